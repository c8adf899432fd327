"""The gate between the directors: the synopsis, what was found in it, and what was handed on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from editor.scene.fields import TextField
from editor.scene.lines import LineList, ShortLine
from editor.scene.marks import Mark
from editor.theme import Theme
from editor.widgets import PlainLabel, SectionHeader, plain_tooltip, push_button

_BAND_LINES = 3


class GatePanel(QWidget):
    """synopsis_edited(str). ask_requested(): a synopsis is wanted of the model.
    case_requested(): a case of this turn. people_requested(): the line of the people was opened.
    """

    synopsis_edited = Signal(str)
    ask_requested = Signal()
    case_requested = Signal()
    people_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._band = False
        self._lines: tuple[Sequence[ShortLine], Sequence[ShortLine]] = ((), ())
        self.header = SectionHeader(theme, self.tr("Synopsis gate"))
        self.verdict = PlainLabel(theme, "", role="strong")
        self.header.add_widget(self.verdict)
        self.origin = PlainLabel(theme, "", role="small", colour="text_muted")
        hint = self.tr("What is to happen, told so that those present may read it")
        self.field = TextField(theme, self.tr("Synopsis"), hint)
        self.checks = LineList(theme, self.tr("Checks of the synopsis"), head_width=70, least=26)
        self.log = LineList(theme, self.tr("Log of this turn"), wraps=True)
        self.handed = TextField(theme, self.tr("Handed on to the Scene Director"))
        self.handed.setReadOnly(True)
        self.handed.setPlaceholderText(self.tr("Nothing is handed on"))
        self.ask = push_button(theme, self.tr("Ask"), "refresh")
        self.case = push_button(theme, self.tr("Make case"), "case")
        self._lay_out()
        self.field.edited.connect(self.synopsis_edited)
        self.ask.clicked.connect(self.ask_requested)
        self.case.clicked.connect(self.case_requested)
        self.checks.row_opened.connect(self._on_opened)
        self.log.row_opened.connect(self._on_log_opened)

    # layout

    def _lay_out(self) -> None:
        first = self._part(self.tr("Synopsis"), self.field, self.origin)
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.checks)
        self._log_title = self._title(self.tr("Log of this turn"))
        column.addWidget(self._log_title)
        column.addWidget(self.log, 1)
        last = self._part(self.tr("Handed on to the Scene Director"), self.handed)
        self._body = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._body.setContentsMargins(12, 6, 12, 6)
        self._body.setSpacing(8)
        for widget, stretch in ((first, 5), (middle, 9), (last, 4)):
            self._body.addWidget(widget, stretch)
        self._buttons = QWidget()
        self._button_row = QHBoxLayout(self._buttons)
        self._button_row.setContentsMargins(12, 0, 12, 8)
        self._button_row.addWidget(self.ask)
        self._button_row.addWidget(self.case)
        self._button_row.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.header)
        whole.addLayout(self._body, 1)
        whole.addWidget(self._buttons)
        for listing in (self.checks, self.log):
            listing.setStyleSheet("QListView { background: transparent; }")
        self._fit()
        self._theme.changed.connect(self._fit)

    def _title(self, text: str) -> PlainLabel:
        return PlainLabel(self._theme, text, role="small", colour="text_muted")

    def _part(self, title: str, field: TextField, note: PlainLabel | None = None) -> QWidget:
        part = QWidget()
        head = QHBoxLayout()
        head.addWidget(self._title(title))
        head.addStretch(1)
        if note is not None:
            head.addWidget(note)
        column = QVBoxLayout(part)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        column.addLayout(head)
        column.addWidget(field, 1)
        return part

    def set_band(self, band: bool) -> None:
        """Between contexts that stand below one another it is a band, else a column."""
        if band == self._band:
            return
        self._band = band
        direction = QBoxLayout.Direction
        self._body.setDirection(direction.LeftToRight if band else direction.TopToBottom)
        self._log_title.setVisible(not band)
        self.checks.setVisible(not band)
        self._buttons.setVisible(not band)
        for button in (self.ask, self.case):
            if band:
                self.header.add_widget(button)
            else:
                self._button_row.insertWidget(0 if button is self.ask else 1, button)
            button.setVisible(True)
        self._show_lines()
        self._fit()
        self.updateGeometry()

    def _fit(self) -> None:
        look = self._theme.look
        line = look.metrics().lineSpacing()
        self._body.setStretch(1, 8 if self._band else 9)
        self.checks.setFixedHeight(3 * look.stretched(26))
        least = round(_BAND_LINES * line + 14) if not self._band else round(2 * line)
        for field in (self.field, self.handed):
            field.setMinimumHeight(least)
        self.log.setMinimumHeight(look.stretched(22) * 2)

    def sizeHint(self) -> QSize:
        look = self._theme.look
        return QSize(look.stretched(340), look.stretched(132))

    def _on_opened(self, row: int) -> None:
        """The first of the checks is the one of the people."""
        if row == 0:
            self.people_requested.emit()

    def _on_log_opened(self, row: int) -> None:
        """As a band the log begins with the checks."""
        if self._band:
            self._on_opened(row)

    # what is shown

    def show_synopsis(self, text: str, origin: str) -> None:
        """Another text, and where it comes from."""
        self.field.show_text(text)
        self.set_origin(origin)

    def set_origin(self, origin: str) -> None:
        """Where the text comes from: typed, generated, played."""
        self.origin.setText(origin)

    def show_verdict(
        self,
        words: str,
        severity: str,
        marks: tuple[Mark, ...],
        checks: Sequence[ShortLine],
        log: Sequence[ShortLine],
    ) -> None:
        """What the gate says."""
        self.verdict.setText(words)
        self.verdict.set_colour(f"severity.{severity}.ink" if severity else "text_muted")
        self.field.show_marks(marks)
        self._lines = (checks, log)
        self._show_lines()

    def _show_lines(self) -> None:
        checks, log = self._lines
        self.checks.lines.set_rows(checks)
        self.log.lines.set_rows((*checks, *log) if self._band else log)

    def show_handed(self, text: str) -> None:
        """What the reader was given."""
        self.handed.show_text(text)

    def set_model(self, there: bool, running: bool) -> None:
        """Whether a model can be asked now."""
        self.ask.setEnabled(there and not running)
        wanted = self.tr("Ask the model for a synopsis, and look at it first")
        missing = self.tr("No model server is set: the synopsis is typed")
        self.ask.setToolTip(plain_tooltip(wanted if there else missing))
