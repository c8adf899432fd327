"""What retrieval answers, as JSON values for programs (spec section 11)."""

from __future__ import annotations

from collections.abc import Iterable

from core.model.mask import Gate
from core.model.records import Entry
from core.model.visibility import AllOf, AudienceKind
from core.retrieval.explanation import Masked
from core.retrieval.hits import Hit
from core.world.world import World


def answer_json(
    world: World, results: Iterable[Hit], masked: Iterable[Masked]
) -> dict[str, object]:
    """Retrieved and masked entries, without the envelope."""
    return {
        "results": [hit_json(world, hit) for hit in results],
        "masked": [masked_json(world, m) for m in masked],
    }


def hit_json(world: World, hit: Hit) -> dict[str, object]:
    """One retrieved entry for programs."""
    return {
        "rank": hit.rank,
        "id": hit.id,
        "score": hit.score,
        "text": entry_text(world, hit.handle),
        "signals": [{"kind": s.kind, "match": s.match, "points": s.points} for s in hit.signals],
        "weight": hit.weight,
    }


def entry_text(world: World, handle: int) -> str:
    """The text of an entry, "" for a broken one. Raises KeyError."""
    data = world.data(handle)
    return data.text if isinstance(data, Entry) else ""


def masked_json(world: World, masked: Masked) -> dict[str, object]:
    """One masked entry for programs: never its text.

    `needs` lists alternatives, each a list of what must hold together.
    """
    return {
        "id": masked.id,
        "reason": reason_of(world, masked.handle),
        "needs": [[gate_text(gate) for gate in joint] for joint in masked.gates],
        "rank": masked.rank,
    }


def gate_text(gate: Gate) -> str:
    """`npc:bram`, `faction:guild`, `quest:q` or `public`."""
    if gate.kind is AudienceKind.SECRET:
        return f"quest:{gate.id}"
    return f"{gate.kind.value}:{gate.id}" if gate.id else gate.kind.value


def reason_of(world: World, handle: int) -> str:
    """Why an entry is masked: the kind of its visibility, or `any` / `all` for joint ones."""
    data = world.data(handle)
    visibility = data.visibility if isinstance(data, Entry) else None
    kind = getattr(visibility, "kind", None)
    if isinstance(kind, AudienceKind):
        return kind.value
    return "all" if isinstance(visibility, AllOf) else "any"
