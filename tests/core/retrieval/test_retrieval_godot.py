"""What the game's own rule, run in a real Godot, answered: ids, order and scores to the bit."""

from __future__ import annotations

import json
import struct
from pathlib import Path
from typing import Any

import pytest

from core.model.state import GameState
from core.retrieval import Retriever, size
from core.world.opening import open_world

GOLDEN: dict[str, Any] = json.loads(
    (Path(__file__).parent / "godot" / "golden.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("few", [0, size.FEW_SLOTS], ids=["numpy", "dict"])
def test_answers_are_those_of_the_game(
    few: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(size, "FEW_SLOTS", few)
    monkeypatch.setattr(size, "FEW_ROWS", few)
    (tmp_path / "lore.json").write_text(json.dumps({"entradas": GOLDEN["entradas"]}))
    retriever = Retriever(open_world(tmp_path))
    for asked, answer in zip(GOLDEN["questions"], GOLDEN["answers"], strict=True):
        hits = retriever.retrieve(asked["query"], _state(asked))
        assert [[h.id, struct.pack("<d", h.score).hex()] for h in hits] == answer, asked


def test_the_golden_answers_are_worth_comparing() -> None:
    sizes = [len(answer) for answer in GOLDEN["answers"]]
    assert sum(sizes) > 1500
    assert max(sizes) > 20


def _state(asked: dict[str, Any]) -> GameState:
    return GameState(
        npc=asked["npc"] or None,
        place=asked["place"] or None,
        quests=frozenset(asked["quests"]),
        k=asked["k"],
    )
