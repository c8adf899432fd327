"""Draws the rows and heads of the tables of cases and outcomes."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHeaderView, QWidget

from editor.theme import Look, Theme
from editor.theme.painter import (
    draw_focus_ring,
    draw_hairline,
    draw_icon,
    draw_selection,
    draw_text,
    fill_rect,
    ink_on,
    text_width,
)

PAD = 6
_ICON = 14


class PlainHeader(QHeaderView):
    """Titles in the small font; `mark` is the sorted section and whether it descends."""

    def __init__(self, theme: Theme, *, sortable: bool, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._theme = theme
        self.mark: tuple[int, bool] | None = None
        self.setSectionsClickable(sortable)
        self.setHighlightSections(False)
        self.setMinimumSectionSize(24)
        self.setAccessibleName(self.tr("Columns"))
        theme.changed.connect(self.viewport().update)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._theme.look.size("row.header"))

    def paintSection(self, painter: QPainter, rect: QRect, logical: int) -> None:
        look, box = self._theme.look, QRectF(rect)
        fill_rect(painter, box, look, "raised")
        bottom = box.bottom() - 0.5
        draw_hairline(painter, QPointF(box.left(), bottom), QPointF(box.right(), bottom), look)
        title = str(self.model().headerData(logical, Qt.Orientation.Horizontal) or "")
        sorted_here = self.mark is not None and self.mark[0] == logical
        ink = "text" if sorted_here else "text_muted"
        words = box.adjusted(PAD if logical else 2 * PAD, 0, -PAD, 0)
        width = draw_text(painter, words, title, look, "small", ink)
        if self.mark is not None and sorted_here:
            left = min(words.left() + width + 4, words.right() - 12)
            icon = "chevron_down" if self.mark[1] else "chevron_up"
            draw_icon(painter, QRectF(left, box.top(), 12, box.height()), icon, ink, look, 10)


def paint_ground(
    painter: QPainter,
    rect: QRectF,
    look: Look,
    *,
    selected: bool,
    hovered: bool,
    active: bool,
    first: bool,
) -> None:
    """The ground of a cell, with the hairline under it."""
    if selected and first:
        draw_selection(painter, rect, look, active=active)
    elif selected:
        fill_rect(painter, rect, look, "selection" if active else "selection_inactive")
    elif hovered:
        fill_rect(painter, rect, look, "hover")
    y = rect.bottom() - 0.5
    draw_hairline(painter, QPointF(rect.left(), y), QPointF(rect.right(), y), look)


def paint_marked(
    painter: QPainter, box: QRectF, icon: str, word: str, ink: str, look: Look, *, lit: bool
) -> None:
    """An icon with its word, in one ink."""
    shown = ink_on(look, ink, selected=lit)
    place = QRectF(box.left(), box.top(), _ICON, box.height())
    draw_icon(painter, place, icon, shown, look, _ICON)
    if box.width() > _ICON + PAD + text_width("…", look, "small"):
        draw_text(painter, box.adjusted(_ICON + PAD, 0, 0, 0), word, look, "small", shown)


def paint_ring(painter: QPainter, rect: QRectF, look: Look, *, selected: bool) -> None:
    """The focus ring of a cell."""
    draw_focus_ring(painter, rect, look, inside=True, on_selection=selected)
