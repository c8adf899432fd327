"""Form fields whose undo is the document's, not their own."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QKeySequence, QTextCursor
from PySide6.QtWidgets import QLineEdit, QMenu, QPlainTextEdit, QWidget

from editor.widgets.typing_steps import TypingSteps

TYPING_PAUSE_MS = 300
_CONTROL = Qt.KeyboardModifier.ControlModifier
_UNDO_ACTIONS = frozenset({"edit-undo", "edit-redo"})
_UNDO_KEYS = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)


def is_undo_key(event: QEvent) -> bool:
    """Whether a key event is the platform's undo or redo, or the second redo key."""
    if not isinstance(event, QKeyEvent):
        return False
    return is_second_redo(event) or any(event.matches(key) for key in _UNDO_KEYS)


def is_second_redo(event: QKeyEvent) -> bool:
    """Whether it is Ctrl+Y, which redoes where the platform has other keys for it too."""
    return event.key() == Qt.Key.Key_Y and event.modifiers() == _CONTROL


def _without_undo(menu: QMenu) -> QMenu:
    for action in menu.actions():
        if action.objectName() in _UNDO_ACTIONS:
            menu.removeAction(action)
    first = menu.actions()[0] if menu.actions() else None
    if first is not None and first.isSeparator():
        menu.removeAction(first)
    return menu


class StepReports(QObject):
    """Reports, in a turn of their own, the texts at which steps of undo ended."""

    def __init__(self, field: QWidget, report: Callable[[str], object]) -> None:
        super().__init__(field)
        self._report, self._typing = report, TypingSteps()
        self._ended: list[str] = []
        self._told: str | None = None
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.report)

    def restart(self, text: str) -> None:
        """The field shows another text; what was not reported is not asked for any more."""
        self._soon.stop()
        self._ended.clear()
        self._typing.restart(text)

    def change(self, text: str, caret: int) -> None:
        """The user has made the text this."""
        ended = self._typing.change(text, caret)
        if ended is not None:
            self._ended.append(ended)
            self._soon.start()

    def report(self) -> None:
        """Report what waits, now."""
        self._soon.stop()
        while self._ended:
            self._told = self._ended.pop(0)
            try:
                self._report(self._told)
            finally:
                self._told = None

    def is_answer(self, text: str) -> bool:
        """Whether a text to be shown is what was just reported: the field says more already."""
        return text == self._told


class LineEdit(QLineEdit):
    """A line whose typing is reported after a pause, on leaving, and before an undo.

    `text_edited(str)`: the user's text, debounced. `flush_requested()`: undo or redo was
    pressed here; pending text has just been reported, the global action comes next.
    `step_ended()`: what was reported before is one step of undo, what follows is another.
    """

    text_edited = Signal(str)
    flush_requested = Signal()
    editing_left = Signal()
    step_ended = Signal()

    def __init__(
        self, name: str, parent: QWidget | None = None, *, pause_ms: int = TYPING_PAUSE_MS
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self._pending = False
        self._pause = QTimer(self, singleShot=True, interval=pause_ms)
        self._pause.timeout.connect(self.flush)
        self._steps = StepReports(self, self._report)
        self.textEdited.connect(self._on_typed)
        self.returnPressed.connect(self.flush)

    def set_text_silently(self, text: str) -> None:
        """Show another text without reporting it; cursor and selection stay where they can."""
        if self._steps.is_answer(text):
            return
        self._pause.stop()
        self._pending = False
        self._steps.restart(text)
        if text == self.text():
            return
        cursor, start, length = self.cursorPosition(), self.selectionStart(), self.selectedText()
        blocked = self.blockSignals(True)
        self.setText(text)
        if start >= 0:
            self.setSelection(start, len(length))
        else:
            self.setCursorPosition(cursor)
        self.blockSignals(blocked)
        self.update()

    def has_pending(self) -> bool:
        """Whether typed text waits to be reported."""
        return self._pending

    def flush(self) -> None:
        """Report what was typed, now."""
        self._pause.stop()
        self._steps.report()
        if self._pending:
            self._pending = False
            self.text_edited.emit(self.text())

    def _report(self, text: str) -> None:
        """Report a step that has ended while typing goes on."""
        self.text_edited.emit(text)
        self.step_ended.emit()

    def set_severity(self, severity: str | None) -> None:
        """Draw the border of a field that holds an error."""
        set_state(self, "severity", severity or "")

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and is_undo_key(event):
            self.flush()
            self.flush_requested.emit()
            event.ignore()
            return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_undo_key(event):
            event.ignore()
            return
        super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.flush()
        self.editing_left.emit()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = _without_undo(self.createStandardContextMenu())
        menu.exec(event.globalPos())
        menu.deleteLater()

    def _on_typed(self) -> None:
        self._pending = True
        self._steps.change(self.text(), self.cursorPosition())
        self._pause.start()


class PlainTextEdit(QPlainTextEdit):
    """Several lines of plain text with the same signals as `LineEdit`.

    Grows with its text from `min_lines` to `max_lines`, then scrolls. Tab leaves it.
    """

    text_edited = Signal(str)
    flush_requested = Signal()
    editing_left = Signal()
    step_ended = Signal()

    def __init__(
        self,
        name: str,
        parent: QWidget | None = None,
        *,
        pause_ms: int = TYPING_PAUSE_MS,
        min_lines: int = 3,
        max_lines: int = 9,
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setUndoRedoEnabled(False)
        self.setTabChangesFocus(True)
        self._lines = (min_lines, max_lines)
        self._reported = ""
        self._pending = False
        self._pause = QTimer(self, singleShot=True, interval=pause_ms)
        self._pause.timeout.connect(self.flush)
        self._steps = StepReports(self, self._report)
        self.textChanged.connect(self._on_typed)
        self.document().documentLayout().documentSizeChanged.connect(self._fit)
        self._fit()

    def set_text_silently(self, text: str) -> None:
        """Show another text without reporting it; the cursor stays where it can."""
        if self._steps.is_answer(text):
            return
        self._pause.stop()
        self._pending = False
        self._reported = text
        self._steps.restart(text)
        if text == self.toPlainText():
            return
        cursor = self.textCursor()
        anchor, position, scroll = cursor.anchor(), cursor.position(), self.verticalScrollBar()
        value = scroll.value()
        blocked = self.blockSignals(True)
        self.setPlainText(text)
        self.blockSignals(blocked)
        self._restore_cursor(anchor, position)
        scroll.setValue(value)

    def has_pending(self) -> bool:
        """Whether typed text waits to be reported."""
        return self._pending

    def flush(self) -> None:
        """Report what was typed, now; nothing when the text is what it was."""
        self._pause.stop()
        self._steps.report()
        if self._pending:
            self._pending = False
            self._tell(self.toPlainText())

    def _report(self, text: str) -> None:
        """Report a step that has ended while typing goes on."""
        self._tell(text)
        self.step_ended.emit()

    def _tell(self, text: str) -> None:
        if text != self._reported:
            self._reported = text
            self.text_edited.emit(text)

    def set_severity(self, severity: str | None) -> None:
        """Draw the border of a field that holds an error."""
        set_state(self, "severity", severity or "")

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and is_undo_key(event):
            self.flush()
            self.flush_requested.emit()
            event.ignore()
            return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_undo_key(event):
            event.ignore()
            return
        super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.flush()
        self.editing_left.emit()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = self.make_menu(event)
        menu.exec(event.globalPos())
        menu.deleteLater()

    def make_menu(self, event: QContextMenuEvent) -> QMenu:
        """The menu of the field at a place; to undo is the document's."""
        return _without_undo(self.createStandardContextMenu())

    def _restore_cursor(self, anchor: int, position: int) -> None:
        last = self.document().characterCount() - 1
        cursor = self.textCursor()
        cursor.setPosition(min(anchor, last))
        cursor.setPosition(min(position, last), QTextCursor.MoveMode.KeepAnchor)
        self.setTextCursor(cursor)

    def _on_typed(self) -> None:
        self._pending = True
        self._steps.change(self.toPlainText(), self.textCursor().position())
        self._pause.start()

    def _fit(self) -> None:
        least, most = self._lines
        lines = max(least, min(most, round(self.document().size().height())))
        frame = self.height() - self.viewport().height() if self.isVisible() else 8
        margin = 2 * self.document().documentMargin() + max(8, frame)
        self.setFixedHeight(round(lines * self.fontMetrics().lineSpacing() + margin))


def set_state(widget: QWidget, name: str, value: object) -> None:
    """Set a property the style sheet reads, and redraw by it."""
    if widget.property(name) == value:
        return
    widget.setProperty(name, value)
    widget.style().unpolish(widget)
    widget.style().polish(widget)
    widget.update()
