"""One game that scenes are played in: what is set by hand, what a turn would be, what was played.

A turn is tried out at every change, by hand and without being sent anywhere; it counts only once
it is played. World files are never touched.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from core.directors import endings
from core.directors.calls import Call, Calls, Purpose, run
from core.directors.checks import Check, Rolled, Throw
from core.directors.clearing import Cleared
from core.directors.game import Game
from core.directors.learning import Proposal, learned
from core.directors.lexicon import Lexicon
from core.directors.roster import Resolved, resolve
from core.directors.rows import DirectorContext
from core.directors.stage_set import with_stage
from core.directors.table import Level, Settings, Table
from core.directors.turn import Move, TurnResult, play
from core.memory.trace import Event, Record
from core.model.kinds import Kind
from core.text.languages import language_of
from editor.document import Document
from editor.scene.opening import Source


@dataclass(frozen=True, slots=True)
class Inputs:
    """What the user set for the next turn. `synopsis` and `scene` None: left to the directors."""

    present: tuple[str, ...] = ()
    place: str | None = None
    said: str = ""
    synopsis: str | None = None
    scene: str | None = None
    check: Check | None = None
    throw: Throw | None = None

    @property
    def empty(self) -> bool:
        """Whether a turn of it would be nothing."""
        typed = (self.said, self.synopsis or "", self.scene or "")
        return not any(text.strip() for text in typed)

    def move(self) -> Move:
        """The move; who is there and where is set before it, so that directors are told."""
        return Move(
            self.said, self.synopsis, self.scene, check=self.check, throw=self.throw
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Trial:
    """A turn tried out by hand: the contexts as they would be, and what the gate says."""

    story: DirectorContext
    scenes: tuple[DirectorContext, ...]
    cleared: tuple[Cleared, ...]
    game: Game
    result: TurnResult
    unknown: tuple[str, ...] = ()
    """Who was named as present and is nobody."""


class Session:
    """Holds one game of one world."""

    def __init__(self, document: Document, source: Source | None = None) -> None:
        self._document = document
        self.source = source or Source()
        self.records: list[Record] = []
        self.proposals: tuple[Proposal, ...] = ()
        self.last: TurnResult | None = None
        world = document.world
        game = Game(language_of(world.language), self.source.opening(world))
        self.table = Table(world, document.retriever, game)

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.table.game

    @property
    def ready(self) -> bool:
        """Whether the words of the world as it is now have been read; it takes a while."""
        return self.table.words_read

    def share_words(self, other: Session) -> None:
        """Take the words of the world from another game of it."""
        self.table.share_words(other.table)

    def take_lexicon(self, lexicon: Lexicon) -> None:
        """The words of the world, read in another thread."""
        self.table.take_lexicon(lexicon)

    def set_settings(self, settings: Settings) -> None:
        """How the game is directed."""
        self.table.settings = settings

    def set_level(self, level: Level) -> None:
        """How far the contexts are kept apart."""
        self.table.settings = replace(self.table.settings, level=level)

    # a turn

    def company(self, inputs: Inputs) -> Resolved:
        """Who of those named is present; who is nobody in this world is not."""
        return resolve(self._document.world, Kind.NPC, inputs.present)

    def unknown(self, inputs: Inputs) -> tuple[str, ...]:
        """Who was named as present and is nobody in this world."""
        world = self._document.world
        return tuple(id for id in inputs.present if resolve(world, Kind.NPC, (id,)).problems)

    def _staged(self, inputs: Inputs) -> tuple[Table, tuple[Record, ...]]:
        """The game with the company and the place set, on a fork, and the records that set them."""
        return with_stage(self.table, self.company(inputs).ids, inputs.place)

    def begin(self, inputs: Inputs) -> tuple[Calls[TurnResult], tuple[Record, ...]]:
        """A turn as calls to be answered, and the records that go before its own."""
        table, records = self._staged(inputs)
        return play(table, inputs.move()), records

    def synopsis_call(self, inputs: Inputs) -> Calls[str | None]:
        """One call for a synopsis; its answer counts only once it is played."""
        table, _ = self._staged(inputs)
        return _one(Call(Purpose.SYNOPSIS, table.story(inputs.said)))

    def calls(self, inputs: Inputs) -> tuple[Call, ...]:
        """What a turn would ask, in order, as far as that can be told without the answers."""
        table, _ = self._staged(inputs)
        asked: list[Call] = []

        def note(call: Call) -> None:
            asked.append(call)

        run(play(table, inputs.move()), note)
        return tuple(asked)

    def trial(self, inputs: Inputs) -> Trial:
        """What the turn would be, with no model asked. Raises BudgetTooSmall."""
        table, _ = self._staged(inputs)
        # Who rules and who reviews say nothing without a model: their contexts need not be built.
        table.settings = replace(table.settings, game_director=False, review=False)
        asked: list[DirectorContext] = []

        def note(call: Call) -> None:
            if call.purpose is Purpose.SYNOPSIS:
                asked.append(call.context)

        result = run(play(table, inputs.move()), note)
        story = asked[0] if asked else table.story(inputs.said)
        after = table.game.fork()
        after.take(record for record in result.records if isinstance(record, Event))
        return Trial(story, result.scenes, result.cleared, after, result, self.unknown(inputs))

    def after(self, before: Iterable[Record], result: TurnResult) -> Game:
        """The game as it would be if a turn counted, without its lines."""
        game = self.game.fork()
        game.take(r for r in (*before, *result.records) if isinstance(r, Event))
        return game

    def commit(self, before: Iterable[Record], result: TurnResult) -> None:
        """A turn counts."""
        self._take((*before, *result.records))
        self.game.sent.update(result.sent)
        self.last = result
        if not self.table.settings.learning:
            self._propose(result.proposals)

    # learning

    def _propose(self, found: Iterable[Proposal]) -> None:
        known = {proposal.entry: proposal for proposal in self.proposals}
        known.update({proposal.entry: proposal for proposal in found})
        self.proposals = tuple(known.values())

    def confirm(self, proposal: Proposal) -> None:
        """Those who heard it have learnt it."""
        self._take((proposal.event(),))
        self.dismiss(proposal)

    def dismiss(self, proposal: Proposal) -> None:
        """Nobody learnt anything from it."""
        self.proposals = tuple(p for p in self.proposals if p is not proposal)

    def learn(self, entry: str, npc: str) -> None:
        """The user says that an NPC has learnt an entry."""
        self._take((learned(entry, (npc,), self.game.turn, self.game.stage.scene),))

    # endings

    def end_scene(self) -> Calls[tuple[Record, ...]]:
        """What the scene would leave, as calls to be answered."""
        return endings.end_scene(self.table)

    def end_session(self) -> Calls[endings.SessionEnd]:
        """What the session would add to the sheets, as calls to be answered."""
        return endings.end_session(self.table)

    def take(self, records: Iterable[Record]) -> None:
        """Records that were looked at and accepted."""
        self._take(tuple(records))

    def _take(self, records: tuple[Record, ...]) -> None:
        self.game.take(records)
        self.records += records


def _one(call: Call) -> Calls[str | None]:
    return (yield call)


def memories_in(records: Iterable[Record]) -> dict[str, str]:
    """What each NPC keeps, by the events that end scenes."""
    kept: dict[str, str] = {}
    for record in records:
        if isinstance(record, Event) and record.kind == "scene_end":
            held = record.data.get("memories")
            if isinstance(held, dict):
                kept.update({str(npc): str(text) for npc, text in held.items()})
    return kept


def rolled_words(rolled: Rolled) -> tuple[str, str]:
    """The check as it was announced, and its total."""
    bonus = rolled.announced.bonus
    sign = "+" if bonus >= 0 else "\N{MINUS SIGN}"
    shown = f"{sign}{abs(bonus)}" if bonus else ""
    return f"{rolled.announced.skill} {rolled.announced.dice.notation}{shown}".strip(), str(
        rolled.total
    )
