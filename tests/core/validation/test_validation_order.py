"""What is said once stands at the first record in file order, also after records were moved."""

from __future__ import annotations

import json

import pytest
from validation_worlds import checked, entry, make

from core.merge.world_edits import text_edit
from core.model.kinds import Kind
from core.model.visibility import PUBLIC
from core.validation import Validator
from core.world import build
from core.world.edits import Edit
from core.world.world import World

ALIKE = "Nadie vio a la hija del molinero aquella noche junto a la ermita vieja del cerro"


def _swapped_halves(world: World) -> Edit:
    """The file as another program wrote it: its second half first."""
    file = world.lore_files[0].handle
    value = json.loads(world.file_text(file))
    half = len(value["entradas"]) // 2
    value["entradas"] = value["entradas"][half:] + value["entradas"][:half]
    return text_edit(world, file, json.dumps(value)).edit


def _moved_up(world: World) -> Edit:
    """The last but one in front of all."""
    handles = world.handles(Kind.ENTRY)
    return build.move(world, [handles[-2]], world.lore_files[0].handle, 0)


def _where(validator: Validator, world: World, code: str) -> list[tuple[str, object]]:
    issues = [issue for issue in validator.issues() if issue.code == code]
    return [(world.record(i.handle or 0).id, i.params) for i in issues]


def _world(tmp_path, second, fifth) -> World:
    rows = [entry("a"), second, entry("c"), entry("d"), fifth, entry("f")]
    return make(tmp_path, {"a.json": {"entradas": rows, "npcs": [{"id": "bram"}, {"id": "nela"}]}})


SECRET = {"visibilidad": "npc:bram"}
SAID_ONCE = [
    ("unknown_key_public", {"autor": "Ana"}),
    ("unknown_key", {"autor": "Ana", "visibilidad": "publico"}),
    ("near_duplicate", {"texto": f"{ALIKE}."}),
    ("spoiler", {"texto": "Habló con Ezra.", "etiquetas": ["ezra"], **SECRET}),
]


@pytest.mark.parametrize("edit", [_swapped_halves, _moved_up])
@pytest.mark.parametrize(("code", "fields"), SAID_ONCE)
def test_it_stands_where_a_world_opened_anew_has_it(tmp_path, code, fields, edit):
    world = _world(tmp_path, entry("b", **fields), entry("e", **fields))
    if code == "spoiler":
        shown = build.set_value(world, world.handles(Kind.ENTRY)[0], "text", "Vino con Ezra.")
        world.apply(shown)
    validator = checked(world)
    before = _where(validator, world, code)
    assert before
    applied = world.apply(edit(world))
    validator.update(applied.changes)
    validator.run_pending()
    after = _where(validator, world, code)
    assert after != before
    assert after == _anew(world, tmp_path / "anew", code)
    validator.update(world.apply(applied.inverse).changes)
    validator.run_pending()
    assert _where(validator, world, code) == before


def test_a_term_in_small_letters_is_looked_at_again_when_its_owner_is_hidden(tmp_path):
    owner = entry("a", terminos=["sello"], visibilidad="npc:bram")
    shown = entry("b", texto="Perdió los sellos en el camino.")
    people = {"npcs": [{"id": "bram"}, {"id": "nela"}], "quests": [{"id": "q"}]}
    world = make(tmp_path, {"a.json": {"entradas": [owner, shown], **people}})
    validator = checked(world)
    assert _where(validator, world, "spoiler")
    public = build.set_value(world, world.handles(Kind.ENTRY)[0], "visibility", PUBLIC)
    applied = world.apply(public)
    validator.update(applied.changes)
    validator.run_pending()
    assert not _where(validator, world, "spoiler")
    validator.update(world.apply(applied.inverse).changes)
    validator.run_pending()
    assert _where(validator, world, "spoiler")


def _anew(world: World, folder, code: str) -> list[tuple[str, object]]:
    folder.mkdir()
    opened = make(folder, {f.name: world.file_text(f.handle) for f in world.lore_files})
    return _where(checked(opened), opened, code)
