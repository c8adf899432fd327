"""Small worlds for tests of refactoring, written to a folder and opened."""

from __future__ import annotations

from pathlib import Path

from core.world.edits import Edit
from core.world.opening import open_world
from core.world.world import World

FILES = {
    "lore.json": """{
  "version": 2,
  "entradas": [
    {
      "id": "mina_vieja",
      "texto": "La mina se hundió. Véase mina_rota.",
      "etiquetas": [ "mina","derrumbe",   "vieja" ],
      "visibilidad": ["npc:bram", {"todas": ["faccion:gremio", "quest:luz"]}]
    },
    {"id": "mina_rota", "texto": "Bram calla.", "etiquetas": ["mina"],
     "visibilidad": "secreto", "requiere_quest": "luz", "peso": 1.50},
    {"id": "rota", "texto": 7, "etiquetas": ["mina", "x"], "visibilidad": "npc:bram"},
    {"id": "doble", "texto": "a", "etiquetas": ["m\\u0069na"], "etiquetas": ["mina", "pozo"]}
  ]
}
""",
    "mundo.json": """{"npcs": [{"id": "bram", "nombre": "Bram", "facciones": ["gremio"],
  "notas": "bram no es bramante"}, {"id": "nela", "antes": ["nella"]}],
 "lugares": [{"id": "mina", "nombre": "La mina"}, {"id": "plaza"}],
 "facciones": [{"id": "gremio"}],
 "quests": [{"id": "luz"}, {"id": "sombra", "requiere": ["luz", "luz"]}],
 "etiquetas_alias": {"mina": ["yacimiento"], "pozo": ["hoyo"]}}
""",
    "casos.json": """{"casos": [{"id": "c1", "npc": "bram", "lugar": "mina", "quests": ["luz"],
 "consulta": "¿mina?", "recupera": ["mina_vieja", "mina_rota"], "oculta": ["mina_rota"]}]}
""",
    "english.json": """{"entries": [{"id": "e1", "text": "t", "tags": ["mina"],
 "visibility": {"all": ["npc:bram", "faction:gremio"]}}]}
""",
}


def make(folder: Path, files: dict[str, str] = FILES) -> World:
    """The files written and opened."""
    for name, text in files.items():
        (folder / name).write_bytes(text.encode())
    return open_world(folder)


def texts(world: World) -> dict[str, str]:
    """Every file's text as it would be saved."""
    return {file.name: world.file_text(file.handle) for file in world.files}


def applied(world: World, edit: Edit | None) -> Edit:
    """Apply an edit that must be there; its inverse."""
    assert edit is not None
    return world.apply(edit).inverse
