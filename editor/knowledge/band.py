"""The band above the matrix: which step of the quests is looked at."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from core.model.kinds import Kind
from core.world.world import World
from editor.knowledge.board import Board
from editor.knowledge.track import QuestTrack
from editor.knowledge.words import step_name
from editor.theme import Theme
from editor.theme.painter import draw_hairline
from editor.widgets import ElidedLabel, PlainLabel, icon_button

_HEIGHT, _WORDS = 76, 148


class StepBand(QWidget):
    """step_chosen(int): the user looks at another step."""

    step_chosen = Signal(int)

    def __init__(self, theme: Theme, board: Board, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._board = theme, board
        self.title = PlainLabel(theme, "", role="title", tabular=True)
        self.name = ElidedLabel(theme, "", role="small", colour="text_muted")
        self.back = icon_button(theme, "chevron_left", self.tr("One step back"), framed=True)
        self.forward = icon_button(theme, "chevron_right", self.tr("One step on"), framed=True)
        self.track = QuestTrack(theme)
        self._lay_out()
        self.track.valueChanged.connect(self.step_chosen)
        self.back.clicked.connect(self._on_back)
        self.forward.clicked.connect(self._on_forward)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self._fit)
        self._fit()

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(
            PlainLabel(self._theme, self.tr("Quest state"), role="small", colour="text_muted")
        )
        words.addWidget(self.title)
        words.addWidget(self.name)
        words.addStretch(1)
        self._words = QWidget()
        self._words.setLayout(words)
        words.setContentsMargins(0, 0, 0, 0)
        line = QHBoxLayout(self)
        line.setContentsMargins(12, 4, 12, 5)
        line.setSpacing(16)
        line.addWidget(self._words)
        line.addWidget(self.back)
        line.addWidget(self.track, 1)
        line.addWidget(self.forward)

    def _fit(self) -> None:
        self._words.setFixedWidth(self._theme.look.stretched(_WORDS))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(600, self._theme.look.stretched(_HEIGHT))

    def show_step(self) -> None:
        """Show the step of the board."""
        world, steps, step = self._board.world, self._board.steps, self._board.step
        names = [step_name(world, steps, at) for at in range(len(steps) + 1)]
        if steps:
            words = self.tr("Step {step} of {last}")
            self.title.setText(words.format(step=step, last=len(steps)))
            self.name.setText(names[step])
        else:
            self.title.setText(self.tr("No steps"))
            self.name.setText(self._why_none(world))
        self.track.show_steps(names, step)
        self.back.setEnabled(step > 0)
        self.forward.setEnabled(step < len(steps))

    def _why_none(self, world: World) -> str:
        if world.declares(Kind.QUEST):
            return self.tr("No quest can be completed: see what each requires.")
        return self.tr("There are no quests yet.")

    def _on_back(self) -> None:
        self.step_chosen.emit(self._board.step - 1)

    def _on_forward(self) -> None:
        self.step_chosen.emit(self._board.step + 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, y = QPainter(self), self.height() - 0.5
        draw_hairline(painter, QPointF(0, y), QPointF(self.width(), y), self._theme.look)
