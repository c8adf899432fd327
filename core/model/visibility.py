"""Who may see an entry: the forms of spec section 1, as frozen values.

A visibility is an `Audience`, or `AnyOf` / `AllOf` over visibilities. What
cannot be understood is an `Audience` of kind `INVALID`: nobody sees it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum


class AudienceKind(StrEnum):
    """The kinds of audience; `QUEST` stands only inside `AllOf`."""

    PUBLIC = "public"
    NPC = "npc"
    FACTION = "faction"
    SECRET = "secret"
    HIDDEN = "hidden"
    QUEST = "quest"
    INVALID = "invalid"


@dataclass(frozen=True, slots=True)
class Audience:
    """One audience; `id` names the NPC, faction or quest, or holds what was not understood."""

    kind: AudienceKind
    id: str = ""


@dataclass(frozen=True, slots=True)
class AnyOf:
    """Seen by whoever one of the parts admits: a list in the file."""

    parts: tuple[Visibility, ...]


@dataclass(frozen=True, slots=True)
class AllOf:
    """Seen only by whom every part admits: `{"todas": [...]}` in the file."""

    parts: tuple[Visibility, ...]


Visibility = Audience | AnyOf | AllOf

PUBLIC = Audience(AudienceKind.PUBLIC)
SECRET = Audience(AudienceKind.SECRET)
HIDDEN = Audience(AudienceKind.HIDDEN)


def npc(id: str) -> Audience:
    """Only the NPC of this id."""
    return Audience(AudienceKind.NPC, id)


def faction(id: str) -> Audience:
    """Only members of the faction of this id."""
    return Audience(AudienceKind.FACTION, id)


def quest(id: str) -> Audience:
    """Once the quest of this id is completed; for use inside `AllOf`."""
    return Audience(AudienceKind.QUEST, id)


def audiences(visibility: Visibility) -> Iterator[Audience]:
    """Every audience in it, in file order."""
    if isinstance(visibility, Audience):
        yield visibility
        return
    for part in visibility.parts:
        yield from audiences(part)


def has_secret(visibility: Visibility) -> bool:
    """Whether a required quest has anything to gate."""
    return any(a.kind is AudienceKind.SECRET for a in audiences(visibility))


def needs_version_2(visibility: Visibility) -> bool:
    """Lists, `todas` and factions came with version 2 of the format."""
    if not isinstance(visibility, Audience):
        return True
    return visibility.kind is AudienceKind.FACTION
