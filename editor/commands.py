"""The one undo command: it wraps an edit of the core and takes it back by its inverse."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QUndoCommand

if TYPE_CHECKING:
    from core.world.edits import Edit, Op

TYPING_PAUSE_S = 1.0
"""Typing that rests longer than this starts a new step."""
_MERGEABLE = 1
_NEVER = -1

Apply = Callable[["Edit"], "Edit | None"]
"""Applies an edit and returns its inverse; None when the world refused it."""
SameAsNow = Callable[["Edit"], bool]
"""Whether applying the edit would change nothing."""


class EditCommand(QUndoCommand):
    """One step of the history.

    It is made after its edit was applied, so the first `redo` does nothing: an edit that
    the world refuses never reaches the stack. Later ones apply the inverse of what was
    applied last, which gives records the handles they had.
    """

    def __init__(
        self,
        text: str,
        edit: Edit,
        inverse: Edit,
        at: float,
        apply: Apply,
        same_as_now: SameAsNow,
    ) -> None:
        super().__init__(text)
        self._words = text
        self._key = edit.merge
        self._redo: Edit = edit
        self._undo: Edit = inverse
        self._at = at
        self._apply = apply
        self._same_as_now = same_as_now
        self._applied = True

    def id(self) -> int:
        return _NEVER if self._key is None else _MERGEABLE

    def redo(self) -> None:
        if self._applied:
            return
        inverse = self._apply(self._redo)
        if inverse is None:
            self.setObsolete(True)
            return
        self._undo, self._applied = inverse, True

    def undo(self) -> None:
        inverse = self._apply(self._undo)
        if inverse is None:
            self.setObsolete(True)
            return
        self._redo, self._applied = inverse, False

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, EditCommand) or not self._continues(other):
            return False
        self._undo = _joined(other._undo, self._undo)
        self._at = other._at
        self._words = other._words
        self.setText(other.text())
        self.setObsolete(self._same_as_now(self._undo))
        return True

    @property
    def next_edit(self) -> Edit:
        """What its next undo, or redo, makes."""
        return self._undo if self._applied else self._redo

    def say(self, said: Callable[[str], str]) -> None:
        """Be called as `said` says the words of the step."""
        self.setText(said(self._words))

    def end_typing(self) -> None:
        """What comes next is another step, however soon."""
        self._key = None

    def _continues(self, other: EditCommand) -> bool:
        recent = other._at - self._at < TYPING_PAUSE_S
        return self._key is not None and self._key == other._key and recent


def _joined(first: Edit, then: Edit) -> Edit:
    """One edit that does both, in that order."""
    from core.world.edits import Edit

    return Edit(_compact((*first.ops, *then.ops)), then.label)


def _compact(ops: tuple[Op, ...]) -> tuple[Op, ...]:
    """The same operations without a text that the next one for its record replaces."""
    from core.world.edits import Replace

    kept: list[Op] = []
    for op in ops:
        last = kept[-1] if kept else None
        if isinstance(op, Replace) and isinstance(last, Replace) and op.handle == last.handle:
            kept.pop()
        kept.append(op)
    return tuple(kept)
