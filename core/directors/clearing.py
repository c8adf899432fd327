"""Taking a synopsis through the gate, copy by copy (spec section 8)."""

from __future__ import annotations

from dataclasses import dataclass, field

from core.context import BudgetTooSmall
from core.directors.calls import Call, Calls, Purpose
from core.directors.gate import Gate, Hit, Passed, drop_hits
from core.directors.recorder import Recorder
from core.directors.sentences import sentences
from core.directors.story_context import Request
from core.directors.synopsis import parse_typed
from core.directors.table import Table
from core.directors.wording import WORDING, and_list
from core.memory.lines import one_line
from core.messages import render

Ids = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GateStep:
    """One line of the gate's log; its sentence is made by `core.messages`."""

    code: str
    params: tuple[tuple[str, str | int], ...] = ()

    def message(self, language: str = "en") -> str:
        """The sentence for people."""
        return render(self.code, dict(self.params), language)

    def as_json(self) -> dict[str, object]:
        """The step for a trace."""
        return {"code": self.code, **dict(self.params)}


@dataclass(frozen=True, slots=True)
class Cleared:
    """One copy of a text after the gate. `readers` empty: the narrator's.

    `first` is what the gate said of the text as it came, `last` of what was written instead, if
    it was. `text` is handed on.
    """

    readers: Ids
    first: Passed
    last: Passed
    steps: tuple[GateStep, ...] = field(default=())

    @property
    def text(self) -> str:
        """What is handed on."""
        return self.last.text

    @property
    def hits(self) -> tuple[Hit, ...]:
        """What was found in the text as it came."""
        return self.first.hits


def clear_copies(
    table: Table, record: Recorder, said: str, text: str
) -> Calls[tuple[Cleared, ...]]:
    """Clear a synopsis for each of its readers and record what is handed on."""
    cleared: list[Cleared] = []
    for readers in table.copies(record.game):
        gate = table.gate(record.game, readers)
        cleared.append((yield from clear(table, record, said, text, readers, gate)))
    record.step(
        "gate",
        {"text": text},
        {
            "copies": [{"readers": list(c.readers), "text": c.text} for c in cleared],
            "log": [step.as_json() for c in cleared for step in c.steps],
        },
    )
    return tuple(cleared)


def clear(
    table: Table, record: Recorder, said: str, text: str, readers: Ids, gate: Gate
) -> Calls[Cleared]:
    """Clear one text: on a hit one rewrite is asked for, then the sentence is dropped.

    That a rewrite was asked for is told when somebody was there to answer.
    """
    first = drop_hits(gate, text)
    if not first.hits:
        return Cleared(readers, first, first, _passed(first))
    steps = [_step("gate_hit", word=h.word, kind=h.kind, source=_source(h)) for h in first.hits]
    reply = yield from _rewritten(table, record, said, text, readers, first.hits)
    if reply is not None:
        steps.append(_step("gate_rewrite_asked", count=len(first.hits)))
    synopsis = None if reply is None else parse_typed(reply).synopsis
    last = first if synopsis is None else drop_hits(gate, synopsis.text)
    if synopsis is None:
        steps.append(_step("gate_not_rewritten"))
    elif last.hits:
        steps += [_step("gate_still", word=h.word) for h in last.hits[:1]]
    if last.dropped:
        steps.append(_step("gate_dropped", count=len(last.dropped)))
    return Cleared(readers, first, last, (*steps, *_passed(last)))


def _rewritten(
    table: Table, record: Recorder, said: str, text: str, readers: Ids, hits: tuple[Hit, ...]
) -> Calls[str | None]:
    words = WORDING[record.game.language]
    named = and_list(tuple(dict.fromkeys(one_line(hit.word) for hit in hits)))
    who = and_list(readers) or words.narrator_label
    request = Request(words.rewrite.format(who, named), text)
    try:
        call = Call(Purpose.REWRITE, table.story(said, request, record.game))
    except BudgetTooSmall:
        return None
    reply = yield call
    record.call(call, reply)
    return reply


def _passed(passed: Passed) -> tuple[GateStep, ...]:
    return (_step("gate_handed_on", count=len(sentences(passed.text))),)


def _source(hit: Hit) -> str:
    return hit.source or hit.source_kind or "game"


def _step(code: str, **params: str | int) -> GateStep:
    return GateStep(code, tuple(params.items()))
