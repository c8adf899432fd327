"""Merging texts by record and field: each rule on a small file."""

from __future__ import annotations

import json

import pytest

from core.errors import UnreadableFile
from core.merge.markers import has_markers, merge_marked, read_sides
from core.merge.three_way import merge_texts

BASE = """{
  "version": 1,
  "otra": {"x": 1, "y": [1]},
  "entradas": [
    {
      "id": "a",
      "texto": "uno",
      "etiquetas": ["m"],
      "peso": 1.50
    },
    {"id": "b", "texto": "dos", "zeta": {"x": [1, 2], "w": 1}},
    {"id": "c", "texto": "tres"}
  ],
  "etiquetas_alias": {"rey": ["monarca"]},
  "jugador": {"nombre": "Ana", "habilidades": {"sigilo": 1, "fuerza": 2}}
}
"""


def both(ours: tuple[str, str], theirs: tuple[str, str]) -> tuple[str, str]:
    assert ours[0] in BASE
    assert theirs[0] in BASE
    return BASE.replace(*ours), BASE.replace(*theirs)


def ids(text: str) -> list[str]:
    return [entry["id"] for entry in json.loads(text)["entradas"]]


def test_other_fields_of_one_entry_are_both_taken_and_the_rest_keeps_its_bytes() -> None:
    ours, theirs = both(("uno", "UNO"), ("1.50", "2"))
    merged = merge_texts(BASE, ours, theirs)
    assert merged.conflicts == ()
    assert merged.text == BASE.replace("uno", "UNO").replace("1.50", "2")


@pytest.mark.parametrize(
    ("mine", "other"),
    [
        (('"w": 1', '"w": 2'), ("[1, 2]", "[1]")),
        (('"sigilo": 1', '"sigilo": 3'), ('"fuerza": 2', '"fuerza": 9')),
        (('"x": 1,', '"x": 2,'), ('"y": [1]', '"y": []')),
        (('"version": 1', '"version": 2'), ('["monarca"]', '["monarca", "soberano"]')),
        (('{"rey"', '{"reina": [], "rey"'), ('["monarca"]', '["monarca", "soberano"]')),
    ],
)
def test_what_lies_apart_is_both_taken(mine: tuple[str, str], other: tuple[str, str]) -> None:
    merged = merge_texts(BASE, *both(mine, other))
    assert merged.conflicts == ()
    assert merged.text == BASE.replace(*mine).replace(*other)
    back = merge_texts(BASE, *reversed(both(mine, other)))
    assert json.loads(back.text) == json.loads(merged.text)


def test_one_field_changed_by_both_is_a_conflict_and_ours_is_kept() -> None:
    ours, theirs = both(("uno", "mine"), ("uno", "theirs"))
    merged = merge_texts(BASE, ours, theirs)
    (conflict,) = merged.conflicts
    assert conflict.place == ("entry", "a", 1, "text")
    assert (conflict.base, conflict.ours, conflict.theirs) == ('"uno"', '"mine"', '"theirs"')
    assert merged.text == ours
    chosen = merge_texts(BASE, ours, theirs, {conflict.place})
    assert chosen.text == theirs
    assert chosen.conflicts == merged.conflicts


def test_the_same_change_of_both_is_taken_once() -> None:
    ours, theirs = both(("1.50", "2.0"), ("1.50", "2"))
    merged = merge_texts(BASE, ours, theirs)
    assert merged.conflicts == ()
    assert merged.text == ours


def test_a_number_spelled_anew_is_no_change_against_another() -> None:
    ours, theirs = both(("1.50", "1.5"), ("1.50", "3"))
    merged = merge_texts(BASE, ours, theirs)
    assert merged.conflicts == ()
    assert json.loads(merged.text)["entradas"][0]["peso"] == 3


def test_true_is_not_one() -> None:
    ours, theirs = both(('"w": 1', '"w": true'), ("uno", "UNO"))
    assert json.loads(merge_texts(BASE, ours, theirs).text)["entradas"][1]["zeta"]["w"] is True


def test_additions_of_both_stand_with_ours_first() -> None:
    end = '{"id": "c", "texto": "tres"}'
    ours = BASE.replace(end, end + ',\n    {"id": "x"}')
    theirs = BASE.replace(end, end + ',\n    {"id": "y"},\n    {"id": "z"}')
    merged = merge_texts(BASE, ours, theirs)
    assert ids(merged.text) == ["a", "b", "c", "x", "y", "z"]
    assert merged.text.count("\n") == BASE.count("\n") + 3


def test_an_addition_follows_what_it_followed() -> None:
    ours = BASE.replace('{"id": "b"', '{"id": "x"},\n    {"id": "b"')
    theirs = BASE.replace("tres", "TRES")
    assert ids(merge_texts(BASE, theirs, ours).text) == ["a", "x", "b", "c"]


def test_the_same_id_added_by_both_is_merged_by_field() -> None:
    end = '{"id": "c", "texto": "tres"}'
    ours = BASE.replace(end, end + ', {"id": "x", "texto": "1", "peso": 2}')
    theirs = BASE.replace(end, end + ', {"id": "x", "texto": "2", "notas": "n"}')
    merged = merge_texts(BASE, ours, theirs)
    assert [c.place for c in merged.conflicts] == [("entry", "x", 1, "text")]
    assert json.loads(merged.text)["entradas"][-1] == {
        "id": "x",
        "texto": "1",
        "peso": 2,
        "notas": "n",
    }


def test_a_deletion_of_what_the_other_left_alone_is_taken() -> None:
    deleted = BASE.replace(',\n    {"id": "c", "texto": "tres"}', "")
    changed = BASE.replace("uno", "UNO")
    for merged in (merge_texts(BASE, changed, deleted), merge_texts(BASE, deleted, changed)):
        assert merged.conflicts == ()
        assert merged.text == deleted.replace("uno", "UNO")


def test_a_deletion_of_what_the_other_changed_is_a_conflict() -> None:
    deleted = BASE.replace(',\n    {"id": "c", "texto": "tres"}', "")
    changed = BASE.replace("tres", "TRES")
    kept = merge_texts(BASE, changed, deleted)
    gone = merge_texts(BASE, deleted, changed)
    assert [c.place for c in (*kept.conflicts, *gone.conflicts)] == [("entry", "c", 1, "")] * 2
    assert kept.text == changed
    assert gone.text == deleted
    assert merge_texts(BASE, deleted, changed, {gone.conflicts[0].place}).text == changed


def test_the_first_entry_may_go() -> None:
    first = BASE[BASE.index('{\n      "id": "a"') : BASE.index('{"id": "b"')]
    merged = merge_texts(BASE, BASE.replace(first, ""), BASE.replace("tres", "TRES"))
    assert merged.text == BASE.replace(first, "").replace("tres", "TRES")


def test_a_move_is_taken_with_the_other_s_changes() -> None:
    c = '{"id": "c", "texto": "tres"}'
    moved = BASE.replace(",\n    " + c, "").replace(
        '{\n      "id": "a"', c + ',\n    {\n      "id": "a"'
    )
    changed = BASE.replace("tres", "TRES")
    for merged in (merge_texts(BASE, moved, changed), merge_texts(BASE, changed, moved)):
        assert merged.conflicts == ()
        assert ids(merged.text) == ["c", "a", "b"]
        assert "TRES" in merged.text


def test_a_new_id_of_one_and_a_new_text_of_the_other_meet() -> None:
    renamed = BASE.replace('"id": "c"', '"id": "k"')
    changed = BASE.replace("tres", "TRES")
    for merged in (merge_texts(BASE, renamed, changed), merge_texts(BASE, changed, renamed)):
        assert merged.conflicts == ()
        assert merged.text == renamed.replace("tres", "TRES")


def test_doubled_ids_are_told_by_their_order() -> None:
    base = BASE.replace('"id": "c"', '"id": "a"')
    merged = merge_texts(base, base.replace("uno", "UNO"), base.replace("tres", "TRES"))
    assert merged.conflicts == ()
    assert merged.text == base.replace("uno", "UNO").replace("tres", "TRES")


def test_a_change_of_vocabulary_meets_a_change_of_text() -> None:
    english = BASE.replace('"entradas"', '"entries"').replace('"texto"', '"text"')
    changed = BASE.replace('"texto": "uno"', '"texto": "UNO"').replace("1.50", "3")
    merged = merge_texts(BASE, english, changed)
    assert [c.place for c in merged.conflicts] == [("entry", "a", 1, "text")]
    entry = json.loads(merged.text)["entries"][0]
    assert entry["peso"] == 3
    assert entry["text"] == "uno"


def test_line_ends_of_ours_are_kept() -> None:
    crlf = BASE.replace("\n", "\r\n")
    theirs = BASE.replace('"id": "c"', '"id": "c", "n":\n 1')
    merged = merge_texts(BASE, crlf.replace("uno", "UNO"), theirs)
    assert "\n" not in merged.text.replace("\r\n", "")
    assert json.loads(merged.text)["entradas"][2]["n"] == 1


def test_ours_in_another_form_keeps_it_and_takes_their_value() -> None:
    ours = json.dumps(json.loads(BASE), ensure_ascii=False, indent=4)
    theirs = BASE.replace("uno", "UNO")
    assert merge_texts(BASE, ours, theirs).text == ours.replace("uno", "UNO")
    back = merge_texts(BASE, theirs, ours)
    assert json.loads(back.text) == json.loads(theirs)


def test_without_a_base_nothing_is_lost() -> None:
    ours, theirs = both(("uno", "mine"), ("uno", "theirs"))
    theirs = theirs.replace('{"id": "b"', '{"id": "new"}, {"id": "b"')
    merged = merge_texts(None, ours, theirs)
    assert [c.place for c in merged.conflicts] == [("entry", "a", 1, "text")]
    assert ids(merged.text) == ["a", "new", "b", "c"]


def test_an_empty_section_takes_entries_of_theirs() -> None:
    base = '{"entradas": [], "version": 1}'
    theirs = '{"entradas": [\n  {"id": "x"}\n], "version": 1}'
    merged = merge_texts(base, base.replace("1", "2"), theirs)
    assert merged.text == theirs.replace("1", "2")


@pytest.mark.parametrize("text", ["", "[1]", "{", '{"a": 1} x', "7"])
def test_what_is_no_object_is_refused(text: str) -> None:
    with pytest.raises(UnreadableFile):
        merge_texts(BASE, BASE.replace("uno", "UNO"), text)


# markers


def test_markers_stand_around_the_field_alone() -> None:
    ours, theirs = both(("uno", "mine"), ("uno", "theirs"))
    text = merge_marked(BASE, ours, theirs).text
    block = (
        '<<<<<<< ours\n      "texto": "mine",\n||||||| base\n      "texto": "uno",\n'
        '=======\n      "texto": "theirs",\n>>>>>>> theirs\n'
    )
    assert text == BASE.replace('      "texto": "uno",\n', block)
    assert has_markers(text)


def test_the_sides_between_markers_are_whole_files() -> None:
    ours = BASE.replace("uno", "mine").replace("tres", "TRES").replace('"rey": ["monarca"]', "")
    theirs = BASE.replace("uno", "other").replace(',\n    {"id": "c", "texto": "tres"}', "")
    theirs = theirs.replace("monarca", "soberano").replace('"w": 1', '"w": 5')
    marked = merge_marked(BASE, ours, theirs)
    assert len(marked.conflicts) == 3
    sides = read_sides(marked.text)
    assert sides is not None
    again = merge_texts(sides.base, sides.ours, sides.theirs)
    assert {c.place for c in again.conflicts} == {c.place for c in marked.conflicts}
    assert json.loads(again.text) == json.loads(merge_texts(BASE, ours, theirs).text)


def test_markers_of_git_s_own_merge_are_read() -> None:
    text = (
        '{\n  "entradas": [\n<<<<<<< HEAD\n    {"id": "a"},\n    {"id": "b"}\n=======\n'
        '    {"id": "a", "peso": 2}\n>>>>>>> other branch\n  ]\n}\n'
    )
    sides = read_sides(text)
    assert sides is not None
    assert sides.base is None
    assert ids(sides.ours) == ["a", "b"]
    assert ids(sides.theirs) == ["a"]


@pytest.mark.parametrize(
    "text",
    ["", BASE, '{"a": "<<<<<<< x"}', "<<<<<<< a\nx\n", "<<<<<<< a\nx\n=======\ny\n", "=======\n"],
)
def test_what_has_no_whole_conflict_has_no_sides(text: str) -> None:
    assert read_sides(text) is None
    assert not has_markers(text)


def entry_with(**fields: object) -> str:
    entry = {"id": "a", "texto": "uno", **fields}
    return json.dumps({"entradas": [entry], "etiquetas_alias": {"rey": ["word"]}}, indent=2)


def merged_field(name: str, base: object, ours: object, theirs: object) -> tuple[object, int]:
    merged = merge_texts(*(entry_with(**{name: v}) for v in (base, ours, theirs)))
    return json.loads(merged.text)["entradas"][0][name], len(merged.conflicts)


@pytest.mark.parametrize("name", ["etiquetas", "terminos"])
def test_a_list_that_both_changed_keeps_what_both_added_and_lacks_what_both_took(
    name: str,
) -> None:
    base, ours, theirs = ["a", "b", "c", "d"], ["a", "mine", "c", "d"], ["a", "b", "theirs", "c"]
    assert merged_field(name, base, ours, theirs) == (["a", "mine", "theirs", "c"], 0)
    assert merged_field(name, ["a"], ["a", "x"], ["a", "x", "y"]) == (["a", "x", "y"], 0)
    assert merged_field(name, ["a", "b"], ["b", "a"], ["a", "b", "c"]) == (["b", "c", "a"], 0)


def test_lists_of_both_keep_the_form_they_are_written_in() -> None:
    base = '{"entradas": [{"id": "a", "etiquetas": ["m"]}]}'
    ours = base.replace('["m"]', '["m", "n"]')
    theirs = base.replace('["m"]', '["m", "o"]')
    wanted = base.replace('["m"]', '["m", "n", "o"]')
    assert merge_texts(base, ours, theirs).text == wanted


def test_lists_are_in_conflict_only_where_one_side_has_none_any_more() -> None:
    assert merged_field("etiquetas", ["a"], 7, ["a", "b"]) == (7, 1)
    base, theirs = entry_with(terminos=["a"]), entry_with(terminos=["a", "b"])
    assert len(merge_texts(base, entry_with(), theirs).conflicts) == 1


def test_a_visibility_is_no_set() -> None:
    base, ours, theirs = ["secreto"], ["secreto", "npc:a"], ["secreto", "npc:b"]
    assert merged_field("visibilidad", base, ours, theirs) == (ours, 1)


def test_other_words_of_one_tag_are_merged_too() -> None:
    base = entry_with()
    ours, theirs = base.replace('"word"', '"word", "mine"'), base.replace('"word"', '"their"')
    assert ours != base != theirs
    merged = merge_texts(base, ours, theirs)
    assert json.loads(merged.text)["etiquetas_alias"] == {"rey": ["their", "mine"]}
    assert merged.conflicts == ()
