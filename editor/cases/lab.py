"""The paraphrase lab: how often each profile finds what players' questions are about."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from core.errors import LoremaskError
from editor.cases.lab_model import LabResult, MissModel, ScoreModel, ask_all
from editor.cases.lab_tables import MissTable, ScoreTable
from editor.widgets import (
    ElidedLabel,
    EmptyState,
    PlainLabel,
    SectionHeader,
    icon_button,
    link_button,
    push_button,
)
from editor.workspace import Services

_KEY = "cases.lab"
_MOST_UNKNOWN = 3


class ParaphraseLab(QWidget):
    """left(): back to the cases."""

    left = Signal()

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        assert services.document is not None
        self._services, self._theme = services, services.theme
        self._document = services.document
        self.result: LabResult | None = None
        self._path: Path | None = None
        self._folder = self._questions_folder()
        self._make_bar()
        self.scores, self.misses = ScoreModel(self), MissModel(services.language, self)
        self.figures = ScoreTable(self._theme, self.scores)
        self.head = SectionHeader(self._theme, self.tr("Missed"))
        self.table = MissTable(self._theme, self.misses)
        self.note = PlainLabel(self._theme, "", role="small", colour="text_muted", wrap=True)
        self.empty = EmptyState(self._theme, "speech", "")
        self._pages = QStackedWidget()
        self._lay_out()
        self._connect()
        self._set_busy(False)

    def _questions_folder(self) -> Path:
        """Where questions for the world are likely to be."""
        root = self._document.path
        base = root if root.is_dir() else root.parent
        beside = base.parent / "questions"
        return beside if beside.is_dir() else base

    # layout

    def _make_bar(self) -> None:
        theme = self._theme
        self.back = icon_button(theme, "chevron_left", self.tr("Back to the cases"), framed=True)
        self.title = PlainLabel(theme, self.tr("Paraphrase lab"), role="strong")
        self.file = ElidedLabel(theme, "", role="small", colour="text_muted")
        self.progress = PlainLabel(theme, "", role="small", colour="text_muted", tabular=True)
        self.cancel = link_button(self.tr("Cancel"))
        self.again = push_button(theme, self.tr("Ask again"), "play")
        self.choose = push_button(theme, self.tr("Choose questions…"), "speech", primary=True)

    def _lay_out(self) -> None:
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        bar = QHBoxLayout()
        bar.setContentsMargins(12, 5, 12, 6)
        bar.setSpacing(8)
        for widget in (self.back, self.title):
            bar.addWidget(widget)
        bar.addWidget(self.file, 1)
        for part in (self.progress, self.cancel, self.again, self.choose):
            bar.addWidget(part)
        found = QWidget()
        inside = QVBoxLayout(found)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(0)
        for below in (self.figures, self.note, self.head):
            inside.addWidget(below)
        inside.addWidget(self.table, 1)
        self.note.setContentsMargins(12, 6, 12, 6)
        self._pages.addWidget(found)
        self._pages.addWidget(self.empty)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(bar)
        column.addWidget(self._pages, 1)

    def _connect(self) -> None:
        self.back.clicked.connect(self.left)
        self.choose.clicked.connect(self.choose_file)
        self.empty.action_requested.connect(self._on_empty)
        self.again.clicked.connect(self._on_again)
        self.cancel.clicked.connect(self.stop)
        self.figures.chosen.connect(self._show_misses)
        self.table.opened.connect(self._on_opened)
        self._document.changed.connect(self._on_changed)

    # asking

    def choose_file(self) -> None:
        """Ask for a file of questions, and ask them."""
        title, kinds = self.tr("Questions"), self.tr("Questions (*.jsonl);;All files (*)")
        found, _ = QFileDialog.getOpenFileName(self, title, str(self._folder), kinds)
        if found:
            self.ask(Path(found))

    def ask(self, path: Path) -> None:
        """Ask the questions of a file in every profile, in another thread."""
        self._path, self._folder = path, path.parent
        world, retriever = self._document.world, self._document.retriever
        revision = world.revision

        def failed(error: Exception) -> None:
            if world.revision != revision and not isinstance(error, LoremaskError):
                # The world was edited while it was read.
                self.ask(path)
                return
            self._on_failed(error)

        def done(result: LabResult) -> None:
            self._on_asked(result)
            if world.revision != revision:
                self._on_changed()

        self._services.tasks.run(
            lambda token: ask_all(path, world, retriever, token),
            done,
            failed=failed,
            progress=self._on_progress,
            key=_KEY,
            owner=self,
        )
        self._set_busy(True)

    @property
    def busy(self) -> bool:
        """Whether questions are being asked."""
        return self._busy

    def stop(self) -> None:
        """Leave off asking; what was found before stays."""
        self._services.tasks.cancel_key(_KEY)
        self._set_busy(False)

    def close_lab(self) -> None:
        """The world is closed."""
        self._services.tasks.cancel_key(_KEY)
        self._document.changed.disconnect(self._on_changed)

    def _on_again(self) -> None:
        if self._path is not None:
            self.ask(self._path)

    def _on_empty(self) -> None:
        self.stop() if self.busy else self.choose_file()

    def _on_progress(self, done: int, total: int) -> None:
        words = self.tr("{done} of {total} answers")
        self.progress.setText(words.format(done=done, total=total))

    def _on_failed(self, error: Exception) -> None:
        self._set_busy(False)
        if not isinstance(error, LoremaskError):
            raise error
        self._services.shell.notice.emit("error", error.message(self._services.language), "")

    def _on_asked(self, result: LabResult) -> None:
        self.result = result
        self._set_busy(False)
        self.scores.show(result.scores)
        self.figures.fit()
        best = max(range(len(result.scores)), key=lambda at: result.scores[at].recall_1)
        self.figures.setCurrentIndex(self.scores.index(best, 0))
        self.figures.setFocus()

    def _on_changed(self, _: object = None) -> None:
        if self.result is not None:
            self._say(self.tr("The world has changed since these were asked."))

    # what is shown

    def focus_first(self) -> None:
        """The focus to where work begins."""
        (self.figures if self.result is not None else self.choose).setFocus()

    def regions(self) -> tuple[QWidget, ...]:
        """What F6 walks."""
        if self.result is None:
            return (self.choose, self.empty)
        return (self.choose, self.figures, self.table)

    def _set_busy(self, busy: bool) -> None:
        self._busy = busy
        self.progress.setText(self.tr("Asking …") if busy else "")
        for widget in (self.progress, self.cancel):
            widget.setVisible(busy)
        self.again.setEnabled(not busy and self._path is not None)
        self._show()

    def _show(self) -> None:
        result = self.result
        self.again.setVisible(result is not None)
        self.file.setText("" if self._path is None else self._path.name)
        self._pages.setCurrentIndex(0 if result is not None else 1)
        if result is not None:
            self._say("")
        elif self.busy:
            self.empty.set_texts(
                self.tr("The questions are being asked"),
                self.tr("Each of them in every profile."),
                self.tr("Cancel"),
            )
        else:
            self.empty.set_texts(
                self.tr("Which profile finds what players ask about?"),
                self.tr(
                    "A file of players’ questions, each with the entries it should find, is asked "
                    "in every profile."
                ),
                self.tr("Choose questions…"),
            )

    def _say(self, changed: str) -> None:
        """What is to be known before the figures are trusted."""
        parts = [changed] if changed else []
        unknown = self.result.unknown if self.result is not None else ()
        said = [d.message(self._services.language) for _, d in unknown[:_MOST_UNKNOWN]]
        parts += list(dict.fromkeys(said))
        self.note.setText(" ".join(parts))
        self.note.setVisible(bool(parts))

    def _show_misses(self, row: int) -> None:
        score = self.scores.scores[row]
        self.misses.show(score.misses)
        words = self.tr("{count} by {profile}")
        count = len(score.misses)
        self.head.set_note(words.format(count=count, profile=score.profile))

    def _on_opened(self, row: int) -> None:
        score = self.scores.scores[max(0, self.figures.currentIndex().row())]
        miss = self.misses.misses[row]
        assert self.result is not None
        origin = self.tr("{file}, question {number}")
        question: dict[str, Any] = {
            "state": self.result.state(miss, score.profile),
            "query": miss.query,
            "origin": origin.format(file=self.result.path.name, number=miss.number),
        }
        self._services.shell.ask_requested.emit(question)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.stop() if self.busy else self.left.emit()
            event.accept()
            return
        super().keyPressEvent(event)
