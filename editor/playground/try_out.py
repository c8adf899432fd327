"""Context, answer check and conversation of what is asked now, kept in step with one another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from core.context import COUNTERS
from core.model.kinds import Kind
from editor.document import Document
from editor.playground import words
from editor.playground.answer_check import AnswerChecker, Checked
from editor.playground.asking import Asker
from editor.playground.check_panel import CheckPanel
from editor.playground.context_panel import ContextPanel
from editor.playground.figures import Price
from editor.playground.finding_words import FindingWords
from editor.playground.names import Names
from editor.playground.preview import Preview, PreviewMaker, Setup
from editor.playground.rows import Showing
from editor.playground.setup_bar import LEAST_BUDGET, MOST_BUDGET, MOST_TURNS
from editor.playground.side_panel import CHECK, CONTEXT, SidePanel
from editor.playground.talk import Companion, Exchange
from editor.workspace import Services


class TryOut(QObject):
    """The two panels under the explanation.

    line_wanted(str): put a line of the player into the question. next_line_wanted(): the player
    speaks next. case_requested(): a case of the answer.
    """

    line_wanted = Signal(str)
    next_line_wanted = Signal()
    case_requested = Signal()

    def __init__(
        self, services: Services, document: Document, asker: Asker, explanation: QWidget
    ) -> None:
        super().__init__(explanation)
        self._services, self._document, self._asker = services, document, asker
        self._showing = Showing()
        self.maker = PreviewMaker(document, asker, self)
        self.checker = AnswerChecker(document, self.maker, services.tasks, self)
        self.context = ContextPanel(services.theme, services.language)
        self.check = CheckPanel(services.theme)
        self.side = SidePanel(services.theme, explanation, self.context, self.check)
        self._connect()
        self._show_talk()

    def _connect(self) -> None:
        self.maker.made.connect(self._on_preview)
        self.maker.waiting_changed.connect(self.context.set_stale)
        self.checker.checked.connect(self._on_checked)
        self.checker.checking_changed.connect(self.check.set_checking)
        self.context.setup_changed.connect(self.maker.set_setup)
        self.context.said.connect(self._services.shell.status_message)
        self.context.note_changed.connect(self._show_notes)
        self.check.note_changed.connect(self._show_notes)
        self.check.answer_edited.connect(self.checker.set_answer)
        self.check.add_requested.connect(self.add_turn)
        self.check.undo_requested.connect(self.undo_turn)
        self.check.clear_requested.connect(self.clear_talk)
        self.check.case_requested.connect(self.case_requested)
        self.check.jump_requested.connect(self._on_jump)
        self.side.page_changed.connect(self.wake)
        self._asker.state_changed.connect(self._show_talk)

    # what is in sight

    def wake(self) -> None:
        """Work for the panel in front; nothing is made for one that nobody sees."""
        front = self.side.current() if self.side.isVisible() else ""
        self.maker.set_awake(front in (CONTEXT, CHECK))
        self.checker.set_awake(front == CHECK)

    def set_showing(self, showing: Showing) -> None:
        """How masked entries are named in findings."""
        self._showing = showing
        if (checked := self.checker.latest) is not None:
            self._on_checked(checked)

    def _on_preview(self, preview: Preview) -> None:
        self.context.show_preview(preview)

    def _on_checked(self, checked: Checked) -> None:
        hidden = None if self._showing.lifted or not self._showing.hide_ids else self._masked()
        rows = FindingWords(self._document.world, hidden).rows(checked.findings)
        self.check.show_findings(checked.answer, rows)

    def _masked(self) -> dict[int, str]:
        """What masked entries are called in the list of answers."""
        explained = self._asker.answer.explanation
        found: dict[int, str] = {}
        for rows in (explained.all_masked(), explained.masked):
            found |= {row.handle: words.masked_label(at) for at, row in enumerate(rows, 1)}
        return found

    def _show_notes(self) -> None:
        self.side.set_note(CONTEXT, self.context.note)
        self.side.set_note(CHECK, self.check.note)

    def _on_jump(self, handle: int) -> None:
        self._services.shell.jump_requested.emit(handle, "")

    # the conversation

    @property
    def companion(self) -> Companion:
        """What is remembered beside the state."""
        return self.maker.companion

    @property
    def answer(self) -> str | None:
        """The answer that stands in the check; None where there is none."""
        answer = self.check.field.answer()
        return answer if answer.strip() else None

    def set_companion(self, companion: Companion) -> None:
        """Bring other memories into the conversation."""
        self.maker.set_companion(companion)
        self._show_talk()

    def add_turn(self) -> None:
        """The line and the answer were said: the next context holds them."""
        state, answer = self._asker.state, self.check.field.answer().strip()
        if state.npc is None or not answer:
            return
        checked = self.checker.latest
        count = len(checked.findings) if checked is not None else 0
        exchange = Exchange(state.npc, self._asker.query.strip(), answer, state.place, count)
        self.set_companion(self.companion.with_exchange(exchange))
        self.check.field.set_answer("")
        self.next_line_wanted.emit()

    def undo_turn(self) -> None:
        """Take the latest turn back into the fields."""
        if self.companion.talk:
            last = self.companion.talk[-1]
            self.set_companion(self.companion.without_last())
            self.line_wanted.emit(last.line)
            self.check.field.set_answer(last.answer)

    def clear_talk(self) -> None:
        """Forget all turns that were tried out."""
        self.set_companion(self.companion.without_talk())
        self.check.field.setFocus()

    def _show_talk(self) -> None:
        npc = self._asker.state.npc
        name = words.stranger_words()
        if npc is not None:
            name = Names(self._document.world).name(Kind.NPC, npc)
        why_not = self.tr("A stranger keeps no conversation") if npc is None else ""
        self.check.show_talk(self.companion.talk, name, why_not)

    def show_answer(self, answer: str | None) -> None:
        """Put an answer into the check, as of a bundle."""
        self.check.field.set_answer(answer or "")
        if answer:
            self.side.show_page(CHECK)

    # kept between starts

    def save_state(self) -> dict[str, Any]:
        """Budget, counting and price."""
        setup, price = self.maker.setup, self.context.setup.chosen_price()
        return {
            "counter": setup.counter,
            "budget": setup.budget,
            "price": price.per_million,
            "currency": price.currency,
            "turns": price.turns,
        }

    def restore_state(self, raw: object) -> None:
        """Take what `save_state` gave; wrong values are passed over."""
        known: Mapping[str, Any] = raw if isinstance(raw, dict) else {}
        usual, price = Setup(), Price()
        counter = known.get("counter")
        setup = Setup(
            counter if counter in COUNTERS else usual.counter,
            int(_number(known.get("budget"), usual.budget, LEAST_BUDGET, MOST_BUDGET)),
        )
        currency = known.get("currency")
        shown = Price(
            _number(known.get("price"), price.per_million, 0, 100_000),
            currency if isinstance(currency, str) else price.currency,
            int(_number(known.get("turns"), price.turns, 1, MOST_TURNS)),
        )
        self.context.setup.show_setup(setup)
        self.context.show_price(shown)
        self.maker.set_setup(setup)

    def close(self) -> None:
        """The world is closed."""
        self.maker.close()
        self.checker.close()


def _number(raw: object, usual: float, least: float, most: float) -> float:
    if isinstance(raw, bool) or not isinstance(raw, int | float):
        return usual
    return raw if least <= raw <= most else usual
