"""One chip that can have the focus, inside a chip field."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from editor.theme import Theme
from editor.theme.painter import Chip, chip_size, close_rect, draw_chip
from editor.theme.painter.chips import ChipKind
from editor.widgets.plain import plain_tooltip

_KEYS = frozenset(
    {
        Qt.Key.Key_Left,
        Qt.Key.Key_Right,
        Qt.Key.Key_Home,
        Qt.Key.Key_End,
        Qt.Key.Key_Delete,
        Qt.Key.Key_Backspace,
        Qt.Key.Key_Escape,
    }
)


_PRESSING = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space})


class ChipButton(QAbstractButton):
    """`removed(chip)`: its cross was clicked; `key_pressed(chip, key)`: a key of the field.

    `taken_back(chip)`: a chip that is `struck` was pressed, by a key or anywhere on it.
    """

    removed = Signal(object)
    key_pressed = Signal(object, int)
    taken_back = Signal(object)

    def __init__(
        self,
        theme: Theme,
        label: str,
        kind: ChipKind = "tag",
        *,
        error: bool = False,
        removable: bool = True,
        icon: str | None = None,
        struck: bool = False,
        name: str = "",
        tooltip: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme, self._label, self._kind, self._error = theme, label, kind, error
        self._removable, self._icon, self._struck = removable, icon, struck
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setProperty("focusRing", False)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name or label)
        self.setToolTip(plain_tooltip(tooltip))

    def sizeHint(self) -> QSize:
        return chip_size(self._chip(), self._theme.look).toSize()

    def minimumSizeHint(self) -> QSize:
        hint = self.sizeHint()
        return QSize(min(hint.width(), 40), hint.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        draw_chip(QPainter(self), QRectF(self.rect()), self._chip(), self._theme.look)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        cross = close_rect(QRectF(self.rect()), self._theme.look)
        left = event.button() == Qt.MouseButton.LeftButton
        if self._struck and left and self.rect().contains(event.position().toPoint()):
            self.taken_back.emit(self)
        elif self._removable and left and cross.contains(QPointF(event.position())):
            self.removed.emit(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _KEYS and not event.modifiers():
            self.key_pressed.emit(self, event.key())
            event.accept()
            return
        if self._struck and event.key() in _PRESSING and not event.modifiers():
            self.taken_back.emit(self)
            event.accept()
            return
        super().keyPressEvent(event)

    def _chip(self) -> Chip:
        return Chip(
            self._label,
            self._kind,
            error=self._error,
            removable=self._removable,
            hovered=self.underMouse(),
            focused=self.hasFocus(),
            enabled=self.isEnabled(),
            icon=self._icon,
            struck=self._struck,
        )
