"""Over random worlds, memories and budgets: never over the budget, never anything masked."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.context import (
    ESTIMATE,
    STRICT,
    BudgetTooSmall,
    Counter,
    Scene,
    build_context,
    exact,
)
from core.memory.form import load, to_json
from core.memory.log import EventLog, Line
from core.memory.replay import replay
from core.memory.state import MemoryState, at_turn, note
from core.memory.trace import Event, Record
from core.model.kinds import Kind
from core.model.mask import sees
from core.model.state import GameState
from core.retrieval import Retriever
from core.world.opening import open_world
from core.world.world import World

NPCS = ["ana", "bo", "cira"]
QUESTS = ["q1", "q2"]
WORDS = ["mina", "rio", "torre", "pozo", "lobo"]
AUDIENCES = st.sampled_from(
    ["publico", "secreto", "oculto", *[f"npc:{n}" for n in NPCS], "faccion:f", "raro", "", None]
)
VISIBILITY = AUDIENCES | st.lists(AUDIENCES, max_size=3) | st.fixed_dictionaries(
    {"todas": st.lists(st.sampled_from(["npc:ana", "faccion:f", "quest:q1"]), max_size=3)}
)  # fmt: skip
ENTRY = st.fixed_dictionaries(
    {"visibilidad": VISIBILITY, "etiquetas": st.lists(st.sampled_from(WORDS), max_size=3)},
    optional={"requiere_quest": st.sampled_from(QUESTS), "peso": st.floats(0.1, 3)},
)
TALK = st.tuples(
    st.integers(0, 9),
    st.sampled_from([*NPCS, "player", "narrator"]),
    st.lists(st.sampled_from(NPCS), unique=True),
    st.text(max_size=25),
)
COUNTERS = st.sampled_from(
    [ESTIMATE, STRICT, exact(lambda text: len(text.split()), 2, 3), exact(lambda t: len(t) // 3)]
)


def world_of(entries: list[dict[str, object]], sheet: str) -> World:
    """A world whose entries carry a word of their own each."""
    lore = [
        {"id": f"e{n}", "texto": f"palabra secretisima{n}x de {' '.join(entry['etiquetas'])}", **entry}
        for n, entry in enumerate(entries)
    ]  # fmt: skip
    cast = [{"id": n, "nombre": n.title(), "ficha_completa": sheet, "facciones": ["f"] * (n == "bo")}
            for n in NPCS]  # fmt: skip
    with tempfile.TemporaryDirectory() as folder:
        raw = json.dumps({"version": 2, "entradas": lore, "npcs": cast})
        (Path(folder) / "mundo.json").write_text(raw, encoding="utf-8")
        return open_world(Path(folder))


SOME = settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@SOME
@given(
    entries=st.lists(ENTRY, max_size=12),
    sheet=st.text(max_size=60),
    facts=st.lists(st.text(max_size=30), max_size=10),
    talk=st.lists(TALK, max_size=20),
    npc=st.sampled_from([*NPCS, None, "nadie"]),
    quests=st.sets(st.sampled_from(QUESTS)),
    learnt=st.sets(st.integers(0, 11)),
    query=st.lists(st.sampled_from([*WORDS, "palabra", "¿qué?"]), max_size=6),
    budget=st.integers(0, 900),
    counter=COUNTERS,
    k=st.integers(0, 12),
    scenes=st.booleans(),
)
def test_a_context_never_passes_its_budget_and_never_holds_what_is_masked(
    entries: list[dict[str, object]],
    sheet: str,
    facts: list[str],
    talk: list[tuple[int, str, list[str], str]],
    npc: str | None,
    quests: set[str],
    learnt: set[int],
    query: list[str],
    budget: int,
    counter: Counter,
    k: int,
    scenes: bool,
) -> None:
    world = world_of(entries, sheet)
    retriever = Retriever(world)
    memory = MemoryState()
    for turn, text in enumerate(facts):
        memory = note(at_turn(memory, turn), "ana", text).state
    log = EventLog()
    known = {npc: {f"e{n}": 1 for n in learnt}} if npc else {}
    state = GameState(npc, "mina", frozenset(quests), known, k)
    hidden = [
        f"secretisima{n}x"
        for n, handle in enumerate(world.handles(Kind.ENTRY))
        if not sees(world.data(handle), world.viewer(state))
    ]
    scene = Scene() if scenes else None
    for turn, speaker, present, text in [*talk, (9, "player", [], "fin")]:
        log.append(Line(turn, speaker, text, present=tuple(present)))
        try:
            context = build_context(
                world, retriever, npc, " ".join(query), state, memory, log, budget, counter, scene
            )
        except BudgetTooSmall as error:
            assert error.needed > budget
            continue
        assert context.total == counter.total(context.text) <= budget
        assert {"rules", "identity", "line"} <= {s.name for s in context.sections}
        assert not [word for word in hidden if word in context.text]
        assert len(context.given) == len(set(context.given))


@SOME
@given(
    entries=st.lists(ENTRY, max_size=10),
    states=st.lists(
        st.tuples(st.sampled_from(NPCS), st.sets(st.sampled_from(QUESTS)), st.sampled_from(WORDS)),
        min_size=1,
        max_size=8,
    ),
)
def test_one_scene_over_changing_states_holds_only_what_is_visible_now(
    entries: list[dict[str, object]], states: list[tuple[str, set[str], str]]
) -> None:
    world = world_of(entries, "")
    retriever, scene = Retriever(world), Scene()
    for npc, quests, word in states:
        state = GameState(npc, word, frozenset(quests))
        query = f"palabra {word}"
        context = build_context(world, retriever, npc, query, state, budget=5000, scene=scene)
        viewer = world.viewer(state)
        for n, handle in enumerate(world.handles(Kind.ENTRY)):
            if not sees(world.data(handle), viewer):
                assert f"secretisima{n}x" not in context.text
        for hit in retriever.retrieve(query, state):
            assert hit.handle in context.given


def canary(number: int) -> str:
    return f"canario{number}x"


@SOME
@given(talk=st.lists(TALK, min_size=1, max_size=22), stop=st.integers(0, 21), long=st.booleans())
def test_nothing_unheard_reaches_a_context_with_save_and_load_in_between(
    talk: list[tuple[int, str, list[str], str]], stop: int, long: bool
) -> None:
    """Each line, and what is remembered of it, carries a word of its own: a line in the window
    is there word for word, a word that an NPC did not hear is in none of its contexts."""
    world = world_of([], "")
    retriever = Retriever(world)
    heard: dict[str, list[int]] = {npc: [] for npc in NPCS}
    records: list[Record] = []
    turn = 0
    for number, (step, speaker, present, _) in enumerate(talk):
        turn += step % 3
        place = present if speaker == "player" else [*present, speaker]
        records.append(Line(turn, speaker, f"digo {canary(number)}", "s", present=tuple(place)))
        for npc in NPCS:
            if npc in place:
                heard[npc].append(number)
                data = {"npc": npc, "text": f"recuerda {canary(number)}", "event": "fact"}
                records.append(Event("fact", turn, "s", data))
        memories = {npc: f"resumen {canary(number)}" for npc in place if npc in NPCS}
        records.append(Event("scene_end", turn, "s", {"event": "scene_end", "memories": memories}))
    first = replay(records[: stop * 2])
    loaded = load(json.loads(to_json(first.state))).state
    whole, later = replay(records), replay(records[stop * 2 :], loaded)
    for npc in NPCS:
        for played in (whole, later):
            context = build_context(
                world, retriever, npc, "hola", GameState(), played.state, played.log, 90_000,
                scene=Scene() if long else None,
            )  # fmt: skip
            for number in range(len(talk)):
                if number not in heard[npc]:
                    assert canary(number) not in context.text
        window = whole.log.heard_turns(npc)
        text = build_context(
            world, retriever, npc, "hola", GameState(), whole.state, whole.log, 90_000
        ).text
        for line in whole.log:
            if line.turn in window and npc in (line.present or ()):
                assert f": {line.text}\n" in text
