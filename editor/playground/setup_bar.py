"""How tokens are counted, the budget, and what a million of them costs."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QDoubleSpinBox,
    QGridLayout,
    QLineEdit,
    QSizePolicy,
    QSpinBox,
    QWidget,
)

from core.context import ESTIMATE, STRICT
from editor.figures import decimal_spin_box, spin_box
from editor.playground.figures import Price
from editor.playground.preview import Setup
from editor.theme import Theme
from editor.widgets import PlainLabel, SegmentedControl

LEAST_BUDGET, MOST_BUDGET = 50, 200_000
MOST_TURNS = 1000
_MOST_CURRENCY = 4


class SetupBar(QWidget):
    """setup_changed(Setup), price_changed(Price): what the user made of them."""

    setup_changed = Signal(object)
    price_changed = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.counter = SegmentedControl(
            theme,
            self.tr("Counting tokens"),
            [(ESTIMATE.name, self.tr("Estimate ≈")), (STRICT.name, self.tr("Strict"))],
        )
        self.counter.setToolTip(
            self.tr("The estimate counts words and adds a margin; strict is a proven upper bound")
        )
        self.budget = self._spin(LEAST_BUDGET, MOST_BUDGET, self.tr("Budget in tokens"))
        self.budget.setSingleStep(100)
        self.turns = self._spin(1, MOST_TURNS, self.tr("Turns in a scene"))
        self.price = self._make_price()
        self.currency = QLineEdit()
        self.currency.setMaxLength(_MOST_CURRENCY)
        self.currency.setAccessibleName(self.tr("Currency"))
        self._lay_out()
        self.show_setup(Setup())
        self.show_price(Price())
        self._connect()
        self._fit()

    def _spin(self, least: int, most: int, name: str) -> QSpinBox:
        spin = spin_box()
        spin.setRange(least, most)
        spin.setGroupSeparatorShown(True)
        spin.setAccessibleName(name)
        # A half typed figure is no budget.
        spin.setKeyboardTracking(False)
        return spin

    def _make_price(self) -> QDoubleSpinBox:
        spin = decimal_spin_box()
        spin.setRange(0.0, 100_000.0)
        spin.setDecimals(3)
        spin.setSingleStep(0.1)
        spin.setAccessibleName(self.tr("Price of a million tokens"))
        spin.setKeyboardTracking(False)
        return spin

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(12, 6, 12, 8)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(3)
        fields: tuple[tuple[str, QWidget], ...] = (
            (self.tr("Count"), self.counter),
            (self.tr("Budget"), self.budget),
            (self.tr("Price per million"), self.price),
            (self.tr("Currency"), self.currency),
            (self.tr("Turns a scene"), self.turns),
        )
        places = ((0, 0, 2), (0, 2, 1), (2, 0, 1), (2, 1, 1), (2, 2, 1))
        for (words, field), (row, column, span) in zip(fields, places, strict=True):
            label = PlainLabel(self._theme, words, role="small", colour="text_muted")
            grid.addWidget(label, row, column, 1, span)
            grid.addWidget(field, row + 1, column, 1, span)
        for column in (0, 2):
            grid.setColumnStretch(column, 1)

    def _connect(self) -> None:
        self.counter.chosen.connect(self._on_setup)
        self.budget.valueChanged.connect(self._on_setup)
        self.price.valueChanged.connect(self._on_price)
        self.turns.valueChanged.connect(self._on_price)
        self.currency.textEdited.connect(self._on_price)
        self._theme.changed.connect(self._fit)

    def _fit(self) -> None:
        height = self._theme.look.size("control.height")
        for field in (self.budget, self.price, self.turns, self.currency):
            field.setFixedHeight(height)
            policy = field.sizePolicy()
            policy.setHorizontalPolicy(QSizePolicy.Policy.Expanding)
            field.setSizePolicy(policy)
            field.setMinimumWidth(self._theme.look.stretched(60))
        self.currency.setFixedWidth(self._theme.look.stretched(64))

    # what is shown

    def setup(self) -> Setup:
        """What is chosen."""
        return Setup(self.counter.current(), self.budget.value())

    def chosen_price(self) -> Price:
        """What tokens cost."""
        return Price(self.price.value(), self.currency.text().strip(), self.turns.value())

    def show_setup(self, setup: Setup) -> None:
        """Show another setup, without a signal."""
        self.counter.set_current(setup.counter)
        self._set(self.budget, setup.budget)

    def show_price(self, price: Price) -> None:
        """Show another price, without a signal."""
        self._set(self.price, price.per_million)
        self._set(self.turns, price.turns)
        self.currency.setText(price.currency)

    def _set(self, spin: QAbstractSpinBox, value: float) -> None:
        with QSignalBlocker(spin):
            if isinstance(spin, QSpinBox):
                spin.setValue(int(value))
            elif isinstance(spin, QDoubleSpinBox):
                spin.setValue(value)

    def _on_setup(self) -> None:
        self.setup_changed.emit(self.setup())

    def _on_price(self) -> None:
        self.price_changed.emit(self.chosen_price())
