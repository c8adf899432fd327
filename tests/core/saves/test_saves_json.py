"""JSON and JSON lines: the memory is found at any depth, and nothing is lost silently."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any

import pytest

from core.saves import TooLarge, UnreadableSave, find_memory, read_save

MEMORY: dict[str, Any] = {
    "hechos": {
        "bram": [{"texto": "Me debe 300 monedas", "turno": 12, "peso": 1.5}],
        "nuria": [],
    },
    "turno": 40,
}


def encoded(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode("utf-8")


def buried(value: object, levels: int) -> object:
    for level in range(levels):
        value = {"k": value} if level % 2 else [value]
    return value


def test_a_bare_memory_is_the_root() -> None:
    save = read_save(encoded(MEMORY))
    assert [found.path for found in save.candidates] == ["$"]
    found = save.candidates[0]
    assert (found.version, found.turn) == (1, 40)
    assert found.npcs["bram"] == (MEMORY["hechos"]["bram"][0],)
    assert found.npcs["nuria"] == ()
    assert save.layers == ("json",)
    assert save.problems == found.problems == ()


def test_the_path_names_the_place() -> None:
    data = {"estado": {"npc": {"memoria": MEMORY}}, "lista": [1, {"otra clave": MEMORY}]}
    paths = [found.path for found in read_save(encoded(data)).candidates]
    assert paths == ["$.estado.npc.memoria", "$.lista[1]['otra clave']"]


@pytest.mark.parametrize("levels", [1, 5, 50, 96])
def test_any_depth(levels: int) -> None:
    found = read_save(encoded(buried(MEMORY, levels))).candidates
    assert len(found) == 1
    assert len(found[0].steps) == levels


@pytest.mark.parametrize("levels", [101, 5_000, 200_000])
def test_too_deep_is_a_clear_error(levels: int) -> None:
    with pytest.raises(TooLarge, match="100 levels"):
        read_save(b"[" * levels + b"]" * levels)
    with pytest.raises(TooLarge):
        read_save(b"[" * levels)


def test_too_many_structural_characters() -> None:
    with pytest.raises(TooLarge, match="3000000"):
        read_save(b"[" + b"1," * 3_100_000 + b"1]")


def test_commas_in_text_are_no_structure() -> None:
    data = encoded({"texto largo": "," * 4_000_000, "m": MEMORY})
    assert len(read_save(data).candidates) == 1


def test_inside_json_text_and_base64() -> None:
    inner = json.dumps({"memoria": MEMORY})
    data = {
        "texto": inner,
        "b64": base64.b64encode(inner.encode()).decode(),
        "twice": json.dumps({"again": inner}),
    }
    paths = [found.path for found in read_save(encoded(data)).candidates]
    assert paths[0] == "$.texto#json.memoria"
    assert paths[-1] == "$.twice#json.again#json.memoria"


def test_json_lines_with_one_broken_line() -> None:
    data = b"\n".join([encoded({"a": 1}), encoded({"npc": MEMORY}), b"{broken", encoded({"b": 2})])
    save = read_save(data)
    assert save.layers == ("json_lines",)
    assert [found.path for found in save.candidates] == ["$[1].npc"]
    assert [problem.path for problem in save.problems] == ["line 3"]


def test_numbers_that_became_floats() -> None:
    data = {"hechos": {"bram": [{"texto": "x", "turno": 12.0, "peso": 1}]}, "turno": 40.0}
    found = find_memory(data)[0]
    assert found.turn == 40
    assert found.problems == ()


def test_english_twins_are_found() -> None:
    data = {"facts": {"bram": [{"text": "x", "turn": 1, "weight": 1.0}]}, "turn": 2}
    assert find_memory(data)[0].npcs["bram"][0] == data["facts"]["bram"][0]  # type: ignore[index]


@pytest.mark.parametrize(
    ("version", "expected"), [(2, 2), (2.0, 2), ("2", 2), (None, 1), ("x", 1), (True, 1)]
)
def test_version(version: object, expected: int) -> None:
    found = find_memory({**MEMORY, "version": version})[0]  # type: ignore[dict-item]
    assert found.version == expected
    assert bool(found.problems) == (version in (None, "x", True))


def test_what_is_broken_is_reported_with_its_path() -> None:
    data = {
        "m": {
            "hechos": {
                "bram": ["only a text", {"turno": 1}, {"texto": "ok", "turno": "two"}],
                "nuria": {"texto": "no list"},
                "doran": [{"texto": "fine", "turno": 1, "peso": 1.0}],
            }
        }
    }
    found = read_save(encoded(data)).candidates[0]
    assert [problem.path for problem in found.problems] == [
        "$.m.hechos.bram[0]",
        "$.m.hechos.bram[1]",
        "$.m.hechos.bram[2].turno",
        "$.m.hechos.nuria",
        "$.m",
    ]
    assert len(found.npcs["bram"]) == 3


def test_what_only_looks_like_a_memory_is_reported() -> None:
    save = read_save(encoded({"a": {"hechos": [{"npc": "bram"}], "turno": 3}}))
    assert save.candidates == ()
    assert [problem.path for problem in save.problems] == ["$.a.hechos"]


def test_other_data_is_no_memory() -> None:
    assert find_memory({"facts": {"sea": ["salty"]}, "hechos": "none", "turno": None}) == ()


def test_lone_surrogates_and_huge_numbers() -> None:
    save = read_save(b'{"a": "\\ud83d", "b": ' + b"9" * 6000 + b', "c": "\\ud83d\\ude00"}')
    assert save.tree == {"a": "\ufffd", "b": float("inf"), "c": "\U0001f600"}


def test_repeated_keys_are_reported() -> None:
    save = read_save(b'{"hechos": {}, "turno": 1, "turno": 2}')
    assert save.candidates[0].turn == 2
    assert save.problems[0].code == "save_repeated_key"


def test_byte_order_marks() -> None:
    text = json.dumps(MEMORY)
    for data in (b"\xef\xbb\xbf" + text.encode(), text.encode("utf-16")):
        assert len(read_save(data).candidates) == 1


@pytest.mark.parametrize("data", [b"", b"\0\0\0", b"hello", b'{"a": ]', b"\x89PNG\r\n\x1a\n1234"])
def test_what_is_no_save_says_so(data: bytes) -> None:
    with pytest.raises(UnreadableSave) as caught:
        read_save(data)
    assert str(caught.value)


def test_a_path_is_named_in_the_error(tmp_path: Path) -> None:
    path = tmp_path / "slot.json"
    path.write_bytes(b'{"a":\n nope}')
    with pytest.raises(UnreadableSave) as caught:
        read_save(path)
    assert str(path) in str(caught.value)
    assert caught.value.line == 2
    with pytest.raises(UnreadableSave, match="no such file"):
        read_save(tmp_path / "missing.json")


def test_reading_leaves_the_file_alone(tmp_path: Path) -> None:
    path = tmp_path / "slot.json"
    path.write_bytes(encoded(MEMORY))
    path.chmod(0o400)
    before = path.stat().st_mtime_ns
    read_save(path)
    assert (path.read_bytes(), path.stat().st_mtime_ns) == (encoded(MEMORY), before)
