"""The recovery journal: unsaved texts of a world's files, kept until they are saved.

It lies in the user's data folder and never touches the world. A journal that is
being restored is marked, so that a start which ends in the same crash is told from
the first one and does not offer the same again by itself.
"""

from __future__ import annotations

import gzip
import json
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from core.recovery.user_data import (
    files_in,
    prune,
    remove,
    remove_if_empty,
    size_of,
    world_key,
    write_private,
)

MAX_BYTES = 64 << 20
"""Unsaved texts larger than this together are not kept."""
MAX_ALL_BYTES = 256 << 20
MAX_AGE_S = 30 * 24 * 3600.0
_VERSION = 1


class TooLarge(Exception):
    """The unsaved texts are larger than `MAX_BYTES`; nothing was kept."""


@dataclass(frozen=True, slots=True)
class Unsaved:
    """One file's unsaved text, and the digest (hex) of what it was made from; "" unknown."""

    text: str
    base: str = ""


@dataclass(frozen=True, slots=True)
class Kept:
    """What a journal holds: the world, when it was written, texts by file name.

    `attempted` tells that it was being restored when the program ended.
    """

    world: str
    written: float
    files: Mapping[str, Unsaved]
    attempted: bool = False


class Journal:
    """A journal of one world. Every method may raise OSError, but for `read`.

    There may be several, in slots: what an earlier run left stays in its own until it is
    restored or given up.
    """

    def __init__(self, data_folder: Path, root: Path, slot: int = 1) -> None:
        self._root = root
        self._all = recovery_folder(data_folder)
        self.folder = self._all / world_key(root)
        self.path = self.folder / f"unsaved-{slot}.json.gz"
        self._mark = self.folder / f"restoring-{slot}"

    def write(self, files: Mapping[str, Unsaved], now: float | None = None) -> None:
        """Keep these texts in the place of those before; none means nothing is unsaved.

        Raises TooLarge; what was kept before stays.
        """
        if not files:
            self.forget()
            return
        if (
            sum(len(each.text.encode("utf-8", "surrogatepass")) for each in files.values())
            > MAX_BYTES
        ):
            raise TooLarge
        rows = {name: {"text": each.text, "base": each.base} for name, each in files.items()}
        content = {
            "loremask_recovery": _VERSION,
            "world": str(self._root),
            "written": time.time() if now is None else now,
            "files": rows,
        }
        write_private(self.path, gzip.compress(json.dumps(content).encode("ascii"), 1))
        prune(self._all, max_bytes=MAX_ALL_BYTES, max_age_s=MAX_AGE_S)

    def read(self) -> Kept | None:
        """What is kept; None for nothing, or nothing that can be read."""
        try:
            kept = _parse(gzip.decompress(self.path.read_bytes()))
        except (OSError, EOFError, ValueError, KeyError, TypeError, AttributeError):
            return None
        return Kept(kept.world, kept.written, kept.files, self._mark.exists())

    def begin_restoring(self) -> None:
        """Mark that restoring begins; to be ended by `end_restoring` or `forget`."""
        write_private(self._mark, b"")

    def end_restoring(self) -> None:
        """Restoring went well; the texts stay until they are saved or written anew."""
        self._mark.unlink(missing_ok=True)

    def forget(self) -> None:
        """Nothing is unsaved any more."""
        self.path.unlink(missing_ok=True)
        self.end_restoring()
        remove_if_empty(self.folder)


def slots(data_folder: Path, root: Path) -> tuple[int, ...]:
    """The slots of a world that hold something, those written last first."""
    folder = recovery_folder(data_folder) / world_key(root)
    names = [path.name for path in reversed(files_in(folder, "unsaved-*.json.gz"))]
    numbers = [name.removeprefix("unsaved-").removesuffix(".json.gz") for name in names]
    return tuple(int(number) for number in numbers if number.isdecimal())


def free_slot(data_folder: Path, root: Path) -> int:
    """The first slot that holds nothing."""
    taken = slots(data_folder, root)
    return next(number for number in range(1, len(taken) + 2) if number not in taken)


def _parse(data: bytes) -> Kept:
    content = json.loads(data)
    if content["loremask_recovery"] != _VERSION:
        raise ValueError("another version")
    files = {
        str(name): Unsaved(str(row["text"]), str(row["base"]))
        for name, row in content["files"].items()
        if Path(name).name == name
    }
    return Kept(str(content["world"]), float(content["written"]), files)


def recovery_folder(data_folder: Path) -> Path:
    """Where the journals of all worlds lie."""
    return data_folder / "recovery"


def forget_all(data_folder: Path) -> int:
    """Remove everything kept of all worlds, backups too; the bytes freed. Raises OSError."""
    from core.recovery.backups import backups_folder

    freed = 0
    for folder in (recovery_folder(data_folder), backups_folder(data_folder)):
        freed += size_of(folder)
        if folder.exists():
            remove(folder)
    return freed


def kept_bytes(data_folder: Path) -> int:
    """How much is kept of all worlds together."""
    from core.recovery.backups import backups_folder

    return sum(size_of(f) for f in (recovery_folder(data_folder), backups_folder(data_folder)))
