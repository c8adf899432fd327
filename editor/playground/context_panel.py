"""The context preview: meter, sections, cost, the exact text, and what was left out of it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QStackedWidget, QVBoxLayout, QWidget

from core.context import BudgetTooSmall, BuiltContext, counter_named
from editor.playground.exact_text import ExactText
from editor.playground.figures import Price, grouped
from editor.playground.preview import Preview, Setup
from editor.playground.section_view import SectionView
from editor.playground.sections import left_out_text, left_out_words, section_rows
from editor.playground.setup_bar import SetupBar
from editor.theme import Theme
from editor.widgets import ElidedLabel, EmptyState, icon_button, push_button

_ROUND = 50


class ContextPanel(QWidget):
    """Shows one preview.

    setup_changed(Setup), price_changed(Price): what the user chose. said(str): one line for the
    status bar. note_changed(): `note` is another.
    """

    setup_changed = Signal(object)
    price_changed = Signal(object)
    said = Signal(str)
    note_changed = Signal()

    def __init__(self, theme: Theme, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.setAutoFillBackground(True)
        self._theme, self._language = theme, language
        self._preview: Preview | None = None
        self.note = ""
        self.sections = SectionView(theme)
        self.cost = ElidedLabel(theme, "", role="small", colour="text_muted", tabular=True)
        self.setup = SetupBar(theme)
        self.setup.hide()
        self.toggle = icon_button(
            theme, "settings", self.tr("Budget, counting and price"), checkable=True
        )
        self.exact = ExactText(theme, self.tr("The exact text the model would get"))
        self.left_out = ExactText(theme, self.tr("What was left out, and why"))
        self.refusal = EmptyState(theme, "warning", "")
        self.warning = QLabel()
        self.left_words = ElidedLabel(theme, "", role="small", colour="text_muted")
        self.why = push_button(theme, self.tr("What"), compact=True, checkable=True)
        self.why.setAccessibleName(self.tr("Show what was left out"))
        self.copy = push_button(theme, self.tr("Copy"), "copy", compact=True)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        self._pages = QStackedWidget()
        for page in (self.exact, self.left_out, self.refusal):
            self._pages.addWidget(page)
        costs = QHBoxLayout()
        costs.setContentsMargins(12, 0, 6, 2)
        costs.addWidget(self.cost, 1)
        costs.addWidget(self.toggle)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.sections)
        column.addLayout(costs)
        column.addWidget(self.setup)
        column.addWidget(self._pages, 1)
        column.addLayout(self._build_foot())

    def _build_foot(self) -> QHBoxLayout:
        foot = QHBoxLayout()
        foot.setContentsMargins(12, 4, 8, 6)
        foot.setSpacing(6)
        foot.addWidget(self.warning)
        foot.addWidget(self.left_words, 1)
        foot.addWidget(self.why)
        foot.addWidget(self.copy)
        return foot

    def _connect(self) -> None:
        self.setup.setup_changed.connect(self.setup_changed)
        self.setup.price_changed.connect(self._on_price)
        self.toggle.toggled.connect(self.setup.setVisible)
        self.why.toggled.connect(self._show_page)
        self.copy.clicked.connect(self.copy_text)
        self.refusal.action_requested.connect(self._raise_budget)
        self._theme.changed.connect(self._show_warning)

    # what is shown

    @property
    def preview(self) -> Preview | None:
        """What is shown."""
        return self._preview

    @property
    def context(self) -> BuiltContext | None:
        """The context that is shown; None when none fits."""
        return self._preview.context if self._preview is not None else None

    def show_preview(self, preview: Preview) -> None:
        """Show the context of another question."""
        self._preview = preview
        if preview.context is not None:
            self._show_context(preview.context)
        elif preview.error is not None:
            self._show_error(preview.error, preview.setup)
        self._show_cost()
        self._show_page()
        self.note_changed.emit()

    def set_stale(self, stale: bool) -> None:
        """Whether what is shown is of an earlier question: it stays, muted."""
        name = "text_disabled" if stale else "text_muted"
        self.left_words.set_colour(name)
        self.cost.set_colour(name)

    def show_price(self, price: Price) -> None:
        """Count the cost at another price."""
        self.setup.show_price(price)
        self._show_cost()

    def _show_context(self, context: BuiltContext) -> None:
        self.sections.show_rows(section_rows(context), context.budget)
        self.exact.show_text(context.text, _heads(context))
        self.left_out.show_text(left_out_text(context, self._language))
        self.left_words.setText(left_out_words(context, self._language))
        total = context.counter.shown(context.total)
        counted = grouped(context.total)
        shown = total.replace(str(context.total), counted)
        words = self.tr("{total} of {budget} · {counter}")
        self.note = words.format(
            total=shown, budget=grouped(context.budget), counter=self._counter(context.counter.name)
        )

    def _counter(self, name: str) -> str:
        return self.tr("estimate") if name == "estimate" else self.tr("strict")

    def _show_error(self, error: BudgetTooSmall, setup: Setup) -> None:
        message = error.message(self._language)
        self.sections.show_needed(error.needed, setup.budget, message)
        self.exact.show_text("")
        self.left_out.show_text("")
        self.left_words.setText(self.tr("No context"))
        raise_to = self.tr("Raise the budget to {budget}")
        self.refusal.set_texts(
            self.tr("The budget is too small"),
            message,
            raise_to.format(budget=grouped(_enough(error.needed))),
        )
        words = self.tr("{needed} needed, {budget} there")
        needed = counter_named(setup.counter).shown(error.needed)
        self.note = words.format(needed=needed, budget=grouped(setup.budget))

    def _show_cost(self) -> None:
        price, context = self.setup.chosen_price(), self.context
        if context is None:
            self.cost.setText("")
        elif not price.per_million:
            self.cost.setText(self.tr("No price is set"))
        else:
            about = "≈ " if context.counter.approximate else "≤ "
            words = self.tr("{about}{turn} a turn · {about}{scene} a scene of {turns} turns")
            self.cost.setText(
                words.format(
                    about=about,
                    turn=price.shown(price.of_turn(context.total)),
                    scene=price.shown(price.of_scene(context.total)),
                    turns=price.turns,
                )
            )

    def _show_page(self) -> None:
        context = self.context
        cut = context is not None and bool(context.left_out)
        self.why.setVisible(cut)
        self.copy.setEnabled(context is not None)
        page: QWidget = self.left_out if cut and self.why.isChecked() else self.exact
        self._pages.setCurrentWidget(page if context is not None else self.refusal)
        self._show_warning()

    def _show_warning(self) -> None:
        context = self.context
        failed = context is None and self._preview is not None
        shown = failed or (context is not None and bool(context.left_out))
        ink = "severity.error.ink" if failed else "severity.warning.ink"
        ratio = self.devicePixelRatioF()
        self.warning.setPixmap(self._theme.look.pixmap("warning", ink, 16, ratio))
        self.warning.setVisible(shown)
        self.left_words.set_colour(ink if shown else "text_muted")

    # what the user does

    def copy_text(self) -> None:
        """Put the exact text on the clipboard, or what was left out while that is shown."""
        context = self.context
        if context is None:
            return
        left_out = self._pages.currentWidget() is self.left_out
        text = left_out_text(context, self._language) if left_out else context.text
        QGuiApplication.clipboard().setText(text)
        copied = self.tr("What was left out is copied") if left_out else self.tr("Context copied")
        self.said.emit(copied)

    def _raise_budget(self) -> None:
        if self._preview is not None and self._preview.error is not None:
            setup = Setup(self._preview.setup.counter, _enough(self._preview.error.needed))
            self.setup.show_setup(setup)
            self.setup_changed.emit(setup)
            self.exact.setFocus()

    def _on_price(self, price: Price) -> None:
        self._show_cost()
        self.price_changed.emit(price)


def _enough(needed: int) -> int:
    """The next round budget."""
    return -(-needed // _ROUND) * _ROUND


def _heads(context: BuiltContext) -> list[tuple[int, int]]:
    """Where the first lines of the parts stand, without the player's line."""
    found: list[tuple[int, int]] = []
    for section in context.sections:
        at = context.text.find(section.text)
        if at >= 0 and section.name != "line":
            found.append((at, at + len(section.text.partition("\n")[0])))
    return found
