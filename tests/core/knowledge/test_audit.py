"""The reachability audit."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from core.knowledge.audit import Audit
from core.messages import LANGUAGES
from core.model.kinds import Kind
from core.validation import Validator
from core.world.opening import open_world
from core.world.world import World
from tests.core.cases.conftest import BASE

Make = Callable[..., World]


def _audit(world: World) -> Audit:
    validator = Validator(world)
    validator.run_pending()
    return Audit(world, validator.issues())


def _codes(world: World) -> dict[str, str]:
    audit = _audit(world)
    return {world.record(f.handle).id: f.code for f in audit.findings}


@pytest.mark.parametrize(
    ("row", "code"),
    [
        ({"visibility": "public"}, None),
        ({"visibility": "hidden"}, "audit_draft"),
        ({"visibility": "nobody"}, "audit_shut"),
        ({"visibility": "secret"}, "audit_shut"),
        ({"visibility": {"all": ["npc:bram", "npc:cata"]}}, "audit_nobody"),
        ({"visibility": {"all": ["faction:guild", "npc:cata"]}}, "audit_nobody"),
        ({"visibility": "secret", "required_quest": "loop"}, "audit_nobody"),
        ({"visibility": ["npc:bram", "npc:cata"]}, "audit_everybody"),
        ({"visibility": ["public", "secret"], "required_quest": "last"}, "audit_everybody"),
        ({"visibility": "public", "required_quest": "last"}, "audit_published"),
        ({"visibility": "npc:bram"}, None),
        ({"visibility": "secret", "required_quest": "first"}, None),
    ],
)
def test_each_finding(make_world: Make, row: dict[str, Any], code: str | None) -> None:
    quests = [*BASE["quests"], {"id": "loop", "name": "Loop", "requires": ["loop"]}]
    world = make_world(entries=[{"id": "e", "text": "x.", "tags": ["x"], **row}], quests=quests)
    assert _codes(world).get("e") == code
    for finding in _audit(world).findings:
        assert all("{" not in finding.message(language) for language in LANGUAGES)


def test_a_faction_that_does_not_know_its_lore_and_a_spoiler_are_taken_over(
    make_world: Make,
) -> None:
    entries = [
        {"id": "own", "text": "Of the guild.", "tags": ["guild"], "visibility": "npc:cata"},
        {"id": "told", "text": "Here Doran Vale fell.", "tags": ["stone"]},
        {"id": "who", "text": "A smith.", "tags": ["doran", "vale"], "terms": ["Doran Vale"],
         "visibility": "npc:bram"},
    ]  # fmt: skip
    codes = _codes(make_world(entries=entries))
    assert codes["guild"] == "faction_blind"
    assert codes["told"] == "spoiler"


def test_the_first_step_of_each_npc_and_the_table(make_world: Make) -> None:
    world = make_world()
    audit = _audit(world)
    (oath,) = world.find(Kind.ENTRY, "oath")
    assert audit.table.since(oath) == {"bram": 0, "cata": 1, None: 1}
    rows = {r["id"]: r for r in csv.DictReader(io.StringIO(audit.as_csv()))}
    assert rows["oath"]["bram"] == "start"
    assert rows["oath"]["cata"] == "first"
    assert (rows["oath"]["known_at_start"], rows["oath"]["known_at_end"]) == ("1", "2")
    assert rows["draft"]["findings"] == "audit_draft"
    assert rows["draft"]["cata"] == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finding_that_stands_alone_names_its_record_once(language: str) -> None:
    world = open_world(Path(__file__).resolve().parents[3] / "data" / "lore")
    audit = _audit(world)
    said = [(world.record(f.handle).id, audit.sentence(f, language)) for f in audit.findings]
    assert {"sabela_rumor", "idea_fichas_rio"} <= {id for id, _ in said}
    assert all(sentence.count(id) == 1 for id, sentence in said)
