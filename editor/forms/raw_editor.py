"""The JSON of one record: applied when it is JSON, kept as a draft while it is not."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from core.errors import LoremaskError
from core.world.lore_file import Record
from editor.theme import Theme
from editor.widgets import FieldBox, PlainLabel, is_second_redo, is_undo_key, push_button

_BLOCK_END = "\N{PARAGRAPH SEPARATOR}"


class _Area(QPlainTextEdit):
    """Its own undo while its text is not applied; the document's afterwards."""

    apply_wanted = Signal()
    left = Signal()

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setTabChangesFocus(True)
        self.applied = ""

    def text(self) -> str:
        """The text, exactly."""
        return self.document().toRawText().replace(_BLOCK_END, "\n")

    def is_draft(self) -> bool:
        """Whether it differs from what the record has."""
        return self.text() != self.applied

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if _applies(event):
                event.accept()
                return True
            if is_undo_key(event) and not self.is_draft():
                event.ignore()
                return False
            if is_second_redo(event):
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if _applies(event):
            self.apply_wanted.emit()
        elif is_undo_key(event) and not self.is_draft():
            event.ignore()
        elif is_second_redo(event):
            self.redo()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()


def _applies(event: QKeyEvent) -> bool:
    enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
    return enter and bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)


class RawEditor(QWidget):
    """`apply_requested(handle, text)`; answer with `show_error`, or by showing the record anew.

    What was typed and is no JSON is kept for its record until it is applied or put back.
    """

    apply_requested = Signal(int, str)
    drafts_changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._handle: int | None = None
        self._drafts: dict[int, str] = {}
        self._area = _Area(self.tr("JSON of the record"))
        self._box = FieldBox(theme, self.tr("JSON, as it stands in the file"), self._area)
        self._note = PlainLabel(theme, "", role="small", colour="text_muted", wrap=True)
        self._apply = push_button(theme, self.tr("Apply"), compact=True)
        self._revert = push_button(theme, self.tr("Put back"), compact=True)
        self._lay_out()
        self._area.textChanged.connect(self._on_typed)
        self._area.apply_wanted.connect(self.apply)
        self._area.left.connect(self._on_left)
        self._apply.clicked.connect(self.apply)
        self._revert.clicked.connect(self.revert)
        theme.changed.connect(self._on_theme)
        self._on_theme()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(9, 8, 9, 8)
        self._note.setContentsMargins(3, 0, 3, 0)
        column.addWidget(self._note)
        column.addWidget(self._box, 1)
        inside = self._box.layout()
        if isinstance(inside, QVBoxLayout):
            inside.setStretchFactor(self._area, 1)
        line = QHBoxLayout()
        line.addStretch(1)
        line.addWidget(self._revert)
        line.addWidget(self._apply)
        column.addLayout(line)
        self.setFocusProxy(self._area)
        self._area.setMinimumHeight(120)

    def area(self) -> QPlainTextEdit:
        """The text that is typed into."""
        return self._area

    def show_record(self, record: Record, note: str = "", *, editable: bool = True) -> None:
        """Show a record's JSON, or the draft that was left for it."""
        same = record.handle == self._handle
        self._handle = record.handle
        self._area.applied = record.raw
        self._note.setText(note)
        self._note.setVisible(bool(note))
        self._area.setReadOnly(not editable)
        shown = self._drafts.get(record.handle, record.raw)
        if self._area.text() != shown:
            self._set_text(shown, keep_cursor=same)
        if record.handle not in self._drafts:
            self._box.set_message(None)
        self._mark()

    def _set_text(self, text: str, *, keep_cursor: bool) -> None:
        at = self._area.textCursor().position() if keep_cursor else 0
        blocked = self._area.blockSignals(True)
        self._area.setPlainText(text)
        cursor = self._area.textCursor()
        cursor.setPosition(min(at, self._area.document().characterCount() - 1))
        self._area.setTextCursor(cursor)
        self._area.blockSignals(blocked)

    def show_issue(self, severity: str | None, text: str) -> None:
        """Say what is wrong with the record as it is; a draft's own error stays."""
        if self._handle not in self._drafts:
            self._box.set_message(severity, text)

    def show_error(self, error: LoremaskError, language: str) -> None:
        """Say why the text was not applied; it stays."""
        sentence = error.message(language)
        if error.line is not None:
            place = self.tr("Line {line}, column {column}")
            where = place.format(line=error.line, column=error.column or 1)
            sentence = f"{where}: {sentence.partition(': ')[2] or sentence}"
        self._box.set_message("error", sentence)

    def draft_of(self, handle: int) -> str | None:
        """The text that is not applied yet for a record."""
        return self._drafts.get(handle)

    @property
    def drafts(self) -> tuple[int, ...]:
        """The records that have text which is not applied."""
        return tuple(self._drafts)

    def forget(self, handle: int) -> None:
        """A record is gone, or its text was applied."""
        if self._drafts.pop(handle, None) is not None:
            self.drafts_changed.emit()

    def apply(self) -> None:
        """Ask for the text to become the record's."""
        if self._handle is not None and self._handle in self._drafts:
            self.apply_requested.emit(self._handle, self._area.text())

    def revert(self) -> None:
        """Put the record's own text back."""
        if self._handle is not None:
            self.forget(self._handle)
            self._set_text(self._area.applied, keep_cursor=True)
            self._box.set_message(None)
            self._mark()

    def _on_left(self) -> None:
        self.apply()

    def _on_typed(self) -> None:
        if self._handle is None:
            return
        if self._area.is_draft():
            new = self._handle not in self._drafts
            self._drafts[self._handle] = self._area.text()
            if new:
                self.drafts_changed.emit()
        else:
            self.forget(self._handle)
            self._box.set_message(None)
        self._mark()

    def _mark(self) -> None:
        draft = self._handle in self._drafts
        self._apply.setEnabled(draft)
        self._revert.setEnabled(draft)
        self._box.set_hint(self.tr("not applied") if draft else "", "warning" if draft else None)

    def _on_theme(self) -> None:
        self._area.setFont(self._theme.look.font("fixed"))
