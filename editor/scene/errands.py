"""What the scene workspace does with dialogs and files; a save and the world are never written."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from core.directors.endings import SessionEnd
from core.directors.game_context import player_skills
from core.errors import CannotSave, LoremaskError
from core.memory.trace import Record, append_trace
from core.saves import PasswordNeeded
from editor.dialogs.ask import ask_trace
from editor.document import Document
from editor.save_folder import folder_of_saves, remember_save
from editor.scene.endpoint import ModelChoice, read_choice
from editor.scene.opening import Source, mapping_of, read_source, write_game
from editor.scene.play import Play
from editor.scene.session import memories_in
from editor.workspace import Services

_KEY = "scene.files"


class Errands(QObject):
    """model_chosen(ModelChoice): another server is set. said(str): a line for the status bar."""

    model_chosen = Signal(object)
    said = Signal(str)

    def __init__(self, services: Services, document: Document, play: Play, window: QWidget) -> None:
        super().__init__(window)
        self._services, self._document = services, document
        self._play, self._window = play, window
        self._folder = document.path if document.path.is_dir() else document.path.parent
        self._traced = 0
        self._trace: Path | None = None
        self._session_next = False
        services.settings.changed.connect(self._on_setting)

    @property
    def unsaved(self) -> bool:
        """Whether something was played that no trace on disk holds."""
        return len(self._play.session.records) > self._traced

    # the game

    def may_leave(self) -> bool:
        """Whether what was played may be put away: its trace saved, or given up by the user.

        Asked only where something was played and is not saved.
        """
        if not self.unsaved:
            return True
        answer = ask_trace(self._window)
        if answer == "save":
            self.save_trace()
            return not self.unsaved
        return answer == "discard"

    def fresh(self) -> None:
        """Begin from nothing, with the quests that are ticked."""
        from editor.scene.state_dialog import FreshDialog

        if not self.may_leave():
            return
        quests = self._play.session.game.quests
        dialog = FreshDialog(self._services.theme, self._document.world, quests, self._window)
        if self._ran(dialog):
            self.begin(Source(quests=dialog.quests))
        dialog.deleteLater()

    def choose_save(self) -> None:
        """Begin from a copy of a save."""
        if not self.may_leave():
            return
        title, kinds = self.tr("Scene from a copy of a save"), self.tr("All files (*)")
        start = str(folder_of_saves(self._services.settings, self._folder))
        found, _ = QFileDialog.getOpenFileName(self._window, title, start, kinds)
        if found:
            self.read_save(Path(found))

    def read_save(self, path: Path) -> None:
        """Read a save and begin from a copy of it."""
        remember_save(self._services.settings, path)
        self._folder = path.parent
        mapping = mapping_of(self._services.settings.room("memory"), str(self._document.path))
        self._services.tasks.run(
            lambda _: read_source(path, mapping), self.begin, failed=self.fail, key=_KEY, owner=self
        )

    def begin(self, source: Source) -> None:
        """Begin another game; what was played before is put away."""
        self._traced, self._trace = 0, None
        self._play.begin(source)

    # saving

    def save_trace(self) -> None:
        """Write the trace; the second time it is appended to the same file."""
        if self._trace is None:
            start = str(self._folder / f"{self._stem()}.jsonl")
            found, _ = QFileDialog.getSaveFileName(
                self._window, self.tr("Save the trace"), start, self.tr("Traces (*.jsonl)")
            )
            if not found:
                return
            self.write_trace(Path(found))
        else:
            self.write_trace(self._trace)

    def write_trace(self, path: Path) -> None:
        """Write what was played since the trace was last saved there."""
        if self._is_kept(path):
            return
        records = self._play.session.records
        again = path == self._trace
        try:
            if not again:
                path.write_bytes(b"")
            append_trace(path, records[self._traced if again else 0 :])
        except OSError as error:
            words = self.tr("{name} could not be written: {reason}")
            self._notice(words.format(name=path.name, reason=error.strerror or str(error)))
            return
        self._trace, self._traced = path, len(records)
        self.said.emit(self.tr("The trace is in {name}.").format(name=path.name))

    def save_copy(self) -> None:
        """Write a copy of the game under another name."""
        start = str(self._folder / f"{self._stem()}.json")
        found, _ = QFileDialog.getSaveFileName(
            self._window, self.tr("Save a copy of the game"), start, self.tr("JSON (*.json)")
        )
        if found:
            self.write_copy(Path(found))

    def write_copy(self, path: Path) -> None:
        """Write a copy of the game; never over the save it came from, nor into the world."""
        if self._is_kept(path):
            return
        session, world = self._play.session, self._document.world
        try:
            missing = write_game(path, session.source, session.game, world)
        except LoremaskError as error:
            self.fail(error)
            return
        self.said.emit(self.tr("The game is in {name}.").format(name=path.name))
        if missing:
            self._say_missing(path, missing)

    def _is_kept(self, path: Path) -> bool:
        """Whether a file is of the world, or the save the game came from; then that is said."""
        if any(_same(path, file.path) for file in self._document.world.files):
            words = self.tr("{name} is a file of the world, which play never writes.")
            self._notice(words.format(name=path.name))
            return True
        save = self._play.session.source.save
        if save is not None and save.path is not None and _same(path, save.path):
            self.fail(CannotSave("copy_over_save", path=path))
            return True
        return False

    def _say_missing(self, path: Path, missing: tuple[str, ...]) -> None:
        """What the copy does not hold, and where it is held instead."""
        names = {
            "place": self.tr("the place"),
            "quests": self.tr("the quests completed here"),
            "items": self.tr("the items"),
        }
        template = self.tr(
            "{name} holds the memories, but not {what}: the save has no known field for it. "
            "The trace has it."
        )
        what = ", ".join(names[each] for each in missing)
        words = template.format(name=path.name, what=what)
        self._services.shell.notice.emit("warning", words, words)

    def _stem(self) -> str:
        name = self._play.session.source.name
        return f"{Path(name).stem}_scene" if name else "scene"

    # dice

    def roll(self) -> None:
        """Roll for a skill."""
        from editor.scene.dice_dialog import DiceDialog

        skills = player_skills(self._document.world)
        dialog = DiceDialog(self._services.theme, skills, self._services.language, self._window)
        if self._ran(dialog):
            self._play.set_check(dialog.check, dialog.throw, dialog.rolled)
        dialog.deleteLater()

    # endings

    def end_scene(self) -> None:
        """Show which memories each NPC would keep."""
        self._session_next = False
        self._end_scene()

    def _end_scene(self) -> None:
        if self._play.session.game.stage.scene is None:
            self.said.emit(self.tr("No scene is on."))
            return
        self._play.run(self._play.session.end_scene(), self._on_scene_end)

    def _on_scene_end(self, records: Iterable[Record]) -> None:
        from editor.scene.end_dialogs import MemoriesDialog

        kept = tuple(records)
        theme, world = self._services.theme, self._document.world
        dialog = MemoriesDialog(theme, world, memories_in(kept), self._window)
        taken = self._ran(dialog)
        dialog.deleteLater()
        if not taken:
            return
        self.accept(kept)
        self.said.emit(self.tr("The scene is over."))
        if self._session_next:
            self.end_session()

    def accept(self, records: Iterable[Record]) -> None:
        """What was looked at counts."""
        self._play.session.take(records)
        self._play.after_ending()

    def end_session(self) -> None:
        """Show what the session would add to the sheets; a scene that is on is ended first."""
        self._session_next = self._play.session.game.stage.scene is not None
        if self._session_next:
            self._end_scene()
            return
        self._play.run(self._play.session.end_session(), self._on_session_end)

    def _on_session_end(self, end: SessionEnd) -> None:
        from editor.scene.end_dialogs import SheetsDialog

        theme, world = self._services.theme, self._document.world
        dialog = SheetsDialog(theme, world, end.additions, self._window)
        if self._ran(dialog):
            self.accept(end.accepted(dialog.accepted_npcs()))
            self.said.emit(self.tr("The session is over."))
        dialog.deleteLater()

    # the model

    def choose_model(self) -> None:
        """Choose the server that is asked."""
        from editor.scene.endpoint_dialog import EndpointDialog

        now, services = self.model(), self._services
        dialog = EndpointDialog(
            services.theme, services.tasks, now, services.language, self._window
        )
        if self._ran(dialog):
            self.set_model(dialog.choice)
        dialog.deleteLater()

    def model(self) -> ModelChoice:
        """What the user's settings say."""
        return read_choice(self._services.settings.values.model)

    def set_model(self, choice: ModelChoice) -> None:
        """Keep a choice in the user's settings; whoever listens to them takes it."""
        self._services.settings.update(model=choice.as_json())

    def _on_setting(self, name: str) -> None:
        if name == "model":
            self.model_chosen.emit(self.model())

    def show_sent(self) -> None:
        """Show what would be sent."""
        from editor.scene.sent_dialog import SentDialog

        try:
            calls = self._play.session.calls(self._play.inputs)
        except LoremaskError as error:
            self.fail(error)
            return
        where = self._play.model.url if self._play.model.there else ""
        world, theme = self._document.world, self._services.theme
        dialog = SentDialog(theme, world, calls, where, self._window)
        self._ran(dialog)
        dialog.deleteLater()

    def say_cut(self) -> None:
        """An answer had no end."""
        words = self.tr("The answer was longer than any scene: the rest of it was not read.")
        self._services.shell.notice.emit("warning", words, words)

    # inside

    def _ran(self, dialog: QDialog) -> bool:
        return dialog.exec() == QDialog.DialogCode.Accepted

    def fail(self, error: Exception) -> None:
        """Say what went wrong; what nobody expected goes on."""
        if not isinstance(error, LoremaskError):
            raise error
        if isinstance(error, PasswordNeeded):
            words = self.tr("This save is encrypted: open it in Memory and save a copy.")
            self._notice(words)
            return
        self._notice(error.message(self._services.language))

    def _notice(self, words: str) -> None:
        self._services.shell.notice.emit("error", words, words)

    def close(self) -> None:
        """The world is closed."""
        self._services.tasks.cancel_key(_KEY)
        self._services.settings.changed.disconnect(self._on_setting)


def _same(path: Path, other: Path) -> bool:
    """Whether both name one file, by whatever way."""
    try:
        return path.samefile(other)
    except OSError:
        return path.absolute() == other.absolute()
