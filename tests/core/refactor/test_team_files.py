"""What a team shares beside its lore: filters without loss, and the words of a world."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from core.errors import CannotSave, UnreadableFile
from core.model.kinds import Kind
from core.refactor.shared_filters import (
    SharedFilter,
    read_filters,
    rewritten,
    with_filter,
    without_filter,
)
from core.refactor.team_files import TEAM_FOLDER, read_team_file, write_team_file
from core.refactor.world_words import WorldWords
from core.world import build
from core.world.opening import open_world

MINE, NPC = SharedFilter("lore", "tag:mina"), SharedFilter("cases", 'npc:"a b"')


def test_filters_come_and_go() -> None:
    text = with_filter(with_filter("", MINE), NPC)
    assert read_filters(text) == (MINE, NPC)
    assert with_filter(text, NPC) == text
    assert read_filters(without_filter(text, MINE)) == (NPC,)
    empty = without_filter(without_filter(text, MINE), NPC)
    assert read_filters(empty) == ()
    assert with_filter(with_filter(empty, MINE), NPC) == text


def test_what_is_not_understood_stays_to_the_byte() -> None:
    before = (
        '{ "tool":1e3,\r\n "filters": [ 7, {"filter":"tag:a","who":"me","room":"lore"},'
        ' {"room":"lore"} ],\r\n "more" : [1.0] }\r\n'
    )
    text = with_filter(before, MINE)
    assert read_filters(text) == (SharedFilter("lore", "tag:a"), MINE)
    assert without_filter(text, MINE) == before
    assert rewritten(before, lambda t: t.replace("tag:a", "tag:b")) == before.replace(
        "tag:a", "tag:b"
    )
    assert rewritten(before, lambda t: t) == before
    assert with_filter('{"x": 1}', MINE).startswith('{"x": 1, "filters": [')


@pytest.mark.parametrize("text", ["[]", "{", '{"filters": 3}'])
def test_a_file_that_is_none_of_ours_is_refused_and_not_written_over(text: str) -> None:
    with pytest.raises(UnreadableFile):
        with_filter(text, MINE)


def test_the_file_is_no_lore_and_a_refused_write_says_why(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text('{"entradas": []}', encoding="utf-8")
    assert read_team_file(tmp_path, "x.json") == ""
    write_team_file(tmp_path, "x.json", "uno")
    assert read_team_file(tmp_path, "x.json") == "uno"
    assert [f.name for f in open_world(tmp_path).files] == ["a.json"]
    (tmp_path / TEAM_FOLDER / "x.json").unlink()
    (tmp_path / TEAM_FOLDER).rmdir()
    (tmp_path / TEAM_FOLDER).write_text("a file", encoding="utf-8")
    with pytest.raises(CannotSave):
        write_team_file(tmp_path, "x.json", "dos")


def test_words_of_the_world_follow_its_edits(tmp_path: Path) -> None:
    often = ", ".join(f'{{"id": "e{n}", "texto": "El grumpo canta."}}' for n in range(4))
    (tmp_path / "a.json").write_text(
        f'{{"entradas": [{{"id": "bocamina_sur", "texto": "zzyzx", "etiquetas": ["orfo"], '
        f'"terminos": ["Vrax"]}}, {often}], "npcs": [{{"id": "b", "nombre": "Bram Ollo"}}]}}',
        encoding="utf-8",
    )
    world = open_world(tmp_path)
    words = WorldWords(world)
    assert all(map(words.knows, ["bocamina", "Sur", "orfo", "vrax", "OLLO", "grumpo"]))
    assert not words.knows("zzyzx")
    assert set(words.names()) == {"Bram", "Ollo"}
    (handle,) = world.find(Kind.NPC, "b")
    applied = world.apply(build.set_value(world, handle, "name", "Trebb"))
    words.note(applied.changes)
    assert words.knows("trebb") and not words.knows("ollo")
    words.note(world.apply(applied.inverse).changes)
    assert words.knows("ollo") and not words.knows("trebb")
    assert set(words.names()) == {"Bram", "Ollo"}


def test_no_edit_waits_while_the_words_of_a_world_are_counted(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text(
        '{"npcs": [{"id": "b", "nombre": "Bram Ollo"}]}', encoding="utf-8"
    )
    world = open_world(tmp_path)
    words = WorldWords(world)
    (handle,) = world.find(Kind.NPC, "b")
    changes = world.apply(build.set_value(world, handle, "name", "Trebb")).changes
    with words._counting:
        editing = threading.Thread(target=words.note, args=(changes,), daemon=True)
        editing.start()
        editing.join(30)
        assert not editing.is_alive()
    assert words.names() == ("Trebb",)
