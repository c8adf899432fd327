"""What a question is taken from and turned into: saves, bundles, cases."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QMimeData, QObject
from PySide6.QtWidgets import QWidget

from core.cases.bundle_file import is_bundle
from core.cases.bundle_make import Asked
from core.memory.log import Line
from core.memory.state import MemoryState
from core.model.state import GameState
from editor.document import Document
from editor.playground.asking import Asker
from editor.playground.bundle_work import OpenedBundle
from editor.playground.case_making import CaseMaker
from editor.playground.game_files import GameFiles
from editor.playground.note_strip import NoteStrip
from editor.playground.rows import Showing
from editor.playground.saved import SavedGame, companion_of, state_of
from editor.playground.talk import Companion
from editor.playground.try_out import TryOut
from editor.workspace import Services


@dataclass(frozen=True, slots=True)
class Room:
    """What errands need of the workspace: to show a state with its origin, and a question."""

    widget: QWidget
    show_state: Callable[[GameState, str], None]
    show_query: Callable[[str], None]
    showing: Callable[[], Showing]


class Errands(QObject):
    """Carries them out; the strip says what came of each."""

    def __init__(
        self, services: Services, document: Document, asker: Asker, try_out: TryOut, room: Room
    ) -> None:
        super().__init__(room.widget)
        self._document, self._asker = document, asker
        self._try_out, self._room = try_out, room
        self._before: GameState | None = None
        self.strip = NoteStrip(services.theme)
        self.files = GameFiles(services, document, self.strip, room.widget)
        self.cases = CaseMaker(services, document, self.strip)
        self.files.game_read.connect(self._on_game)
        self.files.bundle_opened.connect(self._on_bundle)
        try_out.case_requested.connect(self.make_case_of_answer)

    # saves

    def _on_game(self, game: SavedGame) -> None:
        world, before = self._document.world, self._before or self._asker.state
        self._room.show_state(state_of(game, world, self._asker.state), game.path.name)
        self._before = before
        self._try_out.set_companion(companion_of(game, world))

    def leave_save(self) -> None:
        """Ask as before the save was read: without its memory and what was learnt in it."""
        now = self._asker.state
        before, self._before = self._before or replace(now, learnt={}), None
        self._room.show_state(replace(before, npc=now.npc, k=now.k, profile=now.profile), "")
        self._try_out.set_companion(Companion())

    # bundles

    def save_bundle(self) -> None:
        """Write all that this answer depends on into one file, for an author."""
        self.files.choose_target(self._asked(), for_player=False)

    def save_player_bundle(self) -> None:
        """Write what this NPC may be given into one file."""
        self.files.choose_target(self._asked(), for_player=True)

    def _asked(self) -> Asked:
        brought, answer = self._try_out.companion, self._try_out.answer
        state = self._asker.state
        return Asked(self._asker.query, state, answer, brought.memory, brought.names)

    def _on_bundle(self, opened: OpenedBundle) -> None:
        question = opened.bundle.question
        self._before = None
        self._room.show_state(question.state(), opened.path.name)
        self._room.show_query(question.query)
        self._try_out.set_companion(Companion(opened.memory))
        self._try_out.show_answer(question.answer)
        self._asker.ask_now()
        self.files.tell_opened(opened, self._room.showing())

    # cases

    def add_case(self) -> None:
        """Add a case of this question to the world, as one step of the history."""
        if self._asker.query.strip() and not self._asker.held:
            self.cases.make(self._asker.query, self._asker.state)

    def make_case_of_answer(self) -> None:
        """Add a case of this question and the answer to it."""
        if self._asker.query.strip() and not self._asker.held:
            brought, answer = self._try_out.companion, self._try_out.answer
            remembers = brought.memory is not None or bool(brought.talk)
            self.cases.make(self._asker.query, self._asker.state, answer, remembers=remembers)

    def close(self) -> None:
        """The world is closed."""
        self.files.close()


def companion_in(question: Mapping[str, Any]) -> Companion:
    """What a question of another workspace brings: `memory`, `heard` lines, players' `names`."""
    memory, heard = question.get("memory"), question.get("heard")
    return Companion(
        memory if isinstance(memory, MemoryState) else None,
        tuple(line for line in heard if isinstance(line, Line)) if heard else (),
        tuple(map(str, question.get("names") or ())),
    )


def bundle_in(data: QMimeData) -> Path | None:
    """The bundle that is dragged in."""
    paths = (Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile())
    return next((path for path in paths if is_bundle(path)), None)
