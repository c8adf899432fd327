"""Turns, scenes and sessions of the sample world, with no model (spec section 8)."""

from __future__ import annotations

import hashlib
import random
from pathlib import Path

import pytest

from core.context import STRICT, BudgetTooSmall
from core.directors import scene_context
from core.directors.beside import Why, beside
from core.directors.calls import Call, Purpose, run
from core.directors.checking import check_scene
from core.directors.checks import Check
from core.directors.dice import roller
from core.directors.endings import end_scene, end_session
from core.directors.game import Game, Opening
from core.directors.learning import Proposal
from core.directors.memories import Remembered, best
from core.directors.rows import Role, Section
from core.directors.ruling import Route
from core.directors.table import Level, Settings, Table
from core.directors.turn import Move, TurnResult, commit, play
from core.grounding import Checker
from core.memory.facts import Fact
from core.memory.log import EventLog
from core.memory.state import MemoryState
from core.memory.trace import Event
from core.model.records import Player
from core.retrieval import Retriever
from core.saves import read_save
from core.world.opening import open_world
from core.world.world import World

DATA = Path(__file__).resolve().parents[3] / "data"


@pytest.fixture(scope="module")
def world() -> World:
    return open_world(DATA / "lore")


@pytest.fixture(scope="module")
def saved() -> MemoryState:
    return read_save(DATA / "saves" / "partida_03_turno_173.json").candidates[0].state


@pytest.fixture
def table(world: World, saved: MemoryState) -> Table:
    opening = Opening(saved, frozenset({"pan_y_carbon"}), (), "herreria")
    return Table(world, Retriever(world), Game("es", opening))


def turn(table: Table, said: str = "¿Qué tal?", answer=lambda _: None, **move) -> TurnResult:
    result = run(play(table, Move(said, **move)), answer)
    commit(table, result)
    return result


BRAM_NELA = "Hablan. <npc_list>herrero_bram minera_nela</npc_list>"


def test_all_of_it_works_by_hand(table: Table) -> None:
    result = turn(table, synopsis=BRAM_NELA, scene="Bram: Siéntate.\nNela: Hola.")
    assert [(line.speaker, line.text) for line in result.lines] == [
        ("player", "¿Qué tal?"),
        ("herrero_bram", "Siéntate."),
        ("minera_nela", "Hola."),
    ]
    roles = [context.role for context in result.contexts]
    assert roles == [Role.GAME, Role.SCENE, Role.STORY]
    assert table.game.stage.present == ("herrero_bram", "minera_nela")
    assert table.game.memory.turn == 174


def test_a_turn_changes_nothing_until_it_is_committed(table: Table) -> None:
    before = (table.game.memory, len(table.game.log), table.game.stage, table.game.notes)
    run(play(table, Move("Hola", synopsis=BRAM_NELA + "<notes>nota</notes>", scene="Bram: Sí.")))
    assert before == (table.game.memory, len(table.game.log), table.game.stage, table.game.notes)


def test_the_writer_of_the_scene_s_context_has_nothing_hidden_within_reach() -> None:
    hidden = (World, Game, EventLog, MemoryState, Player, Retriever, open_world)
    within = list(vars(scene_context).values())
    assert not [thing for thing in hidden if any(thing is held for held in within)]


def test_the_story_director_sees_what_the_scene_director_does_not(table: Table) -> None:
    turn(table, synopsis=BRAM_NELA, scene="Bram: Sí.")
    story = table.story("¿Y las argollas?")
    (scene,) = table.scene(scene_context_asked("¿Y las argollas?"))
    private = [row for row in story.rows if row.private]
    assert {row.section for row in private} >= {
        Section.PLAYER,
        Section.PEOPLE,
        Section.LORE,
        Section.PLOT,
    }
    shown = {row.key for row in scene.context.rows}
    assert not shown & {row.key for row in private}
    assert all(row.text not in scene.context.text for row in private)
    both = shown & {row.key for row in story.rows}
    assert {"player:public", "npc:herrero_bram:full", "line:1:0"} <= both


def scene_context_asked(said: str):
    from core.directors.material import Asked

    return Asked(said)


def test_solo_is_narrated_with_what_anybody_knows(table: Table) -> None:
    turn(table, synopsis=BRAM_NELA, scene="Bram: Esto queda aquí.")
    result = turn(table, "Salgo solo.", synopsis="Camina. <npc_list></npc_list><new_scene/>")
    (context,) = [c for c in result.contexts if c.role is Role.NARRATOR]
    assert context.section(Section.PEOPLE) == ()
    assert context.section(Section.SCENES) == ()
    assert context.section(Section.MEMORIES) == ()
    assert result.lines[0].present == ()


def test_unknown_people_are_an_error_to_the_game_director(table: Table) -> None:
    turn(table, synopsis=BRAM_NELA)
    result = turn(table, synopsis="Llega alguien. <npc_list>herrero_bran</npc_list>")
    assert [p.code for p in result.problems] == ["unknown_id_nearest"]
    assert table.game.stage.present == ("herrero_bram", "minera_nela"), "as before, not alone"
    ruling = table.ruling("hola").text
    assert "La sinopsis nombró un PNJ que no se reconoce" in ruling
    assert "herrero_bran" not in ruling, "a word of the Story Director's"


def test_a_continuation_skips_the_story_director(table: Table) -> None:
    asked: list[Purpose] = []

    def answer(call: Call) -> str | None:
        asked.append(call.purpose)
        if call.purpose is Purpose.RULING:
            return '{"route": "continuation"}' if len(asked) > 3 else '{"route": "new_scene"}'
        return f"<synopsis>{BRAM_NELA}</synopsis>" if call.purpose is Purpose.SYNOPSIS else None

    turn(table, answer=answer)
    assert asked == [Purpose.RULING, Purpose.SYNOPSIS, Purpose.SCENE]
    asked.append(Purpose.SCENE)
    turn(table, answer=answer)
    assert asked[4:] == [Purpose.RULING, Purpose.SCENE]


def test_changes_are_checked_against_the_world(table: Table) -> None:
    ruling = (
        '{"route": "continuation", "changes": [{"kind": "quest", "id": "la_campana_rota"},'
        '{"kind": "quest", "id": "juicio_en_la_plaza"}, {"kind": "place", "id": "marte"},'
        '{"kind": "item", "id": "llave"}, {"kind": "weather", "id": "rain"}]}'
    )
    result = turn(table, answer=lambda c: ruling if c.purpose is Purpose.RULING else None)
    assert table.game.quests == {"pan_y_carbon", "la_campana_rota"}
    assert table.game.items == ("llave",)
    assert [p.code for p in result.problems] == [
        "director_quest_too_soon",
        "unknown_id",
        "director_change_kind",
    ]
    assert any(isinstance(r, Event) and r.kind == "quest_completed" for r in result.records)


def test_a_check_is_rolled_with_the_skill_and_its_reason_reaches_nobody(table: Table) -> None:
    reason = "si falla, Verol escapa"
    check = Check("observacion", "2d6", 8, reason)
    rng = random.Random(1)
    result = turn(
        table,
        synopsis=BRAM_NELA,
        route=Route.CONTINUATION,
        check=check,
        throw=lambda _: roller(rng),
    )
    assert result.rolled is not None
    assert result.rolled.total == result.rolled.roll.total + 3
    (scene,) = [c for c in result.contexts if c.role is Role.SCENE]
    assert "observacion" in scene.text
    assert reason not in scene.text


def test_the_game_director_sees_no_secret(table: Table) -> None:
    for number in range(4):
        turn(table, f"Frase {number}.", synopsis=BRAM_NELA, scene="Bram: Sí.")
    context = table.ruling("¿Y ahora?")
    assert "inspector" not in context.text
    assert "excavación" not in context.text
    assert [row.text for row in context.section(Section.SCENES)] == [
        "Ventura: Frase 2.", "Bram: Sí.", "Ventura: Frase 3.", "Bram: Sí.",
    ]  # fmt: skip
    assert "observacion: 3" in context.text


@pytest.mark.parametrize("level", list(Level))
def test_most_of_a_prompt_is_an_unchanged_beginning(table: Table, level: Level) -> None:
    table.settings = Settings(level=level)
    shares: list[float] = []
    for number in range(30):
        said = f"¿Y qué me dices de la mina, del pan o de la plaza, vez {number}?"
        synopsis = BRAM_NELA if number == 0 else None
        result = turn(table, said, synopsis=synopsis, scene="Bram: Poco.\nNela: Menos que poco.")
        shares += [c.prefix or 0 for c in result.contexts if c.role is Role.SCENE and number >= 10]
    assert sorted(shares)[len(shares) // 10] > 0.85
    assert sum(shares) / len(shares) >= 0.9


def test_a_budget_is_kept_and_one_that_is_too_small_is_said(table: Table) -> None:
    table.settings = Settings(scene_budget=4500, counter=STRICT)
    for number in range(40):
        turn(table, f"Frase larga número {number} " * 4, synopsis=BRAM_NELA, scene="Bram: Sí.")
    (call,) = table.scene(scene_context_asked("¿La mina?"))
    assert call.context.tokens <= 4500
    assert call.context.left_out or call.stream.heard > len(call.context.section(Section.SCENES))
    table.settings = Settings(scene_budget=100)
    with pytest.raises(BudgetTooSmall):
        table.scene(scene_context_asked("¿La mina?"))


# learning


def test_what_a_line_gives_away_is_proposed_and_learnt_when_confirmed(table: Table) -> None:
    result = turn(table, synopsis=BRAM_NELA, scene="Nela: El forastero es inspector, lo sé.")
    (proposal,) = result.proposals
    assert proposal == Proposal(
        "forastero_inspector",
        ("herrero_bram", "minera_nela"),
        "inspector",
        "minera_nela",
        174,
        "26",
    )
    assert "forastero_inspector" not in table.game.memory.learnt.get("herrero_bram", {})
    table.game.take([proposal.event()])
    for npc in ("herrero_bram", "minera_nela"):
        assert table.game.memory.learnt[npc]["forastero_inspector"] == 174
    assert "forastero_inspector" not in table.game.memory.learnt.get("guardia_rufo", {})
    (scene,) = table.scene(scene_context_asked("¿Quién es el forastero inspector?"))
    assert "[forastero_inspector]" in scene.context.text


def test_it_is_learnt_at_once_where_that_was_chosen(table: Table) -> None:
    table.settings = Settings(learning=True)
    turn(table, synopsis=BRAM_NELA, scene="Nela: El forastero es inspector.")
    assert table.game.memory.learnt["herrero_bram"]["forastero_inspector"] == 174


# endings


def test_a_scene_leaves_each_its_own_memory(table: Table) -> None:
    turn(table, "Hola a los dos.", synopsis=BRAM_NELA, scene="Bram: Hola.")
    turn(table, "Adiós, Nela.", present=("herrero_bram",), scene="Bram: Se fue.")
    table.game.take(run(end_scene(table)))
    scene = table.game.memory.scene("26")
    assert scene is not None
    assert scene.memories["minera_nela"] == "Ventura: Hola a los dos. / Bram: Hola."
    assert scene.memories["herrero_bram"].endswith("Ventura: Adiós, Nela. / Bram: Se fue.")
    assert table.game.stage.scene is None


def test_a_new_scene_ends_the_one_before(table: Table) -> None:
    turn(table, synopsis=BRAM_NELA, scene="Bram: Hola.")
    turn(table, synopsis="Otra. <npc_list>guardia_rufo</npc_list><new_scene/>")
    assert table.game.memory.scene("26").memories.keys() == {"herrero_bram", "minera_nela"}  # type: ignore[union-attr]
    assert table.game.stage.scene == "27"


def test_the_end_of_a_session_is_a_diff_that_is_accepted_by_npc(table: Table, world: World) -> None:
    turn(table, synopsis=BRAM_NELA, scene="Bram: Hola.")
    table.game.take(run(end_scene(table)))
    said = {Purpose.SHEET: "Confía un poco más. El forastero es inspector y lo calla."}
    ending = run(end_session(table), lambda call: said.get(call.purpose))
    assert [a.npc for a in ending.additions] == ["herrero_bram", "minera_nela"]
    first = ending.additions[0]
    assert first.text == "Confía un poco más."
    assert first.cleared.last.dropped == ("El forastero es inspector y lo calla.",)
    assert first.diff[-1] == "+ [174] Confía un poco más."
    assert all(line.startswith("  ") for line in first.diff[:-1])
    notes = len(table.game.memory.sheets.get("minera_nela", ()))
    table.game.take(ending.accepted(["herrero_bram"]))
    assert table.game.memory.sheets["herrero_bram"][-1].text == "Confía un poco más."
    assert len(table.game.memory.sheets.get("minera_nela", ())) == notes
    assert len(table.game.log) == 0, "a new session"


def test_play_never_writes_a_world_file(saved: MemoryState) -> None:
    def digest() -> list[str]:
        return [
            hashlib.sha256(p.read_bytes()).hexdigest() for p in sorted((DATA / "lore").iterdir())
        ]

    before = digest()
    fresh = open_world(DATA / "lore")
    table = Table(fresh, Retriever(fresh), Game("es", Opening(saved)))
    turn(table, synopsis=BRAM_NELA, scene="Bram: Hola.")
    table.game.take(run(end_scene(table)))
    table.game.take(run(end_session(table)).accepted())
    assert digest() == before
    assert fresh.revision == open_world(DATA / "lore").revision


# memories of earlier sessions


def test_memories_are_the_npc_s_own_and_the_best_three() -> None:
    texts = [
        "El forastero pagó la cena.",
        "La campana de la torre está rota.",
        "El forastero preguntó por la campana.",
        "Llueve mucho en otoño.",
        "La campana sonó de noche.",
    ]
    held = [Remembered("bram", str(n), text) for n, text in enumerate(texts)]
    found = best("¿Quién rompió la campana de la torre?", held, "es")
    assert [memory.id for memory in found] == ["1", "2", "4"]
    assert best("¿Y el mar?", held, "es") == ()


def test_what_is_remembered_of_this_session_is_not_given_twice(world: World) -> None:
    facts = {"herrero_bram": (Fact("La campana la rompió el rayo.", 3),)}
    memory = MemoryState(turn=5, facts=facts)
    table = Table(world, Retriever(world), Game("es", Opening(memory)))
    result = turn(table, "¿Y la campana?", synopsis="Ve. <npc_list>herrero_bram</npc_list>")
    (scene,) = [c for c in result.contexts if c.role is Role.SCENE]
    assert [row.text for row in scene.section(Section.MEMORIES)] == [
        "- La campana la rompió el rayo."
    ]
    result = turn(table, "¿Y la campana?", present=("guardia_rufo",))
    (scene,) = [c for c in result.contexts if c.role is Role.SCENE]
    assert scene.section(Section.MEMORIES) == ()


# side by side


def test_both_contexts_lie_side_by_side_with_the_reason_for_each_bar(
    table: Table, world: World
) -> None:
    turn(table, synopsis=BRAM_NELA, scene="Bram: Sí.")
    turn(table, "Hola, Rufo.", synopsis="Ve. <npc_list>guardia_rufo</npc_list><new_scene/>")
    story = table.story("¿La mina?")
    (scene,) = table.scene(scene_context_asked("¿La mina?"))
    grid = beside(world, story, scene.context)
    bars = {line.why for line in grid if line.hidden}
    assert bars == {Why.PLAYER, Why.AWAY, Why.MASKED, Why.PLOT, Why.NOTES, Why.UNHEARD}
    assert all(
        line.needs
        for line in grid
        if line.why is Why.MASKED and line.section is Section.LORE and "idea_" not in line.left.key
    )
    right = [line.right for line in grid if line.right is not None]
    assert len(right) == len(scene.context.rows)
    left = [line.left for line in grid if line.left is not None]
    assert len(left) == len(story.rows)


def test_the_check_of_a_scene_counts_what_nobody_there_may_know(table: Table, world: World) -> None:
    turn(table, synopsis=BRAM_NELA)
    (scene,) = table.scene(scene_context_asked("¿La mina?"))
    checker = Checker(world)
    bad = check_scene(
        checker, table, scene.context, "Bram: El forastero es inspector, y Tadeo lo vio."
    )
    assert {(f.kind.value, f.text) for f in bad} >= {("leak", "inspector"), ("invention", "Tadeo")}
    assert check_scene(checker, table, scene.context, "Bram: Doran era mi hermano.") == ()
