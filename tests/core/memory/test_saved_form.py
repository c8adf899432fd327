"""The saved form: versions 1 and 2, migration, nothing lost (spec section 4)."""

import copy
import json
import math
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.errors import CannotSave
from core.memory.facts import OriginKind
from core.memory.form import dump, load, losses, to_json
from core.memory.migrate import migrate
from core.memory.state import (
    MemoryState,
    Scene,
    SheetNote,
    add_sheet_note,
    at_turn,
    learn,
    note,
    pin,
    with_scene,
    with_world,
)

GOLDEN = Path(__file__).parent / "golden"

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4)
    ),
    max_leaves=12,
)
KNOWN = st.sampled_from(
    ["hechos", "facts", "turno", "turn", "texto", "text", "peso", "id", "origen", "tipo", "version",
     "escenas", "presencia", "recuerdos", "aprendido", "fichas", "lapidas", "mundo", "refuerzos",
     "fijado", "presentes", "bram"]
)  # fmt: skip
JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KNOWN, inner, max_size=6),
    max_leaves=30,
)
FACT = st.fixed_dictionaries(
    {
        "texto": st.text(max_size=12),
        "turno": st.integers(-5, 99),
        "peso": st.sampled_from([0.5, 1, 2.0]),
    },
    optional={"mod": JSON, "clave": JSON},
)
NPC = st.text(max_size=6)
VERSION_1 = st.fixed_dictionaries(
    {
        "hechos": st.dictionaries(NPC, st.lists(FACT, max_size=4), max_size=4),
        "turno": st.integers(0, 99),
    },
    optional={"extra": JSON, "version": st.sampled_from([1, 1.0, "1"])},
)


def golden(name: str) -> dict[str, object]:
    form = json.loads((GOLDEN / name).read_text("utf-8"))
    assert isinstance(form, dict)
    return form


def floats(value: object) -> object:
    """What the engine's own JSON makes of a form: every number a float."""
    if isinstance(value, dict):
        return {key: floats(held) for key, held in value.items()}
    if isinstance(value, list):
        return [floats(held) for held in value]
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) < 2**53:
        return float(value)
    return value


def rich_state() -> MemoryState:
    state = note(at_turn(MemoryState(), 3), "bram", "Me debe 300 monedas").state
    state = note(at_turn(state, 5), "bram", "me debe trescientas monedas").state
    state = pin(state, "bram", "h1")
    for turn in range(6, 30):
        state = note(at_turn(state, turn), "bram", f"hecho {turn}").state
    state = with_scene(
        state, Scene("s1", "mina", {"bram": ((1, 4), (6, None))}, {"bram": "Vio la galería."})
    )
    state = learn(state, "nuria", "mina_causa_real", 7)
    state = add_sheet_note(state, "nuria", SheetNote("Desconfía.", 8, "s1", "revision"))
    return with_world(state, "sha256:1")


@pytest.mark.parametrize("name", ["version_1.json", "version_2.json"])
def test_a_golden_form_read_and_written_is_the_same_with_its_order_and_spellings(name: str) -> None:
    raw = golden(name)
    before = copy.deepcopy(raw)
    written = dump(load(raw).state)
    if name == "version_2.json":
        assert json.dumps(written) == json.dumps(before)
    assert json.dumps(written) == json.dumps(before)
    assert raw == before


def test_the_golden_version_1_is_understood() -> None:
    loaded = load(golden("version_1.json"))
    state = loaded.state
    assert (state.version, state.turn, list(state.facts)) == (
        1,
        40,
        ["herrero_bram", "capitán_muñoz"],
    )
    first, second = state.facts_of("herrero_bram")
    assert (first.text, first.turn, first.weight, first.id) == (
        "Le vendí una espada y me cayó bien ⚔️", 12, 1.5, "h1",
    )  # fmt: skip
    assert second.weight == 0.1
    assert first.origin.kind is OriginKind.MIGRATED
    assert [(p.code, p.path) for p in loaded.problems] == [
        ("memory_fact", "$.hechos.herrero_bram[2]"),
        ("memory_no_text", "$.hechos.herrero_bram[3]"),
        ("memory_npc", "$.hechos.roto"),
    ]


def test_the_golden_version_2_is_understood() -> None:
    loaded = load(golden("version_2.json"))
    state = loaded.state
    assert loaded.problems == ()
    first, second = state.facts_of("herrero_bram")
    assert (first.pinned, first.reinforcements, first.origin.present) == (
        True, (20, 31), ("herrero_bram", "nuria"),
    )  # fmt: skip
    assert (second.origin.kind, second.origin.source) == (OriginKind.TOLD, "nuria")
    assert state.scenes[0].presence["nuria"] == ((10, 11), (13, None))
    assert state.learnt == {"nuria": {"mina_causa_real": 33}}
    assert state.sheets["nuria"][0].text == "Ya no se fía del capataz."
    assert state.tombstones["herrero_bram"][0].score == 4600
    assert (state.world_hash, state.next_id) == ("sha256:00aa", 3)


@given(VERSION_1)
def test_version_1_to_version_2_saved_and_loaded_keeps_all(raw: dict[str, object]) -> None:
    first = load(raw).state
    migration = migrate(raw)
    assert migration.steps == ("1->2",)
    second = load(migration.raw).state
    third = load(json.loads(json.dumps(dump(second)))).state
    for later in (second, third):
        assert (later.facts, later.turn, later.version) == (first.facts, first.turn, 2)
    for npc, facts in raw["hechos"].items():  # type: ignore[attr-defined]
        for old, new in zip(facts, migration.raw["hechos"][npc], strict=True):  # type: ignore[index]
            assert repr({key: new[key] for key in old}) == repr(old)
    assert repr(migration.raw.get("extra")) == repr(raw.get("extra"))


@given(VERSION_1)
def test_migration_changes_no_input_and_leaves_the_current_version_alone(
    raw: dict[str, object],
) -> None:
    before = repr(raw)
    once = migrate(raw)
    assert repr(raw) == before
    twice = migrate(once.raw)
    assert (twice.steps, repr(twice.raw)) == ((), repr(once.raw))


@given(VERSION_1)
def test_a_form_that_is_read_and_written_in_its_version_stays_as_it_was(
    raw: dict[str, object],
) -> None:
    assert repr(dump(load(raw).state)) == repr(raw)


@given(VERSION_1)
def test_numbers_as_floats_give_the_same_state(raw: dict[str, object]) -> None:
    assert load(floats(raw)).state == load(raw).state
    newer = migrate(raw).raw
    assert load(floats(newer)).state == load(newer).state


def test_a_rich_state_survives_saving_as_json_also_with_floats() -> None:
    state = rich_state()
    text = to_json(state)
    assert load(json.loads(text)).problems == ()
    assert load(json.loads(text)).state == state
    assert load(floats(json.loads(text))).state == state


@given(JUNK | JSON)
def test_junk_never_raises_and_is_never_lost(raw: object) -> None:
    loaded = load(raw)
    migration = migrate(raw)
    load(migration.raw)
    if isinstance(raw, dict) and raw and not loaded.state.read_only:
        assert repr(dump(loaded.state)) == repr(raw)
        noted = note(loaded.state, "bram", "algo nuevo").state
        again = load(dump(noted)).state
        assert [f.text for f in again.facts_of("bram")] == [f.text for f in noted.facts_of("bram")]
        to_json(noted)
        to_json(noted, 2)


@given(JUNK)
def test_every_value_that_was_not_understood_is_named(raw: object) -> None:
    if not isinstance(raw, dict) or not isinstance(raw.get("hechos"), dict):
        return
    paths = {p.path for p in load(raw).problems}
    for npc, held in raw["hechos"].items():
        if not isinstance(held, list):
            assert any(npc in path for path in paths)
            continue
        for i, item in enumerate(held):
            if not isinstance(item, dict):
                assert any(path.endswith(f"[{i}]") for path in paths)


def test_a_newer_version_is_shown_and_never_written() -> None:
    state = load({"version": 3, "turno": 4, "hechos": {"bram": [{"texto": "a", "turno": 1}]}}).state
    assert state.read_only
    assert state.facts_of("bram")[0].text == "a"
    with pytest.raises(CannotSave):
        dump(state)


@pytest.mark.parametrize(
    ("version", "read", "clear"),
    [(1.0, 1, True), ("2", 2, True), (2.0, 2, True), (True, 1, False), ("x", 1, False),
     (0, 1, False), (None, 1, False)],
)  # fmt: skip
def test_versions_are_read_however_they_are_spelled(
    version: object, read: int, clear: bool
) -> None:
    loaded = load({"version": version, "hechos": {}, "turno": 0})
    assert (loaded.state.version, loaded.problems == ()) == (read, clear)


def test_loading_never_prunes() -> None:
    facts = [{"texto": f"hecho {i}", "turno": i, "peso": 1.0} for i in range(60)]
    assert len(load({"hechos": {"bram": facts}, "turno": 60}).state.facts_of("bram")) == 60


def test_version_1_is_written_without_the_new_keys_and_says_what_it_loses() -> None:
    state = rich_state()
    form = dump(state, 1)
    assert set(form) == {"hechos", "turno"}
    assert set(form["hechos"]["bram"][0]) == {"texto", "turno", "peso"}  # type: ignore[index]
    assert losses(state) == (
        "fijado", "refuerzos", "escenas", "aprendido", "fichas", "lapidas", "mundo",
    )  # fmt: skip


def test_the_english_vocabulary_is_kept() -> None:
    raw = {"facts": {"bram": [{"text": "a", "turn": 1, "weight": 1.0}]}, "turn": 2}
    state = note(load(raw).state, "bram", "b").state
    form = dump(state, 2)
    assert set(form) == {"facts", "turn", "version"}
    assert set(form["facts"]["bram"][1]) == {"id", "text", "turn", "weight", "origin"}  # type: ignore[index]
    assert load(form).state.facts == state.facts


def test_odd_numbers_are_reported_and_come_back_as_they_stood() -> None:
    fact = {"texto": "a", "turno": 3.5, "peso": math.nan}
    loaded = load({"hechos": {"bram": [fact]}, "turno": 10**400})
    assert {p.code for p in loaded.problems} == {"memory_no_whole", "memory_no_number"}
    assert loaded.state.facts_of("bram")[0].turn == 3
    assert repr(dump(loaded.state)) == repr({"hechos": {"bram": [fact]}, "turno": 10**400})
    assert "NaN" not in to_json(loaded.state)


def test_lone_surrogates_do_not_break_the_file() -> None:
    state = note(MemoryState(), "bram", "roto \ud800 aquí").state
    assert load(json.loads(to_json(state).encode("utf-8"))).state == state


def test_ten_thousand_facts_of_a_hundred_npcs_load() -> None:
    facts = {
        f"npc{n}": [
            {"texto": f"hecho {i} de {n}", "turno": i, "peso": 1.0, "id": f"h{n * 100 + i}",
             "origen": {"tipo": "presencio", "escena": "s", "turno": i, "presentes": ["a", "b"]}}
            for i in range(100)
        ]
        for n in range(100)
    }  # fmt: skip
    loaded = load({"version": 2, "turno": 100, "hechos": facts})
    assert sum(map(len, loaded.state.facts.values())) == 10_000


@given(JUNK | VERSION_1)
def test_writing_a_changed_state_leaves_the_form_it_was_read_from_alone(raw: object) -> None:
    before = repr(raw)
    state = load(raw).state
    if state.read_only:
        return
    state = learn(note(state, "bram", "algo nuevo").state, "bram", "entrada", 3)
    state = add_sheet_note(with_scene(state, Scene("s9")), "bram", SheetNote("a", 1))
    dump(state, 2)
    assert repr(raw) == before


def test_an_id_that_is_none_is_reported_and_not_overwritten() -> None:
    fact = {"id": ["x"], "texto": "a", "turno": 1, "peso": 1.0, "origen": {"tipo": "lore"}}
    raw = {"version": 2, "turno": 1, "hechos": {"bram": [fact]}}
    loaded = load(raw)
    assert [(p.code, p.path) for p in loaded.problems] == [("memory_id", "$.hechos.bram[0].id")]
    assert dump(loaded.state) == raw


def test_a_list_that_only_grew_keeps_the_spelling_of_its_old_items() -> None:
    fact = {"id": "h1", "texto": "a", "turno": 1.0, "peso": 1, "refuerzos": [2.0, "?", 3]}
    loaded = load({"version": 2, "turno": 4, "hechos": {"bram": [fact]}})
    written = dump(note(loaded.state, "bram", "a").state)
    (after,) = written["hechos"]["bram"]  # type: ignore[index]
    assert repr(after["turno"]) == "1.0"
    assert after["peso"] == 1.5
    assert repr(after["refuerzos"]) == repr([2.0, "?", 3, 4])
