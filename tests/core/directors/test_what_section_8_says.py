"""Sentences of spec section 8 that have no test of their own elsewhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.directors.calls import Call, Purpose, run
from core.directors.endings import end_scene
from core.directors.game import Game, Opening
from core.directors.learning import learned
from core.directors.replaying import replay_game
from core.directors.rows import Role, Section
from core.directors.table import Level, Settings, Table
from core.directors.turn import Move, TurnResult, commit, play
from core.memory.log import Line
from core.memory.trace import Event, format_record, read_trace
from core.model.kinds import Kind
from core.model.records import Entry, Npc, Player, PlotNote
from core.retrieval import Retriever
from core.world.opening import open_world

DATA = Path(__file__).resolve().parents[3] / "data"
BOTH = ("posadera", "guarda")


def table_of(level: Level = Level.SCENE, **settings: object) -> Table:
    world = open_world(DATA / "isolation")
    chosen = Settings(level=level, **settings)  # type: ignore[arg-type]
    return Table(world, Retriever(world), Game("es", Opening(place="posada")), chosen)


def turn(table: Table, said: str, answer=lambda _: None, **move) -> TurnResult:
    result = run(play(table, Move(said, **move)), answer)
    commit(table, result)
    return result


def test_the_story_director_sees_everything() -> None:
    table = table_of(story_budget=60_000)
    notes = "<synopsis>Cenan.<npc_list>cura</npc_list></synopsis><notes>Que tema al alba.</notes>"
    turn(table, "Traigo un relicario.", lambda c: notes if c.purpose is Purpose.SYNOPSIS else None)
    text = table.story("¿Y ahora?").text
    for kind in Kind:
        for record in table.world.records(kind):
            match record.data:
                case Entry(text=shown) if record.data.visibility != ("publico",):
                    assert shown in text or "publi" in str(record.data.visibility)
                case Npc(public_sheet=public, full_sheet=full):
                    assert public in text and full in text
                case Player(public_sheet=public, full_sheet=full):
                    assert public in text and full in text
                case PlotNote(text=shown):
                    assert shown in text
    assert "Que tema al alba." in text and "Cenan." in text and "Traigo un relicario." in text


def test_what_is_for_the_player_or_for_itself_reaches_no_other_director() -> None:
    table = table_of()
    reply = (
        "Pienso: zarza.<synopsis>Cenan.<npc_list>posadera</npc_list></synopsis>"
        "<ooc>Ojo: tomillo.</ooc><notes>Ojo: romero.</notes>Y al final: espliego."
    )
    seen: list[Call] = []

    def answer(call: Call) -> str | None:
        seen.append(call)
        return reply if call.purpose is Purpose.SYNOPSIS else "La posadera: Bien."

    result = turn(table, "Hola.", answer)
    turn(table, "¿Y bien?", answer)
    run(end_scene(table), answer)
    assert (result.reply.ooc, result.reply.notes) == ("Ojo: tomillo.", "Ojo: romero.")
    others = [c.context.text for c in seen if c.context.role is not Role.STORY]
    assert len(others) > 3
    for word in ("zarza", "tomillo", "romero", "espliego"):
        assert not any(word in text for text in others), word
    later = [c.context.text for c in seen if c.context.role is Role.STORY][-1]
    assert "romero" in later and "tomillo" not in later and "zarza" not in later


@pytest.mark.parametrize(("level", "calls"), [(Level.SCENE, 1), (Level.NPC, 3)])
def test_one_call_plays_all_or_one_each_and_one_narrates(level: Level, calls: int) -> None:
    table = table_of(level)
    result = turn(table, "Hola.", synopsis="Cenan.", present=BOTH)
    scene = [c for c in result.contexts if c.role in (Role.SCENE, Role.NARRATOR)]
    assert len(scene) == calls
    if level is Level.NPC:
        assert [c.npc for c in scene] == ["posadera", "guarda", None]
        assert "tres rentas" in scene[0].text and "tres rentas" not in scene[1].text
        assert "perro" in scene[1].text and "perro" not in scene[0].text
        assert "tres rentas" not in scene[2].text and "perro" not in scene[2].text
    else:
        marked = {row.key: row.mark for row in scene[0].rows if row.only}
        assert "posadera" in marked["npc:posadera:full"] and "guarda" in marked["npc:guarda:full"]


def test_what_nobody_says_is_narration() -> None:
    table = table_of()
    scene = "Fuera llueve.\nLa posadera: Pasa.\nEl cura: No estoy aquí."
    result = turn(table, "Hola.", synopsis="Cenan.", present=("posadera",), scene=scene)
    assert [line.speaker for line in result.lines] == ["player", "narrator", "posadera", "narrator"]


def test_the_game_director_runs_each_turn_and_what_it_changes_is_logged() -> None:
    table = table_of()
    ruling = '{"route": "continuation", "changes": [{"kind": "item", "id": "vela"}]}'
    answer = lambda c: ruling if c.purpose is Purpose.RULING else None  # noqa: E731
    for _ in range(3):
        result = turn(table, "Tomo la vela.", answer, present=BOTH)
        steps = [r.data.get("step") for r in result.records if isinstance(r, Event)]
        assert "ruling" in steps and "changes" in steps
    assert table.game.items == ("vela",)
    context = table.ruling("¿Y?")
    assert "vela" in context.text
    assert {row.section for row in context.rows} >= {Section.RULES, Section.SKILLS, Section.STATE}


@pytest.mark.parametrize("reply", ["<ok/>", "ok", "", "Todo bien, gracias.", "<edit></edit>"])
def test_a_review_that_finds_nothing_leaves_the_scene(reply: str) -> None:
    table = table_of()
    answers = {Purpose.SCENE: "La posadera: Pasa.", Purpose.REVIEW: reply}
    result = turn(table, "Hola.", lambda c: answers.get(c.purpose), synopsis="x", present=BOTH)
    assert result.lines[-1].text == "Pasa."
    assert not result.verdict.refused and result.verdict.pieces == result.verdict.draft


def test_learning_says_when_and_from_whom() -> None:
    table = table_of()
    said = "La posadera: El huésped es un vampiro."
    result = turn(table, "Hola.", synopsis="Cenan.", present=BOTH, scene=said)
    (proposal,) = result.proposals
    assert not table.game.learnings, "proposed, not learnt"
    table.game.take([proposal.event()])
    told = table.game.learnings["guarda", "huesped_condicion"]
    assert (told.turn, told.source) == (1, "posadera")
    names = {"guarda": "el guarda", "posadera": "la posadera"}
    assert told.message("en", names) == (
        "el guarda learnt “huesped_condicion” at turn 1 from la posadera."
    )
    assert "turno 1 por posadera" in told.message("es")
    assert ("cura", "huesped_condicion") not in table.game.learnings
    by_user = learned("huesped_dieta", ["cura"], 2)
    table.game.take([by_user])
    assert table.game.learnings["cura", "huesped_dieta"].message("pt").endswith("no turno 2.")
    table.game.take([learned("huesped_condicion", ["guarda"], 9)])
    assert table.game.learnings["guarda", "huesped_condicion"] is told, "the first time counts"


def test_in_replay_what_was_confirmed_is_learnt_by_itself() -> None:
    table = table_of()
    said = "La posadera: El huésped es un vampiro."
    result = turn(table, "Hola.", synopsis="Cenan.", present=BOTH, scene=said)
    confirmed = result.proposals[0].event()
    table.game.take([confirmed])
    trace = [format_record(record) for record in (*result.records, confirmed)]
    again = table_of()
    assert all(stretch.same for stretch in replay_game(again, read_trace(trace).records))
    assert again.game.memory.learnt == table.game.memory.learnt
    assert again.game.learnings == table.game.learnings


def test_what_one_learns_is_lore_of_its_own_from_then_on() -> None:
    table = table_of(Level.NPC)
    turn(table, "Hola.", synopsis="Cenan.", present=BOTH)
    table.game.take([learned("huesped_condicion", ["guarda"], 1, "1", "player")])
    result = turn(table, "¿Y el espejo del cuarto?", present=BOTH)
    knows = {c.channel for c in result.contexts if "[huesped_condicion]" in c.text}
    assert knows - {"story"} == {"scene:guarda"}


def test_a_scene_that_one_was_not_in_is_not_in_its_context() -> None:
    table = table_of(Level.NPC)
    turn(table, "Traigo un relicario.", synopsis="Rezan.", present=("cura",))
    result = turn(table, "Hola.", synopsis="x <new_scene/>", present=("guarda", "cura"))
    seen = {c.channel: c.text for c in result.contexts if c.role is not Role.STORY}
    assert "relicario" in seen["scene:cura"]
    assert "relicario" not in seen["scene:guarda"] and "relicario" not in seen["narrator"]


def test_a_memory_by_a_model_passes_the_gate() -> None:
    table = table_of()
    turn(table, "Hola.", synopsis="Cenan.", present=("guarda",), scene="El guarda: Buenas.")
    kept = {"a": "Vino el huésped. Creo que es un vampiro.", "b": "Es un vampiro."}
    for reply, expected in (("a", "Vino el huésped."), ("b", "El guarda: Buenas.")):
        records = run(end_scene(table), lambda _, reply=reply: kept[reply])
        (end,) = [r for r in records if isinstance(r, Event) and r.kind == "scene_end"]
        assert expected in end.data["memories"]["guarda"]  # type: ignore[index]
        assert "vampiro" not in end.data["memories"]["guarda"]  # type: ignore[index]


def test_all_of_it_works_with_no_model_and_nothing_is_lost() -> None:
    table = table_of()
    result = turn(table, "Hola.", synopsis="Cenan.", present=BOTH)
    assert result.lines == (Line(1, "player", "Hola.", "1", "posada", BOTH),)
    table.game.take(run(end_scene(table)))
    scene = table.game.memory.scene("1")
    assert scene is not None and set(scene.memories) == set(BOTH)
