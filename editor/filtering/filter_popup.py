"""The list under the filter line: each offer with what it means."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from editor.filtering.meanings import meaning
from editor.theme import Theme
from editor.theme.painter import draw_row_ground, draw_text, ink_on, text_width
from editor.theme.painter.common import RIGHT
from editor.widgets.row_list import Index

_MEANING = Qt.ItemDataRole.UserRole + 1
_PAD, _GAP = 8, 24


class OfferModel(QStandardItemModel):
    """Rows are offers; a screen reader hears their meaning too."""

    def set_offers(self, offers: Iterable[str]) -> None:
        """Show other offers."""
        self.clear()
        for offer in offers:
            words = meaning(offer)
            item = QStandardItem(offer)
            item.setData(words, _MEANING)
            spoken = f"{offer}, {words}" if words else offer
            item.setData(spoken, Qt.ItemDataRole.AccessibleTextRole)
            self.appendRow(item)


class OfferPainter(QStyledItemDelegate):
    """The offer, and its meaning muted at the right."""

    def __init__(self, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        look, words = self._theme.look, str(index.data(_MEANING) or "")
        wide = text_width(str(index.data()), look) + 2 * _PAD
        wide += text_width(words, look, "small") + _GAP if words else 0
        return QSize(round(wide), look.size("row.list"))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look, rect = self._theme.look, QRectF(option.rect)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        draw_row_ground(painter, rect, look, selected=selected, hovered=hovered, active=True)
        inner = rect.adjusted(_PAD, 0, -_PAD, 0)
        draw_text(
            painter, inner, str(index.data()), look, "base", ink_on(look, "text", selected=selected)
        )
        muted = ink_on(look, "text_muted", selected=selected)
        draw_text(painter, inner, str(index.data(_MEANING) or ""), look, "small", muted, RIGHT)
