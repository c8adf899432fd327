"""The rail at the left: one item per workspace, the settings at its foot."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QSizePolicy, QVBoxLayout, QWidget

from editor.theme import Theme
from editor.theme.painter import CENTRE, draw_icon, draw_text, fill_rect
from editor.widgets.plain import plain_tooltip


class RailItem(QAbstractButton):
    """An icon over a micro label; the one shown has the accent edge."""

    def __init__(self, theme: Theme, id: str, icon: str, label: str, keys: str = "") -> None:
        super().__init__()
        self._theme, self._icon, self._hovered = theme, icon, False
        self.id = id
        self.setText(label)
        self.setCheckable(True)
        self.setAccessibleName(label)
        self.setToolTip(plain_tooltip(f"{label} ({keys})" if keys else label))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        look = self._theme.look
        label = look.metrics("micro").horizontalAdvance(self.text())
        width = max(look.size("rail.width"), round(label) + 8)
        return QSize(width, look.size("rail.item_height"))

    def enterEvent(self, event: QEnterEvent) -> None:
        self._hovered = True
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = False
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, look = QPainter(self), self._theme.look
        rect = QRectF(self.rect())
        if self.isChecked():
            fill_rect(painter, rect, look, "selection")
            edge = look.token("rail.selected_edge")
            fill_rect(painter, QRectF(0, 0, edge, rect.height()), look, "accent")
        elif self._hovered and self.isEnabled():
            fill_rect(painter, rect, look, "hover")
        ink = self._ink()
        side = look.token("icon.rail")
        line = look.metrics("micro").height()
        top = (rect.height() - side - 5 - line) / 2
        draw_icon(painter, QRectF(0, top, rect.width(), side), self._icon, ink, look, side)
        box = QRectF(2, top + side + 5, rect.width() - 4, line)
        draw_text(painter, box, self.text(), look, "micro", ink, CENTRE)

    def _ink(self) -> str:
        if not self.isEnabled():
            return "text_disabled"
        if self._theme.look.high_contrast:
            return "selection_text" if self.isChecked() else "text"
        return "accent" if self.isChecked() else "text_muted"


class Rail(QWidget):
    """`chosen(str)` carries the id of the item the user took.

    Tab reaches the item that is shown; the arrow keys move among all and choose.
    """

    chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._items: dict[str, RailItem] = {}
        self._group = QButtonGroup(self)
        self._group.buttonClicked.connect(self._on_clicked)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 6, 0, 6)
        self._column.setSpacing(0)
        self._column.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self.setAccessibleName(self.tr("Workspaces"))
        theme.changed.connect(self.update)

    def set_items(self, items: Sequence[tuple[str, str, str, str]]) -> None:
        """Rows of (id, icon, label, keys); those with an id `settings` go to the foot."""
        for item in self._items.values():
            self._group.removeButton(item)
            self._column.removeWidget(item)
            item.deleteLater()
        self._items = {}
        place = 0
        for id, icon, label, keys in items:
            item = RailItem(self._theme, id, icon, label, keys)
            self._items[id] = item
            self._group.addButton(item)
            if id == "settings":
                self._column.addWidget(item)
            else:
                self._column.insertWidget(place, item)
                place += 1

    def item(self, id: str) -> RailItem:
        """The item of an id. Raises KeyError."""
        return self._items[id]

    def ids(self) -> tuple[str, ...]:
        """All ids, from the top down."""
        return tuple(self._items)

    def set_current(self, id: str) -> None:
        """Show which page is open; an id that is no item clears the mark."""
        self._group.setExclusive(False)
        for name, item in self._items.items():
            item.setChecked(name == id)
        self._group.setExclusive(True)

    def set_enabled(self, id: str, enabled: bool) -> None:
        """Whether an item can be taken. Raises KeyError."""
        self._items[id].setEnabled(enabled)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, look = QPainter(self), self._theme.look
        rect = QRectF(self.rect())
        fill_rect(painter, rect, look, "window")
        fill_rect(painter, QRectF(rect.right() - 1, 0, 1, rect.height()), look, "hairline")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        focus = self.focusWidget()
        enabled = [item for item in self._items.values() if item.isEnabled()]
        if step is None or focus not in enabled:
            super().keyPressEvent(event)
            return
        item = enabled[(enabled.index(focus) + step) % len(enabled)]
        item.setFocus(Qt.FocusReason.TabFocusReason)
        item.click()

    def _on_clicked(self, item: QAbstractButton) -> None:
        assert isinstance(item, RailItem)
        self.chosen.emit(item.id)
