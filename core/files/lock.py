"""One writer at a time in a folder, between processes; a killed one holds no lock."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from core.errors import CannotSave

PATIENCE_S = 10.0
"""How long to wait for another program's save; one takes well under a second."""
_PAUSE_S = 0.02
_BUSY = frozenset({errno.EAGAIN, errno.EEXIST})


@contextlib.contextmanager
def folder_lock(folder: Path, patience_s: float = PATIENCE_S) -> Iterator[None]:
    """Hold the folder for one save. Raises CannotSave when another holds it for too long.

    A file system without locks is written without one. Not to be taken twice in a thread.
    """
    handle = _wait(folder, time.monotonic() + patience_s)
    try:
        yield
    finally:
        if handle is not None:
            os.close(handle)


def _wait(folder: Path, until: float) -> int | None:
    while True:
        try:
            return _take(folder)
        except OSError as error:
            if error.errno not in _BUSY:
                return None
        if time.monotonic() > until:
            raise CannotSave("save_busy", path=folder)
        time.sleep(_PAUSE_S)


if sys.platform == "win32":

    def _take(folder: Path) -> int:
        # The system deletes it when it is closed, also by a kill.
        flags = os.O_CREAT | os.O_EXCL | os.O_RDWR | os.O_TEMPORARY
        return os.open(folder / ".loremask-lock", flags)

else:
    import fcntl

    def _take(folder: Path) -> int:
        handle = os.open(folder, os.O_RDONLY)
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(handle)
            raise
        return handle
