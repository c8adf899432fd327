"""Must hold: what the inspector shows as an NPC's own holds no word that this NPC did not hear."""

from __future__ import annotations

import json
import tempfile
from dataclasses import replace
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from core.memory.form import to_json
from core.memory.log import WINDOW_TURNS, Line
from core.memory.replay import replay
from core.memory.trace import Event, format_record
from core.retrieval import Retriever
from core.world.opening import open_world
from editor.memory.context_now import context_now
from editor.memory.fact_table import fact_table_rows
from editor.memory.facts import fact_rows
from editor.memory.inspected import Inspected
from editor.memory.lower_rows import line_rows, pruned_rows
from editor.memory.matrix import secrets_matrix
from editor.memory.names import Names
from editor.memory.reading import open_save, open_trace, trace_until

ROOT = Path(__file__).resolve().parents[3]
NPCS = ("herrero_bram", "minera_nela", "un_extrano")
WORLD = open_world(ROOT / "data" / "lore")
NAMES = (Names(), Names(WORLD, Retriever(WORLD)))

spoken = st.lists(
    st.tuples(
        st.integers(0, 12),
        st.sampled_from(("player", *NPCS)),
        st.lists(st.sampled_from(NPCS), unique=True, max_size=3),
    ),
    min_size=1,
    max_size=16,
).map(lambda lines: sorted(lines, key=lambda line: line[0]))


def canary(number: int) -> str:
    return f"canario{number}x"


def played(
    lines: list[tuple[int, str, list[str]]],
) -> tuple[list[Line | Event], dict[str, set[int]]]:
    """A trace in which each line has a word of its own, and facts are made of what was heard."""
    heard: dict[str, set[int]] = {npc: set() for npc in NPCS}
    records: list[Line | Event] = [Event("scene_start", 0, "s", {"present": []})]
    for number, (turn, speaker, present) in enumerate(lines):
        records.append(Line(turn, speaker, f"dijo {canary(number)}", "s", present=tuple(present)))
        for npc in {*present, speaker} & set(NPCS):
            heard[npc].add(number)
            text = f"oyó {canary(number)}"
            records.append(Event("fact", turn, "s", {"npc": npc, "text": text}))
            learnt = {"entry": f"secreto_{canary(number)}", "present": [npc]}
            records.append(Event("secret_learned", turn, "s", learnt))
    return records, heard


def inspect(records: list[Line | Event], folder: Path, names: Names) -> Inspected:
    """The save that the game would write of it, read back, with the trace beside it."""
    path, trace = folder / "save.json", folder / "save.jsonl"
    memory = json.loads(to_json(replay(records).state))
    path.write_text(json.dumps({"lugar": "mina", "npc": memory}), "utf-8")
    trace.write_text("\n".join(format_record(r) for r in records) + "\n", "utf-8")
    opened = open_save(path)
    candidate = opened.save.candidates[0]
    loaded = trace_until(open_trace(trace), candidate.turn)
    return Inspected(opened, candidate, names, loaded)


def own(inspected: Inspected, npc: str) -> str:
    """Everything that is shown as what this NPC has heard, knows or would be given."""
    rows = (
        *line_rows(inspected, npc),
        *pruned_rows(inspected, npc),
        *fact_table_rows(inspected, fact_rows(inspected, npc)),
    )
    texts = [cell.text + cell.tip + cell.spoken for row in rows for cell in row.cells]
    context = context_now(inspected, npc, "hola")
    texts += [context.text, context.memory.text]
    matrix = secrets_matrix(inspected)
    column = next((at for at, head in enumerate(matrix.columns) if head.key == npc), None)
    if column is not None:
        shown = zip(matrix.rows, matrix.cells, strict=True)
        texts += [head.key for head, cells in shown if cells[column].kind == "text"]
    return "\n".join(texts)


@settings(max_examples=60, deadline=None)
@given(spoken, st.integers(0, 1))
def test_no_word_of_an_unheard_line_is_shown_as_an_npcs_own(
    lines: list[tuple[int, str, list[str]]], which: int
) -> None:
    records, heard = played(lines)
    with tempfile.TemporaryDirectory() as folder:
        inspected = inspect(records, Path(folder), NAMES[which])
    for npc in NPCS:
        text = own(inspected, npc)
        unheard = [n for n in range(len(lines)) if n not in heard[npc] and canary(n) in text]
        assert not unheard
        said = [row.cells[3].text for row in line_rows(inspected, npc)]
        assert said == [f"dijo {canary(n)}" for n in sorted(heard[npc])]


@settings(max_examples=40, deadline=None)
@given(spoken)
def test_every_line_of_the_window_is_marked_and_the_secrets_have_their_turns(
    lines: list[tuple[int, str, list[str]]],
) -> None:
    records, heard = played(lines)
    with tempfile.TemporaryDirectory() as folder:
        inspected = inspect(records, Path(folder), NAMES[0])
    matrix = secrets_matrix(inspected)
    cells = {
        (row.key, column.key): cell.text
        for row, line in zip(matrix.rows, matrix.cells, strict=True)
        for column, cell in zip(matrix.columns, line, strict=True)
        if cell.kind == "text"
    }
    wanted = {(f"secreto_{canary(n)}", npc): str(lines[n][0]) for npc in NPCS for n in heard[npc]}
    assert cells == wanted
    for npc in NPCS:
        turns = sorted({lines[n][0] for n in heard[npc]})[-WINDOW_TURNS:]
        rows = line_rows(inspected, npc)
        lit = {int(row.cells[0].text) for row in rows if row.cells[3].ink == "text"}
        assert lit == set(turns)


def test_the_canaries_would_be_found() -> None:
    records, _ = played([(1, "player", [NPCS[0]])])
    with tempfile.TemporaryDirectory() as folder:
        inspected = inspect(records, Path(folder), NAMES[1])
    assert canary(0) in own(inspected, NPCS[0]) and canary(0) not in own(inspected, NPCS[1])
    everybody = replace(records[1], present=NPCS)  # type: ignore[type-var]
    with tempfile.TemporaryDirectory() as folder:
        leaky = inspect([records[0], everybody, *records[2:]], Path(folder), NAMES[1])
    assert canary(0) in own(leaky, NPCS[1])
