"""Facts that use the words which give away an entry that is masked for their NPC.

Only the `terms` that an entry declares are looked for, by stems, in their order: no guessing.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace

from core.memory.facts import Fact
from core.model.kinds import Kind
from core.model.mask import Viewer, sees
from core.model.records import Entry
from core.text.fold import fold, tokens
from core.text.languages import Language
from core.text.stems import stem
from editor.memory.findings import Finding
from editor.memory.inspected import Inspected

Term = tuple[tuple[str, ...], str, Entry]
"""The stems of a term, the term as it is written, and the entry that declares it."""


@dataclass(frozen=True, slots=True)
class MaskWatch:
    """What to look for, as values that a thread may read while the world is edited."""

    terms: Mapping[str, tuple[Term, ...]]
    viewers: Mapping[str, Viewer]
    facts: Mapping[str, tuple[Fact, ...]]
    language: Language


def mask_watch(inspected: Inspected) -> MaskWatch | None:
    """Take what is needed from the open world; None without one."""
    names, world = inspected.names, inspected.names.world
    if world is None:
        return None
    base = inspected.game_state(None)
    viewers = {
        npc: world.viewer(replace(base, npc=names.current(Kind.NPC, npc)))
        for npc in inspected.state.facts
    }
    terms: dict[str, list[Term]] = defaultdict(list)
    for record in world.records(Kind.ENTRY):
        for found in _terms_of(record.data, names.language):
            terms[found[0][0]].append(found)
    return MaskWatch(
        {first: tuple(held) for first, held in terms.items()},
        viewers,
        inspected.state.facts,
        names.language,
    )


def _terms_of(data: object, language: Language) -> Iterator[Term]:
    for term in data.terms if isinstance(data, Entry) else ():
        stems = _stems(term, language)
        if stems and isinstance(data, Entry):
            yield stems, term, data


def _stems(text: str, language: Language) -> tuple[str, ...]:
    return tuple(stem(word, language) for word in tokens(fold(text)))


def masked_findings(
    watch: MaskWatch, progress: Callable[[int, int], None] = lambda done, total: None
) -> tuple[Finding, ...]:
    """A finding for every fact and every masked entry whose term it uses."""
    found: list[Finding] = []
    for done, (npc, facts) in enumerate(watch.facts.items()):
        progress(done, len(watch.facts))
        for at, fact in enumerate(facts):
            named = {entry.id: term for term, entry in _masked_in(watch, npc, fact)}
            found += [
                Finding("warning", "masked", npc, (at,), entry=entry, term=term)
                for entry, term in named.items()
            ]
    return tuple(found)


def _masked_in(watch: MaskWatch, npc: str, fact: Fact) -> Iterator[tuple[str, Entry]]:
    stems = _stems(fact.text, watch.language) if watch.terms else ()
    for at, first in enumerate(stems):
        for wanted, term, entry in watch.terms.get(first, ()):
            here = stems[at : at + len(wanted)] == wanted
            if here and not sees(entry, watch.viewers[npc]):
                yield term, entry
