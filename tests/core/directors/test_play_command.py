"""`loremask play`: a turn by hand on the command line, and a trace played again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from core.cli.main import main
from core.directors.calls import run
from core.directors.game import Game, Opening
from core.directors.stage_set import with_stage
from core.directors.table import Table
from core.directors.turn import Move, commit, play
from core.memory.trace import append_trace
from core.retrieval import Retriever
from core.world.opening import open_world

ISOLATION = Path(__file__).resolve().parents[3] / "data" / "isolation"
TURN = ["play", str(ISOLATION), "--say", "Buenas noches.", "--present", "posadera", "guarda"]


def test_what_each_director_would_be_sent_and_what_passes(capsys: pytest.CaptureFixture) -> None:
    code = main([*TURN, "--synopsis", "El vampiro cena. Fuera llueve.", "--json"])
    shown = json.loads(capsys.readouterr().out)
    assert code == 1
    assert shown["gate"][0]["text"] == "Fuera llueve."
    assert shown["gate"][0]["dropped"] == ["El vampiro cena."]
    by_role = {c["role"]: json.dumps(c["messages"], ensure_ascii=False) for c in shown["contexts"]}
    assert "vampiro" not in by_role["scene"]
    assert "tres rentas" in by_role["scene"]


def test_a_clean_turn_is_fine_at_both_levels(capsys: pytest.CaptureFixture) -> None:
    assert main([*TURN, "--synopsis", "Cenan."]) == 0
    assert main([*TURN, "--synopsis", "Cenan.", "--level", "npc"]) == 0
    assert "scene:guarda" in capsys.readouterr().out


@pytest.mark.parametrize("more", [[], ["--synopsis", "Cenan."]])
def test_all_directors_are_told_who_is_there(
    more: list[str], capsys: pytest.CaptureFixture
) -> None:
    """As in the window, where the stage is set before the turn is played."""
    assert main([*TURN, "--place", "posada", *more, "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    table, _ = with_stage(_table(), ("posadera", "guarda"), "posada")
    for context in shown["contexts"]:
        text = "\n".join(text for _, text in context["messages"])
        assert "No hay nadie más" not in text
        assert "Presentes: " in text
        if context["role"] == "story":
            told = table.story("Buenas noches.").messages
            assert text == "\n".join(text for _, text in told)
    assert {context["role"] for context in shown["contexts"]} >= {"game", "scene"}


def _table() -> Table:
    world = open_world(ISOLATION)
    return Table(world, Retriever(world), Game("es", Opening()))


def test_unusable_input_is_said(capsys: pytest.CaptureFixture) -> None:
    assert main(["play", str(ISOLATION)]) == 2
    assert main([*TURN[:-1], "guardia"]) == 2
    assert "guarda" in capsys.readouterr().err


def test_a_trace_is_played_again(tmp_path: Path, capsys: pytest.CaptureFixture) -> None:
    world = open_world(ISOLATION)
    table = Table(world, Retriever(world), Game("es", Opening()))
    file = tmp_path / "game.jsonl"
    for said in ("Buenas noches.", "¿Y las pisadas?"):
        move = Move(said, synopsis="Cenan. <npc_list>guarda</npc_list>", scene="El guarda: Hola.")
        result = run(play(table, move))
        commit(table, result)
        append_trace(file, result.records)
    assert main(["play", str(ISOLATION), "--trace", str(file)]) == 0
    assert capsys.readouterr().out.strip() == "2 / 2"
    file.write_text(file.read_text(encoding="utf-8").replace("Buenas", "Malas"), encoding="utf-8")
    assert main(["play", str(ISOLATION), "--trace", str(file)]) == 1
    assert "Turn 1" in capsys.readouterr().out


def test_a_trace_without_a_turn_to_play_is_no_success(
    tmp_path: Path, capsys: pytest.CaptureFixture
) -> None:
    file = tmp_path / "game.jsonl"
    heard = '{"turn": 1, "speaker": "player", "present": ["guarda"], "text": "Hola."}\n'
    for content in (b"", b"\x00\xff nothing of the kind", heard.encode()):
        file.write_bytes(content)
        assert main(["play", str(ISOLATION), "--trace", str(file)]) == 2
        assert "no turn that can be played again" in capsys.readouterr().err
