"""The 44 saves that a real Godot 4.6 wrote: each gives exactly what went into it."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import pytest

from core.saves import PasswordNeeded, WrongPassword, read_save
from core.saves.values import EngineValue, GodotArray, GodotDictionary, NodePath, StringName

FOLDER = Path(__file__).parent / "godot"
EXPECTED: dict[str, Any] = json.loads((FOLDER / "expected.json").read_text("utf-8"))
FILES = sorted(path for path in FOLDER.iterdir() if path.name[:2].isdigit())
BIG = (16, 22, 24, 27, 30, 33, 35, 36, 37, 38)
TYPED = (6, 10, 12, 15, 17, 18, 21, 25, 28, 31, 34, 40, 42, 44)
ENCRYPTED = (13, 20, 21, 22)
LAYERS = {
    **dict.fromkeys((1, 2, 3, 4, 5), "json"),
    6: "tagged_json",
    7: "json_lines",
    8: "pascal_string json",
    9: "json",  # without engine types, what var_to_str writes is JSON too
    10: "var_to_str",
    **dict.fromkeys((11, 12), "config_file"),
    13: "gdec config_file",
    **dict.fromkeys((14, 15, 16), "store_var"),
    17: "var_to_bytes",
    18: "base64 var_to_bytes",
    19: "mixed",
    **dict.fromkeys((20, 22), "gdec json"),
    21: "gdec store_var",
    **dict.fromkeys((23, 24, 26, 27, 29, 30, 32, 33), "gcpf json"),
    **dict.fromkeys((25, 28, 31, 34), "gcpf store_var"),
    35: "fastlz json",
    36: "deflate json",
    37: "zstd json",
    38: "gzip json",
    **dict.fromkeys((39, 40), "tres"),
    **dict.fromkeys((41, 42), "res"),
    **dict.fromkeys((43, 44), "rscc res"),
}


def number(path: Path) -> int:
    return int(path.name[:2])


def tagged(value: Any) -> Any:
    """The value in the tags of expected.json, so that every type is compared."""
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, StringName):
        return f"sn:{value}"
    if isinstance(value, NodePath):
        return f"np:{value}"
    if isinstance(value, str):
        return f"s:{value}"
    if isinstance(value, int):
        return f"i:{value}"
    if isinstance(value, float):
        return f"f:{value!r}"
    if isinstance(value, bytes):
        return {"type": "PackedByteArray", "args": list(value)}
    if isinstance(value, EngineValue):
        return {"type": value.kind, "args": list(value.args)}
    return tagged_container(value)


def tagged_container(value: Any) -> Any:
    if isinstance(value, GodotArray) and value.kind.startswith("Packed"):
        return {"type": value.kind, "args": list(value)}
    if isinstance(value, list):
        made = {"type": "Array", "args": [tagged(item) for item in value]}
        if isinstance(value, GodotArray):
            made["elem_type"] = value.kind.removeprefix("Array[").removesuffix("]")
        return made
    args = [tagged(part) for pair in value.items() for part in pair]
    made = {"type": "Dictionary", "args": args}
    if isinstance(value, GodotDictionary):
        made |= {"key_type": value.key_type, "value_type": value.value_type}
    return made


def canonical(value: Any, types: bool = True) -> Any:
    """Tagged data with the pairs of dictionaries in one order; optionally without typing."""
    if isinstance(value, list):
        return [canonical(item, types) for item in value]
    if not isinstance(value, dict):
        return value
    kept = {key: item for key, item in value.items() if types or not key.endswith("_type")}
    kept["args"] = [canonical(item, types) for item in value["args"]]
    if value["type"] == "Dictionary":
        pairs = [tuple(kept["args"][at : at + 2]) for at in range(0, len(kept["args"]), 2)]
        kept["args"] = sorted(pairs, key=lambda pair: str(pair[0]))
    return kept


def exactly(value: Any) -> str:
    """A form in which 12 and 12.0 differ and the order of keys does not."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False)


def saved(path: Path) -> Any:
    """The game's own save in the tree: without what the way of writing put around it."""
    tree: Any = read_save(path, "test").tree
    if number(path) == 7:
        return {key: value for line in tree for key, value in line.items()}
    if number(path) in (11, 12, 13):
        return {**tree.pop("meta"), **tree}
    if number(path) >= 39:
        assert tree["resource"]["metadata/version"] == 3
        return tree["resource"]["metadata/save"]
    return tree


def without_null_title(simple: Any) -> Any:
    player = {key: value for key, value in simple["player"].items() if key != "titulo"}
    return {**simple, "player": player}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_layers_and_memory(path: Path) -> None:
    save = read_save(path, "test")
    assert " ".join(save.layers) == LAYERS[number(path)]
    assert len(save.candidates) == 1
    found = save.candidates[0]
    wanted = EXPECTED["big" if number(path) in BIG else "simple"]["npc_memory"]
    assert found.npcs == {npc: tuple(facts) for npc, facts in wanted["hechos"].items()}
    assert (found.version, found.turn, found.problems) == (1, wanted["turno"], ())
    assert all(problem.code == "save_unread_bytes" for problem in save.problems)


@pytest.mark.parametrize("path", [p for p in FILES if number(p) in BIG], ids=lambda p: p.name)
def test_big(path: Path) -> None:
    assert exactly(saved(path)) == exactly(EXPECTED["big"])


SIMPLE = [p for p in FILES if number(p) not in (*BIG, *TYPED, 4, 5, 19)]


@pytest.mark.parametrize("path", SIMPLE, ids=lambda path: path.name)
def test_simple(path: Path) -> None:
    wanted = EXPECTED["simple"]
    if number(path) in (11, 13):  # ConfigFile writes no null
        wanted = without_null_title(wanted)
    assert exactly(saved(path)) == exactly(wanted)


def test_resaved_numbers_are_floats() -> None:
    assert exactly(saved(FOLDER / "04_json_resaved.json")) == exactly(EXPECTED["simple_floats"])


def test_typed_through_plain_json() -> None:
    close(saved(FOLDER / "05_json_typed_lossy.json"), EXPECTED["typed_as_json"])


def close(got: Any, wanted: Any) -> None:
    """Equal but for the digits that Godot's JSON leaves off floats, and for 1 and 1.0."""
    if isinstance(wanted, dict):
        assert got.keys() == wanted.keys()
        for key, value in wanted.items():
            close(got[key], value)
    elif isinstance(wanted, list):
        assert len(got) == len(wanted)
        for one, other in zip(got, wanted, strict=True):
            close(one, other)
    elif isinstance(wanted, float):
        assert math.isclose(got, wanted, rel_tol=1e-14)
    else:
        assert got == wanted


@pytest.mark.parametrize("path", [p for p in FILES if number(p) in TYPED], ids=lambda p: p.name)
def test_typed(path: Path) -> None:
    save, wanted = saved(path), EXPECTED["typed"]
    if number(path) == 12:
        wanted = as_config(wanted)
    types = number(path) not in (42, 44)  # a binary resource keeps no element types
    assert canonical(tagged(save), types) == canonical(wanted, types)


def as_config(wanted: Any) -> Any:
    """What ConfigFile keeps: keys are text, sections are no dictionaries, null is not written."""
    text = json.dumps(wanted).replace('"i:7", "s:clave', '"s:7", "s:clave')
    text = text.replace('"s:titulo", null, ', "").replace('"sn:posici', '"s:posici')
    return json.loads(text)


def test_mixed_stream() -> None:
    simple = EXPECTED["simple"]
    save = read_save(FOLDER / "19_mixed_stream.bin")
    assert exactly(save.tree) == exactly([simple["player"], simple["npc_memory"]])
    assert save.candidates[0].path == "$[1]"
    assert save.problems[0].params["ranges"] == ["0-5", "945-960"]


@pytest.mark.parametrize("path", [p for p in FILES if number(p) in ENCRYPTED], ids=lambda p: p.name)
def test_passwords(path: Path) -> None:
    with pytest.raises(PasswordNeeded):
        read_save(path)
    with pytest.raises(WrongPassword):
        read_save(path, "Test")


def test_all_files_are_here() -> None:
    assert [number(path) for path in FILES] == list(range(1, 45))
