"""Records of one kind by the names people know them by, and back to their ids."""

from __future__ import annotations

from core.model.kinds import Kind
from core.text.fold import fold
from core.world.world import World
from editor.names import name_of


class Naming:
    """Says an id by its name and finds the id of a name that is typed or chosen."""

    def __init__(self, world: World, kind: Kind) -> None:
        self._world, self._kind = world, kind

    def name(self, id: str) -> str:
        """The name of a record; its id where it has none, or is not there."""
        return name_of(self._world, self._kind, id) if id else ""

    def both(self, id: str) -> str:
        """The name and the id, as they are offered to choose from."""
        name = self.name(id)
        return id if name == id else f"{name} ({id})"

    def id_of(self, typed: str) -> str:
        """The id that was typed, or that of the name; what is neither stays as it is."""
        wanted = typed.strip()
        ids = self._world.ids(self._kind)
        if not wanted or wanted in ids:
            return wanted
        folded = fold(wanted)
        named = (id for id in ids if folded in (fold(self.both(id)), fold(self.name(id))))
        return next(named, wanted)
