"""The list that a picker opens: a search line over the names and ids that match."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from core.text.fold import fold
from editor.playground.names import Named
from editor.theme import Theme
from editor.theme.painter import draw_focus_ring, draw_row_ground, draw_text, ink_on
from editor.widgets import SearchField

Index = QModelIndex | QPersistentModelIndex
_TOP = QModelIndex()
_ROWS = 12
_MOVES = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class ChoiceModel(QAbstractListModel):
    """The choices whose name or id holds what was searched for."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._all: tuple[Named, ...] = ()
        self.shown: tuple[Named, ...] = ()

    def set_choices(self, choices: Sequence[Named], searched: str) -> None:
        """Show those that match."""
        wanted = fold(searched).split()
        self.beginResetModel()
        self._all = tuple(choices)
        self.shown = tuple(c for c in self._all if _matches(c, wanted))
        self.endResetModel()

    def search(self, searched: str) -> None:
        """Search among the same choices."""
        self.set_choices(self._all, searched)

    def rowCount(self, parent: Index = _TOP) -> int:
        return 0 if parent.isValid() else len(self.shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.shown[index.row()].both if index.isValid() else None
        return None


def _matches(choice: Named, wanted: Sequence[str]) -> bool:
    text = f"{fold(choice.name)} {fold(choice.id)}"
    return all(word in text for word in wanted)


class _ChoicePainter(QStyledItemDelegate):
    def __init__(self, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(80, self._theme.look.size("row.list"))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model, look = index.model(), self._theme.look
        assert isinstance(model, ChoiceModel)
        choice, rect = model.shown[index.row()], QRectF(option.rect)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        draw_row_ground(painter, rect, look, selected=selected, hovered=hovered)
        box = rect.adjusted(10, 0, -10, 0)
        ink = ink_on(look, "text", selected=selected)
        box.setLeft(box.left() + draw_text(painter, box, choice.name, look, "base", ink) + 8)
        if choice.id and choice.id != choice.name and box.width() > 12:
            muted = ink_on(look, "text_muted", selected=selected)
            draw_text(painter, box, choice.id, look, "small", muted)
        if option.state & QStyle.StateFlag.State_HasFocus:
            draw_focus_ring(painter, rect, look, inside=True, on_selection=selected)


class PickerPopup(QFrame):
    """`chosen(str)`: the id that was taken; the popup is then closed. Escape only closes it."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, name: str, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self._theme = theme
        self.setProperty("field", True)
        self.setAccessibleName(name)
        self.search = SearchField(theme, self.tr("Search by name or id"), self.tr("Name or id"))
        self.model = ChoiceModel(self)
        self.view = QListView()
        self._set_up_view(name)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 4)
        column.setSpacing(4)
        column.addWidget(self.search)
        column.addWidget(self.view)
        self.search.textChanged.connect(self._on_searched)
        self.search.installEventFilter(self)
        self.view.clicked.connect(self._take)

    def _set_up_view(self, name: str) -> None:
        self.view.setModel(self.model)
        self.view.setItemDelegate(_ChoicePainter(self._theme, self.view))
        self.view.setUniformItemSizes(True)
        self.view.setMouseTracking(True)
        self.view.setAccessibleName(name)
        self.view.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # The keys go to the search line, which hands the moves on.
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_at(self, corner: QPoint, width: int, choices: Sequence[Named], current: str) -> None:
        """Open below a field, with the current choice selected."""
        self.search.clear()
        self.model.set_choices(choices, "")
        ids = [choice.id for choice in choices]
        self._select(ids.index(current) if current in ids else 0)
        rows = min(_ROWS, len(choices))
        height = rows * self._theme.look.size("row.list") + self.search.sizeHint().height() + 16
        self.resize(max(width, self._theme.look.stretched(240)), height)
        self.move(self._on_screen(corner))
        self.show()
        self.search.setFocus(Qt.FocusReason.PopupFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        pressed = event.type() == QEvent.Type.KeyPress and watched is self.search
        if pressed and isinstance(event, QKeyEvent):
            return self._on_key(event)
        return super().eventFilter(watched, event)

    def _on_key(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        if key in _MOVES:
            self.view.keyPressEvent(event)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab):
            self._take(self.view.currentIndex())
        elif key == Qt.Key.Key_Escape:
            self.hide()
        else:
            return False
        return True

    def _on_searched(self, text: str) -> None:
        self.model.search(text)
        self._select(0)

    def _select(self, row: int) -> None:
        self.view.setCurrentIndex(self.model.index(row, 0))

    def _take(self, index: Index) -> None:
        if index.isValid():
            id = self.model.shown[index.row()].id
            self.hide()
            self.chosen.emit(id)

    def _on_screen(self, corner: QPoint) -> QPoint:
        screen = self.screen().availableGeometry()
        x = min(corner.x(), screen.right() - self.width())
        y = min(corner.y(), screen.bottom() - self.height())
        return QPoint(max(screen.left(), x), max(screen.top(), y))
