"""What a dialog asks of a whole world, worked out in another thread while the dialog is open."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog

if TYPE_CHECKING:
    from core.world.world import World
    from editor.tasks import Tasks, Token

T = TypeVar("T")


class Aside(QObject):
    """Answers one question at a time; a new one takes the place of the one before.

    What was read of a world that changed meanwhile is worked out anew. It is given up when
    the dialog closes.
    """

    def __init__(self, tasks: Tasks, world: World, dialog: QDialog) -> None:
        super().__init__(dialog)
        self._tasks, self._world = tasks, world
        self._number: int | None = None
        dialog.finished.connect(self.cancel)

    @property
    def busy(self) -> bool:
        """Whether an answer is awaited."""
        return self._number is not None

    def ask(
        self,
        work: Callable[[Token], T],
        take: Callable[[T], object],
        *,
        failed: Callable[[Exception], object] | None = None,
        progress: Callable[[int, int], object] | None = None,
    ) -> None:
        """Work something out; `take` gets it, `failed` what was raised, both in this thread."""
        self.cancel()
        if self._tasks.closed:
            return
        revision = self._world.revision

        def again() -> None:
            self.ask(work, take, failed=failed, progress=progress)

        def taken(found: T) -> None:
            self._number = None
            take(found) if revision == self._world.revision else again()

        def refused(error: Exception) -> None:
            self._number = None
            # A record that an edit took away meanwhile is looked up in vain.
            if isinstance(error, LookupError) and revision != self._world.revision:
                again()
            elif failed is None:
                raise error
            else:
                failed(error)

        self._number = self._tasks.run(work, taken, failed=refused, progress=progress, owner=self)

    def cancel(self) -> None:
        """Nobody wants the answer any more."""
        if self._number is not None:
            self._tasks.cancel(self._number)
            self._number = None
