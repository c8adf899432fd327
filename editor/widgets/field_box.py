"""One labelled field of a form: label and hint, the field, and what is wrong with it."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from editor.theme import Theme
from editor.theme.painter import draw_focus_ring
from editor.widgets.message_row import MessageRow
from editor.widgets.plain import ElidedLabel, PlainLabel
from editor.widgets.text_fields import set_state

_RING_SPACE = 3
_BELOW = 6
"""Under a field that has no row for messages."""


class FieldBox(QWidget):
    """Holds any field. `fix_requested()` comes from the quick-fix button in its message.

    In the error state the field has a two-pixel error border; with the focus inside, the
    ring is drawn around that border.
    """

    fix_requested = Signal()

    def __init__(
        self,
        theme: Theme,
        label: str,
        body: QWidget,
        *,
        note: str = "",
        reserve_message: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._severity = ""
        self._reserve = reserve_message
        self.body = body
        self.label = PlainLabel(theme, label, role="small", colour="text_muted")
        self.hint = ElidedLabel(theme, "", role="small", colour="text_muted", tabular=True)
        self.hint.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._note = ElidedLabel(theme, note, role="small", colour="text_muted")
        self._name_body(label)
        self._message = MessageRow(theme, reserved=reserve_message, parent=self)
        self._message.fix_requested.connect(self.fix_requested)
        self._lay_out()
        cast(QApplication, QApplication.instance()).focusChanged.connect(self._on_focus)

    @property
    def message(self) -> str:
        """The sentence under the field, "" when there is none."""
        return self._message.text

    @property
    def severity(self) -> str:
        """ "error", "warning", "hint", or "" when the field is right."""
        return self._severity

    def set_hint(self, text: str, severity: str | None = None) -> None:
        """The words at the right of the label, such as a counter, and their severity."""
        self.hint.setText(text)
        self.hint.set_colour(f"severity.{severity}.ink" if severity else "text_muted")

    def set_message(self, severity: str | None, text: str = "", fix: str = "") -> None:
        """Say what is wrong; None or an empty text takes the message away."""
        self._severity = severity if severity and text else ""
        self._message.tell(self._severity, text, fix)
        self._mark_body()

    def settle(self) -> None:
        """Give a message that has its room reserved the lines it needs, and no more."""
        self._message.settle()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._severity == "error" and self._focus_inside():
            painter = QPainter(self)
            draw_focus_ring(painter, QRectF(self.body.geometry()), self._theme.look)

    def _focus_inside(self) -> bool:
        focus = QApplication.focusWidget()
        return focus is not None and (focus is self.body or self.body.isAncestorOf(focus))

    def _on_focus(self, old: QWidget | None, new: QWidget | None) -> None:
        self.update()

    def _name_body(self, label: str) -> None:
        self.label.setBuddy(self.body)
        if not self.body.accessibleName():
            self.body.setAccessibleName(label.replace("&", ""))

    def _mark_body(self) -> None:
        set_state(self.body, "severity", self._severity if self._severity == "error" else "")
        self.body.setAccessibleDescription(self._message.text)
        self.update()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(0, 0, 0, 0)
        head.setSpacing(6)
        head.addWidget(self.label)
        head.addWidget(self._note)
        head.addStretch(1)
        head.addWidget(self.hint)
        self.label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        for label in (self._note, self.hint):
            # They give way to the field's width: the whole text is in their tooltips.
            label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            label.setMinimumWidth(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(_RING_SPACE, 0, _RING_SPACE, 0 if self._reserve else _BELOW)
        column.setSpacing(_RING_SPACE)
        column.addLayout(head)
        column.addWidget(self.body)
        column.addWidget(self._message)
        column.addStretch(0)
