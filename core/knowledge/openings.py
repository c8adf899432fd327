"""What opens an entry for somebody: the one word a cell of the matrix shows."""

from __future__ import annotations

from enum import StrEnum

from core.model.mask import Viewer, admits
from core.model.records import Entry
from core.model.visibility import AllOf, AnyOf, Audience, AudienceKind, Visibility


class Opening(StrEnum):
    """The gate that opens an entry, or that none does.

    Of a list (`AnyOf`) it is the first part that admits; `ALL` is a `todas` whose parts all
    hold; `SECRET` is a secret whose quest is completed; `LEARNT` is what nothing else opens.
    """

    MASKED = "masked"
    PUBLIC = "public"
    NPC = "npc"
    FACTION = "faction"
    SECRET = "secret"
    ALL = "all"
    LEARNT = "learnt"


OPENINGS = tuple(Opening)
"""In the order of the codes that a matrix row holds: 0 is masked."""

_OF_AUDIENCE = {
    AudienceKind.PUBLIC: Opening.PUBLIC,
    AudienceKind.NPC: Opening.NPC,
    AudienceKind.FACTION: Opening.FACTION,
    AudienceKind.SECRET: Opening.SECRET,
    AudienceKind.QUEST: Opening.SECRET,
}


def opening_of(entry: Entry, viewer: Viewer) -> Opening:
    """What opens the entry for the viewer; `MASKED` exactly where `mask.sees` is false."""
    found = _opening(entry.visibility, entry.required_quest, viewer)
    if found is Opening.MASKED and entry.id and entry.id in viewer.learnt:
        return Opening.LEARNT
    return found


def _opening(visibility: Visibility, required_quest: str | None, viewer: Viewer) -> Opening:
    if isinstance(visibility, AnyOf):
        parts = (_opening(part, required_quest, viewer) for part in visibility.parts)
        return next((part for part in parts if part is not Opening.MASKED), Opening.MASKED)
    if not admits(visibility, required_quest, viewer):
        return Opening.MASKED
    return kind_of(visibility)


def kind_of(visibility: Audience | AllOf) -> Opening:
    """The opening that an audience, or a `todas`, gives when it admits."""
    if isinstance(visibility, AllOf):
        return Opening.ALL
    return _OF_AUDIENCE.get(visibility.kind, Opening.MASKED)
