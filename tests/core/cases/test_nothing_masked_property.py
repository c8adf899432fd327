"""On random worlds and states: what is masked is nowhere, and all ways of asking agree."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from core.cases.bundle_file import pack, read_bundle
from core.cases.bundle_make import Asked, make_bundle
from core.cases.checks import state_of
from core.cases.making import case_from
from core.cases.runner import CaseRunner
from core.cli.main import main
from core.context import build_context
from core.knowledge.conditions import can_say
from core.knowledge.matrix import Matrix
from core.knowledge.openings import Opening, opening_of
from core.model.kinds import Kind
from core.model.mask import sees
from core.model.records import Case, Entry
from core.model.state import GameState
from core.query import reach
from core.retrieval import Retriever
from core.world import build
from core.world.opening import open_world
from core.world.world import World
from tests.core.retrieval import adversarial

WORLDS = 40
QUESTIONS = 25
MARK = "qqhidden"
"""Ends the id, and starts the text, of every entry that is told apart by them."""


def _world(random: Random, folder: Path) -> World:
    """A random world; half of them declare their quests, some in a cycle."""
    adversarial.write_world(random, folder)
    if random.random() < 0.5:
        rows = [
            {"id": q, "nombre": q, "requiere": random.sample(adversarial.QUESTS, 1)}
            if random.random() < 0.5
            else {"id": q, "nombre": q}
            for q in adversarial.QUESTS
        ]
        (folder / "quests.json").write_text(json.dumps({"quests": rows}), encoding="utf-8")
    for name in ("a.json", "b.json"):
        _tell_apart(folder / name)
    return open_world(folder)


def _tell_apart(path: Path) -> None:
    """Give each sound entry a text that no other has, so that it is found wherever it goes."""
    content = json.loads(path.read_text(encoding="utf-8"))
    for number, row in enumerate(content["entradas"]):
        if isinstance(row, dict) and isinstance(row.get("texto"), str):
            row["texto"] = f"{MARK}{path.stem}{number}z {row['texto']}"
    path.write_text(json.dumps(content), encoding="utf-8")


def _state(random: Random, world: World) -> GameState:
    state = adversarial.state(random)
    return replace(state, profile=random.choice(("lexical", "lexical", "lexical+", "natural")))


def _hidden_marks(world: World, state: GameState) -> set[str]:
    """The first word of each masked entry's text, which nothing else has."""
    viewer = world.viewer(state)
    entries = (r.data for r in world.records(Kind.ENTRY) if isinstance(r.data, Entry))
    hidden = (e for e in entries if not sees(e, viewer) and e.text.startswith(MARK))
    return {entry.text.split(" ")[0] for entry in hidden}


@pytest.mark.parametrize("batch", range(4))
def test_no_masked_entry_is_in_results_context_or_a_players_bundle(
    batch: int, tmp_path: Path
) -> None:
    seen_some = False
    for seed in range(batch, WORLDS, 4):
        random = Random(seed)
        folder = tmp_path / str(seed)
        folder.mkdir()
        world = _world(random, folder)
        retriever = Retriever(world)
        for _ in range(QUESTIONS):
            state = _state(random, world)
            query = f"{adversarial.question(random)} {MARK}"
            hidden = _hidden_marks(world, state)
            hits = retriever.retrieve(query, state)
            viewer = world.viewer(state)
            assert all(sees(world.data(hit.handle), viewer) for hit in hits)
            assert [hit.rank for hit in hits] == list(range(1, len(hits) + 1))
            context = build_context(world, retriever, state.npc, query, state, budget=100_000)
            bundle = make_bundle(world, retriever, Asked(query, state, answer="x"), for_player=True)
            data = json.dumps(read_bundle(pack(bundle)).model_dump(mode="json"))
            for mark in hidden:
                assert mark not in context.text
                assert mark not in data
            assert not bundle.contains_secrets
            shown = json.dumps([entry.model_dump() for entry in bundle.entries])
            assert shown.count(MARK) == sum(
                world.data(hit.handle).text.startswith(MARK) for hit in hits[:200]
            )
            seen_some = seen_some or bool(hidden and hits)
    assert seen_some


@pytest.mark.parametrize("batch", range(2))
def test_masked_entries_change_nothing_in_the_answer(batch: int, tmp_path: Path) -> None:
    """The same question gives the same answer, context and bundle without them in the world."""
    for seed in range(300 + batch, 300 + WORLDS, 2):
        random = Random(seed)
        folder = tmp_path / str(seed)
        folder.mkdir()
        world = _world(random, folder)
        retriever = Retriever(world)
        state = _state(random, world)
        query = f"{adversarial.question(random)} {MARK}"
        with_them = _answers(world, retriever, query, state)
        viewer = world.viewer(state)
        entries = [(r.handle, r.data) for r in world.records(Kind.ENTRY)]
        hidden = [h for h, e in entries if isinstance(e, Entry) and not sees(e, viewer)]
        if hidden:
            retriever.update(world.apply(build.delete(world, hidden)).changes)
        assert _answers(world, retriever, query, state) == with_them


def _answers(world: World, retriever: Retriever, query: str, state: GameState) -> object:
    hits = retriever.retrieve(query, state)
    context = build_context(world, retriever, state.npc, query, state, budget=100_000)
    bundle = make_bundle(world, retriever, Asked(query, state), for_player=True)
    return hits, context, bundle.outcome, bundle.entries, bundle.question


@pytest.mark.parametrize("batch", range(4))
def test_matrix_can_and_query_agree_on_every_cell(batch: int, tmp_path: Path) -> None:
    for seed in range(100 + batch, 100 + WORLDS, 4):
        random = Random(seed)
        folder = tmp_path / str(seed)
        folder.mkdir()
        world = _world(random, folder)
        retriever = Retriever(world)
        matrix = Matrix(world)
        for _ in range(4):
            _check_cells(world, retriever, matrix, adversarial.state(random))
        for _ in range(12):
            edit = adversarial.edit(random, world)
            if edit is not None:
                changes = world.apply(edit).changes
                retriever.update(changes)
                matrix.update(changes)
        _check_cells(world, retriever, matrix, adversarial.state(random))
        _check_steps(world, matrix)


def _check_cells(world: World, retriever: Retriever, matrix: Matrix, state: GameState) -> None:
    sheet = matrix.at(state.quests, state.learnt)
    sound = [r.handle for r in world.records(Kind.ENTRY) if isinstance(r.data, Entry)]
    assert list(sheet.handles) == sound
    for npc in sheet.npcs:
        asked = replace(state, npc=npc, k=1000, profile="lexical")
        viewer = world.viewer(asked)
        explanation = retriever.explain("x", asked)
        masked = {m.handle for m in explanation.all_masked()}
        given = {hit.handle for hit in retriever.retrieve(MARK, asked)}
        for handle in sound:
            entry = world.data(handle)
            assert isinstance(entry, Entry)
            cell = sheet.cell(handle, npc)
            if _is_found(entry):
                assert (cell.opening is not Opening.MASKED) == (handle in given)
            assert (cell.opening is Opening.MASKED) == (handle in masked)
            assert cell.opening is opening_of(entry, viewer)
            assert bool(can_say(world, npc, handle, asked)) == (handle not in masked)
            for quest in sheet.next_quests:
                after = replace(asked, quests=asked.quests | {quest})
                opens = handle in masked and sees(entry, world.viewer(after))
                assert (quest in cell.next_quests) == opens


def _is_found(entry: Entry) -> bool:
    """Whether asking for `MARK` finds it, unless it is masked."""
    return entry.text.startswith(MARK) and entry.weight > 0


def _check_steps(world: World, matrix: Matrix) -> None:
    """The steps of the matrix tell the same as the strip under the form."""
    if not world.declares(Kind.QUEST):
        return
    sheets = [matrix.at_step(i) for i in range(len(matrix.steps) + 1)]
    for handle in sheets[0].handles:
        entry = world.data(handle)
        assert isinstance(entry, Entry)
        found = reach(world, entry)
        if found.quests != matrix.steps:
            continue
        for group in found.groups:
            for npc in group.npcs:
                cells = [s.cell(handle, npc).opening is Opening.MASKED for s in sheets]
                assert cells == [cell is None for cell in group.cells]


@pytest.mark.parametrize("batch", range(3))
def test_the_command_line_the_matrix_and_cases_agree_on_every_cell(
    batch: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked, told, opened = 0, 0, set[bool]()
    for seed in range(500 + batch, 500 + WORLDS, 3):
        random = Random(seed)
        folder = tmp_path / str(seed)
        folder.mkdir()
        _world(random, folder)
        (folder / "cases.json").write_text('{"casos": []}', encoding="utf-8")
        world = open_world(folder)
        for _ in range(3):
            state = replace(_state(random, world), learnt={}, place=None, k=1000)
            given = _texts_by_command_line(folder, state, capsys)
            if given is None:
                # The world does not know who or what is asked.
                continue
            cells = _cells(world, state)
            asked += len(cells)
            for handle, is_open in cells.items():
                entry = world.data(handle)
                assert isinstance(entry, Entry)
                assert (entry.text in given) == is_open
            told += _check_cases(random, world, state, cells)
            opened |= set(cells.values())
    assert asked > 300 and told > 50 and opened == {True, False}


def _texts_by_command_line(
    folder: Path, state: GameState, capsys: pytest.CaptureFixture[str]
) -> set[str] | None:
    """The texts that `loremask query` gives for `MARK`; None where it refuses the state."""
    options = ["--k", str(state.k), "--profile", state.profile]
    options += [f"--npc={state.npc}"] if state.npc is not None else []
    options += [f"--quest={quest}" for quest in sorted(state.quests)]
    code = main(["query", str(folder), MARK, "--json", *options])
    out = capsys.readouterr().out
    return None if code else {row["text"] for row in json.loads(out)["results"]}


def _cells(world: World, state: GameState) -> dict[int, bool]:
    """Whether the matrix shows an entry open for who is asked, of those that `MARK` finds."""
    sheet = Matrix(world).at(state.quests)
    entries = [(h, world.data(h)) for h in sheet.handles]
    found = [h for h, e in entries if isinstance(e, Entry) and _is_found(e)]
    if state.profile == "natural":
        # It goes by whole stems, which these words do not share.
        return {}
    if state.npc not in sheet.npcs:
        return {}
    return {h: sheet.cell(h, state.npc).opening is not Opening.MASKED for h in found}


def _check_cases(random: Random, world: World, state: GameState, cells: Mapping[int, bool]) -> int:
    """A case that expects a cell as the matrix shows it passes, its opposite fails."""
    once = [h for h in cells if world.find(Kind.ENTRY, world.record(h).id) == (h,)]
    once = [h for h in once if world.record(h).id]
    file = next(f.handle for f in world.lore_files if f.name == "cases.json")
    told = 0
    for handle in random.sample(once, min(3, len(once))):
        for field in ("retrieves", "masks"):
            fields = {
                "id": f"case_{handle}_{field}",
                "query": MARK,
                "npc": state.npc,
                "quests": sorted(state.quests),
                "k": state.k,
                "profile": state.profile,
                field: [world.record(handle).id],
            }
            given = {name: value for name, value in fields.items() if value not in (None, [])}
            world.apply(build.add(world, Kind.CASE, file, given))
            result = CaseRunner(world, Retriever(world)).run(world.handles(Kind.CASE)[-1])
            if not result.problems:
                assert result.ok == (cells[handle] == (field == "retrieves"))
                told += 1
    return told


@pytest.mark.parametrize("batch", range(2))
def test_a_case_made_from_a_question_passes_and_says_what_query_says(
    batch: int, tmp_path: Path
) -> None:
    made = 0
    for seed in range(200 + batch, 200 + WORLDS, 2):
        random = Random(seed)
        folder = tmp_path / str(seed)
        folder.mkdir()
        world = _world(random, folder)
        (folder / "cases.json").write_text('{"casos": []}', encoding="utf-8")
        world = open_world(folder)
        retriever = Retriever(world)
        file = next(f.handle for f in world.lore_files if f.name == "cases.json")
        for _ in range(10):
            state = replace(_state(random, world), learnt={}, npc=random.choice(("bram", None)))
            state = replace(state, k=max(state.k, 1), place=None)
            fields = case_from(world, retriever, adversarial.question(random), state)
            if not fields.get("retrieves") and not fields.get("masks"):
                continue
            if world.declares(Kind.QUEST) and not state.quests <= set(world.ids(Kind.QUEST)):
                continue
            retriever.update(world.apply(build.add(world, Kind.CASE, file, fields)).changes)
            handle = world.handles(Kind.CASE)[-1]
            case = world.data(handle)
            assert isinstance(case, Case)
            assert state_of(case) == state
            result = CaseRunner(world, retriever).run(handle)
            assert result.ok, result.differences
            hits = retriever.retrieve(case.query, state)
            assert set(case.retrieves) == {hit.id for hit in hits if hit.id}
            made += 1
    assert made > 50
