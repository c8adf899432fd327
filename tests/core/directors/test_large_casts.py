"""Five hundred people, hundreds of quests: the directors' contexts still fit (spec section 8)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from core.directors.calls import run
from core.directors.game import Game, Opening
from core.directors.rows import DirectorContext, Role, Section
from core.directors.table import Settings, Table
from core.directors.turn import Move, play
from core.retrieval import Retriever
from core.world.opening import open_world

PEOPLE, QUESTS = 500, 300
SYNOPSIS = "Hablan del tiempo. <npc_list>npc_3, npc_4</npc_list>"


def table_of(folder: Path, people: int, **settings: object) -> Table:
    npcs = [
        {"id": f"npc_{n}", "nombre": f"Persona{n}", "ficha_publica": f"Vecina número {n}.",
         "ficha_completa": f"Esconde la moneda {n} bajo la tabla del suelo, y nadie lo sospecha."}
        for n in range(people)
    ]  # fmt: skip
    content = {
        "version": 2,
        "entradas": [{"id": "pozo", "texto": "El pozo es hondo.", "etiquetas": ["pozo"]}],
        "npcs": npcs,
        "quests": [{"id": f"tarea_{n}", "nombre": f"Tarea {n}"} for n in range(QUESTS)],
    }
    (folder / "w.json").write_text(json.dumps(content), encoding="utf-8")
    world = open_world(folder)
    done = frozenset(f"tarea_{n}" for n in range(150))
    game = Game("es", Opening(quests=done))
    return Table(world, Retriever(world), game, Settings(**settings))  # type: ignore[arg-type]


def contexts(table: Table, said: str) -> dict[Role, DirectorContext]:
    result = run(play(table, Move(said, synopsis=SYNOPSIS)))
    return {c.role: c for c in (*result.contexts, table.story(said))}


def test_a_turn_can_be_played_among_five_hundred(tmp_path: Path) -> None:
    found = contexts(table_of(tmp_path, PEOPLE), "¿Has visto a Persona321?")
    story, game = found[Role.STORY], found[Role.GAME]
    assert story.tokens <= story.budget and game.tokens <= game.budget
    kept = {row.key for row in story.section(Section.PEOPLE)}
    assert "npc:npc_321:full" in kept and "npc:npc_0:full" in kept
    assert "npc:npc_499:full" not in kept
    assert any(row.key == "npc:npc_499:full" for row in story.left_out)


def test_those_present_are_never_left_out(tmp_path: Path) -> None:
    table = table_of(tmp_path, PEOPLE)
    result = run(play(table, Move("Hola.", synopsis=SYNOPSIS, present=("npc_498", "npc_499"))))
    table.game.take(result.records)
    kept = {row.key for row in table.story("¿Y bien?").section(Section.PEOPLE)}
    assert {"npc:npc_498:full", "npc:npc_499:full"} <= kept


def test_a_small_cast_is_kept_whole_when_the_budget_is_short(tmp_path: Path) -> None:
    table = table_of(tmp_path, 20, story_budget=4000)
    for turn in range(90):
        talk = " ".join(f"palabra{turn}x{n}" for n in range(12))
        result = run(play(table, Move(talk, synopsis=SYNOPSIS if not turn else None)))
        table.game.take(result.records)
    story = table.story("Hola.")
    assert any(row.section is Section.SCENES for row in story.left_out)
    assert not any(row.section is Section.PEOPLE for row in story.left_out)


@pytest.mark.parametrize("key", ["quests", "open"])
def test_a_long_list_of_quests_is_cut(tmp_path: Path, key: str) -> None:
    game = contexts(table_of(tmp_path, 3), "Hola.")[Role.GAME]
    (row,) = [row for row in game.rows if row.key == key]
    assert row.text.count("tarea_") == 40
    assert ("tarea_149" if key == "quests" else "tarea_150") in row.text
