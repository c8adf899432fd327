"""Place and quests put back where a save keeps them, in every shape that is read."""

from __future__ import annotations

import base64
import copy
import json

import pytest

from core.saves import StateMapping, likely_state, mapped_state, with_state
from core.saves.values import GodotArray, Tree

NOW = ("a", "b", "c")


def inside(value: object) -> str:
    return json.dumps(value)


@pytest.mark.parametrize(
    "tree",
    [
        {"lugar": "mina", "quests_completadas": ["a"]},
        {"place": {"id": "mina", "x": 3}, "quests": {"a": True, "b": False}},
        {"state": {"map": "mina", "quests": {"a": "completed", "z": "active"}}},
        {"map": "mina", "quests": [{"id": "a", "status": "done"}, {"id": "b", "status": "open"}]},
        {"map": "mina", "quests": {"a": {"completed": True}, "b": {"completed": False, "n": 1}}},
        {"map": "mina", "completed_quests": GodotArray("Array[String]", ["a"])},
        {"data": inside({"map": "mina", "completed": ["a"]})},
        {"data": base64.b64encode(inside({"map": "mina", "completed": ["a"]}).encode()).decode()},
    ],
)
def test_what_is_put_in_is_read_back(tree: Tree) -> None:
    mapping = likely_state(tree).mapping
    assert mapped_state(tree, mapping).place == "mina"
    before = copy.deepcopy(tree)

    made, missing = with_state(tree, mapping, "plaza", NOW)

    assert missing == ()
    found = mapped_state(made, mapping)
    assert (found.place, set(found.quests)) == ("plaza", set(NOW))
    assert tree == before
    assert likely_state(made).mapping == mapping


def test_nothing_changes_where_it_is_so_already() -> None:
    tree: Tree = {"lugar": "mina", "quests_completadas": ["b", "a"], "oro": 3}
    made, missing = with_state(tree, likely_state(tree).mapping, "mina", ("a", "b"))
    assert made is tree and missing == ()


def test_what_has_no_place_is_named() -> None:
    tree: Tree = {"oro": 3, "lugar": 7}
    assert with_state(tree, StateMapping(), "mina", ("a",)) == (tree, ("place", "quests"))
    assert with_state(tree, StateMapping("$.lugar", "$.oro"), "x", ("a",))[1] == (
        "place",
        "quests",
    )
    assert with_state(tree, StateMapping(), None, ()) == (tree, ())


def test_other_things_keep_their_order_and_form() -> None:
    tree: Tree = {"v": 1, "quests": [{"id": "a", "status": "done", "n": 2}], "w": [1, {"x": None}]}
    made, _ = with_state(tree, likely_state(tree).mapping, None, ("a", "b"))
    assert isinstance(made, dict) and list(made) == ["v", "quests", "w"]
    assert made["quests"] == [
        {"id": "a", "status": "done", "n": 2},
        {"id": "b", "status": "done"},
    ]
