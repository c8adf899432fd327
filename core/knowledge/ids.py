"""Ids that were asked for by name: an unknown one is an error with the nearest."""

from __future__ import annotations

from core.errors import UnknownId
from core.model.kinds import Kind
from core.text.similarity import nearest
from core.world.world import World


def unknown_id(world: World, kind: Kind, id: str) -> UnknownId:
    """The error for an id that is not there, with the nearest that is."""
    params = {"kind": kind.value, "id": id}
    guess = nearest(id, world.ids(kind))
    if guess is None:
        return UnknownId("unknown_id", params)
    return UnknownId("unknown_id_nearest", {**params, "nearest": guess})


def is_known(world: World, kind: Kind, id: str) -> bool:
    """Whether the id may stand: declared, or of a kind that the world declares none of."""
    return not world.declares(kind) or bool(world.find(kind, id))
