"""The answer check: a pasted answer with what was found in it, and the turns tried so far."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from editor.playground.answer_field import AnswerField
from editor.playground.finding_words import FindingRow, summary
from editor.playground.line_list import LineList, ListRow
from editor.playground.talk import Exchange
from editor.playground.words import say
from editor.theme import Theme
from editor.widgets import ElidedLabel, FlowLayout, PlainLabel, push_button

_QUOTED = QT_TRANSLATE_NOOP("Playground", "“{text}”")

_TALK_ROWS = 3
_ROW, _LEAST_FIELD, _LEAST_LIST = 42, 78, 92


class CheckPanel(QWidget):
    """answer_edited(str). add_requested(), undo_requested(), clear_requested(): turns of the
    conversation. case_requested(): a case of this answer. jump_requested(int): to a record.
    note_changed(): `note` is another.
    """

    answer_edited = Signal(str)
    add_requested = Signal()
    undo_requested = Signal()
    clear_requested = Signal()
    case_requested = Signal()
    jump_requested = Signal(int)
    note_changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.setAutoFillBackground(True)
        self._theme = theme
        self._rows: Sequence[FindingRow] = ()
        self.note = ""
        self.talk = LineList(theme, self.tr("Conversation so far"))
        self.field = AnswerField(theme)
        self.found = ElidedLabel(theme, "", role="strong")
        self.findings = LineList(theme, self.tr("Findings"))
        self.add = push_button(theme, self.tr("Add turn"), "plus", compact=True)
        self.add.setToolTip(
            self.tr("Add line and answer to the conversation, for the next turn (Ctrl+Enter)")
        )
        self.undo = push_button(theme, self.tr("Undo turn"), compact=True)
        self.clear = push_button(theme, self.tr("Clear"), compact=True)
        self.clear.setToolTip(self.tr("Forget the conversation"))
        self.case = push_button(theme, self.tr("Make case"), "case", compact=True)
        self.case.setToolTip(self.tr("A case of this question, this answer and its findings"))
        self._lay_out()
        self._connect()
        self.show_talk((), "")
        self.show_findings("", ())

    def _lay_out(self) -> None:
        stretch = self._theme.look.stretched
        self.field.setMinimumHeight(stretch(_LEAST_FIELD))
        self.findings.setMinimumHeight(stretch(_LEAST_LIST))
        holder = QVBoxLayout()
        holder.setContentsMargins(12, 10, 12, 0)
        holder.addWidget(self.field)
        buttons = FlowLayout(gap=6)
        buttons.setContentsMargins(12, 6, 12, 6)
        # The last item of a line is stretched: no button should be.
        for button in (self.add, self.undo, self.clear, self.case, QWidget()):
            buttons.addWidget(button)
        heads = QHBoxLayout()
        heads.setContentsMargins(12, 4, 12, 4)
        heads.addWidget(self.found, 1)
        self.heuristic = PlainLabel(
            self._theme, self.tr("a heuristic"), role="small", colour="text_muted"
        )
        self.heuristic.setToolTip(
            self.tr("It may miss things or be wrong: rates over many answers are the signal")
        )
        heads.addWidget(self.heuristic)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.talk)
        column.addLayout(holder, 2)
        column.addLayout(buttons)
        column.addLayout(heads)
        column.addWidget(self.findings, 3)

    def _connect(self) -> None:
        self.field.edited.connect(self._on_edited)
        self.field.committed.connect(self._on_add)
        self.add.clicked.connect(self.add_requested)
        self.undo.clicked.connect(self.undo_requested)
        self.clear.clicked.connect(self.clear_requested)
        self.case.clicked.connect(self.case_requested)
        self.findings.row_chosen.connect(self._on_row)
        self.findings.row_opened.connect(self._on_opened)

    # what is shown

    def show_talk(self, talk: Sequence[Exchange], name: str, why_not: str = "") -> None:
        """Show the turns tried so far; `why_not` says why no turn can be added."""
        self._why_not = why_not
        self.talk.lines.set_rows([self._turn(at, e) for at, e in enumerate(talk, 1)])
        self.talk.setVisible(bool(talk))
        rows = min(_TALK_ROWS, len(talk))
        self.talk.setFixedHeight(rows * self._theme.look.stretched(_ROW))
        self.talk.scrollToBottom()
        for button in (self.undo, self.clear):
            button.setEnabled(bool(talk))
        hint = self.tr("Paste what {name} answered").format(name=name)
        self.field.setPlaceholderText(hint)
        self._enable()

    def _turn(self, number: int, exchange: Exchange) -> ListRow:
        found = self.tr("{count} findings").format(count=exchange.findings)
        note = found if exchange.findings else ""
        return ListRow(str(number), exchange.line, exchange.answer, note, "speech")

    def show_findings(self, answer: str, rows: Sequence[FindingRow]) -> None:
        """Show what was found in an answer."""
        self._rows = rows
        self.field.show_findings(answer, rows)
        self.findings.lines.set_rows([_finding(row) for row in rows])
        found = summary(row.finding for row in rows) if answer.strip() else ""
        self.found.setText(found)
        self.found.set_colour("text")
        self.heuristic.setVisible(bool(answer.strip()))
        self.note = found.partition(":")[0]
        self.note_changed.emit()

    def set_checking(self, checking: bool) -> None:
        """Whether what is shown is of something else than what is there now."""
        if checking:
            self.found.setText(self.tr("Checking …"))
            self.found.set_colour("text_muted")

    def _on_edited(self, answer: str) -> None:
        self._enable()
        self.answer_edited.emit(answer)

    def _enable(self) -> None:
        there = bool(self.field.answer().strip())
        self.add.setEnabled(there and not self._why_not)
        self.case.setEnabled(there)

    # what the user does

    def _on_add(self) -> None:
        if self.add.isEnabled():
            self.add_requested.emit()

    def _on_row(self, row: int) -> None:
        self.field.select(self._rows[row])

    def _on_opened(self, row: int) -> None:
        handle = self._rows[row].finding.handle
        if handle is not None:
            self.jump_requested.emit(handle)


def _finding(row: FindingRow) -> ListRow:
    icon, ink = row.icon
    words = say(_QUOTED, text=row.finding.text)
    return ListRow(row.kind, words, row.reason, row.entry, icon, ink)
