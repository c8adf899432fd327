"""Figures that only hidden things hold: the code of a safe is as much of a secret as a name."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from core.directors.game import Game
from core.directors.gate import Gate
from core.directors.table import Table
from core.retrieval import Retriever
from core.world.opening import open_world

HIDDEN = "La caja se abre con 369904 y con 4417. Pagaron 12.500 reales en 1840."


@pytest.fixture
def gate(tmp_path: Path) -> Gate:
    """For Ana, who knows what happened in 1832 and nothing of the safe."""
    entries = [
        {"id": "caja", "texto": HIDDEN, "etiquetas": ["caja"], "visibilidad": "oculto"},
        {"id": "lluvia", "texto": "En 1832 llovió.", "etiquetas": ["lluvia"]},
    ]
    content = {"version": 2, "entradas": entries, "npcs": [{"id": "ana", "nombre": "Ana"}]}
    (tmp_path / "w.json").write_text(json.dumps(content), encoding="utf-8")
    world = open_world(tmp_path)
    table = Table(world, Retriever(world), Game("es"))
    return table.gate(table.game, ("ana",))


@pytest.mark.parametrize(
    "shown",
    [
        "4417",
        "*369904*",
        "4.417",
        "44-17",
        "4 4 1 7",
        "12500",
        "12.500",
        "1840",
        "٤٤١٧",
        "４４１７",
    ],
)
def test_a_hidden_code_does_not_pass(gate: Gate, shown: str) -> None:
    text = f"Dice que es {shown}, y sonríe."
    assert [hit.word for hit in gate.hits(text)] == [shown.strip("*")]


@pytest.mark.parametrize(
    "text",
    ["En 1832 llovió mucho.", "Son las 18:40 en la plaza.", "Quedan 18, 40 o 36 días.", "Tiene 2000.",
     "El 18 de mayo, a los 40 años.", "Debe 12 reales, y 50 más."],
)  # fmt: skip
def test_what_anybody_knows_and_what_is_chance_passes(gate: Gate, text: str) -> None:
    assert gate.hits(text) == ()
