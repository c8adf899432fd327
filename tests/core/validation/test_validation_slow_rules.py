"""Warnings that weigh entries against one another: likeness, denial, rank, spoilers."""

from __future__ import annotations

from pathlib import Path

import pytest
from validation_worlds import PEOPLE_ES, checked, codes, entry, found, lore, make, only

from core.model.kinds import Kind
from core.model.mask import gate_key
from core.model.records import Entry
from core.model.state import GameState
from core.retrieval import Retriever
from core.validation.reach import Reach
from core.validation.top_ranks import Answers
from core.world import build
from core.world.opening import open_world

SAMPLE = Path(__file__).parents[3] / "data" / "lore"

LONG = "La taberna del puerto abre al caer la tarde y cierra cuando se apaga el ultimo farol."


def test_nearly_the_same_text_is_told_at_the_later_entry(tmp_path):
    world = lore(
        tmp_path,
        entry("a", texto=LONG),
        entry("b", texto=LONG.replace("ultimo", "primer")),
    )
    issue = only(world, "near_duplicate")
    assert world.record(issue.handle).id == "b"
    assert issue.values["other"] == "a"
    assert 90 <= issue.values["percent"] < 100


def test_the_same_words_in_another_order_count_too(tmp_path):
    one, other = LONG.rstrip(".").split(" y ")
    world = lore(tmp_path, entry("a", texto=LONG), entry("b", texto=f"{other} y {one}."))
    assert "near_duplicate" in codes(world)


def test_in_another_language_two_that_denied_one_another_are_nearly_the_same(tmp_path):
    world = lore(
        tmp_path,
        entry("a", texto="Marta visitó la ermita aquella noche.", etiquetas=["pan"]),
        entry("b", texto="Marta no visitó la ermita aquella noche.", etiquetas=["pan"]),
        people={**PEOPLE_ES, "idioma": "es"},
    )
    validator = checked(world)
    assert "near_duplicate" not in {i.code for i in validator.issues()}
    (language,) = world.handles(Kind.LANGUAGE)
    for said, there in (('"pt"', True), ('"es"', False)):
        validator.update(world.apply(build.set_raw(world, language, said)).changes)
        validator.run_pending()
        assert ("near_duplicate" in {i.code for i in validator.issues()}) == there


def test_texts_that_share_a_phrase_only_are_no_duplicates(tmp_path):
    world = lore(
        tmp_path,
        entry("a", texto=LONG),
        entry("b", texto="La taberna del puerto abre al caer la tarde, dicen, pero nadie la vio."),
    )
    assert "near_duplicate" not in codes(world)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Marta visitó la ermita aquella noche.", "Marta no visitó la ermita aquella noche."),
        ("La puerta de la ermita quedó abierta.", "La puerta de la ermita quedó cerrada."),
        ("La puerta está abierta de noche.", "La puerta no está abierta de noche."),
        ("La puerta está abierta de noche.", "La puerta está cerrada de noche."),
    ],
)
def test_the_same_tags_and_the_opposite_may_be_a_contradiction(tmp_path, one, other):
    world = lore(
        tmp_path,
        entry("a", texto=one, etiquetas=["ermita", "noche"]),
        entry("b", texto=other, etiquetas=["noche", "Ermita"]),
    )
    assert only(world, "contradiction").values == {"other": "a"}
    assert "near_duplicate" not in codes(world)


@pytest.mark.parametrize(
    ("tags", "other", "visibility"),
    [
        (["ermita"], "Marta no visitó la ermita aquella noche.", "publico"),
        (["ermita", "noche"], "Nadie enciende velas de madrugada.", "publico"),
        (["ermita", "noche"], "Marta visitó la ermita aquella noche fría.", "publico"),
        (["ermita", "noche"], "Marta no visitó la ermita aquella noche.", "oculto"),
        (["ermita", "noche"], "Marta no visitó la ermita aquella noche.", "npc:nela"),
    ],
    ids=["other tags", "other matter", "no denial", "a draft", "nobody sees both"],
)
def test_what_is_no_contradiction(tmp_path, tags, other, visibility):
    world = lore(
        tmp_path,
        entry(
            "a",
            texto="Marta visitó la ermita aquella noche.",
            etiquetas=["ermita", "noche"],
            visibilidad="npc:bram",
        ),
        entry("b", texto=other, etiquetas=tags, visibilidad=visibility),
    )
    assert "contradiction" not in codes(world)


def _crowd(count: int, **fields: object) -> list[dict[str, object]]:
    words = ["uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"]
    return [
        entry(f"a{i:02}", texto=f"{words[i % 9]} {i} {words[-i % 9]}", etiquetas=["pan"], **fields)
        for i in range(count)
    ]


def test_an_entry_below_the_top_5_of_all_its_tags(tmp_path):
    world = lore(tmp_path, *_crowd(9, peso=2), entry("z", etiquetas=["pan"]))
    issues = [i for i in checked(world).issues() if i.code == "never_retrieved"]
    last = issues[-1]
    assert [world.record(i.handle).id for i in issues] == ["a05", "a06", "a07", "a08", "z"]
    assert last.values == {"tag": "pan", "count": 9}
    assert last.message().startswith(
        "Never among the top 5 for its own tag “pan”. Nine entries score higher."
    )


@pytest.mark.parametrize(
    "fields",
    [
        {"etiquetas": ["pan", "horno"]},
        {"etiquetas": ["pan"], "peso": 3},
        {"etiquetas": ["pan", "pan"]},
    ],
    ids=["a tag of its own", "a higher weight", "a tag that counts twice"],
)
def test_what_lifts_an_entry_into_the_top_5(tmp_path, fields):
    world = lore(tmp_path, *_crowd(9), entry("z", **fields))
    assert "z" not in [
        world.record(i.handle).id for i in checked(world).issues() if i.code == "never_retrieved"
    ]


def test_what_its_readers_never_see_stands_in_nobody_s_way(tmp_path):
    crowd = _crowd(9, visibilidad="npc:nela")
    world = lore(tmp_path, *crowd, entry("z", etiquetas=["pan"], visibilidad="npc:bram"))
    late = [
        world.record(i.handle).id for i in checked(world).issues() if i.code == "never_retrieved"
    ]
    assert late == ["a05", "a06", "a07", "a08"]


def test_far_below_is_not_counted_exactly(tmp_path):
    world = lore(tmp_path, *_crowd(30), entry("z", etiquetas=["pan"]))
    (issue,) = (
        i
        for i in checked(world).issues()
        if i.code == "never_retrieved" and world.record(i.handle).id == "z"
    )
    assert "at least 20 entries" in issue.message()


SECRET = {"visibilidad": "secreto", "requiere_quest": "q1"}


def test_a_public_entry_that_names_whom_only_a_secret_introduces(tmp_path):
    world = lore(
        tmp_path,
        entry("s", texto="El corredor se llama Ezra.", etiquetas=["seguro"], **SECRET),
        entry("e", texto="Preguntan mucho por Ezra en la plaza."),
    )
    issue = only(world, "spoiler")
    assert world.record(issue.handle).id == "e"
    assert issue.values == {"name": "Ezra", "owner": "s", "npc": "bram"}


def test_owners_by_tag_come_before_the_first_text(tmp_path):
    world = lore(
        tmp_path,
        entry("e", texto="Preguntan mucho por Ezra en la plaza."),
        entry("s", texto="El corredor vino de lejos.", etiquetas=["ezra"], **SECRET),
    )
    assert only(world, "spoiler").values["owner"] == "s"


@pytest.mark.parametrize(
    "entries",
    [
        [entry("e", texto="Ven a ver a Ezra."), entry("s", texto="Es Ezra.", **SECRET)],
        [entry("s", texto="Es Ezra.", **SECRET), entry("e", texto="Es Ezra, sí.", **SECRET)],
        [
            entry("s", texto="Dicen que Ezra paga.", **SECRET),
            entry("e", texto="Es Ezra.", visibilidad="secreto", requiere_quest="q2"),
        ],
        [
            entry("s", texto="Dicen que Ezra paga.", **SECRET),
            entry("p", texto="Un corredor.", etiquetas=["ezra"]),
            entry("e", texto="Es Ezra."),
        ],
        [
            entry("s", texto="Dicen que Nela paga.", etiquetas=["nela"], **SECRET),
            entry("e", texto="Pregunta por Nela."),
        ],
        [
            entry("s", texto="El candil de plata.", etiquetas=["candil"], **SECRET),
            entry("e", texto="Candil en mano se baja."),
        ],
        [
            entry("s", texto="Dicen que Ezra paga.", visibilidad="oculto"),
            entry("e", texto="Pregunta por Ezra."),
        ],
        [
            entry("s", texto="Dicen que Ezra paga.", visibilidad="npc:bram"),
            entry("e", texto="Pregunta por Ezra.", visibilidad="npc:bram"),
        ],
    ],
    ids=[
        "the first text is public",
        "the same quest",
        "a later quest",
        "a public owner",
        "the cast is public",
        "a common word at a sentence start",
        "a draft owns nothing",
        "the same reader",
    ],
)
def test_what_is_no_spoiler(tmp_path, entries):
    assert "spoiler" not in codes(lore(tmp_path, *entries))


def test_an_entry_may_open_before_its_owner_by_one_of_its_gates(tmp_path):
    world = lore(
        tmp_path,
        entry("s", texto="Es Ezra.", **SECRET),
        entry(
            "e", texto="Aquí vive Ezra.", visibilidad=["npc:nela", "secreto"], requiere_quest="q2"
        ),
    )
    assert only(world, "spoiler").values["npc"] == "nela"


def test_a_hidden_member_of_the_cast_is_no_public_name(tmp_path):
    npcs = [
        {"id": "bram", "nombre": "Bram"},
        {"id": "x", "nombre": "Vael", "visibilidad": "oculto"},
    ]
    world = lore(
        tmp_path,
        entry("s", texto="El amo es Vael.", **SECRET),
        entry("e", texto="Temen a Vael."),
        people={**PEOPLE_ES, "npcs": npcs},
    )
    assert only(world, "spoiler").values["name"] == "Vael"


def test_a_term_gives_its_entry_away_in_any_inflection(tmp_path):
    world = lore(
        tmp_path,
        entry("s", texto="Bebe de noche.", terminos=["vampiro"], **SECRET),
        entry("e", texto="Aquí nadie cree en vampiros."),
    )
    issue = only(world, "spoiler")
    assert (issue.values["name"], issue.values["owner"]) == ("vampiros", "s")


def test_without_a_cast_anybody_may_read(tmp_path):
    entries = [entry("s", texto="Es Ezra.", **SECRET), entry("e", texto="Busca a Ezra.")]
    issue = only(make(tmp_path, {"a.json": {"entradas": entries}}), "spoiler")
    assert "npc" not in issue.values


def test_a_short_name_that_is_no_tag(tmp_path):
    world = lore(tmp_path, entry("a", texto="Le debe dinero a Gil."))
    assert only(world, "short_name").values == {"name": "Gil"}
    world = lore(tmp_path, entry("a", texto="Le debe a Gil."), entry("b", etiquetas=["gil"]))
    assert "short_name" not in codes(world)


def test_ranks_are_those_that_retrieval_answers():
    world = open_world(SAMPLE)
    retriever, reach = Retriever(world), Reach(world)
    answers = Answers(world, retriever)
    entries = [e for e in (r.data for r in world.records(Kind.ENTRY)) if isinstance(e, Entry)]
    viewers = {v for e in entries for v in reach.viewers(gate_key(e))}
    tags = {tag for e in entries for tag in e.tags}
    assert len(viewers) > 10
    for viewer in viewers:
        for tag in tags:
            for k in (5, 20):
                state = GameState(npc=viewer.npc, quests=viewer.quests, k=k)
                wanted = [hit.handle for hit in retriever.retrieve(tag, state)]
                assert answers.ranks(tag, viewer, k) == wanted


def test_the_sample_world_has_the_warnings_it_was_made_to_have():
    assert found(open_world(SAMPLE)) == [
        ("never_retrieved", "mina_polvo", "tags"),
        ("spoiler", "sabela_rumor", "text"),
        ("near_duplicate", "taberna_farol_horas", "text"),
    ]
