"""What the tools' actions do: which dialog is opened on what."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDialog, QWidget

from editor.tools.ahead import LoadAhead
from editor.tools.put_away import PutAway

if TYPE_CHECKING:
    from core.refactor.merging import Pair
    from core.refactor.references import Target
    from core.validation import Issue
    from editor.document import Document
    from editor.main_window import MainWindow
    from editor.tools.dialog import ToolDialog
    from editor.tools.filter_follower import FilterFollower
    from editor.tools.history_dock import HistoryDock
    from editor.tools.tag_panel import TagPanel
    from editor.workspace import Workspace


class ToolCommands(QObject):
    """Opens the tools. Those that stay open are closed with their world."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._open: dict[str, QDialog] = {}
        self._follower: FilterFollower | None = None
        self._history: HistoryDock | None = None
        self._ahead = LoadAhead(lambda: window.tasks.busy, self)
        self._put_away = PutAway(window.shell.discretion, self.open_tools, self)
        handle = window.actions_by_id.handle
        handle("tools.rename", self.rename_selected)
        handle("tools.tags", self.show_tags)
        handle("tools.replace", self.show_replace)
        handle("tools.split", self.split_selected)
        handle("tools.merge", self.merge_entries)
        handle("tools.statistics", self.show_statistics)
        handle("tools.history", self.toggle_history)
        handle("help.keyboard", self.show_shortcuts)
        window.flow.opened.connect(self._on_opened)
        window.dock.compare_requested.connect(self.compare)

    def _on_opened(self, document: Document | None) -> None:
        self._put_away.forget()
        for dialog in self._open.values():
            dialog.close()
            dialog.deleteLater()
        self._open.clear()
        self._follower = None
        if document is not None:
            from editor.filtering.shared_filters import shared_filters

            if document.is_large:
                self._ahead.begin()
            shared_filters(document).failed.connect(self._window.show_error)
        if self._history is not None:
            self._history.set_document(document, self._window.flow.traveller)
            self._show_history(document is not None and self._history.isVisible())

    @property
    def _document(self) -> Document | None:
        return self._window.document

    def open_tools(self) -> tuple[QDialog, ...]:
        """The tools that stay open, shown or not."""
        return tuple(self._open.values())

    # what is selected

    def _lore(self) -> Workspace | None:
        return self._window.rooms.workspace("lore")

    def selected(self) -> list[int]:
        """The selected records of the workspace in front, in file order by kind."""
        room, document = self._window.rooms.current, self._document
        scope = room.issue_scope("selected") if room is not None else None
        if document is None or not scope:
            return []
        world = document.world
        return sorted((h for h in scope if h in world), key=world.position)

    # windows that stay

    def _stay(self, name: str, make: Callable[[Document], QDialog]) -> QDialog | None:
        """Show a tool that stays open beside the work; it is made once for a world."""
        document = self._document
        if document is None:
            return None
        self._window.rooms.flush()
        dialog = self._open.get(name)
        if dialog is None:
            dialog = self._open[name] = make(document)
            # The shortcuts of the main window do not reach another window by themselves.
            for id in ("edit.undo", "edit.redo", "file.save"):
                dialog.addAction(self._window.actions_by_id.plain(id))
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()
        return dialog

    # renames

    def rename_selected(self) -> None:
        """Rename the selected record everywhere."""
        handles = self.selected()
        if len(handles) == 1:
            self.rename_record(handles[0])
        else:
            self._say(self.tr("Select one record to rename it."))

    def rename_record(self, handle: int, new: str = "") -> bool:
        """Ask for a record's new id; False when nothing was renamed."""
        from core.refactor.references import RENAMED, Target

        document = self._document
        if document is None or handle not in document.world:
            return False
        record = document.world.record(handle)
        if record.kind not in RENAMED or not record.id:
            self._say(self.tr("Nothing refers to this record by an id. Change it in the form."))
            return False
        return bool(self._ask_rename(Target(record.kind, record.id), handle, new))

    def rename_tag(self, tag: str, parent: QWidget | None = None) -> str:
        """Ask for a tag's new spelling; "" when nothing was renamed."""
        from core.refactor.references import TAG, Target

        return "" if self._document is None else self._ask_rename(Target(TAG, tag), parent=parent)

    def _rename_in(self, panel: TagPanel, tag: str) -> None:
        panel.come_back(self.rename_tag(tag, panel) or tag)

    def _ask_rename(
        self,
        target: Target,
        handle: int | None = None,
        new: str = "",
        parent: QWidget | None = None,
    ) -> str:
        """The new id or spelling, "" when nothing was renamed."""
        from core.refactor.filters import renamed_in_filter
        from core.refactor.references import TAG
        from editor.tools.rename_dialog import RenameDialog

        window, document = self._window, self._document
        assert document is not None
        window.rooms.flush()
        bearer = None if target.kind is TAG else handle
        dialog = RenameDialog(
            window.theme,
            document,
            window.tasks,
            target,
            window.language,
            parent or window,
            handle=bearer,
            new=new,
        )
        self._ask(dialog)
        plan, places = dialog.plan, dialog.chosen_options().place_tags
        if plan is None:
            return ""
        self.follow(lambda text: renamed_in_filter(text, target, plan.new, place_tags=places))
        self._say(self.tr("Renamed in %n places; undo takes it back.", "", plan.count))
        return plan.new

    def follow(self, change: Callable[[str], str]) -> None:
        """Let kept filters follow the last step of the history."""
        from editor.tools.filter_follower import FilterFollower

        if self._document is None:
            return
        if self._follower is None:
            self._follower = FilterFollower(self._document, self._rewrite_filters)
        self._follower.follow(change)

    def _rewrite_filters(self, change: Callable[[str], str]) -> None:
        from editor.filtering.shared_filters import shared_filters

        self._lore()
        if self._document is not None:
            shared_filters(self._document).rewrite(change)
        for room in self._window.rooms.made():
            room.rewrite_filters(change)

    # find and replace

    def show_replace(self) -> None:
        """Find and replace over the world."""
        from editor.tools.replace_dialog import ReplaceDialog

        dialog = self._stay("replace", self._make_replace)
        if isinstance(dialog, ReplaceDialog):
            dialog.begin()

    def _make_replace(self, document: Document) -> QDialog:
        from editor.tools.replace_dialog import ReplaceDialog

        window = self._window
        dialog = ReplaceDialog(
            window.theme, document, window.tasks, self._scope, window.language, window
        )
        dialog.jump_requested.connect(window.jump)
        dialog.replaced.connect(self._say)
        dialog.addAction(window.actions_by_id.plain("tools.replace"))
        return dialog

    def _scope(self, name: str) -> frozenset[int]:
        room = self._window.rooms.current
        return (room.issue_scope(name) if room is not None else None) or frozenset()

    # split and merge

    def split_selected(self) -> None:
        """Split the selected entry into linked ones."""
        from core.refactor.splitting import propose_split

        handles, document = self.selected(), self._document
        if document is None or len(handles) != 1:
            self._say(self.tr("Select one entry to split it."))
            return
        if len(propose_split(document.world, handles[0])) < 2:
            self._say(self.tr("Its text has nowhere to be split."))
            return
        from editor.tools.split_dialog import SplitDialog

        window = self._window
        window.rooms.flush()
        self._ask(SplitDialog(window.theme, document, handles[0], window.language, window))

    def merge_entries(self) -> None:
        """Merge the two selected entries, or go through the near duplicates."""
        from core.model.kinds import Kind
        from core.refactor.merging import Pair

        document = self._document
        if document is not None:
            world, handles = document.world, self.selected()
            entries = [h for h in handles if world.record(h).kind is Kind.ENTRY]
            self._merge(Pair(*entries) if len(entries) == 2 else None)

    def compare(self, issue: Issue) -> None:
        """Look at the two entries of an issue side by side, to make one of them."""
        from core.refactor.merging import near_pairs

        if self._window.shell.discretion.on:
            self._say(self.tr("Not while the ids of masked entries are hidden."))
        elif self._document is not None:
            for pair in near_pairs(self._document.world, [issue])[:1]:
                self._merge(pair)

    def _merge(self, chosen: Pair | None) -> None:
        from editor.tools.merge_dialog import MergeDialog

        window, document = self._window, self._document
        assert document is not None
        window.rooms.flush()
        self._ask(MergeDialog(window.theme, document, window.language, window, chosen=chosen))

    def _ask(self, dialog: ToolDialog) -> None:
        """Wait for an answer, or until another program takes away what is asked about."""
        dialog.exec()
        dialog.deleteLater()
        if dialog.overtaken:
            self._say(self.tr("What was asked about was changed meanwhile. Look at it again."))

    # tags

    def show_tags(self) -> None:
        """The panel of tags."""
        self._stay("tags", self._make_tags)

    def _make_tags(self, document: Document) -> QDialog:
        from editor.tools.tag_panel import TagPanel

        window = self._window
        panel = TagPanel(window.theme, document, window.tasks, window.language, window)
        panel.rename_requested.connect(partial(self._rename_in, panel))
        panel.merged.connect(self._on_merged)
        panel.entries_requested.connect(self._show_tagged)
        return panel

    def _on_merged(self, tags: tuple[str, ...], into: str) -> None:
        from core.refactor.filters import renamed_in_filter
        from core.refactor.references import TAG, Target

        def change(text: str) -> str:
            for tag in tags:
                text = renamed_in_filter(text, Target(TAG, tag), into)
            return text

        self.follow(change)

    def _show_tagged(self, tag: str) -> None:
        self.show_filter(f'tag:"{tag}"')

    def show_filter(self, text: str) -> None:
        """Show the entries that pass a filter."""
        room = self._lore()
        if room is not None and room.show_filter(text):
            self._window.show_room("lore")

    # history, statistics, shortcuts

    def toggle_history(self) -> None:
        """Show the history beside the work, or put it away."""
        self._show_history(self._window.actions_by_id.plain("tools.history").isChecked())

    def _show_history(self, shown: bool) -> None:
        if shown and self._history is None:
            self._history = self._make_history()
        if self._history is not None:
            self._history.setVisible(shown)
            if shown:
                self._history.fit(self._window.width())
        self._window.actions_by_id.plain("tools.history").setChecked(shown)

    def _make_history(self) -> HistoryDock:
        from editor.tools.history_dock import HistoryDock

        window = self._window
        dock = HistoryDock(window.theme, window)
        dock.set_document(self._document, window.flow.traveller)
        dock.closed.connect(self._close_history)
        window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        return dock

    def _close_history(self) -> None:
        self._show_history(False)

    def show_statistics(self) -> None:
        """Counts of the world."""
        self._stay("statistics", self._make_statistics)

    def _make_statistics(self, document: Document) -> QDialog:
        from editor.tools.statistics_panel import StatisticsPanel

        window = self._window
        panel = StatisticsPanel(window.theme, document, window.tasks, window.language, window)
        panel.jump_requested.connect(window.jump)
        panel.tag_requested.connect(self._show_tagged)
        return panel

    def show_shortcuts(self) -> None:
        """All actions with their shortcuts, which can be changed."""
        from editor.tools.shortcuts_dialog import ShortcutsDialog

        window = self._window
        dialog = ShortcutsDialog(
            window.theme, window.actions_by_id, window.settings, window.language, window
        )
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _say(self, words: str) -> None:
        self._window.status.show_message(words)
