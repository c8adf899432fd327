"""One open world: its records, its history, what is wrong with it, and who listens.

Everything that changes the world goes through `Document.push`. A document lives as
long as its world is open; another world is another document.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QUndoStack

from editor.commands import EditCommand
from editor.labels import label_text

if TYPE_CHECKING:
    from core.files.vocabulary import Vocabulary
    from core.retrieval import Retriever
    from core.validation import Issue, IssueChanges, Validator
    from core.world.edits import Changes, Edit
    from core.world.lore_file import LoreFile
    from core.world.saving import SavePlan
    from core.world.staging import Staged
    from core.world.world import World
    from editor.stager import Stager

CHECK_SLICE_S = 0.008
"""The longest that the slow checks hold the interface at a time."""
_INDEX_WAIT_MS = 100
_AFTER_EDIT_MS = 20
"""An edit is on the screen before the slow checks look at it."""
_TELL_EVERY_S = 0.1
"""What slow checks find is told no more often: everybody who shows it takes it in anew."""
_LARGE = 3000
_EMPTIED_FROM = 2
"""A file that held at least so many records is asked about when it is saved with none."""


class Document(QObject):
    """A world with its index, its checks and its history.

    changed(Changes): after an edit, an undo or a redo; index and checks are up to date.
    issues_changed(frozenset[int]): handles (of records and files) whose issues differ.
    modified_changed(bool): whether there is something to save.
    history_changed(): what undo and redo would do, or the count of unsaved edits.
    refused(LoremaskError): an edit was not made, and why; nothing has changed.
    saved(tuple[Path, ...]): what was written.
    checking_changed(bool): whether slow checks are still running.
    """

    changed = Signal(object)
    issues_changed = Signal(object)
    modified_changed = Signal(bool)
    history_changed = Signal()
    refused = Signal(object)
    saved = Signal(object)
    checking_changed = Signal(bool)

    def __init__(
        self,
        world: World,
        retriever: Retriever,
        validator: Validator,
        parent: QObject | None = None,
        *,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(parent)
        self.world = world
        self.retriever = retriever
        self.validator = validator
        self.stack = QUndoStack(self)
        self._clock = clock
        self._unpublished: list[tuple[Changes, IssueChanges]] = []
        self._counts = _record_counts(world)
        self._checking = False
        self._found: set[int] = set()
        self._told = 0.0
        self.index_later: Callable[[], None] | None = None
        """Makes the index in another thread, when there is somebody who can."""
        self.stager: Stager | None = None
        """Makes the edits of very many records, when there is somebody who can."""
        self._staged: Staged | None = None
        self._idle = QTimer(self, interval=0)
        self._idle.timeout.connect(self._check_on)
        self.stack.indexChanged.connect(self._publish)
        self.stack.cleanChanged.connect(self._on_clean)
        self._start_checking()

    # edits

    def push(self, edit: Edit, staged: Staged | None = None) -> bool:
        """Make an edit as one step of the history; False when the world refused it.

        Edits with an equal `merge` join while typing goes on. `staged` is the edit carried
        out beforehand: it is taken over if the world is still as it was then.
        """
        with self._taking(staged):
            inverse = self._apply(edit)
        if inverse is None:
            return False
        if edit.ops:
            text = label_text(edit.label)
            now = self._clock()
            self.stack.push(
                EditCommand(text, edit, inverse, now, self._apply, self._is_same_as_now)
            )
        self._publish()
        return True

    def undo(self, staged: Staged | None = None) -> None:
        """Take the last step back; `staged` as in `push`, of `next_edit`."""
        with self._taking(staged):
            self.stack.undo()

    def redo(self, staged: Staged | None = None) -> None:
        """Make the step that was taken back again; `staged` as in `push`, of `next_edit`."""
        with self._taking(staged):
            self.stack.redo()

    def next_edit(self, *, back: bool) -> Edit | None:
        """What the next undo or redo would make; None when there is none."""
        index = self.stack.index() - back
        command = self.stack.command(index) if 0 <= index < self.stack.count() else None
        return command.next_edit if isinstance(command, EditCommand) else None

    @contextmanager
    def _taking(self, staged: Staged | None) -> Iterator[None]:
        self._staged = staged
        try:
            yield
        finally:
            self._staged = None

    def end_typing(self) -> None:
        """The next edit is a step of its own, even in the same field."""
        index = self.stack.index()
        command = self.stack.command(index - 1) if index else None
        if isinstance(command, EditCommand):
            command.end_typing()

    def say_steps(self, said: Callable[[str], str], *, latest: bool = False) -> None:
        """Call the steps of the history, or the latest one only, as `said` says their words."""
        count = self.stack.count()
        for at in range(max(0, self.stack.index() - 1) if latest else 0, count):
            command = self.stack.command(at)
            if isinstance(command, EditCommand):
                command.say(said)

    @property
    def undo_text(self) -> str:
        """What undo would take back, "" when there is nothing."""
        return self.stack.undoText()

    @property
    def redo_text(self) -> str:
        """What redo would make again, "" when there is nothing."""
        return self.stack.redoText()

    def _apply(self, edit: Edit) -> Edit | None:
        from core.errors import BadEdit

        staged, world = self._staged, self.world
        try:
            if staged is not None and staged.edit is edit and staged.revision == world.revision:
                applied = world.adopt(staged)
            else:
                applied = world.apply(edit)
        except BadEdit as error:
            self.refused.emit(error)
            return None
        self._note(applied.changes)
        return applied.inverse

    def _note(self, changes: Changes) -> None:
        ready = self.retriever.ready
        self.retriever.update(changes, later=self.index_later is not None)
        if self.index_later is not None and ready and not self.retriever.ready:
            self.index_later()
        self._unpublished.append((changes, self.validator.update(changes)))

    def _is_same_as_now(self, edit: Edit) -> bool:
        from core.world.edits import Replace

        records = self.world.records_by_handle
        return all(
            isinstance(op, Replace) and op.handle in records and records[op.handle].raw == op.raw
            for op in edit.ops
        )

    def _publish(self, *_: object) -> None:
        # Listeners may push: the list is taken first, and the stack is settled by now.
        ready, self._unpublished = self._unpublished, []
        for changes, found in ready:
            self.changed.emit(changes)
            if found:
                self.issues_changed.emit(found.handles)
        self.history_changed.emit()
        if ready:
            self._start_checking()

    # files

    def new_file(self, name: str, vocabulary: Vocabulary | None = None) -> int:
        """Make an empty lore file in the world's folder, at once; its handle.

        The file itself is no step of the history. Raises CannotSave.
        """
        from core.world.making import add_lore_file

        handle = add_lore_file(self.world, name, vocabulary)
        self.take_in(self.world.file(handle))
        return handle

    def take_in(self, file: LoreFile) -> None:
        """A file that the world has just taken in: its records are new to everybody."""
        from core.world.edits import Change, Changes

        handles = [slot.handle for section in file.sections() for slot in section.slots]
        rows = tuple(Change(h, None, self.world.record(h)) for h in handles)
        self._counts = {**self._counts, file.handle: len(handles)}
        self._note(Changes(rows, frozenset([file.handle]), structure=True))
        self._publish()

    @property
    def path(self) -> Path:
        """The folder or the file that is open."""
        return self.world.root

    @property
    def modified(self) -> bool:
        """Whether there are edits that are not saved."""
        return not self.stack.isClean()

    @property
    def unsaved_edits(self) -> int:
        """Steps between the saved state and now; 0 when saved, -1 when that cannot be told."""
        clean = self.stack.cleanIndex()
        if clean < 0:
            return -1 if self.modified else 0
        return abs(self.stack.index() - clean)

    @property
    def is_large(self) -> bool:
        """Whether memory is spent to keep each step short; in a small world they are anyway."""
        return len(self.world.records_by_handle) > _LARGE

    def emptied_files(self) -> tuple[LoreFile, ...]:
        """Files that held records when they were last read or saved, and hold none now."""
        now = _record_counts(self.world)
        was = self._counts
        return tuple(
            f
            for f in self.world.files
            if was.get(f.handle, 0) >= _EMPTIED_FROM and not now.get(f.handle)
        )

    def save(self, *, overwrite: bool = False) -> tuple[Path, ...]:
        """Write the files that have edits; returns their paths.

        Raises CannotSave: nothing was written, and the document stays modified.
        `overwrite` also replaces what another program wrote since.
        """
        from core.world.saving import write_plan

        plan = self.plan_save()
        write_plan(plan, overwrite=overwrite)
        self.settle(plan)
        return tuple(file.path for file in plan.files)

    def plan_save(self) -> SavePlan:
        """What a save would write now; `write_plan` may run in another thread.

        Raises CannotSave for a file that may not be written.
        """
        from core.world.saving import plan_save

        self.end_typing()
        return plan_save(self.world)

    def settle(self, plan: SavePlan) -> None:
        """The plan was written. Edits made meanwhile are still unsaved."""
        from core.world.saving import settle

        current = plan.revision == self.world.revision
        settle(self.world, plan)
        found = self.validator.refresh_files(file.handle for file in plan.files)
        if found:
            self.issues_changed.emit(found.handles)
        if current:
            self._counts = _record_counts(self.world)
            self.stack.setClean()
        else:
            # What lies on disk now is no longer the state that undo could go back to.
            self.stack.resetClean()
        self.saved.emit(tuple(file.path for file in plan.files))
        self.history_changed.emit()

    def follow_disk(
        self, edit: Edit, note: Callable[[], object], staged: Staged | None = None
    ) -> bool:
        """Make an edit after what is on disk; `note` then tells the world what is there.

        It is a step of the history, `staged` as in `push`. A document that was saved stays saved.
        """
        clean = not self.modified
        if not self.push(edit, staged):
            return False
        note()
        self._counts = _record_counts(self.world)
        files = {op.file for op in edit.ops if hasattr(op, "file")}
        found = self.validator.refresh_files(files)
        if found:
            self.issues_changed.emit(found.handles)
        self.mark_saved(clean or not any(file.touched for file in self.world.files))
        return True

    def mark_saved(self, saved: bool) -> None:
        """Say whether the world is as it lies on disk, when that changed without an edit."""
        if saved:
            self.stack.setClean()
        else:
            self.stack.resetClean()
        self.history_changed.emit()

    def _on_clean(self, clean: bool) -> None:
        self.modified_changed.emit(not clean)

    # issues

    def issues(self) -> tuple[Issue, ...]:
        """All issues: errors first, then in the order of the files."""
        return self.validator.issues()

    def issues_of(self, handle: int) -> tuple[Issue, ...]:
        """The issues of one record."""
        return self.validator.of(handle)

    def counts(self) -> tuple[int, int, int]:
        """Errors, warnings and hints."""
        return self.validator.counts()

    @property
    def checking(self) -> bool:
        """Whether slow checks are still running."""
        return self._checking

    def finish_checks(self) -> None:
        """Run all slow checks to their end, now; for tests and pictures."""
        self.retriever.build()
        while self._checking:
            self._check_on()

    def _start_checking(self) -> None:
        self._idle.start(_AFTER_EDIT_MS)
        self._set_checking(True)

    def _check_on(self) -> None:
        if not self.retriever.ready:
            # The rules on ranks would wait for the index, and the window with them.
            self._idle.setInterval(_INDEX_WAIT_MS)
            return
        self._idle.setInterval(0)
        try:
            found = self.validator.run_pending(CHECK_SLICE_S)
        except Exception:
            # It would fail again at once, for ever; the next edit tries anew.
            self._stop_checking()
            raise
        self._found |= found.handles
        now = time.perf_counter()
        if not self.validator.pending or now > self._told + _TELL_EVERY_S:
            self._told = now
            self._tell_found()
        if not self.validator.pending:
            self._stop_checking()

    def _tell_found(self) -> None:
        found, self._found = frozenset(self._found), set()
        if found:
            self.issues_changed.emit(found)

    def _stop_checking(self) -> None:
        self._idle.stop()
        self._set_checking(False)

    def _set_checking(self, checking: bool) -> None:
        if checking != self._checking:
            self._checking = checking
            self.checking_changed.emit(checking)

    def close(self) -> None:
        """Stop what still runs; nothing is saved."""
        self._idle.stop()


def _record_counts(world: World) -> dict[int, int]:
    from core.files.vocabulary import LORE_KINDS

    return {
        file.handle: sum(len(s.slots) for s in file.sections() if s.spec.kind in LORE_KINDS)
        for file in world.files
    }
