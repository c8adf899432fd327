"""Every Variant type, as a real Godot 4.6 wrote it, reads the same from every format."""

from __future__ import annotations

import hashlib
import math
from pathlib import Path
from typing import Any

import pytest

from core.saves import read_save
from core.saves.formats.fastlz import decompress
from core.saves.values import EngineValue, GodotArray, NodePath, StringName

FOLDER = Path(__file__).parent / "godot_more"


def vector(kind: str, *args: float) -> EngineValue:
    return EngineValue(kind, args)


WANTED: dict[Any, Any] = {
    "v2": vector("Vector2", 1.5, 2.0),
    "v2i": vector("Vector2i", 1, 2),
    "r2": vector("Rect2", 1.0, 2.0, 3.0, 4.0),
    "r2i": vector("Rect2i", 1, 2, 3, 4),
    "v3": vector("Vector3", 1.0, 2.0, 3.0),
    "v3i": vector("Vector3i", 1, 2, 3),
    "v4": vector("Vector4", 1.0, 2.0, 3.0, 4.0),
    "v4i": vector("Vector4i", 1, 2, 3, 4),
    "pl": vector("Plane", 1.0, 0.0, 0.0, 2.0),
    "q": vector("Quaternion", 0.0, 0.0, 0.0, 1.0),
    "aabb": vector("AABB", 1.0, 2.0, 3.0, 4.0, 5.0, 6.0),
    "b": vector("Basis", 1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0),
    "t3": vector("Transform3D", 1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0),
    "col": vector("Color", 1.0, 0.5, 0.0, 1.0),
    "sn": StringName("x"),
    "np": NodePath("a/b:c:d"),
    "np2": NodePath(":x"),
    "bytes": b"\x01\x02\x03",
    "i32": [1, -2],
    "i64": [1, -2],
    "f32": [1.0, -2.5],
    "f64": [1.0, -2.5],
    "str": ["a", "ñ", ""],
    "pv2": [vector("Vector2", 1.0, 2.0), vector("Vector2", 3.0, 4.0)],
    "pv3": [vector("Vector3", 1.0, 2.0, 3.0)],
    "pc": [vector("Color", 1.0, 1.0, 1.0, 1.0)],
    "pv4": [vector("Vector4", 1.0, 2.0, 3.0, 4.0)],
    "inf": math.inf,
    "ninf": -math.inf,
    "empty": {},
    "arr": [1, 2.0, "x", None, True],
    7: "siete",
    7.5: "f",
    True: "b",
    "esc": 'a"b\\c\n\t\u0001/',
    "turno": 2,
    "ti": [],
    "big": 9007199254740993,
}
PACKED = {
    "i32": "PackedInt32Array",
    "i64": "PackedInt64Array",
    "f32": "PackedFloat32Array",
    "f64": "PackedFloat64Array",
    "str": "PackedStringArray",
    "pv2": "PackedVector2Array",
    "pv3": "PackedVector3Array",
    "pc": "PackedColorArray",
    "pv4": "PackedVector4Array",
}


def everything(name: str) -> Any:
    tree: Any = read_save(FOLDER / name).tree
    if name == "all_store.bin":
        assert tree[1:] == [[1, 2], 5]
        return tree[0]
    if name in ("all.res", "all_c.res", "all.tres"):
        return tree["resource"]["metadata/all"]
    return tree["a b"]["k ey"] if name == "all.cfg" else tree


NAMES = (
    *("all_store.bin", "all_str.txt", "all_native.json", "all.cfg"),
    *("all.tres", "all.res", "all_c.res"),
)


@pytest.mark.parametrize("name", NAMES)
def test_every_type(name: str) -> None:
    held = everything(name)
    for key, wanted in WANTED.items():
        assert held[key] == wanted, key
        assert not isinstance(wanted, str | int | float) or type(held[key]) is type(wanted), key
    for key, kind in PACKED.items():
        assert isinstance(held[key], GodotArray)
        assert held[key].kind == kind
    assert math.isnan(held["nan"])
    assert len(held["t2"].args) == 6
    assert len(held["pr"].args) == 16
    assert len(held) == len(WANTED) + 7


def test_config_with_odd_names() -> None:
    tree: Any = read_save(FOLDER / "all.cfg").tree
    assert tree[""] == {"top": 1}
    assert tree["s"] == {"multi": "uno\ndos=[x]\n[no]\n"}


@pytest.mark.parametrize("name", ["all.res", "all_c.res", "all.tres"])
def test_a_resource_inside_a_resource(name: str) -> None:
    found = read_save(FOLDER / name).candidates
    assert [candidate.turn for candidate in found] == [9, 2]
    assert found[0].npcs == {"bram": ({"texto": "dentro", "turno": 1, "peso": 1.0},)}


def test_objects_are_data() -> None:
    for name in ("all_obj.bin", "obj_str.txt"):
        save = read_save(FOLDER / name)
        tree: Any = save.tree
        assert tree["o"].kind == "Object"
        assert tree["o"].args[0] == "Resource"
        assert any(problem.code == "save_object" for problem in save.problems)
        assert len(save.candidates) == 4
    tree = read_save(FOLDER / "all_obj_id.bin").tree
    assert tree["o"].kind == "Object"


def test_streams_written_by_hand() -> None:
    save = read_save(FOLDER / "hand.bin")
    assert [found.turn for found in save.candidates] == [3]
    assert save.tree[1] == {"lugar": "mina", "quests_completadas": ["q1"]}  # type: ignore[index]
    assert read_save(FOLDER / "csv.save").tree[0] == {"a": 1}  # type: ignore[index]


def test_a_key_instead_of_a_password() -> None:
    key = "0123456789abcdef0123456789abcdef"
    for password in (key, key.encode().hex()):
        assert read_save(FOLDER / "key.bin", password).tree == {"hechos": {}, "turno": 3}


def test_fastlz_level_2_with_far_matches() -> None:
    packed = (FOLDER / "fast_far.bin").read_bytes()
    assert packed[0] >> 5 == 1
    plain = decompress(packed, 1 << 20)
    assert len(plain) == 332_824
    assert hashlib.sha256(plain).hexdigest() == FAR


FAR = "70eebd9198f9edd04c7da4135ce0c6f518a67b36ee0c191599c8910d9e4bbbd2"
