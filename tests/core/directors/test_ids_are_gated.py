"""Ids that the Story Director makes up carry nothing to the other directors."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from core.directors.calls import Call, Purpose, run
from core.directors.checks import Check
from core.directors.dice import roller
from core.directors.game import Game, Opening
from core.directors.rows import Role
from core.directors.ruling import Route
from core.directors.table import Level, Settings, Table
from core.directors.turn import Move, commit, play
from core.directors.wording import WORDING
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


def table_of(folder: Path, level: Level = Level.SCENE) -> Table:
    world = open_world(folder)
    return Table(world, Retriever(world), Game("es", Opening()), Settings(level))


def scene_texts(table: Table, move: Move, answer=lambda _: None) -> str:
    result = run(play(table, move), answer)
    commit(table, result)
    return "\n".join(c.text for c in result.contexts if c.role is not Role.STORY)


@pytest.mark.parametrize("level", list(Level))
def test_a_place_is_named_to_those_who_know_the_word(tmp_path: Path, level: Level) -> None:
    table = table_of(world_without(tmp_path, "lugares"), level)
    first = Move("Vamos al molino.", "Van. <location>molino</location>", present=("guarda",))
    assert "Lugar: molino" in scene_texts(table, first)
    alone = Move("Aquí estamos.", "Charlan.", present=("guarda",))
    assert "Lugar: molino" in scene_texts(table, alone)
    result = run(play(table, Move("Hola.", "Llega.", present=("guarda", "posadera"))))
    commit(table, result)
    named = {c.channel for c in result.contexts if "Lugar: molino" in c.text}
    # Where one call plays both, one of them knew it.
    assert named - {"story", "game"} == ({"scene:guarda"} if level is Level.NPC else {"scene"})
    other = scene_texts(table, Move("Hola.", "Llega.", present=("posadera",)))
    assert "Lugar" not in other.replace("IDs", "")


def test_a_hidden_place_is_not_named_by_its_id(tmp_path: Path) -> None:
    folder = world_without(tmp_path)
    path = next(folder.glob("*.json"))
    content = json.loads(path.read_text(encoding="utf-8"))
    content["lugares"].append(
        {"id": "ataud_del_vampiro", "nombre": "El ataúd", "visibilidad": "oculto"}
    )
    path.write_text(json.dumps(content), encoding="utf-8")
    table = table_of(folder)
    synopsis = "Bajan. <npc_list>guarda</npc_list><location>ataud_del_vampiro</location>"
    shown = scene_texts(table, Move("Bajo.", synopsis))
    assert table.game.stage.place == "ataud_del_vampiro"
    assert "ataud" not in shown and "ataúd" not in shown


def test_what_the_game_director_proposes_is_gated_too(tmp_path: Path) -> None:
    table = table_of(world_without(tmp_path, "lugares"))
    scene_texts(table, Move("Traigo un relicario.", "Hablan.", present=("cura",)))
    change = '{"route": "continuation", "changes": [{"kind": "place", "id": "relicario"}]}'
    answer = lambda call: change if call.purpose is Purpose.RULING else None  # noqa: E731
    shown = scene_texts(table, Move("Hola.", present=("posadera",)), answer)
    assert "relicario" not in shown.replace("Traigo un relicario", "")


@pytest.mark.parametrize(("skill", "shown"), [("sigilo", True), ("vampirismo", False)])
def test_a_skill_named_after_its_secret_is_not_named(
    tmp_path: Path, skill: str, shown: bool
) -> None:
    folder = world_without(tmp_path)
    path = next(folder.glob("*.json"))
    content = json.loads(path.read_text(encoding="utf-8"))
    content["jugador"]["habilidades"][skill] = 3
    path.write_text(json.dumps(content), encoding="utf-8")
    table = table_of(folder)
    check = Check(skill, "2d6", 8, "si falla, lo ven")
    move = Move(
        "Lo intento.", "Miran.", present=("guarda",), check=check, route=Route.CONTINUATION,
        throw=lambda _: roller(Random(1)),
    )  # fmt: skip
    result = run(play(table, move))
    assert result.rolled is not None and result.rolled.announced.skill == skill
    (scene,) = [c for c in result.contexts if c.role is Role.SCENE]
    assert (skill in scene.text) is shown
    assert WORDING["es"].outcomes[result.rolled.outcome.value] in scene.text
    assert skill in table.ruling("hola").text, "the Game Director sees skills"


@pytest.mark.parametrize("level", list(Level))
def test_the_id_of_a_hidden_entry_does_not_pass(tmp_path: Path, level: Level) -> None:
    entries = [
        {
            "id": "farero_culpable",
            "texto": "La lámpara se apagó aquella noche.",
            "etiquetas": ["noche"],
            "visibilidad": "secreto",
            "requiere_quest": "faro",
        },
        {"id": "faro_viejo", "texto": "La lámpara del puerto es vieja.", "etiquetas": ["noche"]},
    ]
    world = {"version": 1, "entradas": entries, "npcs": [{"id": "ana", "nombre": "Ana"}]}
    (tmp_path / "a.json").write_text(json.dumps(world), encoding="utf-8")
    synopsis = (
        "<synopsis>Se hace de noche. Ana recuerda [farero_culpable]. Habla de [faro_viejo]."
        "<npc_list>ana</npc_list></synopsis>"
    )
    seen = contexts(tmp_path, synopsis, level)
    assert "farero_culpable" in seen["synopsis"]
    assert "culpable" not in seen["scene"]
    assert "Se hace de noche. Habla de [faro_viejo]." in seen["scene"]
