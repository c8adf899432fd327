"""Sentences copied from what is hidden do not pass the gate (spec section 8)."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.directors.calls import run
from core.directors.game import Game, Opening
from core.directors.gate import drop_hits
from core.directors.sentences import sentences
from core.directors.stage import Stage
from core.directors.table import Level, Settings, Table
from core.directors.told import ToldWords
from core.directors.turn import Move, play
from core.grounding.sources import sources
from core.memory.state import MemoryState, note
from core.model.kinds import Kind
from core.model.mask import Viewer
from core.retrieval import Retriever
from core.text.fold import fold, tokens
from core.text.languages import Language
from core.world.opening import open_world

DATA = Path(__file__).resolve().parents[3] / "data"
LANGUAGES: dict[str, Language] = {"lore": "es", "lore_en": "en", "lore_pt": "pt", "isolation": "es"}


def table_of(name: str, level: Level = Level.SCENE) -> Table:
    world = open_world(DATA / name)
    return Table(world, Retriever(world), Game(LANGUAGES[name]), Settings(level))


def is_long(text: str) -> bool:
    return len(tokens(fold(text))) >= 5


@pytest.mark.parametrize("name", LANGUAGES)
def test_no_hidden_sentence_of_the_sample_worlds_passes(name: str) -> None:
    table = table_of(name)
    passed = []
    for ids in ((), *((npc,) for npc in table.world.ids(Kind.NPC))):
        table.game.stage = Stage("1", None, ids)
        gate, readers = table.gate(table.game, ids), table.readers(table.game, ids)
        for source in sources(table.world):
            if not readers.may_know(source):
                left = drop_hits(gate, source.text).text
                passed += [s.text for s in sentences(left) if is_long(s.text)]
                alone = (s.text for s in sentences(source.text) if is_long(s.text))
                passed += [text for text in alone if not gate.hits(text)]
    assert passed == []


@pytest.mark.parametrize("name", LANGUAGES)
def test_what_anybody_may_read_passes(name: str) -> None:
    table = table_of(name)
    gate, stranger = table.gate(table.game, ()), Viewer(None, frozenset(), frozenset())
    public = [s.text for s in sources(table.world) if s.text and s.visible(stranger)]
    assert [text for text in public if gate.hits(text)] == []


@pytest.mark.parametrize("level", Level)
def test_a_copied_sentence_is_dropped_for_whom_it_is_hidden_from(level: Level) -> None:
    table = table_of("isolation", level)
    source = next(
        s for s in sources(table.world) if s.owner == "guarda" and not s.public and s.text
    )
    table.game.stage = Stage("1", None, ("posadera", "guarda"))
    move = Move("Hola.", synopsis=f"{source.text} <npc_list>posadera guarda</npc_list>")
    result = run(play(table, move))
    kept = {cleared.readers: cleared.text for cleared in result.cleared}
    if level is Level.SCENE:
        assert kept[("posadera", "guarda")] == source.text
        return
    assert kept[("guarda",)] == source.text
    for readers in (("posadera",), ()):
        assert not any(is_long(s.text) for s in sentences(kept[readers]))


SAID = "El barquero cruza la ría de noche con dos faroles apagados."
TALK = "Buenos días, amigo, hoy hace mucho calor en la calle."


def test_a_line_that_others_heard_is_not_repeated_and_small_talk_is() -> None:
    table = table_of("isolation")
    for line in (SAID, TALK):
        table.game.words.add(line, ("guarda",))
    for ids, hidden in ((("posadera",), True), (("guarda",), False)):
        table.game.stage = Stage("1", None, ids)
        gate = table.gate(table.game, ids)
        assert bool(gate.hits(SAID)) is hidden
        assert not gate.hits(TALK)
    assert not table.gate(table.game, ("posadera",), (SAID,)).hits(SAID)


@pytest.mark.parametrize("aloud", [True, False])
def test_what_one_who_is_alone_keeps_to_itself_is_not_narrated(aloud: bool) -> None:
    table = table_of("isolation", Level.NPC)
    table.game.words.add(SAID, ("guarda",), aloud=aloud)
    table.game.stage = Stage("1", None, ("guarda",))
    assert not table.gate(table.game, ("guarda",)).hits(SAID)
    assert bool(table.gate(table.game, ()).hits(SAID)) is not aloud


def test_a_memory_is_kept_to_itself() -> None:
    table = table_of("isolation", Level.NPC)
    table.game = Game("es", Opening(note(MemoryState(), "guarda", SAID).state))
    table.game.stage = Stage("1", None, ("guarda",))
    assert not table.gate(table.game, ("guarda",)).hits(SAID)
    assert table.gate(table.game, ()).hits(SAID)


def test_a_game_tried_out_adds_its_lines_to_those_there_are() -> None:
    told = ToldWords("es")
    told.add(SAID, ("guarda",))
    over = told.over()
    over.add(TALK, ("posadera",))
    assert len(over.copies()) == 2
    assert len(told.copies()) == 1


def test_nobody_is_said_to_be_asked_where_nobody_answers() -> None:
    table = table_of("isolation")
    move = Move("Hola.", synopsis="El vampiro cena. <npc_list>posadera</npc_list>")
    codes = [step.code for step in run(play(table, move)).cleared[0].steps]
    assert codes == ["gate_hit", "gate_not_rewritten", "gate_dropped", "gate_handed_on"]
