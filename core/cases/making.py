"""A case from what the playground, a save or a failing answer shows: one action (spec section 10)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from core.cases.answers import findings_now
from core.knowledge.quests import in_order
from core.model.kinds import Kind
from core.model.mask import Viewer, sees
from core.model.records import Entry
from core.model.state import DEFAULT_K, GameState
from core.retrieval import Retriever
from core.text.fold import fold, tokens
from core.world.free_ids import free_id
from core.world.world import World

Fields = dict[str, object]
_LONGEST = 40


def case_from(
    world: World,
    retriever: Retriever,
    query: str,
    state: GameState,
    answer: str | None = None,
    findings: Sequence[str] | None = None,
) -> Fields:
    """The fields of a case that expects what happens now; give them to `core.world.build.add`.

    It expects the ids retrieved, and as masked those that would have been among the top k.
    With an answer it expects `findings` (`kind:text`), by default those that are made now.
    What an NPC has learnt in a game has no place in a case: the case asks without it.
    """
    asked = GameState(state.npc, state.place, state.quests, k=state.k, profile=state.profile)
    hits = retriever.retrieve(query, asked)
    fields: Fields = {"id": _free_id(world, query, state), **_asked_fields(world, query, asked)}
    fields["retrieves"] = _named(hit.id for hit in hits)
    fields["masks"] = _masked(world, retriever, query, asked)
    fields = {name: value for name, value in fields.items() if value not in ((), None)}
    if answer is not None:
        if findings is None:
            findings = findings_now(world, retriever, query, asked, answer)
        fields |= {"answer": answer, "findings": tuple(findings)}
    return fields


def _asked_fields(world: World, query: str, state: GameState) -> Fields:
    """Who is asked, where, when and what, in the order of the file; defaults are left out."""
    return {
        "npc": state.npc,
        "place": state.place,
        "quests": in_order(world, state.quests),
        "query": query,
        "k": None if state.k == DEFAULT_K else state.k,
        "profile": None if state.profile == "lexical" else state.profile,
    }


def _named(ids: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(id for id in ids if id))


def _masked(world: World, retriever: Retriever, query: str, state: GameState) -> tuple[str, ...]:
    """What is hidden and would have been among the top k; not an id that is open elsewhere."""
    viewer = world.viewer(state)
    near = (m for m in retriever.explain(query, state).masked if (m.rank or 0) <= state.k)
    return _named(m.id for m in near if not _is_open(world, m.id, viewer))


def _is_open(world: World, id: str, viewer: Viewer) -> bool:
    found = (world.data(handle) for handle in world.find(Kind.ENTRY, id))
    return any(isinstance(data, Entry) and sees(data, viewer) for data in found)


def _free_id(world: World, query: str, state: GameState) -> str:
    """A free id from the NPC's id and the question's longer words."""
    longer = [word for word in tokens(fold(query)) if len(word) > 3]
    parts = [state.npc or "", *longer[:3]]
    wanted = "_".join(part for part in parts if part)[:_LONGEST] or "case"
    return free_id(wanted, world.known_ids(Kind.CASE))


def file_for_cases(world: World) -> int | None:
    """The file that a new case goes to: the one with the last case; None when there is none."""
    writable = [file for file in world.lore_files if file.read_only is None]
    holding = [file.handle for file in writable if file.section(Kind.CASE) is not None]
    return holding[-1] if holding else None
