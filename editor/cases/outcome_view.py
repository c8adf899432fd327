"""The panel under the table: what was expected and what came, side by side."""

from __future__ import annotations

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QPainter, QPalette
from PySide6.QtWidgets import (
    QLabel,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from core.cases.result import CaseResult
from editor.cases.outcome import OutcomeRow, rows_of
from editor.cases.painting import paint_marked
from editor.cases.word_cells import WordCells
from editor.cases.words import LOOKS, NOT_RUN, mark_words, state_words, summary
from editor.labels import field_name
from editor.theme import Look, Theme
from editor.theme.painter import draw_text, fill_panel, ink_on
from editor.widgets import (
    PAD,
    CellPainter,
    EmptyState,
    PlainLabel,
    RowTable,
    SectionHeader,
    Title,
    TitleHeader,
    push_button,
)

Index = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole
_TOP = QModelIndex()
_MARKS = {
    "right": ("ok", "severity.ok.ink", ""),
    "missing": ("error", "severity.error.ink", "severity.error.tint"),
    "unexpected": ("error", "severity.error.ink", "severity.error.tint"),
    "unchecked": ("hint", "severity.hint.ink", ""),
    "besides": ("more", "text_muted", ""),
}
_COLUMNS = ("mark", "field", "expected", "got", "why")
_WIDTHS = {"mark": 122, "field": 140}
_STRETCH = {"expected": 3, "got": 3, "why": 4}


class OutcomeModel(WordCells):
    """The lines of one result."""

    def __init__(self, language: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._language = language
        self._rows: tuple[OutcomeRow, ...] = ()
        words = (self.tr("Expectation"), self.tr("Expected"), self.tr("Got"), self.tr("Why"))
        self.titles = ("", *words)

    @property
    def rows(self) -> tuple[OutcomeRow, ...]:
        """All lines."""
        return self._rows

    def show(self, result: CaseResult | None) -> None:
        """Show another result; an equal one changes nothing."""
        rows = () if result is None else rows_of(result, self._language)
        if rows != self._rows:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()

    def rowCount(self, parent: Index = _TOP) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def text(self, row: int, column: int) -> str:
        """What a cell says."""
        item, name = self._rows[row], _COLUMNS[column]
        if name == "mark":
            return mark_words(item.mark)
        if name == "field":
            return field_name(item.field) if item.field else self.tr("the case")
        return str(getattr(item, name))


class OutcomePainter(CellPainter):
    """A mark and a word, then texts; a line that differs has a tint under what differs."""

    token = "row.issue"

    def paint_cell(
        self, painter: QPainter, box: QRectF, index: Index, look: Look, lit: bool
    ) -> None:
        model, name = index.model(), _COLUMNS[index.column()]
        assert isinstance(model, OutcomeModel)
        row = model.rows[index.row()]
        icon, ink, tint = _MARKS[row.mark]
        if index.column() == 0:
            word = mark_words(row.mark)
            paint_marked(painter, box.adjusted(PAD, 0, 0, 0), icon, word, ink, look, lit=lit)
            return
        text = model.text(index.row(), index.column())
        if tint and text and name in ("expected", "got") and not lit:
            border = ink if look.high_contrast else None
            area = box.adjusted(1 - PAD, 2, PAD - 1, -2)
            fill_panel(painter, area, look, tint, border, radius=2)
        muted = name in ("field", "why") or row.mark == "besides"
        shown = ink_on(look, "text_muted" if muted and not lit else "text", selected=lit)
        draw_text(painter, box, text, look, "base", shown)


class OutcomeTable(RowTable):
    """The lines; Ctrl+C takes the current one as words."""

    def __init__(self, theme: Theme, model: OutcomeModel, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", OutcomePainter(theme), parent)
        self._lines = model
        self.setAccessibleName(self.tr("Expected and got"))
        self.setHorizontalHeader(TitleHeader(theme, self._title, self, sortable=False))
        self.setModel(model)

    def _title(self, section: int) -> Title:
        text = self._lines.headerData(section, Qt.Orientation.Horizontal)
        return Title(str(text or ""), indent=PAD if section else 2 * PAD)

    def fit(self) -> None:
        """The words share what marks and names leave."""
        look = self.theme.look
        fixed = sum(look.stretched(width) for width in _WIDTHS.values())
        room = max(0, self.viewport().width() - fixed)
        for at, name in enumerate(_COLUMNS):
            share = _STRETCH.get(name, 0)
            width = look.stretched(_WIDTHS[name]) if not share else room * share // 10
            self.setColumnWidth(at, width)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self.currentIndex().row()
        if event.matches(QKeySequence.StandardKey.Copy) and row >= 0:
            parts = (self._lines.text(row, c) for c in range(len(_COLUMNS)))
            QGuiApplication.clipboard().setText("\t".join(parts))
            event.accept()
            return
        super().keyPressEvent(event)


class OutcomePanel(QWidget):
    """run_requested(), ask_requested(): its buttons."""

    run_requested = Signal()
    ask_requested = Signal()

    def __init__(self, theme: Theme, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.model = OutcomeModel(language, self)
        self.head = SectionHeader(theme, self.tr("Expected and got"))
        self.state = PlainLabel(theme, "", role="small")
        self._icon = QLabel()
        self.run = push_button(theme, self.tr("Run"), "play", compact=True)
        self.run.setToolTip(self.tr("Run the selected cases (Ctrl+Enter)"))
        self.ask = push_button(theme, self.tr("Open in playground"), "playground", compact=True)
        self.table = OutcomeTable(theme, self.model)
        self.empty = EmptyState(theme, "cases", "", compact=True)
        self._pages = QStackedWidget()
        self._shown = ("", False)
        self._lay_out()
        self.run.clicked.connect(self.run_requested)
        self.ask.clicked.connect(self.ask_requested)
        theme.changed.connect(self._show_icon)

    def _lay_out(self) -> None:
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.head.insert_widget(self._icon)
        self.head.insert_widget(self.state)
        self.head.add_widget(self.ask)
        self.head.add_widget(self.run)
        self._pages.addWidget(self.table)
        self._pages.addWidget(self.empty)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addWidget(self._pages, 1)

    def show_result(self, result: CaseResult | None, *, stale: bool) -> None:
        """Show what came of a case; `stale` while it is to be run anew."""
        state, word = summary(result)
        self._shown = (state, stale)
        self.state.setText(word)
        self._show_icon()
        self.head.set_note(self._note(result))
        self.model.show(result)
        self._enable(True)
        if self.model.rows:
            self._pages.setCurrentWidget(self.table)
            return
        self.empty.set_texts(state_words(NOT_RUN), self.tr("It is run in a moment."))
        self._pages.setCurrentWidget(self.empty)

    def show_nothing(self, several: int) -> None:
        """No case is selected, or several are."""
        self._shown = ("", False)
        self.state.setText("")
        self._icon.clear()
        self.head.set_note("")
        self.model.show(None)
        self._enable(several > 0)
        self.ask.setEnabled(False)
        said = self.tr("{count} cases are selected").format(count=several)
        self.empty.set_texts(
            said if several else self.tr("No case is selected"),
            self.tr("Choose one case to see what it expects and what came."),
        )
        self._pages.setCurrentWidget(self.empty)

    def _note(self, result: CaseResult | None) -> str:
        if result is None or not result.differences:
            return ""
        count = len(result.differences)
        if count == 1:
            return self.tr("1 difference")
        return self.tr("{count} differences").format(count=count)

    def _enable(self, enabled: bool) -> None:
        self.run.setEnabled(enabled)
        self.ask.setEnabled(enabled)

    def _show_icon(self) -> None:
        state, stale = self._shown
        if not state:
            return
        look = LOOKS[state]
        ink = "text_muted" if stale else look.ink
        dpr = self.devicePixelRatioF()
        self._icon.setPixmap(self._theme.look.pixmap(look.icon, ink, 14, dpr))
        self.state.set_colour(ink)
