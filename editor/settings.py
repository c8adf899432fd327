"""What the user chose, kept between starts: typed, in one JSON file, forgiving when read.

Plain dataclasses and no pydantic: this is read before the first paint.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QSaveFile, QStandardPaths, Signal

VERSION = 1
MAX_RECENT = 12
THEMES = ("system", "light", "dark", "high_contrast")
LANGUAGES = ("", "en", "es", "pt")
SPELLINGS = ("world", "off", "en", "es", "pt")
_FILE = "settings.json"
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings. `language` "" follows the system; geometry is Qt's, in base64.

    `rooms` holds what each workspace saved of itself, by its id; `shortcuts` those of
    actions that the user changed, by the action's id; `spelling` is a language, that of the
    "world", or "off".
    """

    version: int = VERSION
    theme: str = "system"
    language: str = ""
    spelling: str = "world"
    recent: tuple[str, ...] = ()
    last_world: str = ""
    saves_folder: str = ""
    geometry: str = ""
    workspace: str = "lore"
    dock_open: bool = True
    dock_height: int = 178
    rooms: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    model: Mapping[str, Any] = field(default_factory=dict)
    shortcuts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


def read_settings(raw: object) -> Settings:
    """Settings from JSON values: what is missing or wrong keeps its default."""
    known = raw if isinstance(raw, dict) else {}
    default = Settings()
    values = {f.name: _value(f.name, known.get(f.name), getattr(default, f.name)) for f in _FIELDS}
    return replace(Settings(**values), version=VERSION)


_FIELDS = fields(Settings)


def _value(name: str, found: object, default: Any) -> Any:
    if name == "recent":
        return _texts(found)[:MAX_RECENT]
    if name == "rooms":
        rooms = found.items() if isinstance(found, dict) else ()
        return {str(k): v for k, v in rooms if isinstance(v, dict)}
    if name == "shortcuts":
        chosen = found.items() if isinstance(found, dict) else ()
        return {str(id): _texts(keys) for id, keys in chosen if isinstance(keys, list)}
    if type(found) is not type(default):
        return default
    allowed = {"theme": THEMES, "language": LANGUAGES, "spelling": SPELLINGS}.get(name)
    return default if allowed and found not in allowed else found


def _texts(found: object) -> tuple[str, ...]:
    listed = found if isinstance(found, list) else []
    return tuple(dict.fromkeys(text for text in listed if isinstance(text, str) and text))


def default_settings_path() -> Path:
    """The settings file of this user."""
    location = QStandardPaths.StandardLocation.AppConfigLocation
    return Path(QStandardPaths.writableLocation(location)) / _FILE


class SettingsStore(QObject):
    """The settings in use. `changed(str)` names the field that was changed.

    A file that cannot be read is put aside as `.bad`; one that cannot be written costs
    the settings of this run, and nothing else.
    """

    changed = Signal(str)

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._foreign: dict[str, Any] = {}
        self._values = self._read()

    @property
    def values(self) -> Settings:
        """The settings as they are now."""
        return self._values

    def update(self, **values: Any) -> None:
        """Set some fields and write the file. Raises TypeError for an unknown field."""
        new = replace(self._values, **values)
        changed = [name for name in values if getattr(new, name) != getattr(self._values, name)]
        if not changed:
            return
        self._values = new
        self._write()
        for name in changed:
            self.changed.emit(name)

    def remember_world(self, path: Path) -> None:
        """Put a world first among the recent ones."""
        text = str(path)
        rest = [known for known in self._values.recent if known != text]
        self.update(recent=(text, *rest)[:MAX_RECENT], last_world=text)

    def forget_world(self, path: str) -> None:
        """Take a world off the recent ones."""
        self.update(recent=tuple(known for known in self._values.recent if known != path))

    def room(self, id: str) -> Mapping[str, Any]:
        """What a workspace saved of itself."""
        return self._values.rooms.get(id, {})

    def set_room(self, id: str, state: Mapping[str, Any]) -> None:
        """Keep what a workspace saves of itself."""
        self.update(rooms={**self._values.rooms, id: dict(state)})

    def _read(self) -> Settings:
        try:
            raw = json.loads(self._path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return Settings()
        except (OSError, ValueError, RecursionError) as error:
            _log.warning("settings could not be read: %s", error)
            self._put_aside()
            return Settings()
        if isinstance(raw, dict):
            known = {f.name for f in _FIELDS}
            self._foreign = {k: v for k, v in raw.items() if k not in known}
        return read_settings(raw)

    def _put_aside(self) -> None:
        try:
            self._path.replace(self._path.with_suffix(".bad"))
        except OSError as error:
            _log.info("the unreadable settings stay where they are: %s", error)

    def _write(self) -> None:
        text = json.dumps({**self._foreign, **asdict(self._values)}, ensure_ascii=False, indent=1)
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            _log.info("settings were not written: %s", error)
            return
        file = QSaveFile(str(self._path))
        if not file.open(QSaveFile.OpenModeFlag.WriteOnly):
            _log.info("settings were not written: %s", file.errorString())
            return
        file.write(text.encode("utf-8"))
        if not file.commit():
            _log.info("settings were not written: %s", file.errorString())
