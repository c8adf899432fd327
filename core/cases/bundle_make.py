"""Making a repro bundle of one question."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from importlib.metadata import PackageNotFoundError, version

from core.cases.answers import findings_if_any
from core.cases.bundle import (
    FORMAT,
    MAX_TEXT,
    Bundle,
    Hidden,
    Manifest,
    Outcome,
    Question,
    Retrieved,
    ShownEntry,
)
from core.cases.bundle_names import NamesLeftOut
from core.errors import CannotSave
from core.grounding import FindingKind
from core.knowledge.quests import in_order
from core.memory.facts import Fact
from core.memory.form import dump, load
from core.memory.state import MemoryState, Scene
from core.model.kinds import Kind
from core.model.mask import Viewer, sees
from core.model.records import Entry
from core.model.state import GameState
from core.retrieval import Hit, Masked, Retriever
from core.retrieval.as_json import gate_text
from core.text.fold import fold
from core.world.hashing import file_hashes, world_hash
from core.world.world import World

MAX_RESULTS = 1000
MAX_MASKED = 50
MAX_ENTRIES = 200


@dataclass(frozen=True, slots=True)
class Asked:
    """What a bundle is made of: the question as it was asked, and what the game adds."""

    query: str
    state: GameState
    answer: str | None = None
    memory: MemoryState | None = None
    names: tuple[str, ...] = ()


def make_bundle(
    world: World, retriever: Retriever, asked: Asked, *, for_player: bool = False
) -> Bundle:
    """The bundle of a question, with the players' `names` left out of every text.

    For a player nothing but `retrieve` is asked, so that no masked entry comes near it; an
    answer that gives away what is hidden from the NPC is left out.
    Raises UnknownId for a profile that is none, CannotSave for a question or answer too long.
    """
    names = NamesLeftOut(asked.names)
    query = names.text(asked.query)
    answer = None if asked.answer is None else names.text(asked.answer)
    if max(len(query), len(answer or "")) > MAX_TEXT:
        raise CannotSave("bundle_text_too_long", {"limit": MAX_TEXT})
    hits = retriever.retrieve(query, asked.state)[:MAX_RESULTS]
    masked: tuple[Masked, ...] = ()
    memory, findings = None, None
    left_out = for_player and _gives_away(world, retriever, query, asked.state, answer)
    if left_out:
        answer = None
    if not for_player:
        masked = retriever.explain(query, asked.state).masked[:MAX_MASKED]
        memory = _memory(asked, names)
        findings = findings_if_any(
            world, retriever, query, asked.state, answer, read_memory(memory)
        )
    return Bundle(
        manifest=Manifest(
            loremask_bundle=FORMAT,
            audience="player" if for_player else "author",
            contains_secrets=bool(masked),
            made_with=_version(),
            world=world_hash(world),
            files={} if for_player else file_hashes(world),
            names_left_out=names.count,
            name_mattered=query != asked.query and _differs(retriever, asked, hits),
            answer_left_out=left_out,
        ),
        question=_question(world, query, asked.state, answer),
        outcome=outcome(hits, masked, findings),
        entries=list(_entries(world, hits, masked, for_player)),
        memory=memory,
    )


def _gives_away(
    world: World, retriever: Retriever, query: str, state: GameState, answer: str | None
) -> bool:
    """Whether an answer says what is hidden from the NPC; so it is where that cannot be told."""
    if answer is None:
        return False
    findings = findings_if_any(world, retriever, query, state, answer)
    leak = f"{FindingKind.LEAK.value}:"
    if findings is None or any(found.startswith(leak) for found in findings):
        return True
    viewer, said = world.viewer(state), fold(answer)
    entries = (record.data for record in world.records(Kind.ENTRY))
    hidden = (e for e in entries if isinstance(e, Entry) and not sees(e, viewer))
    # A text without names is found by nobody but by itself.
    return any(entry.text.strip() and fold(entry.text.strip()) in said for entry in hidden)


def _version() -> str:
    try:
        return version("loremask")
    except PackageNotFoundError:
        return ""


def _differs(retriever: Retriever, asked: Asked, hits: Iterable[Hit]) -> bool:
    named = retriever.retrieve(asked.query, asked.state)[:MAX_RESULTS]
    return [(h.id, h.score) for h in named] != [(h.id, h.score) for h in hits]


def _question(world: World, query: str, state: GameState, answer: str | None) -> Question:
    return Question(
        query=query,
        npc=state.npc,
        place=state.place,
        quests=list(in_order(world, state.quests)),
        k=state.k,
        profile=state.profile,
        learnt=_learnt(world, state),
        answer=answer,
    )


def _learnt(world: World, state: GameState) -> dict[str, int]:
    """What this NPC has learnt of the entries that are there."""
    learnt = state.learnt.get(state.npc, {}) if state.npc is not None else {}
    viewer = world.viewer(state)
    return {id: turn for id, turn in learnt.items() if _is_seen(world, id, viewer)}


def _is_seen(world: World, id: str, viewer: Viewer) -> bool:
    found = (world.data(handle) for handle in world.find(Kind.ENTRY, id))
    return any(isinstance(data, Entry) and sees(data, viewer) for data in found)


def outcome(hits: Iterable[Hit], masked: Iterable[Masked], findings: list[str] | None) -> Outcome:
    """What came of a question, as a bundle keeps it."""
    return Outcome(
        results=[Retrieved(id=h.id, rank=h.rank, score=h.score) for h in hits],
        masked=[
            Hidden(id=m.id, rank=m.rank or 0, needs=[list(map(gate_text, j)) for j in m.gates])
            for m in masked
        ],
        findings=findings,
    )


def _entries(
    world: World, hits: Iterable[Hit], masked: Iterable[Masked], for_player: bool
) -> Iterator[ShownEntry]:
    handles = dict.fromkeys((*(h.handle for h in hits), *(m.handle for m in masked)))
    for handle in list(handles)[:MAX_ENTRIES]:
        record = world.record(handle)
        assert isinstance(record.data, Entry)
        if for_player:
            yield ShownEntry(id=record.id, text=record.data.text)
        else:
            yield ShownEntry(id=record.id, file=world.file(record.file).name, raw=record.raw)


# the save's memory


def _memory(asked: Asked, names: NamesLeftOut) -> dict[str, object] | None:
    if asked.memory is None or asked.state.npc is None:
        return None
    form = names.tree(dump(memory_slice(asked.memory, asked.state.npc), 2))
    assert isinstance(form, dict)
    return form


def read_memory(form: Mapping[str, object] | None) -> MemoryState | None:
    """The memory that a bundle holds."""
    return None if form is None else load(form).state


def memory_slice(memory: MemoryState, npc: str) -> MemoryState:
    """What one NPC keeps, and nothing of any other, without keys that are not understood."""
    return MemoryState(
        turn=memory.turn,
        facts={npc: tuple(map(_bare, memory.facts_of(npc)))},
        scenes=tuple(s for s in (_scene(scene, npc) for scene in memory.scenes) if s),
        learnt={npc: dict(memory.learnt[npc])} if npc in memory.learnt else {},
        sheets={npc: tuple(replace(n, raw={}) for n in memory.sheets.get(npc, ()))},
        tombstones={npc: tuple(replace(t, raw={}) for t in memory.tombstones.get(npc, ()))},
        world_hash=memory.world_hash,
        next_id=memory.next_id,
    )


def _bare(fact: Fact) -> Fact:
    return replace(fact, raw={}, origin=replace(fact.origin, raw={}))


def _scene(scene: Scene, npc: str) -> Scene | None:
    presence = {id: spans for id, spans in scene.presence.items() if id == npc}
    memories = {id: line for id, line in scene.memories.items() if id == npc}
    return Scene(scene.id, scene.place, presence, memories) if presence or memories else None
