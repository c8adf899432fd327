"""Writing files so that a kill, a full disk or a refusal never costs a byte.

One file: a temporary beside the target, flushed to disk, then renamed over it.
Several files: all temporaries first, then a journal that names them, then the
renames; `recover` finishes (or takes back) what a kill interrupted, so that the
next start finds all old or all new.
"""

from __future__ import annotations

import contextlib
import errno
import json
import os
import shutil
import stat
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from core.errors import CannotSave
from core.files.digests import digest, random_word
from core.files.lock import folder_lock

JOURNAL = ".loremask-save"
_MARK = ".loremask-"
_STALE_SECONDS = 600.0

Step = Callable[[str], None]
"""Called before each step that touches the disk, for tests that stop there."""


@dataclass(frozen=True, slots=True)
class Row:
    """One target of a save: its name in the folder and the names beside its real place."""

    name: str
    new: str
    old: str
    digest: str
    is_made: bool = False
    """Whether the save makes the file: taking it back deletes it then, and only then."""

    def target(self, folder: Path) -> Path:
        """The real place of the target; links are followed."""
        return Path(os.path.realpath(folder / self.name))

    def beside(self, folder: Path, name: str) -> Path:
        """A file beside the real place of the target."""
        return self.target(folder).parent / name


def write_files(
    folder: Path,
    contents: Mapping[str, bytes],
    step: Step = lambda _: None,
    check: Callable[[], None] = lambda: None,
) -> None:
    """Replace files of a folder (names to bytes), all or none.

    Keeps their modes, follows links, makes files that do not exist. Programs that save in
    one folder wait for one another; `check` is called once no other can write any more,
    and may raise. Raises CannotSave; then nothing has changed.
    """
    with folder_lock(folder):
        _finish_killed(folder)
        check()
        _write_locked(folder, contents, step)


def _finish_killed(folder: Path) -> None:
    """What a killed save left must not be finished later, over what is written now."""
    try:
        _recover(folder)
    except CannotSave as error:
        if error.code != "journal_foreign":
            raise


def _write_locked(folder: Path, contents: Mapping[str, bytes], step: Step) -> None:
    rows = [_row(folder, name, data) for name, data in contents.items()]
    for row in rows:
        check_writable(row.target(folder))
    try:
        for row in rows:
            step(f"temporary {row.name}")
            _write_temporary(folder, row, contents[row.name])
        if len(rows) == 1:
            step(f"rename {rows[0].name}")
            _rename(rows[0].beside(folder, rows[0].new), rows[0].target(folder))
        else:
            _write_together(folder, rows, step)
    except OSError as error:
        raise save_error(error, folder) from None
    finally:
        # While a journal stands, the next start needs the temporaries to finish by.
        if not (folder / JOURNAL).exists():
            _remove(row.beside(folder, name) for row in rows for name in (row.new, row.old))


def _row(folder: Path, name: str, data: bytes) -> Row:
    token = random_word()
    stem = f".{name}{_MARK}{token}"
    row = Row(name, stem + ".new", stem + ".old", _digest(data))
    return replace(row, is_made=not os.path.lexists(row.target(folder)))


def _digest(data: bytes) -> str:
    return digest(data).hex()


def check_writable(path: Path) -> None:
    """Raises CannotSave for a target that may not be written, root or not."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return
    except OSError as error:
        raise save_error(error, path) from None
    if not stat.S_ISREG(mode):
        raise CannotSave("not_a_file", path=path)
    if not mode & 0o222 or not os.access(path, os.W_OK):
        raise CannotSave("save_read_only", path=path)


def save_error(error: OSError, path: Path) -> CannotSave:
    """The error for a system's refusal while saving."""
    full = (errno.ENOSPC, errno.EDQUOT) if hasattr(errno, "EDQUOT") else (errno.ENOSPC,)
    if error.errno in full:
        return CannotSave("save_no_space", path=path)
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return CannotSave("save_no_permission", path=path)
    return CannotSave("save_failed", {"reason": error.strerror or str(error)}, path=path)


def _write_temporary(folder: Path, row: Row, data: bytes) -> None:
    target, temporary = row.target(folder), row.beside(folder, row.new)
    with temporary.open("xb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    with contextlib.suppress(FileNotFoundError):
        shutil.copymode(target, temporary)
        _copy_owner(target, temporary)


def _copy_owner(target: Path, temporary: Path) -> None:
    if not hasattr(os, "chown"):
        return
    owner = target.stat()
    with contextlib.suppress(PermissionError):
        os.chown(temporary, owner.st_uid, owner.st_gid)


def _rename(source: Path, target: Path) -> None:
    source.replace(target)
    _sync_folder(target.parent)


def _sync_folder(folder: Path) -> None:
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


# several files


def _write_together(folder: Path, rows: list[Row], step: Step) -> None:
    for row in rows:
        step(f"keep {row.name}")
        _keep_old(row.target(folder), row.beside(folder, row.old))
    step("journal")
    _write_journal(folder, rows, forward=True)
    try:
        for row in rows:
            step(f"rename {row.name}")
            _rename(row.beside(folder, row.new), row.target(folder))
    except OSError:
        step("journal back")
        _write_journal(folder, rows, forward=False)
        _finish(folder, rows, forward=False)
        raise
    step("end")
    _end(folder, rows)


def _keep_old(target: Path, old: Path) -> None:
    if not target.exists():
        return
    try:
        os.link(target, old)
    except OSError:
        shutil.copy2(target, old)


def _write_journal(folder: Path, rows: list[Row], *, forward: bool) -> None:
    data = json.dumps({"loremask_save": 1, "forward": forward, "files": [asdict(r) for r in rows]})
    temporary = folder / f"{JOURNAL}.{random_word()}.new"
    try:
        with temporary.open("x", encoding="utf-8") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        _rename(temporary, folder / JOURNAL)
    finally:
        temporary.unlink(missing_ok=True)


def _finish(folder: Path, rows: list[Row], *, forward: bool) -> None:
    for row in rows:
        source = row.beside(folder, row.new if forward else row.old)
        target = row.target(folder)
        if source.exists() and (not forward or _digest(source.read_bytes()) == row.digest):
            _rename(source, target)
        elif not forward and row.is_made and _is_new(folder, row):
            target.unlink()
    _end(folder, rows)


def _is_new(folder: Path, row: Row) -> bool:
    """Whether a target that had no old file is the one this save made."""
    path = folder / row.name
    return path.is_file() and not path.is_symlink() and _digest(path.read_bytes()) == row.digest


def _end(folder: Path, rows: list[Row]) -> None:
    (folder / JOURNAL).unlink(missing_ok=True)
    _sync_folder(folder)
    _remove(row.beside(folder, name) for row in rows for name in (row.old, row.new))


def _remove(paths: Iterator[Path]) -> None:
    for path in paths:
        with contextlib.suppress(OSError):
            path.unlink(missing_ok=True)


# the next start


def recover(folder: Path) -> bool:
    """Finish a save of several files that a kill interrupted; True when there was one.

    A journal that names anything but files of this folder is left alone.
    Raises CannotSave when it cannot be finished now.
    """
    if not (folder / JOURNAL).exists():
        _sweep(folder)
        return False
    with folder_lock(folder):
        return _recover(folder)


def _recover(folder: Path) -> bool:
    journal = folder / JOURNAL
    try:
        text = journal.read_text(encoding="utf-8")
    except FileNotFoundError:
        return False
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise CannotSave("save_failed", {"reason": reason}, path=journal) from None
    rows, forward = _parse_journal(text, journal)
    try:
        _finish(folder, rows, forward=forward)
    except OSError as error:
        raise save_error(error, journal) from None
    return True


def _parse_journal(text: str, path: Path) -> tuple[list[Row], bool]:
    try:
        data = json.loads(text)
        rows = [_row_of(f) for f in data["files"]]
        forward = bool(data["forward"])
    except (ValueError, KeyError, TypeError, RecursionError):
        raise CannotSave("journal_foreign", path=path) from None
    if not all(_is_ours(row) for row in rows):
        raise CannotSave("journal_foreign", path=path)
    return rows, forward


def _row_of(file: dict[str, str | bool]) -> Row:
    name, new, old, digest = (str(file[key]) for key in ("name", "new", "old", "digest"))
    return Row(name, new, old, digest, file.get("is_made") is True)


def _is_ours(row: Row) -> bool:
    stem = f".{row.name}{_MARK}"
    plain = replace(row, name=Path(row.name).name, new=Path(row.new).name, old=Path(row.old).name)
    return plain == row and row.new.startswith(stem) and row.old.startswith(stem)


def _sweep(folder: Path) -> None:
    """Remove temporaries that a kill before the journal left, once they are old."""
    with contextlib.suppress(OSError):
        stale = [
            Path(entry.path)
            for entry in os.scandir(folder)
            if entry.name.startswith(".")
            and _MARK in entry.name
            and entry.name.endswith((".new", ".old"))
            and time.time() - entry.stat().st_mtime > _STALE_SECONDS
        ]
        _remove(iter(stale))
