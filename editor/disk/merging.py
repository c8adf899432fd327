"""Reloading, merging and restoring files of a document, each as one step of the history."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from core.errors import LoremaskError, UnreadableFile
from editor.disk.bases import Bases
from editor.disk.desk import Desk
from editor.disk.merge_dialog import MergeDialog
from editor.disk.reading import Chosen, MergedFile, ReadFile, ToMerge, merge_files
from editor.document import Document
from editor.stager import FEW

if TYPE_CHECKING:
    from core.merge.world_edits import DiskText, TextEdit
    from core.world.edits import Edit, Label
    from core.world.lore_file import LoreFile
    from core.world.staging import Staged


OPEN_ELSEWHERE = "open_elsewhere"
"""Why a file is read-only while another window of the program has the world."""


Done = Callable[[bool], object]
"""Told whether there is a new step."""
Overtaken = Callable[[], object]
"""Called instead of an edit that would take back what was edited meanwhile."""
_AGAIN_MS = 300


@dataclass(frozen=True, slots=True)
class _Wanted:
    """Texts for files: how the edits are made, what they are called, and what is on disk then."""

    make: Callable[[], list[TextEdit]]
    label: str
    files: Sequence[int]
    disk: Sequence[DiskText] | None
    revision: int
    """Of the world that the texts were decided for."""
    overtaken: Overtaken | None = None


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

    def follow(
        self, files: Sequence[ReadFile], done: Done, overtaken: Overtaken | None = None
    ) -> None:
        """Make files what they are on disk; `done` is told whether that was possible."""
        from core.merge.world_edits import text_edit

        rows = [(file.handle, file.now) for file in files if file.now is not None]
        world = self.document.world

        def make() -> list[TextEdit]:
            return [text_edit(world, h, now.text, layout=now.layout) for h, now in rows]

        handles, disk = [h for h, _ in rows], [now for _, now in rows]
        self._put(_Wanted(make, "reload", handles, disk, world.revision, overtaken), done)

    def restore(self, texts: dict[int, str], done: Done, label: str = "restore") -> None:
        """Give files texts that are not on disk; `done` is told whether that was possible."""
        from core.merge.world_edits import text_edit

        world = self.document.world

        def make() -> list[TextEdit]:
            return [text_edit(world, handle, text) for handle, text in texts.items()]

        self._put(_Wanted(make, label, list(texts), None, world.revision), done)

    def _put(self, wanted: _Wanted, done: Done) -> None:
        """Carry it out; in another thread, with progress, where the files hold very many."""
        if self._is_large(wanted.files):
            self._stage(wanted, done)
            return
        try:
            with self._writable(wanted.files):
                edits = wanted.make()
        except LoremaskError as error:
            self.failed.emit(error)
            done(False)
            return
        done(self._push(edits, wanted))

    def _is_large(self, files: Iterable[int]) -> bool:
        found = [self.document.world.file(file) for file in files]
        count = sum(len(section.slots) for file in found for section in file.sections())
        locked = any(file.read_only is not None for file in found)
        return self.document.stager is not None and count > FEW and not locked

    def _stage(self, wanted: _Wanted, done: Done) -> None:
        stager = self.document.stager
        assert stager is not None
        if stager.busy:
            QTimer.singleShot(_AGAIN_MS, self, lambda: self._stage(wanted, done))
            return
        edits: list[TextEdit] = []
        failed: list[LoremaskError] = []

        def make() -> Edit | None:
            failed.clear()
            edits.clear()
            if self._is_overtaken(wanted):
                return None
            try:
                edits[:] = wanted.make()
            except UnreadableFile as error:
                failed.append(error)
                return None
            return self._joined(edits, wanted.label)

        def ready(staged: Staged | None) -> None:
            if failed:
                self.failed.emit(failed[0])
            if wanted.overtaken is not None and self._is_overtaken(wanted):
                wanted.overtaken()
            same = bool(edits) and not any(each.edit.ops for each in edits)
            if staged is None and not same:
                done(False)
            else:
                done(self._push(edits, wanted, staged))

        stager.run(self.tr("Taking in the files …"), self._desk.window, make, ready)

    def _is_overtaken(self, wanted: _Wanted) -> bool:
        return wanted.overtaken is not None and wanted.revision != self.document.world.revision

    def _joined(self, edits: Sequence[TextEdit], label: str) -> Edit:
        from core.merge.world_edits import joined

        return joined(edits, self._label(label, edits))

    def _push(
        self, edits: Sequence[TextEdit], wanted: _Wanted, staged: Staged | None = None
    ) -> bool:
        disk, document = wanted.disk, self.document
        edit = self._joined(edits, wanted.label) if staged is None else staged.edit
        if disk is None:
            return document.push(edit, staged)

        def note() -> None:
            for each, now in zip(edits, disk, strict=True):
                each.note(document.world, now)
                self._bases.keep(each.file, now.text)

        with self._writable(wanted.files) as lifted:
            made = document.follow_disk(edit, note, staged)
        if lifted:
            # Nothing can be edited here, so nothing can be undone either.
            document.stack.clear()
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
            chosen = self._ask(found)
            if chosen:
                self._run(inputs, take, chosen)
            elif chosen is not None:
                take(found)

        def take(found: tuple[MergedFile, ...]) -> None:
            self._take(found, disk, lambda taken: done() if taken else None)

        self._run(inputs, merged)

    def decide(self, found: Sequence[MergedFile]) -> tuple[MergedFile, ...] | None:
        """Ask about conflicts, if there are any; None when the user gave up."""
        chosen = self._ask(found)
        if chosen is None:
            return None
        return merge_files([file.file for file in found], chosen) if chosen else tuple(found)

    def _ask(self, found: Sequence[MergedFile]) -> Chosen | None:
        """Where theirs is taken; None when the user gave up."""
        if not any(file.merged.conflicts for file in found):
            return {}
        dialog = MergeDialog(self._desk.theme, found, self._desk.window)
        accepted, chosen = dialog.exec(), dialog.chosen()
        dialog.deleteLater()
        return chosen if accepted else None

    def _run(
        self,
        inputs: Sequence[ToMerge],
        then: Callable[[tuple[MergedFile, ...]], object],
        chosen: Chosen | None = None,
    ) -> None:
        self._desk.tasks.run(
            lambda token: merge_files(inputs, chosen), then, failed=self._on_failed, owner=self
        )

    def _take(self, found: Sequence[MergedFile], disk: dict[int, DiskText], done: Done) -> None:
        from core.merge.world_edits import text_edit

        world = self.document.world
        if any(world.file_text(f.file.handle) != f.file.ours for f in found):
            self._say_overtaken()
            done(False)
            return

        def make() -> list[TextEdit]:
            return [text_edit(world, f.file.handle, f.merged.text, layout=f.layout) for f in found]

        handles = [f.file.handle for f in found]
        told = [disk[h] for h in handles]
        overtaken = self._say_overtaken
        self._put(_Wanted(make, "merge", handles, told, world.revision, overtaken), done)

    def _say_overtaken(self) -> None:
        self.said.emit(self.tr("The file was edited meanwhile. Merge again."))

    def _on_failed(self, error: Exception) -> None:
        if not isinstance(error, LoremaskError):
            raise error
        self.failed.emit(error)
