"""Forms that a real Godot 4.6 wrote, beside those of the golden set: `godot_more/forms.gd`."""

from __future__ import annotations

import base64
import gzip
from pathlib import Path

import pytest
import save_writers as writers
from save_writers import SAVE, as_json

from core.saves import UnreadableSave, read_save

FOLDER = Path(__file__).parent / "godot_more"
NPCS = {"npc_0", "npc_1", "npc_2"}


@pytest.mark.parametrize("method", ["fastlz", "deflate", "zstd", "gzip"])
def test_a_size_before_a_compressed_buffer(method: str) -> None:
    save = read_save(FOLDER / f"sized_{method}.bin")
    assert save.layers == ("sized", "json")
    assert set(save.candidates[0].npcs) == NPCS


@pytest.mark.parametrize("method", ["fastlz", "deflate", "zstd", "gzip"])
def test_a_compressed_buffer_as_a_variant_in_a_stream(method: str) -> None:
    save = read_save(FOLDER / f"stream_{method}.bin")
    assert save.layers == ("mixed",)
    assert [found.path for found in save.candidates] == [f"$[0]#{method}>json.npc_memory"]
    assert set(save.candidates[0].npcs) == NPCS


def test_a_size_that_is_not_that_of_the_buffer_is_no_size() -> None:
    text = as_json(SAVE)
    packed = gzip.compress(text)
    assert read_save(len(text).to_bytes(8, "little") + packed).tree == SAVE
    with pytest.raises(UnreadableSave):
        read_save((len(text) + 1).to_bytes(4, "little") + packed)


def test_tagged_json_in_lines() -> None:
    save = read_save(FOLDER / "native_lines.save")
    assert save.layers == ("json_lines",)
    assert [found.path for found in save.candidates] == ["$[0].mem.memoria", "$[1].npc_memory"]
    assert all(found.turn == 12 and set(found.npcs) == NPCS for found in save.candidates)


def test_lines_of_base64() -> None:
    save = read_save(FOLDER / "base64_lines.txt")
    assert save.layers == ("base64_lines",)
    assert [found.path for found in save.candidates] == [
        "$[0]#base64>var_to_bytes.npc_memory",
        "$[1]#base64>var_to_bytes.memoria",
    ]
    assert all(set(found.npcs) == NPCS for found in save.candidates)
    with pytest.raises(UnreadableSave):
        read_save(b"aGVsbG8gd29ybGQh=\naGVsbG8gd29ybGQh=\n")


def test_one_base64_text_in_lines_is_one() -> None:
    for data in (as_json(SAVE), writers.variant(SAVE), gzip.compress(as_json(SAVE))):
        save = read_save(base64.encodebytes(data))
        assert save.layers[0] == "base64" and save.tree == SAVE


def test_utf_16_without_a_mark() -> None:
    save = read_save(FOLDER / "utf16.txt")
    assert save.layers == ("json",)
    assert save.candidates[0].npcs["npc_0"][0] == {
        "texto": "El secreto 0: Ñandú €",
        "turno": 0,
        "peso": 1.5,
    }
    assert read_save(as_json(SAVE).decode().encode("utf-16-be")).tree == SAVE


def test_scenes_and_scripts_are_read_and_nothing_of_them_runs() -> None:
    scene = read_save(FOLDER / "scene.scn")
    assert [found.path for found in scene.candidates] == ["$.resource._bundled.variants[0]"]
    text = read_save(FOLDER / "scene.tscn")
    assert [set(found.npcs) for found in text.candidates] == [NPCS, NPCS]
    for name in ("script.tres", "script.res"):
        assert set(read_save(FOLDER / name).candidates[0].npcs) == NPCS


@pytest.mark.parametrize(
    "name", ["sized_zstd.bin", "stream_fastlz.bin", "native_lines.save", "base64_lines.txt"]
)
def test_cut_off_anywhere_says_so_or_reads_what_is_there(name: str) -> None:
    data = (FOLDER / name).read_bytes()
    for size in range(1, len(data), max(1, len(data) // 97)):
        try:
            read_save(data[:size])
        except UnreadableSave as error:
            assert error.message("en")
    assert read_save(data).candidates


def test_a_variant_of_bytes_alone_is_no_memory() -> None:
    stream = b"\x07\x00" + writers.pascal(writers.variant({"a": [1]}))
    assert read_save(stream).candidates == ()
