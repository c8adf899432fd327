"""A layout that wraps its items; the last one takes what is left of its line."""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Items keep their size hints; `gap` separates them both ways."""

    def __init__(self, parent: QWidget | None = None, *, gap: int = 4) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap = gap

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def insert_widget(self, index: int, widget: QWidget) -> None:
        """Add a widget at a place."""
        self.addWidget(widget)
        self._items.insert(index, self._items.pop())
        self.invalidate()

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._place(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._place(rect, move=True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._living():
            size = size.expandedTo(item.minimumSize())
        margins = self.contentsMargins()
        return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom())

    def _living(self) -> list[QLayoutItem]:
        """While a window is torn down, Qt deletes items before it says so."""
        return [item for item in self._items if shiboken6.isValid(item)]

    def _place(self, rect: QRect, *, move: bool) -> int:
        inner = rect.marginsRemoved(self.contentsMargins())
        x, y, line = inner.left(), inner.top(), 0
        items = self._living()
        for item in items:
            hint = item.sizeHint()
            width = min(hint.width(), inner.width())
            if x > inner.left() and x + width > inner.right() + 1:
                x, y, line = inner.left(), y + line + self._gap, 0
            if item is items[-1]:
                width = max(width, inner.right() + 1 - x)
            if move:
                item.setGeometry(QRect(QPoint(x, y), QSize(width, hint.height())))
            x, line = x + width + self._gap, max(line, hint.height())
        return y + line - rect.top() + self.contentsMargins().bottom()
