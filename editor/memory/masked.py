"""Facts that name what their NPC cannot know: names and terms of what is hidden from it now.

The same rule as for answers (`core.grounding`), so that a finding here is one there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from threading import Lock

from core.grounding.allowed import Allowed, allowed
from core.grounding.book import Book, HeldRecords, Records, held_records
from core.grounding.naming import Naming
from core.memory.facts import Fact
from core.model.kinds import Kind
from core.model.mask import Viewer
from core.text.languages import Language
from editor.memory.findings import Finding
from editor.memory.inspected import Inspected


@dataclass(frozen=True, slots=True)
class MaskWatch:
    """What to look for, as values that a thread may read while the world is edited."""

    records: HeldRecords
    viewers: Mapping[str, Viewer]
    own: Mapping[str, Allowed]
    facts: Mapping[str, tuple[Fact, ...]]


def mask_watch(inspected: Inspected) -> MaskWatch | None:
    """Take what is needed from the open world; None without one."""
    names, world = inspected.names, inspected.names.world
    if world is None:
        return None
    base = inspected.game_state(None)
    states = {npc: replace(base, npc=names.current(Kind.NPC, npc)) for npc in inspected.state.facts}
    language: Language = names.language
    return MaskWatch(
        held_records(world),
        {npc: world.viewer(state) for npc, state in states.items()},
        {npc: allowed(world, state, (), (), None, language) for npc, state in states.items()},
        inspected.state.facts,
    )


class Names:
    """The names of a world for one thread at a time, kept from one look to the next."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._book: Book | None = None

    @contextmanager
    def reading(self, records: Records) -> Iterator[Book]:
        """The names in the records as they are given."""
        with self._lock:
            if self._book is None:
                self._book = Book(records)
            else:
                self._book.catch_up(records)
            yield self._book


def masked_findings(
    watch: MaskWatch,
    names: Names,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> tuple[Finding, ...]:
    """A finding for every fact and every hidden thing that it names."""
    with names.reading(watch.records) as book:
        return _masked(watch, book, progress)


def _masked(
    watch: MaskWatch, book: Book, progress: Callable[[int, int], None]
) -> tuple[Finding, ...]:
    found: list[Finding] = []
    for done, (npc, facts) in enumerate(watch.facts.items()):
        progress(done, len(watch.facts))
        for at, fact in enumerate(facts):
            named = {id: term for term, id in _hidden_in(watch, book, npc, fact)}
            found += [
                Finding("warning", "masked", npc, (at,), entry=id, term=term)
                for id, term in named.items()
            ]
    return tuple(found)


def _hidden_in(watch: MaskWatch, book: Book, npc: str, fact: Fact) -> Iterator[tuple[str, str]]:
    naming = Naming(book, watch.viewers[npc], watch.own[npc], fact.text)
    for leak in naming.leaks():
        yield leak.text, leak.entry or ""
