"""The scene: what was said so far, and the draft that is typed or comes from a model."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QVBoxLayout, QWidget

from editor.scene.fields import TextField
from editor.scene.lines import LineList, ShortLine
from editor.theme import Theme
from editor.widgets import PlainLabel, SectionHeader, push_button

_NAMES = 76
_DRAFT_LINES = 3


class ScenePanel(QWidget):
    """draft_edited(str). stop(), end_scene(), end_session(): what the user wants."""

    draft_edited = Signal(str)
    stop_requested = Signal()
    end_scene_requested = Signal()
    end_session_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.setAutoFillBackground(True)
        self.header = SectionHeader(theme, self.tr("Scene"))
        words = self.tr("draft · Ctrl+Enter plays it")
        self.mark = PlainLabel(theme, words, role="small", colour="severity.warning.ink")
        self.mark.hide()
        self.progress = PlainLabel(theme, "", role="small", colour="text_muted", tabular=True)
        self.stop = push_button(theme, self.tr("Stop"), "stop", compact=True)
        self.end_scene = push_button(theme, self.tr("End scene"), compact=True)
        self.end_session = push_button(theme, self.tr("End session"), compact=True)
        self.history = LineList(theme, self.tr("Said so far"), wraps=True, head_width=_NAMES)
        hint = self.tr(
            "Type the scene, a line for each that speaks (“Name: words”). Ctrl+Enter plays the turn."
        )
        self.draft = TextField(theme, self.tr("Draft of the scene"), hint)
        self._lay_out()
        self.stop.hide()
        self.draft.edited.connect(self.draft_edited)
        self.stop.clicked.connect(self.stop_requested)
        self.end_scene.clicked.connect(self.end_scene_requested)
        self.end_session.clicked.connect(self.end_session_requested)
        self.draft.document().contentsChanged.connect(self.mark_draft)
        theme.changed.connect(self._fit)

    def _lay_out(self) -> None:
        for widget in (self.mark, self.progress, self.stop, self.end_scene, self.end_session):
            self.header.add_widget(widget)
        inner = QVBoxLayout()
        inner.setContentsMargins(12, 4, 12, 8)
        inner.addWidget(self.draft)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addWidget(self.history, 1)
        column.addLayout(inner)
        self._fit()

    def _fit(self) -> None:
        line = self._theme.look.metrics().lineSpacing()
        self.draft.setFixedHeight(round(_DRAFT_LINES * line + 12))

    def show_scene(self, title: str, note: str, lines: Sequence[ShortLine]) -> None:
        """The lines of this scene; the last is kept in sight."""
        self.header.set_title(title)
        self.header.set_note(note)
        before = self.history.lines.rowCount()
        self.history.lines.set_rows(lines)
        if len(lines) != before:
            self.history.scrollToBottom()

    def mark_draft(self) -> None:
        """What stands in the draft is no part of the scene yet."""
        self.mark.setVisible(bool(self.draft.text().strip()))

    def set_running(self, running: bool) -> None:
        """While a model writes, the draft is its own."""
        self.stop.setVisible(running)
        self.draft.setReadOnly(running)
        self.end_scene.setEnabled(not running)
        self.end_session.setEnabled(not running)
        if not running:
            self.progress.setText("")
