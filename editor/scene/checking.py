"""Checks the draft of a scene against what those who speak were given, off this thread."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, QTimer, Signal

from core.directors.game import Game
from core.directors.rows import DirectorContext
from core.directors.script import NARRATOR, parse_scene
from core.directors.table import FEW
from core.grounding import Checker, Finding
from core.memory.state import MemoryState
from core.model.kinds import Kind
from core.model.records import Npc
from core.model.state import GameState
from core.world.world import World
from editor.document import Document
from editor.tasks import Tasks, Token

PAUSE_MS = 250
_KEY, _TURN_KEY = "scene.check", "scene.check.turn"


@dataclass(frozen=True, slots=True)
class Part:
    """A line of the draft: who says it, and its words at `draft[start:end]`."""

    speaker: str
    text: str
    start: int


@dataclass(frozen=True, slots=True)
class Found:
    """A finding with who said it; its span is one of the draft."""

    finding: Finding
    speaker: str


@dataclass(frozen=True, slots=True)
class Task:
    """What is to be checked: parts of a text, with what those who say them know and were given."""

    text: str
    parts: tuple[Part, ...]
    states: Mapping[str, GameState]
    contexts: tuple[DirectorContext, ...]
    memory: MemoryState

    def run(self, checker: Checker, token: Token | None = None) -> Checked:
        """The findings. Raises Cancelled."""
        found: list[Found] = []
        for part in self.parts:
            if token is not None:
                token.check()
            state = self.states[part.speaker]
            texts, handles = _given(self.contexts, part.speaker)
            for each in checker.check(
                state.npc, state, part.text, handles, texts, self.memory
            ):  # fmt: skip
                moved = replace(each, start=each.start + part.start, end=each.end + part.start)
                found.append(Found(moved, part.speaker))
        return Checked(self.text, tuple(found), len(self.parts))


@dataclass(frozen=True, slots=True)
class Checked:
    """What was found in a draft, in its order."""

    draft: str
    found: tuple[Found, ...] = ()
    parts: int = 0


class DraftChecker(QObject):
    """checked(Checked): what was found. checking(): what was found last is of something else."""

    checked = Signal(object)
    checking = Signal()

    def __init__(self, document: Document, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document, self._tasks = document, tasks
        self._checker = Checker(document.world)
        self._draft = ""
        self._contexts: tuple[DirectorContext, ...] = ()
        self._game: Game | None = None
        self._stale = self._busy = False
        self._later = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._later.timeout.connect(self._start)

    def set_given(self, game: Game, contexts: Sequence[DirectorContext]) -> None:
        """What those who speak are given now."""
        self._game, self._contexts = game, tuple(contexts)
        if self._draft.strip():
            self._renew()

    def set_draft(self, draft: str) -> None:
        """Another draft."""
        if draft != self._draft:
            self._draft = draft
            self._renew()

    def close(self) -> None:
        """The world is closed."""
        self._later.stop()
        self._tasks.cancel_key(_KEY)
        self.drop_turn()

    def _renew(self) -> None:
        """Check again soon. What is being checked is not given up for it: a draft that comes word
        by word would never be checked."""
        self._stale = True
        if not self._draft.strip():
            self._later.stop()
            self._tasks.cancel_key(_KEY)
            self._stale = self._busy = False
            self.checked.emit(Checked(self._draft))
            return
        self.checking.emit()
        self._start_later()

    def _start_later(self) -> None:
        if self._stale and not self._busy and not self._later.isActive():
            self._later.start()

    def _on_done(self, checked: Checked) -> None:
        self._busy = False
        self.checked.emit(checked)
        if self._stale:
            self.checking.emit()
        self._start_later()

    def _start(self) -> None:
        if self._game is None:
            return
        world, game, draft = self._document.world, self._game, self._draft
        task = task_of(
            draft, parts_of(draft, names_of(world, game.stage.present)), game, self._contexts
        )
        checker, revision = self._checker, world.revision
        self._stale, self._busy = False, True

        def failed(error: Exception) -> None:
            self._busy = False
            if world.revision == revision:
                raise error
            self._stale = True
            self._start_later()

        self._tasks.run(
            lambda token: task.run(checker, token),
            self._on_done, failed=failed, key=_KEY, owner=self,
        )  # fmt: skip

    # a turn

    def check_turn(self, task: Task, then: Callable[[Checked], None]) -> None:
        """Check what a turn is to add: at once where the names of the world are read, or soon are."""
        world, checker, revision = (
            self._document.world,
            self._checker,
            self._document.world.revision,
        )
        if checker.ready or len(world.records_by_handle) <= FEW:
            then(task.run(checker))
            return

        def failed(error: Exception) -> None:
            if world.revision == revision:
                raise error
            self.check_turn(task, then)

        self._tasks.run(
            lambda token: task.run(checker, token),
            then, failed=failed, key=_TURN_KEY, owner=self,
        )  # fmt: skip

    def drop_turn(self) -> None:
        """Nobody asks for the turn any more."""
        self._tasks.cancel_key(_TURN_KEY)


def task_of(
    text: str, parts: Iterable[Part], game: Game, contexts: Iterable[DirectorContext]
) -> Task:
    """What is to be checked of a text in a game."""
    listed = tuple(parts)
    states = {part.speaker: _state(game, part.speaker) for part in listed}
    return Task(text, listed, states, tuple(contexts), game.memory)


def _state(game: Game, speaker: str) -> GameState:
    return game.state(None if speaker == NARRATOR else speaker)


def _given(
    contexts: Sequence[DirectorContext], speaker: str
) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """The texts and entries of the context that a speaker's words come from."""
    own = [c for c in contexts if c.npc == speaker]
    if not own:
        own = [c for c in contexts if c.npc is None] or list(contexts)
    held = [row for c in own for row in c.rows if not row.only or speaker in row.only]
    if speaker == NARRATOR:
        held = [row for c in own for row in c.rows]
    handles = tuple(row.handle for row in held if row.handle is not None)
    return tuple(row.text for row in held), handles


def names_of(world: World, npcs: Sequence[str]) -> Mapping[str, tuple[str, ...]]:
    """The names that each NPC's lines may begin with."""
    names: dict[str, tuple[str, ...]] = {}
    for npc in npcs:
        data = (world.data(handle) for handle in world.find(Kind.NPC, npc))
        names[npc] = next(((d.name, *d.aliases) for d in data if isinstance(d, Npc)), ())
    return names


def parts_of(draft: str, names: Mapping[str, tuple[str, ...]]) -> Iterator[Part]:
    """The lines of a draft with their places in it."""
    at = 0
    for line in draft.split("\n"):
        for spoken in parse_scene(line, names):
            inside = line.rfind(spoken.text)
            if inside >= 0:
                yield Part(spoken.speaker, spoken.text, at + inside)
            else:
                yield Part(spoken.speaker, line, at)
        at += len(line) + 1
