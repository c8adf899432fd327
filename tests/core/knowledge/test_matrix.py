"""The matrix: what opens each cell, what the next quest changes, and that it stays fast."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable
from pathlib import Path
from random import Random

from core.knowledge.matrix import Matrix
from core.knowledge.openings import Opening
from core.knowledge.table import Table
from core.model.kinds import Kind
from core.world import build
from core.world.opening import open_world
from core.world.world import World

Make = Callable[..., World]
COLUMNS = ("bram", "cata", None)


def _openings(world: World, step: int, id: str) -> list[str]:
    sheet = Matrix(world).at_step(step)
    (handle,) = world.find(Kind.ENTRY, id)
    return [sheet.cell(handle, npc).opening.value for npc in sheet.npcs]


def test_each_cell_names_the_gate_that_opens_it(make_world: Make) -> None:
    world = make_world()
    assert Matrix(world).at_step(0).npcs == COLUMNS
    assert _openings(world, 0, "mine") == ["public"] * 3
    assert _openings(world, 0, "oath") == ["faction", "masked", "masked"]
    assert _openings(world, 1, "oath") == ["faction", "secret", "secret"]
    assert _openings(world, 2, "cause") == ["secret"] * 3
    assert _openings(world, 2, "draft") == ["masked"] * 3


def test_joint_needs_and_named_npcs(make_world: Make) -> None:
    both = {"all": ["npc:bram", "quest:first"]}
    rows = [
        {"id": "e", "text": "x", "tags": ["x"], "visibility": both},
        {"id": "f", "text": "x", "tags": ["x"], "visibility": ["npc:cata", both]},
    ]
    world = make_world(entries=rows)
    assert _openings(world, 0, "e") == ["masked"] * 3
    assert _openings(world, 1, "e") == ["all", "masked", "masked"]
    assert _openings(world, 1, "f") == ["all", "npc", "masked"]


def test_what_the_next_quest_opens_and_for_whom(make_world: Make) -> None:
    world = make_world()
    sheet = Matrix(world).at_step(0)
    assert sheet.next_quests == ("first",)
    (oath,) = world.find(Kind.ENTRY, "oath")
    assert sheet.cell(oath, "cata").next_quests == ("first",)
    assert sheet.cell(oath, "bram").next_quests == ()
    (learning,) = sheet.learning("first")
    assert (learning.handle, learning.learn, learning.knew) == (oath, ("cata", None), ("bram",))
    assert sheet.totals() == (2, 1, 1)
    assert sheet.next_totals() == (0, 1, 1)
    assert sheet.known(oath) == 1


def test_what_is_learnt_opens_a_cell_for_one_npc(make_world: Make) -> None:
    world = make_world()
    (cause,) = world.find(Kind.ENTRY, "cause")
    sheet = Matrix(world).at_step(0, {"cata": {"cause": 3}, "zoe": {"cause": 1}})
    assert sheet.cell(cause, "cata").opening is Opening.LEARNT
    assert sheet.cell(cause, "bram").opening is Opening.MASKED
    assert Matrix(world).at_step(0).cell(cause, "cata").opening is Opening.MASKED


def test_a_quest_that_waits_for_itself_is_no_step(make_world: Make) -> None:
    quests = [
        {"id": "a", "name": "A", "requires": ["b"]},
        {"id": "b", "name": "B", "requires": ["a"]},
    ]
    matrix = Matrix(make_world(quests=[*quests, {"id": "c", "name": "C"}]))
    assert matrix.steps == ("c",)
    assert matrix.at_step(0).next_quests == ("c",)


def test_a_world_without_cast_and_quests_has_those_its_entries_name(make_world: Make) -> None:
    rows = [
        {
            "id": "e",
            "text": "x",
            "tags": ["x"],
            "visibility": ["npc:zoe", "secret"],
            "required_quest": "q",
        },
    ]
    world = make_world(entries=rows, npcs=[], quests=[])
    matrix = Matrix(world)
    assert (matrix.at_step(0).npcs, matrix.steps) == (("zoe", None), ("q",))


def test_edits_are_followed(make_world: Make) -> None:
    world = make_world()
    matrix = Matrix(world)
    (cata,) = world.find(Kind.NPC, "cata")
    (oath,) = world.find(Kind.ENTRY, "oath")
    matrix.update(world.apply(build.set_value(world, cata, "factions", ("guild",))).changes)
    assert matrix.at_step(0).cell(oath, "cata").opening is Opening.FACTION
    matrix.update(world.apply(build.delete(world, [oath])).changes)
    assert oath not in matrix.at_step(0).handles


def test_the_table_holds_every_step_and_no_text(make_world: Make) -> None:
    world = make_world()
    table = Table(world)
    rows = list(csv.DictReader(io.StringIO(table.as_csv())))
    assert len(rows) == 4 * 3
    cata = next(r for r in rows if (r["entry"], r["npc"]) == ("oath", "cata"))
    assert cata == {
        "entry": "oath",
        "npc": "cata",
        "since_step": "1",
        "since_quest": "first",
        "start": "",
        "first": "secret",
        "last": "secret",
    }
    content = json.loads(table.as_json())
    assert content["steps"] == ["start", "first", "last"]
    oath = next(e for e in content["entries"] if e["id"] == "oath")
    assert oath["npcs"]["cata"] == [None, "secret", "secret"]
    assert oath["npcs"]["*"] == [None, "secret", "secret"]
    assert "silence" not in table.as_csv() + table.as_json()


def _large(folder: Path) -> World:
    random = Random(1)
    quests = [
        {"id": f"q{i}", "name": f"Q{i}", "requires": [f"q{i - 1}"] if i else []} for i in range(20)
    ]
    npcs = [
        {"id": f"n{i}", "name": f"N{i}", "factions": [f"f{random.randrange(8)}"]}
        for i in range(100)
    ]
    forms = (
        lambda: "public",
        lambda: f"npc:n{random.randrange(100)}",
        lambda: f"faction:f{random.randrange(8)}",
        lambda: "secret",
        lambda: [f"npc:n{random.randrange(100)}", "secret"],
        lambda: {"all": [f"npc:n{random.randrange(100)}", f"quest:q{random.randrange(20)}"]},
    )
    entries = [
        {
            "id": f"e{i}",
            "text": "x",
            "tags": ["x"],
            "visibility": random.choice(forms)(),
            "required_quest": f"q{random.randrange(20)}",
        }
        for i in range(2000)
    ]
    content = {"version": 2, "npcs": npcs, "quests": quests, "entries": entries}
    (folder / "lore.json").write_text(json.dumps(content), encoding="utf-8")
    return open_world(folder)


def test_every_step_of_a_large_world_has_its_totals(tmp_path: Path) -> None:
    """How long it takes is measured by `tests.benchmarks.knowledge`."""
    matrix = Matrix(_large(tmp_path))
    for number in range(21):
        assert len(matrix.at_step(number).totals()) == 101
