"""The table of hits: the place lit in what was and in what will be."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from core.refactor.searching import Hit
from editor.theme import Look, Theme
from editor.theme.painter import (
    draw_check_box,
    draw_focus_ring,
    draw_hairline,
    draw_selection,
    draw_severity,
    draw_text,
    fill_rect,
    ink_on,
    text_width,
)
from editor.tools.hits_model import AFTER, BEFORE, FIELD, RECORD, TICK, WRONG, HitsModel

Index = QModelIndex | QPersistentModelIndex
_PAD = 6
_SELECTED = QStyle.StateFlag.State_Selected.value
_HOVERED = QStyle.StateFlag.State_MouseOver.value
_FOCUSED = QStyle.StateFlag.State_HasFocus.value
_LEAD_SHARE = 0.4
"""The most of a cell that the text before the place may take."""


class _Delegate(QStyledItemDelegate):
    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def editorEvent(
        self,
        event: QEvent,
        model: QAbstractItemModel,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        # The view ticks by itself, anywhere in the column.
        return False

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model, state = index.model(), option.state.value
        assert isinstance(model, HitsModel)
        look, rect = self._theme.look, QRectF(option.rect)
        selected, active = bool(state & _SELECTED), option.widget.isActiveWindow()
        if selected and index.column() == TICK:
            draw_selection(painter, rect, look, active=active)
        elif selected:
            fill_rect(painter, rect, look, "selection" if active else "selection_inactive")
        elif state & _HOVERED:
            fill_rect(painter, rect, look, "hover")
        y = rect.bottom() - 0.5
        draw_hairline(painter, QPointF(rect.left(), y), QPointF(rect.right(), y), look)
        box = rect.adjusted(_PAD, 0, -_PAD, -1)
        self._paint_cell(painter, box, model, index, look, selected)
        if state & _FOCUSED:
            draw_focus_ring(painter, rect, look, inside=True, on_selection=selected)

    def _paint_cell(
        self,
        painter: QPainter,
        box: QRectF,
        model: HitsModel,
        index: Index,
        look: Look,
        selected: bool,
    ) -> None:
        row, column = index.row(), index.column()
        hit, ticked = model.hits[row], model.is_ticked(row)
        if column == TICK:
            draw_check_box(painter, box, "on" if ticked else "off", look)
        elif column in (BEFORE, AFTER):
            word = hit.old if column == BEFORE else hit.new
            _draw_place(painter, box, hit, word, look, lit=ticked or column == BEFORE)
        elif column == WRONG:
            worst = model.worst(row)
            if worst:
                draw_severity(painter, box, worst, look, selected=selected)
        else:
            ink = ink_on(look, "text" if column == RECORD else "text_muted", selected=selected)
            text = model.name(hit) if column == RECORD else model.data(index)
            draw_text(painter, box, str(text), look, "base", ink)


def _draw_place(
    painter: QPainter, box: QRectF, hit: Hit, word: str, look: Look, *, lit: bool
) -> None:
    """The text around a place with the word lit; the lead is cut at its start."""
    ink = "text_muted"
    lead = _tail(hit.before, box.width() * _LEAD_SHARE, look)
    x = box.left() + draw_text(painter, box, lead, look, "base", ink)
    rest = QRectF(x, box.top(), box.right() - x, box.height())
    width = min(text_width(word.replace("\n", " "), look), rest.width())
    if lit and width > 0:
        ground = QRectF(x, box.center().y() - 9, width, 18)
        fill_rect(painter, ground, look, "signal.tag.lit")
        line = QRectF(x, ground.bottom() - 2, width, 2)
        fill_rect(painter, line, look, "signal.tag.fill")
    shown = draw_text(painter, rest, word, look, "base", "text" if lit else ink)
    draw_text(painter, rest.adjusted(shown, 0, 0, 0), hit.after, look, "base", ink)


def _tail(text: str, width: float, look: Look) -> str:
    """The end of a text that fits a width."""
    flat = text.replace("\n", " ")
    return look.metrics("base").elidedText(flat, Qt.TextElideMode.ElideLeft, width)


class HitsView(QTableView):
    """Space ticks the selected rows; Enter or a double click goes to the record.

    opened(handle, field). current_changed(): another row has the focus.
    """

    opened = Signal(int, str)
    current_changed = Signal()

    def __init__(self, theme: Theme, model: HitsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._hits = theme, model
        self.setModel(model)
        self.setItemDelegate(_Delegate(theme, self))
        self.setAccessibleName(self.tr("Hits"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setMouseTracking(True)
        self.verticalHeader().hide()
        self._set_up_header()
        theme.changed.connect(self._on_theme)
        self._on_theme()

    def _set_up_header(self) -> None:
        header, look = self.horizontalHeader(), self._theme.look
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        header.setMinimumSectionSize(24)
        for column, width in ((TICK, 32), (RECORD, 150), (FIELD, 90), (WRONG, 78)):
            self.setColumnWidth(column, look.stretched(width))
        for column in (BEFORE, AFTER):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)

    def _on_theme(self) -> None:
        row = self._theme.look.size("row.table")
        self.verticalHeader().setMinimumSectionSize(row)
        self.verticalHeader().setDefaultSectionSize(row)

    def currentChanged(self, current: QModelIndex, previous: QModelIndex) -> None:
        super().currentChanged(current, previous)
        self.current_changed.emit()

    def selected_rows(self) -> list[int]:
        """The selected rows, in order."""
        ranges = self.selectionModel().selection()
        return sorted({row for r in ranges for row in range(r.top(), r.bottom() + 1)})

    def keyPressEvent(self, event: QKeyEvent) -> None:
        rows = self.selected_rows()
        if event.key() == Qt.Key.Key_Space and rows:
            self._hits.tick(rows, not self._hits.is_ticked(rows[0]))
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and rows:
            self._open(rows[0])
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and index.column() == TICK:
            self._hits.tick([index.row()], not self._hits.is_ticked(index.row()))
        super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and index.column() != TICK:
            self._open(index.row())

    def _open(self, row: int) -> None:
        hit = self._hits.hits[row]
        self.opened.emit(hit.handle, hit.field)
