"""Who has a world open: a file in the user's data folder, never in the world's.

The file names a process. It is stale when that process is gone; of another computer
(a home folder on a network), when it has not been renewed for some minutes.
"""

from __future__ import annotations

import contextlib
import getpass
import json
import os
import socket
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

from core.files.digests import random_word
from core.recovery.user_data import FILE_MODE, private_folder, world_key, write_private

RENEW_S = 60.0
"""How often a holder renews its lock."""
_STALE_S = 5 * RENEW_S


@dataclass(frozen=True, slots=True)
class Owner:
    """Who holds a lock. `token` tells two holders of one process apart."""

    pid: int
    host: str
    user: str
    since: float
    started: str
    token: str


class Lock:
    """The lock of one world for one holder."""

    def __init__(
        self, data_folder: Path, root: Path, *, clock: Callable[[], float] = time.time
    ) -> None:
        self.path = data_folder / "locks" / f"{world_key(root)}.json"
        self._clock = clock
        self._me = _myself(clock())

    def acquire(self) -> Owner | None:
        """Take the lock; None when it is ours now, else who holds it. Raises OSError."""
        private_folder(self.path.parent)
        for _ in range(3):
            if self._create():
                return None
            owner = self.owner()
            if owner == self._me:
                return None
            if owner is not None and not self.is_stale(owner):
                return owner
            self._remove_stale(owner)
        self.take_over()
        return None

    def take_over(self) -> None:
        """Take the lock from whoever holds it, who notices at its next look. Raises OSError."""
        write_private(self.path, self._content())

    def owner(self) -> Owner | None:
        """Who holds the lock; None for nobody, or a file that says nothing."""
        try:
            content = json.loads(self.path.read_text(encoding="utf-8"))
            return Owner(**content)
        except (OSError, ValueError, TypeError):
            return None

    @property
    def is_mine(self) -> bool:
        """Whether this holder has the lock."""
        return self.owner() == self._me

    def renew(self) -> bool:
        """Say that the holder is alive; False when the lock was taken over. Raises OSError."""
        if not self.is_mine:
            return False
        os.utime(self.path)
        return True

    def release(self) -> None:
        """Give the lock back, if it is ours."""
        if self.is_mine:
            with contextlib.suppress(OSError):
                self.path.unlink()

    def is_stale(self, owner: Owner) -> bool:
        """Whether a holder is gone."""
        if owner.host != self._me.host:
            return self._clock() - _mtime(self.path) > _STALE_S
        if not is_alive(owner.pid):
            return True
        return bool(owner.started) and owner.started != start_of(owner.pid)

    def _create(self) -> bool:
        """Make the file with its content at once: a reader never finds half of it."""
        part = self.path.with_name(f".{self.path.name}.{random_word()}.part")
        try:
            handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE_MODE)
            with open(handle, "wb") as file:  # noqa: PTH123
                file.write(self._content())
            return self._put(part)
        finally:
            part.unlink(missing_ok=True)

    def _put(self, part: Path) -> bool:
        try:
            os.link(part, self.path)
        except FileExistsError:
            return False
        except OSError:
            return self._put_without_links(part)
        return True

    def _put_without_links(self, part: Path) -> bool:
        if self.path.exists():
            return False
        part.replace(self.path)
        return True

    def _content(self) -> bytes:
        return json.dumps(asdict(self._me)).encode("utf-8")

    def _remove_stale(self, owner: Owner | None) -> None:
        # Another program may have taken it between the look and now.
        if self.owner() == owner:
            with contextlib.suppress(OSError):
                self.path.unlink()


def _myself(now: float) -> Owner:
    pid = os.getpid()
    return Owner(pid, socket.gethostname(), _user(), now, start_of(pid), random_word(8))


def _user() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):
        return ""


def _mtime(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def start_of(pid: int) -> str:
    """When a process began, in the system's own unit; "" where that cannot be told.

    It tells a process from a later one that was given the same number.
    """
    try:
        text = Path(f"/proc/{pid}/stat").read_text(encoding="ascii", errors="replace")
        return text.rpartition(")")[2].split()[19]
    except (OSError, IndexError):
        return ""


def is_alive(pid: int) -> bool:
    """Whether a process of this computer runs."""
    if pid <= 0:
        return False
    if sys.platform == "win32":
        return _is_alive_on_windows(pid)
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


def _is_alive_on_windows(pid: int) -> bool:
    import ctypes

    query, still_active = 0x1000, 259
    kernel = ctypes.windll.kernel32  # type: ignore[attr-defined,unused-ignore]
    handle = kernel.OpenProcess(query, False, pid)
    if not handle:
        return False
    code = ctypes.c_ulong()
    found = kernel.GetExitCodeProcess(handle, ctypes.byref(code))
    kernel.CloseHandle(handle)
    return bool(found) and code.value == still_active
