"""What the last saves replaced, so that a bad save is not the end of an older text."""

from __future__ import annotations

import gzip
import json
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from core.recovery.user_data import files_in, prune, remove, world_key, write_private
from core.world.saving import SavePlan

KEPT = 10
"""How many saves of a world are kept."""
MAX_ALL_BYTES = 512 << 20
MAX_AGE_S = 365 * 24 * 3600.0
_VERSION = 1
_ENDING = ".json.gz"


@dataclass(frozen=True, slots=True)
class Backup:
    """What one save replaced: its file, and the time of the save."""

    path: Path
    saved: float


@dataclass(frozen=True, slots=True)
class BackupContent:
    """The texts that the save replaced, by file name; None for a file that was not there."""

    saved: float
    files: Mapping[str, str | None]


def backups_folder(data_folder: Path) -> Path:
    """Where the backups of all worlds lie."""
    return data_folder / "backups"


class Backups:
    """The backups of one world."""

    def __init__(self, data_folder: Path, root: Path) -> None:
        self._all = backups_folder(data_folder)
        self.folder = self._all / world_key(root)

    def keep(self, plan: SavePlan, now: float | None = None) -> Path | None:
        """Keep what the plan is about to replace; to be called right before it is written.

        None when it replaces nothing. Raises OSError.
        """
        files = {file.path.name: _text(file.path) for file in plan.files}
        if not any(text is not None for text in files.values()):
            return None
        saved = time.time() if now is None else now
        content = {"loremask_backup": _VERSION, "saved": saved, "files": files}
        path = self._free_path(saved)
        write_private(path, gzip.compress(json.dumps(content).encode("ascii"), 6))
        for old in self.list()[KEPT:]:
            remove(old.path)
        prune(self._all, max_bytes=MAX_ALL_BYTES, max_age_s=MAX_AGE_S)
        return path

    def _free_path(self, saved: float) -> Path:
        """A name that sorts by time; of two saves within one thousandth the second is later."""
        at = int(saved * 1000)
        while (path := self.folder / f"{at:015d}{_ENDING}").exists():
            at += 1
        return path

    def list(self) -> list[Backup]:
        """The backups, newest first."""
        found = [
            Backup(path, int(path.name.removesuffix(_ENDING)) / 1000)
            for path in files_in(self.folder, f"*{_ENDING}")
            if path.name.removesuffix(_ENDING).isdigit()
        ]
        return sorted(found, key=lambda backup: backup.saved, reverse=True)


def read_backup(path: Path) -> BackupContent | None:
    """What a backup holds; None when it cannot be read."""
    try:
        content = json.loads(gzip.decompress(path.read_bytes()))
        if content["loremask_backup"] != _VERSION:
            return None
        files = {
            str(name): None if text is None else str(text)
            for name, text in content["files"].items()
            if Path(name).name == name
        }
        return BackupContent(float(content["saved"]), files)
    except (OSError, EOFError, ValueError, KeyError, TypeError, AttributeError):
        return None


def _text(path: Path) -> str | None:
    try:
        return path.read_bytes().decode("utf-8", "surrogateescape")
    except FileNotFoundError:
        return None
