"""A copy of a save: JSON, the same memory, never over the save itself."""

from __future__ import annotations

import base64
import hashlib
import json
import shutil
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.errors import CannotSave
from core.saves import copy_text, lost_in_version, read_save, write_copy

ROOT = Path(__file__).resolve().parents[3]
SAVES = ROOT / "data" / "saves"
GODOT = Path(__file__).parent / "godot"


def readable() -> list[Path]:
    paths = [*SAVES.glob("*.json"), *GODOT.rglob("*")]
    return [path for path in sorted(paths) if path.is_file() and path.name != "expected.json"]


def test_a_copy_of_any_save_holds_the_same_memories(tmp_path: Path) -> None:
    copied = 0
    for path in readable():
        try:
            save = read_save(path, "clave")
        except Exception as error:  # saves that do not open have no copy
            assert getattr(error, "code", ""), path
            continue
        for at, candidate in enumerate(save.candidates):
            target = tmp_path / f"{copied}.json"
            try:
                write_copy(target, save, candidate)
            except CannotSave as error:
                assert error.code == "copy_inside"
                continue
            again = read_save(target).candidates[at]
            assert again.state == candidate.state, path
            assert again.version == candidate.version
            copied += 1
    assert copied >= 20


def test_a_copy_stays_as_it_was_read_unless_asked(tmp_path: Path) -> None:
    old = read_save(SAVES / "partida_01.json")
    assert old.candidates[0].version == 1
    assert json.loads(copy_text(old, old.candidates[0])) == old.tree
    target = tmp_path / "new.json"
    write_copy(target, old, old.candidates[0], 2)
    new = read_save(target).candidates[0]
    assert new.version == 2
    texts = [fact.text for fact in new.state.facts_of("herrero_bram")]
    assert texts == [fact.text for fact in old.candidates[0].state.facts_of("herrero_bram")]


def test_what_version_1_cannot_hold_is_told(tmp_path: Path) -> None:
    save = read_save(SAVES / "partida_03.json")
    (candidate,) = save.candidates
    assert {"fijado", "escenas", "aprendido"} <= set(lost_in_version(candidate, 1))
    assert lost_in_version(candidate, 2) == ()
    write_copy(tmp_path / "one.json", save, candidate, 1)
    assert read_save(tmp_path / "one.json").candidates[0].version == 1


def test_the_save_itself_is_never_written(tmp_path: Path) -> None:
    path = tmp_path / "save.json"
    shutil.copy(SAVES / "partida_03.json", path)
    before = hashlib.sha256(path.read_bytes()).hexdigest()
    save = read_save(path)
    link, hard = tmp_path / "link.json", tmp_path / "hard.json"
    link.symlink_to(path)
    hard.hardlink_to(path)
    for target in (path, link, hard, tmp_path / "." / "save.json"):
        with pytest.raises(CannotSave) as caught:
            write_copy(target, save, save.candidates[0])
        assert caught.value.code == "copy_over_save"
    write_copy(tmp_path / "copy.json", save, save.candidates[0], 1)
    assert hashlib.sha256(path.read_bytes()).hexdigest() == before


def test_a_newer_memory_is_not_written(tmp_path: Path) -> None:
    data = {"version": 99, "hechos": {"a": [{"texto": "x", "turno": 1}]}, "turno": 1}
    save = read_save(json.dumps(data).encode())
    with pytest.raises(CannotSave) as caught:
        write_copy(tmp_path / "copy.json", save, save.candidates[0])
    assert caught.value.code == "memory_newer"
    assert not (tmp_path / "copy.json").exists()


MEMORY = {"hechos": {"bram": [{"texto": "Vio la mina.", "turno": 3, "propio": [1]}]}, "turno": 4}


@pytest.mark.parametrize("wrap", ["json", "base64"])
def test_a_memory_inside_a_value_stays_inside_it(wrap: str) -> None:
    text = json.dumps(MEMORY)
    held = text if wrap == "json" else base64.b64encode(text.encode()).decode()
    save = read_save(json.dumps({"other": [1, 2.0], "npc": [held]}).encode())
    made = json.loads(copy_text(save, save.candidates[0]))
    assert made["other"] == [1, 2.0] and isinstance(made["npc"][0], str)
    inner = made["npc"][0] if wrap == "json" else base64.b64decode(made["npc"][0])
    assert json.loads(inner) == MEMORY


def test_a_memory_inside_compressed_data_is_refused() -> None:
    import gzip

    held = base64.b64encode(gzip.compress(json.dumps(MEMORY).encode())).decode()
    save = read_save(json.dumps({"npc": held}).encode())
    if save.candidates:
        with pytest.raises(CannotSave) as caught:
            copy_text(save, save.candidates[0])
        assert caught.value.code == "copy_inside"


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.text(max_size=4),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3)
    ),
    max_leaves=8,
)


@settings(max_examples=80, deadline=None)
@given(st.dictionaries(st.text(max_size=4), json_values, max_size=4), json_values)
def test_whatever_stands_around_and_in_a_memory_is_copied(
    around: dict[str, object], unknown: object
) -> None:
    whole = {**around, "memoria": {**MEMORY, "sin_nombre": unknown}}
    save = read_save(json.dumps(whole).encode())
    found = next(c for c in save.candidates if c.path == "$.memoria")
    assert json.loads(copy_text(save, found)) == whole
