"""Choosing one of many by name or id: a field that opens a list with a search line."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from editor.playground.names import Named
from editor.playground.picker_popup import PickerPopup
from editor.theme import Theme
from editor.theme.painter import draw_icon, draw_text, fill_panel
from editor.widgets import plain_tooltip

_OPENING = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F4)
_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class Picker(QAbstractButton):
    """`chosen(str)`: the id that the user chose, "" for the first choice, which is no record.

    Up and Down step through the choices, Space and Enter open the list, a letter opens it
    and searches.
    """

    chosen = Signal(str)

    def __init__(
        self, theme: Theme, name: str, icon: str, none: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme, self._name, self._icon = theme, name, icon
        self._none = Named("", none)
        self._choices: tuple[Named, ...] = (self._none,)
        self._current = self._none
        self.popup = PickerPopup(theme, name, self)
        self.popup.chosen.connect(self._on_chosen)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setProperty("focusRing", False)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self.open)
        theme.changed.connect(self.updateGeometry)
        self._name_it()

    @property
    def current(self) -> str:
        """The id that is chosen, "" for none."""
        return self._current.id

    def set_choices(self, choices: Sequence[Named]) -> None:
        """What there is to choose, after the choice of none."""
        self._choices = (self._none, *choices)
        self.set_current(self.current)

    def set_current(self, id: str) -> None:
        """Choose without a signal; an id that is not among the choices is shown as it is."""
        found = (choice for choice in self._choices if choice.id == id)
        self._current = next(found, Named(id, id))
        self._name_it()

    def open(self, typed: str = "") -> None:
        """Show the list."""
        below = self.mapToGlobal(QPoint(0, self.height() + 1))
        self.popup.show_at(below, self.width(), self._choices, self.current)
        if isinstance(typed, str) and typed:
            self.popup.search.setText(typed)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        if key in _OPENING or (alt and key in _STEPS):
            self.open()
        elif key in _STEPS:
            self._step(_STEPS[key])
        elif _is_typing(event):
            self.open(event.text())
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def sizeHint(self) -> QSize:
        return QSize(160, self._theme.look.size("control.height"))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, look = QPainter(self), self._theme.look
        focused = self.hasFocus() or self.popup.isVisible()
        border = "focus_ring" if focused else "control_border"
        fill = "hover" if self.underMouse() else "surface"
        width = look.token("stroke.focus" if focused else "stroke.control")
        rect = QRectF(self.rect())
        radius = look.token("radius.field")
        fill_panel(painter, rect, look, fill, border, radius=radius, width=width)
        inner = rect.adjusted(8, 0, -8, 0)
        icon = QRectF(inner.left(), inner.top(), 16, inner.height())
        draw_icon(painter, icon, self._icon, "text", look)
        arrow = QRectF(inner.right() - 14, inner.top(), 14, inner.height())
        draw_icon(painter, arrow, "chevron_down", "text", look, 14)
        box = QRectF(icon.right() + 8, inner.top(), arrow.left() - icon.right() - 14, rect.height())
        left = box.left() + draw_text(painter, box, self._current.name, look) + 7
        if self._current.id and self._current.id != self._current.name:
            rest = QRectF(left, box.top(), box.right() - left, box.height())
            if rest.width() > 12:
                draw_text(painter, rest, self._current.id, look, "base", "text_muted")

    def _step(self, by: int) -> None:
        ids = [choice.id for choice in self._choices]
        at = ids.index(self.current) if self.current in ids else 0
        self._on_chosen(ids[max(0, min(len(ids) - 1, at + by))])

    def _on_chosen(self, id: str) -> None:
        if id != self.current:
            self.set_current(id)
            self.chosen.emit(id)

    def _name_it(self) -> None:
        self.setAccessibleName(f"{self._name}: {self._current.both}")
        self.setToolTip(plain_tooltip(self._current.both))
        self.update()


def _is_typing(event: QKeyEvent) -> bool:
    plain = not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
    return plain and bool(event.text()) and event.text().isprintable()
