"""Saves and bundles: chosen, read and written off the interface's thread, and what came of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from core.cases.bundle import Bundle
from core.cases.bundle_make import Asked
from core.errors import LoremaskError
from core.messages import render
from core.saves import PasswordNeeded
from editor.document import Document
from editor.playground.bundle_work import (
    OpenedBundle,
    difference_lines,
    file_name,
    open_bundle,
    save_bundle,
)
from editor.playground.note_strip import NoteStrip
from editor.playground.rows import Showing
from editor.playground.saved import SavedGame, read_game
from editor.save_folder import folder_of_saves, remember_save
from editor.workspace import Services

_SAVE_KEY, _BUNDLE_KEY = "playground.save", "playground.bundle"
_WRITE_KEY = "playground.write"


class GameFiles(QObject):
    """game_read(SavedGame): a save was read. bundle_opened(OpenedBundle): asked again."""

    game_read = Signal(object)
    bundle_opened = Signal(object)

    def __init__(
        self, services: Services, document: Document, strip: NoteStrip, window: QWidget
    ) -> None:
        super().__init__(window)
        self._services, self._document = services, document
        self._strip, self._window = strip, window
        self._folder = document.path if document.path.is_dir() else document.path.parent

    # saves

    def choose_save(self) -> None:
        """Ask for a save and read it."""
        title, kinds = self.tr("State from a save"), self.tr("All files (*)")
        start = str(folder_of_saves(self._services.settings, self._folder))
        found, _ = QFileDialog.getOpenFileName(self._window, title, start, kinds)
        if found:
            self.read_save(Path(found))

    def read_save(self, path: Path) -> None:
        """Read a save; `game_read` tells when it was."""
        remember_save(self._services.settings, path)
        self._folder = path.parent

        def failed(error: Exception) -> None:
            if isinstance(error, PasswordNeeded):
                self._ask_for_memory(path)
            else:
                self._tell_error(error)

        self._run(lambda _: read_game(path), self._on_game, failed, _SAVE_KEY)

    def _ask_for_memory(self, path: Path) -> None:
        said = self.tr("{name} is encrypted. Open it in Memory, which asks for its password,")
        more = self.tr("and ask in the playground from there.")
        sentence = f"{said.format(name=path.name)} {more}"
        shell = self._services.shell
        link = self.tr("Open in Memory")
        self._strip.tell("hint", sentence, (), link, lambda: shell.open_save_requested.emit(path))

    def _on_game(self, game: SavedGame) -> None:
        details: list[str] = []
        if game.place is None:
            details.append(self.tr("Nothing in it looks like a place."))
        if game.quests is None:
            details.append(self.tr("Nothing in it looks like completed quests."))
        if game.memory is None:
            details.append(self.tr("It holds no memory of NPCs."))
        if game.memories > 1:
            words = self.tr("It holds {count} memories; the one at {path} is used.")
            details.append(words.format(count=game.memories, path=game.where))
        if details:
            self._strip.tell("warning", self.tr("From {name}").format(name=game.path.name), details)
        self.game_read.emit(game)

    # bundles

    def choose_target(self, asked: Asked, *, for_player: bool) -> None:
        """Ask where a bundle goes, and write it."""
        title = self.tr("Save as bundle for a player") if for_player else self.tr("Save as bundle")
        name = file_name(asked.query, asked.state.npc, for_player=for_player)
        start, kinds = str(self._folder / name), self.tr("Bundles (*.zip)")
        found, _ = QFileDialog.getSaveFileName(self._window, title, start, kinds)
        if found:
            path = Path(found)
            target = path if path.suffix.lower() == ".zip" else path.with_name(f"{path.name}.zip")
            self.save_bundle(target, asked, for_player=for_player)

    def save_bundle(self, path: Path, asked: Asked, *, for_player: bool) -> None:
        """Write a bundle of a question."""
        self._folder = path.parent
        world, retriever = self._document.world, self._document.retriever
        language = self._services.language

        def work(_: object) -> Bundle:
            return save_bundle(path, world, retriever, asked, language, for_player=for_player)

        self._run(work, lambda bundle: self._on_saved(path, bundle), self._tell_error, _WRITE_KEY)

    def _on_saved(self, path: Path, bundle: Bundle) -> None:
        details = []
        if bundle.manifest.names_left_out:
            words = self.tr("Players’ names left out: {count}.")
            details.append(words.format(count=bundle.manifest.names_left_out))
        if bundle.manifest.answer_left_out:
            details.append(render("bundle_answer_left_out", {}, self._services.language))
        saved = self.tr("{name} is saved").format(name=path.name)
        if bundle.contains_secrets:
            details.insert(0, self.tr("It is a document for authors: do not send it to players."))
            count = len(bundle.outcome.masked)
            words = self.tr("{saved}. It contains secrets: {count} masked entries")
            if count == 1:
                words = self.tr("{saved}. It contains a secret: 1 masked entry")
            self._strip.tell("warning", words.format(saved=saved, count=count), details)
        else:
            self._strip.tell("ok", saved, details)

    def choose_bundle(self) -> None:
        """Ask for a bundle and open it."""
        title, kinds = self.tr("Open bundle"), self.tr("Bundles (*.zip);;All files (*)")
        found, _ = QFileDialog.getOpenFileName(self._window, title, str(self._folder), kinds)
        if found:
            self.open_bundle(Path(found))

    def open_bundle(self, path: Path) -> None:
        """Open a bundle and ask its question again; writes nothing."""
        world, retriever = self._document.world, self._document.retriever
        self._run(
            lambda _: open_bundle(path, world, retriever),
            self.bundle_opened.emit,
            self._tell_error,
            _BUNDLE_KEY,
        )

    def tell_opened(self, opened: OpenedBundle, showing: Showing) -> None:
        """Say whether a bundle's answer came again, and what has changed since."""
        found, name = opened.reproduction, opened.path.name
        hidden = showing.hide_ids and not showing.lifted
        masked = self.tr("masked entry") if hidden else ""
        world, language = self._document.world, self._services.language
        every = (*found.differences, *found.changes)
        lines = difference_lines(every, world, opened.bundle, language, masked)
        secrets = self.tr("It contains secrets.") if opened.bundle.contains_secrets else ""
        if found.same and not found.changes:
            words = self.tr("{name} is reproduced exactly.")
        elif found.same:
            words = self.tr("{name} is reproduced exactly, though the lore has changed since.")
        else:
            words = self.tr("{name} comes out otherwise now.")
        sentence = f"{words.format(name=name)} {secrets}".strip()
        self._strip.tell("ok" if found.same else "warning", sentence, lines)

    # inside

    def _run(
        self,
        work: Callable[[Any], object],
        done: Callable[[Any], object],
        failed: Callable[[Exception], object],
        key: str,
    ) -> None:
        revision = self._document.world.revision

        def on_failed(error: Exception) -> None:
            if self._document.world.revision == revision or isinstance(error, LoremaskError):
                failed(error)
            else:
                # The world was edited while it was read.
                self._run(work, done, failed, key)

        self._services.tasks.run(work, done, failed=on_failed, key=key, owner=self)

    def _tell_error(self, error: Exception) -> None:
        if not isinstance(error, LoremaskError):
            raise error
        self._strip.tell("error", error.message(self._services.language))

    def close(self) -> None:
        """The world is closed."""
        for key in (_SAVE_KEY, _BUNDLE_KEY, _WRITE_KEY):
            self._services.tasks.cancel_key(key)
