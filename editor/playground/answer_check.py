"""Checks an answer against what the NPC was given, off the interface's thread."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal

from core.grounding import Checker, Finding
from core.model.state import GameState
from core.retrieval import Hit
from editor.document import Document
from editor.playground.preview import Preview, PreviewMaker
from editor.tasks import Tasks

PAUSE_MS = 250
_KEY = "playground.check"


@dataclass(frozen=True, slots=True)
class Checked:
    """The findings of an answer to a question in a state, in the order of the answer."""

    answer: str
    preview: Preview
    findings: tuple[Finding, ...] = ()


class AnswerChecker(QObject):
    """Checks the answer anew when it, the question, the memory or the world changes.

    checked(Checked): what was found. checking_changed(bool): whether what was found last is of
    something else than what is there now.
    """

    checked = Signal(object)
    checking_changed = Signal(bool)

    def __init__(
        self, document: Document, maker: PreviewMaker, tasks: Tasks, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._document, self._maker, self._tasks = document, maker, tasks
        self._checker = Checker(document.world)
        self._answer, self._awake, self._stale = "", False, False
        self._latest: Checked | None = None
        self._later = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._later.timeout.connect(self._start)
        maker.waiting_changed.connect(self._on_preview)

    @property
    def answer(self) -> str:
        """What is checked."""
        return self._answer

    @property
    def latest(self) -> Checked | None:
        """What was found last; None while it is being looked for."""
        return None if self._stale else self._latest

    @property
    def checking(self) -> bool:
        """Whether a check is under way or about to be."""
        return self._stale and bool(self._answer.strip())

    def set_answer(self, answer: str) -> None:
        """Check another answer."""
        if answer != self._answer:
            self._answer = answer
            self.renew()

    def set_awake(self, awake: bool) -> None:
        """Whether anybody looks."""
        self._awake = awake
        if awake and self.checking:
            self._later.start()
        elif not awake:
            self._later.stop()

    def renew(self) -> None:
        """What was found is of something else now."""
        self._tasks.cancel_key(_KEY)
        self._stale = True
        if not self._answer.strip():
            self._later.stop()
            self._show(Checked("", self._maker.now()))
            return
        self.checking_changed.emit(True)
        if self._awake:
            self._later.start()

    def close(self) -> None:
        """The world is closed."""
        self._later.stop()
        self._tasks.cancel_key(_KEY)

    def _on_preview(self, waiting: bool) -> None:
        if waiting and self._answer.strip():
            self.renew()

    def _start(self) -> None:
        if self._maker.held:
            return
        preview, answer = self._maker.now(), self._answer
        memory, revision = self._maker.companion.memory, self._document.world.revision
        given, text = self._given(preview)

        def work(_: object) -> tuple[Finding, ...]:
            state: GameState = preview.state
            context = (text, preview.query)
            return self._checker.check(state.npc, state, answer, given, context, memory)

        def failed(error: Exception) -> None:
            if self._document.world.revision == revision:
                raise error
            # The world was edited while it was read.
            self.renew()

        def done(findings: tuple[Finding, ...]) -> None:
            self._show(Checked(answer, preview, findings))

        self._tasks.run(work, done, failed=failed, key=_KEY, owner=self)

    def _given(self, preview: Preview) -> tuple[Sequence[Hit] | Sequence[int], str]:
        """What the NPC was given; where no context fits, what it would be given of the lore."""
        if preview.context is not None:
            return preview.context.given, preview.context.text
        return self._document.retriever.retrieve(preview.query, preview.state), ""

    def _show(self, checked: Checked) -> None:
        self._stale = False
        self._latest = checked
        self.checking_changed.emit(False)
        self.checked.emit(checked)
