"""A layout of one line: what does not fit is put aside, and the field says how many that are."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QLayoutItem, QWidget

from editor.widgets.flow_layout import FlowLayout

_ASIDE = QPoint(0, -4000)
"""Out of the clip of the field: what lies there can still have the focus."""


class OneLineLayout(FlowLayout):
    """Its height and least width stay the same whatever it holds.

    The last item is kept in sight, or the one that was revealed. `more_width` is left free at the
    left while something is aside; `aside` is how many items are.
    """

    def __init__(self, parent: QWidget, *, gap: int = 4, more_width: int = 24) -> None:
        super().__init__(parent, gap=gap)
        self._wanted: QWidget | None = None
        self._hidden: list[QWidget | None] = []
        self.more_width = more_width
        self.aside = 0

    def is_aside(self, widget: QWidget) -> bool:
        """Whether a widget is out of sight for want of room."""
        return any(widget is held for held in self._hidden)

    def reveal(self, widget: QWidget | None) -> None:
        """Keep a widget in sight; None for the last one."""
        if widget is not self._wanted:
            self._wanted = widget
            self.invalidate()
            self.activate()

    def hasHeightForWidth(self) -> bool:
        return False

    def minimumSize(self) -> QSize:
        margins, items = self.contentsMargins(), self._living()
        high = max((item.sizeHint().height() for item in items), default=0)
        return QSize(self.more_width, high) + QSize(
            margins.left() + margins.right(), margins.top() + margins.bottom()
        )

    def _place(self, rect: QRect, *, move: bool) -> int:
        inner, items = rect.marginsRemoved(self.contentsMargins()), self._living()
        if not move or not items:
            return rect.height()
        first, last = self._shown(items, inner.width())
        self._hidden = [item.widget() for item in (*items[:first], *items[last:])]
        self.aside = len(self._hidden)
        x = inner.left() + (self.more_width if self.aside else 0)
        for at, item in enumerate(items):
            hint = item.sizeHint()
            if not first <= at < last:
                item.setGeometry(QRect(_ASIDE, hint))
                continue
            room = inner.right() + 1 - x
            width = max(0, room if item is items[-1] else min(hint.width(), room))
            y = inner.top() + max(0, (inner.height() - hint.height()) // 2)
            item.setGeometry(QRect(QPoint(x, y), QSize(width, hint.height())))
            x += width + self._gap
        return rect.height()

    def _shown(self, items: list[QLayoutItem], width: int) -> tuple[int, int]:
        """The items that fit, as a slice that holds the wanted one."""
        widths = [item.sizeHint().width() + self._gap for item in items]
        if sum(widths) - self._gap <= width:
            return 0, len(items)
        room = width - self.more_width + self._gap
        ends = [0]
        for each in widths:
            ends.append(ends[-1] + each)
        wanted = next((n for n, i in enumerate(items) if i.widget() is self._wanted), None)
        if wanted is None or wanted == len(items) - 1:
            first = next((n for n, end in enumerate(ends) if ends[-1] - end <= room), 0)
            return min(first, len(items) - 1), len(items)
        last = max(n for n, end in enumerate(ends) if end - ends[wanted] <= room or n == wanted + 1)
        return wanted, last
