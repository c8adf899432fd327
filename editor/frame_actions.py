"""What the frame's own actions do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QUrl
from PySide6.QtGui import QDesktopServices

from editor.regions import step_region
from editor.session import reset_geometry

if TYPE_CHECKING:
    from core.validation import Issue
    from core.world.lore_file import LoreFile
    from editor.main_window import MainWindow


class FrameActions(QObject):
    """Connects the actions of the frame with the parts of the window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        flow, handle = window.flow, window.actions_by_id.handle
        handle("file.new_world", flow.new_world)
        handle("file.open_folder", flow.choose_folder)
        handle("file.open_file", flow.choose_file)
        handle("file.open_sample", flow.open_sample)
        handle("file.save", flow.save)
        handle("file.save_copy", flow.save_copy)
        handle("file.close_world", flow.close_world)
        handle("file.quit", window.close)
        handle("edit.undo", self._undo)
        handle("edit.redo", self._redo)
        handle("edit.settings", self._settings)
        handle("view.issues", self._toggle_issues)
        handle("view.reset_layout", self._reset_layout)
        handle("go.anything", self._go_anything)
        handle("go.filter", self._filter)
        handle("go.next_issue", self._next_issue)
        handle("go.previous_issue", self._previous_issue)
        handle("go.next_region", self._next_region)
        handle("go.previous_region", self._previous_region)
        handle("go.welcome", self._welcome)
        handle("world.new_file", self._new_file)
        handle("world.move_entries", self._move_entries)
        handle("world.show_folder", self._show_folder)
        handle("help.about", self._about)
        window.actions_by_id.triggered.connect(self._on_other)

    def fix(self, issue: Issue) -> None:
        """Apply an issue's quick fix, as one step of the history; or open the file it is of."""
        from editor.forms.fixes import fix_edit
        from editor.issues.fixes import is_opened

        document = self._window.document
        if document is None:
            return
        if is_opened(issue):
            self._open_file(document.world.file(issue.file))
            return
        self._window.rooms.flush()
        edit = fix_edit(document.world, issue, self._window.language)
        if edit is None:
            self._window.status.show_message(self.tr("There is nothing left to mend here."))
        elif document.push(edit):
            self._window.status.show_message(self.tr("Mended; undo takes it back."))

    def _open_file(self, file: LoreFile) -> None:
        """With the program that the system has for it; where there is none, say where it is."""
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(file.path))):
            self._window.jump_to_issue(None, "", file.handle)

    def _undo(self) -> None:
        self._travel(back=True)

    def _redo(self) -> None:
        self._travel(back=False)

    def _travel(self, *, back: bool) -> None:
        document, traveller = self._window.document, self._window.flow.traveller
        if document is None or traveller is None:
            return
        self._window.rooms.flush()
        what = document.undo_text if back else document.redo_text
        words = self.tr("Undone: {what}") if back else self.tr("Redone: {what}")

        def arrived(moved: bool) -> None:
            if moved:
                self._window.status.show_message(words.format(what=what))

        traveller.step(back=back, arrived=arrived)

    def _settings(self) -> None:
        self._window.show_room("settings")

    def _welcome(self) -> None:
        self._window.show_room("welcome")

    def _toggle_issues(self) -> None:
        window = self._window
        window.place.want(window.actions_by_id.plain("view.issues").isChecked())
        if window.dock.isVisible():
            window.dock.set_open(True)
            window.dock.list.setFocus()

    def _reset_layout(self) -> None:
        window = self._window
        window.showNormal()
        reset_geometry(window)
        window.settings.update(rooms={}, geometry="")
        window.place.reset()
        room = window.rooms.current
        if room is not None:
            room.restore_state({})

    def _go_anything(self) -> None:
        self._window.open_palette()

    def _filter(self) -> None:
        room = self._window.rooms.current
        if room is None or not room.focus_filter():
            self._go_anything()

    def _next_issue(self) -> None:
        self._window.dock.step(1)

    def _previous_issue(self) -> None:
        self._window.dock.step(-1)

    def _next_region(self) -> None:
        step_region(self._window.regions(), 1)

    def _previous_region(self) -> None:
        step_region(self._window.regions(), -1)

    def _new_file(self) -> None:
        from editor.dialogs.new_file import NewFileDialog

        window = self._window
        if window.document is not None:
            dialog = NewFileDialog(window.theme, window.document, window.language, window)
            dialog.exec()
            dialog.deleteLater()

    def _move_entries(self) -> None:
        from editor.dialogs.move_entries import MoveEntriesDialog

        window, room = self._window, self._window.rooms.current
        selected = room.issue_scope("selected") if room is not None else None
        if window.document is not None and selected:
            window.rooms.flush()
            world = window.document.world
            handles = sorted((h for h in selected if h in world), key=world.position)
            dialog = MoveEntriesDialog(window.theme, window.document, handles, window)
            dialog.exec()
            dialog.deleteLater()

    def _show_folder(self) -> None:
        document = self._window.document
        if document is not None:
            path = document.path
            folder = path if path.is_dir() else path.parent
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))

    def _about(self) -> None:
        from editor.crash import about_program

        self.show_details(self.tr("About Loremask"), about_program())

    def show_details(self, title: str, text: str) -> None:
        """A text to be read and copied."""
        from editor.dialogs.details import DetailsDialog

        dialog = DetailsDialog(self._window.theme, title, text, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _on_other(self, id: str) -> None:
        window = self._window
        if id.startswith("go.room."):
            window.show_room(id.removeprefix("go.room."))
            return
        window.rooms.run(id, window.actions_by_id.spec(id).workspace)
