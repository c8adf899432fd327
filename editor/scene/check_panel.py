"""At the right of the scene: what is wrong with the draft, who learns what, and the dice."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QStackedWidget, QVBoxLayout, QWidget

from core.world.world import World
from editor.scene.learners import LearnTable
from editor.scene.lines import LineList, ShortLine
from editor.theme import Theme
from editor.widgets import ElidedLabel, PlainLabel, SectionHeader, SegmentedControl, push_button

CHECK, LEARN = "check", "learn"


class CheckPanel(QWidget):
    """row_chosen(int): a finding. learn_requested(int, int): a cell of the secrets.
    confirm_all(), dismiss_all(): what is proposed. opened(int): an entry, by its handle."""

    finding_chosen = Signal(int)
    learn_requested = Signal(int, int)
    confirm_requested = Signal()
    dismiss_requested = Signal()
    opened = Signal(int)
    page_shown = Signal()

    def __init__(self, theme: Theme, world: World, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.setAutoFillBackground(True)
        self.tabs = SegmentedControl(
            theme,
            self.tr("What is shown"),
            [(CHECK, self.tr("Answer check")), (LEARN, self.tr("Who knows"))],
        )
        self.verdict = PlainLabel(theme, "", role="strong")
        self.findings = LineList(theme, self.tr("Findings"), wraps=True)
        self.table = LearnTable(theme, world)
        self.proposal = ElidedLabel(theme, "", role="small")
        self.confirm = push_button(theme, self.tr("Confirm"), compact=True)
        self.dismiss = push_button(theme, self.tr("Dismiss"), compact=True)
        self.dice_icon = QLabel()
        self.dice = ElidedLabel(theme, "", role="small", colour="text_muted", tabular=True)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        header = SectionHeader(self._theme, "")
        header.insert_widget(self.tabs)
        header.add_widget(self.verdict)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.findings)
        self._pages.addWidget(self._learning())
        foot = QHBoxLayout()
        foot.setContentsMargins(12, 2, 12, 6)
        foot.setSpacing(8)
        foot.addWidget(self.dice_icon)
        foot.addWidget(self.dice, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(header)
        column.addWidget(self._pages, 1)
        column.addLayout(foot)
        self._show_dice_icon()

    def _learning(self) -> QWidget:
        page = QWidget()
        self._strip = QWidget()
        line = QHBoxLayout(self._strip)
        line.setContentsMargins(12, 3, 8, 3)
        line.setSpacing(6)
        line.addWidget(self.proposal, 1)
        line.addWidget(self.confirm)
        line.addWidget(self.dismiss)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._strip)
        column.addWidget(self.table, 1)
        self._strip.hide()
        return page

    def _connect(self) -> None:
        self.tabs.chosen.connect(self.show_page)
        self.findings.row_chosen.connect(self.finding_chosen)
        self.findings.row_opened.connect(self.finding_chosen)
        self.table.chosen.connect(self.learn_requested)
        self.table.opened.connect(self.opened)
        self.confirm.clicked.connect(self.confirm_requested)
        self.dismiss.clicked.connect(self.dismiss_requested)
        self._theme.changed.connect(self._show_dice_icon)

    def show_page(self, key: str) -> None:
        """The findings, or who knows what."""
        self.tabs.set_current(key)
        self._pages.setCurrentIndex(0 if key == CHECK else 1)
        self.page_shown.emit()

    @property
    def learning(self) -> bool:
        """Whether it shows who knows what."""
        return self.tabs.current() == LEARN

    def show_findings(self, words: str, severity: str, lines: Sequence[ShortLine]) -> None:
        """What the check found."""
        self.verdict.setText(words)
        self.verdict.set_colour(f"severity.{severity}.ink" if severity else "text_muted")
        self.findings.lines.set_rows(lines)

    def show_proposal(self, words: str, count: int) -> None:
        """What may have been learnt; "" for nothing."""
        self.proposal.setText(words)
        self._strip.setVisible(bool(words))
        label = self.tr("Who knows ({count})") if count else self.tr("Who knows")
        self.tabs.set_label(LEARN, label.format(count=count))

    def show_dice(self, words: str) -> None:
        """The check, and what it came to."""
        self.dice.setText(words)
        self.dice_icon.setVisible(bool(words))
        self.dice.setVisible(bool(words))

    def _show_dice_icon(self) -> None:
        dpr = self.devicePixelRatioF()
        self.dice_icon.setPixmap(self._theme.look.pixmap("dice", "text_muted", 16, dpr))
