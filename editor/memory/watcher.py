"""Watches the file of an open save, through replacements, and says when the game has saved."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from editor.memory.reading import Stamp, stamp_of

_PAUSE_MS = 500


class SaveWatcher(QObject):
    """changed(): the file is another one than the one that was read, and has come to rest."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None, *, pause_ms: int = _PAUSE_MS) -> None:
        super().__init__(parent)
        self._path: Path | None = None
        self._seen: Stamp | None = None
        self._watcher = QFileSystemWatcher(self)
        self._rest = QTimer(self, singleShot=True, interval=pause_ms)
        self._watcher.fileChanged.connect(self._on_event)
        self._watcher.directoryChanged.connect(self._on_event)
        self._rest.timeout.connect(self._look)

    def watch(self, path: Path, stamp: Stamp | None) -> None:
        """Watch a file that was read when it had that stamp."""
        self.stop()
        self._path, self._seen = path, stamp
        # A game that replaces its save takes the watched file away, so the folder is watched too.
        self._watcher.addPath(str(path.parent))
        self._add_again()

    def stop(self) -> None:
        """Watch nothing."""
        self._rest.stop()
        self._path = None
        watched = [*self._watcher.files(), *self._watcher.directories()]
        if watched:
            self._watcher.removePaths(watched)

    def _on_event(self) -> None:
        self._rest.start()

    def _look(self) -> None:
        if self._path is None:
            return
        self._add_again()
        found = stamp_of(self._path)
        if found is not None and found != self._seen:
            self._seen = found
            self.changed.emit()

    def _add_again(self) -> None:
        if self._path is not None and self._path.exists():
            text = str(self._path)
            if text not in self._watcher.files():
                self._watcher.addPath(text)
