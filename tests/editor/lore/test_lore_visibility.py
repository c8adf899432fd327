"""The visibility editor: every form of spec section 1, and nothing dropped."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from lore_bench import Bench
from PySide6.QtCore import Qt

from core.files.visibility_form import read_visibility, write_visibility
from core.files.vocabulary import Vocabulary
from core.model.visibility import AllOf, AnyOf, Audience, AudienceKind
from core.world import build
from editor.forms.visibility_editor import VisibilityEditor
from editor.forms.visibility_parts import joined, key_of, part_of, parts_of

ID = "campana_rota"


def _editor(bench: Bench, visibility: Any) -> VisibilityEditor:
    handle = bench.handle(ID)
    raw = json.loads(bench.world.record(handle).raw)
    raw["visibilidad"] = visibility
    bench.document.push(build.set_raw(bench.world, handle, json.dumps(raw)))
    bench.select(ID)
    editor = bench.field("visibility")
    assert isinstance(editor, VisibilityEditor)
    return editor


def _file_value(bench: Bench) -> Any:
    return json.loads(bench.world.record(bench.handle(ID)).raw)["visibilidad"]


@pytest.mark.parametrize(
    ("stored", "singles", "groups"),
    [
        ("publico", ["public"], []),
        ("secreto", ["secret"], []),
        ("oculto", ["hidden"], []),
        ("npc:herrero_bram", ["npc:herrero_bram"], []),
        ("faccion:concejo", ["faction:concejo"], []),
        (["npc:herrero_bram", "secreto"], ["npc:herrero_bram", "secret"], []),
        (
            {"todas": ["npc:herrero_bram", "quest:la_galeria_cerrada"]},
            [],
            [["npc:herrero_bram", "quest:la_galeria_cerrada"]],
        ),
        (
            ["secreto", {"todas": ["faccion:concejo", "quest:la_galeria_cerrada"]}],
            ["secret"],
            [["faction:concejo", "quest:la_galeria_cerrada"]],
        ),
        ("Publico", ["invalid:Publico"], []),
        (["npc:herrero_bram", "quien_sabe"], ["npc:herrero_bram", "invalid:quien_sabe"], []),
        ([], [], []),
        (None, [], []),
    ],
)
def test_every_form_is_shown(
    bench: Bench, stored: Any, singles: list[str], groups: list[list[str]]
) -> None:
    editor = _editor(bench, stored)
    assert editor.any_of.values() == singles
    assert [field.values() for field in editor.group_fields()] == groups
    assert _file_value(bench) == stored


@pytest.mark.parametrize(
    ("stored", "typed", "expected"),
    [
        ("publico", "secreto", ["publico", "secreto"]),
        ("npc:herrero_bram", "minera_nela", ["npc:herrero_bram", "npc:minera_nela"]),
        ("npc:herrero_bram", "concejo", ["npc:herrero_bram", "faccion:concejo"]),
        ("npc:herrero_bram", "npc:nadie", ["npc:herrero_bram", "npc:nadie"]),
        ([], "secret", "secreto"),
        ("Publico", "secreto", ["Publico", "secreto"]),
        ("secreto", "vete a saber", ["secreto", "vete a saber"]),
    ],
)
def test_an_audience_is_added_by_typing(
    bench: Bench, stored: Any, typed: str, expected: Any
) -> None:
    editor = _editor(bench, stored)
    line = editor.any_of.entry
    line.setFocus()
    bench.keys(line, typed)
    bench.qtbot.keyClick(line, Qt.Key.Key_Return)
    assert _file_value(bench) == expected


def test_an_unknown_audience_is_an_error_chip(bench: Bench) -> None:
    editor = _editor(bench, ["npc:herrero_bran", "secreto"])
    assert [item.error for item in editor.any_of.items()] == [True, False]


def test_taking_the_last_audience_away_publishes_nothing(bench: Bench) -> None:
    editor = _editor(bench, "secreto")
    line = editor.any_of.entry
    line.setFocus()
    bench.qtbot.keyClick(line, Qt.Key.Key_Backspace)
    bench.qtbot.keyClick(bench.room.window().focusWidget(), Qt.Key.Key_Delete)
    assert _file_value(bench) == []
    page = bench.form.page()
    assert page is not None
    assert page.box("visibility").severity == "error"


def test_a_group_is_begun_filled_and_taken_away(bench: Bench) -> None:
    editor = _editor(bench, "secreto")
    editor.add_group()
    (field,) = editor.group_fields()
    assert field.entry.hasFocus()
    for text in ("npc:herrero_bram", "la_galeria_cerrada"):
        bench.keys(field.entry, text)
        bench.qtbot.keyClick(field.entry, Qt.Key.Key_Return)
    group = {"todas": ["npc:herrero_bram", "quest:la_galeria_cerrada"]}
    assert _file_value(bench) == ["secreto", group]
    bench.document.undo()
    bench.document.undo()
    assert _file_value(bench) == "secreto"


def test_a_list_raises_the_version_of_the_file_in_the_same_step(bench: Bench) -> None:
    editor = _editor(bench, "publico")
    count = bench.document.stack.count()
    bench.keys(editor.any_of.entry, "secreto,")
    assert bench.document.stack.count() == count + 1


def test_the_strip_follows(bench: Bench) -> None:
    editor = _editor(bench, "secreto")
    bench.keys(editor.any_of.entry, "npc:herrero_bram,")
    said = bench.form.foot.strip.accessibleDescription()
    assert "Bram (1): from the start" in said


_LEAVES = st.builds(
    Audience,
    st.sampled_from([AudienceKind.NPC, AudienceKind.FACTION, AudienceKind.INVALID]),
    st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=5).map(
        lambda t: "x" + t.replace(":", "")
    ),
)
_PARTS = st.recursive(
    _LEAVES,
    lambda inner: (
        st.lists(inner, min_size=1, max_size=3).map(tuple).map(AllOf)
        | st.lists(inner, min_size=1, max_size=3).map(tuple).map(AnyOf)
    ),
    max_leaves=6,
)


@given(_PARTS)
def test_no_part_is_lost_between_the_file_and_the_chips(visibility: Any) -> None:
    parts = parts_of(visibility)
    back = type(parts)(
        tuple(part_of(key_of(p)) for p in parts.singles),
        tuple(tuple(part_of(key_of(p)) for p in group) for group in parts.groups),
    )
    written = write_visibility(joined(back), Vocabulary.EN)
    assert _leaves(written) == _leaves(write_visibility(visibility, Vocabulary.EN))


def _leaves(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    inner = value if isinstance(value, list) else value["all"]
    return sorted(leaf for part in inner for leaf in _leaves(part))


def test_deep_forms_survive(bench: Bench) -> None:
    deep = {"todas": ["npc:herrero_bram", ["faccion:concejo", "faccion:compania"]]}
    editor = _editor(bench, deep)
    (field,) = editor.group_fields()
    assert len(field.values()) == 2
    bench.keys(editor.any_of.entry, "secreto,")
    assert _file_value(bench) == ["secreto", deep]
    assert read_visibility(_file_value(bench)) == bench.data(ID).visibility
