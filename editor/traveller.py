"""Going back and forward in a document's history, however much a step changed."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from editor.stager import FEW
from editor.widgets import ProgressBox

if TYPE_CHECKING:
    from core.world.edits import Edit
    from core.world.staging import Staged
    from editor.document import Document

_SLICE_S = 0.01
Arrived = Callable[[bool], object]
"""Told whether another step was reached."""


class Traveller(QObject):
    """Takes steps back and makes them again.

    A step of very many records is made ready in another thread. Many steps are gone in
    slices, with progress; giving up stays at the step that was reached.
    """

    def __init__(self, document: Document, window: QWidget) -> None:
        super().__init__(document)
        self._document, self._window = document, window
        self._goal: int | None = None
        self._first = 0
        self._arrived: Arrived | None = None
        self._box: ProgressBox | None = None
        self._making = self._moved = False

    @property
    def travelling(self) -> bool:
        """Whether it is on its way."""
        return self._goal is not None

    def step(self, *, back: bool, arrived: Arrived | None = None) -> None:
        """Take the last step back, or make the next one again."""
        self.go_to(self._document.stack.index() + (-1 if back else 1), arrived)

    def go_to(self, index: int, arrived: Arrived | None = None) -> None:
        """Go to the state after so many steps of the history; `arrived` when that is over.

        While it is on its way it goes nowhere else, and while an edit is being made, nowhere:
        what is made is the last step, and would take the way forward with it.
        """
        stack = self._document.stack
        if (
            self.travelling
            or self._is_edited()
            or not 0 <= index <= stack.count()
            or index == stack.index()
        ):
            return
        self._goal, self._first, self._arrived = index, stack.index(), arrived
        self._moved = False
        self._walk()

    def stop(self) -> None:
        """Stay at the step that was reached."""
        arrived, self._goal, self._arrived = self._arrived, None, None
        box, self._box = self._box, None
        if box is not None:
            box.end()
        if self._making and self._document.stager is not None:
            self._document.stager.cancel()
        if arrived is not None:
            arrived(self._moved)

    def _walk(self) -> None:
        """Take steps for a while; the others follow in the next turn of the loop."""
        until = perf_counter() + _SLICE_S
        while self._goal is not None and self._has_steps():
            back = self._goal < self._document.stack.index()
            if self._is_large(back):
                self._make_ready(back)
                return
            if not self._step(back):
                break
            if perf_counter() > until and self._has_steps():
                self._show_progress()
                QTimer.singleShot(0, self, self._walk)
                return
        if self.travelling:
            self.stop()

    def _is_edited(self) -> bool:
        return self._document.stager is not None and self._document.stager.busy

    def _has_steps(self) -> bool:
        return self._goal != self._document.stack.index()

    def _place(self) -> tuple[int, int]:
        """A step that the world refuses goes from the history, without a move."""
        return self._document.stack.index(), self._document.stack.count()

    def _step(self, back: bool, staged: Staged | None = None) -> bool:
        """Take a step; whether the history is another than before."""
        before = self._place()
        self._document.undo(staged) if back else self._document.redo(staged)
        now = self._place()
        self._moved |= now[0] != before[0]
        return now != before

    def _is_large(self, back: bool) -> bool:
        edit = self._document.next_edit(back=back)
        return edit is not None and edit.size > FEW and self._document.stager is not None

    def _make_ready(self, back: bool) -> None:
        stager, edit = self._document.stager, self._document.next_edit(back=back)
        world, revision = self._document.world, self._document.world.revision
        assert stager is not None and edit is not None
        words = self.tr("Undoing: {what}") if back else self.tr("Redoing: {what}")
        what = self._document.undo_text if back else self._document.redo_text

        def make() -> Edit | None:
            # After an edit from elsewhere this is no longer the step that comes next.
            return edit if world.revision == revision else None

        def ready(staged: Staged | None) -> None:
            self._making = False
            if staged is None or self._goal is None:
                self.stop()
                return
            self._step(back, staged)
            QTimer.singleShot(0, self, self._walk)

        self._making = True
        stager.run(words.format(what=what), self._window, make, ready)

    def _show_progress(self) -> None:
        assert self._goal is not None
        if self._box is None:
            self._box = ProgressBox(self.tr("Going through the history …"), self._window, self)
            self._box.canceled.connect(self.stop)
        away = abs(self._goal - self._document.stack.index())
        total = abs(self._goal - self._first)
        self._box.tell(total - away, total)
