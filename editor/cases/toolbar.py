"""The strip above the cases: which are shown, filter, run them all, a new one."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QWidget

from editor.actions import Actions
from editor.cases.table_model import SEGMENTS
from editor.filtering.filter_completion import FilterCompletions
from editor.filtering.filter_field import FilterField
from editor.theme import Theme
from editor.theme.painter import draw_hairline
from editor.widgets import SegmentedControl, push_button

_ICON, _NO_LIMIT = 36, 16_777_215
_FILTER, _STEPS, _AROUND, _BUTTON = 170, 80, 80, 40


class CasesBar(QWidget):
    """segment_chosen(str), run_all_requested(), new_requested(), lab_requested()."""

    segment_chosen = Signal(str)
    run_all_requested = Signal()
    new_requested = Signal()
    lab_requested = Signal()

    def __init__(
        self,
        theme: Theme,
        actions: Actions,
        completions: FilterCompletions,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self.segments = SegmentedControl(theme, self.tr("Show"), [(key, "") for key in SEGMENTS])
        self.filter = FilterField(theme, completions)
        self.filter.set_placeholder(self.tr("Add text, file: …"))
        self.run_all = push_button(theme, self.tr("Run all"), "play", compact=False)
        self.run_all.setToolTip(self.tr("Run every case anew (Ctrl+Shift+Enter)"))
        self.new = push_button(theme, self.tr("New case"), "plus", primary=True)
        self.new.setToolTip(self.tr("New case (Ctrl+N)"))
        self.lab = push_button(theme, self.tr("Paraphrase lab"), "speech")
        self.lab.setToolTip(self.tr("How often each profile finds what players ask about"))
        self._undo = self._action_button(actions, "edit.undo")
        self._redo = self._action_button(actions, "edit.redo")
        self._lay_out()
        self.segments.chosen.connect(self.segment_chosen)
        self.run_all.clicked.connect(self.run_all_requested)
        self.new.clicked.connect(self.new_requested)
        self.lab.clicked.connect(self.lab_requested)
        theme.changed.connect(self.update)

    def _action_button(self, actions: Actions, id: str) -> QToolButton:
        button = QToolButton()
        button.setProperty("framed", True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        if id in actions:
            button.setDefaultAction(actions[id])
            button.setAccessibleName(actions.spec(id).plain_title())
        return button

    def _lay_out(self) -> None:
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        line = QHBoxLayout(self)
        line.setContentsMargins(12, 0, 12, 1)
        line.setSpacing(8)
        line.addWidget(self.segments)
        line.addWidget(self.filter, 1)
        for widget in (self._undo, self._redo, self.lab, self.run_all, self.new):
            line.addWidget(widget)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(500, self._theme.look.size("control.toolbar"))

    def show_counts(self, counts: Mapping[str, int]) -> None:
        """How many cases each segment holds."""
        words = {
            "all": self.tr("All {count}"),
            "failing": self.tr("Failing {count}"),
            "passing": self.tr("Passing {count}"),
        }
        for key, text in words.items():
            self.segments.set_label(key, text.format(count=counts[key]))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """The buttons have their words where there is room for all of them, icons elsewhere."""
        look = self._theme.look
        texts = {
            self.lab: self.tr("Paraphrase lab"),
            self.run_all: self.tr("Run all"),
            self.new: self.tr("New case"),
        }
        words = sum(look.metrics("base").horizontalAdvance(text) for text in texts.values())
        others = look.stretched(_FILTER + _STEPS + _AROUND + _BUTTON * len(texts))
        narrow = self.width() < words + others + self.segments.sizeHint().width()
        for button, text in texts.items():
            button.setText("" if narrow else text)
            button.setAccessibleName(text)
            button.setMaximumWidth(self._theme.look.stretched(_ICON) if narrow else _NO_LIMIT)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, y = QPainter(self), self.height() - 0.5
        draw_hairline(painter, QPointF(0, y), QPointF(self.width(), y), self._theme.look)
