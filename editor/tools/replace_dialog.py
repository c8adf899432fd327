"""Find and replace: every hit is looked at before anything changes; one step of the history."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QWidget

from core.errors import LoremaskError
from core.refactor.matcher import Matcher
from core.refactor.notices import Notice, Severity
from core.refactor.replacing import edit_of
from core.refactor.searching import MAX_HITS, Hit, fields_of
from editor.forms.bulk_edit import BulkEdits
from editor.labels import shortened
from editor.theme import Theme
from editor.tools.aside import Aside
from editor.tools.dialog import ToolDialog
from editor.tools.hits_model import NO_NOTICES, HitsModel
from editor.tools.hits_view import HitsView
from editor.tools.search_form import SearchForm
from editor.tools.search_job import SearchJob, SearchResult
from editor.widgets import push_button

if TYPE_CHECKING:
    from core.world.edits import Edit
    from editor.document import Document
    from editor.tasks import Tasks, Token

Scope = Callable[[str], "frozenset[int] | None"]
"""The handles of "filtered" or "selected" in the workspace in front; None for all."""
_RECHECK_MS = 60
_REPLACES = ("Ctrl+Return", "Ctrl+Enter")
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def _changing(hits: list[Hit]) -> list[Hit]:
    return [hit for hit in hits if hit.old != hit.new]


class ReplaceDialog(ToolDialog):
    """Stays open beside the work. Enter goes to the hits; only its button or shortcut replaces.

    jump_requested(handle, field): a hit is to be seen. replaced(words): what was done.
    """

    jump_requested = Signal(int, str)
    replaced = Signal(str)

    def __init__(
        self,
        theme: Theme,
        document: Document,
        tasks: Tasks,
        scope: Scope,
        language: str,
        parent: QWidget,
    ) -> None:
        super().__init__(theme, self.tr("Find and replace"), language, parent)
        self._document, self._world = document, document.world
        self._scope = scope
        self._aside = Aside(tasks, self._world, self)
        self._checking = Aside(tasks, self._world, self)
        self._result: SearchResult | None = None
        self._pushing = self._going = False
        self._done = ""
        self._bulk = BulkEdits(document, self)
        self.form = SearchForm(theme)
        self.model = HitsModel(self._world, language, self)
        self.view = HitsView(theme, self.model)
        self._recheck = QTimer(self, singleShot=True, interval=_RECHECK_MS)
        self._lay_out()
        self._connect()
        self.open_sized(980, 640)

    def _lay_out(self) -> None:
        self._all = push_button(self.theme, self.tr("Tick a&ll"), compact=True)
        self._none = push_button(self.theme, self.tr("Tick &none"), compact=True)
        self._sound = push_button(self.theme, self.tr("Untick &problems"), compact=True)
        self._stop = push_button(self.theme, self.tr("&Stop"), compact=True)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(self.tr("Searching"))
        line = QHBoxLayout()
        line.setSpacing(8)
        for button in (self._all, self._none, self._sound):
            line.addWidget(button)
        line.addStretch(1)
        line.addWidget(self.bar)
        line.addWidget(self._stop)
        self.body.addWidget(self.form)
        self.body.addLayout(line)
        self.body.addWidget(self.view, 1)
        self.replace_button = self.add_accept(self.tr("Replace"), "replace")
        # Enter in a field must not change hundreds of texts.
        self.replace_button.setDefault(False)
        self.add_close(self.tr("&Close"))
        self._show_busy(False)
        self._show_ticks()

    def _connect(self) -> None:
        self.form.changed.connect(self.search)
        self.view.opened.connect(self.jump_requested)
        self.view.current_changed.connect(self._show_ticks)
        self._all.clicked.connect(self._tick_all)
        self._none.clicked.connect(self._tick_none)
        self._sound.clicked.connect(self._untick_problems)
        self._stop.clicked.connect(self.stop)
        self.model.ticks_changed.connect(self._on_ticks)
        self._recheck.timeout.connect(self._check_again)
        self._document.changed.connect(self._on_changed)
        for line in (self.form.find, self.form.new):
            line.textChanged.connect(self._on_typed)
        for keys in _REPLACES:
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.activated.connect(self.replace_button.click)
        self.form.find.setFocus()

    def begin(self) -> None:
        """The cursor into what is looked for, its text selected."""
        self.form.find.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.form.find.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in _ENTER:
            super().keyPressEvent(event)
            return
        focus = self.focusWidget()
        if isinstance(focus, QPushButton):
            focus.click()
        else:
            self._go_to_hits()

    def _go_to_hits(self) -> None:
        self._going = True
        if self.form.is_waiting() or (not self.busy and self._result is None):
            self.form.send_now()
        elif not self.busy:
            self._arrive()

    def _arrive(self) -> None:
        if self._going and self.model.hits:
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
            self.view.selectRow(0)
        self._going = False

    def _on_typed(self) -> None:
        self._going, self._done = False, ""

    # searching

    def search(self) -> None:
        """Search anew, in another thread."""
        self._give_up()
        if not self.form.find.text():
            self._show_nothing([])
            return
        try:
            matcher = Matcher(self.form.search())
        except LoremaskError as error:
            self._show_nothing([("error", error.message(self.language))])
            return
        scope = self.form.scope.current()
        handles = None if scope == "all" else self._scope(scope)
        world, fields = self._world, fields_of(self.form.chosen_groups())
        self._show_busy(True)
        self._aside.ask(
            lambda token: SearchJob.over(world, handles, matcher, fields, token),
            self._on_found,
            failed=self._on_failed,
            progress=self._on_progress,
        )

    def stop(self) -> None:
        """Leave the search off; what was found before stays."""
        self._give_up()
        self._show_busy(False)

    def _give_up(self) -> None:
        self._aside.cancel()
        self._checking.cancel()

    @property
    def busy(self) -> bool:
        """Whether a search is going on."""
        return self._stop.isVisibleTo(self)

    def _show_busy(self, busy: bool) -> None:
        self.bar.setVisible(busy)
        self._stop.setVisible(busy)
        self.bar.setRange(0, 0)

    def _on_progress(self, done: int, total: int) -> None:
        self.bar.setRange(0, total)
        self.bar.setValue(done)

    def _on_failed(self, error: Exception) -> None:
        self._show_busy(False)
        if not isinstance(error, LoremaskError):
            raise error
        self._show_nothing([("error", error.message(self.language))])

    def _on_found(self, result: SearchResult) -> None:
        self._show_busy(False)
        self._result = result
        self.model.set_hits(result.hits, result.notices)
        self._arrive()

    def _show_nothing(self, lines: list[tuple[Severity, str]]) -> None:
        self._show_busy(False)
        self._result = None
        self.model.set_hits((), NO_NOTICES)
        self.notices.show_lines(lines)

    def _on_changed(self) -> None:
        if not self._pushing and self.isVisible():
            self._done = ""
            self.form.send_later()

    # ticks

    def _tick_all(self) -> None:
        self.model.tick(range(len(self.model.hits)), True)

    def _tick_none(self) -> None:
        self.model.tick(range(len(self.model.hits)), False)

    def _untick_problems(self) -> None:
        self.model.tick(self.model.rows_with_errors(), False)

    def _on_ticks(self) -> None:
        self._show_ticks()
        self._recheck.start()

    def _check_again(self) -> None:
        """What would be wrong hangs on which hits are ticked."""
        ticked, result = self.model.ticked(), self._result
        if result is None:
            return
        if len(ticked) == len(self.model.hits):
            self._checking.cancel()
            self._take_notices(result.notices)
            return
        self._checking.ask(
            lambda token: result.job.problems(ticked, token.check), self._take_notices
        )

    def _take_notices(self, notices: Mapping[int, tuple[Notice, ...]]) -> None:
        self.model.set_notices(notices)
        self._show_ticks()

    def _show_ticks(self) -> None:
        ticked = self.model.ticked()
        changing = _changing(ticked)
        records = len({hit.handle for hit in ticked})
        found = self.tr("%n hits", "", len(self.model.hits))
        words = self.tr("{found}, {ticked} ticked in {records}")
        within = self.tr("%n records", "", records)
        shown = words.format(found=found, ticked=len(ticked), records=within)
        self._say_count(shown if self.form.find.text() else "")
        self._show_button(len(changing))
        for button in (self._all, self._none):
            button.setEnabled(bool(self.model.hits))
        bad = self.model.rows_with_errors()
        self._sound.setEnabled(any(self.model.is_ticked(row) for row in bad))
        if self._result is not None:
            before = self._said_before(len(ticked), len(changing))
            self.notices.show_lines([*before, *self._lines(bad)])

    def _say_count(self, words: str) -> None:
        """What was done stays in sight beside what the new search found."""
        left = words if self.model.hits or not self._done else ""
        self.said.setText("  ".join(part for part in (self._done, left) if part))

    def _show_button(self, count: int) -> None:
        keys = QKeySequence(_REPLACES[0]).toString(QKeySequence.SequenceFormat.NativeText)
        words = self.tr("&Replace {count}").format(count=count)
        self.replace_button.setEnabled(count > 0)
        self.replace_button.set_text(f"{words} ({keys})")

    def _said_before(self, ticked: int, changing: int) -> list[tuple[Severity, str]]:
        """What an author may not expect of the replacement."""
        if ticked and not changing:
            return [("hint", self.tr("Nothing would change: it is what stands there already."))]
        if not changing or self.form.new.text():
            return []
        words = self.tr("The replacement is empty: %n places will lose “{text}”.", "", changing)
        return [("warning", words.replace("{text}", shortened(self.form.find.text(), 40)))]

    def _lines(self, bad: list[int]) -> list[tuple[Severity, str]]:
        lines: list[tuple[Severity, str]] = []
        count = len({self.model.hits[row].handle for row in bad if self.model.is_ticked(row)})
        if count:
            lines.append(("error", self.tr("%n records would have an error.", "", count)))
        if self._result is not None and self._result.more:
            words = self.tr("Only the first {count} hits are shown and replaced.")
            lines.append(("warning", words.format(count=MAX_HITS)))
        row = self.view.currentIndex().row()
        worst = self.model.worst(row) if 0 <= row < len(self.model.hits) else None
        if worst is not None:
            lines.append((worst, self.model.wrong(row)))
        return lines

    # replacing

    def accept(self) -> None:
        if self.form.is_waiting():
            self.form.send_now()
            return
        if not self.busy:
            self.replace(_changing(self.model.ticked()))

    def replace(self, hits: list[Hit]) -> None:
        """Put hits in place, as one step of the history; the new texts are made beforehand."""
        result = self._result
        if not hits or result is None or self._is_old(result.job.revision):
            self.search()
            return
        job = result.job
        self._show_busy(True)
        world = self._world

        def work(token: Token) -> tuple[int, int, Edit | None]:
            return job.revision, len(hits), edit_of(world, job.replaced(hits, token))

        self._aside.ask(work, self._on_replaced, progress=self._on_progress)

    def _is_old(self, revision: int) -> bool:
        return revision != self._world.revision

    def _on_replaced(self, made: tuple[int, int, Edit | None]) -> None:
        revision, count, edit = made
        if self._is_old(revision):
            self.search()
            return
        self._document.end_typing()
        self._pushing = True

        def pushed(made: bool) -> None:
            self._pushing = False
            if made:
                self._done = self.tr("%n replaced; undo takes it back.", "", count)
                self.replaced.emit(self._done)
            self.search()
            self._show_ticks()

        def make() -> Edit | None:
            # Its texts are whole records: those of an edit that came between would be lost.
            return None if self._is_old(revision) else edit

        self._bulk.push(0 if edit is None else edit.size, make, done=pushed)

    def reject(self) -> None:
        self.stop()
        super().reject()
