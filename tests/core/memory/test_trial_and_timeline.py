"""Other limits tried on a memory, and many saves laid out by turn."""

from __future__ import annotations

import copy

from hypothesis import given, settings
from hypothesis import strategies as st

from core.memory.facts import DEFAULT_CAP, Fact
from core.memory.state import MemoryState, note, prune_npc
from core.memory.timeline import moment_of, timeline
from core.memory.trial import Limits, try_limits


def memory(*texts: str, turn: int = 50) -> MemoryState:
    facts = tuple(Fact(text, at, id=f"h{at}") for at, text in enumerate(texts))
    return MemoryState(turn=turn, facts={"bram": facts})


def kept(state: MemoryState, limits: Limits) -> list[str]:
    return [fact.text for fact in try_limits(state, "bram", limits).kept]


def test_a_likeness_merges_what_the_rule_keeps_apart_and_never_the_opposite() -> None:
    state = memory(
        "Marta guarda la llave del pozo en la alacena",
        "Marta guarda la llave del pozo en la alacena azul",
        "Marta no guarda la llave del pozo en la alacena",
        "Luis guarda la llave del pozo en la alacena",
        "Marta guarda 3 llaves del pozo en la alacena",
    )
    assert len(kept(state, Limits())) == 5
    trial = try_limits(state, "bram", Limits(likeness=80.0))
    assert [(m.at, m.into_at) for m in trial.merged] == [(1, 0)]
    assert trial.kept[0].weight == 1.5 and trial.kept[0].reinforcements == (1,)


def test_a_cap_prunes_as_the_game_would() -> None:
    state = memory(*(f"la campana sonó {n} veces" for n in range(30)))
    for cap in (0, 3, DEFAULT_CAP, 40):
        pruned, gone = prune_npc(state, "bram", cap)
        trial = try_limits(state, "bram", Limits(cap))
        assert (trial.kept, trial.pruned) == (pruned.facts_of("bram"), gone)


words = st.lists(st.sampled_from(["Marta", "pozo", "no", "vio", "abrió", "cerró", "3"]), max_size=5)


@settings(max_examples=120, deadline=None)
@given(
    st.lists(words.map(" ".join), max_size=8),
    st.one_of(st.none(), st.integers(0, 9)),
    st.one_of(st.none(), st.floats(0, 100)),
)
def test_trying_touches_nothing_and_loses_nothing(
    texts: list[str], cap: int | None, likeness: float | None
) -> None:
    state = memory(*texts)
    before = copy.deepcopy(state)
    trial = try_limits(state, "bram", Limits(cap, likeness))
    assert state == before
    ids = [f.id for f in (*trial.kept, *(m.fact for m in trial.merged), *trial.pruned)]
    assert sorted(ids) == sorted(fact.id for fact in state.facts_of("bram"))
    assert cap is None or sum(not fact.pinned for fact in trial.kept) <= cap


@settings(max_examples=60, deadline=None)
@given(st.lists(words.map(" ".join), max_size=8))
def test_the_rule_merges_what_noting_merges(texts: list[str]) -> None:
    state, noted = memory(*texts), MemoryState()
    for text in texts:
        noted = note(noted, "bram", text).state
    said = [fact.text for fact in noted.facts_of("bram")]
    assert [text for text in kept(state, Limits(cap=None)) if text.strip()] == said


def test_a_timeline_tells_since_when() -> None:
    late = MemoryState(turn=9, facts={"bram": (Fact("a", 1), Fact("c", 8)), "nela": ()})
    early = MemoryState(turn=3, facts={"bram": (Fact("a", 1), Fact("b", 2))})
    line = timeline([moment_of("late", late), moment_of("early", early)])
    assert [(m.name, m.turn, m.npcs, m.fact_count) for m in line.moments] == [
        ("early", 3, 1, 2),
        ("late", 9, 1, 2),
    ]
    assert [(a.text, a.first, a.last) for a in line.of("bram")] == [
        ("a", 0, 1),
        ("b", 0, 0),
        ("c", 1, 1),
    ]
    assert (line.new_at(0), line.new_at(1), line.gone_at(0), line.gone_at(1)) == (2, 1, 0, 1)
