"""What of an NPC's memory a model is given: header, facts, recent conversation (spec section 4)."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from core.memory.facts import Fact, ranked
from core.memory.lines import fact_line, speaker_label, spoken_line
from core.memory.log import WINDOW_TURNS, EventLog, Line, is_narrator, is_player
from core.memory.state import MemoryState
from core.memory.wording import RESERVED_LABELS, WORDING, Wording
from core.text.languages import Language

MAX_FACTS = 8
FEWEST_FACTS = 3
FEWEST_TURNS = 2
NO_NAMES: Mapping[str, str] = {}

CountTokens = Callable[[str], int]


@dataclass(frozen=True, slots=True)
class FactLine:
    """A fact and the one line that shows it."""

    fact: Fact
    text: str


@dataclass(frozen=True, slots=True)
class HeardLine:
    """A line of the log and the one line that shows it to the NPC."""

    line: Line
    text: str


@dataclass(frozen=True, slots=True)
class MemoryContext:
    """The memory part of a context and what had to be left out for the budget.

    ``tokens`` is what the counter says of ``text``, never above the budget.
    """

    text: str
    tokens: int
    facts: tuple[FactLine, ...] = ()
    heard: tuple[HeardLine, ...] = ()
    left_out_facts: tuple[FactLine, ...] = ()
    left_out_heard: tuple[HeardLine, ...] = ()

    @property
    def heard_turns(self) -> tuple[int, ...]:
        """The turns of which the text holds a line, ascending."""
        return tuple(sorted({item.line.turn for item in self.heard}))


@dataclass(frozen=True, slots=True)
class ContextOptions:
    """How a memory context is made.

    ``names`` maps ids to the names that are shown; ``max_facts`` and ``turns`` None: no limit.
    """

    language: Language = "es"
    max_facts: int | None = MAX_FACTS
    turns: int | None = WINDOW_TURNS
    names: Mapping[str, str] = field(default_factory=dict)


def best_facts(state: MemoryState, npc: str, max_facts: int | None = MAX_FACTS) -> tuple[Fact, ...]:
    """Return up to ``max_facts`` facts of an NPC, the best kept first."""
    facts = state.facts_of(npc)
    order = ranked(facts, state.turn)
    return tuple(facts[i] for i in (order if max_facts is None else order[:max_facts]))


def fact_lines(facts: Iterable[Fact]) -> tuple[FactLine, ...]:
    """Return the line of each fact."""
    return tuple(FactLine(fact, fact_line(fact.text)) for fact in facts)


def heard_lines(
    lines: Iterable[Line], npc: str, language: Language = "es", names: Mapping[str, str] = NO_NAMES
) -> tuple[HeardLine, ...]:
    """Return the line of each line of the log as this NPC is shown it: "You" is the NPC itself."""
    wording = WORDING[language]
    return tuple(
        HeardLine(line, spoken_line(_label(line.speaker, npc, wording, names), line.text))
        for line in lines
    )


def build_memory_context(
    state: MemoryState,
    log: EventLog,
    npc: str,
    *,
    budget: int | None = None,
    count: CountTokens = len,
    options: ContextOptions | None = None,
) -> MemoryContext:
    """Build the memory part of an NPC's context within a budget of tokens (None: no limit).

    Only lines this NPC perceived and facts it holds enter. Whole lines go, in this order: oldest
    lines down to the last two turns, facts down to three, then the oldest lines and the last
    facts. A budget below one line gives an empty context.
    """
    options = options or ContextOptions()
    facts = fact_lines(best_facts(state, npc, options.max_facts))
    heard = heard_lines(log.heard_by(npc, options.turns), npc, options.language, options.names)
    return trim(facts, heard, budget, count, WORDING[options.language])


def trim(
    facts: Sequence[FactLine],
    heard: Sequence[HeardLine],
    budget: int | None,
    count: CountTokens,
    wording: Wording,
) -> MemoryContext:
    """Drop as few lines as the budget needs; see ``build_memory_context`` for the order."""
    drops = _drops(facts, heard)
    low, high = 0, len(drops)
    if budget is not None:
        while low < high:
            middle = (low + high) // 2
            if count(_text(*_kept(facts, heard, drops[:middle]), wording)) <= budget:
                high = middle
            else:
                low = middle + 1
    return _context(facts, heard, drops, low, budget, count, wording)


def _context(
    facts: Sequence[FactLine],
    heard: Sequence[HeardLine],
    drops: Sequence[tuple[int, int]],
    dropped: int,
    budget: int | None,
    count: CountTokens,
    wording: Wording,
) -> MemoryContext:
    """Make the context with so many drops, or more where a counter is not monotone."""
    kept_facts, kept_heard = _kept(facts, heard, drops[:dropped])
    text = _text(kept_facts, kept_heard, wording)
    tokens = count(text) if text else 0
    while budget is not None and tokens > budget and dropped < len(drops):
        dropped += 1
        kept_facts, kept_heard = _kept(facts, heard, drops[:dropped])
        text = _text(kept_facts, kept_heard, wording)
        tokens = count(text) if text else 0
    return MemoryContext(
        text,
        tokens,
        kept_facts,
        kept_heard,
        tuple(item for item in facts if item not in kept_facts),
        tuple(heard[: len(heard) - len(kept_heard)]),
    )


def _drops(facts: Sequence[FactLine], heard: Sequence[HeardLine]) -> tuple[tuple[int, int], ...]:
    """Steps of trimming as (facts, lines) that go at each: (1, 0) or (0, 1)."""
    last_turns = sorted({item.line.turn for item in heard})[-FEWEST_TURNS:]
    old = 0
    while old < len(heard) and heard[old].line.turn not in last_turns:
        old += 1
    spare = max(0, len(facts) - FEWEST_FACTS)
    return (
        *[(0, 1)] * old,
        *[(1, 0)] * spare,
        *[(0, 1)] * (len(heard) - old),
        *[(1, 0)] * (len(facts) - spare),
    )


def _kept(
    facts: Sequence[FactLine], heard: Sequence[HeardLine], drops: Sequence[tuple[int, int]]
) -> tuple[tuple[FactLine, ...], tuple[HeardLine, ...]]:
    gone_facts = sum(step[0] for step in drops)
    gone_heard = sum(step[1] for step in drops)
    return tuple(facts[: len(facts) - gone_facts]), tuple(heard[gone_heard:])


def _text(facts: Sequence[FactLine], heard: Sequence[HeardLine], wording: Wording) -> str:
    parts = []
    if facts:
        parts.append("\n".join((wording.facts, *(item.text for item in facts))))
    if heard:
        parts.append("\n".join((wording.conversation, *(item.text for item in heard))))
    return "\n\n".join(parts)


def _label(speaker: str, npc: str, wording: Wording, names: Mapping[str, str]) -> str:
    if speaker == npc:
        return wording.self
    if is_player(speaker):
        return wording.player
    if is_narrator(speaker):
        return wording.narrator
    return speaker_label(names.get(speaker, speaker), RESERVED_LABELS)
