"""Every format of spec section 9 that Godot's own files do not cover, and what is refused."""

from __future__ import annotations

import base64
import gzip
import io
import pickle
import struct
import zipfile
import zlib
from pathlib import Path
from typing import Any

import pytest
import save_writers as writers
import zstandard
from save_writers import MEMORY, SAVE, as_json

from core.saves import (
    PasswordNeeded,
    RefusedFormat,
    SaveError,
    TooLarge,
    UnreadableSave,
    WrongPassword,
    read_folder,
    read_save,
)

PLACE = "$.estado.npc.memoria"

# compressToBase64 of the original LZString library, for the save {"hechos": {}, "turno": 3}.
LZSTRING = b"N4IgFgpgxmD2DOIBcACYBfANCkAXArgE4B2syKAzOkA="


def test_every_wrapping_gives_the_same_memory() -> None:
    text = as_json(SAVE)
    forms: dict[str, bytes] = {
        "json": text,
        "pascal_string json": writers.pascal(text),
        "base64 json": base64.b64encode(text),
        "deflate json": zlib.compress(text),
        "gzip json": gzip.compress(text),
        "zstd json": zstandard.compress(text),
        "gcpf json": writers.gcpf(text),
        "gdec json": writers.gdec(text, "clave ñ"),
        "gdec gcpf store_var": writers.gdec(
            writers.gcpf(writers.pascal(writers.variant(SAVE))), "clave ñ"
        ),
        "base64 gzip json": base64.b64encode(gzip.compress(text)),
        "rpg_maker_mv": writers.rpgsave(SAVE),
        "rpg_maker_mz": writers.rmmzsave(SAVE),
        "renpy": writers.renpy(SAVE),
        "var_to_bytes": writers.variant(SAVE),
    }
    for layers, data in forms.items():
        save = read_save(data, "clave ñ")
        assert " ".join(save.layers) == layers
        assert save.tree == SAVE, layers
        assert [found.path for found in save.candidates] == [PLACE]


def test_block_sizes_and_total_on_a_block_border() -> None:
    text = as_json({"relleno": "x" * 9000, "m": MEMORY})
    for block in (1, 7, len(text), len(text) // 2, 1 << 20):
        assert len(read_save(writers.gcpf(text, block=block)).candidates) == 1


def test_godot_3() -> None:
    old = writers.variant(SAVE, godot=3)
    assert read_save(writers.pascal(old)).tree == SAVE
    assert read_save(old).tree == SAVE
    sealed = writers.gdec(writers.pascal(old), "p", godot=3)
    assert read_save(sealed, "p").tree == SAVE
    with pytest.raises(PasswordNeeded):
        read_save(sealed)
    with pytest.raises(WrongPassword):
        read_save(sealed, "q")


def test_godot_3_text() -> None:
    text = b'{ "a": PoolStringArray( "x", "y" ), "q": Quat( 0, 0, 0, 1 ), "n": @"name" }'
    tree: Any = read_save(text).tree
    assert tree["a"] == ["x", "y"]
    assert tree["n"] == "name"


def test_several_variants_and_texts() -> None:
    framed = writers.pascal(writers.variant({"version": 3})) + writers.pascal(writers.variant(SAVE))
    assert read_save(framed).tree == [{"version": 3}, SAVE]
    mixed = b"HDR1\0\x07" + writers.pascal(as_json(SAVE)) + b"\xff\xff\0" + as_json({"z": 1})
    save = read_save(mixed)
    assert save.tree == [SAVE, {"z": 1}]
    assert save.problems[0].code == "save_unread_bytes"


def test_the_text_of_the_original_lzstring() -> None:
    assert read_save(LZSTRING).tree == {"hechos": {}, "turno": 3}
    with pytest.raises(UnreadableSave):
        read_save(LZSTRING[:20])


def test_jsonex_bookkeeping_of_rpg_maker() -> None:
    wrapped = {
        "system": {"@": "Game_System", "@c": 1},
        "memoria": {
            "@c": 2,
            "hechos": {"@c": 3, "bram": {"@c": 4, "@a": [{"texto": "x", "turno": 1, "peso": 1}]}},
            "turno": 3,
        },
    }
    for data in (writers.rpgsave(wrapped), writers.rmmzsave(wrapped)):
        found = read_save(data).candidates[0]
        assert found.npcs == {"bram": ({"texto": "x", "turno": 1, "peso": 1},)}
        assert found.problems == ()


def test_renpy_reads_its_json_and_nothing_else() -> None:
    trap = pickle.dumps(Trap())
    save = read_save(writers.renpy({"_save_name": "1", "m": MEMORY}, log=trap))
    assert save.candidates[0].path == "$.m"
    assert [problem.code for problem in save.problems] == ["save_renpy_log"]
    assert not Trap.sprung


def test_a_zip_that_is_no_renpy_save() -> None:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("other.txt", "x")
    with pytest.raises(UnreadableSave, match="json"):
        read_save(file.getvalue())


class Trap:
    sprung = False

    def __reduce__(self) -> Any:
        return (setattr, (Trap, "sprung", True))


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_pickle_is_refused(protocol: int) -> None:
    for value in (Trap(), {"hechos": {}}, [1, 2], {"a": Trap()}):
        data = pickle.dumps(value, protocol)
        for wrapped in (data, zlib.compress(data), gzip.compress(data), base64.b64encode(data)):
            with pytest.raises((RefusedFormat, UnreadableSave)) as caught:
                read_save(wrapped)
            if protocol >= 2:
                assert isinstance(caught.value, RefusedFormat)
    assert not Trap.sprung


def test_pickle_says_why() -> None:
    with pytest.raises(RefusedFormat, match="runs code"):
        read_save(zlib.compress(pickle.dumps({"a": 1})))


def test_binary_formatter_is_refused() -> None:
    head = b"\0" + struct.pack("<iiii", 1, -1, 1, 0) + b"\x0c\x02\0\0\0GAssembly"
    for data in (head, base64.b64encode(head)):
        with pytest.raises(RefusedFormat, match="BinaryFormatter"):
            read_save(data)


def test_scripts_in_resources_are_named_and_never_run() -> None:
    text = b"""[gd_resource type="Resource" load_steps=3 format=3]

[ext_resource type="Script" path="user://evil.gd" id="1"]

[sub_resource type="GDScript" id="2"]
script/source = "extends Resource
func _init(): OS.execute(\\"rm\\", [])
"

[resource]
script = SubResource("2")
memoria = {"hechos": {"bram": [{"texto": "x", "turno": 1, "peso": 1.0}]}, "turno": 2}
"""
    save = read_save(text)
    assert [found.path for found in save.candidates] == ["$.resource.memoria"]
    assert [problem.code for problem in save.problems] == ["save_script", "save_script"]
    tree: Any = save.tree
    assert "OS.execute" in tree["sub_resource"]["2"]["script/source"]


def test_hand_edited_json_as_godot_takes_it() -> None:
    save = read_save(b'{"turno": 3,\n "hechos": {"a": [], },\n "x": [1, inf, nan,],\n}')
    assert save.candidates[0].turn == 3
    assert save.layers == ("var_to_str",)


def test_config_with_a_broken_value() -> None:
    save = read_save(b'[m]\nhechos={}\nturno=3\nbad=Foo(1, )\nalso=unquoted text\n[n]\na="b"\n')
    tree: Any = save.tree
    assert tree["n"] == {"a": "b"}
    assert tree["m"]["bad"] == "Foo(1, )"
    assert [problem.path for problem in save.problems] == ["line 4", "line 5"]
    assert len(save.candidates) == 1


BOMB = b"[" + b" " * (70 * 1024 * 1024) + b"]"


@pytest.mark.parametrize("pack", [zlib.compress, gzip.compress, zstandard.compress])
def test_bombs_stop_at_the_limit(pack: Any) -> None:
    with pytest.raises(TooLarge, match="64 MiB"):
        read_save(pack(BOMB))


def test_bombs_in_containers() -> None:
    packed = zlib.compress(BOMB)
    lying = b"GCPF" + struct.pack("<IIII", 1, 1 << 30, 100, len(packed)) + packed
    with pytest.raises(UnreadableSave):
        read_save(lying)
    huge = b"GCPF" + struct.pack("<III", 1, 1 << 30, 1 << 31)
    with pytest.raises(TooLarge):
        read_save(huge)
    zipped = io.BytesIO()
    with zipfile.ZipFile(zipped, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("json", BOMB)
    with pytest.raises(TooLarge):
        read_save(zipped.getvalue())
    mz = zlib.compress(BOMB, 1).decode("latin-1").encode("utf-8")
    with pytest.raises(TooLarge):
        read_save(mz)


def test_many_small_bombs_in_one_save() -> None:
    bomb = base64.b64encode(zlib.compress(b'{"a":"' + b"x" * 30_000_000 + b'"}')).decode()
    save = read_save(as_json({"m": MEMORY, "b": [bomb, bomb, bomb, bomb]}))
    assert len(save.candidates) == 1
    assert {problem.code for problem in save.problems} == {"save_too_large"}


def test_boxes_in_boxes() -> None:
    data = as_json(SAVE)
    for _ in range(12):
        data = gzip.compress(data)
    with pytest.raises(SaveError, match="wrapped"):
        read_save(data)


@pytest.mark.parametrize("levels", [99, 101, 100_000])
def test_depth_of_engine_formats(levels: int) -> None:
    array = struct.pack("<II", 28, 1) * (levels - 1) + struct.pack("<II", 28, 0)
    text = b"Array([" * levels + b"])" * levels
    sections = b"[a]\nk=" + b"{1:" * levels + b"2" + b"}" * levels
    for data in (writers.pascal(array), sections, text if levels > 100 else b"[]"):
        if levels > 100:
            with pytest.raises(TooLarge, match="100 levels"):
                read_save(data)
        else:
            read_save(data)


def test_a_folder_of_saves(tmp_path: Path) -> None:
    (tmp_path / "1.save").write_bytes(writers.gcpf(as_json(SAVE)))
    (tmp_path / "2.save").write_bytes(b"nonsense")
    (tmp_path / "below").mkdir()
    read = dict(read_folder(tmp_path))
    assert [path.name for path in read] == ["1.save", "2.save"]
    assert isinstance(read[tmp_path / "2.save"], UnreadableSave)
    with pytest.raises(UnreadableSave):
        list(read_folder(tmp_path / "missing"))
