"""The context that would be sent now, the tokens of its parts, and what is left out."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from core.context.counters import COUNTERS, ESTIMATE, Counter
from core.memory.log import WINDOW_TURNS
from core.messages import render
from editor.figures import grouped
from editor.memory.context_now import ContextNow, context_now
from editor.memory.inspected import Inspected
from editor.memory.surface import on_surface
from editor.memory.tool_row import Combo
from editor.theme import Theme
from editor.theme.painter import MeterPart, draw_token_meter
from editor.theme.painter.bars import MeterState
from editor.widgets import ElidedLabel, PlainLabel, PlainTextEdit, SearchField, link_button


class _Meter(QWidget):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._parts: tuple[MeterPart, ...] = ()
        self._budget = 1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def set_parts(self, parts: tuple[MeterPart, ...], budget: int) -> None:
        """Show other tokens against a budget."""
        self._parts, self._budget = parts, budget
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(60, self._theme.look.stretched(16))

    def paintEvent(self, event: QPaintEvent) -> None:
        rect = QRectF(self.rect())
        draw_token_meter(QPainter(self), rect, self._parts, self._budget, self._theme.look)


class ContextPanel(QWidget):
    """Meter and words; the exact text under them when it is unfolded.

    unfolded(bool): whether the text is shown.
    """

    unfolded = Signal(bool)

    def __init__(self, theme: Theme, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = language
        self._inspected: Inspected | None = None
        self._npc = ""
        self.context: ContextNow | None = None
        self._title = ElidedLabel(theme, role="small", colour="text_muted")
        self._meter = _Meter(theme)
        self._tokens = PlainLabel(theme, "", role="small", tabular=True)
        self._words = PlainLabel(theme, "", role="small", colour="text_muted", wrap=True)
        self.toggle = link_button(self.tr("Show the text"))
        self.toggle.setCheckable(True)
        self.text = PlainTextEdit(self.tr("The text that would be sent"))
        self.text.setReadOnly(True)
        self.text.setVisible(False)
        self.text.setMinimumHeight(theme.look.stretched(96))
        words = self.tr("The player's line, if any")
        self.line = SearchField(theme, self.tr("Player's line"), words, icon="speech")
        self.counter = Combo(self.tr("How tokens are counted"))
        self._tools = QWidget()
        self._lay_out()
        self._offer_counters()
        self._tools.setVisible(False)
        self.toggle.toggled.connect(self._on_toggled)
        self.line.search_changed.connect(self._build)
        self.counter.activated.connect(self._build)

    def _offer_counters(self) -> None:
        words = {
            "estimate": self.tr("estimated (≈)"),
            "strict": self.tr("at most, for any model"),
        }
        items = [(words.get(name, name), name) for name in COUNTERS]
        self.counter.set_items(items, list(COUNTERS).index(ESTIMATE.name))

    def _lay_out(self) -> None:
        on_surface(self)
        top = QHBoxLayout()
        top.addWidget(self._title, 1)
        top.addWidget(self.toggle)
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(self._meter, 1)
        line.addWidget(self._tokens)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 6, 12, 8)
        column.setSpacing(3)
        column.addLayout(top)
        column.addLayout(line)
        column.addWidget(self._words)
        tools = QHBoxLayout(self._tools)
        tools.setContentsMargins(0, 2, 0, 2)
        tools.addWidget(self.line, 2)
        tools.addWidget(self.counter, 1)
        column.addWidget(self._tools)
        column.addWidget(self.text)

    def show_npc(self, inspected: Inspected, npc: str) -> None:
        """Show what would be sent for an NPC."""
        self._inspected, self._npc = inspected, npc
        self._build()

    def _build(self) -> None:
        if self._inspected is None:
            return
        counter = COUNTERS[self.counter.currentData()]
        context = context_now(self._inspected, self._npc, self.line.text().strip(), counter)
        self.context = context
        name = self._inspected.names.npc(self._npc)
        title = self.tr("Context now, {name}")
        if context.whole is None:
            title = self.tr("Memory in the context now, {name}")
        self._title.setText(title.format(name=name))
        self._show_meter(context)
        self._words.setText(self._summary(self._inspected, context))
        self.text.set_text_silently(context.text)

    def _show_meter(self, context: ContextNow) -> None:
        if context.refused is not None:
            parts: tuple[MeterPart, ...] = (MeterPart(context.refused.needed, "over"),)
            shown = _shown(context.counter, context.refused.needed)
        else:
            parts = _parts(context)
            shown = _shown(context.counter, context.tokens)
        words = self.tr("{tokens} of {budget} tokens")
        words = words.format(tokens=shown, budget=grouped(context.budget))
        self._meter.set_parts(parts, context.budget)
        self._meter.setAccessibleName(words)
        self._tokens.setText(words)

    def _summary(self, inspected: Inspected, context: ContextNow) -> str:
        if context.refused is not None:
            return context.refused.message(self._language)
        whole = context.whole
        if whole is None:
            return self._of_memory(inspected, context)
        parts = [f"{self._part_name(s.name)} {grouped(s.tokens)}" for s in whole.sections]
        left = {item.why: 0 for item in whole.left_out}
        for item in whole.left_out:
            left[item.why] += item.count
        reasons = [self._reason(why, count) for why, count in left.items()]
        return "\n".join([" · ".join(parts), *reasons])

    def _reason(self, why: str, count: int) -> str:
        """Why something was left out, and how much of it."""
        words = render(f"left_out_{why}", {"count": count}, self._language)
        return words if str(count) in words or count == 1 else f"{words} ({count})"

    def _part_name(self, part: str) -> str:
        names = {
            "rules": self.tr("rules"),
            "identity": self.tr("identity"),
            "facts": self.tr("facts"),
            "conversation": self.tr("conversation"),
            "lore": self.tr("lore"),
            "state": self.tr("state"),
            "line": self.tr("player's line"),
        }
        return names.get(part, part)

    def _of_memory(self, inspected: Inspected, context: ContextNow) -> str:
        memory = context.memory
        kept = self.tr("Facts: {facts}.").format(facts=len(memory.facts))
        if inspected.trace is None:
            return f"{kept} {self.tr('Without a trace there are no recent turns.')}"
        kept += " " + self.tr("Turns: {turns} of {window}.").format(
            turns=len(memory.heard_turns), window=WINDOW_TURNS
        )
        facts_out, heard_out = len(memory.left_out_facts), len(memory.left_out_heard)
        if not facts_out and not heard_out:
            return kept
        left = self.tr("Left out, no room: {facts} facts, {lines} lines.")
        return f"{kept} {left.format(facts=facts_out, lines=heard_out)}"

    def set_roomy(self, roomy: bool) -> None:
        """With a tab to itself the text is always shown."""
        self.toggle.setVisible(not roomy)
        for part in (self.text, self._tools):
            part.setVisible(roomy or self.toggle.isChecked())

    def _on_toggled(self, shown: bool) -> None:
        self.text.setVisible(shown)
        self._tools.setVisible(shown)
        self.toggle.set_text(self.tr("Hide the text") if shown else self.tr("Show the text"))
        self.unfolded.emit(shown)


def _shown(counter: Counter, tokens: int) -> str:
    """A count as the counter shows it, in the marks of the interface's language."""
    return counter.shown(tokens).replace(str(tokens), grouped(tokens))


def _parts(context: ContextNow) -> tuple[MeterPart, ...]:
    """The sections as the meter shows them; amber where something was left out for the budget."""
    whole = context.whole
    if whole is None:
        memory = context.memory
        cut = bool(memory.left_out_facts or memory.left_out_heard)
        return (MeterPart(memory.tokens, "cut" if cut else "fits"),)
    cut_parts = {item.section for item in whole.left_out if item.why == "budget"}

    def state(name: str) -> MeterState:
        return "cut" if name in cut_parts else "fits"

    return tuple(MeterPart(s.tokens, state(s.name)) for s in whole.sections)
