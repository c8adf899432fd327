"""Why an NPC knows something, or does not: the trail, and the other paths that were looked at."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum

from core.memory.facts import Fact, Tombstone
from core.memory.log import Line, is_player
from core.memory.sameness import content_of
from core.memory.why import ALIKE, Knowledge, Standing, Trail, why
from core.model.kinds import Kind
from core.model.mask import sees
from core.model.records import Entry, Npc
from core.text.similarity import token_ratio
from editor.memory.inspected import Inspected

MOST = 0.75
"""The share of a phrase's words that a text must hold to be its source."""
_FEWEST_WORDS = 3
_SENTENCE = re.compile(r"(?<=[.!?…])\s+")


class Verdict(StrEnum):
    """What the evidence comes to."""

    LEGITIMATE = "legitimate"
    NO_PATH = "no_path"
    UNKNOWN = "unknown"
    FORGOTTEN = "forgotten"
    NOT_KNOWN = "not_known"


@dataclass(frozen=True, slots=True)
class OtherPath:
    """A way it might know that was looked at: `checked` None where there is nothing to look at."""

    kind: str
    checked: int | None
    matches: int


@dataclass(frozen=True, slots=True)
class SourceEntry:
    """A lore entry that says the phrase, and whether this NPC may see it now."""

    entry: Entry
    visible: bool
    learnt: int | None
    handle: int = 0


@dataclass(frozen=True, slots=True)
class Evidence:
    """All that speaks for and against an NPC knowing a phrase; `trails` the likest first."""

    npc: str
    phrase: str
    knowledge: Knowledge
    others: tuple[OtherPath, ...] = ()
    source: SourceEntry | None = None
    covered: bool = False
    """Whether the trace covers the turn of the first trail's fact."""
    trails: tuple[Trail, ...] = field(default=())

    @property
    def forgotten(self) -> tuple[Tombstone, ...]:
        """What it knew and lost."""
        return self.knowledge.forgotten

    def verdict(self, trail: Trail | None) -> Verdict:
        """What one trail comes to; without one, what is said of the phrase."""
        if trail is None:
            return Verdict.FORGOTTEN if self.forgotten else Verdict.NOT_KNOWN
        if trail.standing is Standing.WITNESSED:
            return Verdict.LEGITIMATE
        if trail.standing is Standing.BROKEN or self.covered:
            return Verdict.NO_PATH
        return Verdict.UNKNOWN


def gather(inspected: Inspected, npc: str, phrase: str, fact: Fact | None = None) -> Evidence:
    """Look everywhere for a phrase; with `fact`, that fact's trail comes first."""
    log, names = inspected.log, inspected.names
    source = _source(inspected, npc, phrase)
    if source is not None and phrase.strip() == source.entry.id:
        phrase = source.entry.text
    found = why(inspected.state, log, npc, phrase, names.sameness)
    trails = sorted(found.trails, key=lambda trail: trail.fact is not fact or fact is None)
    first = trails[0] if trails else None
    return Evidence(
        npc,
        phrase,
        found,
        tuple(_others(inspected, npc, phrase, found)),
        source,
        _covers(inspected, npc, first),
        tuple(trails),
    )


def _covers(inspected: Inspected, npc: str, trail: Trail | None) -> bool:
    """Whether the trace has the turn a fact was learnt at, so that silence there means something."""
    lines = inspected.log.lines
    if trail is None or trail.fact is None or not lines:
        return False
    return lines[0].turn <= trail.fact.turn <= lines[-1].turn


def _others(inspected: Inspected, npc: str, phrase: str, found: Knowledge) -> Iterator[OtherPath]:
    yield _sheet(inspected, npc, phrase)
    yield _lore(inspected, npc, phrase)
    heard = inspected.log.heard_by(npc)
    told = [line for line in heard if not is_player(line.speaker)]
    yield _lines("told", told, found, inspected)
    player = [line for line in heard if is_player(line.speaker)]
    yield _lines("player", player, found, inspected)


def _lines(kind: str, lines: list[Line], found: Knowledge, inspected: Inspected) -> OtherPath:
    if inspected.trace is None:
        return OtherPath(kind, None, 0)
    saying = {id(line) for line in found.heard}
    return OtherPath(kind, len(lines), sum(id(line) in saying for line in lines))


def _sheet(inspected: Inspected, npc: str, phrase: str) -> OtherPath:
    sheet = _sheet_of(inspected, npc)
    notes = [note.text for note in inspected.state.sheets.get(npc, ())]
    if inspected.names.world is None and not notes:
        return OtherPath("sheet", None, 0)
    sentences = [*(_sentences(sheet) if sheet else ()), *notes]
    return OtherPath("sheet", len(sentences), _matching(inspected, sentences, phrase))


def _sheet_of(inspected: Inspected, npc: str) -> str | None:
    world = inspected.names.world
    if world is None:
        return None
    for handle in world.find(Kind.NPC, inspected.names.current(Kind.NPC, npc)):
        data = world.data(handle)
        if isinstance(data, Npc):
            return f"{data.public_sheet} {data.full_sheet}".strip()
    return None


def _sentences(text: str) -> list[str]:
    return [part for part in _SENTENCE.split(text) if part.strip()]


def _matching(inspected: Inspected, texts: Iterable[str], phrase: str) -> int:
    return sum(says(inspected, text, phrase) for text in texts)


def says(inspected: Inspected, text: str, phrase: str) -> bool:
    """Whether a text says a phrase: as `core.memory.why` judges it, or most of its words.

    Lore and sheets say a thing at more length than a fact does, so the words count there.
    """
    covered = inspected.names.sameness.covers(text, phrase)
    return covered or token_ratio(text, phrase) >= ALIKE or share(inspected, text, phrase) >= MOST


def share(inspected: Inspected, text: str, phrase: str) -> float:
    """How many of a phrase's content words a text holds, 0 to 1; 0 for very short phrases."""
    language = inspected.names.language
    wanted = content_of(phrase, language).stems
    if len(wanted) < _FEWEST_WORDS:
        return 0.0
    held = frozenset(content_of(text, language).stems)
    return sum(stem in held for stem in wanted) / len(wanted)


def _lore(inspected: Inspected, npc: str, phrase: str) -> OtherPath:
    world = inspected.names.world
    if world is None:
        return OtherPath("lore", None, 0)
    viewer = world.viewer(inspected.game_state(npc))
    texts = [
        record.data.text
        for record in world.records(Kind.ENTRY)
        if isinstance(record.data, Entry) and sees(record.data, viewer)
    ]
    return OtherPath("lore", len(texts), _matching(inspected, texts, phrase))


def _source(inspected: Inspected, npc: str, phrase: str) -> SourceEntry | None:
    """The lore entry that says the phrase best, or that it names by its id."""
    world = inspected.names.world
    if world is None or not phrase.strip():
        return None
    named = world.find(Kind.ENTRY, inspected.names.renamed.get(phrase.strip(), phrase.strip()))
    handle = next(iter(named), None)
    handle = _best_source(inspected, phrase) if handle is None else handle
    entry = None if handle is None else world.data(handle)
    if handle is None or not isinstance(entry, Entry):
        return None
    state = inspected.game_state(npc)
    learnt = state.learnt.get(state.npc or "", {}).get(entry.id)
    return SourceEntry(entry, sees(entry, world.viewer(state)), learnt, handle)


def _best_source(inspected: Inspected, phrase: str) -> int | None:
    world = inspected.names.world
    best, best_ratio = None, -1.0
    for record in world.records(Kind.ENTRY) if world is not None else ():
        entry = record.data
        if isinstance(entry, Entry) and says(inspected, entry.text, phrase):
            ratio = share(inspected, entry.text, phrase) + token_ratio(entry.text, phrase) / 1000
            if ratio > best_ratio:
                best, best_ratio = record.handle, ratio
    return best
