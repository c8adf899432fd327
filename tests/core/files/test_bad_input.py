"""Whatever a file holds, opening its folder gives a clear issue and loses nothing."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from core.errors import BadEdit, CannotSave, UnreadableFile
from core.model.kinds import Kind
from core.model.records import Broken, Entry
from core.model.visibility import AudienceKind, audiences
from core.world import build
from core.world.making import add_lore_file
from core.world.opening import open_world
from core.world.saving import save_world
from core.world.world import World

GOOD = '{"version": 1, "entradas": [{"id": "a", "texto": "x", "etiquetas": ["t"]}]}'


def world_of(folder: Path, **files: str | bytes) -> World:
    (folder / "good.json").write_text(GOOD, encoding="utf-8")
    for name, content in files.items():
        data = content.encode("utf-8", "surrogatepass") if isinstance(content, str) else content
        (folder / f"{name}.json").write_bytes(data)
    return open_world(folder)


def codes(world: World, name: str) -> list[str]:
    return [i.code for f in world.files if f.name == f"{name}.json" for i in f.issues]


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "empty_file"),
        (b"  \n ", "empty_file"),
        (b"{", "not_json"),
        (b'{"entradas": [1,]}', "not_json"),
        (b'{"entradas": [{"id": "a"}]} trailing', "not_json"),
        (b"[" * 1_000_000, "too_deep"),
        (b'{"entradas": ' + b"[" * 1_000_000, "too_deep"),
        (b"[1, 2]", "not_an_object"),
        (b'"text"', "not_an_object"),
        (b'{"something": "else"}', "not_lore"),
        (b'{"version": 3}', "not_lore"),
        (b'{"entradas": {"a": 1}}', "section_type"),
        (b'{"entradas": [], "entradas": []}', "duplicate_section"),
        (b'{"entradas": []}'.decode().encode("utf-16"), "wrong_encoding"),
        ('{"entradas": [{"id": "ñ"}]}'.encode("latin-1"), "wrong_encoding"),
        (b'{"version": 9, "entradas": []}', "newer_version"),
        (b'<<<<<<< HEAD\n{"entradas": []}\n=======\n>>>>>>> x\n', "conflict_markers"),
        (b'{"entradas": [{"id": "\xed\xa0\x80"}]}', "wrong_encoding"),
    ],
)
def test_a_bad_file_is_named_and_the_others_open(tmp_path: Path, content: bytes, code: str) -> None:
    world = world_of(tmp_path, bad=content)
    assert code in codes(world, "bad")
    assert codes(world, "good") == []
    assert [r.id for r in world.records(Kind.ENTRY)][-1] == "a"
    assert save_world(world) == ()
    assert (tmp_path / "bad.json").read_bytes() == content


def test_what_is_no_json_tells_line_and_column(tmp_path: Path) -> None:
    world = world_of(tmp_path, bad='{\n  "entradas": [\n    {"id": "a" "b"}\n  ]\n}')
    issue = next(f for f in world.files if f.name == "bad.json").issues[0]
    assert (issue.code, issue.line, issue.column) == ("not_json", 3, 16)


def test_a_read_only_encoding_is_shown_but_not_edited(tmp_path: Path) -> None:
    content = '{"entradas": [{"id": "niño", "texto": "a", "etiquetas": []}]}'.encode("utf-16")
    world = world_of(tmp_path, other=content)
    handle = world.find(Kind.ENTRY, "niño")[0]
    with pytest.raises(BadEdit) as caught:
        world.apply(build.set_value(world, handle, "text", "b"))
    assert caught.value.code == "edit_read_only"
    assert (tmp_path / "other.json").read_bytes() == content


@pytest.mark.parametrize(
    ("raw", "broken"),
    [
        ("7", True),
        ("null", True),
        ('{"id": 5}', True),
        ('{"peso": "1.0"}', True),
        ('{"peso": true}', True),
        ('{"peso": null}', True),
        ('{"etiquetas": "a"}', True),
        ('{"etiquetas": [1]}', True),
        ('{"texto": ["a"]}', True),
        ('{"peso": NaN}', False),
        ('{"peso": Infinity}', False),
        ('{"peso": -1}', False),
        ('{"peso": 1e400}', False),
        ('{"titulo": null, "requiere_quest": null, "notas": null}', False),
    ],
)
def test_a_record_of_wrong_types_is_broken_and_kept(tmp_path: Path, raw: str, broken: bool) -> None:
    content = f'{{"entradas": [{raw}, {{"id": "z"}}]}}'
    world = world_of(tmp_path, bad=content)
    bad = next(f for f in world.files if f.name == "bad.json")
    first = next(r for r in world.records(Kind.ENTRY) if r.file == bad.handle)
    assert isinstance(first.data, Broken) is broken
    assert first.raw == raw
    if not broken:
        assert isinstance(first.data, Entry)
        assert first.data.weight in (0.0, 1.0)
    world.apply(build.set_value(world, world.find(Kind.ENTRY, "z")[0], "text", "new"))
    save_world(world)
    saved = (tmp_path / "bad.json").read_text(encoding="utf-8")
    assert saved == content.replace('{"id": "z"}', '{"id": "z", "texto": "new"}')


@pytest.mark.parametrize(
    "visibility",
    ["null", "[]", '""', '"Publico"', '"npc:"', '"npc"', '"quest:q"', "5", '{"todas": []}', "{}"],
)
def test_a_visibility_that_is_not_understood_hides(tmp_path: Path, visibility: str) -> None:
    world = world_of(tmp_path, bad=f'{{"entradas": [{{"id": "v", "visibilidad": {visibility}}}]}}')
    entry = world.data(world.find(Kind.ENTRY, "v")[0])
    assert isinstance(entry, Entry)
    assert [a.kind for a in audiences(entry.visibility)] == [AudienceKind.INVALID]


def test_a_misspelt_visibility_key_hides(tmp_path: Path) -> None:
    world = world_of(tmp_path, bad='{"entradas": [{"id": "v", "visbilidad": "secreto"}]}')
    record = world.record(world.find(Kind.ENTRY, "v")[0])
    assert isinstance(record.data, Entry)
    assert [a.kind for a in audiences(record.data.visibility)] == [AudienceKind.HIDDEN]
    assert [p.code for p in record.problems] == ["misspelt_key"]


def test_lone_surrogates_survive_reading_editing_and_saving(tmp_path: Path) -> None:
    content = '{"entradas": [{"id": "s", "texto": "\\ud800 and \\udc00"}]}'
    world = world_of(tmp_path, bad=content)
    handle = world.find(Kind.ENTRY, "s")[0]
    world.apply(build.set_value(world, handle, "title", "\ud83d alone"))
    save_world(world)
    saved = (tmp_path / "bad.json").read_text(encoding="utf-8")
    assert "\\ud800 and \\udc00" in saved
    assert "\\ud83d alone" in saved


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may read everything")
def test_a_folder_without_permission_says_so(tmp_path: Path) -> None:
    locked = tmp_path / "locked"
    locked.mkdir(mode=0o000)
    try:
        with pytest.raises(UnreadableFile) as caught:
            open_world(locked)
    finally:
        locked.chmod(0o700)
    assert caught.value.code == "no_permission"


def test_a_path_that_is_not_there_says_so(tmp_path: Path) -> None:
    with pytest.raises(UnreadableFile) as caught:
        open_world(tmp_path / "nowhere")
    assert caught.value.code == "not_found"
    assert str(tmp_path / "nowhere") in str(caught.value)


def test_a_file_changed_while_open_stops_the_save(tmp_path: Path) -> None:
    world = world_of(tmp_path)
    world.apply(build.set_value(world, world.find(Kind.ENTRY, "a")[0], "text", "mine"))
    (tmp_path / "good.json").write_text('{"entradas": []}', encoding="utf-8")
    with pytest.raises(CannotSave) as caught:
        save_world(world)
    assert caught.value.code == "changed_on_disk"
    assert (tmp_path / "good.json").read_text(encoding="utf-8") == '{"entradas": []}'
    assert [p.name for p in save_world(world, overwrite=True)] == ["good.json"]
    assert '"mine"' in (tmp_path / "good.json").read_text(encoding="utf-8")


def test_a_file_deleted_while_open_is_written_anew(tmp_path: Path) -> None:
    world = world_of(tmp_path)
    world.apply(build.set_value(world, world.find(Kind.ENTRY, "a")[0], "text", "mine"))
    (tmp_path / "good.json").unlink()
    save_world(world)
    assert '"mine"' in (tmp_path / "good.json").read_text(encoding="utf-8")


def test_a_read_only_file_is_not_written_and_the_edit_stays(tmp_path: Path) -> None:
    world = world_of(tmp_path)
    world.apply(build.set_value(world, world.find(Kind.ENTRY, "a")[0], "text", "mine"))
    (tmp_path / "good.json").chmod(0o444)
    with pytest.raises(CannotSave) as caught:
        save_world(world)
    assert caught.value.code == "save_read_only"
    assert (tmp_path / "good.json").read_text(encoding="utf-8") == GOOD
    (tmp_path / "good.json").chmod(0o644)
    assert len(save_world(world)) == 1


@pytest.mark.parametrize(
    ("content", "nearest"),
    [
        ('{"entrdas": [{"id": "b"}]}', "entradas"),
        ('{"lugares": [], "entrdas": [{"id": "b"}]}', "entradas"),
        ('{"entradas": [], "luagres": []}', "lugares"),
        ('{"quest": [{"id": "of_a_save"}]}', None),
        ('{"entradas": [], "something": []}', None),
    ],
)
def test_a_misspelt_section_is_an_error_and_not_lost(
    tmp_path: Path, content: str, nearest: str | None
) -> None:
    world = world_of(tmp_path, bad=content)
    issues = next(f for f in world.files if f.name == "bad.json").issues
    found = [dict(i.params)["nearest"] for i in issues if i.code == "misspelt_key"]
    assert found == ([nearest] if nearest else [])


def test_a_number_of_thousands_of_digits_is_no_broken_file(tmp_path: Path) -> None:
    huge = "9" * 5000
    content = f'{{"entradas": [{{"id": "h", "peso": {huge}, "otra": {huge}}}, {{"id": "z"}}]}}'
    world = world_of(tmp_path, bad=content)
    assert codes(world, "bad") == []
    entry = world.data(world.find(Kind.ENTRY, "h")[0])
    assert isinstance(entry, Entry)
    assert entry.weight == 0.0
    world.apply(build.set_value(world, world.find(Kind.ENTRY, "z")[0], "text", "new"))
    save_world(world)
    assert (tmp_path / "bad.json").read_text(encoding="utf-8").count(huge) == 2


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be", "utf-32-le", "utf-32-be", "utf-32"])
def test_an_encoding_without_its_mark_is_named_too(tmp_path: Path, encoding: str) -> None:
    world = world_of(tmp_path, bad='{"entradas": [{"id": "ñu"}]}'.encode(encoding))
    file = next(f for f in world.files if f.name == "bad.json")
    assert [i.code for i in file.issues] == ["wrong_encoding"]
    assert file.read_only is not None
    assert world.find(Kind.ENTRY, "ñu")


def test_a_wrong_type_is_told_once_a_field(tmp_path: Path) -> None:
    world = world_of(tmp_path, bad='{"version": [1], "entradas": [{"id": 5, "etiquetas": [1, 2]}]}')
    for record in [*world.records(Kind.VERSION), *world.records(Kind.ENTRY)]:
        fields = [p.field for p in record.problems]
        assert len(fields) == len(set(fields))


def test_a_file_in_a_folder_that_may_not_be_entered_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(self: Path, **_: object) -> os.stat_result:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "stat", refuse)
    with pytest.raises(UnreadableFile) as caught:
        open_world(tmp_path / "locked" / "a.json")
    assert caught.value.code == "no_permission"


def test_a_folder_that_went_away_is_told_and_nothing_is_written_beside_it(tmp_path: Path) -> None:
    folder = tmp_path / "world"
    folder.mkdir()
    world = world_of(folder)
    world.apply(build.set_value(world, world.find(Kind.ENTRY, "a")[0], "text", "mine"))
    folder.rename(tmp_path / "elsewhere")
    with pytest.raises(CannotSave) as caught:
        save_world(world)
    assert caught.value.code == "no_folder"
    with pytest.raises(CannotSave):
        add_lore_file(world, "more")
    assert [p.name for p in tmp_path.iterdir()] == ["elsewhere"]
    (tmp_path / "elsewhere").rename(folder)
    assert [p.name for p in save_world(world)] == ["good.json"]
