"""The mask: may this viewer see this entry (spec section 3, "Visible to").

It comes first everywhere. Nothing that feeds a model may look at an entry for
which `sees` is false. `what_opens` and `opened_by` are for authors.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from core.model.records import Entry
from core.model.state import GameState
from core.model.visibility import AllOf, AnyOf, Audience, AudienceKind, Visibility, has_secret


@dataclass(frozen=True, slots=True)
class Viewer:
    """One NPC (or a stranger, `npc` None) at one moment of a game."""

    npc: str | None = None
    factions: frozenset[str] = frozenset()
    quests: frozenset[str] = frozenset()
    learnt: frozenset[str] = frozenset()


def viewer(state: GameState, factions: Iterable[str] = ()) -> Viewer:
    """The viewer of `state`, a member of `factions`."""
    learnt = state.learnt.get(state.npc, {}) if state.npc is not None else {}
    return Viewer(state.npc, frozenset(factions), state.quests, frozenset(learnt))


def admits(visibility: Visibility, required_quest: str | None, viewer: Viewer) -> bool:
    """Whether the visibility alone admits the viewer; what is learnt does not count here."""
    if isinstance(visibility, AnyOf):
        return any(admits(part, required_quest, viewer) for part in visibility.parts)
    if isinstance(visibility, AllOf):
        return bool(visibility.parts) and all(
            admits(part, required_quest, viewer) for part in visibility.parts
        )
    return _audience_admits(visibility, required_quest, viewer)


def _audience_admits(audience: Audience, required_quest: str | None, viewer: Viewer) -> bool:
    match audience.kind:
        case AudienceKind.PUBLIC:
            return True
        case AudienceKind.NPC:
            return viewer.npc is not None and audience.id == viewer.npc
        case AudienceKind.FACTION:
            return audience.id in viewer.factions
        case AudienceKind.SECRET:
            return bool(required_quest) and required_quest in viewer.quests
        case AudienceKind.QUEST:
            return audience.id in viewer.quests
        case _:
            return False


def sees(entry: Entry, viewer: Viewer) -> bool:
    """Whether the viewer may be given the entry."""
    if admits(entry.visibility, entry.required_quest, viewer):
        return True
    return entry.id != "" and entry.id in viewer.learnt


def gate_key(entry: Entry) -> tuple[Visibility, str | None]:
    """Entries of one key are admitted together (learning aside): a class for caches."""
    quest = entry.required_quest if has_secret(entry.visibility) else None
    return entry.visibility, quest


@dataclass(frozen=True, slots=True)
class Gate:
    """One thing that opens an entry: an audience, with the quest a secret waits for."""

    kind: AudienceKind
    id: str = ""


def gates(entry: Entry) -> tuple[tuple[Gate, ...], ...]:
    """Who would see the entry and what would reveal it, as alternatives of joint needs.

    `((npc bram,), (faction gremio, quest q))` reads "Bram, or the guild after q".
    An entry that nobody can see gives an empty tuple.
    """
    return tuple(dict.fromkeys(_alternatives(entry.visibility, entry.required_quest)))


def _alternatives(visibility: Visibility, required_quest: str | None) -> list[tuple[Gate, ...]]:
    if isinstance(visibility, AnyOf):
        return [a for part in visibility.parts for a in _alternatives(part, required_quest)]
    if isinstance(visibility, AllOf):
        return _joint(visibility, required_quest)
    return _single(visibility, required_quest)


def _joint(visibility: AllOf, required_quest: str | None) -> list[tuple[Gate, ...]]:
    joined: list[tuple[Gate, ...]] = [()] if visibility.parts else []
    for part in visibility.parts:
        options = _alternatives(part, required_quest)
        joined = [tuple(dict.fromkeys(a + b)) for a in joined for b in options][:64]
    return joined


def _single(audience: Audience, required_quest: str | None) -> list[tuple[Gate, ...]]:
    if audience.kind is AudienceKind.SECRET:
        return [(Gate(AudienceKind.SECRET, required_quest),)] if required_quest else []
    if audience.kind in (AudienceKind.HIDDEN, AudienceKind.INVALID):
        return []
    return [(Gate(audience.kind, audience.id),)]


def opened_by(entry: Entry, viewer: Viewer) -> tuple[Gate, ...] | None:
    """The first alternative of `gates` that admits the viewer; None when masked.

    A learnt entry that nothing else opens gives an empty tuple.
    """
    for alternative in gates(entry):
        if all(_gate_open(gate, viewer) for gate in alternative):
            return alternative
    return () if sees(entry, viewer) else None


def _gate_open(gate: Gate, viewer: Viewer) -> bool:
    return _audience_admits(Audience(gate.kind, gate.id), gate.id, viewer)
