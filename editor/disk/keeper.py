"""All that stands between the window's world and the disk, for one world after another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from editor.disk.autosave import Autosave
from editor.disk.choice_bar import ChoiceBar
from editor.disk.comparing import Comparing
from editor.disk.desk import Desk
from editor.disk.guard import Guard
from editor.disk.ownership import Ownership
from editor.disk.places import data_folder
from editor.disk.recovery import Recovery
from editor.tasks import Tasks
from editor.theme import Theme

if TYPE_CHECKING:
    from editor.actions import Actions
    from editor.document import Document
    from editor.world_flow import WorldFlow


@dataclass(frozen=True, slots=True)
class _Parts:
    """What belongs to one document. Without the world's lock nothing is kept of it."""

    guard: Guard
    comparing: Comparing
    autosave: Autosave | None


class DiskKeeper(QObject):
    """Follows the flow's documents. said(str): a line; failed(LoremaskError): why not."""

    said = Signal(str)
    failed = Signal(object)

    def __init__(
        self,
        window: QWidget,
        theme: Theme,
        tasks: Tasks,
        flow: WorldFlow,
        language: str,
    ) -> None:
        super().__init__(window)
        self._flow = flow
        self.bar = ChoiceBar(theme)
        self._desk = Desk(window, theme, tasks, self.bar, language)
        self.ownership = Ownership(self.bar, self)
        self._parts: _Parts | None = None
        self.ownership.taken.connect(self._open_again)
        self.ownership.freed.connect(self._on_freed)
        self._was_freed = False
        self.ownership.regained.connect(self._look)
        self.ownership.copy_wanted.connect(flow.save_copy)
        flow.may_save = self.ownership.may_save
        flow.saver.began.connect(self._on_saving)
        flow.saver.ended.connect(self._on_saved)
        flow.saver.outdated.connect(self._on_outdated)
        window.installEventFilter(self)

    def connect_actions(self, actions: Actions) -> None:
        """What the actions about the disk do."""
        actions.handle("file.since_save", self._since_save)
        actions.handle("file.since_commit", self._since_commit)
        actions.handle("file.backups", self._show_backups)
        actions.handle("file.forget_kept", self.forget_kept)

    @property
    def guard(self) -> Guard | None:
        """The guard of the open world."""
        return None if self._parts is None else self._parts.guard

    @property
    def autosave(self) -> Autosave | None:
        """What keeps the open world's unsaved edits."""
        return None if self._parts is None else self._parts.autosave

    def follow(self, document: Document | None) -> None:
        """Another world is open, or none; the one before was left by the user."""
        self._leave()
        if document is None:
            self.ownership.release()
            return
        ours = self.ownership.follow(document.world)
        self._parts = self._make(document, ours=ours)
        self._parts.guard.watch.look()
        if self._was_freed and ours:
            # After what is said of a world that opens.
            QTimer.singleShot(0, self, self._say_freed)
        self._was_freed = False

    def keep_now(self) -> None:
        """Something went wrong: keep the unsaved edits at once."""
        if self.autosave is not None:
            self.autosave.write()

    def close(self) -> None:
        """The window closes, and the world with it."""
        self._leave()
        self.ownership.release()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowActivate:
            self._look()
        return super().eventFilter(watched, event)

    def forget_kept(self) -> None:
        """Ask, and remove all that is kept of all worlds: unsaved texts and earlier saves."""
        from core.recovery.journal import forget_all, kept_bytes
        from editor.dialogs.ask import confirm_forget

        size = kept_bytes(data_folder())
        if not size:
            self.said.emit(self.tr("Nothing is kept."))
            return
        if confirm_forget(self._desk.window, size):
            try:
                forget_all(data_folder())
            except OSError as error:
                words = self.tr("Not all could be removed: {reason}.")
                self.said.emit(words.format(reason=error.strerror or str(error)))
                return
            self.said.emit(self.tr("Forgotten."))

    def _make(self, document: Document, *, ours: bool) -> _Parts:
        guard = Guard(document, self._desk)
        guard.said.connect(self.said)
        guard.failed.connect(self.failed)
        guard.copy_wanted.connect(self._flow.save_copy)
        guard.moved.connect(self._on_moved)
        comparing = Comparing(document, guard.merging, self._desk)
        comparing.said.connect(self.said)
        comparing.failed.connect(self.failed)
        return _Parts(guard, comparing, self._make_autosave(document, guard) if ours else None)

    def _make_autosave(self, document: Document, guard: Guard) -> Autosave:
        from core.recovery.journal import Journal, free_slot

        data = data_folder()
        slot = free_slot(data, document.path)
        journal = Journal(data, document.path, slot)
        autosave = Autosave(document, self._desk.tasks, journal, self._desk.language)
        autosave.trouble.connect(self.said)
        recovery = Recovery(document, guard.merging, guard.foreign, autosave, slot, self._desk)
        recovery.said.connect(self.said)
        recovery.look()
        return autosave

    def _leave(self) -> None:
        parts, self._parts = self._parts, None
        self.bar.clear()
        if parts is not None:
            parts.guard.watch.pause()
            if parts.autosave is not None:
                parts.autosave.close()

    def _look(self) -> None:
        if self._parts is not None:
            self._parts.guard.watch.look()

    def _on_saving(self) -> None:
        if self._parts is not None:
            self._parts.guard.watch.pause()

    def _on_saved(self) -> None:
        if self._parts is not None:
            self._parts.guard.watch.resume()

    def _on_outdated(self) -> None:
        self.said.emit(self.tr("Not saved: a file changed on disk."))
        self._look()

    def _open_again(self) -> None:
        document = self._flow.document
        if document is not None:
            self._flow.open(document.path)

    def _on_freed(self) -> None:
        self._was_freed = True
        self._open_again()

    def _say_freed(self) -> None:
        self.said.emit(self.tr("The other window has closed: the world can be edited here."))

    def _on_moved(self) -> None:
        document = self._flow.document
        if document is not None:
            self.ownership.follow(document.world)
            self.said.emit(self.tr("The world is open from its new folder."))

    def _since_save(self) -> None:
        if self._parts is not None:
            self._flow.flush()
            self._parts.comparing.since_save()

    def _since_commit(self) -> None:
        if self._parts is not None:
            self._flow.flush()
            self._parts.comparing.since_commit()

    def _show_backups(self) -> None:
        if self._parts is not None:
            self._flow.flush()
            self._parts.comparing.show_backups()
