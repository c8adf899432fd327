"""Ids that the Story Director makes up carry nothing to the other directors."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from core.directors.calls import Call, Purpose, run
from core.directors.game import Game, Opening
from core.directors.table import Level, Settings, Table
from core.directors.turn import Move, commit, play
from core.retrieval import Retriever
from core.world.opening import open_world

ISOLATION = Path(__file__).resolve().parents[3] / "data" / "isolation"


def world_without(tmp_path: Path, *kinds: str) -> Path:
    """The isolation world without some sections, and without what names their ids."""
    for path in ISOLATION.glob("*.json"):
        content = json.loads(path.read_text(encoding="utf-8"))
        for kind in kinds:
            content.pop(kind, None)
        (tmp_path / path.name).write_text(json.dumps(content), encoding="utf-8")
    return tmp_path


def contexts(folder: Path, synopsis: str, level: Level) -> dict[str, str]:
    world = open_world(folder)
    table = Table(world, Retriever(world), Game("es", Opening(place="posada")), Settings(level))
    seen: dict[str, list[str]] = {}

    def answer(call: Call) -> str | None:
        seen.setdefault(call.purpose.value, []).append(call.context.text)
        return synopsis if call.purpose is Purpose.SYNOPSIS else None

    for _ in range(2):
        commit(table, run(play(table, Move(said="Hola.")), answer))
    return {purpose: "\n".join(texts) for purpose, texts in seen.items()}


@pytest.mark.parametrize("level", list(Level))
@pytest.mark.parametrize(
    ("without", "tags"),
    [
        ("lugares", "<npc_list>posadera</npc_list><location>el ataúd del vampiro</location>"),
        ("npcs", "<npc_list>posadera, vampiro_con_ataud</npc_list><location>posada</location>"),
    ],
)
def test_an_id_that_no_record_declares_passes_the_gate(
    tmp_path: Path, level: Level, without: str, tags: str
) -> None:
    folder = world_without(tmp_path, without)
    seen = contexts(folder, f"<synopsis>Cenan.{tags}</synopsis>", level)
    assert Purpose.SCENE.value in seen
    for purpose in (Purpose.SCENE.value, Purpose.RULING.value):
        assert "vampiro" not in seen.get(purpose, "").lower(), purpose


def test_the_game_director_is_not_told_the_unknown_word(tmp_path: Path) -> None:
    tags = "<npc_list>posadera, el_vampiro</npc_list><location>ataúd del vampiro</location>"
    seen = contexts(ISOLATION, f"<synopsis>Cenan.{tags}</synopsis>", Level.SCENE)
    assert Purpose.SCENE.value in seen
    for purpose in (Purpose.SCENE.value, Purpose.RULING.value):
        assert "vampiro" not in seen.get(purpose, "").lower(), purpose
