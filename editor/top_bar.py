"""The strip at the top: menus, the world's name and state, the field that finds anything."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QMenuBar, QSizePolicy, QWidget

from editor.theme import Theme
from editor.theme.painter import draw_badge, draw_hairline, fill_rect
from editor.widgets.plain import ElidedLabel, PlainLabel

FIELD_WIDTH = 250
FIELD_HEIGHT = 22


class CommandField(QLineEdit):
    """Where an action or an entry is looked for; its keys are told to the palette.

    moved(int), taken() and left() come from the arrows, Enter and Escape; entered() from a
    click into it, blurred() when the focus goes elsewhere.
    """

    moved = Signal(int)
    taken = Signal()
    left = Signal()
    entered = Signal()
    blurred = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._keys = QKeySequence("Ctrl+K").toString(QKeySequence.SequenceFormat.NativeText)
        self.setPlaceholderText(self.tr("Go to action or entry"))
        self.setAccessibleName(self.tr("Go to action or entry"))
        icon = QAction(self)
        theme.set_icon(icon, "search", "text_muted")
        self.addAction(icon, QLineEdit.ActionPosition.LeadingPosition)
        self.setFixedWidth(theme.look.stretched(FIELD_WIDTH))
        # Lower than a field of a form: the bar it lies in is as high as one.
        self.setStyleSheet("QLineEdit { min-height: 0; padding: 0 6px; }")
        self.setFixedHeight(theme.look.stretched(FIELD_HEIGHT))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Down: 1,
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_PageDown: 10,
            Qt.Key.Key_PageUp: -10,
        }
        key = Qt.Key(event.key())
        if key in steps:
            self.moved.emit(steps[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.taken.emit()
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self.entered.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.blurred.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.text() and not self.hasFocus():
            keys = self._keys.replace("+", " ")
            draw_badge(
                QPainter(self), QRectF(self.rect()).adjusted(0, 0, -8, 0), keys, self._theme.look
            )


class TopBar(QWidget):
    """Menus at the left, then the world; the command field at the right."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.menus = QMenuBar()
        self.menus.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.menus.setAccessibleName(self.tr("Menus"))
        self.name = PlainLabel(theme, "", role="strong")
        self.state = ElidedLabel(theme, "", role="small", colour="text_muted", tabular=True)
        self.field = CommandField(theme)
        line = QHBoxLayout(self)
        line.setContentsMargins(4, 0, 12, 1)
        line.setSpacing(8)
        line.addWidget(self.menus)
        line.addSpacing(6)
        line.addWidget(self.name)
        line.addWidget(self.state, 1)
        line.addWidget(self.field)
        theme.changed.connect(self.update)

    def set_world(self, name: str, state: str) -> None:
        """The world's name, and whether it is saved."""
        self.name.setText(name)
        self.state.setText(state)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._theme.look.size("control.menu_bar"))

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, look = QPainter(self), self._theme.look
        rect = QRectF(self.rect())
        fill_rect(painter, rect, look, "window")
        y = rect.bottom() - 0.5
        draw_hairline(painter, QPointF(0, y), QPointF(rect.right(), y), look)
