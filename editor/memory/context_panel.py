"""What of this memory an NPC's context would hold now, and about how many tokens that takes."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from core.memory.context import ContextOptions, MemoryContext, build_memory_context
from core.memory.log import WINDOW_TURNS
from editor.memory.inspected import Inspected
from editor.memory.surface import on_surface
from editor.memory.tokens import estimate
from editor.theme import Theme
from editor.theme.painter import MeterPart, draw_token_meter
from editor.widgets import ElidedLabel, PlainLabel, PlainTextEdit, link_button

MEMORY_SHARE = 300
"""The tokens that the memory has of a context (spec section 6)."""


def context_now(inspected: Inspected, npc: str) -> MemoryContext:
    """The memory part of the NPC's context, within its share by the estimate."""
    options = ContextOptions(language=inspected.names.language, names=inspected.names.cast)
    return build_memory_context(
        inspected.state, inspected.log, npc, budget=MEMORY_SHARE, count=estimate, options=options
    )


class _Meter(QWidget):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._part = MeterPart(0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def set_part(self, part: MeterPart) -> None:
        self._part = part
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(60, self._theme.look.stretched(16))

    def paintEvent(self, event: QPaintEvent) -> None:
        rect = QRectF(self.rect())
        parts = (self._part,)
        draw_token_meter(QPainter(self), rect, parts, MEMORY_SHARE, self._theme.look)


class ContextPanel(QWidget):
    """Meter and words; the exact text under them when it is unfolded.

    unfolded(bool): whether the text is shown.
    """

    unfolded = Signal(bool)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context: MemoryContext | None = None
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
        self._lay_out()
        self.toggle.toggled.connect(self._on_toggled)

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
        column.addWidget(self.text)

    def show_npc(self, inspected: Inspected, npc: str) -> None:
        """Show what would be sent for an NPC."""
        context = self.context = context_now(inspected, npc)
        name = inspected.names.npc(npc)
        self._title.setText(self.tr("Context now, {name}").format(name=name))
        left_out = bool(context.left_out_facts or context.left_out_heard)
        self._meter.set_part(MeterPart(context.tokens, "cut" if left_out else "fits"))
        tokens = self.tr("≈ {tokens} of {budget} tokens")
        words = tokens.format(tokens=context.tokens, budget=MEMORY_SHARE)
        self._tokens.setText(words)
        self._meter.setAccessibleName(words)
        self._words.setText(self._summary(inspected, context))
        self.text.set_text_silently(context.text)

    def _summary(self, inspected: Inspected, context: MemoryContext) -> str:
        facts, turns = len(context.facts), len(context.heard_turns)
        kept = self.tr("Facts: {facts}.").format(facts=facts)
        if inspected.trace is None:
            return f"{kept} {self.tr('Without a trace there are no recent turns.')}"
        kept += " " + self.tr("Turns: {turns} of {window}.").format(
            turns=turns, window=WINDOW_TURNS
        )
        facts_out, heard_out = len(context.left_out_facts), len(context.left_out_heard)
        if not facts_out and not heard_out:
            return kept
        left = self.tr("Left out, no room: {facts} facts, {lines} lines.")
        return f"{kept} {left.format(facts=facts_out, lines=heard_out)}"

    def set_roomy(self, roomy: bool) -> None:
        """With a tab to itself the text is always shown."""
        self.toggle.setVisible(not roomy)
        self.text.setVisible(roomy or self.toggle.isChecked())

    def _on_toggled(self, shown: bool) -> None:
        self.text.setVisible(shown)
        self.toggle.set_text(self.tr("Hide the text") if shown else self.tr("Show the text"))
        self.unfolded.emit(shown)
