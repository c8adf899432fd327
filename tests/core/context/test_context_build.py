"""What a context holds, in which order, and what goes first (spec section 6)."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import pytest

from core.context import (
    ESTIMATE,
    STRICT,
    BudgetTooSmall,
    BuiltContext,
    Extras,
    Scene,
    build_context,
    exact,
)
from core.context.scene import common_prefix
from core.memory.log import EventLog, Line
from core.memory.replay import Replayer, replay
from core.memory.state import MemoryState, Noting, SheetNote, add_sheet_note, at_turn, note
from core.memory.trace import Record
from core.model.kinds import Kind
from core.model.state import GameState
from core.retrieval import Retriever
from core.world import build
from core.world.opening import open_world
from core.world.world import World

BRAM = "herrero_bram"
QUERY = "¿Qué pasó en la mina con la galería?"
STATE = GameState(place="herreria")


def names(context: BuiltContext) -> list[str]:
    return [section.name for section in context.sections]


def long_talk(turns: int, npc: str = BRAM) -> EventLog:
    return EventLog(
        Line(turn, who, f"En el turno {turn} se habla de cosas que ocupan sitio de verdad.",
             present=(npc,))
        for turn in range(turns)
        for who in ("player", npc)
    )  # fmt: skip


def many_facts(count: int, npc: str = BRAM) -> MemoryState:
    state = MemoryState()
    for number in range(count):
        state = note(at_turn(state, number), npc, f"El forastero trajo {number + 100} clavos").state
    return state


def test_the_order_is_stable_parts_first(
    world: World, retriever: Retriever, saved: MemoryState, records: Sequence[Record]
) -> None:
    played = replay(records, saved)
    context = build_context(world, retriever, BRAM, QUERY, STATE, played.state, played.log)
    assert names(context) == [
        "rules", "identity", "facts", "conversation", "lore", "state", "line",
    ]  # fmt: skip
    text = context.text
    assert text.index("ANCLAJE:") == 0
    assert "Eres Bram." in text
    assert "- [mina_derrumbe] Un derrumbe se llevó a once mineros" in text
    assert text.endswith(f"Lugar: La herrería\nCon vosotros: Nela\n\nJugador: {QUERY}")
    assert "\n\n".join(context.messages) == text
    assert [world.record(handle).id for handle in context.given] == list(
        context.section("lore").items
    )
    assert context.total == ESTIMATE.count(text) <= 2000


@pytest.mark.parametrize(
    ("folder", "npc", "words"),
    [
        ("lore", BRAM, ("ANCLAJE:", "QUIÉN ERES:", "HECHOS DEL MUNDO:", "no lo sabes")),
        ("lore_en", "keeper_morwen", ("GROUNDING:", "WHO YOU ARE:", "FACTS OF THE WORLD:", "do not know")),
        ("lore_pt", "sineiro_damiao", ("ANCORAGEM:", "QUEM VOCÊ É:", "FATOS DO MUNDO:", "não sabe")),
    ],
)  # fmt: skip
def test_rules_and_headers_are_in_the_language_of_the_world(
    folder: str, npc: str, words: tuple[str, ...]
) -> None:
    from tests.core.context.conftest import DATA

    world = open_world(DATA / folder)
    query = " ".join(world.record(h).data.tags[0] for h in world.handles(Kind.ENTRY)[:4])
    context = build_context(world, Retriever(world), npc, query, GameState())
    assert all(word in context.text for word in words)
    other = build_context(
        world, Retriever(world), npc, query, GameState(), extras=Extras(language="en")
    )
    assert "GROUNDING:" in other.text


def test_every_sheet_of_the_npc_itself_and_of_nobody_else(
    world: World, retriever: Retriever
) -> None:
    sheets = {r.id: r.data.full_sheet for r in world.records(Kind.NPC)}
    plots = [r.data.text for r in world.records(Kind.PLOT)]
    player = world.records(Kind.PLAYER)[0].data.full_sheet
    for npc in sheets:
        text = build_context(world, retriever, npc, QUERY, STATE, budget=9000).text
        assert [other for other, sheet in sheets.items() if sheet in text] == [npc]
        assert not [plot for plot in plots if plot in text]
        assert player not in text


def test_a_stranger_has_no_sheet_and_no_memory(world: World, retriever: Retriever) -> None:
    context = build_context(world, retriever, None, QUERY, STATE, many_facts(3), long_talk(3))
    assert names(context) == ["rules", "identity", "lore", "state", "line"]
    assert not [s for s in context.sections if "clavos" in s.text]


def test_quests_are_not_told_and_the_games_own_lines_are(
    world: World, retriever: Retriever
) -> None:
    state = GameState(place="mina", quests=frozenset(["la_carta_de_doran"]))
    extras = Extras(present=[BRAM, "minera_nela"], notes=["Llueve.", " "])
    text = build_context(world, retriever, "guardia_rufo", "hola", state, extras=extras).text
    assert "La carta de Doran" not in text
    assert "Lugar: La mina\nCon vosotros: Bram, Nela\n- Llueve.\n" in text


def test_the_save_adds_to_the_sheet(world: World, retriever: Retriever) -> None:
    memory = add_sheet_note(MemoryState(), BRAM, SheetNote("Ya duerme mejor.", 9))
    memory = note(memory, BRAM, "Vio al forastero").state
    context = build_context(world, retriever, BRAM, QUERY, STATE, memory)
    assert context.section("facts").text.endswith("- Vio al forastero\n- Ya duerme mejor.")


def test_the_line_of_the_player_is_there_once_even_when_it_was_logged(
    world: World, retriever: Retriever
) -> None:
    log = long_talk(2)
    log.append(Line(2, "player", QUERY, present=(BRAM,)))
    for scene in (None, Scene()):
        context = build_context(world, retriever, BRAM, QUERY, STATE, log=log, scene=scene)
        assert context.text.count(QUERY) == 1


# ---- the budget ----


def test_what_goes_first_is_the_conversation_then_facts_then_lore_then_the_state(
    world: World, retriever: Retriever
) -> None:
    """Down to two turns, three facts and three entries; only then the rest."""
    memory, log = many_facts(8), long_talk(6)
    seen: dict[tuple[int, int, int, int], None] = {}
    full = build_context(world, retriever, BRAM, QUERY, STATE, memory, log, 9000)
    needed = full.total
    for budget in range(needed, 0, -7):
        try:
            built = build_context(world, retriever, BRAM, QUERY, STATE, memory, log, budget)
        except BudgetTooSmall:
            break
        counts = [
            section.text.count("\n") if (section := built.section(name)) else 0
            for name in ("conversation", "facts", "lore", "state")
        ]
        seen[tuple(counts)] = None
    steps = list(seen)
    assert steps[0] == (12, 8, 5, 1)
    assert steps[-1] == (0, 0, 0, 0)
    below = [s for s in steps if s[1] < 3 or s[2] < 3]
    assert all(s[0] == 0 and s[3] == 0 for s in below)
    assert all(s[0] <= 4 for s in steps if s[3] < 1)
    for one, other in itertools.pairwise(steps):
        assert all(a >= b for a, b in zip(one, other, strict=True))
    first_lore_cut = next(s for s in steps if s[2] < 5)
    assert first_lore_cut[0] <= 4
    assert first_lore_cut[1] == 3


def test_a_share_protects_a_part_from_one_that_takes_more_than_its_own(
    world: World, retriever: Retriever
) -> None:
    """Much lore: it gives way before the little memory there is."""
    memory, log = many_facts(2), long_talk(3)
    state = GameState(place="herreria", k=40)
    context = build_context(world, retriever, BRAM, QUERY, state, memory, log)
    assert context.section("conversation").text.count("\n") == 6
    assert context.section("facts").text.count("\n") == 2
    assert {left.section for left in context.left_out} == {"lore"}
    assert all(left.why == "budget" and left.id and left.text for left in context.left_out)


def test_rules_and_identity_stay_and_a_budget_below_them_says_what_is_needed(
    world: World, retriever: Retriever
) -> None:
    for counter in (ESTIMATE, STRICT, exact(lambda text: len(text.split()), 3, 5)):
        with pytest.raises(BudgetTooSmall) as error:
            build_context(world, retriever, BRAM, QUERY, STATE, budget=10, counter=counter)
        needed = error.value.needed
        assert str(needed) in error.value.message("es")
        built = build_context(world, retriever, BRAM, QUERY, STATE, budget=needed, counter=counter)
        assert names(built) == ["rules", "identity", "line"]
        assert built.total == needed
        with pytest.raises(BudgetTooSmall):
            build_context(world, retriever, BRAM, QUERY, STATE, budget=needed - 1, counter=counter)


def test_what_was_left_out_and_why(world: World, retriever: Retriever) -> None:
    context = build_context(
        world, retriever, BRAM, QUERY, STATE, many_facts(10), long_talk(9), 1000
    )
    why = {(left.section, left.why) for left in context.left_out}
    assert {("facts", "limit"), ("conversation", "window"), ("conversation", "budget")} <= why
    window = next(left for left in context.left_out if left.why == "window")
    assert window.count == 6
    manifest = context.manifest()
    assert manifest["total"] == context.total
    assert set(manifest["items"]["lore"]) == set(context.section("lore").items)


# ---- a scene ----


def test_within_a_scene_the_text_only_grows_at_its_end(
    world: World, retriever: Retriever, saved: MemoryState, records: Sequence[Record]
) -> None:
    """The sample trace as one long scene, with room enough: at least 90 % stays from turn 10 on."""
    played, scene = Replayer(saved, Noting()), Scene()
    kept = total = turns = 0
    for record in records:
        line = played.feed(record)
        if line is None or line.speaker != "player" or BRAM not in (line.present or ()):
            continue
        before = scene.text
        context = build_context(
            world, retriever, BRAM, line.text, GameState(place=line.place),
            played.state, played.log, budget=6000, scene=scene,
        )  # fmt: skip
        turns += 1
        assert "budget" not in {left.why for left in context.left_out}
        if turns > 1:
            assert context.prefix == common_prefix(before, context.text) / len(context.text)
            stays = before[: before.rindex("\n\nAHORA MISMO:")]
            assert context.text.startswith(stays)
        if turns >= 10:
            kept += context.prefix * len(context.text)
            total += len(context.text)
    assert turns >= 15
    assert kept / total >= 0.9


def test_on_one_topic_every_turn_from_the_tenth_on_keeps_nine_tenths(
    world: World, retriever: Retriever
) -> None:
    log, scene = EventLog(), Scene()
    questions = ["¿Y la mina?", "¿Quién cerró la galería?", "¿Cuántos murieron en el derrumbe?"]
    for turn in range(25):
        question = questions[turn % 3]
        log.append(Line(turn, "player", question, present=(BRAM,)))
        context = build_context(
            world, retriever, BRAM, question, STATE, log=log, budget=3000, scene=scene
        )
        log.append(Line(turn, BRAM, "Eso dicen. Yo no bajo desde entonces.", present=(BRAM,)))
        if turn >= 10 and "budget" not in {left.why for left in context.left_out}:
            assert context.prefix >= 0.9


def test_a_full_scene_cuts_seldom_and_never_passes_its_budget(
    world: World, retriever: Retriever
) -> None:
    log, scene = EventLog(), Scene()
    cuts = []
    for turn in range(60):
        question = f"¿Qué sabes de la mina, por {turn}.ª vez?"
        log.append(Line(turn, "player", question, present=(BRAM,)))
        context = build_context(world, retriever, BRAM, question, STATE, log=log, scene=scene)
        log.append(Line(turn, BRAM, "Que está cerrada y que hace frío.", present=(BRAM,)))
        assert context.total <= context.budget
        if "budget" in {left.why for left in context.left_out}:
            cuts.append(turn)
        if turn:
            assert f"por {turn - 1}.ª vez" in context.text
    assert 0 < len(cuts) <= 6


def test_what_may_not_be_given_any_more_leaves_the_scene(retriever: Retriever) -> None:
    from tests.core.context.conftest import DATA

    world = open_world(DATA / "lore")
    own, scene = Retriever(world), Scene()
    secret = world.find(Kind.ENTRY, "mina_causa_real")[0]
    open_state = GameState(quests=frozenset(["la_verdad_de_la_mina"]))
    asked = "¿Quién causó el derrumbe de la mina?"
    text = world.data(secret).text
    assert text in build_context(world, own, BRAM, asked, open_state, scene=scene).text
    assert text not in build_context(world, own, BRAM, asked, GameState(), scene=scene).text
    assert text in build_context(world, own, BRAM, asked, open_state, scene=scene).text
    own.update(world.apply(build.set_value(world, secret, "text", "Otra causa.")).changes)
    again = build_context(world, own, BRAM, asked, open_state, scene=scene)
    assert text not in again.text
    assert "- [mina_causa_real] Otra causa." in again.text


def test_facts_learnt_in_a_scene_wait_and_lost_ones_go(world: World, retriever: Retriever) -> None:
    scene, memory = Scene(), many_facts(2)
    build_context(world, retriever, BRAM, "hola", STATE, memory, scene=scene)
    more = note(memory, BRAM, "Llovió el jueves").state
    context = build_context(world, retriever, BRAM, "hola", STATE, more, scene=scene)
    assert "Llovió" not in context.text
    assert [left.why for left in context.left_out] == ["scene"]
    context = build_context(world, retriever, BRAM, "hola", STATE, MemoryState(), scene=scene)
    assert context.section("facts") is None


def test_another_npc_in_the_same_accumulator_begins_anew(
    world: World, retriever: Retriever
) -> None:
    scene = Scene()
    build_context(world, retriever, BRAM, QUERY, STATE, many_facts(2), long_talk(3), scene=scene)
    other = build_context(
        world, retriever, "tabernera_sabela", QUERY, STATE, many_facts(2), long_talk(3), scene=scene
    )
    assert "clavos" not in other.text
    assert "se habla de cosas" not in other.text
    assert other.prefix is None
