"""Splitting at sentences, merging near duplicates, putting records in another order."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from refactor_worlds import FILES, applied, make, texts

from core.errors import BadEdit
from core.model.kinds import Kind
from core.refactor.merging import Pair, check_merge, field_pairs, merge_edit, near_pairs
from core.refactor.ordering import reorder
from core.refactor.splitting import MOST_PARTS, Part, check_split, propose_split, split_edit
from core.validation import Validator
from core.validation.text_fixes import _SENTENCE_END, _WORD_END, _cut
from core.world.opening import open_world

SENTENCE = "El gremio juró callar lo que vio en la mina aquella noche de lluvia. "


@pytest.fixture
def long_world(tmp_path):
    entry = {
        "id": "pacto",
        "texto": SENTENCE * 4 + "Después vino la ermita, con sus velas y su frío. " * 5,
        "etiquetas": ["mina", "ermita", "otro"],
        "peso": 1.5,
    }
    text = json.dumps({"entradas": [entry, {"id": "pacto_2", "texto": "x"}]}, ensure_ascii=False)
    return make(tmp_path, {"a.json": text})


def test_a_long_entry_is_proposed_as_even_parts_that_share_a_tag(long_world):
    handle = long_world.find(Kind.ENTRY, "pacto")[0]
    whole = long_world.data(handle).text
    parts = propose_split(long_world, handle)
    assert [p.id for p in parts] == ["pacto", "pacto_3"]
    assert " ".join(p.text for p in parts) == whole.strip()
    assert all(len(p.text) <= 400 and p.text.endswith(".") for p in parts)
    assert [p.tags for p in parts] == [("mina", "otro"), ("ermita", "otro")]
    assert check_split(long_world, handle, parts) == ()


def test_a_split_is_one_edit(long_world):
    before = texts(long_world)
    handle = long_world.find(Kind.ENTRY, "pacto")[0]
    back = applied(long_world, split_edit(long_world, handle, propose_split(long_world, handle)))
    assert [r.id for r in long_world.records(Kind.ENTRY)] == ["pacto", "pacto_3", "pacto_2"]
    assert {r.data.weight for r in long_world.records(Kind.ENTRY)[:2]} == {1.5}
    long_world.apply(back)
    assert texts(long_world) == before


def test_parts_that_were_changed_are_checked(long_world):
    handle = long_world.find(Kind.ENTRY, "pacto")[0]
    parts = [Part("pacto_2", "a", ("x",)), Part("", " ", ()), Part("z", "b" * 401, ("y",))]
    codes = [n.code for n in check_split(long_world, handle, parts)]
    for code in ("replace_doubles_id", "replace_no_id", "split_no_text", "split_too_long"):
        assert code in codes
    assert {"split_no_tags", "split_unlinked"} <= set(codes)
    assert [n.code for n in check_split(long_world, handle, parts[2:])] == [
        "split_too_long",
        "split_one",
    ]


def test_a_short_entry_can_be_split_too(tmp_path):
    world = make(tmp_path)
    handle = world.find(Kind.ENTRY, "mina_vieja")[0]
    assert [p.text for p in propose_split(world, handle)] == [
        "La mina se hundió.",
        "Véase mina_rota.",
    ]


@pytest.fixture
def twins(tmp_path):
    a = {"id": "a", "texto": SENTENCE * 2, "etiquetas": ["mina"], "visibilidad": "npc:n"}
    b = {"id": "b", "texto": SENTENCE + SENTENCE[:-2] + "!", "etiquetas": ["noche", "mina"]}
    case = {"id": "c", "consulta": "q", "recupera": ["b", "a"], "oculta": ["b"]}
    text = json.dumps({"entradas": [a, b], "casos": [case]}, ensure_ascii=False)
    return make(tmp_path, {"a.json": text})


def test_near_duplicates_are_found_by_the_checks(twins):
    validator = Validator(twins)
    while validator.pending:
        validator.run_pending(1.0)
    (pair,) = near_pairs(twins, validator.issues())
    assert (pair.first, pair.second) == twins.handles(Kind.ENTRY) and pair.percent >= 90


def test_two_entries_are_merged_field_by_field(twins):
    before = texts(twins)
    pair = Pair(*twins.handles(Kind.ENTRY))
    rows = {row.name: row for row in field_pairs(twins, pair)}
    assert rows["tags"].both == ("mina", "noche") and rows["visibility"].both is None
    assert rows["weight"].equal
    values = {"tags": rows["tags"].both, "id": "b", "text": rows["text"].right}
    codes = [n.code for n in check_merge(twins, pair, values)]
    assert codes == ["merge_visibility", "rename_entry_known"]
    back = applied(twins, merge_edit(twins, pair, values))
    (left,) = twins.records(Kind.ENTRY)
    assert left.id == "b" and left.data.tags == ("mina", "noche")
    assert '"recupera": ["b"], "oculta": ["b"]' in texts(twins)["a.json"]
    twins.apply(back)
    assert texts(twins) == before


def test_cases_follow_the_entry_that_is_left(twins):
    applied(twins, merge_edit(twins, Pair(*twins.handles(Kind.ENTRY)), {}))
    assert '"recupera": ["a"], "oculta": ["a"]' in texts(twins)["a.json"]


def test_records_are_put_before_and_after_others(tmp_path):
    world = make(tmp_path)
    order = world.handles(Kind.ENTRY)
    back = applied(world, reorder(world, [order[4], order[0]], order[2], after=False))
    now = world.handles(Kind.ENTRY)
    assert now == (order[1], order[0], order[4], order[2], order[3])
    assert {world.record(h).file for h in now} == {world.record(order[1]).file}
    world.apply(back)
    assert texts(world) == FILES and world.handles(Kind.ENTRY) == order


def test_a_drop_where_it_stands_is_nothing(tmp_path):
    world = make(tmp_path)
    lore = [r.handle for r in world.records(Kind.ENTRY) if world.file(r.file).name == "lore.json"]
    assert reorder(world, [lore[1]], lore[0], after=True) is None
    assert reorder(world, [lore[1]], lore[1], after=True) is None
    assert reorder(world, lore[:2], lore[2], after=False) is None


def test_aliases_of_tags_have_no_order(tmp_path):
    world = make(tmp_path)
    one, two = world.handles(Kind.TAG_ALIAS)
    with pytest.raises(BadEdit):
        reorder(world, [one], two, after=True)


def test_a_move_into_another_file_says_so(tmp_path):
    world = make(tmp_path)
    lore = [r.handle for r in world.records(Kind.ENTRY) if world.file(r.file).name == "lore.json"]
    english = next(h for h in world.handles(Kind.ENTRY) if h not in lore)
    edit = reorder(world, lore[:2], english, after=True)
    assert edit is not None and edit.label.code == "move"
    world.apply(edit)
    assert open_world(tmp_path).handles(Kind.ENTRY)
    assert [world.record(h).file for h in lore[:2]] == [world.record(english).file] * 2


def test_a_very_long_text_is_proposed_in_few_parts_whose_last_is_the_rest(tmp_path):
    text = " ".join(f"Frase {at} de la mina." for at in range(3000))
    entries = [{"id": "larga", "texto": text, "etiquetas": ["mina"]}]
    world = make(tmp_path, {"lore.json": json.dumps({"entradas": entries})})
    handle = world.handles(Kind.ENTRY)[0]
    found = propose_split(world, handle)
    assert len(found) == MOST_PARTS
    assert " ".join(part.text for part in found) == text
    assert all(len(part.text) <= 400 for part in found[:-1])
    codes = [notice.code for notice in check_split(world, handle, found)]
    assert codes == ["split_too_long"], "the rest is to be split again"


@given(st.text("aé.!;\n \t”…", max_size=60), st.integers(1, 12))
def test_a_text_is_cut_where_all_its_ends_would_say(text, limit):
    def slowly(rest):
        for pattern in (_SENTENCE_END, _WORD_END):
            ends = [
                m.end() for m in pattern.finditer(rest) if len(rest[: m.end()].rstrip()) <= limit
            ]
            if ends:
                return ends[-1]
        return limit

    assert _cut(text, limit) == slowly(text)
