"""A filter made ready for one world: a test on handles for each of its terms."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

from core.model.kinds import Kind
from core.model.records import Broken, Case, Data, Entry, Npc, Quest
from core.model.visibility import AllOf, AnyOf, Audience, AudienceKind, Visibility, audiences
from core.query.catalogue import Catalogue
from core.query.language import VISIBILITIES, Filter, Term
from core.text.fold import fold


class Finding(Protocol):
    """What a filter needs of an issue."""

    @property
    def severity(self) -> str: ...

    @property
    def code(self) -> str: ...


Findings = Callable[[int], Iterable[Finding]]
Test = Callable[[int], bool]
UNREACHABLE = "unreachable"
"""The code of the issue "nobody can see this in any reachable state"."""


def no_findings(handle: int) -> tuple[Finding, ...]:
    """For callers that hold no issues."""
    return ()


def tests_of(
    filter: Filter, catalogue: Catalogue, findings: Findings = no_findings
) -> tuple[Test, ...]:
    """A test for each term; a record is kept when all hold."""
    tests = []
    for term in filter.terms:
        test = _nothing if term.problem else _MAKERS[term.key](term, catalogue, findings)
        tests.append(_negation(test) if term.negated and not term.problem else test)
    return tuple(tests)


def _nothing(handle: int) -> bool:
    return False


def _negation(test: Test) -> Test:
    return lambda handle: not test(handle)


def _words(term: Term, catalogue: Catalogue, findings: Findings) -> Test:
    wanted, folded = fold(term.value), catalogue.folded
    return lambda handle: wanted in folded(handle)


def _tag(term: Term, catalogue: Catalogue, findings: Findings) -> Test:
    wanted, tags = fold(term.value), catalogue.tags
    if term.exact or wanted in catalogue.known_tags:
        return lambda handle: wanted in tags(handle)
    meant = frozenset(tag for tag in catalogue.known_tags if wanted in tag)
    return lambda handle: not meant.isdisjoint(tags(handle))


def _visibility(term: Term, catalogue: Catalogue, findings: Findings) -> Test:
    wanted, data = VISIBILITIES[term.value.lower()], catalogue.world.data
    if wanted in ("all", "any"):
        shape = AllOf if wanted == "all" else AnyOf
        return lambda handle: _holds(data(handle), shape)
    return lambda handle: any(a.kind.value == wanted for a in _audiences(data(handle)))


def _holds(data: Data, shape: type) -> bool:
    return isinstance(data, Entry) and _has_shape(data.visibility, shape)


def _has_shape(visibility: Visibility, shape: type) -> bool:
    if isinstance(visibility, shape):
        return True
    if isinstance(visibility, Audience):
        return False
    return any(_has_shape(part, shape) for part in visibility.parts)


def _audiences(data: Data) -> Iterable[Audience]:
    return audiences(data.visibility) if isinstance(data, Entry) else ()


def _ids(read: Callable[[Data], Iterable[str]], kind: Kind) -> Callable[..., Test]:
    """A maker of tests on ids: exact when the world knows the id, else a part of it is enough."""

    def make(term: Term, catalogue: Catalogue, findings: Findings) -> Test:
        data, wanted = catalogue.world.data, term.value
        if term.exact or catalogue.world.find(kind, wanted):
            return lambda handle: wanted in read(data(handle))
        part = fold(wanted)
        return lambda handle: any(part in fold(id) for id in read(data(handle)))

    return make


def _npcs(data: Data) -> tuple[str, ...]:
    if isinstance(data, Case):
        return (data.npc,) if data.npc else ()
    return tuple(a.id for a in _audiences(data) if a.kind is AudienceKind.NPC)


def _factions(data: Data) -> tuple[str, ...]:
    if isinstance(data, Npc):
        return data.factions
    return tuple(a.id for a in _audiences(data) if a.kind is AudienceKind.FACTION)


def _quests(data: Data) -> tuple[str, ...]:
    if isinstance(data, Quest):
        return data.requires
    if isinstance(data, Case):
        return data.quests
    named = tuple(a.id for a in _audiences(data) if a.kind is AudienceKind.QUEST)
    quest = data.required_quest if isinstance(data, Entry) else None
    return (*named, quest) if quest else named


def _file(term: Term, catalogue: Catalogue, findings: Findings) -> Test:
    world, wanted = catalogue.world, fold(term.value)
    names = {file.handle: fold(file.name) for file in world.files}
    exact = {h for h, name in names.items() if wanted in (name, name.removesuffix(".json"))}
    chosen = exact or {h for h, name in names.items() if wanted in name and not term.exact}
    return lambda handle: world.record(handle).file in chosen


def _id(term: Term, catalogue: Catalogue, findings: Findings) -> Test:
    record, wanted = catalogue.world.record, fold(term.value)
    if term.exact:
        return lambda handle: fold(record(handle).id) == wanted
    return lambda handle: wanted in fold(record(handle).id)


def _text(term: Term, catalogue: Catalogue, findings: Findings) -> Test:
    wanted, text = fold(term.value), catalogue.folded_text
    return lambda handle: wanted in text(handle)


def _weight(term: Term, catalogue: Catalogue, findings: Findings) -> Test:
    data, span = catalogue.world.data, term.span
    assert span is not None
    return lambda handle: getattr(data(handle), "weight", None) in span


def _length(term: Term, catalogue: Catalogue, findings: Findings) -> Test:
    data, span = catalogue.world.data, term.span
    assert span is not None
    return lambda handle: len(getattr(data(handle), "text", "")) in span


def _state(term: Term, catalogue: Catalogue, findings: Findings) -> Test:
    world, wanted = catalogue.world, term.value
    if wanted == "broken":
        return lambda handle: isinstance(world.data(handle), Broken)
    if wanted == "draft":
        return lambda handle: is_draft(world.data(handle))
    if wanted == "readonly":
        return lambda handle: world.file(world.record(handle).file).read_only is not None
    if wanted == "issue":
        return lambda handle: next(iter(findings(handle)), None) is not None
    if wanted == "unreachable":
        return lambda handle: any(f.code == UNREACHABLE for f in findings(handle))
    return lambda handle: any(f.severity == wanted for f in findings(handle))


def is_draft(data: Data) -> bool:
    """Whether a record is marked hidden: shown to nobody yet (spec section 1)."""
    if isinstance(data, Entry):
        return any(a.kind is AudienceKind.HIDDEN for a in audiences(data.visibility))
    return bool(getattr(data, "hidden", False))


_MAKERS: dict[str, Callable[[Term, Catalogue, Findings], Test]] = {
    "": _words,
    "tag": _tag,
    "vis": _visibility,
    "npc": _ids(_npcs, Kind.NPC),
    "faction": _ids(_factions, Kind.FACTION),
    "quest": _ids(_quests, Kind.QUEST),
    "file": _file,
    "id": _id,
    "text": _text,
    "weight": _weight,
    "len": _length,
    "is": _state,
}
