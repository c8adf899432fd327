"""Playing a trace again: the same records, and the same contexts byte for byte (spec section 8)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from core.context import COUNTERS
from core.directors.calls import Call, Calls, Purpose
from core.directors.checks import Announced, Check, Throw
from core.directors.dice import Roll1, thrown
from core.directors.endings import end_scene, end_session
from core.directors.problem import DirectorProblem
from core.directors.recorder import digest
from core.directors.rows import DirectorContext
from core.directors.ruling import Route
from core.directors.stage import Sheet
from core.directors.table import Level, Settings, Table
from core.directors.turn import Move, commit, play
from core.memory.trace import Event, Record

T = TypeVar("T")

_CALLS = frozenset(purpose.value for purpose in Purpose)
_BEGINNINGS = ("turn", "end_scene", "end_session")


@dataclass(frozen=True, slots=True)
class Again:
    """One stretch of a trace (a turn, or the end of a scene or session) played again.

    `differences` name the calls whose contexts are not what they had been.
    """

    turn: int
    contexts: tuple[DirectorContext, ...]
    differences: tuple[DirectorProblem, ...]

    @property
    def same(self) -> bool:
        """Whether every context was the same to the last byte."""
        return not self.differences


def replay_game(table: Table, records: Iterable[Record]) -> Iterator[Again]:
    """Play a trace again at a table that is set as it was at the trace's beginning.

    The answers of models, the faces of dice and what was set by hand come from the trace, and the
    table's game goes on by its records. What was played elsewhere, without steps, is only taken in.
    Raises BudgetTooSmall.
    """
    for stretch in _stretches(records):
        yield _again(table, stretch)


def _stretches(records: Iterable[Record]) -> Iterator[tuple[Record, ...]]:
    """The records, cut where a turn or an end begins."""
    held: list[Record] = []
    for record in records:
        if held and _step(record) in _BEGINNINGS:
            yield tuple(held)
            held = []
        held.append(record)
    if held:
        yield tuple(held)


def _step(record: Record) -> str:
    return Sheet(record.data).text("step") if isinstance(record, Event) else ""


def _part(event: Event, name: str) -> Sheet:
    value = event.data.get(name)
    return Sheet(value if isinstance(value, Mapping) else {})


def _again(table: Table, stretch: tuple[Record, ...]) -> Again:
    answers = _Answers([r for r in stretch if isinstance(r, Event) and _step(r) in _CALLS])
    first = stretch[0]
    turn = first.turn or 0
    match _step(first):
        case "turn":
            assert isinstance(first, Event)
            table.settings = _settings(table.settings, _part(first, "input"))
            result = answers.run(play(table, _move(_part(first, "input"), stretch)))
            commit(table, replace(result, records=stretch))
        case "end_scene":
            answers.run(end_scene(table))
            table.game.take(stretch)
        case "end_session":
            answers.run(end_session(table))
            table.game.take(stretch)
        case _:
            table.game.take(stretch)
            return Again(turn, (), ())
    return Again(turn, tuple(answers.contexts), answers.differences(turn))


class _Answers:
    """The replies of a trace in their order; contexts are compared on the way."""

    def __init__(self, calls: Sequence[Event]) -> None:
        self._calls = calls
        self._wrong: list[str] = []
        self.contexts: list[DirectorContext] = []

    def run(self, calls: Calls[T]) -> T:
        """Run to the end with the recorded replies."""
        try:
            call = next(calls)
            while True:
                call = calls.send(self._reply(call))
        except StopIteration as done:
            result: T = done.value
            return result

    def _reply(self, call: Call) -> str | None:
        at = len(self.contexts)
        self.contexts.append(call.context)
        event = self._calls[at] if at < len(self._calls) else None
        same = event is not None and _step(event) == call.purpose.value
        if event is None or not same:
            self._wrong.append(call.context.channel)
            return None
        if _part(event, "input").text("sha256") != digest(call.context):
            self._wrong.append(call.context.channel)
        reply = _part(event, "output").data.get("reply")
        return reply if isinstance(reply, str) else None

    def differences(self, turn: int) -> tuple[DirectorProblem, ...]:
        """What was not as it had been, calls that were not made included."""
        missing = [_step(event) for event in self._calls[len(self.contexts) :]]
        return tuple(
            DirectorProblem.of("trace_other_context", turn=turn, channel=channel)
            for channel in (*self._wrong, *missing)
        )


def _settings(now: Settings, given: Sheet) -> Settings:
    """The settings a turn was played with; an exact counter is the table's own."""
    held = given.objects("settings")
    if not held:
        return now
    sheet = Sheet(held[0])
    return replace(
        now,
        level=Level(sheet.text("level") or now.level.value),
        game_director=held[0].get("game_director") is True,
        review=held[0].get("review") is True,
        learning=held[0].get("learning") is True,
        story_budget=sheet.whole("story_budget") or now.story_budget,
        scene_budget=sheet.whole("scene_budget") or now.scene_budget,
        game_budget=sheet.whole("game_budget") or now.game_budget,
        counter=COUNTERS.get(sheet.text("counter"), now.counter),
        k=sheet.whole("k"),
        profile=sheet.text("profile") or now.profile,
    )


def _move(given: Sheet, stretch: Sequence[Record]) -> Move:
    texts = {n: given.text(n) for n in ("synopsis", "scene", "place") if n in given.data}
    route = given.text("route")
    return Move(
        said=given.text("said"),
        synopsis=texts.get("synopsis"),
        scene=texts.get("scene"),
        place=texts.get("place"),
        present=given.texts("present") if "present" in given.data else None,
        route=Route(route) if route else None,
        check=_check(given.data.get("check")),
        throw=_throw(stretch),
    )


def _check(value: object) -> Check | None:
    if not isinstance(value, Mapping):
        return None
    sheet = Sheet(value)
    difficulty = sheet.whole("difficulty") if value.get("difficulty") is not None else None
    return Check(sheet.text("skill"), sheet.text("dice"), difficulty, sheet.text("reason"))


def _throw(stretch: Sequence[Record]) -> Throw | None:
    rolls = [r for r in stretch if isinstance(r, Event) and _step(r) == "check"]
    if not rolls:
        return None
    faces = _part(rolls[0], "output").wholes("faces")

    def throw(announced: Announced) -> Roll1:
        return thrown(faces)

    return throw
