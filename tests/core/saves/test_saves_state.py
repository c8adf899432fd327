"""The place and the completed quests of a save: guessed, and pointed at."""

from __future__ import annotations

import json
from typing import Any

import pytest

from core.saves import StateMapping, likely_state, mapped_state, read_save, value_at
from core.saves.locate import parse_path
from core.saves.paths import path_text

MEMORY: dict[str, Any] = {
    "hechos": {"bram": [{"texto": "x", "turno": 1, "peso": 1.0}]},
    "escenas": [{"id": "e1", "lugar": "pozo"}],
    "turno": 3,
}


@pytest.mark.parametrize(
    ("save", "place", "quests"),
    [
        ({"estado": {"lugar": "mina", "quests_completadas": ["q1", "q2"]}}, "mina", ("q1", "q2")),
        ({"player": {"currentLocation": "inn"}, "completedQuests": ["q"]}, "inn", ("q",)),
        ({"ubicación": "pozo", "misiones": {"a": True, "b": False}}, "pozo", ("a",)),
        ({"quests": {"a": "completed", "b": "active"}}, None, ("a",)),
        (
            {"missions": [{"id": "a", "status": "done"}, {"id": "b", "status": "open"}]},
            None,
            ("a",),
        ),
        ({"quests": ["started", "or", "known"]}, None, ()),
        ({"lugar": {"id": "ermita", "nombre": "La ermita"}}, "ermita", ()),
        ({"lugar": 7, "completadas": 3}, None, ()),
    ],
)
def test_likely_names(save: Any, place: str | None, quests: tuple[str, ...]) -> None:
    likely = likely_state({**save, "memoria": MEMORY})
    assert [guess.place for guess in likely.places] == ([place] if place else [])
    assert (likely.quests[0].quests if likely.quests else ()) == quests
    state = mapped_state({**save, "memoria": MEMORY}, likely.mapping)
    assert (state.place, state.quests, state.missing) == (place, quests, ())


def test_places_inside_a_memory_are_not_the_players() -> None:
    assert likely_state(MEMORY).places == ()
    assert likely_state({**MEMORY, "lugar": "mina"}).places[0].place == "mina"


def test_state_inside_json_text() -> None:
    tree = {"blob": json.dumps({"lugar": "mina", "quests_completadas": ["q"]})}
    likely = likely_state(tree)
    assert likely.mapping == StateMapping("$.blob#json.lugar", "$.blob#json.quests_completadas")
    assert mapped_state(tree, likely.mapping).place == "mina"


def test_a_corrected_mapping() -> None:
    tree: Any = {"a b": [{"x'y": "torre"}], "hecho": {"q1": True, "q2": False}}
    mapping = StateMapping("$['a b'][0]['x\\'y']", "$.hecho")
    state = mapped_state(tree, mapping)
    assert (state.place, state.quests) == ("torre", ("q1",))
    gone = mapped_state({}, mapping)
    assert gone.missing == (mapping.place, mapping.quests)


@pytest.mark.parametrize("path", ["$", "$.a[0]['b c'].d", "$.x#base64>gzip>json.y", "$['\\\\']"])
def test_paths_come_back(path: str) -> None:
    assert path_text(parse_path(path)) == path


def test_every_candidate_is_found_again_by_its_path() -> None:
    save = read_save(json.dumps({"a": [json.dumps({"m": MEMORY})], "b c": MEMORY}).encode())
    assert len(save.candidates) == 2
    for found in save.candidates:
        assert value_at(save.tree, found.path) == value_at(save.tree, found.steps) == MEMORY
    with pytest.raises(LookupError):
        value_at(save.tree, "$.nope")
