"""Opening, saving and closing worlds, with the questions that belong to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from editor.dialogs.ask import ask_saves, ask_unsaved, confirm_emptied, confirm_unfinished
from editor.disk.saver import Saver
from editor.document import Document
from editor.opening import (
    OpenedWorld,
    copy_sample,
    documents_folder,
    open_with_index,
    with_index,
    world_name,
)
from editor.preload import Preload
from editor.stager import Stager
from editor.tasks import Tasks, Token
from editor.theme import Theme
from editor.traveller import Traveller

if TYPE_CHECKING:
    from core.retrieval import Retriever
    from core.world.saving import SavePlan
    from core.world.world import World

OPEN_KEY = "open-world"
_SLOW_MS = 300
_INDEX_AFTER_MS = 50
"""A save that is done sooner shows no progress."""


class WorldFlow(QObject):
    """One world at a time. The window listens and shows; the questions are asked here.

    opened(Document or None): another world, or none, is open now.
    progress(str, int, int): a long work; (text, done, total), and ended() after it.
    opening(str, int, int): the same of a world that is being opened, until opening_over().
    failed(LoremaskError): it could not be done, and why. said(str): a line to show.
    save_chosen(Path): the folder holds saves and no lore; the user wants this one looked into.
    made(): a new world was made and is open.
    """

    opened = Signal(object)
    progress = Signal(str, int, int)
    ended = Signal()
    opening = Signal(str, int, int)
    opening_over = Signal()
    failed = Signal(object)
    said = Signal(str)
    save_chosen = Signal(object)
    made = Signal()

    def __init__(
        self,
        window: QWidget,
        theme: Theme,
        tasks: Tasks,
        language: str,
        flush: Callable[[], None],
    ) -> None:
        super().__init__(window)
        self._window, self._theme, self._tasks = window, theme, tasks
        self._language, self.flush = language, flush
        self._opening, self._loads = Path(), False
        self.document: Document | None = None
        self.traveller: Traveller | None = None
        self.modules: Callable[[], Sequence[str]] = tuple
        """Asked for what is to be loaded before a world is shown."""
        self._preload: Preload | None = None
        self.unfinished: Callable[[], tuple[str, ...]] = tuple
        """Asked before a world is closed: what is typed and cannot be kept."""
        self.rooms_agree: Callable[[], bool] = _always
        """Asked last before a world is closed: what workspaces hold beside the world."""
        self.may_save: Callable[[], bool] = _always
        """Asked before a save; what says no says why."""
        self.saver = Saver(tasks, self)
        self._slow = QTimer(self, singleShot=True, interval=_SLOW_MS)
        self._slow.timeout.connect(self._show_saving)
        self.saver.began.connect(self._on_saving)
        self.saver.ended.connect(self._on_save_ended)
        self.saver.failed.connect(self.failed)
        self.saver.saved.connect(self._say_saved)

    # opening

    def open(self, path: Path) -> None:
        """Open a world in the background, after the one that is open may be left."""
        if not self.may_leave():
            return
        self._opening, self._loads = path, Preload.needed(self.modules())
        self.stop_loading()
        self._show_progress(0, 0)
        self._tasks.run(
            lambda token: _open(path, token),
            self._on_opened,
            failed=self._on_failed,
            progress=self._show_progress,
            key=OPEN_KEY,
            owner=self,
        )

    def cancel(self) -> None:
        """Stop opening."""
        self._tasks.cancel_key(OPEN_KEY)
        self.stop_loading()
        self._end_opening()

    def stop_loading(self) -> None:
        """A world that was read and is not shown yet is not shown any more."""
        if self._preload is not None:
            self._preload.stop()
            self._preload.deleteLater()
            self._preload = None

    def choose_folder(self) -> None:
        """Ask for a folder and open it."""
        start = self.document.path.parent if self.document else Path.home()
        title = self.tr("Open folder")
        found = QFileDialog.getExistingDirectory(self._window, title, str(start))
        if found:
            self.open(Path(found))

    def choose_file(self) -> None:
        """Ask for a lore file and open it alone."""
        start = self.document.path if self.document else Path.home()
        kinds = self.tr("Lore files (*.json)")
        title = self.tr("Open file")
        found, _ = QFileDialog.getOpenFileName(self._window, title, str(start), kinds)
        if found:
            self.open(Path(found))

    def open_sample(self) -> None:
        """Open the user's copy of the sample world, which is made when there is none."""
        from core.errors import UnreadableFile

        try:
            copy = copy_sample(self._language)
        except OSError as error:
            reason = {"reason": error.strerror or str(error)}
            self.failed.emit(UnreadableFile("cannot_read", reason, path=documents_folder()))
            return
        self.open(copy)

    def new_world(self) -> None:
        """Ask for what a world needs, make it and open it."""
        from editor.dialogs.new_world import NewWorldDialog

        if not self.may_leave():
            return
        dialog = NewWorldDialog(self._theme, documents_folder(), self._language, self._window)
        if dialog.exec() and dialog.world is not None:
            self._show(with_index(dialog.world))
            self.made.emit()
        dialog.deleteLater()

    def show_world(self, world: World) -> None:
        """Take a world that is open already."""
        self._show(with_index(world))

    def _show_progress(self, done: int, total: int) -> None:
        # What its rooms are made of, where it is to be loaded, takes the other half of the bar.
        self._tell(done, 2 * total if self._loads else total)

    def _tell(self, done: int, total: int) -> None:
        text = self.tr("Opening {name} …").format(name=world_name(self._opening))
        self.progress.emit(text, done, total)
        self.opening.emit(text, done, total)

    def _end_opening(self) -> None:
        self.ended.emit()
        self.opening_over.emit()

    def _on_opened(self, opened: OpenedWorld) -> None:
        if opened.save is not None:
            self._end_opening()
            answer = ask_saves(self._window, world_name(opened.world.root))
            if answer == "saves":
                self.save_chosen.emit(opened.save)
            if answer != "world":
                return
        show = partial(self._show_opened, opened)
        self._preload = Preload(self.modules(), show, self, self._show_loading)

    def _show_loading(self, done: int, total: int) -> None:
        self._tell(total + done, 2 * total)

    def _show_opened(self, opened: OpenedWorld) -> None:
        try:
            self._show(opened)
        finally:
            self._end_opening()

    def _on_failed(self, error: Exception) -> None:
        from core.errors import LoremaskError

        self._end_opening()
        if not isinstance(error, LoremaskError):
            raise error
        self.failed.emit(error)

    def _show(self, opened: OpenedWorld) -> None:
        before = self.document
        document = Document(opened.world, opened.retriever, opened.validator, self)
        document.refused.connect(self.failed)
        index = partial(self._index_later, opened.retriever, document)
        # What was edited is on the screen first: Python's threads get in each other's way.
        document.index_later = partial(QTimer.singleShot, _INDEX_AFTER_MS, document, index)
        document.stager = Stager(document, self._tasks)
        self.traveller = Traveller(document, self._window)
        self.document = document
        self.opened.emit(document)
        _retire(before)
        if not opened.retriever.ready:
            self._index_later(opened.retriever, document)

    def _index_later(self, retriever: Retriever, document: Document) -> None:
        """The table of a large world is there before its index."""
        self._tasks.run(lambda token: retriever.build(), _nothing, key="index", owner=document)

    # saving

    def save(self) -> bool:
        """Begin a save, which another thread writes; False when nothing is to be written."""
        return self.document is not None and self.saver.save(self.document, self._plan)

    def save_now(self) -> bool:
        """Save and wait for it; whether all of it is on disk now."""
        return self.document is not None and self.saver.save_now(self.document, self._plan)

    def _plan(self) -> SavePlan | None:
        from core.errors import CannotSave

        if self.document is None or not self.may_save():
            return None
        self._finish_edits(self.document)
        emptied = self.document.emptied_files()
        if emptied and not confirm_emptied(self._window, [file.name for file in emptied]):
            return None
        try:
            return self.document.plan_save()
        except CannotSave as error:
            self.failed.emit(error)
            return None

    def _finish_edits(self, document: Document) -> None:
        """What was asked for before is part of what is written, if the user does not give it up."""
        self.flush()
        if document.stager is not None:
            document.stager.wait(stoppable=True)

    def _on_saving(self) -> None:
        self._slow.start()

    def _show_saving(self) -> None:
        self.progress.emit(self.tr("Saving …"), 0, 0)

    def _on_save_ended(self) -> None:
        self._slow.stop()
        self.ended.emit()

    def _say_saved(self, plan: SavePlan) -> None:
        names = ", ".join(file.path.name for file in plan.files)
        words = self.tr("Saved {files}") if names else self.tr("There is nothing to save.")
        self.said.emit(words.format(files=names))

    def save_copy(self) -> None:
        """Ask for a folder and write the world as it is now into a new one inside it."""
        title = self.tr("Folder for the copy")
        found = QFileDialog.getExistingDirectory(self._window, title, str(Path.home()))
        if found:
            self.copy_into(Path(found))

    def copy_into(self, folder: Path) -> Path | None:
        """Write every lore file into a new folder there; the folder, None when it did not work."""
        from core.errors import LoremaskError
        from core.world.saving import save_copy

        if self.document is None:
            return None
        self._finish_edits(self.document)
        world = self.document.world
        target = _free_folder(folder, world_name(world.root))
        try:
            target.mkdir(parents=True)
            for file in world.lore_files:
                save_copy(world, file.handle, target / file.name)
        except OSError as error:
            from core.files.atomic import save_error

            self.failed.emit(save_error(error, target))
            return None
        except LoremaskError as error:
            self.failed.emit(error)
            return None
        self.said.emit(self.tr("Copied to {folder}").format(folder=target))
        return target

    # closing

    def may_leave(self) -> bool:
        """Whether the open world may be closed: saved, or its edits given up by the user."""
        self.saver.wait()
        self.flush()
        document = self.document
        if document is not None and document.stager is not None:
            document.stager.wait()
        waiting = () if document is None else self.unfinished()
        if waiting and not confirm_unfinished(self._window, waiting):
            return False
        return self._edits_are_safe(document) and self.rooms_agree()

    def _edits_are_safe(self, document: Document | None) -> bool:
        if document is None or not document.modified:
            return True
        name = world_name(document.path)
        answer = ask_unsaved(self._window, name, document.unsaved_edits)
        if answer == "save":
            return self.save_now()
        return answer == "discard"

    def close_world(self) -> bool:
        """Close the world, when it may be left."""
        if not self.may_leave():
            return False
        before, self.document, self.traveller = self.document, None, None
        self.opened.emit(None)
        _retire(before)
        return True


def _always() -> bool:
    return True


def _open(path: Path, token: Token) -> OpenedWorld:
    opened = open_with_index(path, token.progress)
    token.check()
    return opened


def _nothing(_: object) -> None:
    """The work was for its effect."""


def _retire(document: Document | None) -> None:
    if document is not None:
        document.close()
        document.deleteLater()


def _free_folder(folder: Path, name: str) -> Path:
    target, number = folder / name, 2
    while target.exists():
        target, number = folder / f"{name} {number}", number + 1
    return target
