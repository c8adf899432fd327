"""The list that a picker opens: a search line over the names and ids that match."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QApplication, QFrame, QVBoxLayout, QWidget

from core.text.fold import fold
from editor.playground.names import Named
from editor.theme import Look, Theme
from editor.theme.painter import draw_text
from editor.widgets import PlainLabel, RowList, RowModel, RowPainter, RowState, SearchField
from editor.widgets.row_list import Index

_ROWS = 12
_MOVES = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class ChoiceModel(RowModel[Named]):
    """The choices whose name or id holds what was searched for."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._all: tuple[Named, ...] = ()

    def set_choices(self, choices: Sequence[Named], searched: str) -> None:
        """Show those that match."""
        wanted = fold(searched).split()
        self._all = tuple(choices)
        self.set_rows(choice for choice in self._all if _matches(choice, wanted))

    def search(self, searched: str) -> None:
        """Search among the same choices."""
        self.set_choices(self._all, searched)

    def spoken(self, row: Named) -> str:
        return row.both

    def tip(self, row: Named) -> str:
        return ""


def _matches(choice: Named, wanted: Sequence[str]) -> bool:
    text = f"{fold(choice.name)} {fold(choice.id)}"
    return all(word in text for word in wanted)


class _ChoicePainter(RowPainter[Named]):
    lit_by = "always"

    def paint_row(
        self, painter: QPainter, rect: QRectF, row: Named, look: Look, state: RowState
    ) -> None:
        box, ink = rect.adjusted(10, 0, -10, 0), state.ink(look, "text")
        box.setLeft(box.left() + draw_text(painter, box, row.name, look, "base", ink) + 8)
        if row.id and row.id != row.name and box.width() > 12:
            draw_text(painter, box, row.id, look, "small", state.ink(look, "text_muted"))


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
        self.view = RowList(theme, name, self.model, _ChoicePainter, mouse="none")
        # The keys go to the search line, which hands the moves on.
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 4)
        column.setSpacing(4)
        column.addWidget(self.search)
        column.addWidget(self.view)
        self.nothing = PlainLabel(
            theme, self.tr("No name and no id holds that"), role="small", colour="text_muted"
        )
        self.nothing.setContentsMargins(8, 4, 8, 6)
        column.addWidget(self.nothing)
        self.search.textChanged.connect(self._on_searched)
        self.search.installEventFilter(self)
        self.view.clicked.connect(self._take)

    def show_at(self, corner: QPoint, width: int, choices: Sequence[Named], current: str) -> None:
        """Open below a field, with the current choice selected."""
        self.search.clear()
        self.model.set_choices(choices, "")
        ids = [choice.id for choice in choices]
        self._select(ids.index(current) if current in ids else 0)
        self.resize(max(width, self._theme.look.stretched(240)), self._height())
        self.move(self._on_screen(corner))
        self.show()
        self.search.setFocus(Qt.FocusReason.PopupFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        pressed = event.type() == QEvent.Type.KeyPress and watched is self.search
        if pressed and isinstance(event, QKeyEvent):
            return self._on_key(event)
        return super().eventFilter(watched, event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        outside = not self.rect().contains(event.position().toPoint())
        super().mousePressEvent(event)
        if outside:
            _focus_at(event.globalPosition().toPoint())

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
        self.resize(self.width(), self._height())

    def _height(self) -> int:
        """As high as what is found; its top stays where it is."""
        found = len(self.model.rows)
        self.view.setVisible(found > 0)
        self.nothing.setVisible(not found)
        rows = min(_ROWS, max(1, found)) * self._theme.look.size("row.list")
        return rows + self.search.sizeHint().height() + 16

    def _select(self, row: int) -> None:
        self.view.setCurrentIndex(self.model.index(row, 0))

    def _take(self, index: Index) -> None:
        if index.isValid():
            id = self.model.rows[index.row()].id
            self.hide()
            self.chosen.emit(id)

    def _on_screen(self, corner: QPoint) -> QPoint:
        screen = self.screen().availableGeometry()
        x = min(corner.x(), screen.right() - self.width())
        y = min(corner.y(), screen.bottom() - self.height())
        return QPoint(max(screen.left(), x), max(screen.top(), y))


def _focus_at(point: QPoint) -> None:
    """Under X11 the press that closes a popup reaches nothing else: its target gets the focus."""
    widget = QApplication.widgetAt(point)
    while widget is not None and not widget.focusPolicy() & Qt.FocusPolicy.ClickFocus:
        widget = widget.parentWidget()
    if widget is not None:
        widget.setFocus(Qt.FocusReason.MouseFocusReason)
