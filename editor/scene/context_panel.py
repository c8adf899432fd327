"""What one director sees: its name, how full its context is, and its half of the grid."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from core.directors.rows import DirectorContext
from editor.figures import grouped
from editor.scene.context_view import ContextList
from editor.scene.grid import GridRow
from editor.theme import Theme
from editor.theme.painter import MeterPart, draw_token_meter
from editor.widgets import PlainLabel, SectionHeader

_METER_WIDTH = 88


class Meter(QWidget):
    """How much of a budget is used."""

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._tokens, self._budget, self._cut = 0, 0, False
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def show_use(self, tokens: int, budget: int, *, cut: bool) -> None:
        """The tokens, the budget, and whether something was left out for it."""
        self._tokens, self._budget, self._cut = tokens, budget, cut
        words = self.tr("{count} of {total} tokens").format(count=tokens, total=budget)
        left_out = self.tr("something was left out for the budget")
        self.setAccessibleDescription(f"{words}, {left_out}" if cut else words)
        self.update()

    def sizeHint(self) -> QSize:
        look = self._theme.look
        return QSize(look.stretched(_METER_WIDTH), look.stretched(18))

    def paintEvent(self, event: QPaintEvent) -> None:
        part = MeterPart(self._tokens, "cut" if self._cut else "fits")
        draw_token_meter(
            QPainter(self), QRectF(self.rect()), [part], self._budget, self._theme.look
        )  # fmt: skip


class ContextPanel(QWidget):
    """A header over the rows."""

    def __init__(self, theme: Theme, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.setAutoFillBackground(True)
        self.header = SectionHeader(theme, title)
        self.meter = Meter(theme, title)
        self.figure = PlainLabel(theme, "", role="base", tabular=True)
        self.list = ContextList(theme, title)
        self.header.add_widget(self.meter)
        self.header.add_widget(self.figure)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addWidget(self.list, 1)

    def show_context(
        self, context: DirectorContext, rows: Sequence[GridRow], *, right: bool
    ) -> None:
        """Show a context; its rows are those of the grid."""
        self.list.show_rows(rows, right=right)
        cut = bool(context.left_out)
        self.meter.show_use(context.tokens, context.budget, cut=cut)
        words = self.tr("{count} of {total}")
        shown = words.format(count=grouped(context.tokens), total=grouped(context.budget))
        self.figure.setText(shown)
        self.figure.set_colour("severity.warning.ink" if cut else "text")

    def minimumSizeHint(self) -> QSize:
        return QSize(260, 90)
