"""The command line as people and programs call it (spec section 11)."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from core.cli.main import main

ROOT = Path(__file__).resolve().parents[3]
LORE = str(ROOT / "data" / "lore")
SAVE = str(ROOT / "data" / "saves" / "partida_03.json")

Capture = pytest.CaptureFixture[str]


def run(capsys: Capture, *arguments: str) -> tuple[int, str, str]:
    code = main(arguments)
    out, err = capsys.readouterr()
    return code, out, err


def run_json(capsys: Capture, *arguments: str) -> dict[str, object]:
    code, out, err = run(capsys, *arguments, "--json")
    assert (code, err) == (0, "")
    content = json.loads(out)
    assert content["loremask"] == 1
    return content


def test_check_of_the_sample_is_fine_and_lists_its_warnings(capsys: Capture) -> None:
    issues = run_json(capsys, "check", LORE)["issues"]
    assert {i["severity"] for i in issues} == {"warning", "hint"}
    warned = [i for i in issues if i["severity"] == "warning"]
    assert {(i["id"], i["field"]) for i in warned} == {
        ("mina_polvo", "tags"),
        ("sabela_rumor", "text"),
        ("taberna_farol_horas", "text"),
    }
    assert all(i["file"] and i["line"] and i["message"] for i in issues)


def test_check_tells_file_and_line_and_exits_1(capsys: Capture, tmp_path: Path) -> None:
    text = '{\n  "entradas": [\n    {"id": "a", "texto": "x", "etiquetas": []}\n  ]\n}'
    (tmp_path / "a.json").write_text(text, encoding="utf-8")
    code, out, _ = run(capsys, "check", str(tmp_path))
    assert code == 1
    path = os.path.relpath(tmp_path / "a.json")
    assert out.startswith(f"{path}:3: error: a etiquetas: ")


def test_check_speaks_the_language_asked_for(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text('{"entradas": [{"id": "a"}]}', encoding="utf-8")
    spoken = {run(capsys, "check", str(tmp_path), "--language", c)[1] for c in ("en", "es", "pt")}
    assert len(spoken) == 3


def test_a_query_gives_results_with_signals_and_what_is_masked(capsys: Capture) -> None:
    content = run_json(capsys, "query", LORE, "la mina", "--npc", "herrero_bram", "--place", "mina")
    first = content["results"][0]
    assert set(first) == {"rank", "id", "score", "text", "signals", "weight"}
    points = sum(s["points"] for s in first["signals"])
    assert first["score"] == points * first["weight"]
    causes = [m for m in content["masked"] if m["id"] == "mina_causa_real"]
    assert causes == [
        {
            "id": "mina_causa_real",
            "reason": "secret",
            "needs": [["quest:la_verdad_de_la_mina"]],
            "rank": 1,
        }
    ]


def test_as_game_shows_nothing_masked_and_all_shows_every_one(capsys: Capture) -> None:
    asked = ("query", LORE, "la mina", "--npc", "herrero_bram")
    as_game = run_json(capsys, *asked, "--as-game")
    usual = run_json(capsys, *asked)
    everything = run_json(capsys, *asked, "--all")
    assert as_game["masked"] == []
    assert as_game["results"] == usual["results"] == everything["results"]
    assert len(everything["masked"]) > len(usual["masked"]) > 0


def test_quests_may_be_given_together_or_one_by_one(capsys: Capture) -> None:
    together = run_json(capsys, "query", LORE, "x", "--quest", "pan_y_carbon", "la_campana_rota")
    apart = run_json(
        capsys, "query", LORE, "x", "--quest", "pan_y_carbon", "--quest", "la_campana_rota"
    )
    assert together == apart


def test_an_unknown_id_exits_2_with_the_nearest(capsys: Capture) -> None:
    code, out, err = run(capsys, "query", LORE, "x", "--npc", "herrero_bran")
    assert (code, out) == (2, "")
    assert "herrero_bram" in err


def test_an_unknown_id_of_an_undeclared_kind_is_accepted(capsys: Capture, tmp_path: Path) -> None:
    entry = '{"id": "a", "texto": "mina", "etiquetas": ["mina"], "visibilidad": "npc:zoe"}'
    (tmp_path / "a.json").write_text(f'{{"entradas": [{entry}]}}', encoding="utf-8")
    content = run_json(capsys, "query", str(tmp_path), "mina", "--npc", "zoe")
    assert [r["id"] for r in content["results"]] == ["a"]


def test_the_state_can_come_from_a_save(capsys: Capture) -> None:
    with_save = run_json(capsys, "query", LORE, "mina", "--save", SAVE)
    assert any(s["kind"] == "place" for r in with_save["results"] for s in r["signals"])


def test_a_batch_answers_line_by_line_in_order(capsys: Capture, tmp_path: Path) -> None:
    lines = [
        {"query": "la mina", "npc": "herrero_bram", "place": "mina", "quests": [], "k": 2},
        {"query": "zzz"},
        {"query": "la mina", "npc": "nobody_here"},
    ]
    batch = tmp_path / "questions.jsonl"
    batch.write_text("\n".join(json.dumps(line) for line in lines), encoding="utf-8")
    code, out, _ = run(capsys, "query", LORE, "--batch", str(batch))
    answers = [json.loads(line) for line in out.splitlines()]
    assert code == 0
    assert len(answers[0]["ids"]) == len(answers[0]["scores"]) == 2
    assert answers[1] == {"ids": [], "scores": []}
    assert "nobody_here" in answers[2]["warnings"][0]


def test_a_broken_batch_line_is_named_and_the_others_answered(
    capsys: Capture, tmp_path: Path
) -> None:
    batch = tmp_path / "questions.jsonl"
    batch.write_text('{"query": 5}\nnot json\n{"query": "mina"}\n', encoding="utf-8")
    code, out, err = run(capsys, "query", LORE, "--batch", str(batch))
    answers = [json.loads(line) for line in out.splitlines()]
    assert code == 2
    assert [bool(a.get("error")) for a in answers] == [True, True, False]
    assert ":1:" in err
    assert ":2:" in err


def test_a_save_shows_each_npcs_facts(capsys: Capture) -> None:
    content = run_json(capsys, "save", SAVE)
    (candidate,) = content["candidates"]
    facts = [f for npc in candidate["npcs"].values() for f in npc]
    assert facts
    assert all({"texto", "turno", "peso"} <= set(f) for f in facts)


def test_a_save_in_english_or_of_floats_is_shown_alike(capsys: Capture, tmp_path: Path) -> None:
    facts = {"bram": [{"text": "x", "turn": 3.0, "weight": 1.5, "own": 1}, "odd"]}
    path = tmp_path / "save.json"
    path.write_text(json.dumps({"facts": facts, "turn": 3.0}), encoding="utf-8")
    (candidate,) = run_json(capsys, "save", str(path))["candidates"]
    assert candidate["npcs"]["bram"] == [
        {"texto": "x", "turno": 3, "peso": 1.5, "own": 1},
        "odd",
    ]
    assert "x  (turn 3, weight 1.5)" in run(capsys, "save", str(path))[1]


def test_a_save_is_never_written(capsys: Capture, tmp_path: Path) -> None:
    copy = tmp_path / "save.json"
    shutil.copy(SAVE, copy)
    before = (copy.read_bytes(), copy.stat().st_mtime_ns)
    run_json(capsys, "save", str(copy))
    assert (copy.read_bytes(), copy.stat().st_mtime_ns) == before


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("chek", "x"), "check"),
        (("query", LORE, "x", "--plase", "mina"), "--place"),
        (("check", "/nowhere/at/all"), "no such file"),
        (("query", LORE), "question"),
        (("query", LORE, "x", "--k", "0"), "whole number"),
        (("save", LORE + "/mina.json", "--password-env", "UNSET_VARIABLE_X"), "not set"),
    ],
)
def test_a_mistake_is_answered_with_what_to_do(
    capsys: Capture, arguments: tuple[str, ...], words: str
) -> None:
    code, out, err = run(capsys, *arguments)
    assert code == 2
    assert words in out + err
    assert "Traceback" not in out + err


def test_help_teaches_by_example(capsys: Capture) -> None:
    code, out, _ = run(capsys, "--help")
    assert code == 0
    assert "loremask query data/lore" in out
    assert run(capsys, "query", "--help")[1].count("loremask query") >= 3


def test_headless_commands_do_not_import_qt() -> None:
    script = (
        "import sys; from editor.launch import main; code = main(sys.argv[1:]);"
        "assert not any(m.startswith('PySide6') for m in sys.modules); sys.exit(code)"
    )
    for arguments in (["check", LORE], ["query", LORE, "mina"], ["save", SAVE], ["--help"]):
        done = subprocess.run(
            [sys.executable, "-c", script, *arguments], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
