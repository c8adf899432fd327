"""The folder of a user's data: private, one place for each world, pruned by size and age.

The world's own folder is never written to from here.
"""

from __future__ import annotations

import contextlib
import fnmatch
import os
import shutil
import time
from collections.abc import Iterator
from pathlib import Path

from core.files.digests import digest, random_word

FOLDER_MODE, FILE_MODE = 0o700, 0o600
_STALE_S = 600.0
_PART = ".part"
_TRIES = 50


def world_key(root: Path) -> str:
    """What a world is kept under: its name, and a hash of its real path."""
    real = Path(os.path.realpath(root))
    name = "".join(c if c.isalnum() else "_" for c in real.name)[:40]
    return f"{name or 'world'}-{digest(os.fsencode(real), 8).hex()}"


def private_folder(path: Path) -> Path:
    """The folder, made if need be, open to this user alone. Raises OSError."""
    missing = [p for p in (path, *path.parents) if not p.exists()]
    for each in reversed(missing):
        with contextlib.suppress(FileExistsError):
            each.mkdir(mode=FOLDER_MODE)
    if path.stat().st_mode & 0o077:
        path.chmod(FOLDER_MODE)
    return path


def write_private(path: Path, data: bytes) -> None:
    """Write a file for this user alone; it is there whole or not at all. Raises OSError."""
    part = path.with_name(f".{path.name}.{random_word()}{_PART}")
    try:
        handle = _create(part)
        with open(handle, "wb") as file:  # noqa: PTH123
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def _create(path: Path) -> int:
    """Open a new file. Another process may take the folder away while it is still empty."""
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
    for _ in range(_TRIES):
        with contextlib.suppress(FileNotFoundError):
            private_folder(path.parent)
            return os.open(path, flags, FILE_MODE)
    private_folder(path.parent)
    return os.open(path, flags, FILE_MODE)


def remove(path: Path) -> None:
    """Remove a file or a folder with all in it, if it is there. Raises OSError."""
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


def files_in(folder: Path, pattern: str = "*") -> list[Path]:
    """The whole files of a folder, oldest first; none where there is no folder."""
    _, _, names = next(os.walk(folder), ("", (), ()))
    whole = [folder / name for name in fnmatch.filter(names, pattern) if not name.endswith(_PART)]
    return sorted(filter(Path.is_file, whole), key=lambda p: (_mtime(p), p.name))


def sweep(folder: Path, now: float | None = None) -> None:
    """Remove what a kill left half written."""
    now = time.time() if now is None else now
    for path in _all_files(folder):
        half_written = path.name.startswith(".") and path.name.endswith(_PART)
        if half_written and now - _mtime(path) > _STALE_S:
            _try_remove(path)


def prune(folder: Path, *, max_bytes: int, max_age_s: float, now: float | None = None) -> None:
    """Remove files that are too old, then the oldest while all are too large together."""
    now = time.time() if now is None else now
    sweep(folder, now)
    kept = []
    for path in _all_files(folder):
        if now - _mtime(path) > max_age_s:
            _try_remove(path)
        else:
            kept.append(path)
    total = sum(size_of(path) for path in kept)
    for path in sorted(kept, key=_mtime):
        if total <= max_bytes:
            break
        total -= size_of(path)
        _try_remove(path)
    _remove_empty(folder)


def _all_files(folder: Path) -> Iterator[Path]:
    # os.walk passes over what another process removes meanwhile; Path.glob raises.
    paths = [Path(top, name) for top, _, names in os.walk(folder) for name in names]
    return filter(Path.is_file, paths)


def _try_remove(path: Path) -> None:
    with contextlib.suppress(OSError):
        path.unlink()


def _remove_empty(folder: Path) -> None:
    _, folders, _ = next(os.walk(folder), ("", (), ()))
    for name in folders:
        remove_if_empty(folder / name)


def remove_if_empty(folder: Path) -> None:
    """Remove a folder that holds nothing; one in use, or gone, is left as it is."""
    with contextlib.suppress(OSError):
        folder.rmdir()


def _mtime(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def size_of(path: Path) -> int:
    """Bytes of a file, or of all files in a folder; 0 for nothing."""
    try:
        if path.is_dir():
            return sum(size_of(p) for p in _all_files(path))
        return path.stat().st_size
    except OSError:
        return 0
