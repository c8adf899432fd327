"""Noticing what other programs do to the open world's files, by their content."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from editor.tasks import Tasks, Token

if TYPE_CHECKING:
    from editor.document import Document

QUIET_MS = 700
"""A look is taken when nothing has moved for so long: programs write in several steps."""
_KEY = "disk-look"
Stamp = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Asked:
    """What to look at: files by handle, with the stamp that was last found unchanged."""

    root: Path
    files: Mapping[int, tuple[Path, Stamp | None]]
    whole_folder: bool


@dataclass(frozen=True, slots=True)
class Look:
    """What was found: digests of files that may have changed, and stamps of all.

    `failed` names files that are there and cannot be read; `appeared` are files of the
    folder that the world does not have, with their digests.
    """

    digests: Mapping[int, bytes] = field(default_factory=dict)
    stamps: Mapping[int, Stamp] = field(default_factory=dict)
    gone: frozenset[int] = frozenset()
    failed: frozenset[int] = frozenset()
    appeared: tuple[tuple[Path, bytes], ...] = ()
    folder_gone: bool = False


class Watch(QObject):
    """Watches one document's files until it is deleted with it.

    looked(Look): after files or the folder moved, the window came to the front, or a save
    was refused. It may tell of the program's own writing: compare with the world.
    """

    looked = Signal(object)

    def __init__(self, document: Document, tasks: Tasks) -> None:
        super().__init__(document)
        self._document, self._tasks = document, tasks
        self._whole_folder = document.world.root.is_dir()
        self._paused = False
        self._stamps: dict[int, Stamp] = {}
        self._watcher = QFileSystemWatcher(self)
        self._quiet = QTimer(self, singleShot=True, interval=QUIET_MS)
        self._quiet.timeout.connect(self.look)
        self._watcher.fileChanged.connect(self._on_moved)
        self._watcher.directoryChanged.connect(self._on_moved)
        self._watch_again()

    def look(self) -> None:
        """Compare the files with the disk, in another thread."""
        self._quiet.stop()
        if self._paused:
            return
        world = self._document.world
        files = {f.handle: (f.path, self._stamps.get(f.handle)) for f in world.files}
        asked = Asked(world.root, files, self._whole_folder)
        self._tasks.run(
            lambda token: take_look(asked, token), self._on_looked, key=_KEY, owner=self
        )

    def look_again(self, milliseconds: int) -> None:
        """Take another look a little later."""
        QTimer.singleShot(milliseconds, self, self.look)

    def pause(self) -> None:
        """The program itself is writing: what is seen meanwhile means nothing."""
        self._paused = True
        self._tasks.cancel_key(_KEY)

    def resume(self) -> None:
        """The program has written."""
        self._paused = False
        self._quiet.start()

    def forget(self, file: int) -> None:
        """The file is to be read at the next look, whatever its stamp says."""
        self._stamps.pop(file, None)

    def settled(self, file: int, stamp: Stamp | None) -> None:
        """What the file holds is known to the world; it is read again once its stamp differs."""
        if stamp is not None:
            self._stamps[file] = stamp

    def _on_moved(self, path: str) -> None:
        root = self._document.world.root
        if Path(path) != root.parent or not self._whole_folder or not root.exists():
            self._quiet.start()

    def _on_looked(self, look: Look) -> None:
        # A file that was replaced is another file to the system, which must be watched anew.
        self._watch_again()
        self.looked.emit(look)

    def _watch_again(self) -> None:
        world = self._document.world
        folder = world.root if world.root.is_dir() else world.root.parent
        wanted = {str(file.path) for file in world.files if file.path.exists()}
        # The folder's own folder tells when it gets another name.
        wanted |= {str(each) for each in (folder, folder.parent) if each.is_dir()}
        watched = {*self._watcher.files(), *self._watcher.directories()}
        if watched - wanted:
            self._watcher.removePaths(sorted(watched - wanted))
        if wanted - watched:
            self._watcher.addPaths(sorted(wanted - watched))


def take_look(asked: Asked, token: Token | None = None) -> Look:
    """Stamps of all files, and digests of those whose stamp is another. Runs in any thread."""
    from core.files.digests import digest

    digests: dict[int, bytes] = {}
    stamps: dict[int, Stamp] = {}
    gone: set[int] = set()
    failed: set[int] = set()
    for handle, (path, known) in asked.files.items():
        if token is not None:
            token.check()
        try:
            stamps[handle] = stamp = stamp_of(path)
            if stamp != known:
                digests[handle] = digest(path.read_bytes())
        except FileNotFoundError:
            gone.add(handle)
        except OSError:
            failed.add(handle)
    if not asked.root.exists():
        return Look(gone=frozenset(gone), folder_gone=asked.whole_folder)
    appeared = _appeared(asked) if asked.whole_folder else ()
    return Look(digests, stamps, frozenset(gone), frozenset(failed), appeared)


def stamp_of(path: Path) -> Stamp:
    """What changes whenever a file is written: time, size, number. Raises OSError."""
    found = path.stat()
    return found.st_mtime_ns, found.st_size, found.st_ino


def _appeared(asked: Asked) -> tuple[tuple[Path, bytes], ...]:
    from core.errors import UnreadableFile
    from core.files.digests import digest
    from core.world.opening import lore_paths

    known = {path for path, _ in asked.files.values()}
    try:
        paths = [path for path in lore_paths(asked.root) if path not in known]
        return tuple((path, digest(path.read_bytes())) for path in paths)
    except (UnreadableFile, OSError):
        return ()
