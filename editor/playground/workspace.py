"""The playground workspace: state, question, answer and explanation side by side."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtGui import QDragEnterEvent, QDropEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from core.model.kinds import Kind
from core.model.state import PROFILES, GameState
from core.world.edits import Changes
from editor.playground.asking import Answer, Asker
from editor.playground.columns import Columns
from editor.playground.compare import compared, state_line
from editor.playground.compare_view import CompareView
from editor.playground.copying import Copies
from editor.playground.emptiness import Emptiness, emptiness_of
from editor.playground.errands import Errands, Room, bundle_in, companion_in
from editor.playground.explanation import ExplanationPanel
from editor.playground.keeping import Kept, kept_of, sizes_of, state_of_question, with_kept
from editor.playground.list_model import AnswerModel
from editor.playground.list_view import AnswerList
from editor.playground.names import Names
from editor.playground.ordering import rows_of
from editor.playground.query_bar import QueryBar
from editor.playground.recent import with_question
from editor.playground.rows import Showing
from editor.playground.sheet import SheetMaker, empty_sheet
from editor.playground.side_panel import CHECK
from editor.playground.silence import Silence
from editor.playground.state_panel import StatePanel
from editor.playground.toolbar import AnswerBar
from editor.playground.try_out import TryOut
from editor.playground.words import preparing_words, word_signals
from editor.preparing import Preparing
from editor.widgets import EmptyState
from editor.workspace import Services, Workspace


class PlaygroundWorkspace(Workspace):
    """Asks as one NPC in one state, and shows what it is given, what not, and why."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        assert services.document is not None
        self._services, self._document = services, services.document
        self._world = self._document.world
        theme = services.theme
        self._segment, self._showing = "all", Showing()
        self._room: Mapping[str, Any] = {}
        self._pinned: GameState | None = None
        self._asked_last: tuple[str, GameState] | None = None
        self.preparing = Preparing(self._document, services.tasks, self)
        self.asker = Asker(self._document, self, preparing=self.preparing)
        self.state_panel = StatePanel(theme, self._world, self.asker.classes, PROFILES)
        self.query = QueryBar(theme)
        self.bar = AnswerBar(theme)
        self.model = AnswerModel(self)
        self.list = AnswerList(theme, self.model)
        self.empty = EmptyState(theme, "question", "")
        self.comparison = CompareView(theme)
        self.explanation = ExplanationPanel(theme)
        self.try_out = TryOut(services, self._document, self.asker, self.explanation)
        room = Room(self, self.set_state, self.query.field.setText, lambda: self._showing)
        self.errands = Errands(services, self._document, self.asker, self.try_out, room)
        discretion = services.shell.discretion
        self._silence = Silence(self, discretion, self._world, self.asker, lambda: self._showing)
        self.state_panel.set_discretion(discretion)
        self.errands.strip.set_discretion(discretion)
        self.copies = Copies(services, self._document, self.asker, self.try_out, self.list)
        self._lay_out()
        self._connect()
        self.asker.ask_now()

    # layout

    def _lay_out(self) -> None:
        self.setAcceptDrops(True)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.list)
        self._pages.addWidget(self.empty)
        self._pages.addWidget(self.comparison)
        middle = QWidget()
        middle.setBackgroundRole(QPalette.ColorRole.Base)
        middle.setAutoFillBackground(True)
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for widget in (self.query, self.bar, self.errands.strip):
            column.addWidget(widget)
        column.addWidget(self._pages, 1)
        self.split = Columns(self._services.theme, self.state_panel, middle, self.try_out.side)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.split)

    def _connect(self) -> None:
        self.asker.answered.connect(self._on_answer)
        self.asker.held_changed.connect(self._on_held)
        self.preparing.progress.connect(self._tell_status)
        self.state_panel.state_edited.connect(self.asker.set_state)
        self.state_panel.question_chosen.connect(self._on_question)
        self.query.edited.connect(self.asker.set_query)
        self.query.committed.connect(self._remember_question)
        self.query.field.list_wanted.connect(self._to_list)
        self.bar.segment_chosen.connect(self._on_segment)
        self.bar.lifted_changed.connect(self.set_lifted)
        self.bar.hide_ids_changed.connect(self.set_hide_ids)
        self.bar.compare_changed.connect(self.set_comparing)
        self.comparison.entry_selected.connect(self._on_compared)
        self.comparison.opened.connect(self._on_opened)
        self.comparison.pin_requested.connect(self.pin)
        self.comparison.swap_requested.connect(self._swap)
        self.bar.copy_command.connect(self.copies.command)
        self.bar.copy_json.connect(self.copies.json)
        self._connect_errands()
        self.try_out.line_wanted.connect(self.query.field.setText)
        self.try_out.next_line_wanted.connect(self._on_next_line)
        self.list.entry_selected.connect(self._explain)
        self.list.opened.connect(self._on_opened)
        self.list.copy_requested.connect(self.copies.row)
        self.list.left_upwards.connect(self.focus_filter)
        self._document.changed.connect(self._on_changed)

    def _connect_errands(self) -> None:
        errands = self.errands
        self.bar.case_requested.connect(errands.add_case)
        self.bar.save_bundle.connect(errands.save_bundle)
        self.bar.save_player_bundle.connect(errands.save_player_bundle)
        self.bar.open_bundle.connect(errands.files.choose_bundle)
        self.state_panel.save_requested.connect(errands.files.choose_save)
        self.state_panel.origin_cleared.connect(errands.leave_save)

    # what others ask of it

    def set_state(self, state: GameState, origin: str = "") -> None:
        """Ask in another state; `origin` says where it comes from, such as a save's name."""
        self.state_panel.show_state(state, origin)
        self.asker.set_state(state)

    def ask(self, question: Mapping[str, Any]) -> bool:
        if isinstance(path := question.get("bundle"), Path):
            self.errands.files.open_bundle(path)
            return True
        self.set_state(state_of_question(question), str(question.get("origin") or ""))
        self.try_out.set_companion(companion_in(question))
        if "query" in question:
            self.query.field.setText(str(question["query"] or ""))
        self.asker.ask_now()
        return True

    def focus_first(self) -> None:
        self.focus_filter()

    def focus_filter(self) -> bool:
        self.query.field.setFocus()
        self.query.field.selectAll()
        return True

    def regions(self) -> tuple[QWidget, ...]:
        side = self.try_out.side.regions()
        return (self.state_panel, self.query, self.bar, self.errands.strip, self._pages, *side)

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        return {
            "playground.authors_view": lambda: self.set_lifted(not self._showing.lifted),
            "playground.hide_ids": lambda: self.set_hide_ids(not self._showing.hide_ids),
            "playground.compare": lambda: self.bar.compare.toggle(),
            "playground.copy_command": self.copies.command,
            "playground.copy_json": self.copies.json,
            "playground.copy_context": self.copies.context,
            "playground.make_case": self.errands.add_case,
            "playground.check": self.show_check,
            "playground.from_save": self.errands.files.choose_save,
            "playground.save_bundle": self.errands.save_bundle,
            "playground.save_player_bundle": self.errands.save_player_bundle,
            "playground.open_bundle": self.errands.files.choose_bundle,
        }

    def save_state(self) -> dict[str, Any]:
        kept = Kept(self.asker.state, self.asker.query, tuple(self.state_panel.recent.questions()))
        room = {**self._room, "split": list(self.split.chosen), "hide_ids": self._showing.hide_ids}
        room["tokens"] = self.try_out.save_state()
        return with_kept(room, str(self._document.path), kept)

    def restore_state(self, state: Mapping[str, Any]) -> None:
        self._room = state
        kept = kept_of(state, str(self._document.path))
        self.split.choose(sizes_of(state.get("split"), 3))
        self.state_panel.set_questions(kept.questions)
        known = kept.state.profile in PROFILES
        self.set_state(kept.state if known else replace(kept.state, profile=PROFILES[0]))
        self.query.field.setText(kept.query)
        self.set_hide_ids(state.get("hide_ids") is True)
        self.try_out.restore_state(state.get("tokens"))
        self.asker.ask_now()

    def close_workspace(self) -> None:
        self._silence.close()
        self.asker.close()
        self.try_out.close()
        self.errands.close()
        self._document.changed.disconnect(self._on_changed)

    # the author's view

    @property
    def showing(self) -> Showing:
        """How masked entries are shown."""
        return self._showing

    def set_lifted(self, lifted: bool) -> None:
        """Show the texts of masked entries, or redact them again."""
        self._show(replace(self._showing, lifted=lifted))

    def set_hide_ids(self, hidden: bool) -> None:
        """Show masked entries without their ids too, for screenshots."""
        self._show(replace(self._showing, hide_ids=hidden))

    def _show(self, showing: Showing) -> None:
        if showing != self._showing:
            self._showing = self.copies.showing = showing
            self._show_rows(from_top=False)
            self.try_out.set_showing(showing)
        self.bar.set_lifted(showing.lifted)
        self.bar.hide_ids.setChecked(showing.hide_ids)
        actions = self._services.actions
        for id, on in (("authors_view", showing.lifted), ("hide_ids", showing.hide_ids)):
            if f"playground.{id}" in actions:
                actions[f"playground.{id}"].setChecked(on)
        self._silence.tell()
        self._tell_status()

    def _tell_status(self, done: int = 0, total: int = 0) -> None:
        words = []
        if self.asker.held:
            words.append(preparing_words(self.asker.state.profile, done, total))
        if self._showing.lifted:
            words.append(self.tr("Author’s view: the texts of masked entries are shown"))
        self.status_changed.emit(" · ".join(words))

    def _on_held(self, held: bool) -> None:
        """The answer shown is an older one until the profile has what it needs."""
        if held:
            self.query.field.set_time("…")
        self.bar.case.setEnabled(not held and bool(self.asker.query.strip()))
        self._tell_status()

    # the answer

    def _on_answer(self, answer: Answer) -> None:
        self._silence.tell()
        self.query.show_answer(answer, word_signals(answer.explanation))
        self.bar.show_counts(answer)
        asked = (answer.query, answer.state)
        self._show_rows(from_top=asked != self._asked_last)
        self._asked_last = asked

    def _show_rows(self, *, from_top: bool) -> None:
        answer = self.asker.answer
        said = emptiness_of(answer, self._segment, self.state_panel.asked_name())
        self.list.show_rows(
            rows_of(self._world, answer, self._segment, self._showing), from_top=from_top
        )
        self._show_page(said)

    def _show_page(self, said: Emptiness | None) -> None:
        if said is not None:
            self.empty.set_texts(said.sentence, said.reason)
            if not self.asker.query.strip():
                # What stands first in a list that nobody sees is not to be explained.
                self.explanation.show_sheet(empty_sheet())
        page: QWidget = self.list if said is None else self.empty
        if self._pinned is not None and self._can_compare(self._pinned):
            self._show_comparison(self._pinned)
            page = self.comparison
        if self._pages.currentWidget() is not page:
            had_focus = self.list.hasFocus()
            self._pages.setCurrentWidget(page)
            if had_focus and page is self.empty:
                self.focus_filter()

    def _can_compare(self, pinned: GameState) -> bool:
        if self.asker.query.strip() and not self.preparing.is_ready(pinned.profile):
            self.preparing.want(pinned.profile)
            return False
        return bool(self.asker.query.strip()) and not self.asker.held

    def _explain(self, handle: int | None) -> None:
        maker = SheetMaker(self._world, self.asker.answer, self._showing)
        self.explanation.show_sheet(maker.sheet(handle))

    def _on_segment(self, segment: str) -> None:
        self._segment = segment
        self.bar.compare.setChecked(False)
        self._show_rows(from_top=True)

    def _on_question(self, question: str) -> None:
        self.query.field.setText(question)
        self.focus_filter()

    def _on_changed(self, changes: Changes) -> None:
        if changes.concerns(Kind.NPC, Kind.PLACE, Kind.QUEST, Kind.FACTION):
            self.state_panel.refresh()
        elif changes.concerns(Kind.ENTRY):
            self.state_panel.show_quests()
        self._silence.on_changed(changes)

    # the comparison

    def set_comparing(self, comparing: bool) -> None:
        """Pin the state of now and show what differs from it, or show the answer again."""
        self._pinned = self.asker.state if comparing else None
        self._show_rows(from_top=True)
        self._tell_compare()

    def pin(self) -> None:
        """Compare with the state of now from here on."""
        self._pinned = self.asker.state
        self._show_rows(from_top=False)

    def _swap(self) -> None:
        pinned = self._pinned
        if pinned is not None:
            self._pinned = self.asker.state
            self.set_state(pinned)

    def _show_comparison(self, pinned: GameState) -> None:
        before = self._document.retriever.explain(self.asker.query, pinned)
        now = self.asker.answer.explanation
        rows = compared(self._world, before, now, self._showing)
        self.comparison.show_rows(rows, state_line(pinned, Names(self._world)))

    def _on_compared(self, handle: int) -> None:
        self.list.select(handle)

    def _tell_compare(self) -> None:
        actions = self._services.actions
        if "playground.compare" in actions:
            actions["playground.compare"].setChecked(self._pinned is not None)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        # Worlds and saves are the window's.
        event.setAccepted(bundle_in(event.mimeData()) is not None)

    def dropEvent(self, event: QDropEvent) -> None:
        path = bundle_in(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.errands.files.open_bundle(path)

    # what the user does

    def show_check(self) -> None:
        """Bring the answer check to the front."""
        self.try_out.side.show_page(CHECK)
        self.try_out.check.field.setFocus()

    def _on_next_line(self) -> None:
        self._remember_question()
        self.focus_filter()

    def _remember_question(self) -> None:
        known = self.state_panel.recent.questions()
        self.state_panel.set_questions(with_question(known, self.query.field.text()))

    def _to_list(self) -> None:
        page = self._pages.currentWidget()
        if page is not self.empty:
            (self.comparison.list if page is self.comparison else self.list).setFocus()

    def _on_opened(self, handle: int) -> None:
        self._remember_question()
        self._services.shell.jump_requested.emit(handle, "")
