"""`test`, `can`, `audit`, `lab` and `bundle` as people and programs call them."""

from __future__ import annotations

import csv
import json
import shutil
from pathlib import Path
from xml.etree import ElementTree

import pytest

from core.cli.main import main

ROOT = Path(__file__).resolve().parents[3]
LORE = str(ROOT / "data" / "lore")
SAVE = str(ROOT / "data" / "saves" / "partida_03.json")
QUESTIONS = str(ROOT / "data" / "questions" / "villarroca.jsonl")
TRUTH = "la_verdad_de_la_mina"

Capture = pytest.CaptureFixture[str]


def run(capsys: Capture, *arguments: str) -> tuple[int, str, str]:
    code = main(arguments)
    out, err = capsys.readouterr()
    return code, out, err


def run_json(capsys: Capture, *arguments: str) -> tuple[int, dict[str, object]]:
    code, out, err = run(capsys, *arguments, "--json")
    assert err == ""
    content = json.loads(out)
    assert content["loremask"] == 1
    return code, content


@pytest.fixture
def broken_lore(tmp_path: Path) -> Path:
    """The sample with a secret made public: a case must notice."""
    folder = tmp_path / "lore"
    shutil.copytree(LORE, folder)
    path = folder / "mina.json"
    content = json.loads(path.read_text(encoding="utf-8"))
    for entry in content["entradas"]:
        if entry["id"] == "mina_causa_real":
            entry["visibilidad"] = "publico"
            del entry["requiere_quest"]
    path.write_text(json.dumps(content, ensure_ascii=False), encoding="utf-8")
    return folder


def test_the_sample_worlds_pass(capsys: Capture) -> None:
    for world, count in (("lore", 40), ("lore_en", 10), ("lore_pt", 10)):
        code, content = run_json(capsys, "test", str(ROOT / "data" / world))
        assert code == 0
        assert [c["ok"] for c in content["cases"]] == [True] * count
        assert {"id", "ok", "expected", "got"} <= set(content["cases"][0])


def test_a_failing_case_exits_1_and_says_expected_and_got(
    capsys: Capture, broken_lore: Path, tmp_path: Path
) -> None:
    report = tmp_path / "results.xml"
    code, out, _ = run(capsys, "test", str(broken_lore), "--junit", str(report))
    assert code == 1
    assert "“mina_causa_real” is not masked" in out
    assert "oculta: expected mina_causa_real" in out
    root = ElementTree.parse(report).getroot()
    assert root.attrib["tests"] == "40"
    assert int(root.attrib["failures"]) == sum("failed: " in line for line in out.splitlines())
    code, content = run_json(capsys, "test", str(broken_lore), "semilla_mina")
    (case,) = content["cases"]
    assert (code, case["ok"], case["expected"]["masks"], case["got"]["masks"]) == (
        1,
        False,
        ["mina_causa_real"],
        [],
    )


def test_some_cases_and_an_unknown_one(capsys: Capture) -> None:
    code, content = run_json(capsys, "test", LORE, "pacto_gremio", "semilla_mina")
    assert (code, [c["id"] for c in content["cases"]]) == (0, ["semilla_mina", "pacto_gremio"])
    code, out, err = run(capsys, "test", LORE, "semila_mina")
    assert (code, out) == (2, "")
    assert "semilla_mina" in err


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("--npc", "herrero_bram", "--entry", "bram_hermano"), 0),
        (("--npc", "tabernera_sabela", "--entry", "bram_hermano"), 1),
        (("--entry", "mina_derrumbe"), 0),
        (("--npc", "herrero_bram", "--entry", "mina_causa_real"), 1),
        (("--npc", "herrero_bram", "--entry", "mina_causa_real", "--quest", TRUTH), 0),
        (("--npc", "herrero_bram", "--entry", "sabela_picos", "--save", SAVE), 0),
        (("--npc", "herrero_bram", "--entry", "sabela_picos"), 1),
        (("--npc", "herrero_bran", "--entry", "bram_hermano"), 2),
        (("--npc", "herrero_bram", "--entry", "bram_herman"), 2),
        (("--npc", "herrero_bram"), 2),
    ],
)
def test_can_answers_by_exit_code(capsys: Capture, arguments: tuple[str, ...], code: int) -> None:
    got, out, err = run(capsys, "can", LORE, *arguments)
    assert got == code
    assert bool(out) == (code < 2)
    assert bool(err) == (code == 2)


def test_can_as_json(capsys: Capture) -> None:
    code, content = run_json(
        capsys, "can", LORE, "--npc", "herrero_bram", "--entry", "carta_de_doran"
    )
    assert code == 1
    assert content["can"]["needs"] == [["quest:la_carta_de_doran"]]


def test_the_audit_lists_findings_and_first_steps(capsys: Capture, tmp_path: Path) -> None:
    table, audit = tmp_path / "knows.json", tmp_path / "audit.csv"
    code, content = run_json(
        capsys, "audit", LORE, "--csv", str(audit), "--table", str(table)
    )  # fmt: skip
    assert code == 1
    assert {(f["code"], f["id"]) for f in content["findings"]} == {
        ("audit_draft", "idea_fichas_rio"),
        ("spoiler", "sabela_rumor"),
    }
    since = content["since"]["mina_causa_real"]
    assert set(since.values()) == {content["steps"].index(TRUTH)}
    assert content["since"]["bram_hermano"]["herrero_bram"] == 0
    assert content["since"]["bram_hermano"]["*"] is None
    with audit.open(encoding="utf-8", newline="") as file:
        rows = {row["id"]: row for row in csv.DictReader(file)}
    assert rows["mina_causa_real"]["herrero_bram"] == TRUTH
    assert json.loads(table.read_text(encoding="utf-8"))["steps"] == content["steps"]


def test_an_audit_with_hints_only_is_fine(capsys: Capture) -> None:
    assert run(capsys, "audit", str(ROOT / "data" / "lore_en"))[0] == 0


def test_the_lab_measures_each_profile(capsys: Capture) -> None:
    code, content = run_json(capsys, "lab", LORE, QUESTIONS)
    assert code == 0
    assert [p["profile"] for p in content["profiles"]] == ["lexical", "lexical+", "natural"]
    for row in content["profiles"]:
        assert row["questions"] == 120
        assert 0 < row["recall@1"] <= row["recall@5"] < 1
    code, out, _ = run(capsys, "lab", LORE, QUESTIONS, "--profile", "natural", "--misses")
    assert "natural" in out
    assert "was not retrieved" in out


def test_a_lab_file_with_an_unknown_id_exits_1(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "q.jsonl"
    path.write_text('{"query": "x", "expects": ["mina_derrumb"]}', encoding="utf-8")
    code, out, _ = run(capsys, "lab", LORE, str(path))
    assert code == 1
    assert "mina_derrumbe" in out


def test_a_bundle_is_made_and_opened(capsys: Capture, tmp_path: Path) -> None:
    path = str(tmp_path / "why.zip")
    asked = ("--query", "Soy Ventura, ¿y la mina?", "--npc", "herrero_bram", "--save", SAVE)
    code, out, _ = run(capsys, "bundle", LORE, *asked, "--out", path)
    assert code == 0
    assert "CONTAINS SECRETS" in out
    code, content = run_json(capsys, "bundle", path, "--world", LORE)
    assert (code, content["same"], content["changes"]) == (0, True, [])
    assert content["bundle"]["question"]["query"] == "Soy […], ¿y la mina?"
    assert "Ventura" not in json.dumps(content, ensure_ascii=False)
    code, out, _ = run(capsys, "bundle", path)
    assert code == 0
    assert "mina_causa_real" in out


def test_nothing_in_a_world_or_a_bundle_commands_the_terminal(
    capsys: Capture, tmp_path: Path
) -> None:
    world, path = tmp_path / "world", str(tmp_path / "odd.zip")
    world.mkdir()
    odd = "a\x1b[2J\nok"
    entry = {"id": odd, "text": "The mine.", "tags": ["mine"], "visibility": "npc:x"}
    case = {"id": "c", "query": "mine", "retrieves": [odd]}
    content = {"entries": [entry], "npcs": [{"id": "x"}], "cases": [case]}
    (world / "w.json").write_text(json.dumps(content), encoding="utf-8")
    question = json.dumps({"query": f"mine {odd}", "expects": [odd]})
    (tmp_path / "q.jsonl").write_text(question, encoding="utf-8")
    for arguments in (
        ("bundle", str(world), "--query", "mine", "--out", path),
        ("bundle", path, "--world", str(world)),
        ("can", str(world), "--entry", odd),
        ("test", str(world)),
        ("lab", str(world), str(tmp_path / "q.jsonl"), "--misses"),
    ):
        _, out, err = run(capsys, *arguments)
        assert err == "" and "\x1b" not in out
        assert "ok" not in [line[:2] for line in out.splitlines()]


def test_a_bundle_says_what_changed(capsys: Capture, broken_lore: Path, tmp_path: Path) -> None:
    path = str(tmp_path / "why.zip")
    run(capsys, "bundle", LORE, "--query", "la mina", "--out", path)
    code, out, _ = run(capsys, "bundle", path, "--world", str(broken_lore))
    assert code == 1
    assert "mina.json has changed since" in out
    assert "“mina_causa_real” is retrieved now" in out


def test_a_players_bundle_has_no_secret(capsys: Capture, tmp_path: Path) -> None:
    path = str(tmp_path / "why.zip")
    code, out, _ = run(
        capsys, "bundle", LORE, "--query", "la mina", "--for-player", "--out", path
    )  # fmt: skip
    assert (code, "SECRETS" in out) == (0, False)
    _, content = run_json(capsys, "bundle", path)
    assert "mina_causa_real" not in json.dumps(content)


def test_a_file_that_is_there_is_not_replaced_unless_asked(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "why.zip"
    path.write_text("mine", encoding="utf-8")
    asked = ("bundle", LORE, "--query", "x", "--out", str(path))
    assert run(capsys, *asked)[0] == 2
    assert path.read_text(encoding="utf-8") == "mine"
    assert run(capsys, *asked, "--force")[0] == 0


@pytest.mark.parametrize(
    "arguments",
    [
        ("bundle", LORE),
        ("bundle", LORE, "--query", "x"),
        ("bundle", LORE + "/mina.json", "--world", LORE),
        ("bundle", "/nowhere.zip", "--world", LORE),
        ("bundle", "/nowhere.zip"),
        ("lab", LORE, "/nowhere.jsonl"),
        ("test", "/nowhere"),
        ("audit", "/nowhere"),
        ("test", LORE, "--junit", "/nowhere/at/all/results.xml"),
    ],
)
def test_what_cannot_be_used_exits_2(capsys: Capture, arguments: tuple[str, ...]) -> None:
    code, out, err = run(capsys, *arguments)
    assert code == 2
    assert err
    assert "Traceback" not in out + err
    assert "should not have happened" not in err


@pytest.mark.parametrize("command", ["test", "can", "audit", "lab", "bundle"])
def test_help_teaches_by_example(capsys: Capture, command: str) -> None:
    code, out, _ = run(capsys, command, "--help")
    assert code == 0
    assert out.count(f"loremask {command}") >= 3
