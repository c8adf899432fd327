"""The tabs "Related" and "Used by": other records, and what connects them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStackedWidget, QStyleOptionViewItem, QWidget

from editor.theme import Look, Theme
from editor.theme.painter import draw_hairline, draw_icon, draw_text, text_width
from editor.widgets import EmptyState, RowList, RowModel, RowPainter, RowState

_PAD = 12


@dataclass(frozen=True, slots=True)
class LinkRow:
    """A record to go to: its icon, its id, and why it stands here."""

    handle: int
    icon: str
    id: str
    why: str
    field: str = ""


class LinksModel(RowModel[LinkRow]):
    """The rows as they were given."""

    def label(self, row: LinkRow) -> str:
        return row.id

    def spoken(self, row: LinkRow) -> str:
        return f"{row.id}: {row.why}"


class _LinkPainter(RowPainter[LinkRow]):
    """The cursor is seen only while the list has the focus."""

    lit_by = "always"

    def state_of(self, option: QStyleOptionViewItem) -> RowState:
        state = super().state_of(option)
        selected = state.selected and option.widget.hasFocus()
        return RowState(selected, state.hovered, True, state.focused and selected)

    def paint_row(
        self, painter: QPainter, rect: QRectF, row: LinkRow, look: Look, state: RowState
    ) -> None:
        y = rect.bottom() - 0.5
        draw_hairline(painter, QPointF(rect.left(), y), QPointF(rect.right(), y), look)
        box = rect.adjusted(_PAD, 0, -_PAD, -1)
        icon = QRectF(box.left(), box.top(), 14, box.height())
        draw_icon(painter, icon, row.icon, "text_muted", look, 14)
        words = box.adjusted(22, 0, 0, 0)
        why = min(text_width(row.why, look, "small"), words.width() / 2)
        width = draw_text(painter, words.adjusted(0, 0, -why - 8, 0), row.id, look)
        draw_text(painter, words.adjusted(width + 8, 0, 0, 0), row.why, look, "small", "text_muted")


class LinksView(QStackedWidget):
    """`jump_requested(handle, field)`: the user wants to go to a record."""

    jump_requested = Signal(int, str)

    def __init__(
        self,
        theme: Theme,
        name: str,
        icon: str,
        nothing: str,
        reason: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.model = LinksModel(self)
        self.list = RowList(theme, name, self.model, _LinkPainter, mouse="click")
        self.list.row_opened.connect(self._on_opened)
        self.addWidget(self.list)
        self.addWidget(EmptyState(theme, icon, nothing, reason))
        self.setFocusProxy(self.list)

    def set_rows(self, rows: Sequence[LinkRow]) -> None:
        """Show the records that are connected with the one of the form."""
        self.model.set_rows(rows)
        self.setCurrentIndex(0 if rows else 1)

    def _on_opened(self, at: int) -> None:
        row = self.model.rows[at]
        self.jump_requested.emit(row.handle, row.field)
