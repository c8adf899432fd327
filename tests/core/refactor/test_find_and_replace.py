"""What a search finds in texts, and what replacing the ticked hits does to the files."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from refactor_worlds import FILES, applied, make, texts

from core.refactor.matcher import BadSearch, Matcher, Search
from core.refactor.replacing import changed_record, collisions, ids_of, replace_edit
from core.refactor.searching import FIELD_GROUPS, fields_of, find_hits, records_in

ALL = fields_of(FIELD_GROUPS)


def spots(text: str, /, **options: object) -> list[str]:
    found = Matcher(Search(**options)).find(text)
    return [text[f.start : f.end] for f in found]


def swapped(text: str, /, **options: object) -> str:
    for f in reversed(Matcher(Search(**options)).find(text)):
        text = text[: f.start] + f.new + text[f.end :]
    return text


def test_case_and_accents_do_not_count_unless_asked():
    text = "Mina mína MINÁ mine"
    assert spots(text, text="mina") == ["Mina", "mína", "MINÁ"]
    assert spots(text, text="Mina", match_case=True) == ["Mina"]
    assert spots(text, text="mína", match_accents=True) == ["mína"]
    assert spots("straße STRASSE", text="strasse") == ["straße", "STRASSE"]


def test_an_accent_written_apart_goes_with_its_letter():
    apart = unicodedata.normalize("NFD", "mína vieja")
    assert spots(apart, text="mina") == [apart[:5]]
    assert spots(apart, text="mína", match_accents=True) == [apart[:5]]
    assert spots(apart, text="mi", match_accents=True) == []


def test_whole_words_by_unicode():
    assert spots("mina mina_rota lamina minañ", text="mina", whole_word=True) == ["mina"]
    assert spots("¿mina? mina.", text="mina", whole_word=True) == ["mina", "mina"]
    assert spots("ñu ñus", text="ñu", whole_word=True, match_accents=True) == ["ñu"]
    assert spots("mina minas", text="mina|minas", pattern=True, whole_word=True) == [
        "mina",
        "minas",
    ]


def test_patterns_with_groups_keep_the_text_as_written():
    result = swapped("Á-b É-d", text=r"(\w)-(\w)", new=r"\2-\1", pattern=True)
    assert result == "b-Á d-É"
    assert swapped("a b", text=r"(?P<x>a)", new=r"[\g<x>]\n", pattern=True) == "[a]\n b"


@pytest.mark.parametrize("text", ["(", "[a", "(?P<x", "*", "a{99999999999}"])
def test_a_bad_pattern_says_where(text):
    with pytest.raises(BadSearch) as caught:
        Matcher(Search(text, pattern=True))
    assert caught.value.code == "bad_pattern" and "pattern" in caught.value.message()


def test_a_group_that_is_not_there_is_refused():
    with pytest.raises(BadSearch) as caught:
        Matcher(Search("a", r"\1", pattern=True))
    assert caught.value.code == "bad_group"


def test_a_hostile_pattern_is_stopped():
    matcher = Matcher(Search(r"(a|aa)+$", pattern=True))
    with pytest.raises(BadSearch) as caught:
        matcher.find("a" * 200 + "b")
    assert caught.value.code == "pattern_slow"


def test_nothing_to_look_for():
    for text in ("", "\u0301"):
        with pytest.raises(BadSearch):
            Matcher(Search(text))


@given(st.text(max_size=20), st.text(min_size=1, max_size=3), st.booleans(), st.booleans())
def test_hits_are_in_order_apart_and_equal_when_folded(text, word, case, accents):
    search = Search(word, match_case=case, match_accents=accents)
    try:
        matcher = Matcher(search)
    except BadSearch:
        return
    at = 0
    for hit in matcher.find(text):
        assert at <= hit.start < hit.end
        at = hit.end
        assert matcher.find(text[hit.start : hit.end])


@pytest.fixture
def world(tmp_path):
    return make(tmp_path)


def search(world, text, new="", groups=FIELD_GROUPS, handles=None, **options):
    matcher = Matcher(Search(text, new, **options))
    return find_hits(records_in(world, handles), matcher, fields_of(groups)).hits


def test_ticked_hits_are_one_edit_and_the_rest_stays(world):
    hits = search(world, "mina", "galería", ["texts"])
    assert [(h.old, h.before, h.after) for h in hits] == [
        ("mina", "La ", " se hundió. Véase mina_rota."),
        ("mina", "La mina se hundió. Véase ", "_rota."),
    ]
    back = applied(world, replace_edit(world, hits[:1]))
    assert '"texto": "La galería se hundió. Véase mina_rota."' in texts(world)["lore.json"]
    world.apply(back)
    assert texts(world) == FILES


def test_escapes_in_the_file_are_found(world):
    hits = search(world, "mina", "pozo", ["tags"])
    assert [h.old for h in hits].count("mina") == 7
    applied(world, replace_edit(world, hits))
    assert '"etiquetas": ["pozo"], "etiquetas": ["pozo", "pozo"]' in texts(world)["lore.json"]


def test_all_other_bytes_stay(world):
    applied(world, replace_edit(world, search(world, "bram", "abram", ["ids"])))
    for name, text in texts(world).items():
        expected = FILES[name].replace("npc:bram", "npc:abram").replace('"bram"', '"abram"')
        assert text == expected


def test_scope_is_kept(world):
    from core.model.kinds import Kind

    only = world.find(Kind.ENTRY, "mina_rota")
    assert {h.handle for h in search(world, "mina", handles=only)} == set(only)


def collided(world, hits):
    rows = {}
    for hit in hits:
        rows.setdefault(hit.handle, []).append(hit)
    found = collisions([(world.record(h), mine) for h, mine in rows.items()], ids_of(world))
    return {world.record(h).id: [n.code for n in notices] for h, notices in found.items()}


def test_collisions_are_flagged(world):
    assert collided(world, search(world, "mina_rota", "rota", ["ids"]))["mina_rota"] == [
        "replace_doubles_id"
    ]
    assert collided(world, search(world, "mina_vieja", "m", ["ids"]))["mina_vieja"] == [
        "replace_id_alone"
    ]
    long = collided(world, search(world, "Bram calla", "x" * 401, ["texts"]))
    assert long == {"mina_rota": ["replace_too_long"]}
    assert (
        "replace_empty_tag"
        in collided(world, search(world, "derrumbe", "", ["tags"]))["mina_vieja"]
    )
    assert collided(world, search(world, "npc:", "nadie:", ["ids"]))["e1"] == ["replace_visibility"]


def test_ids_that_swap_places_do_not_collide(world):
    hits = search(world, r"mina_(\w+)", r"\1_mina", ["ids"], pattern=True)
    assert "replace_doubles_id" not in str(collided(world, hits))


def test_a_faction_put_into_a_visibility_raises_the_version(tmp_path):
    world = make(
        tmp_path,
        {
            "a.json": '{"version": 1, "entradas": [{"id": "e", "texto": "t", "etiquetas": ["x"],'
            ' "visibilidad": "npc:n"}, {"id": "f", "texto": "t", "visibilidad": "npc:n"}]}'
        },
    )
    applied(world, replace_edit(world, search(world, "npc:", "faccion:", ["ids"])))
    assert '"version": 2' in texts(world)["a.json"]


def test_read_only_files_are_left_out(tmp_path):
    world = make(tmp_path, {"a.json": '{"version": 9, "entradas": [{"id": "e", "texto": "t"}]}'})
    assert search(world, "t", "u") == ()


def test_markup_stays_text(world):
    hits = search(world, "Bram", "<img src=file:x>", ["texts"])
    record = world.record(hits[0].handle)
    assert changed_record(record, hits).data.text == "<img src=file:x> calla."


def test_a_slow_search_can_be_stopped_after_each_record(world):
    """A pattern may be slow on each of many texts, and never too slow on one."""
    records, asked = records_in(world), []
    find_hits(
        records,
        Matcher(Search(r"(\w+)", pattern=True)),
        fields_of(FIELD_GROUPS),
        lambda done, total: asked.append((done, total)),
    )
    assert asked == [(at, len(records)) for at in range(len(records))]
