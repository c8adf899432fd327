"""A number that keeps the spelling it has in the file until the user changes it."""

from __future__ import annotations

from decimal import Decimal, InvalidOperation

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QValidator, QWheelEvent
from PySide6.QtWidgets import QAbstractSpinBox, QWidget

from editor.figures import local
from editor.forms.values import number_of, shown_number
from editor.widgets import LineEdit

_Step = QAbstractSpinBox.StepEnabledFlag
_DIGITS = set("0123456789.,-+eE\N{MINUS SIGN} ")


class NumberField(QAbstractSpinBox):
    """`number_edited(object)`: the number typed or stepped to; None when an `optional` one was
    emptied.

    `not_a_number(str)`: what was typed is none; it stays in the field. "" when it is again.
    """

    number_edited = Signal(object)
    not_a_number = Signal(str)
    flush_requested = Signal()
    editing_left = Signal()

    def __init__(
        self,
        name: str,
        parent: QWidget | None = None,
        *,
        step: str = "0.1",
        least: str = "0.1",
        optional: bool = False,
        pause_ms: int = 150,
    ) -> None:
        super().__init__(parent)
        self._step, self._least = Decimal(step), Decimal(least)
        self._optional = optional
        self._line = LineEdit(name, self, pause_ms=pause_ms)
        self.setLineEdit(self._line)
        self.setAccessibleName(name)
        self._line.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._line.text_edited.connect(self._on_text)
        self._line.flush_requested.connect(self.flush_requested)
        self._line.editing_left.connect(self.editing_left)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def set_text_silently(self, text: str) -> None:
        """Show a number as it is spelt, with the decimal mark of the interface's language."""
        self._line.set_text_silently(shown_number(text))
        self.not_a_number.emit("")

    def set_placeholder(self, text: str) -> None:
        """What the empty field says."""
        self._line.setPlaceholderText(text)

    def flush(self) -> None:
        """Report what was typed, now."""
        self._line.flush()

    def stepBy(self, steps: int) -> None:
        text = self._line.text().replace(",", ".")
        try:
            now = Decimal(text or "1")
        except InvalidOperation:
            return
        stepped = now + self._step * steps
        if not stepped.is_finite() or (stepped < self._least and steps < 0):
            return
        self._line.setText(local(f"{stepped:f}"))
        self._line.selectAll()
        self._on_text(self._line.text())

    def stepEnabled(self) -> QAbstractSpinBox.StepEnabledFlag:
        return _Step.StepUpEnabled | _Step.StepDownEnabled

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        allowed = set(text) <= _DIGITS
        state = QValidator.State.Acceptable if allowed else QValidator.State.Invalid
        return state, text, position

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scrolling the form must not change a number under the pointer."""
        event.ignore()

    def _on_text(self, text: str) -> None:
        number = number_of(text)
        if number is None and (text.strip() or not self._optional):
            self.not_a_number.emit(text)
            return
        self.not_a_number.emit("")
        self.number_edited.emit(number)
