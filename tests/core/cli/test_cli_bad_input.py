"""Whatever is given to the command line, it answers with what to do and no traceback."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from core.cli.main import main

ROOT = Path(__file__).resolve().parents[3]
LORE = str(ROOT / "data" / "lore")
Capture = pytest.CaptureFixture[str]


def run(capsys: Capture, *arguments: str) -> tuple[int, str, str]:
    code = main(arguments)
    out, err = capsys.readouterr()
    return code, out, err


def launch(*arguments: str, **how: object) -> subprocess.CompletedProcess[str]:
    script = "import sys; from editor.launch import main; sys.exit(main(sys.argv[1:]))"
    command = [sys.executable, "-c", script, *arguments]
    return subprocess.run(command, text=True, check=False, cwd=ROOT, **how)  # type: ignore[call-overload,no-any-return]


def batch(tmp_path: Path, content: bytes) -> str:
    path = tmp_path / "questions.jsonl"
    path.write_bytes(content)
    return str(path)


@pytest.mark.parametrize("command", ["check", "query", "save", "test", "audit"])
def test_an_empty_path_is_not_the_present_folder(capsys: Capture, command: str) -> None:
    code, out, err = run(capsys, command, "")
    assert (code, out) == (2, "")
    assert "a path is expected" in err


def test_a_wrong_value_suggests_no_option(capsys: Capture) -> None:
    _, _, err = run(capsys, "query", LORE, "x", "--k", "many")
    assert "whole number" in err
    assert "Did you mean" not in err


def test_help_for_a_command(capsys: Capture) -> None:
    code, out, _ = run(capsys, "help", "check")
    assert code == 0
    assert "usage: loremask check" in out


@pytest.mark.parametrize("content", ["{}", '{"version": 1, "something": []}', '{"player": 5}'])
def test_a_folder_with_json_but_no_lore_is_unusable(
    capsys: Capture, tmp_path: Path, content: str
) -> None:
    (tmp_path / "a.json").write_text(content, encoding="utf-8")
    code = run(capsys, "check", str(tmp_path))[0]
    assert code == (1 if "player" in content else 2)


def test_ids_forge_no_line_and_no_terminal_command(capsys: Capture, tmp_path: Path) -> None:
    entry = {"id": "a\nb.json: error: \x1b[31m\u202e", "texto": "la\nmina", "etiquetas": ["mina"]}
    (tmp_path / "a.json").write_text(json.dumps({"entradas": [entry]}), encoding="utf-8")
    for arguments in (("check", str(tmp_path)), ("query", str(tmp_path), "mina")):
        out = run(capsys, *arguments)[1]
        assert not {"\x1b", "\u202e"} & set(out)
        assert not any(line.startswith("b.json") for line in out.splitlines())


def test_a_batch_may_start_with_a_byte_order_mark(capsys: Capture, tmp_path: Path) -> None:
    path = batch(tmp_path, b'\xef\xbb\xbf{"query": "mina"}\r\n\r\n{"query": "mina", "k": 1}\r\n')
    code, out, _ = run(capsys, "query", LORE, "--batch", path)
    assert code == 0
    assert [len(json.loads(line)["ids"]) for line in out.splitlines()] == [5, 1]


def test_an_unknown_profile_in_a_batch_spoils_only_its_line(
    capsys: Capture, tmp_path: Path
) -> None:
    path = batch(tmp_path, b'{"query": "mina", "profile": "magic"}\n{"query": "mina"}\n')
    code, out, err = run(capsys, "query", LORE, "--batch", path)
    first, second = map(json.loads, out.splitlines())
    assert code == 2
    assert "magic" in first["error"]
    assert ":1:" in err
    assert second["ids"]


@pytest.mark.parametrize("beside", [["mina"], ["--npc", "herrero_bram"], ["--k", "3"]])
def test_a_batch_takes_nothing_from_beside_it(
    capsys: Capture, tmp_path: Path, beside: list[str]
) -> None:
    path = batch(tmp_path, b'{"query": "mina"}\n')
    code, out, err = run(capsys, "query", LORE, *beside, "--batch", path)
    assert (code, out) == (2, "")
    assert "batch" in err


def test_something_that_is_no_file_is_no_save(capsys: Capture) -> None:
    code, _, err = run(capsys, "save", os.devnull)
    assert code == 2
    assert "no such file" not in err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize("buffered", [True, False])
def test_output_that_cannot_be_written_says_so(buffered: bool) -> None:
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONUNBUFFERED"}
    if not buffered:
        environment["PYTHONUNBUFFERED"] = "1"
    with open("/dev/full", "w", encoding="utf-8") as full:  # noqa: PTH123
        done = launch("check", LORE, stdout=full, stderr=subprocess.PIPE, env=environment)
    assert done.returncode == 2
    assert "cannot be written" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_reader_that_leaves_is_no_error() -> None:
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONUNBUFFERED"}
    reader, writer = os.pipe()
    os.close(reader)
    try:
        done = launch("check", LORE, stdout=writer, stderr=subprocess.PIPE, env=environment)
    finally:
        os.close(writer)
    assert (done.returncode, done.stderr) == (0, "")


def test_check_speaks_the_files_own_names_and_paths(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = tmp_path / "mundo"
    world.mkdir()
    text = '{"jugador": {"habilidades": [1]}, "etiquetas_alias": {"mina": "pozo"}, "idioma": "xx"}'
    (world / "a.json").write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    code, out, _ = run(capsys, "check", "mundo")
    assert code == 1
    path = Path("mundo") / "a.json"
    assert f"{path}:1: error: jugador habilidades: “habilidades” must be an object" in out
    assert f"{path}:1: error: mina: “mina” must be a list of texts" in out
    assert f"{path}:1: warning: idioma: " in out


def test_a_strange_key_fails_a_case_and_names_the_nearest(capsys: Capture, tmp_path: Path) -> None:
    entry = '{"id": "x", "texto": "La mina.", "etiquetas": ["mina"]}'
    case = '{"id": "c", "consulta": "mina", "recupera": ["x"], "no_recuperado": ["y"]}'
    text = f'{{"entradas": [{entry}], "casos": [{case}]}}'
    (tmp_path / "a.json").write_text(text, encoding="utf-8")
    code, out, _ = run(capsys, "test", str(tmp_path))
    assert code == 1 and "1 error" in out
    assert "no_recuperado" in out and "Did you mean “no_recupera”?" in out


def test_a_failed_case_is_told_in_the_files_keys(capsys: Capture, tmp_path: Path) -> None:
    entry = '{"id": "x", "texto": "La mina.", "etiquetas": ["mina"]}'
    case = '{"id": "c", "consulta": "hola", "recupera": ["x"]}'
    text = f'{{"entradas": [{entry}], "casos": [{case}]}}'
    (tmp_path / "a.json").write_text(text, encoding="utf-8")
    code, out, _ = run(capsys, "test", str(tmp_path))
    assert code == 1 and "    recupera: expected x" in out


def test_merge_names_a_missing_file_once(capsys: Capture, tmp_path: Path) -> None:
    ours = str(tmp_path / "ours.json")
    code, _, err = run(capsys, "merge", ours, ours, ours)
    assert code == 2 and err.count("ours.json") == 1
    code, _, err = run(capsys, "merge", ours, ours, ours, "--path", "lore/mina.json")
    assert code == 2 and "ours.json" not in err and "merge: lore/mina.json: " in err
