"""A list of painted rows: what its model, painter and view have in common wherever one stands."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Literal, TypeVar

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
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from editor.theme import Look, Theme
from editor.theme.painter import draw_focus_ring, draw_row_ground, ink_on
from editor.widgets.plain import plain_tooltip

Index = QModelIndex | QPersistentModelIndex
R = TypeVar("R")
TOP = QModelIndex()
_Role = Qt.ItemDataRole
_Flag = QStyle.StateFlag


def is_plain(event: QKeyEvent) -> bool:
    """Whether a key, of either keyboard part, comes with nothing held."""
    return not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier


def opens(event: QKeyEvent) -> bool:
    """Whether a key is Enter with nothing held."""
    return is_plain(event) and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class RowModel(QAbstractListModel, Generic[R]):
    """Rows that are replaced as a whole; `spoken` is what is shown, read out and copied."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[R, ...] = ()

    def set_rows(self, rows: Iterable[R]) -> None:
        """Show other rows; equal ones change nothing, those of the same keys change in place."""
        new, old = tuple(rows), self.rows
        if new == old:
            return
        keys = [self.key(row) for row in new]
        if new and None not in keys and keys == [self.key(row) for row in old]:
            self.rows = new
            self.dataChanged.emit(self.index(0), self.index(len(new) - 1))
            return
        self.beginResetModel()
        self.rows = new
        self.endResetModel()

    def key(self, row: R) -> Hashable | None:
        """What a row stays itself by, whatever else of it changes; None for nothing."""
        return None

    def row_of(self, key: Hashable) -> int | None:
        """Where the row of a key stands."""
        return next((at for at, row in enumerate(self.rows) if self.key(row) == key), None)

    def label(self, row: R) -> str:
        """What is shown of a row, and copied."""
        return self.spoken(row)

    def spoken(self, row: R) -> str:
        """A row for a screen reader."""
        raise NotImplementedError

    def tip(self, row: R) -> str:
        """What the tooltip of a row says, "" for none."""
        return self.spoken(row)

    def rowCount(self, parent: Index = TOP) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        row = self.rows[index.row()]
        if role == _Role.DisplayRole:
            return self.label(row)
        if role == _Role.AccessibleTextRole:
            return self.spoken(row)
        return plain_tooltip(self.tip(row)) or None if role == _Role.ToolTipRole else None


@dataclass(frozen=True, slots=True)
class RowState:
    """How a row is shown; a selection is `active` while it is lit."""

    selected: bool
    hovered: bool
    active: bool
    focused: bool

    def ink(self, look: Look, colour: str) -> str:
        """The ink to write with on the ground of such a row."""
        return ink_on(look, colour, selected=self.selected, active=self.active)


class RowPainter(QStyledItemDelegate, Generic[R]):
    """Ground, row, ring. Rows are read from the model itself: painting asks for no roles.

    `lit_by` says when a selection is lit: while its view has the focus, while its window is
    the active one, or always.
    """

    lit_by: ClassVar[Literal["focus", "window", "always"]] = "focus"
    token: ClassVar[str] = "row.list"

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme

    def height(self, row: R, look: Look, width: int) -> int:
        """How high a row is where the view is that wide."""
        return look.size(self.token)

    def paint_row(
        self, painter: QPainter, rect: QRectF, row: R, look: Look, state: RowState
    ) -> None:
        """Draw what a row says, on its ground."""
        raise NotImplementedError

    def paint_ground(
        self, painter: QPainter, rect: QRectF, row: R, look: Look, state: RowState
    ) -> None:
        """Draw what a row stands on."""
        draw_row_ground(
            painter,
            rect,
            look,
            selected=state.selected,
            hovered=state.hovered,
            active=state.active,
        )

    def paint_ring(
        self, painter: QPainter, rect: QRectF, row: R, look: Look, state: RowState
    ) -> None:
        """Draw the focus ring of a row."""
        draw_focus_ring(painter, rect, look, inside=True, on_selection=state.selected)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = self.parent()
        width = view.viewport().width() if isinstance(view, QAbstractItemView) else 0
        return QSize(80, self.height(self._row(index), self.theme.look, width))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row, rect, look = self._row(index), QRectF(option.rect), self.theme.look
        state = self.state_of(option)
        painter.save()
        self.paint_ground(painter, rect, row, look, state)
        self.paint_row(painter, QRectF(rect), row, look, state)
        if state.focused:
            self.paint_ring(painter, rect, row, look, state)
        painter.restore()

    def _row(self, index: Index) -> R:
        model = index.model()
        assert isinstance(model, RowModel)
        return model.rows[index.row()]  # type: ignore[no-any-return]

    def state_of(self, option: QStyleOptionViewItem) -> RowState:
        """What Qt says of the row that is to be drawn."""
        state = option.state
        active = self.lit_by == "always" or bool(state & _Flag.State_Active)
        if self.lit_by == "window":
            active = option.widget.isActiveWindow()
        return RowState(
            bool(state & _Flag.State_Selected),
            bool(state & _Flag.State_MouseOver),
            active,
            bool(state & _Flag.State_HasFocus),
        )


class RowList(QListView):
    """row_chosen(int): the cursor is on a row. row_opened(int): it is to be opened.

    Enter opens a row, and so does the `mouse` by two clicks, by one, or not. `wraps` says that the height of a row
    hangs on the width. What is copied is what the row shows.
    """

    row_chosen = Signal(int)
    row_opened = Signal(int)

    def __init__(
        self,
        theme: Theme,
        name: str,
        model: QAbstractListModel,
        painter: type[RowPainter[Any]] | None = None,
        parent: QWidget | None = None,
        *,
        wraps: bool = False,
        mouse: Literal["double", "click", "none"] = "double",
        framed: bool = True,
    ) -> None:
        super().__init__(parent)
        self.theme, self.wraps = theme, wraps
        if model.parent() is None:
            model.setParent(self)
        self.setModel(model)
        if painter is not None:
            self.setItemDelegate(painter(theme, self))
        self.setAccessibleName(name)
        self.setUniformItemSizes(not wraps)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        if not framed:
            self.setFrameShape(QListView.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        if mouse != "none":
            (self.clicked if mouse == "click" else self.doubleClicked).connect(self.open_row)
        theme.changed.connect(self.scheduleDelayedItemsLayout)

    def open_row(self, index: Index) -> None:
        """Do what Enter does on a row."""
        if index.isValid():
            self.row_opened.emit(index.row())

    def copied(self, index: Index) -> str:
        """What the copy keys take of a row."""
        return str(index.data())

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if current.isValid():
            self.row_chosen.emit(current.row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self.currentIndex()
        if opens(event):
            self.open_row(row)
        elif event.matches(QKeySequence.StandardKey.Copy):
            if row.isValid():
                QGuiApplication.clipboard().setText(self.copied(row))
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.wraps and event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()
