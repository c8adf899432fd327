"""A turn: a pipeline of steps from the player's line to the lines of the scene (spec section 8).

The steps change nothing: they work on a fork of the game and come to records, which the caller
gives to `game.take` (and to a trace file) when the turn is to count. Calls of models are yielded,
so that the same turn runs with a model, by hand, or from a trace.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from core.directors.calls import Call, Calls, Purpose
from core.directors.changes import Changed, validated
from core.directors.checks import Check, Rolled, Throw, resolve
from core.directors.clearing import Cleared, clear_copies
from core.directors.dice import BadDice
from core.directors.endings import end_of_scene
from core.directors.game_context import player_skills
from core.directors.gate import spaced
from core.directors.learning import Proposal, proposals
from core.directors.material import Asked
from core.directors.problem import DirectorProblem
from core.directors.recorder import Recorder
from core.directors.review import Piece
from core.directors.reviewing import Verdict, review
from core.directors.roster import resolve as resolve_ids
from core.directors.rows import DirectorContext, Role
from core.directors.ruling import Route, Ruling, parse_ruling
from core.directors.script import Spoken, parse_part, parse_scene
from core.directors.synopsis import Reply, Synopsis, parse_reply, parse_typed
from core.directors.table import Level, Settings, Table
from core.memory.lines import is_blank, one_line
from core.memory.log import Line
from core.memory.trace import Event, Record
from core.model.kinds import Kind
from core.model.records import Npc
from core.text.fold import fold

Ids = tuple[str, ...]
PLAYER = "player"
_ABOVE = (Role.STORY, Role.GAME)


@dataclass(frozen=True, slots=True)
class Move:
    """What the player does, and what is set by hand: all but `said` may be left to directors.

    `synopsis` and `scene` are typed texts; `present`, `place`, `route` and `check` go before what
    a director says. `throw` rolls the dice; it is shown no reason.
    """

    said: str = ""
    synopsis: str | None = None
    scene: str | None = None
    present: Ids | None = None
    place: str | None = None
    route: Route | None = None
    check: Check | None = None
    throw: Throw | None = None


@dataclass(frozen=True, slots=True)
class TurnResult:
    """What a turn came to. Nothing has changed until the game takes `records` in."""

    turn: int
    records: tuple[Record, ...]
    contexts: tuple[DirectorContext, ...]
    ruling: Ruling
    rolled: Rolled | None
    changed: Changed
    reply: Reply
    cleared: tuple[Cleared, ...]
    verdict: Verdict
    lines: tuple[Line, ...]
    proposals: tuple[Proposal, ...]
    problems: tuple[DirectorProblem, ...]
    scenes: tuple[DirectorContext, ...] = ()
    """Those of `contexts` that the scene is written from; memories of the one before have theirs."""

    @property
    def sent(self) -> Mapping[str, str]:
        """By channel the latest text of each conversation that goes on in the scene."""
        return {
            context.channel: context.text
            for context in self.contexts
            if context.role in _ABOVE or context in self.scenes
        }

    @property
    def prefixes(self) -> Mapping[str, float]:
        """Per channel the share of its latest context that was an unchanged beginning."""
        return {c.channel: c.prefix for c in self.contexts if c.prefix is not None}


def play(table: Table, move: Move) -> Calls[TurnResult]:
    """Play one turn; see `core.directors.calls.run`. Raises BudgetTooSmall."""
    return _Turn(table, move).run()


def commit(table: Table, result: TurnResult) -> None:
    """Make a turn count in the table's game."""
    table.game.take(result.records)
    table.game.sent.update(result.sent)


class _Turn:
    """One turn on its way."""

    def __init__(self, table: Table, move: Move) -> None:
        self._table = table
        self._move = move
        self._game = table.game.fork()
        self._record = Recorder(self._game, table.game.turn + 1)
        self._problems: list[DirectorProblem] = []
        self._ruling = Ruling()
        self._rolled: Rolled | None = None
        self._changed = Changed()
        self._scenes: list[DirectorContext] = []

    def run(self) -> Calls[TurnResult]:
        """All steps in their order."""
        self._record.step("turn", _written(self._move, self._table), {})
        yield from self._rule()
        reply = yield from self._direct()
        yield from self._set_stage(reply.synopsis or Synopsis())
        self._game.words.add(self._move.said, self._game.stage.present)
        cleared = yield from self._clear(reply.synopsis)
        self._note(reply)
        pieces = yield from self._perform()
        verdict = yield from review(self._table, self._record, self._move.said, pieces)
        lines = self._lines(verdict.pieces)
        learnt = self._learn(lines)
        self._complete()
        return TurnResult(
            self._record.turn, tuple(self._record.records), tuple(self._record.contexts),
            self._ruling, self._rolled, self._changed, reply, cleared, verdict, lines, learnt,
            (*self._problems, *verdict.problems), tuple(self._scenes),
        )  # fmt: skip

    # the Game Director

    def _rule(self) -> Calls[None]:
        move = self._move
        self._ruling = Ruling(move.route, move.check)
        if self._table.settings.game_director and move.route is None:
            context = self._table.ruling(move.said, self._game)
            call = Call(Purpose.RULING, context)
            text = yield call
            self._record.call(call, text)
            if text is not None:
                said = parse_ruling(text)
                self._ruling = replace(said, check=move.check or said.check)
        self._problems += self._ruling.problems
        self._roll()
        self._change()

    def _roll(self) -> None:
        """Roll the check, with the skill as the player's sheet writes it."""
        check, throw = self._ruling.check, self._move.throw
        if check is None or throw is None:
            return
        skills = player_skills(self._table.world)
        skill = next((s for s in skills if fold(s) == fold(check.skill)), None)
        if skill is None and check.skill:
            self._problems.append(DirectorProblem.of("director_skill", skill=check.skill))
        try:
            self._rolled = resolve(replace(check, skill=skill or ""), skills, throw)
        except BadDice as error:
            self._problems.append(DirectorProblem.of(error.code, text=check.dice))
            return
        self._record.step("check", _asked(check), _rolled(self._rolled))

    def _change(self) -> None:
        proposed = self._ruling.changes
        if not proposed:
            return
        self._changed = validated(self._table.world, proposed, self._game.quests)
        self._problems += self._changed.problems
        given = {"changes": [{"kind": p.kind, "id": p.id, "gone": p.gone} for p in proposed]}
        self._record.step("changes", given, self._changed.as_json())

    # the Story Director

    def _direct(self) -> Calls[Reply]:
        """The synopsis: typed, asked for, or none when the scene just goes on."""
        move, typed = self._move, self._move.synopsis
        reply = Reply()
        if typed is not None:
            reply = parse_typed(typed)
        elif self._route() is Route.NEW_SCENE:
            call = Call(Purpose.SYNOPSIS, self._table.story(move.said, game=self._game))
            text = yield call
            self._record.call(call, text)
            reply = parse_reply(text) if text is not None else Reply()
            if text is not None and reply.synopsis is None:
                self._problems.append(DirectorProblem.of("director_no_synopsis"))
        return reply

    def _route(self) -> Route:
        if self._ruling.route is not None:
            return self._ruling.route
        going = self._game.stage.scene is not None and bool(self._game.handed.copies)
        return Route.CONTINUATION if going else Route.NEW_SCENE

    def _set_stage(self, synopsis: Synopsis) -> Calls[None]:
        """Who is there and where from now on; a new scene ends the one before."""
        stage = self._game.stage
        present = self._present(synopsis)
        place = self._place(synopsis)
        present = stage.present if present is None else present
        place = stage.place if place is None else place
        if stage.scene is None or synopsis.new_scene:
            yield from end_of_scene(self._table, self._record)
            data: dict[str, object] = {"present": list(present)}
            if place is not None:
                data["place"] = place
            self._record.event(
                Event("scene_start", self._record.turn, self._game.next_scene(), data)
            )
        elif (present, place) != (stage.present, stage.place):
            self._record.step("stage", {}, {"present": list(present), "place": place})

    def _present(self, synopsis: Synopsis) -> Ids | None:
        if self._move.present is not None:
            return self._move.present
        if synopsis.npcs is None:
            return None
        ids = self._known(Kind.NPC, synopsis.npcs)
        # A list of which nobody is known is a slip, not a scene without company.
        return ids if ids or not synopsis.npcs else None

    def _known(self, kind: Kind, written: Iterable[str]) -> Ids:
        """The ids that are meant. Where the world declares none, a word of the Story Director's
        would reach the Scene Director as it is: it passes the gate, or is none."""
        found = resolve_ids(self._table.world, kind, written)
        self._problems += found.problems
        if self._table.world.declares(kind):
            return found.ids
        gate = self._table.gate(self._game, (), (self._move.said,))
        kept = tuple(id for id in found.ids if id in self._met() or not gate.hits(spaced(id)))
        if len(kept) < len(found.ids):
            self._problems.append(DirectorProblem.of("director_hidden_id", kind=kind.value))
        return kept

    def _met(self) -> frozenset[str]:
        """Who has been in this game, so that the id is no news."""
        scenes = (npc for scene in self._game.memory.scenes for npc in scene.presence)
        return frozenset((*self._game.stage.present, *self._game.memory.npcs, *scenes))

    def _place(self, synopsis: Synopsis) -> str | None:
        if self._move.place is not None:
            return self._move.place
        for written in (synopsis.location, self._changed.place):
            ids = () if written is None else self._known(Kind.PLACE, [written])
            if ids:
                return ids[0]
        return None

    def _clear(self, synopsis: Synopsis | None) -> Calls[tuple[Cleared, ...]]:
        """The gate: what each copy's readers may read."""
        if synopsis is None:
            return ()
        text = "\n".join(map(one_line, synopsis.text.splitlines()))
        return (yield from clear_copies(self._table, self._record, self._move.said, text))

    def _note(self, reply: Reply) -> None:
        """What the Story Director keeps for itself, and what the Game Director is told."""
        output: dict[str, object] = {}
        if reply.synopsis is not None and reply.synopsis.text:
            output["synopsis"] = reply.synopsis.text
        papers = {"notes": reply.notes, "ooc": reply.ooc}
        output.update({name: text for name, text in papers.items() if text})
        output["problems"] = [problem.as_json() for problem in self._problems]
        self._record.step("story", {}, output)

    # the Scene Director

    def _perform(self) -> Calls[tuple[Piece, ...]]:
        pieces: list[Piece] = []
        answers: list[str] = []
        brought = Asked(said=self._move.said, rolled=self._rolled)
        for scene_call in self._table.scene(brought, self._game):
            call = Call(Purpose.SCENE, scene_call.context)
            self._scenes.append(scene_call.context)
            asked = self._move.scene is None
            text = (yield call) if asked else None
            self._record.call(call, text, scene_call.stream.as_json(), asked)
            answers += [] if text is None else [text]
            if text is not None and not is_blank(text):
                context = scene_call.context
                pieces.append(Piece(text, context.npc, context.role.value))
        if answers and not pieces:
            self._problems.append(DirectorProblem.of("director_no_scene"))
        if self._move.scene is not None and not is_blank(self._move.scene):
            pieces.append(Piece(self._move.scene))
        return tuple(pieces)

    def _lines(self, pieces: tuple[Piece, ...]) -> tuple[Line, ...]:
        spoken = (
            [Spoken(PLAYER, one_line(self._move.said))] if not is_blank(self._move.said) else []
        )
        for piece in pieces:
            spoken += self._spoken(piece)
        stage = self._game.stage
        lines = tuple(
            Line(self._record.turn, s.speaker, s.text, stage.scene, stage.place, stage.present)
            for s in spoken
        )
        self._record.records += lines
        return lines

    def _spoken(self, piece: Piece) -> tuple[Spoken, ...]:
        if piece.npc is not None:
            return parse_part(piece.text, piece.npc, self._names(piece.npc))
        alone = piece.role == "narrator" and self._table.settings.level is Level.NPC
        present = () if alone else self._game.stage.present
        return parse_scene(piece.text, {npc: self._names(npc) for npc in present})

    def _names(self, npc: str) -> Ids:
        data = (self._table.world.data(h) for h in self._table.world.find(Kind.NPC, npc))
        return next(((d.name, *d.aliases) for d in data if isinstance(d, Npc)), ())

    # what comes of it

    def _learn(self, lines: tuple[Line, ...]) -> tuple[Proposal, ...]:
        table = self._table
        found = proposals(table.world, self._game, table.lexicon, lines)
        if not table.settings.learning:
            return found
        self._record.records += [proposal.event() for proposal in found]
        return found

    def _complete(self) -> None:
        for quest in self._changed.quests:
            self._record.event(Event("quest_completed", self._record.turn, None, {"quest": quest}))


def _written(move: Move, table: Table) -> dict[str, object]:
    """A move for the trace; what was left open is left out."""
    shown: dict[str, object] = {"said": move.said, "settings": [_chosen(table.settings)]}
    for name in ("synopsis", "scene", "place"):
        value = getattr(move, name)
        if value is not None:
            shown[name] = value
    if move.present is not None:
        shown["present"] = list(move.present)
    if move.route is not None:
        shown["route"] = move.route.value
    if move.check is not None:
        shown["check"] = _asked(move.check)
    return shown


def _chosen(settings: Settings) -> dict[str, object]:
    """What contexts depend on beside the game."""
    return {
        "level": settings.level.value,
        "game_director": settings.game_director,
        "review": settings.review,
        "learning": settings.learning,
        "story_budget": settings.story_budget,
        "scene_budget": settings.scene_budget,
        "game_budget": settings.game_budget,
        "counter": settings.counter.name,
        "k": settings.k,
        "profile": settings.profile,
    }


def _asked(check: Check) -> dict[str, object]:
    return {
        "skill": check.skill,
        "dice": check.dice,
        "difficulty": check.difficulty,
        "reason": check.reason,
    }


def _rolled(rolled: Rolled) -> dict[str, object]:
    return {
        "skill": rolled.announced.skill,
        "faces": list(rolled.roll.faces),
        "total": rolled.total,
        "outcome": rolled.outcome.value,
    }
