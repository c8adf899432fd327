"""What is spoken of by a name should have one."""

from __future__ import annotations

import pytest
from validation_worlds import PEOPLE_ES, checked, entry, lore

from core.model.kinds import Kind
from core.world import build

SECTIONS = {
    "npcs": Kind.NPC,
    "lugares": Kind.PLACE,
    "facciones": Kind.FACTION,
    "quests": Kind.QUEST,
}


@pytest.mark.parametrize("blank", [{"nombre": ""}, {"nombre": " \n"}, {"name": ""}])
@pytest.mark.parametrize("section", SECTIONS)
def test_a_blank_name_is_warned_of(tmp_path, section, blank):
    people = {**PEOPLE_ES, section: [*PEOPLE_ES[section], {"id": "sin", **blank}]}
    world = lore(tmp_path, entry(), people=people)
    issues = [i for i in checked(world).issues() if i.code == "no_name"]
    assert [(i.severity, i.field, i.handle) for i in issues] == [
        ("warning", "name", world.find(SECTIONS[section], "sin")[0])
    ]


@pytest.mark.parametrize("section", SECTIONS)
def test_an_id_alone_is_allowed(tmp_path, section):
    people = {**PEOPLE_ES, section: [*PEOPLE_ES[section], {"id": "sin"}]}
    assert "no_name" not in {
        i.code for i in checked(lore(tmp_path, entry(), people=people)).issues()
    }


def test_a_name_that_is_taken_away_is_told_at_once(tmp_path):
    world = lore(tmp_path, entry())
    validator = checked(world)
    handle = world.find(Kind.NPC, "bram")[0]
    assert "no_name" not in {i.code for i in validator.of(handle)}
    validator.update(world.apply(build.set_value(world, handle, "name", "")).changes)
    assert "no_name" in {i.code for i in validator.of(handle)}
