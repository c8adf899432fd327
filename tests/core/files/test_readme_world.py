"""The world in the README is one that a newcomer can copy."""

from __future__ import annotations

import re
from pathlib import Path

from core.cases.runner import CaseRunner
from core.files.vocabulary import FIELDS, SECTIONS
from core.model.kinds import Kind
from core.retrieval import Retriever
from core.validation import Validator
from core.world.opening import open_world
from core.world.world import World

README = Path(__file__).resolve().parents[3] / "README.md"


def _world(tmp_path: Path) -> World:
    (block,) = re.findall(r"```json\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    (tmp_path / "mundo.json").write_text(block, encoding="utf-8")
    return open_world(tmp_path)


def test_nothing_but_hints_is_wrong_with_it_and_its_cases_pass(tmp_path: Path) -> None:
    world = _world(tmp_path)
    validator = Validator(world)
    validator.run_pending()
    found = [(i.code, i.message()) for i in validator.issues() if i.severity != "hint"]
    assert found == []
    results = CaseRunner(world, Retriever(world)).run_all()
    assert [d.message() for r in results for d in r.differences] == []
    assert all(result.ok for result in results) and results


def test_it_shows_each_section(tmp_path: Path) -> None:
    world = _world(tmp_path)
    assert all(world.handles(spec.kind) for spec in SECTIONS)


def test_the_table_names_each_key_in_both_vocabularies() -> None:
    text = README.read_text(encoding="utf-8")
    rows = "\n".join(line for line in text.splitlines() if line.startswith("|"))
    for kind in (Kind.ENTRY, Kind.NPC, Kind.CASE):
        missing = {k for s in FIELDS[kind] for k in (s.es, s.en) if f"`{k}`" not in rows}
        assert missing == set(), kind
