"""What every editor of one field is."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from editor.forms.values import stored


class FieldEditor(QObject):
    """Edits the field `name` with `widget`.

    edited(name, value): what the user made of it; None takes an optional field away.
    changed_list(name, added, removed): for lists while several records are selected.
    left(name): the focus left it. problem(name, code): the text in it is no value; "" when
    it is again. undo_pressed(name): undo or redo is about to be done, from inside it.
    step_ended(): what was typed so far is one step of undo, what follows another.
    """

    edited = Signal(str, object)
    changed_list = Signal(str, object, object)
    left = Signal(str)
    problem = Signal(str, str)
    undo_pressed = Signal(str)
    step_ended = Signal()

    def __init__(self, name: str, widget: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self.name, self.widget = name, widget

    def show_value(self, value: object, spelt: str | None = None) -> None:
        """Show a value without reporting it; `spelt` is its text in the file."""
        raise NotImplementedError

    def show_several(self, values: Iterable[object]) -> None:
        """Show that the selected records differ."""
        raise NotImplementedError

    def flush(self) -> None:
        """Report what is typed and not yet reported."""

    def _emit(self, value: object) -> None:
        self.edited.emit(self.name, stored(self.name, value))

    def _emit_left(self) -> None:
        self.left.emit(self.name)
