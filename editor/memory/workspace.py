"""The memory workspace: opens saves, keeps what is remembered of them, and carries out actions."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QStackedWidget, QVBoxLayout, QWidget

from core.cases.bundle_names import player_names
from core.errors import LoremaskError
from core.memory.state import with_renamed
from core.messages import render
from core.model.kinds import Kind
from core.saves import Candidate, StateMapping
from editor.memory.acts import SaveActs
from editor.memory.inspected import Inspected
from editor.memory.inspector import Inspector
from editor.memory.keeping import Builds, Kept, kept_from
from editor.memory.names import Names
from editor.memory.opener import SaveOpener
from editor.memory.other_lore import LoreHash, banner_words, hash_of
from editor.memory.reading import (
    TRACE_ENDING,
    OpenedSave,
    OpenedTrace,
    best_trace,
    pointed,
    trace_until,
)
from editor.memory.sample_save import sample_save
from editor.memory.start_page import StartPage
from editor.memory.watcher import SaveWatcher
from editor.save_folder import folder_of_saves, remember_save
from editor.workspace import Services, Workspace

if TYPE_CHECKING:
    from core.world.edits import Changes
    from editor.document import Document


class MemoryWorkspace(Workspace):
    """One save at a time, read only; any world may be open beside it, or none."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._document: Document | None = None
        self._names = Names()
        self._kept = Kept()
        self._lore: LoreHash | None = None
        self._trace: OpenedTrace | None = None
        self._trouble = ""
        self.start = StartPage(services.theme)
        self.inspector = Inspector(services.theme, services.tasks, services.language)
        self.opener = SaveOpener(services.theme, services.tasks, services.language, self)
        self.watcher = SaveWatcher(self)
        self.acts = SaveActs(services, self)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.start)
        self.stack.addWidget(self.inspector)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.stack)
        self.setAcceptDrops(True)
        self._connect()
        self.set_document(services.document)

    def _connect(self) -> None:
        self.start.open_requested.connect(self.choose_save)
        self.start.sample_requested.connect(self.open_sample)
        self.start.recent_requested.connect(self._on_recent)
        self.opener.opened.connect(self._on_opened)
        self.opener.failed.connect(self._on_failed)
        self.opener.given_up.connect(self._on_given_up)
        self.opener.trace_opened.connect(self._on_trace)
        self.opener.trace_failed.connect(self._on_trace_failed)
        self.watcher.changed.connect(self._on_saved_again)
        self.acts.mapping_chosen.connect(self.use_mapping)
        self.acts.builds_changed.connect(self._on_builds)
        inspector = self.inspector
        inspector.status_changed.connect(self.status_changed)
        inspector.left.saved.reload_requested.connect(self.reload)
        inspector.header.open_requested.connect(self.choose_save)
        inspector.header.reload_requested.connect(self.reload)
        inspector.header.more_requested.connect(self._on_more)
        inspector.header.ask_requested.connect(self.open_in_playground)
        inspector.header.recent_requested.connect(self._on_recent)
        inspector.header.candidate_chosen.connect(self._on_candidate)
        inspector.lower.trace_requested.connect(self.load_best_trace)
        inspector.why.trace_requested.connect(self.load_best_trace)
        inspector.why.copy_requested.connect(self.copy_report)
        inspector.why.case_requested.connect(self.add_case)
        inspector.lower.save_requested.connect(self.open_save)

    # the world beside it

    def set_document(self, document: Document | None) -> None:
        if self._document is not None:
            self._document.changed.disconnect(self._on_world_changed)
        self._document = document
        if document is not None:
            document.changed.connect(self._on_world_changed)
        self._take_names()

    def _on_world_changed(self, changes: Changes) -> None:
        if changes.concerns(Kind.NPC, Kind.PLACE, Kind.QUEST, Kind.ENTRY):
            self._take_names()

    def _take_names(self) -> None:
        document = self._document
        self.start.set_sample(self._sample() is not None)
        self._names = Names() if document is None else Names(document.world, document.retriever)
        if self.inspected is not None:
            opened = pointed(self.inspected.opened, self._kept.mapping(self._world()))
            self._show(replace(self.inspected, names=self._names, opened=opened))

    # opening

    @property
    def inspected(self) -> Inspected | None:
        """What is looked at."""
        return self.inspector.inspected

    def open_save(self, path: object) -> bool:
        if not isinstance(path, Path):
            return False
        if path.suffix.lower() == TRACE_ENDING and self.inspected is not None:
            self.opener.open_trace(path)
            return True
        if self.inspected is None:
            self.start.show_reading(path.name)
        self._read(path)
        return True

    def _read(self, path: Path) -> None:
        """Read a save; the password that opened it before opens it again."""
        now = self.inspected
        same = now is not None and now.opened.path == path
        password = now.opened.password if now is not None and same else None
        self.opener.open(path, password, self._kept.mapping(self._world()))

    def choose_save(self) -> None:
        """Ask for a save."""
        self.opener.choose(self._folder())

    def open_sample(self) -> None:
        """Open a save of the sample game; it is never written, so it is opened where it is."""
        sample = self._sample()
        if sample is not None:
            self.open_save(sample)

    def _sample(self) -> Path | None:
        """The sample save of the world that is open, if it has one that is shipped."""
        try:
            return sample_save(None if self._document is None else self._document.world)
        except FileNotFoundError:
            return None

    def reload(self) -> None:
        """Read the file again; what is selected stays."""
        if self.inspected is not None:
            self._read(self.inspected.opened.path)

    def choose_trace(self) -> None:
        """Ask for a trace, in the save's folder."""
        self.opener.choose_trace(self._folder())

    def load_best_trace(self) -> None:
        """Load the trace beside the save, or ask when none is surely its own."""
        trace = best_trace(self.inspected.opened) if self.inspected is not None else None
        if trace is None:
            self.choose_trace()
        else:
            self.opener.open_trace(trace)

    def _folder(self) -> Path:
        if self.inspected is not None:
            return self.inspected.opened.path.parent
        known = (Path(path).parent for path in self._kept.recent)
        document = self._document
        beside = [] if document is None else [document.world.folder]
        found = next((f for f in (*known, *beside) if f.is_dir()), Path.home())
        return folder_of_saves(self._services.settings, found)

    def _on_recent(self, path: str) -> None:
        self.open_save(Path(path))

    def _on_opened(self, opened: OpenedSave) -> None:
        before = self.inspected
        if not opened.save.candidates:
            self._show_nothing(opened)
            return
        self._services.shell.settled.emit(self._trouble)
        again = before is not None and before.opened.path == opened.path
        if not again:
            self._trace = None
        cap = {"cap": before.cap} if before is not None and again else {}
        candidate = self._candidate(opened, before if again else None)
        self._remember(opened.path)
        self.watcher.watch(opened.path, opened.stamp)
        self.inspector.left.saved.hide()
        self._show(Inspected(opened, candidate, self._names, self._trace, **cap))
        if again and self._trace is not None:
            self.opener.open_trace(self._trace.path)
        self._services.actions.set_condition("save_open", True)

    def _candidate(self, opened: OpenedSave, before: Inspected | None) -> Candidate:
        """The memory that was chosen before: in this save, or in this world's saves."""
        wanted = before.candidate.path if before is not None else self._kept.memory(self._world())
        found = opened.save.candidates
        return next((c for c in found if c.path == wanted), found[0])

    def _world(self) -> str:
        return str(self._document.path) if self._document is not None else ""

    def _show(self, inspected: Inspected) -> None:
        if self._trace is not None:
            cut = trace_until(self._trace, inspected.state.turn)
            inspected = replace(inspected, trace=cut)
        focused = self.isAncestorOf(QApplication.focusWidget() or self)
        first = self.stack.currentWidget() is not self.inspector
        self.inspector.show_save(inspected)
        self._say_what_is_special(inspected)
        self.stack.setCurrentWidget(self.inspector)
        if first and focused and self.isVisible():
            self.focus_first()

    def _say_what_is_special(self, inspected: Inspected) -> None:
        world = inspected.names.world if inspected.state.world_hash is not None else None
        self._lore = hash_of(world, self._lore)
        found = banner_words(inspected, self._lore)
        self.inspector.banner.say(found.severity, found.words)

    def _on_candidate(self, at: int) -> None:
        if self.inspected is None:
            return
        candidate = self.inspected.opened.save.candidates[at]
        self._kept = self._kept.with_memory(self._world(), candidate.path)
        self._show(replace(self.inspected, candidate=candidate))

    def _on_trace(self, trace: OpenedTrace) -> None:
        if self.inspected is None:
            return
        again = self._trace is not None and self._trace.path == trace.path
        self._trace = trace
        self._show(replace(self.inspected, trace=trace))
        if not again:
            lines = len(self.inspected.log)
            words = self.tr("{name}: {n} lines up to turn {turn}")
            words = words.format(name=trace.path.name, n=lines, turn=self.inspected.state.turn)
            self._services.shell.status_message.emit(words)

    def _on_failed(self, path: Path, error: LoremaskError) -> None:
        message = error.message(self._services.language)
        if self.inspected is None:
            self.start.show_error(path.name, message)
            return
        words = self.tr("{name} could not be read.").format(name=path.name)
        self._complain("error", f"{words} {message}", message)

    def _complain(self, severity: str, words: str, detail: str) -> None:
        self._trouble = words
        self._services.shell.notice.emit(severity, words, detail)

    def _show_nothing(self, opened: OpenedSave) -> None:
        words = self.tr("It was read as {format}, and no dictionary of NPC facts is in it.")
        message = words.format(format=" > ".join(opened.save.layers))
        problems = [
            render(p.code, p.params, self._services.language) for p in opened.save.problems[:5]
        ]
        if self.inspected is None:
            self.start.show_nothing(opened.path.name, "\n".join((message, *problems)))
            return
        title = self.tr("{name} holds no memory.").format(name=opened.path.name)
        self._complain("warning", f"{title} {message}", "\n".join(problems))

    def _on_trace_failed(self, error: LoremaskError) -> None:
        message = error.message(self._services.language)
        self._services.shell.notice.emit("error", message, message)

    def _on_given_up(self) -> None:
        if self.inspected is None:
            self.start.show_empty()

    def _on_saved_again(self) -> None:
        if self.inspected is None:
            return
        try:
            since = self.inspected.opened.path.stat().st_mtime
        except OSError:
            since = time.time()
        self.inspector.left.saved.show_saved(since)

    # actions

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        return {
            "memory.open": self.choose_save,
            "memory.reload": self.reload,
            "memory.trace": self.choose_trace,
            "memory.compare": self.inspector.choose_other_save,
            "memory.state": self.point_at_state,
            "memory.copy_save": self.save_copy,
            "memory.make_case": self.add_case,
            "memory.ask": self.open_in_playground,
            "memory.copy_report": self.copy_report,
            "memory.builds": self.show_builds,
        }

    def _on_more(self, id: str) -> None:
        self.handlers()[id]()

    def point_at_state(self) -> None:
        """Ask where in the save the place and the quests stand; remembered for this world."""
        if self.inspected is not None:
            self.acts.point_at_state(self.inspected)

    def use_mapping(self, mapping: StateMapping) -> None:
        """Read place and quests where a mapping points, here and in this world's other saves."""
        self._kept = self._kept.with_mapping(self._world(), mapping)
        if self.inspected is not None:
            opened = pointed(self.inspected.opened, mapping)
            self._show(replace(self.inspected, opened=opened))

    def show_builds(self) -> None:
        """Compare the findings in the answers of several builds; no save is needed."""
        self.acts.show_builds(self._document, self._kept.builds.get(self._world(), ()))

    def _on_builds(self, builds: Builds) -> None:
        self._kept = self._kept.with_builds(self._world(), builds)

    def save_copy(self) -> None:
        """Save a copy as JSON under a new name; the save itself is never written."""
        if self.inspected is not None:
            self.acts.save_copy(self.inspected)

    def add_case(self) -> None:
        """Add a case that asks what is shown, in the state of this save; undo takes it back."""
        self.acts.make_case(self._document, self.inspected, self.inspector.why.evidence)

    def open_in_playground(self) -> None:
        """Ask in the playground in the state of this save."""
        if self.inspected is None:
            return
        state = self.inspected.game_state(self.inspector.npc or None)
        question = {
            "npc": state.npc,
            "place": state.place,
            "quests": tuple(sorted(state.quests)),
            "learnt": state.learnt,
            "state": state,
            "query": "",
            "origin": self.inspected.opened.path.name,
            "memory": with_renamed(self.inspected.state, self._names.renamed),
            "heard": tuple(self.inspected.log),
            "names": player_names(self.inspected.opened.save.tree),
        }
        self._services.shell.ask_requested.emit(question)

    def copy_report(self) -> None:
        """Put the report of what is shown on the clipboard."""
        if self.inspected is not None:
            QGuiApplication.clipboard().setText(self.inspector.report())
            self._services.shell.status_message.emit(self.tr("Report copied."))

    # the frame

    def focus_first(self) -> None:
        if self.inspected is None:
            self.start.open_button.setFocus()
        else:
            self.inspector.left.npcs.setFocus()

    def focus_filter(self) -> bool:
        if self.inspected is None:
            return False
        self.inspector.show_why()
        self.inspector.why.field.setFocus()
        self.inspector.why.field.selectAll()
        return True

    def regions(self) -> tuple[QWidget, ...]:
        if self.inspected is None:
            return (self.start,)
        return self.inspector.regions()

    def save_state(self) -> dict[str, Any]:
        return {**self._kept.as_json(), "sizes": self.inspector.save_sizes()}

    def restore_state(self, state: Mapping[str, Any]) -> None:
        self._kept = kept_from(state)
        self.inspector.restore_sizes(state.get("sizes"))
        self.start.show_recent(self._kept.recent)

    def _remember(self, path: Path) -> None:
        remember_save(self._services.settings, path)
        self._kept = self._kept.with_recent(str(path))
        self.inspector.header.show_recent(self._kept.recent)

    def close_workspace(self) -> None:
        self.opener.close()
        self.watcher.stop()
        self.inspector.close_inspector()
        self._services.actions.set_condition("save_open", False)

    # drag and drop

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _dropped(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = _dropped(event)
        if path is not None:
            event.acceptProposedAction()
            self.open_save(path)


def _dropped(event: QDropEvent) -> Path | None:
    """The first file that is dragged in; folders are worlds, which the window opens."""
    paths = (Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile())
    return next((path for path in paths if path.is_file()), None)
