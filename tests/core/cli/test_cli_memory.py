"""context, verify, trace, knows and diff, as people and programs call them (spec section 11)."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from core.cli.main import main
from core.context import STRICT
from core.memory.trace import read_trace_file

ROOT = Path(__file__).resolve().parents[3]
LORE = str(ROOT / "data" / "lore")
SAVES = ROOT / "data" / "saves"
SAVE, BEFORE = str(SAVES / "partida_03.json"), str(SAVES / "partida_03_turno_173.json")
TRACE = str(SAVES / "partida_03.jsonl")

Capture = pytest.CaptureFixture[str]


def run(capsys: Capture, *arguments: str) -> tuple[int, str, str]:
    code = main(arguments)
    out, err = capsys.readouterr()
    return code, out, err


def run_json(capsys: Capture, code: int, *arguments: str) -> dict[str, object]:
    got, out, err = run(capsys, *arguments, "--json")
    assert (got, err) == (code, "")
    content = json.loads(out)
    assert content["loremask"] == 1
    return content


# ---- context ----

ASKED = ("context", LORE, "--query", "¿Qué pasó en la mina?", "--npc", "herrero_bram")


def test_context_prints_the_text_as_a_model_gets_it(capsys: Capture) -> None:
    code, out, _ = run(capsys, *ASKED, "--place", "mina")
    assert code == 0
    assert out.startswith("ANCLAJE:\n")
    assert "- [mina_derrumbe] " in out
    assert "mina_causa_real" not in out
    assert out.endswith("Lugar: La mina\n\nJugador: ¿Qué pasó en la mina?\n")


def test_context_opens_a_secret_with_its_quest(capsys: Capture) -> None:
    content = run_json(capsys, 0, *ASKED, "--quest", "la_verdad_de_la_mina")
    assert "mina_causa_real" in content["given"]


@pytest.mark.parametrize("counter", ["estimate", "strict"])
def test_context_keeps_to_its_budget_and_says_what_it_left_out(
    capsys: Capture, counter: str
) -> None:
    budget = "700" if counter == "estimate" else "2200"
    asked = (*ASKED, "--save", SAVE, "--trace", TRACE, "--budget", budget, "--counter", counter)
    content = run_json(capsys, 0, *asked)
    assert content["total"] <= int(budget)
    assert (content["budget"], content["counter"]) == (int(budget), counter)
    if counter == "strict":
        assert content["total"] == STRICT.total(content["text"])
    assert {s["name"] for s in content["sections"]} >= {"rules", "identity", "line"}
    assert {left["why"] for left in content["left_out"]} >= {"budget", "limit", "window"}
    code, out, _ = run(capsys, *asked, "--show", "--language", "es")
    assert code == 0
    assert "Fuera por el presupuesto." in out
    assert ("≈" in out) is (counter == "estimate")


def test_context_too_small_or_unknown_is_exit_2(capsys: Capture) -> None:
    code, out, err = run(capsys, *ASKED, "--budget", "40")
    assert (code, out) == (2, "")
    assert "too small" in err
    code, _, err = run(capsys, "context", LORE, "--query", "x", "--npc", "herrero_bran")
    assert code == 2
    assert "herrero_bram" in err


def test_context_takes_memories_from_a_save_and_not_from_a_save_without(
    capsys: Capture, tmp_path: Path
) -> None:
    _, out, _ = run(capsys, *ASKED, "--save", SAVE)
    assert "LO QUE RECUERDAS DE ESTE JUGADOR:" in out
    bare = tmp_path / "s.json"
    bare.write_text('{"lugar": "mina", "quests_completadas": []}', encoding="utf-8")
    code, out, _ = run(capsys, *ASKED, "--save", str(bare))
    assert code == 0
    assert "LO QUE RECUERDAS" not in out
    code, _, err = run(capsys, *ASKED, "--save", SAVE, "--memory", "$.nada")
    assert (code, "no memory" in err) == (2, True)


# ---- verify ----


def test_verify_finds_leaks_and_inventions_and_exits_1(capsys: Capture) -> None:
    asked = ("verify", LORE, "--npc", "guardia_rufo", "--query", "¿Qué pasó?")
    content = run_json(capsys, 1, *asked, "--answer", "Fue una excavación, según Fermín.")
    assert [(f["kind"], f["text"], f["entry"], f["mask"]) for f in content["findings"]] == [
        ("leak", "excavación", "mina_causa_real", [["quest:la_verdad_de_la_mina"]]),
        ("invention", "Fermín", None, None),
    ]
    assert run(capsys, *asked, "--answer", "No lo sé.", "--language", "es")[0] == 0
    _, out, _ = run(capsys, *asked, "--answer", "Según Fermín.", "--language", "es")
    assert out == "invención: «Fermín» es un nombre que este mundo no conoce.\n"


def test_verify_counts_what_was_retrieved_and_remembered_as_given(capsys: Capture) -> None:
    answer = ("--answer", "Once murieron. Nela oyó la voz de Doran.")
    asked = ("verify", LORE, "--npc", "herrero_bram", "--query", "el derrumbe")
    assert run(capsys, *asked, *answer, "--save", SAVE)[0] == 0


@pytest.mark.parametrize(
    ("language", "said"), [("en", "No findings"), ("es", "Sin hallazgos"), ("pt", "Sem achados")]
)
def test_verify_says_that_it_found_nothing(capsys: Capture, language: str, said: str) -> None:
    asked = ("verify", LORE, "--npc", "guardia_rufo", "--answer", "Buenos días.")
    code, out, _ = run(capsys, *asked, "--language", language)
    assert (code, len(out.splitlines())) == (0, 1)
    assert out.startswith(said)


def test_verify_wants_an_answer_or_a_batch(capsys: Capture) -> None:
    assert run(capsys, "verify", LORE, "--query", "x")[0] == 2
    assert run(capsys, "verify", LORE, "--answer", "x", "--batch", "y")[0] == 2


def batch_file(folder: Path, name: str, *rows: object) -> str:
    lines = [row if isinstance(row, str) else json.dumps(row) for row in rows]
    (folder / name).write_text("\n".join(lines), encoding="utf-8")
    return str(folder / name)


LEAKY = {"answer": "Fue una excavación.", "npc": "guardia_rufo", "label": "b"}
CLEAN = {"answer": "No sé nada.", "npc": "guardia_rufo", "label": "a", "query": "la mina"}


def test_verify_batch_gives_a_line_a_line_without_envelope(capsys: Capture, tmp_path: Path) -> None:
    unknown = {**CLEAN, "npc": "guardia_rufa"}
    file = batch_file(tmp_path, "a.jsonl", LEAKY, "", CLEAN, unknown)
    code, out, err = run(capsys, "verify", LORE, "--batch", file, "--json")
    rows = [json.loads(line) for line in out.splitlines()]
    assert (code, err) == (1, "")
    assert [len(row["findings"]) for row in rows] == [1, 0, 0]
    assert set(rows[1]) == {"findings"}
    assert "guardia_rufo" in rows[2]["warnings"][0]


def test_a_mark_at_the_start_of_a_batch_is_no_error(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "marked.jsonl"
    path.write_bytes(b'\xef\xbb\xbf{"answer": "hola"}\r\n\r\n{"answer": "hola"}\r\n')
    code, out, err = run(capsys, "verify", LORE, "--batch", str(path), "--json")
    assert (code, err) == (0, "")
    assert [json.loads(line) for line in out.splitlines()] == [{"findings": []}] * 2


def test_verify_batch_gives_rates_and_compares_two_files(capsys: Capture, tmp_path: Path) -> None:
    bad = batch_file(tmp_path, "new.jsonl", *[LEAKY] * 30, *[CLEAN] * 10)
    good = batch_file(tmp_path, "old.jsonl", LEAKY, *[CLEAN] * 39)
    asked = ("verify", LORE, "--batch", bad, "--against", good)
    content = run_json(capsys, 1, *asked, "--rates")
    rates = {(r["kind"], r["npc"], r["label"]): r for r in content["rates"]}
    overall = rates["leak", None, None]
    assert (overall["hits"], overall["answers"], overall["rate"]) == (30, 40, 0.75)
    assert overall["low"] == pytest.approx(0.5981, abs=1e-4)
    assert rates["leak", "guardia_rufo", None]["hits"] == 30
    assert rates["any", None, "a"]["hits"] == 0
    compared = {(c["kind"], c["npc"], c["label"]): c for c in content["comparison"]}
    assert compared["leak", None, None]["apart"]
    assert not compared["invention", None, None]["apart"]
    _, out, _ = run(capsys, *asked)
    assert out.startswith("all: 40 answers\n")
    assert "75.0%  [59.8%, 85.8%]  was 2.5%, +72.5%" in out
    assert "label b: 30 answers" in out


@pytest.mark.parametrize(
    "row", ["{", "[]", '{"query": "x"}', '{"answer": 3}', '{"answer": "x", "profile": "y"}']
)
def test_verify_batch_names_a_bad_line_and_exits_2(
    capsys: Capture, tmp_path: Path, row: str
) -> None:
    file = batch_file(tmp_path, "a.jsonl", CLEAN, row)
    code, out, err = run(capsys, "verify", LORE, "--batch", file, "--json")
    assert code == 2
    assert "Line 2" in err
    assert len(out.splitlines()) == 2
    assert run(capsys, "verify", LORE, "--batch", str(tmp_path / "no.jsonl"))[0] == 2


# ---- trace ----


def test_trace_tells_what_each_npc_heard(capsys: Capture) -> None:
    content = run_json(capsys, 0, "trace", TRACE, "--world", LORE)
    assert (content["lines"], content["turns"], content["problems"]) == (82, 41, [])
    bram = content["npcs"]["herrero_bram"]
    assert bram["lines"] == 50
    assert bram["learnt"] == {"archivo_hoja_perdida": 178}
    assert "181" not in map(str, bram["heard"])
    code, out, _ = run(capsys, "trace", TRACE, "--npc", "minera_nela")
    assert (code, "herrero_bram" in out) == (0, False)


def test_trace_contexts_hold_exactly_what_was_heard(capsys: Capture) -> None:
    code, out, _ = run(capsys, "trace", TRACE, "--contexts")
    assert code == 0
    rows = [json.loads(line) for line in out.splitlines()]
    lines = [r for r in read_trace_file(Path(TRACE)).records if hasattr(r, "speaker")]
    texts = [line.text for line in lines]
    npcs = list(dict.fromkeys(row["npc"] for row in rows))
    assert len(rows) == len(lines) * len(npcs)
    assert all(set(row) == {"turn", "npc", "heard", "text"} for row in rows)
    content = run_json(capsys, 0, "trace", TRACE)
    for npc in npcs:
        mine = [row for row in rows if row["npc"] == npc]
        every = content["npcs"][npc]["heard"]
        for line, row in zip(lines, mine, strict=True):
            assert row["turn"] == line.turn
            assert row["heard"] == [t for t in every if t <= line.turn][-6:]
            if texts.count(line.text) == 1:
                assert (f": {line.text}" in row["text"]) is (line.turn in row["heard"])


def test_trace_resolves_earlier_ids_and_names_in_a_world(capsys: Capture, tmp_path: Path) -> None:
    line = {"turn": 1, "speaker": "alguacil_rufo", "text": "Alto", "present": ["herrero_bram"]}
    file = batch_file(tmp_path, "t.jsonl", line)
    content = run_json(capsys, 0, "trace", file, "--world", LORE)
    assert set(content["npcs"]) == {"herrero_bram", "guardia_rufo"}
    _, out, _ = run(capsys, "trace", file, "--world", LORE, "--npc", "herrero_bram", "--contexts")
    assert json.loads(out)["text"] == "CONVERSACIÓN RECIENTE:\nRufo: Alto"


def test_trace_goes_on_from_a_save(capsys: Capture) -> None:
    replayed = run_json(capsys, 0, "trace", TRACE, "--save", BEFORE)["npcs"]
    after = run_json(capsys, 0, "save", SAVE)["candidates"][0]["npcs"]
    for npc in ("alcaldesa_eulalia", "archivera_cata", "minera_nela"):
        texts = {f["texto"] for f in replayed[npc]["facts"]}
        assert texts == {f["texto"] for f in after[npc]}
        assert len(texts) > 4


def test_trace_with_problems_exits_1_and_none_exits_2(capsys: Capture, tmp_path: Path) -> None:
    file = batch_file(tmp_path, "t.jsonl", "{", {"turn": 1, "speaker": "a", "text": "b"})
    code, out, _ = run(capsys, "trace", file, "--language", "es")
    assert (code, "line 1: Esto no es JSON" in out) == (1, True)
    assert run(capsys, "trace", str(tmp_path / "no.jsonl"))[0] == 2
    assert run(capsys, "trace", TRACE, "--world", LORE, "--npc", "nadie")[0] == 2


# ---- knows ----

KNOWS = ("knows", SAVE, "--world", LORE, "--npc", "herrero_bram", "--not")


def test_knows_is_fine_when_the_npc_does_not_know(capsys: Capture) -> None:
    content = run_json(capsys, 0, *KNOWS, "mina_causa_real", "mina_veta")
    assert [row["knows"] for row in content["entries"]] == [False, False]
    code, out, _ = run(capsys, *KNOWS, "mina_veta", "--language", "es")
    assert (code, out) == (0, "herrero_bram no sabe «mina_veta».\n")


def test_knows_says_how_and_exits_1(capsys: Capture) -> None:
    entries = ("archivo_hoja_perdida", "carta_de_doran", "bram_hermano", "compania_seguro")
    content = run_json(capsys, 1, *KNOWS, *entries)
    codes = {row["entry"]: [r["code"] for r in row["reasons"]] for row in content["entries"]}
    assert codes == {
        "archivo_hoja_perdida": ["learnt"],
        "carta_de_doran": ["visible"],
        "bram_hermano": ["visible"],
        "compania_seguro": ["term"],
    }
    assert run(capsys, *KNOWS, "mina_causa_real", "--quest", "la_verdad_de_la_mina")[0] == 1


def test_knows_finds_what_a_memory_says_or_gives_away_under_an_earlier_id(
    capsys: Capture, tmp_path: Path
) -> None:
    says = "Un derrumbe vino de la excavación sin autorizar que mandó hacer el capataz Verol; luego escondió los informes, creo."
    hints = "Lo de la mina fue por unas excavaciones."
    for text, code in ((says, "remembers"), (hints, "term")):
        save = {"hechos": {"alguacil_rufo": [{"texto": text, "turno": 1, "peso": 1}]}, "turno": 2}
        file = batch_file(tmp_path, "s.json", save)
        asked = (
            "knows",
            file,
            "--world",
            LORE,
            "--npc",
            "alguacil_rufo",
            "--not",
            "mina_causa_real",
        )
        (row,) = run_json(capsys, 1, *asked)["entries"]
        assert code in [r["code"] for r in row["reasons"]]
        assert text in [r["text"] for r in row["reasons"]]


def test_knows_of_unknown_things_exits_2(capsys: Capture, tmp_path: Path) -> None:
    code, _, err = run(capsys, *KNOWS, "mina_causa_reel")
    assert (code, "mina_causa_real" in err) == (2, True)
    other = ("knows", SAVE, "--world", LORE, "--npc", "nadie", "--not", "mina_veta")
    assert run(capsys, *other)[0] == 2
    empty = batch_file(tmp_path, "e.json", {"vidas": 3})
    assert run(capsys, "knows", empty, *KNOWS[2:], "mina_veta")[0] == 2


# ---- diff ----


def test_diff_tells_facts_added_reinforced_pruned_and_learnt(capsys: Capture) -> None:
    content = run_json(capsys, 0, "diff", BEFORE, SAVE, "--npc", "herrero_bram")
    assert content["turns"] == {"before": 173, "after": 214}
    kinds = [c["change"] for c in content["changes"]]
    assert {"added", "reinforced", "pruned", "learnt", "scene"} == set(kinds)
    (learnt,) = [c for c in content["changes"] if c["change"] == "learnt"]
    assert (learnt["id"], learnt["turn"]) == ("archivo_hoja_perdida", 178)
    assert run(capsys, "diff", BEFORE, SAVE, "--exit-code")[0] == 1


def test_diff_of_a_save_and_its_copy_is_empty_and_both_ways_mirror(
    capsys: Capture, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.json"
    shutil.copy(SAVE, copy)
    assert run_json(capsys, 0, "diff", SAVE, str(copy), "--exit-code")["changes"] == []
    there = run_json(capsys, 0, "diff", BEFORE, SAVE)["changes"]
    back = run_json(capsys, 0, "diff", SAVE, BEFORE)["changes"]
    added = {(c["npc"], c["text"]) for c in there if c["change"] == "added"}
    gone = {(c["npc"], c["text"]) for c in back if c["change"] == "removed"}
    assert added == gone
    code, out, _ = run(capsys, "diff", BEFORE, SAVE, "--world", LORE)
    assert code == 0
    assert out.startswith("turn 173 -> turn 214\nherrero_bram:\n")


@pytest.mark.parametrize("command", ["context", "verify", "trace", "knows", "diff"])
def test_help_shows_examples(capsys: Capture, command: str) -> None:
    code, out, _ = run(capsys, command, "--help")
    assert code == 0
    assert f"loremask {command} " in out
