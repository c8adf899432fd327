"""The chain of a trail and the verdict under it, as widgets that are reused."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from editor.memory.chain import VerdictWords
from editor.memory.nodes import Node
from editor.theme import Theme
from editor.theme.painter import (
    Chip,
    chip_size,
    draw_chip,
    draw_hairline,
    draw_icon,
    fill_panel,
)
from editor.widgets import PlainLabel, link_button

_BOX = 26
_SIDE = 38
_CHIP_GAP = 4
_TONES = {
    "plain": ("surface", "control_border", "text_muted"),
    "error": ("severity.error.tint", "severity.error.ink", "severity.error.ink"),
    "ok": ("severity.ok.tint", "severity.ok.ink", "severity.ok.ink"),
    "warning": ("severity.warning.tint", "severity.warning.ink", "severity.warning.ink"),
    "secret": ("visibility.secret.tint", "visibility.secret.ink", "visibility.secret.ink"),
}


class ChipLines(QWidget):
    """Names as chips, on as many lines as they need."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._labels: tuple[str, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.changed.connect(self.updateGeometry)

    def set_labels(self, labels: Sequence[str]) -> None:
        """Show other names."""
        self._labels = tuple(labels)
        self.setAccessibleName(", ".join(labels))
        self.setVisible(bool(labels))
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        places = self._places(width)
        return round(places[-1][1].bottom()) + 1 if places else 0

    def sizeHint(self) -> QSize:
        return QSize(120, self.heightForWidth(max(self.width(), 120)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for chip, rect in self._places(self.width()):
            draw_chip(painter, rect, chip, self._theme.look)

    def _places(self, width: float) -> list[tuple[Chip, QRectF]]:
        look, left, top = self._theme.look, 0.0, 2.0
        places: list[tuple[Chip, QRectF]] = []
        for label in self._labels:
            chip = Chip(label)
            size = chip_size(chip, look)
            if left and left + size.width() > width:
                left, top = 0.0, top + size.height() + _CHIP_GAP
            places.append((chip, QRectF(left, top, min(size.width(), width), size.height())))
            left += size.width() + _CHIP_GAP
        return places


class ChainNode(QWidget):
    """One link: a framed icon at the left, joined to the next, and its words."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._node = Node("memory", "")
        self._last = False
        self._caption = PlainLabel(theme, "", role="small", colour="text_muted", wrap=True)
        self._text = PlainLabel(theme, "", wrap=True)
        self._chips = ChipLines(theme)
        column = QVBoxLayout(self)
        column.setContentsMargins(_SIDE, 0, 0, 10)
        column.setSpacing(1)
        for part in (self._caption, self._text, self._chips):
            column.addWidget(part)
        column.addStretch(1)
        theme.changed.connect(self.update)

    def set_node(self, node: Node, *, last: bool) -> None:
        """Show another link; the last one is joined to nothing."""
        self._node, self._last = node, last
        self._caption.setText(node.caption)
        self._text.setText(node.text)
        self._text.setVisible(bool(node.text))
        self._chips.set_labels(node.chips)
        parts = (node.caption, node.text, ", ".join(node.chips))
        self.setAccessibleName(". ".join(part for part in parts if part))
        self.setMinimumHeight(self._theme.look.stretched(_BOX) + 10)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, look = QPainter(self), self._theme.look
        side = look.stretched(_BOX)
        fill, border, ink = _TONES[self._node.tone]
        box = QRectF(0, 2, side, side)
        if not self._last:
            x = box.center().x()
            start, end = QPointF(x, box.bottom()), QPointF(x, self.height() + 2)
            draw_hairline(painter, start, end, look, "control_border")
        fill_panel(painter, box, look, fill, border, radius=look.token("radius.field"))
        draw_icon(painter, box, self._node.icon, ink, look, 14)


class VerdictBox(QFrame):
    """What the chain comes to; trace_requested() comes from its button."""

    trace_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._severity = "hint"
        self._title = PlainLabel(theme, "", role="strong", wrap=True)
        self._reason = PlainLabel(theme, "", role="small", wrap=True)
        self.trace_button = link_button("")
        self.trace_button.clicked.connect(self.trace_requested)
        column = QVBoxLayout()
        column.setSpacing(1)
        column.addWidget(self._title)
        column.addWidget(self._reason)
        column.addWidget(self.trace_button, 0, Qt.AlignmentFlag.AlignLeft)
        line = QHBoxLayout(self)
        line.setContentsMargins(38, 8, 10, 8)
        line.addLayout(column)
        theme.changed.connect(self.update)

    def set_words(self, words: VerdictWords, trace: str) -> None:
        """Show a verdict; `trace` are the button's words when a trace would help."""
        self._severity = words.severity
        ink = f"severity.{words.severity}.ink"
        self._title.setText(words.title)
        self._title.set_colour(ink)
        self._reason.setText(words.reason)
        self._reason.setVisible(bool(words.reason))
        self.trace_button.set_text(trace)
        self.trace_button.setVisible(words.offers_trace)
        self.setAccessibleName(f"{words.title} {words.reason}".strip())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, look, rect = QPainter(self), self._theme.look, QRectF(self.rect())
        ink, tint = f"severity.{self._severity}.ink", f"severity.{self._severity}.tint"
        fill_panel(painter, rect, look, tint, ink, radius=look.token("radius.card"))
        icon = QRectF(12, 9, 16, look.stretched(16))
        draw_icon(painter, icon, self._severity, ink, look, 15)
