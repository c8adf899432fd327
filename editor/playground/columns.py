"""The three columns of the playground: state, answer and what explains it, with their widths."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from editor.playground.side_panel import SidePanel
from editor.playground.state_panel import StatePanel
from editor.theme import Theme
from editor.widgets import Splitter

STATE_WIDTH, RIGHT_WIDTH = 252, 424
_NARROW_STATE, _NARROW_RIGHT, _LEAST_MIDDLE = 224, 340, 400
_NARROW = 1200
"""Below this width of the workspace (1280 of the window) the right panel takes its minimum."""


class Columns(Splitter):
    """Remembers the widths that were chosen while there was room for them."""

    def __init__(self, theme: Theme, state: StatePanel, middle: QWidget, side: SidePanel) -> None:
        super().__init__(theme)
        self._side = side
        self._chosen: list[int] = []
        self._was_narrow: bool | None = None
        self.add(state)
        self.add(middle, stretch=True)
        self.add(side)
        middle.setMinimumWidth(_LEAST_MIDDLE)
        state.setMinimumWidth(max(_NARROW_STATE, state.minimumSizeHint().width()))
        side.setMinimumWidth(_NARROW_RIGHT)
        self.splitterMoved.connect(self._on_moved)

    @property
    def chosen(self) -> Sequence[int]:
        """The widths that the user chose, none before that."""
        return self._chosen

    def choose(self, sizes: Sequence[int]) -> None:
        """Take widths that were chosen before."""
        self._chosen = list(sizes)
        self._was_narrow = None
        if self.isVisible():
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if (self.width() < _NARROW) != self._was_narrow:
            self._fit()

    def _fit(self) -> None:
        self._was_narrow = self.width() < _NARROW
        left, right = STATE_WIDTH, RIGHT_WIDTH
        if self._was_narrow:
            left, right = _NARROW_STATE, _NARROW_RIGHT
        elif self._chosen:
            left, right = self._chosen[0], self._chosen[2]
        self._side.set_tabbed(self._was_narrow)
        self.setSizes([left, max(_LEAST_MIDDLE, self.width() - left - right - 2), right])

    def _on_moved(self) -> None:
        if not self._was_narrow:
            self._chosen = self.sizes()
