"""Playing a trace again: the same records, and the same contexts byte for byte (spec section 8)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile, zip_longest

from core.context import COUNTERS
from core.directors.calls import Call, Purpose, run
from core.directors.checks import Announced, Check, Throw
from core.directors.dice import Roll1, thrown
from core.directors.endings import end_scene, end_session
from core.directors.problem import DirectorProblem
from core.directors.rows import DirectorContext
from core.directors.ruling import Route
from core.directors.stage import Sheet
from core.directors.table import Level, Settings, Table
from core.directors.turn import Move, commit, play
from core.memory.trace import Event, Record
from core.model.state import PROFILES

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
    """The records, cut where a turn or an end begins; what sets a turn's stage belongs to it."""
    held: list[Record] = []
    for record in records:
        if _step(record) in _BEGINNINGS:
            at = len(held) - _leading(held, record)
            if held[:at]:
                yield tuple(held[:at])
            held = held[at:]
        held.append(record)
    if held:
        yield tuple(held)


def _leading(held: Sequence[Record], first: Record) -> int:
    """How many of the latest records set the stage for the turn that begins with `first`."""
    if _step(first) != "turn":
        return 0
    return sum(1 for _ in takewhile(lambda record: _sets_stage(record, first), reversed(held)))


def _sets_stage(record: Record, first: Record) -> bool:
    if not isinstance(record, Event) or record.turn != first.turn:
        return False
    return record.kind == "scene_start" or _step(record) == "stage"


def _step(record: Record) -> str:
    return Sheet(record.data).text("step") if isinstance(record, Event) else ""


def _part(event: Event, name: str) -> Sheet:
    value = event.data.get(name)
    return Sheet(value if isinstance(value, Mapping) else {})


def _again(table: Table, stretch: tuple[Record, ...]) -> Again:
    recorded = _calls(stretch)
    answers = _Answers(recorded)
    first = next((r for r in stretch if _step(r) in _BEGINNINGS), stretch[0])
    now: tuple[Record, ...] = ()
    match _step(first):
        case "turn":
            assert isinstance(first, Event)
            given = _part(first, "input")
            table.settings = _settings(table.settings, given)
            # As when it was played: the stage is set on a fork, where no turn has passed yet.
            staged = replace(table, game=table.game.fork())
            staged.game.take(stretch[: stretch.index(first)])
            result = run(play(staged, _move(given, stretch)), answers.next)
            now = result.records
            answers.contexts = list(result.contexts)
            commit(table, replace(result, records=stretch))
        case "end_scene":
            now = run(end_scene(table), answers.next)
            table.game.take(stretch)
        case "end_session":
            now = run(end_session(table), answers.next).records
            table.game.take(stretch)
        case _:
            table.game.take(stretch)
    turn = first.turn or 0
    return Again(turn, tuple(answers.contexts), tuple(_differences(turn, recorded, _calls(now))))


def _calls(records: Iterable[Record]) -> tuple[Event, ...]:
    return tuple(r for r in records if isinstance(r, Event) and _step(r) in _CALLS)


class _Answers:
    """The replies of a trace, in their order."""

    def __init__(self, calls: Sequence[Event]) -> None:
        self._asked = [e for e in calls if _part(e, "input").data.get("asked") is not False]
        self._at = 0
        self.contexts: list[DirectorContext] = []

    def next(self, call: Call) -> str | None:
        """The reply to the next call, when it was made for the same purpose."""
        event = self._asked[self._at] if self._at < len(self._asked) else None
        self._at += 1
        self.contexts.append(call.context)
        if event is None or _step(event) != call.purpose.value:
            return None
        reply = _part(event, "output").data.get("reply")
        return reply if isinstance(reply, str) else None


def _differences(
    turn: int, recorded: Sequence[Event], now: Sequence[Event]
) -> Iterator[DirectorProblem]:
    """Calls whose contexts differ, in order; those that only one side has, too.

    A call that was recorded without a digest tells nothing of its context.
    """
    for before, after in zip_longest(recorded, now):
        unsealed = before is not None and not _seal(before)[1] and after is not None
        if _seal(before) != _seal(after) and not (unsealed and _seal(before)[0] == _seal(after)[0]):
            event = before or after
            assert event is not None
            yield DirectorProblem.of("trace_other_context", turn=turn, channel=_step(event))


def _seal(event: Event | None) -> tuple[str, str]:
    return ("", "") if event is None else (_step(event), _part(event, "input").text("sha256"))


def _settings(now: Settings, given: Sheet) -> Settings:
    """The settings a turn was played with; an exact counter, and what is unknown, is the table's."""
    held = given.objects("settings")
    if not held:
        return now
    sheet = Sheet(held[0])
    level, profile = sheet.text("level"), sheet.text("profile")
    return replace(
        now,
        level=Level(level) if level in set(Level) else now.level,
        game_director=held[0].get("game_director") is True,
        review=held[0].get("review") is True,
        learning=held[0].get("learning") is True,
        story_budget=sheet.whole("story_budget") or now.story_budget,
        scene_budget=sheet.whole("scene_budget") or now.scene_budget,
        game_budget=sheet.whole("game_budget") or now.game_budget,
        counter=COUNTERS.get(sheet.text("counter"), now.counter),
        k=sheet.whole("k"),
        profile=profile if profile in PROFILES else now.profile,
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
        route=Route(route) if route in set(Route) else None,
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
