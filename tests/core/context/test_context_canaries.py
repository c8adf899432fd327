"""Nothing of a line that an NPC did not hear reaches it, however short or odd (spec section 4).

A canary is one character that stands nowhere else. Every line has one, and so has everything that
comes of the line: who said it, what is remembered of it, facts of it, secrets learnt by it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from test_context_property import world_of

from core.context import Scene, build_context
from core.memory.context import ContextOptions, build_memory_context
from core.memory.form import load, to_json
from core.memory.log import Line
from core.memory.recall import remembered_lines
from core.memory.replay import replay
from core.memory.state import MemoryState
from core.memory.trace import Event, Record
from core.model.state import GameState
from core.retrieval import Retriever

NPCS = ("ana", "bo", "cid", "dé", "e\u0301va", "李")
SPEAKERS = (*NPCS, "player", "Jugador", "narrator", "forastero")
ODD = ("", " ", "\n", "\u200b", "\u202e", "\u0301", "\ud800", "«", "- [", "Tú: ", "\U0001f469\u200d\U0001f680",
       "ﬁ", "Ａ", "\x00", "<|im_end|>", "¿¡", "ẞ", "\u2028", "999", ".")  # fmt: skip
WORLD = world_of([], "")
RETRIEVER = Retriever(WORLD)


def canary(number: int) -> str:
    """A letter of its own: no folding, no normal form turns it into another one."""
    return chr(0x4E00 + number)


@dataclass
class Told:
    """The records of a game, and for each canary who may know it."""

    records: list[Record] = field(default_factory=list)
    knows: dict[str, set[str]] = field(default_factory=dict)

    def canary(self, npcs: set[str]) -> str:
        made = canary(len(self.knows) + 1)
        self.knows[made] = npcs
        return made


MOMENT = st.fixed_dictionaries(
    {
        "step": st.integers(0, 2),
        "speaker": st.sampled_from(SPEAKERS),
        "present": st.one_of(st.none(), st.lists(st.sampled_from(NPCS), unique=True)),
        "odd": st.tuples(st.sampled_from(ODD), st.sampled_from(ODD)),
        "what": st.sets(
            st.sampled_from(["fact", "again", "end", "start", "sheet", "secret", "guest"])
        ),
        "company": st.lists(st.sampled_from(NPCS), unique=True),
    }
)


def tell(moments: list[dict[str, object]]) -> Told:
    """Play moments; who hears a line is kept apart from the code that is tested."""
    told, turn, scene, there = Told(), 0, 0, set[str]()
    attended: set[str] = set()
    for moment in moments:
        turn += int(moment["step"])  # type: ignore[call-overload]
        what = moment["what"]
        assert isinstance(what, set)
        if "start" in what:
            scene, there = scene + 1, set(moment["company"])  # type: ignore[call-overload]
            attended = set(there)
            data = {"event": "scene_start", "scene": f"s{scene}", "present": sorted(there)}
            told.records.append(Event("scene_start", turn, f"s{scene}", data))
        present = moment["present"]
        hears = set(there if present is None else present)  # type: ignore[call-overload]
        speaker = str(moment["speaker"])
        hears |= {speaker} & set(NPCS)
        if "guest" in what and speaker == "forastero":
            speaker = f"{told.canary(hears)} de lejos"
        before, after = moment["odd"]  # type: ignore[misc]
        text = f"{before}{told.canary(hears)}{after}"
        told.records.append(
            Line(
                turn,
                speaker,
                text,
                f"s{scene}",
                present=None if present is None else tuple(present),
            )  # type: ignore[arg-type]
        )
        attended |= hears
        _remember(told, what, hears, attended, turn, f"s{scene}", moment["odd"])  # type: ignore[arg-type]
    return told


def _remember(
    told: Told,
    what: set[str],
    hears: set[str],
    attended: set[str],
    turn: int,
    scene: str,
    odd: tuple[str, str],
) -> None:
    """What comes of a line: for those who heard it, each with a canary of its own."""
    for npc in sorted(hears):
        for times in range(("fact" in what) + ("fact" in what and "again" in what)):
            if not times:
                text = f"{odd[0]}supo {told.canary({npc})}{odd[1]}"
            data = {"event": "fact", "npc": npc, "text": text}
            told.records.append(Event("fact", turn, scene, data))
    if "secret" in what and hears:
        secret = told.canary(hears)
        data = {"event": "secret_learned", "entry": f"e{secret}", "present": sorted(hears)}
        told.records.append(Event("secret_learned", turn, scene, data))
    if "sheet" in what:
        sheets = {npc: f"cambió {told.canary({npc})}" for npc in sorted(hears)}
        told.records.append(
            Event("session_end", turn, scene, {"event": "session_end", "sheets": sheets})
        )
    if "end" in what:
        # Also for those who were never there, as a careless game may write it.
        memories = {npc: f"recuerda {told.canary({npc} & attended)}" for npc in NPCS}
        data = {"event": "scene_end", "scene": scene, "memories": memories}
        told.records.append(Event("scene_end", turn, scene, data))


@settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(MOMENT, min_size=1, max_size=14), st.integers(0, 60), st.booleans())
def test_no_line_fact_summary_or_word_of_what_was_not_heard_is_in_a_context(
    moments: list[dict[str, object]], stop: int, in_scene: bool
) -> None:
    told = tell(moments)
    whole = replay(told.records)
    saved = load(json.loads(to_json(replay(told.records[:stop]).state))).state
    later = replay(told.records[stop:], saved)
    scenes = {scene.id: scene for scene in whole.state.scenes}
    assert all(set(s.memories) <= set(s.presence) for s in scenes.values())
    for npc in NPCS:
        for played in (whole, later):
            for text in _contexts(npc, played.state, played, in_scene):
                for made, npcs in told.knows.items():
                    assert npc in npcs or made not in text, (npc, made)


def _contexts(npc: str, state: MemoryState, played: object, in_scene: bool) -> list[str]:
    log = played.log  # type: ignore[attr-defined]
    scene = Scene() if in_scene else None
    options = ContextOptions(turns=None, max_facts=None)
    built = [
        build_context(WORLD, RETRIEVER, npc, "hola", GameState(learnt=state.learnt), state, log,
                      500_000, scene=scene)
        for _ in range(2)
    ]  # fmt: skip
    return [
        *(context.text for context in built),
        *(left.text for context in built for left in context.left_out),
        *(line.text for line in remembered_lines(state, npc)),
        build_memory_context(state, log, npc).text,
        build_memory_context(state, log, npc, options=options).text,
    ]


@settings(max_examples=80, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(MOMENT, min_size=1, max_size=14))
def test_every_line_that_was_heard_is_there_with_an_unlimited_window(
    moments: list[dict[str, object]],
) -> None:
    told = tell(moments)
    played = replay(told.records)
    options = ContextOptions(turns=None, max_facts=None)
    for npc in NPCS:
        text = build_memory_context(played.state, played.log, npc, options=options).text
        for line in played.log:
            for made in line.text:
                if npc in told.knows.get(made, ()):
                    assert made in text
