"""Within a scene the prompt keeps its beginning, and is cut seldom (spec section 6)."""

from __future__ import annotations

import itertools
import random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.context import BuiltContext, Scene, build_context
from core.context.scene import common_prefix
from core.context.trimming import LEAST_EASE
from core.memory.log import EventLog, Line
from core.model.kinds import Kind
from core.model.records import Entry
from core.model.state import GameState
from core.retrieval import Retriever
from core.world.world import World
from tests.benchmarks import prefix as benchmark

BRAM = "herrero_bram"
STATE = "\n\nAHORA MISMO:"
QUESTIONS = benchmark.questions("villarroca")
SOME = settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))


def turns(
    world: World, retriever: Retriever, npc: str, asked: list[str], budget: int
) -> list[BuiltContext]:
    """A scene in which the NPC is asked one question after another."""
    log, scene, built = EventLog(), Scene(), []
    for turn, question in enumerate(asked, start=1):
        log.append(Line(turn, "player", question, present=(npc,)))
        context = build_context(
            world, retriever, npc, question, GameState(place="mina"), None, log, budget, scene=scene
        )
        built.append(context)
        log.append(Line(turn, npc, benchmark.answer(world, context.given), present=(npc,)))
    return built


@SOME
@given(st.integers(0, 10_000), st.integers(1200, 9000))
def test_what_was_sent_stays_at_its_place_until_something_must_be_cut(
    world: World, retriever: Retriever, seed: int, budget: int
) -> None:
    asked = random.Random(seed).sample(QUESTIONS, 16)
    npc = world.ids(Kind.NPC)[seed % len(world.ids(Kind.NPC))]
    built = turns(world, retriever, npc, asked, budget)
    cuts = 0
    for before, now in itertools.pairwise(built):
        assert now.total <= budget
        assert now.prefix == common_prefix(before.text, now.text) / len(now.text)
        if now.text.startswith(before.text[: before.text.rindex(STATE)]):
            continue
        cuts += 1
        assert "budget" in {left.why for left in now.left_out}
        assert now.total <= LEAST_EASE * budget or _only_of_now(now, world)
    if budget >= 8000:
        assert not cuts
    assert [b.text for b in built] == [b.text for b in turns(world, retriever, npc, asked, budget)]


def _only_of_now(context: BuiltContext, world: World) -> bool:
    """Whether nothing is left that the moment does not need: two turns, and what was asked for."""
    talk = context.section("conversation")
    entries = [world.data(handle) for handle in context.given]
    assert all(isinstance(entry, Entry) for entry in entries)
    return len(entries) <= 5 and (talk is None or talk.text.count("Jugador:") <= 2)


@SOME
@given(st.sampled_from(QUESTIONS), st.integers(1200, 4000))
def test_the_first_turn_of_a_scene_is_the_context_that_stands_alone(
    world: World, retriever: Retriever, question: str, budget: int
) -> None:
    log = EventLog(Line(turn, "player", f"línea {turn}", present=(BRAM,)) for turn in range(1, 5))
    alone, first = (
        build_context(world, retriever, BRAM, question, GameState(), None, log, budget, scene=scene)
        for scene in (None, Scene())
    )
    if not {"budget"} & {left.why for left in first.left_out}:
        assert alone.text == first.text
    order = ["rules", "identity", "facts", "conversation", "lore", "state", "line"]
    assert [s.name for s in alone.sections] == [n for n in order if alone.section(n)]
    headers = [alone.text.index(section.text.split("\n")[0]) for section in alone.sections]
    assert headers == sorted(headers)


def test_what_was_cut_leaves_a_beginning_that_the_next_cut_keeps(
    world: World, retriever: Retriever
) -> None:
    """Lore that outlives a cut stands before the lines, which will not outlive the next one."""
    asked = [QUESTIONS[n % 3] for n in range(40)]
    built = turns(world, retriever, BRAM, asked, 2000)
    kept = sum((b.prefix or 0) * len(b.text) for b in built[10:])
    assert kept / sum(len(b.text) for b in built[10:]) >= 0.9


def test_the_figures_of_the_sample_worlds_hold() -> None:
    """A floor well under what is measured, so that a change for the worse is seen."""
    for folder, least in (("lore", 0.7), ("lore_en", 0.8), ("lore_pt", 0.8)):
        total = benchmark.Kept()
        for _, kept in benchmark.scenes(folder, 2000, 20, 2):
            total += kept
        assert total.turns >= 20
        assert total.share >= least, (folder, total.share)
