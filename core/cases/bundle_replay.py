"""Asking a bundle's question again: the same answer, or what has changed since."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from core.cases.answers import findings_if_any
from core.cases.bundle import Bundle, Outcome, ShownEntry
from core.cases.bundle_make import MAX_MASKED, MAX_RESULTS, outcome, read_memory
from core.cases.result import Difference
from core.errors import LoremaskError, UnknownId
from core.knowledge.ids import is_known, unknown_id
from core.model.kinds import Kind
from core.model.records import Broken, Entry
from core.model.state import PROFILES
from core.retrieval import Retriever
from core.retrieval.figures import figure
from core.world.apply import parse_raw
from core.world.edits import Change
from core.world.hashing import file_hashes, world_hash
from core.world.lore_file import Record
from core.world.world import World


@dataclass(frozen=True, slots=True)
class Reproduction:
    """A bundle's question asked of a world as it is now.

    `differences` are those of the answer, none when it is exactly the same; `changes` are those
    of the lore, none when its files are byte for byte the same. `now` is what came now.
    """

    differences: tuple[Difference, ...]
    changes: tuple[Difference, ...]
    now: Outcome | None

    @property
    def same(self) -> bool:
        """Whether the answer is reproduced exactly."""
        return not self.differences


def reproduce(bundle: Bundle, world: World, retriever: Retriever) -> Reproduction:
    """Ask again and compare; changes nothing."""
    changes = tuple(_changes(bundle, world))
    unknown = tuple(_unknown(bundle, world))
    if bundle.question.profile not in PROFILES:
        missing = Difference("case_profile", bundle.question.profile, (("known", PROFILES),))
        return Reproduction((*unknown, missing), changes, None)
    now = _ask(bundle, world, retriever)
    found = (*unknown, *_differences(bundle.outcome, now))
    if found and not changes:
        found = (*found, Difference("bundle_program", bundle.manifest.made_with))
    return Reproduction(found, changes, now)


def _ask(bundle: Bundle, world: World, retriever: Retriever) -> Outcome:
    question = bundle.question
    state = question.state()
    hits = retriever.retrieve(question.query, state)[:MAX_RESULTS]
    if bundle.manifest.audience == "player":
        return outcome(hits, (), None)
    masked = retriever.explain(question.query, state).masked[:MAX_MASKED]
    memory = read_memory(bundle.memory)
    findings = findings_if_any(world, retriever, question.query, state, question.answer, memory)
    return outcome(hits, masked, findings)


# the answer


def _differences(was: Outcome, now: Outcome) -> Iterator[Difference]:
    before, after = [r.id for r in was.results], [r.id for r in now.results]
    yield from (Difference("bundle_lost", id) for id in before if id not in after)
    yield from (Difference("bundle_gained", id) for id in after if id not in before)
    if set(before) == set(after) and was.results != now.results:
        shown = (("was", _with_scores(was)), ("now", _with_scores(now)))
        yield Difference("bundle_order", "", shown)
    yield from _masked(was, now)
    if was.findings is not None and was.findings != now.findings:
        shown = (("was", tuple(was.findings)), ("now", tuple(now.findings or ())))
        yield Difference("bundle_findings", "", shown)


def _with_scores(outcome: Outcome) -> tuple[str, ...]:
    return tuple(f"{row.id} ({figure(row.score)})" for row in outcome.results)


def _masked(was: Outcome, now: Outcome) -> Iterator[Difference]:
    before, after = [m.id for m in was.masked], [m.id for m in now.masked]
    yield from (Difference("bundle_mask_off", id) for id in before if id not in after)
    yield from (Difference("bundle_mask_on", id) for id in after if id not in before)
    if set(before) == set(after) and was.masked != now.masked:
        changed = (w.id for w, n in zip(was.masked, now.masked, strict=False) if w != n)
        yield Difference("bundle_mask_changed", next(changed, before[-1]))


# the lore


def _changes(bundle: Bundle, world: World) -> Iterator[Difference]:
    if bundle.manifest.world == world_hash(world):
        return
    if not bundle.manifest.files:
        yield Difference("bundle_world")
    was, now = bundle.manifest.files, file_hashes(world) if bundle.manifest.files else {}
    yield from (Difference("bundle_file_gone", n) for n in was if n not in now)
    yield from (Difference("bundle_file_new", n) for n in now if n not in was)
    yield from (Difference("bundle_file_changed", n) for n in was if now.get(n, was[n]) != was[n])
    for entry in bundle.entries:
        yield from _entry_changes(entry, world)


def _entry_changes(shown: ShownEntry, world: World) -> Iterator[Difference]:
    records = [world.record(handle) for handle in world.find(Kind.ENTRY, shown.id)]
    if not records:
        yield Difference("bundle_entry_gone", shown.id)
    elif shown.raw is not None:
        if all(record.raw != shown.raw for record in records):
            yield _fields(shown.id, shown.raw, records[0])
    elif all(getattr(record.data, "text", None) != shown.text for record in records):
        yield Difference("bundle_entry_changed", shown.id, (("fields", ("text",)),))


def _fields(id: str, raw: str, now: Record) -> Difference:
    try:
        data = parse_raw(Kind.ENTRY, raw).data
    except LoremaskError:
        data = Broken(id)
    if not isinstance(data, Entry):
        return Difference("bundle_entry_changed", id, (("fields", ("*",)),))
    old = Record(now.handle, Kind.ENTRY, now.file, raw, data)
    fields = tuple(sorted(Change(now.handle, old, now).fields()))
    return Difference("bundle_entry_changed", id, (("fields", fields or ("*",)),))


def _unknown(bundle: Bundle, world: World) -> Iterator[Difference]:
    question = bundle.question
    asked = [(Kind.NPC, question.npc), (Kind.PLACE, question.place)]
    asked += [(Kind.QUEST, quest) for quest in question.quests]
    for kind, id in asked:
        if id is not None and not is_known(world, kind, id):
            yield _as_difference(unknown_id(world, kind, id))


def _as_difference(error: UnknownId) -> Difference:
    return Difference(error.code, str(error.params["id"]), tuple(error.params.items()))
