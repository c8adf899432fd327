"""What the frame shows of the open world: title, bars, rail, and which actions can run."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from editor.case_runs import CaseRuns, case_runs_of
from editor.opening import short_path, world_name

if TYPE_CHECKING:
    from editor.document import Document
    from editor.main_window import MainWindow


class FrameState(QObject):
    """Follows one document after another."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._document: Document | None = None
        self._runs: CaseRuns | None = None
        self._discretion = window.shell.discretion
        self._discretion.changed.connect(self._say_anew)

    def follow(self, document: Document | None) -> None:
        """Show another world, or none."""
        self._close_cases()
        self._document = document
        window = self._window
        window.status.set_world(None if document is None else short_path(document.path))
        if document is not None:
            document.history_changed.connect(self.show_history)
            document.issues_changed.connect(self._on_issues)
            document.changed.connect(self._on_changed)
            document.checking_changed.connect(self._on_checking)
            self._follow_cases(document)
            self._show_records()
            self._on_checking(document.checking)
        self._show_rooms()
        self._show_issues()
        self.show_history()

    def close(self) -> None:
        """The window is closing."""
        self._close_cases()

    def _follow_cases(self, document: Document) -> None:
        self._runs = case_runs_of(document, self._window.tasks)
        self._runs.changed.connect(self._show_cases)
        self._runs.broke.connect(self._say_broken)
        self._show_cases()

    def _close_cases(self) -> None:
        if self._runs is not None:
            self._runs.close()
            self._runs = None

    def _show_cases(self, _: object = None) -> None:
        if self._runs is not None:
            self._window.status.set_cases(*self._runs.counts())

    def _say_broken(self, handles: tuple[int, ...]) -> None:
        if self._document is None:
            return
        world = self._document.world
        ids = ", ".join(world.record(h).id for h in handles if h in world)
        words = self.tr("This edit breaks the case {ids}")
        if len(handles) > 1:
            words = self.tr("This edit breaks {count} cases: {ids}").replace(
                "{count}", str(len(handles))
            )
        self._window.status.show_message(words.replace("{ids}", ids))

    def _say_anew(self) -> None:
        """Other ids are hidden than before, or none."""
        if self._document is not None:
            self._document.say_steps(self._discretion.say)
        self._show_titles()

    def show_history(self) -> None:
        """The title, the modified mark, and what undo and redo would do."""
        if self._document is not None and self._discretion.on:
            self._document.say_steps(self._discretion.say, latest=True)
        self._show_titles()

    def _show_titles(self) -> None:
        document, window = self._document, self._window
        hold = window.actions_by_id.set_condition
        modified = document is not None and document.modified
        hold("world", document is not None)
        hold("names_shown", not self._discretion.on)
        hold("modified", modified)
        hold("undo", document is not None and document.stack.canUndo())
        hold("redo", document is not None and document.stack.canRedo())
        self._name_actions(document)
        name = "" if document is None else self._discretion.say(world_name(document.path))
        window.top.set_world(name, self._state_words(document))
        window.setWindowTitle(f"{name.replace('[*]', '')}[*] - Loremask" if name else "Loremask")
        window.setWindowModified(modified)

    def _name_actions(self, document: Document | None) -> None:
        undo = document.undo_text if document is not None else ""
        redo = document.redo_text if document is not None else ""
        actions = self._window.actions_by_id
        for id, words, what in (
            ("edit.undo", self.tr("&Undo {what}"), undo),
            ("edit.redo", self.tr("&Redo {what}"), redo),
        ):
            text = words.format(what=what.replace("&", "&&")) if what else actions.spec(id).title()
            actions.plain(id).setText(text)

    def _state_words(self, document: Document | None) -> str:
        if document is None:
            return ""
        if not document.modified:
            return self.tr("saved")
        edits = document.unsaved_edits
        if edits < 0:
            return self.tr("modified")
        if edits == 1:
            return self.tr("modified · 1 unsaved edit")
        return self.tr("modified · {n} unsaved edits").format(n=edits)

    def _show_rooms(self) -> None:
        has_world = self._document is not None
        for spec in self._window.rooms.specs.values():
            usable = has_world or not spec.needs_world
            self._window.rail.set_enabled(spec.id, usable)
            self._window.actions_by_id.set_condition(f"room.{spec.id}", usable)

    def _on_issues(self, handles: object) -> None:
        self._show_issues()

    def _show_issues(self) -> None:
        counts = self._document.counts() if self._document is not None else (0, 0, 0)
        self._window.status.counts.set_counts(counts)
        self._window.actions_by_id.set_condition("issues", any(counts))

    def _on_changed(self, changes: object) -> None:
        if changes.structure:  # type: ignore[attr-defined]
            self._show_records()

    def _show_records(self) -> None:
        from core.model.kinds import Kind

        if self._document is not None:
            world = self._document.world
            self._window.status.set_records(len(world.handles(Kind.ENTRY)), len(world.lore_files))

    def _on_checking(self, checking: bool) -> None:
        self._window.status.checking.setText(self.tr("checking …") if checking else "")
