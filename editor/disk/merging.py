"""Reloading, merging and restoring files of a document, each as one step of the history."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from editor.disk.bases import Bases
from editor.disk.desk import Desk
from editor.disk.merge_dialog import MergeDialog
from editor.disk.reading import MergedFile, ReadFile, ToMerge, merge_files
from editor.document import Document

if TYPE_CHECKING:
    from core.merge.world_edits import DiskText, TextEdit
    from core.world.edits import Label
    from core.world.lore_file import LoreFile


OPEN_ELSEWHERE = "open_elsewhere"
"""Why a file is read-only while another window of the program has the world."""


class Merging(QObject):
    """Gives files of one document other texts.

    failed(LoremaskError): nothing was changed, and why. said(str): a line to show.
    """

    failed = Signal(object)
    said = Signal(str)

    def __init__(self, document: Document, bases: Bases, desk: Desk) -> None:
        super().__init__(document)
        self.document, self._bases, self._desk = document, bases, desk

    # one text for another

    def follow(self, files: Sequence[ReadFile], label: str = "reload") -> bool:
        """Make files what they are on disk; False when that was not possible."""
        from core.errors import LoremaskError
        from core.merge.world_edits import text_edit

        rows = [(file, file.now) for file in files if file.now is not None]
        world = self.document.world
        try:
            with self._writable(file.handle for file in files):
                edits = [text_edit(world, f.handle, now.text, layout=now.layout) for f, now in rows]
        except LoremaskError as error:
            self.failed.emit(error)
            return False
        return self._push(edits, label, [now for _, now in rows])

    def restore(self, texts: dict[int, str], label: str = "restore") -> bool:
        """Give files texts that are not on disk; False when that was not possible."""
        from core.errors import LoremaskError
        from core.merge.world_edits import joined, text_edit

        world = self.document.world
        try:
            edits = [text_edit(world, handle, text) for handle, text in texts.items()]
        except LoremaskError as error:
            self.failed.emit(error)
            return False
        return self.document.push(joined(edits, self._label(label, edits)))

    def _push(self, edits: Sequence[TextEdit], label: str, disk: Sequence[DiskText]) -> bool:
        from core.merge.world_edits import joined

        def note() -> None:
            for edit, now in zip(edits, disk, strict=True):
                edit.note(self.document.world, now)
                self._bases.keep(edit.file, now.text)

        with self._writable(edit.file for edit in edits) as lifted:
            made = self.document.follow_disk(joined(edits, self._label(label, edits)), note)
        if lifted:
            # Nothing can be edited here, so nothing can be undone either.
            self.document.stack.clear()
        return made

    @contextmanager
    def _writable(self, files: Iterable[int]) -> Iterator[list[LoreFile]]:
        """Files that are read-only because another window edits them follow it all the same."""
        found = [self.document.world.file(file) for file in files]
        lifted = [
            f for f in found if f.read_only is not None and f.read_only.code == OPEN_ELSEWHERE
        ]
        kept = [file.read_only for file in lifted]
        for file in lifted:
            file.read_only = None
        try:
            yield lifted
        finally:
            for file, issue in zip(lifted, kept, strict=True):
                file.read_only = issue

    def _label(self, code: str, edits: Sequence[TextEdit]) -> Label:
        from core.world.edits import Label

        if len(edits) == 1:
            name = self.document.world.file(edits[0].file).name
            return Label("merge_file" if code == "merge" else code, (("file", name),))
        return Label(f"{code}_files", (("count", len(edits)),))

    # merging

    def merge(self, files: Sequence[ReadFile], done: Callable[[], object]) -> None:
        """Merge files with what is on disk; conflicts are asked. `done` when it is."""
        world = self.document.world
        inputs = [
            ToMerge(
                file.handle,
                world.file(file.handle).name,
                self._bases.text(file.handle),
                world.file_text(file.handle),
                file.now.text,
            )
            for file in files
            if file.now is not None
        ]
        disk = {file.handle: file.now for file in files if file.now is not None}

        def merged(found: tuple[MergedFile, ...]) -> None:
            decided = self.decide(found)
            if decided is not None and self._take(decided, disk):
                done()

        self._run(inputs, merged)

    def decide(self, found: Sequence[MergedFile]) -> tuple[MergedFile, ...] | None:
        """Ask about conflicts, if there are any; None when the user gave up."""
        if not any(file.merged.conflicts for file in found):
            return tuple(found)
        dialog = MergeDialog(self._desk.theme, found, self._desk.window)
        accepted, chosen = dialog.exec(), dialog.chosen()
        dialog.deleteLater()
        if not accepted:
            return None
        return merge_files([file.file for file in found], chosen) if chosen else tuple(found)

    def _run(
        self, inputs: Sequence[ToMerge], then: Callable[[tuple[MergedFile, ...]], object]
    ) -> None:
        self._desk.tasks.run(
            lambda token: merge_files(inputs), then, failed=self._on_failed, owner=self
        )

    def _take(self, found: Sequence[MergedFile], disk: dict[int, DiskText]) -> bool:
        from core.merge.world_edits import text_edit

        world = self.document.world
        if any(world.file_text(f.file.handle) != f.file.ours for f in found):
            self.said.emit(self.tr("The file was edited meanwhile. Merge again."))
            return False
        edits = [text_edit(world, f.file.handle, f.merged.text, layout=f.layout) for f in found]
        return self._push(edits, "merge", [disk[f.file.handle] for f in found])

    def _on_failed(self, error: Exception) -> None:
        from core.errors import LoremaskError

        if not isinstance(error, LoremaskError):
            raise error
        self.failed.emit(error)
