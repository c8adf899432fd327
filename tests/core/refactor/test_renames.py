"""A rename reaches every place that names the id, and touches no other byte."""

from __future__ import annotations

import pytest
from refactor_worlds import FILES, applied, make, texts

from core.model.kinds import Kind
from core.refactor.filters import renamed_in_filter
from core.refactor.references import TAG, Group, Target
from core.refactor.renaming import RenameOptions, plan_rename
from core.refactor.tags import plan_tag_deletion, plan_tag_merge, tag_rows


@pytest.fixture
def world(tmp_path):
    return make(tmp_path)


def codes(plan):
    return [n.code for n in plan.notices]


def test_an_npc_is_renamed_in_every_form_of_visibility_and_in_cases(world):
    plan = plan_rename(world, Target(Kind.NPC, "bram"), "abram")
    back = applied(world, plan.edit)
    now = texts(world)
    assert '["npc:abram", {"todas"' in now["lore.json"]
    assert '"texto": 7, "etiquetas": ["mina", "x"], "visibilidad": "npc:abram"' in now["lore.json"]
    assert '"all": ["npc:abram"' in now["english.json"]
    assert '"npc": "abram"' in now["casos.json"]
    assert '"id": "abram", "nombre": "Bram"' in now["mundo.json"]
    assert plan.count == 5
    world.apply(back)
    assert texts(world) == FILES


def test_nothing_but_the_id_changes(world):
    applied(world, plan_rename(world, Target(Kind.NPC, "bram"), "abram").edit)
    for name, text in texts(world).items():
        expected = FILES[name].replace("npc:bram", "npc:abram").replace('"bram"', '"abram"')
        assert text == expected, name


def test_the_old_id_is_kept_among_the_former_ones_when_asked(world):
    applied(
        world, plan_rename(world, Target(Kind.NPC, "nela"), "n", RenameOptions(former=True)).edit
    )
    assert '{"id": "n", "antes": ["nella", "nela"]}' in texts(world)["mundo.json"]
    applied(
        world, plan_rename(world, Target(Kind.NPC, "n"), "nela", RenameOptions(former=True)).edit
    )
    assert '{"id": "nela", "antes": ["nella", "n"]}' in texts(world)["mundo.json"]


def test_the_author_is_told_that_saves_know_the_id(world):
    plan = plan_rename(world, Target(Kind.NPC, "bram"), "abram")
    assert codes(plan) == ["rename_known"]
    assert "rename_entry_known" in codes(plan_rename(world, Target(Kind.ENTRY, "e1"), "e2"))


def test_quests_are_renamed_in_required_quests_requirements_and_cases(world):
    applied(world, plan_rename(world, Target(Kind.QUEST, "luz"), "alba").edit)
    now = texts(world)
    assert '"quest:alba"' in now["lore.json"] and '"requiere_quest": "alba"' in now["lore.json"]
    assert '"requiere": ["alba"' in now["mundo.json"] and '"quests": ["alba"]' in now["casos.json"]
    assert "luz" not in "".join(now.values())


def test_factions_and_entries(world):
    applied(world, plan_rename(world, Target(Kind.FACTION, "gremio"), "g").edit)
    applied(world, plan_rename(world, Target(Kind.ENTRY, "mina_rota"), "rotura").edit)
    now = texts(world)
    assert "gremio" not in "".join(now.values())
    assert '"recupera": ["mina_vieja", "rotura"], "oculta": ["rotura"]' in now["casos.json"]
    assert "Véase mina_rota" in now["lore.json"], "texts are only changed when asked"


def test_mentions_in_texts_are_whole_words_and_asked_for(world):
    plan = plan_rename(world, Target(Kind.NPC, "bram"), "b", RenameOptions(mentions=True))
    assert plan.offered[Group.MENTION] == 1
    applied(world, plan.edit)
    assert '"notas": "b no es bramante"' in texts(world)["mundo.json"]


def test_a_place_takes_its_tags_along_when_asked(world):
    plain = plan_rename(world, Target(Kind.PLACE, "mina"), "pozo_negro")
    assert plain.offered[Group.PLACE_TAG] == 7
    assert {s.field for s in plain.sites} == {"id", "place"}
    applied(
        world,
        plan_rename(
            world, Target(Kind.PLACE, "mina"), "pozo_negro", RenameOptions(place_tags=True)
        ).edit,
    )
    now = texts(world)
    assert '[ "pozo_negro","derrumbe",   "vieja" ]' in now["lore.json"]
    assert '"pozo_negro": ["yacimiento"]' in now["mundo.json"]
    assert '"lugar": "pozo_negro"' in now["casos.json"]


def test_an_id_that_is_taken_is_refused(world):
    plan = plan_rename(world, Target(Kind.NPC, "bram"), "nela")
    assert codes(plan)[0] == "rename_taken" and plan.edit is None


def test_a_tag_that_exists_is_merged_with_a_warning_and_nothing_is_doubled(world):
    plan = plan_rename(world, Target(TAG, "mina"), "pozo")
    assert codes(plan)[0] == "rename_merges" and "rename_tag_of_place" in codes(plan)
    back = applied(world, plan.edit)
    now = texts(world)
    assert '"etiquetas": ["pozo"], "etiquetas": ["pozo"]}' in now["lore.json"]
    assert '"etiquetas_alias": {"pozo": ["hoyo", "yacimiento"]}' in now["mundo.json"]
    world.apply(back)
    assert texts(world) == FILES


def test_the_old_tag_can_stay_as_another_word(world):
    options = RenameOptions(alias=True)
    applied(world, plan_rename(world, Target(TAG, "mina"), "bocamina", options).edit)
    assert '"bocamina": ["yacimiento", "mina"]' in texts(world)["mundo.json"]
    applied(world, plan_rename(world, Target(TAG, "vieja"), "antigua", options).edit)
    assert '"antigua": ["vieja"]' in texts(world)["mundo.json"]


def test_a_tag_that_stands_twice_in_one_list(world):
    applied(world, plan_rename(world, Target(TAG, "derrumbe"), "mina").edit)
    assert '[ "mina",   "vieja" ]' in texts(world)["lore.json"]


def test_tags_are_deleted_with_a_count_and_a_warning(world):
    plan = plan_tag_deletion(world, ["mina", "x"])
    assert plan.count == 5 and "tag_delete_bare" in [n.code for n in plan.notices]
    back = applied(world, plan.edit)
    now = texts(world)
    assert '[ "derrumbe",   "vieja" ]' in now["lore.json"] and '"mina"' not in now["lore.json"]
    assert '"etiquetas_alias": {"pozo": ["hoyo"]}' in now["mundo.json"]
    world.apply(back)
    assert texts(world) == FILES


def test_several_tags_are_merged_into_one(world):
    plan = plan_tag_merge(world, ["mina", "derrumbe", "vieja"], "galeria")
    back = applied(world, plan.edit)
    assert '[ "galeria" ]' in texts(world)["lore.json"]
    assert '"galeria": ["yacimiento"]' in texts(world)["mundo.json"]
    world.apply(back)
    assert texts(world) == FILES


def test_the_panel_lists_tags_with_counts_words_and_places(world):
    rows = {row.tag: row for row in tag_rows(world)}
    assert rows["mina"].count == 4, "a broken record and a repeated key are not counted twice"
    assert rows["mina"].aliases == ("yacimiento",) and rows["mina"].is_place
    assert rows["pozo"].count == 1


def test_doubled_ids_are_told_apart(tmp_path):
    world = make(
        tmp_path,
        {
            "a.json": '{"npcs": [{"id": "n"}, {"id": "n"}], "entradas": [{"id": "e", "texto": "t",'
            ' "etiquetas": ["x"], "visibilidad": "npc:n"}]}'
        },
    )
    first, second = world.find(Kind.NPC, "n")
    assert plan_rename(world, Target(Kind.NPC, "n"), "m").edit is None
    plan = plan_rename(world, Target(Kind.NPC, "n"), "m", handle=second)
    applied(world, plan.edit)
    assert world.record(first).id == "n" and world.record(second).id == "m"
    assert "npc:n" in texts(world)["a.json"]


def test_read_only_files_are_named(tmp_path):
    world = make(
        tmp_path,
        {
            "a.json": '{"npcs": [{"id": "n"}]}',
            "b.json": '{"version": 99, "entradas": [{"id": "e", "texto": "t", "etiquetas": ["x"],'
            ' "visibilidad": "npc:n"}]}',
        },
    )
    plan = plan_rename(world, Target(Kind.NPC, "n"), "m")
    assert "rename_read_only" in codes(plan) and plan.count == 1
    applied(world, plan.edit)
    assert "npc:n" in texts(world)["b.json"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('tag:mina -tag:"mina" mina', 'tag:pozo -tag:"pozo" mina'),
        ("tag:Miná vis:secret", "tag:pozo vis:secret"),
        ("tag:minas npc:mina", "tag:minas npc:mina"),
    ],
)
def test_saved_filters_follow_a_tag(text, expected):
    assert renamed_in_filter(text, Target(TAG, "mina"), "pozo") == expected


def test_saved_filters_follow_ids():
    target = Target(Kind.NPC, "bram")
    assert renamed_in_filter("npc:bram npc:bramo", target, "a b") == 'npc:"a b" npc:bramo'
