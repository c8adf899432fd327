"""Kept filters follow a rename, and go back with it when it is undone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from PySide6.QtGui import QUndoCommand

    from editor.document import Document

Change = Callable[[str], str]
Rewrite = Callable[[Change], None]
"""Gives every kept filter to a function, and keeps what it returns."""


@dataclass(slots=True)
class _Step:
    at: int
    command: QUndoCommand
    there: dict[str, str] = field(default_factory=dict)
    done: bool = True


class FilterFollower(QObject):
    """Filters are settings and no part of the world, so its history does not hold them."""

    def __init__(self, document: Document, rewrite: Rewrite) -> None:
        super().__init__(document)
        self._stack, self._rewrite = document.stack, rewrite
        self._steps: list[_Step] = []
        self._stack.indexChanged.connect(self._on_index)

    def follow(self, change: Change) -> None:
        """The last step of the history was a rename; `change` does the same to a filter."""
        at = self._stack.index()
        step = _Step(at, self._stack.command(at - 1))

        def noted(text: str) -> str:
            new = change(text)
            if new != text:
                step.there[text] = new
            return new

        self._rewrite(noted)
        if step.there:
            self._steps.append(step)

    def _on_index(self, index: int) -> None:
        if not shiboken6.isValid(self._stack):
            # A stack that goes with its world empties itself.
            return
        self._steps = [s for s in self._steps if self._is_there(s)]
        for step in reversed(self._steps):
            if step.done and index < step.at:
                self._turn(step, {new: old for old, new in step.there.items()}, done=False)
        for step in self._steps:
            if not step.done and index >= step.at:
                self._turn(step, step.there, done=True)

    def _is_there(self, step: _Step) -> bool:
        """Whether the step has not been cut off by another that was made after an undo."""
        return self._stack.command(step.at - 1) is step.command

    def _turn(self, step: _Step, texts: dict[str, str], *, done: bool) -> None:
        step.done = done
        self._rewrite(lambda text: texts.get(text, text))
