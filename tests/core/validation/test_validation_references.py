"""Ids of other records, quests that wait for one another, who can ever see what."""

from __future__ import annotations

import pytest
from validation_worlds import PEOPLE_ES, codes, entry, found, lore, make, only


def test_ids_of_a_kind_that_the_world_does_not_declare_are_taken_as_they_are(tmp_path):
    entries = [
        entry("a", visibilidad=["npc:x", "faccion:y"]),
        entry("b", visibilidad="secreto", requiere_quest="z"),
    ]
    assert found(make(tmp_path, {"a.json": {"entradas": entries}})) == []


def test_the_nearest_id_is_suggested(tmp_path):
    issue = only(lore(tmp_path, entry(visibilidad="npc:bran")), "unknown_npc")
    assert issue.values == {"id": "bran", "nearest": "bram"}
    assert issue.message("es") != issue.message("en")


def test_a_former_id_suggests_the_new_one(tmp_path):
    people = {**PEOPLE_ES, "npcs": [{"id": "rufo", "antes": ["alguacil"]}]}
    issue = only(lore(tmp_path, entry(visibilidad="npc:alguacil"), people=people), "unknown_npc")
    assert issue.values["nearest"] == "rufo"


def test_references_of_cast_quests_and_cases(tmp_path):
    case = {
        "id": "c",
        "npc": "nadie",
        "lugar": "minas",
        "quests": ["q1", "q7"],
        "consulta": "?",
        "recupera": ["a"],
        "oculta": ["zz"],
    }
    people = {
        **PEOPLE_ES,
        "npcs": [{"id": "bram", "facciones": ["gremi"]}],
        "quests": [{"id": "q1"}, {"id": "q2", "requiere": ["nada"]}],
        "casos": [case],
    }
    assert set(found(lore(tmp_path, entry("a"), people=people))) >= {
        ("unknown_faction", "bram", "factions"),
        ("unknown_quest", "q2", "requires"),
        ("unknown_npc", "c", "npc"),
        ("unknown_place", "c", "place"),
        ("unknown_quest", "c", "quests"),
        ("unknown_entry", "c", "masks"),
    }


@pytest.mark.parametrize(
    ("needs", "path"),
    [
        ({"a": ["a"]}, "a → a"),
        ({"a": ["b"], "b": ["c"], "c": ["a"]}, "a → b → c → a"),
    ],
)
def test_a_cycle_of_quests_is_shown_as_a_path(tmp_path, needs, path):
    quests = [{"id": id, "requiere": ids} for id, ids in needs.items()]
    world = make(tmp_path, {"a.json": {"quests": quests}})
    assert found(world) == [("quest_cycle", id, "requires") for id in needs]
    from validation_worlds import checked

    assert checked(world).issues()[0].values["path"] == path


def test_quests_that_meet_again_are_no_cycle(tmp_path):
    quests = [
        {"id": "d", "requiere": ["b", "c"]},
        {"id": "b", "requiere": ["a"]},
        {"id": "c", "requiere": ["a", "b"]},
        {"id": "a"},
    ]
    assert found(make(tmp_path, {"a.json": {"quests": quests}})) == []


@pytest.mark.parametrize(
    "visibility",
    [
        {"todas": ["npc:bram", "npc:nela"]},
        {"todas": ["npc:nela", "faccion:gremio"]},
        {"todas": ["publico", "quest:loop"]},
    ],
)
def test_what_nobody_can_ever_see(tmp_path, visibility):
    quests = [{"id": "q1"}, {"id": "loop", "requiere": ["loop"]}]
    world = lore(
        tmp_path, entry("e", visibilidad=visibility), people={**PEOPLE_ES, "quests": quests}
    )
    assert ("unreachable", "e", "visibility") in found(world)


@pytest.mark.parametrize(
    "visibility",
    [
        {"todas": ["npc:bram", "faccion:gremio", "quest:q2"]},
        ["npc:bram", {"todas": ["npc:bram", "npc:nela"]}],
        "oculto",
        {"todas": ["oculto", "npc:bram"]},
    ],
)
def test_what_somebody_can_see_some_day_or_is_a_draft(tmp_path, visibility):
    assert "unreachable" not in codes(lore(tmp_path, entry("e", visibilidad=visibility)))


def test_a_secret_behind_a_quest_of_a_cycle_is_never_seen(tmp_path):
    people = {
        **PEOPLE_ES,
        "quests": [{"id": "a", "requiere": ["b"]}, {"id": "b", "requiere": ["a"]}],
    }
    secret = entry("e", visibilidad="secreto", requiere_quest="a")
    assert ("unreachable", "e", "visibility") in found(lore(tmp_path, secret, people=people))


def test_a_faction_without_members_has_lore_for_nobody(tmp_path):
    people = {**PEOPLE_ES, "facciones": [{"id": "gremio"}, {"id": "orden"}]}
    world = lore(tmp_path, entry("e", visibilidad=["faccion:orden", "npc:bram"]), people=people)
    assert found(world) == [("faction_empty", "orden", "id")]


def test_a_faction_whose_lore_is_for_others_only(tmp_path):
    world = lore(tmp_path, entry("e", etiquetas=["gremio"], visibilidad="npc:nela"))
    assert found(world) == [("faction_blind", "gremio", "id")]


def test_a_faction_that_sees_some_of_its_lore_in_the_end(tmp_path):
    world = lore(
        tmp_path,
        entry("e", etiquetas=["gremio"], visibilidad="npc:nela"),
        entry("f", etiquetas=["gremio"], visibilidad="secreto", requiere_quest="q2"),
    )
    assert found(world) == []
