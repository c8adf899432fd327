"""Repro bundles: what they hold, that they reproduce, and that reading trusts nothing."""

from __future__ import annotations

import hashlib
import io
import json
import struct
import tracemalloc
import zipfile
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from core.cases.bundle import MAX_TEXT
from core.cases.bundle_file import (
    MAX_FILE,
    MAX_MEMBER,
    is_bundle,
    pack,
    read_bundle,
    write_bundle,
)
from core.cases.bundle_make import Asked, make_bundle
from core.cases.bundle_names import NamesLeftOut, player_names
from core.cases.bundle_replay import reproduce
from core.errors import CannotSave, LoremaskError, UnreadableFile
from core.memory.state import MemoryState, Scene, learn, note, with_scene
from core.messages import LANGUAGES
from core.model.kinds import Kind
from core.model.mask import sees
from core.model.records import Entry
from core.model.state import GameState
from core.model.visibility import PUBLIC
from core.retrieval import Retriever
from core.saves import read_save
from core.world import build
from core.world.hashing import file_hashes, world_hash
from core.world.opening import open_world
from core.world.world import World

DATA = Path(__file__).resolve().parents[3] / "data"
Make = Callable[..., World]
STATE = GameState("bram", "forge", frozenset({"first"}))


def _bundle(world: World, query: str = "the mine", **options: object) -> object:
    return make_bundle(world, Retriever(world), Asked(query, STATE), **options)  # type: ignore[arg-type]


def _members(data: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


# what it holds


def test_an_authors_bundle_holds_the_answer_and_is_marked(make_world: Make) -> None:
    world = make_world()
    asked = Asked("the mine", STATE, "It was the foreman.")
    bundle = make_bundle(world, Retriever(world), asked)
    assert bundle.contains_secrets
    assert [r.id for r in bundle.outcome.results] == ["mine", "oath"]
    assert [(m.id, m.rank, m.needs) for m in bundle.outcome.masked] == [
        ("cause", 1, [["quest:last"]])
    ]
    assert bundle.outcome.findings == ["leak:foreman"]
    assert [e.id for e in bundle.entries] == ["mine", "oath", "cause"]
    assert bundle.manifest.files == file_hashes(world)
    parts = _members(pack(bundle))
    assert b"CONTAINS SECRETS" in parts["READ_ME.txt"]
    assert b"foreman dug" in parts["entries.json"]


def test_without_masked_entries_it_is_not_marked(make_world: Make) -> None:
    bundle = make_bundle(*_asked(make_world(), "oath"))
    assert not bundle.contains_secrets
    assert b"SECRETS" not in pack(bundle)


def _asked(world: World, query: str) -> tuple[World, Retriever, Asked]:
    return world, Retriever(world), Asked(query, STATE)


def test_a_players_bundle_holds_only_what_was_given(make_world: Make) -> None:
    world = make_world()
    memory = learn(note(MemoryState(), "bram", "I saw the foreman dig.").state, "bram", "draft")
    asked = Asked("the mine", STATE, "The foreman!", memory)
    bundle = make_bundle(world, Retriever(world), asked, for_player=True)
    parts = _members(pack(bundle))
    assert set(parts) == {
        "manifest.json",
        "question.json",
        "result.json",
        "entries.json",
        "READ_ME.txt",
    }
    held = b"".join(parts.values())
    for secret in (b"cause", b"dug", b"draft", b"I saw", b"lore.json", b"visibility", b"last"):
        assert secret not in held
    assert [(e.id, e.text) for e in bundle.entries] == [
        ("mine", "The mine fell in."),
        ("oath", "The guild swore silence."),
    ]


def test_the_same_question_gives_the_same_bytes(make_world: Make) -> None:
    world = make_world()
    assert pack(make_bundle(*_asked(world, "mine"))) == pack(make_bundle(*_asked(world, "mine")))


def test_the_memory_is_that_of_the_npc_alone() -> None:
    world = open_world(DATA / "lore")
    save = read_save(DATA / "saves" / "partida_03.json")
    memory = save.candidates[0].state
    asked = Asked("la mina", GameState("herrero_bram", "mina"), memory=memory)
    bundle = make_bundle(world, Retriever(world), asked)
    assert bundle.memory is not None
    assert set(bundle.memory["hechos"]) == {"herrero_bram"}
    assert set(bundle.memory["aprendido"]) == {"herrero_bram"}
    for scene in bundle.memory["escenas"]:
        assert set(scene["presencia"]) <= {"herrero_bram"}


def test_players_names_are_left_out_everywhere(make_world: Make) -> None:
    world = make_world()
    memory = note(MemoryState(), "bram", "ANA MARÍA owes me, and Ana too.").state
    memory = with_scene(memory, Scene("1", "forge", memories={"bram": "Met ana maria."}))
    asked = Asked("Ana, the mine?", STATE, "No, Ána.", memory, ("Ana María", "Ana"))
    bundle = make_bundle(world, Retriever(world), asked)
    assert bundle.question.query == "[…], the mine?"
    assert bundle.manifest.names_left_out == 5
    assert b"ana" not in b"".join(_members(pack(bundle)).values()).lower().replace(b"banana", b"")
    assert reproduce(bundle, world, Retriever(world)).same


def test_a_name_that_mattered_is_said(make_world: Make) -> None:
    world = make_world()
    asked = Asked("oath and mine", STATE, names=("oath",))
    bundle = make_bundle(world, Retriever(world), asked)
    assert bundle.manifest.name_mattered
    assert [r.id for r in bundle.outcome.results] == ["mine", "oath"]


def test_the_players_name_is_found_in_a_save() -> None:
    save = read_save(DATA / "saves" / "partida_03.json")
    assert player_names(save.tree) == ("Ventura",)
    tree = {"a": [{"player_name": "Zoë"}, {"npc": {"name": "Bram"}}], "hero": {"Name": "Mo"}}
    assert player_names(tree) == ("Zoë", "Mo")


def test_a_name_inside_a_word_stays() -> None:
    names = NamesLeftOut(["Ana", "  ", "!"])
    assert names.text("Anaïs y banana, Ana.") == "Anaïs y banana, […]."
    assert names.count == 1


# reproducing


@pytest.mark.parametrize("for_player", [False, True])
def test_it_reproduces_exactly(make_world: Make, tmp_path: Path, for_player: bool) -> None:
    world = make_world()
    path = tmp_path / "why.zip"
    learnt = {"bram": {"draft": 3}, "cata": {"cause": 1}}
    state = GameState("bram", "forge", frozenset({"first"}), learnt, 3, "natural")
    asked = Asked("an idea of the mine", state, "The foreman.")
    write_bundle(path, make_bundle(world, Retriever(world), asked, for_player=for_player))
    bundle = read_bundle(path)
    assert bundle.question.learnt == {"draft": 3}
    found = reproduce(bundle, world, Retriever(world))
    assert (found.same, found.changes, found.now) == (True, (), bundle.outcome)


def test_the_shipped_worlds_reproduce() -> None:
    world = open_world(DATA / "lore")
    retriever = Retriever(world)
    for profile in ("lexical", "lexical+", "natural"):
        asked = Asked("¿Qué pasó en la mina?", GameState("herrero_bram", profile=profile))
        bundle = read_bundle(pack(make_bundle(world, retriever, asked)))
        assert reproduce(bundle, open_world(DATA / "lore"), retriever).same


def test_what_changed_since_is_said(make_world: Make) -> None:
    world = make_world()
    retriever = Retriever(world)
    bundle = make_bundle(world, retriever, Asked("the mine", STATE))
    (cause,) = world.find(Kind.ENTRY, "cause")
    (oath,) = world.find(Kind.ENTRY, "oath")
    for edit in (
        build.set_value(world, cause, "visibility", PUBLIC),
        build.delete(world, [oath]),
    ):
        retriever.update(world.apply(edit).changes)
    found = reproduce(bundle, world, retriever)
    assert [(d.code, d.item) for d in found.changes] == [
        ("bundle_file_changed", "lore.json"),
        ("bundle_entry_gone", "oath"),
        ("bundle_entry_changed", "cause"),
    ]
    assert dict(found.changes[2].params)["fields"] == ("visibility",)
    assert [(d.code, d.item) for d in found.differences] == [
        ("bundle_lost", "oath"),
        ("bundle_gained", "cause"),
        ("bundle_mask_off", "cause"),
    ]
    for language in LANGUAGES:
        for difference in (*found.changes, *found.differences):
            assert "{" not in difference.message(language)


def test_another_program_is_said_where_the_lore_is_the_same(make_world: Make) -> None:
    world = make_world()
    bundle = make_bundle(world, Retriever(world), Asked("the mine", STATE))
    wrong = bundle.outcome.model_copy(update={"results": bundle.outcome.results[::-1]})
    found = reproduce(bundle.model_copy(update={"outcome": wrong}), world, Retriever(world))
    assert [d.code for d in found.differences] == ["bundle_order", "bundle_program"]


def test_another_world_is_said_and_nothing_breaks(make_world: Make) -> None:
    bundle = make_bundle(*_asked(make_world(), "the mine"))
    other = open_world(DATA / "lore")
    found = reproduce(bundle, other, Retriever(other))
    assert not found.same
    assert "unknown_id" in {d.code for d in found.differences}


def test_the_hash_is_that_of_the_files(make_world: Make) -> None:
    world = make_world()
    data = (world.root / "lore.json").read_bytes()
    assert file_hashes(world) == {"lore.json": hashlib.sha256(data).hexdigest()}
    before = world_hash(world)
    (mine,) = world.find(Kind.ENTRY, "mine")
    back = world.apply(build.set_value(world, mine, "text", "Other.")).inverse
    assert world_hash(world) != before
    world.apply(back)
    assert world_hash(world) == before


def test_a_case_is_no_lore_so_the_worlds_hash_stays(make_world: Make) -> None:
    world = make_world()
    before = (world_hash(world), file_hashes(world))
    file = world.files[0].handle
    world.apply(build.add(world, Kind.CASE, file, {"id": "new", "query": "the mine"}))
    assert world_hash(world) == before[0]
    assert file_hashes(world) != before[1]


# reading what somebody else made


@pytest.fixture
def good(make_world: Make) -> dict[str, bytes]:
    return _members(pack(make_bundle(*_asked(make_world(), "the mine"))))


def _zip(parts: dict[str, bytes], extra: list[tuple[str | zipfile.ZipInfo, bytes]] = []) -> bytes:  # noqa: B006
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in (*parts.items(), *extra):
            archive.writestr(name, data)
    return out.getvalue()


def _refused(data: bytes) -> LoremaskError:
    with pytest.raises(UnreadableFile) as caught:
        read_bundle(data)
    assert all("{" not in caught.value.message(language) for language in LANGUAGES)
    return caught.value


@pytest.mark.parametrize(
    "name",
    [
        "../evil.json",
        "/etc/passwd",
        "..\\evil",
        "C:\\evil",
        "a/",
        "other.json",
        "Manifest.json",
    ],
)
def test_foreign_names_are_refused(good: dict[str, bytes], name: str) -> None:
    assert _refused(_zip(good, [(name, b"{}")])).code == "bundle_foreign"


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_doubled_names_are_refused(good: dict[str, bytes]) -> None:
    doubled = [("question.json", good["question.json"])]
    assert _refused(_zip(good, doubled)).code == "bundle_foreign"


def test_a_link_is_only_bytes_and_is_refused_as_such(good: dict[str, bytes]) -> None:
    info = zipfile.ZipInfo("memory.json")
    info.external_attr = 0o120777 << 16
    assert _refused(_zip(good, [(info, b"/etc/passwd")])).code == "bundle_damaged"


def test_a_bomb_is_refused_without_being_inflated(good: dict[str, bytes]) -> None:
    data = _zip({**good, "entries.json": b" " * (300 << 20)})
    assert len(data) < 1 << 20
    tracemalloc.start()
    try:
        assert _refused(data).code == "bundle_too_large"
        assert tracemalloc.get_traced_memory()[1] < 4 * MAX_MEMBER
    finally:
        tracemalloc.stop()


def test_a_bomb_that_lies_about_its_size_is_stopped(good: dict[str, bytes]) -> None:
    data = bytearray(_zip({**good, "entries.json": b" " * (100 << 20)}))
    claimed = struct.pack("<I", 100 << 20)
    at = data.find(claimed)
    while at >= 0:
        data[at : at + 4] = struct.pack("<I", 10)
        at = data.find(claimed)
    assert _refused(bytes(data)).code == "bundle_damaged"


def test_many_members_and_large_files_are_refused() -> None:
    many = _zip({f"{n}.json": b"" for n in range(5000)})
    assert _refused(many).code == "bundle_foreign"
    assert _refused(b"PK" + bytes(MAX_FILE)).code == "bundle_too_large"


def test_deep_and_doubled_json_is_refused(good: dict[str, bytes]) -> None:
    for content in (b"[" * 200_000, b'{"a": ' * 5000, b'{"query": "a", "query": "b"}', b"\xff"):
        parts = {**good, "question.json": content}
        manifest = json.loads(parts["manifest.json"])
        manifest["members"]["question.json"] = hashlib.sha256(content).hexdigest()
        parts["manifest.json"] = json.dumps(manifest).encode()
        assert _refused(_zip(parts)).code == "bundle_damaged", "in the words of bundles, not saves"


def test_a_member_that_was_changed_is_noticed(good: dict[str, bytes]) -> None:
    changed = good["question.json"].replace(b"the mine", b"the cave")
    assert _refused(_zip({**good, "question.json": changed})).code == "bundle_damaged"
    assert _refused(_zip({k: v for k, v in good.items() if k != "entries.json"}))


def test_a_bundle_of_a_newer_program_is_named(good: dict[str, bytes]) -> None:
    manifest = good["manifest.json"].replace(b'"loremask_bundle": 1', b'"loremask_bundle": 2')
    assert _refused(_zip({**good, "manifest.json": manifest})).code == "bundle_newer"


def test_what_is_no_bundle_is_said(tmp_path: Path) -> None:
    assert _refused(b"").code == "bundle_damaged"
    assert _refused(b"PK nonsense").code == "bundle_damaged"
    assert _refused(_zip({"manifest.json": b"{}"})).code == "bundle_none"
    assert _refused(_zip({})).code == "bundle_none"
    with pytest.raises(UnreadableFile):
        read_bundle(tmp_path / "nothing.zip")
    assert not is_bundle(tmp_path)
    assert not is_bundle(DATA / "lore" / "mina.json")


def test_random_damage_never_breaks_out(good: dict[str, bytes]) -> None:
    random = Random(4)
    whole = _zip(good)
    for _ in range(400):
        data = bytearray(whole)
        for _ in range(random.randint(1, 8)):
            data[random.randrange(len(data))] = random.randrange(256)
        cut = bytes(data[: random.randrange(len(data))]) if random.random() < 0.2 else bytes(data)
        try:
            read_bundle(cut)
        except UnreadableFile as error:
            assert error.message()


def test_reading_writes_nothing(make_world: Make, tmp_path: Path) -> None:
    world = make_world()
    path = tmp_path / "b" / "why.zip"
    path.parent.mkdir()
    write_bundle(path, make_bundle(*_asked(world, "the mine")))
    before = {p: (p.stat().st_mtime_ns, p.read_bytes()) for p in tmp_path.rglob("*") if p.is_file()}
    path.parent.chmod(0o500)
    try:
        assert is_bundle(path)
        reproduce(read_bundle(path), world, Retriever(world))
    finally:
        path.parent.chmod(0o700)
    after = {p: (p.stat().st_mtime_ns, p.read_bytes()) for p in tmp_path.rglob("*") if p.is_file()}
    assert before == after
    assert list(path.parent.iterdir()) == [path]


def test_what_would_not_be_read_is_not_written(
    make_world: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("core.cases.bundle_file.MAX_FILE", 1 << 20)
    entries = [
        {"id": f"e{i}", "text": f"{Random(i).randbytes(30_000).hex()} mine", "tags": ["mine"]}
        for i in range(50)
    ]
    world = make_world(entries=entries)
    asked = Asked("mine", GameState(k=50))
    with pytest.raises(CannotSave):
        pack(make_bundle(world, Retriever(world), asked))


@pytest.mark.parametrize("key", ["query", "answer"])
def test_a_text_that_would_take_minutes_is_refused_both_ways(
    make_world: Make, good: dict[str, bytes], key: str
) -> None:
    long = "Some Name " * (MAX_TEXT // 10 + 1)
    question = json.loads(good["question.json"]) | {key: long}
    error = _refused(_zip({**good, "question.json": json.dumps(question).encode()}))
    assert error.code == "bundle_damaged"
    world = make_world()
    asked = Asked(**{"query": "mine", "state": STATE, key: long})  # type: ignore[arg-type]
    with pytest.raises(CannotSave) as refused:
        make_bundle(world, Retriever(world), asked)
    assert refused.value.code == "bundle_text_too_long"


def test_awkward_texts_come_through(make_world: Make) -> None:
    world = make_world()
    query = "the mine \ud800 \u0000 \U0001f600"
    bundle = read_bundle(pack(make_bundle(*_asked(world, query))))
    assert bundle.question.query == query


def test_an_answer_that_gives_a_secret_away_is_not_in_a_players_bundle(make_world: Make) -> None:
    world = make_world()
    secret = next(
        record.data
        for record in world.records(Kind.ENTRY)
        if isinstance(record.data, Entry) and not sees(record.data, world.viewer(STATE))
    )
    for said, left_out in ((f"They say: {secret.text}", True), ("The guild swore silence.", False)):
        asked = Asked("the mine", STATE, said)
        bundle = make_bundle(world, Retriever(world), asked, for_player=True)
        assert bundle.manifest.answer_left_out == left_out
        assert bundle.question.answer == (None if left_out else said)
        assert (said in json.dumps(bundle.model_dump())) != left_out
        assert make_bundle(world, Retriever(world), asked).question.answer == said
