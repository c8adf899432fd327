"""What the tests of the playground share."""

from __future__ import annotations

from pathlib import Path

from core.model.kinds import Kind
from core.model.mask import sees
from core.model.records import Entry
from core.model.state import GameState
from editor.playground.workspace import PlaygroundWorkspace

SAMPLE = Path(__file__).resolve().parents[3] / "data" / "lore"
DONE = frozenset({"pan_y_carbon", "la_campana_rota", "la_carta_de_doran"})
STATE = GameState("herrero_bram", "mina", DONE)
QUESTION = "¿Qué pasó de verdad en el derrumbe de la mina?"


def handle(room: PlaygroundWorkspace, id: str) -> int:
    """The handle of an entry."""
    return room.asker._document.world.find(Kind.ENTRY, id)[0]


def masked_entries(room: PlaygroundWorkspace) -> list[Entry]:
    """The entries that who is asked may not be given."""
    world = room.asker._document.world
    viewer = world.viewer(room.asker.state)
    rows = (record.data for record in world.records(Kind.ENTRY))
    return [entry for entry in rows if isinstance(entry, Entry) and not sees(entry, viewer)]


def labels(room: PlaygroundWorkspace) -> list[str]:
    """What the rows of the list are called."""
    return [room.model.row(at).label for at in range(room.model.rowCount())]
