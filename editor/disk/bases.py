"""What files with unsaved edits held when they were last read or written: merges need it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from core.world.edits import Changes
    from core.world.lore_file import LoreFile
    from editor.document import Document


class Bases(QObject):
    """Reads a file from the disk at its first edit, while it still holds what was opened."""

    def __init__(self, document: Document) -> None:
        super().__init__(document)
        self._document = document
        self._texts: dict[int, tuple[bytes, str]] = {}
        document.changed.connect(self._on_changed)
        document.saved.connect(self._on_saved)

    def text(self, file: int) -> str | None:
        """The text that the file's edits began from; None when it is not known."""
        disk = self._document.world.file(file).disk
        known = self._texts.get(file)
        return (
            known[1] if known is not None and disk is not None and known[0] == disk.digest else None
        )

    def keep(self, file: int, text: str) -> None:
        """The text that is on disk now, and that later edits begin from."""
        disk = self._document.world.file(file).disk
        if disk is not None:
            self._texts[file] = (disk.digest, text)

    def _on_changed(self, changes: Changes) -> None:
        world = self._document.world
        for handle in changes.files:
            if world.file(handle).touched:
                self._read(world.file(handle))

    def _on_saved(self, paths: object) -> None:
        self._texts.clear()
        for file in self._document.world.files:
            if file.touched:
                self._read(file)

    def _read(self, file: LoreFile) -> None:
        from core.files.digests import digest

        if file.disk is None or self.text(file.handle) is not None:
            return
        try:
            data = file.path.read_bytes()
        except OSError:
            return
        if digest(data) == file.disk.digest:
            self._texts[file.handle] = (file.disk.digest, data.decode("utf-8", "replace"))
