"""The comparison: what is pinned, and a row for each entry with both its places."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from editor.playground import words
from editor.playground.compare import PairRow, Place
from editor.theme import Look, Theme
from editor.theme.painter import (
    draw_focus_ring,
    draw_icon,
    draw_number,
    draw_row_ground,
    draw_text,
    fill_panel,
    ink_on,
)
from editor.widgets import ElidedLabel, plain_tooltip, push_button

Index = QModelIndex | QPersistentModelIndex
_TOP = QModelIndex()
_Role = Qt.ItemDataRole
_PAD = 12


class PairModel(QAbstractListModel):
    """The rows of a comparison, replaced as a whole."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[PairRow, ...] = ()

    def set_rows(self, rows: tuple[PairRow, ...]) -> None:
        """Show other rows."""
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def rowCount(self, parent: Index = _TOP) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        if role == _Role.DisplayRole:
            return row.label
        if role == _Role.AccessibleTextRole:
            return row.spoken()
        return plain_tooltip(row.spoken()) if role == _Role.ToolTipRole else None


def _columns(rect: QRectF, look: Look) -> list[QRectF]:
    """Entry, pinned, now and difference; the entry takes what is left."""
    change, place = look.stretched(100), look.stretched(94)
    entry = max(60.0, rect.width() - change - 2 * place)
    boxes, left = [], rect.left()
    for width in (entry, place, place, change):
        boxes.append(QRectF(left, rect.top(), max(0.0, width - 10), rect.height()))
        left += width
    return boxes


class _PairPainter(QStyledItemDelegate):
    def __init__(self, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(80, self._theme.look.size("row.list"))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model, look, state = index.model(), self._theme.look, option.state
        assert isinstance(model, PairModel)
        row, rect = model.rows[index.row()], QRectF(option.rect)
        selected = bool(state & QStyle.StateFlag.State_Selected)
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        draw_row_ground(painter, rect, look, selected=selected, hovered=hovered)
        boxes = _columns(rect.adjusted(_PAD, 0, -_PAD, 0), look)
        same = row.change[0] == "same"
        ink = ink_on(look, "text_muted" if same else "text", selected=selected)
        draw_text(painter, boxes[0], row.label, look, "base" if same else "strong", ink)
        for box, place in zip(boxes[1:3], (row.before, row.now), strict=True):
            self._paint_place(painter, box, place, selected)
        draw_text(painter, boxes[3], row.change_words(), look, "base", ink)
        if state & QStyle.StateFlag.State_HasFocus:
            draw_focus_ring(painter, rect, look, inside=True, on_selection=selected)

    def _paint_place(self, painter: QPainter, box: QRectF, place: Place, selected: bool) -> None:
        look = self._theme.look
        cell = box.adjusted(0, 4, 0, -4)
        rank = f"#{place.rank}" if place.rank is not None else ""
        score = words.number(place.score) if place.rank is not None else ""
        ink, muted, role = "text", "text_muted", "strong"
        if place.kind == "masked":
            radius = look.token("radius.bar")
            fill_panel(painter, cell, look, "redaction", "redaction_border", radius=radius)
            icon = QRectF(cell.left() + 6, cell.top(), 12, cell.height())
            draw_icon(painter, icon, "lock", "redaction_text", look, 12)
            ink, muted = "redaction_text", "redaction_text_muted"
            cell = cell.adjusted(24, 0, -6, 0)
        else:
            ink, muted = (ink_on(look, name, selected=selected) for name in (ink, muted))
        if place.kind != "given":
            role, ink = "base", muted
        if not rank:
            rank = "" if place.kind == "masked" else "–"
        draw_text(painter, cell, rank, look, role, ink, tabular=True)
        draw_number(painter, cell, score, look, "base", muted)


class _Titles(QWidget):
    """The names of the columns."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(200, self._theme.look.size("row.header"))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, look = QPainter(self), self._theme.look
        rect = QRectF(self.rect()).adjusted(_PAD, 0, -_PAD, 0)
        bar = int(look.token("control.scrollbar"))
        titles = (self.tr("Entry"), self.tr("Pinned"), self.tr("Now"), self.tr("Difference"))
        for box, title in zip(_columns(rect.adjusted(0, 0, -bar, 0), look), titles, strict=True):
            draw_text(painter, box, title, look, "small", "text_muted")


class _PairList(QListView):
    opened = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index, model = self.currentIndex(), self.model()
        assert isinstance(model, PairModel)
        if index.isValid() and event.matches(QKeySequence.StandardKey.Copy):
            QGuiApplication.clipboard().setText(model.rows[index.row()].spoken())
        elif index.isValid() and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit(model.rows[index.row()].handle)
        else:
            super().keyPressEvent(event)
            return
        event.accept()


class CompareView(QWidget):
    """entry_selected(int), opened(int): as in the list. pin_requested(), swap_requested()."""

    entry_selected = Signal(object)
    opened = Signal(int)
    pin_requested = Signal()
    swap_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._wanted = theme, -1
        self.model = PairModel(self)
        self.list = _PairList()
        self.pinned = ElidedLabel(theme, "", colour="text_muted")
        self.differences = ElidedLabel(theme, "", role="small", colour="text_muted")
        self.pin = push_button(theme, self.tr("Pin this state"), compact=True)
        self.swap = push_button(theme, self.tr("Swap"), compact=True)
        self._set_up_list()
        self._lay_out()
        self.pin.clicked.connect(self.pin_requested)
        self.swap.clicked.connect(self.swap_requested)
        self.list.opened.connect(self.opened)
        self.list.doubleClicked.connect(self._on_double_click)

    def _set_up_list(self) -> None:
        self.list.setModel(self.model)
        self.list.setItemDelegate(_PairPainter(self._theme, self.list))
        self.list.setAccessibleName(self.tr("Comparison"))
        self.list.setUniformItemSizes(True)
        self.list.setMouseTracking(True)
        self.list.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.list.selectionModel().currentChanged.connect(self._on_current)

    def _lay_out(self) -> None:
        line = QHBoxLayout()
        line.setContentsMargins(12, 2, 12, 6)
        line.setSpacing(8)
        line.addWidget(self.pinned, 3)
        line.addWidget(self.differences, 1)
        line.addWidget(self.pin)
        line.addWidget(self.swap)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(line)
        column.addWidget(_Titles(self._theme))
        column.addWidget(self.list, 1)

    def show_rows(self, rows: tuple[PairRow, ...], pinned: str) -> None:
        """Show a comparison; the chosen entry stays chosen."""
        self.pinned.setText(self.tr("Pinned: {state}").format(state=pinned))
        count = sum(row.change[0] != "same" for row in rows)
        self.differences.setText(self.tr("{count} differ").format(count=count))
        wanted = self._wanted
        if rows != self.model.rows:
            self.model.set_rows(rows)
        self._wanted = wanted
        at = next((at for at, row in enumerate(rows) if row.handle == wanted), None)
        if at is not None:
            self.list.setCurrentIndex(self.model.index(at, 0))

    def _on_current(self, index: QModelIndex) -> None:
        if index.isValid():
            self._wanted = self.model.rows[index.row()].handle
            self.entry_selected.emit(self._wanted)

    def _on_double_click(self, index: QModelIndex) -> None:
        self.opened.emit(self.model.rows[index.row()].handle)
