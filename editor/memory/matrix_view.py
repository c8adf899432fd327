"""The view of a matrix: heads with two lines, filled cells, one marked row and column."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from editor.memory.matrix import MatrixHead, MatrixModel
from editor.memory.surface import on_surface
from editor.theme import Look, Theme
from editor.theme.painter import (
    CENTRE,
    draw_focus_ring,
    draw_hairline,
    draw_text,
    fill_panel,
    fill_rect,
    text_width,
)
from editor.widgets.row_list import Index

_LEAST, _MOST = 46, 150
_HEAD_LEAST, _HEAD_MOST = 96, 200
_DASH = 13


class _Heads(QHeaderView):
    """Titles, with a smaller line under those of the columns."""

    def __init__(self, theme: Theme, orientation: Qt.Orientation, parent: QWidget) -> None:
        super().__init__(orientation, parent)
        self._theme = theme
        self.setSectionsClickable(False)
        self.setHighlightSections(False)
        self.setMinimumSectionSize(18)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        across = orientation == Qt.Orientation.Horizontal
        self.setAccessibleName(self.tr("Columns") if across else self.tr("Rows"))
        theme.changed.connect(self.viewport().update)

    def sizeHint(self) -> QSize:
        look, model = self._theme.look, self.model()
        if not isinstance(model, MatrixModel):
            return super().sizeHint()
        if self.orientation() == Qt.Orientation.Horizontal:
            return QSize(0, look.stretched(34))
        wide = max((text_width(h.title, look) for h in model.matrix.rows), default=0.0)
        limits = look.stretched(_HEAD_LEAST), look.stretched(_HEAD_MOST)
        return QSize(min(limits[1], max(limits[0], round(wide) + 24)), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        fill_rect(
            QPainter(self.viewport()), QRectF(self.viewport().rect()), self._theme.look, "surface"
        )
        super().paintEvent(event)

    def paintSection(self, painter: QPainter, rect: QRect, logical: int) -> None:
        model, box = self.model(), QRectF(rect)
        if not isinstance(model, MatrixModel):
            return
        fill_rect(painter, box, self._theme.look, "surface")
        if self.orientation() == Qt.Orientation.Horizontal:
            head = model.matrix.columns[logical]
            self._paint_column(painter, box, head, marked=head.key == model.marked_column)
        else:
            head = model.matrix.rows[logical]
            role = "strong" if head.key == model.marked_row else "base"
            draw_text(painter, box.adjusted(12, 0, -6, 0), head.title, self._theme.look, role)

    def _paint_column(
        self, painter: QPainter, box: QRectF, head: MatrixHead, *, marked: bool
    ) -> None:
        look = self._theme.look
        if marked:
            fill_rect(painter, box, look, "severity.error.tint")
        ink = "severity.error.ink" if marked else "text"
        # Of a column that is not whole in sight, the words are those that fit there.
        box = box.intersected(QRectF(self.viewport().rect()))
        half = box.height() / 2
        top = box.adjusted(2, 2, -2, -half) if head.note else box.adjusted(2, 0, -2, 0)
        draw_text(painter, top, head.title, look, "strong" if marked else "small", ink, CENTRE)
        if head.note:
            under = box.adjusted(2, half - 2, -2, -2)
            muted = "severity.error.ink" if marked else "text_muted"
            draw_text(painter, under, head.note, look, "micro", muted, CENTRE)


class _Cells(QStyledItemDelegate):
    """Present is a filled bar, absent a short line, words are words."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model, look, rect = index.model(), self._theme.look, QRectF(option.rect)
        assert isinstance(model, MatrixModel)
        head = model.matrix.columns[index.column()]
        if head.key == model.marked_column:
            fill_rect(painter, rect, look, "severity.error.tint")
        for start, end in (
            (rect.bottomLeft(), rect.bottomRight()),
            (rect.topRight(), rect.bottomRight()),
        ):
            draw_hairline(painter, start - QPointF(0.5, 0.5), end - QPointF(0.5, 0.5), look)
        self._paint_cell(painter, rect, model, index, look)
        if option.state & QStyle.StateFlag.State_HasFocus:
            draw_focus_ring(painter, rect, look, inside=True)

    def _paint_cell(
        self, painter: QPainter, rect: QRectF, model: MatrixModel, index: Index, look: Look
    ) -> None:
        cell = model.cell(index.row(), index.column())
        if cell.kind == "text":
            draw_text(painter, rect, cell.text, look, "base", "text", CENTRE, tabular=True)
        elif cell.kind == "present":
            box = QRectF(0, 0, min(36.0, rect.width() - 8), 10)
            box.moveCenter(rect.center())
            fill_panel(painter, box, look, "retention.keep", radius=look.token("radius.bar"))
        else:
            y, middle = round(rect.center().y()) + 0.5, rect.center().x()
            ends = QPointF(middle - _DASH / 2, y), QPointF(middle + _DASH / 2, y)
            draw_hairline(painter, *ends, look, "control_border")


class MatrixView(QTableView):
    """head_chosen(str): Enter or a double click on a cell; the key of its row."""

    head_chosen = Signal(str)

    def __init__(
        self, theme: Theme, model: MatrixModel, name: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme, self._cells = theme, model
        self.setHorizontalHeader(_Heads(theme, Qt.Orientation.Horizontal, self))
        self.setVerticalHeader(_Heads(theme, Qt.Orientation.Vertical, self))
        self.setItemDelegate(_Cells(theme, self))
        self.setModel(model)
        self.setAccessibleName(name)
        self.setShowGrid(False)
        on_surface(self)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setStyleSheet("QTableCornerButton::section { background: palette(base); }")
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        # The first column in sight is a whole one.
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.activated.connect(self._on_activated)
        model.modelReset.connect(self.fit)
        theme.changed.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Rows and columns at their sizes; columns as wide as their heads, within bounds."""
        look = self._theme.look
        self.verticalHeader().setDefaultSectionSize(look.size("row.matrix") + 3)
        for at, head in enumerate(self._cells.matrix.columns):
            wide = max(text_width(head.title, look, "small"), text_width(head.note, look, "micro"))
            least, most = look.stretched(_LEAST), look.stretched(_MOST)
            self.setColumnWidth(at, round(min(most, max(least, wide + 12))))

    def show_column(self, key: str) -> None:
        """Scroll so that the column of a key can be seen; the last one for an unknown key."""
        at = self._cells.column_of(key)
        at = self._cells.columnCount() - 1 if at is None else at
        if self._cells.rowCount() and at >= 0:
            self.scrollTo(self._cells.index(0, at))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() < event.oldSize().width() and self._cells.marked_column:
            self.show_column(self._cells.marked_column)

    def _on_activated(self, index: Index) -> None:
        if index.isValid():
            self.head_chosen.emit(self._cells.matrix.rows[index.row()].key)
