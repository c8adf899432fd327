"""What an NPC is given, what the author is told, and that the two are kept apart."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from core.model.kinds import Kind
from core.model.state import GameState
from core.model.visibility import HIDDEN, PUBLIC, AudienceKind
from core.retrieval import Lit, NotRetrieved, Retriever, Signal, lit_spans
from core.world import build
from core.world.opening import open_world
from core.world.world import World

ENTRIES: list[Any] = [
    {"id": "mina", "texto": "La bocamina está al norte.", "etiquetas": ["mina", "Ñandú"]},
    {"id": "derrumbe", "texto": "Once mineros.", "etiquetas": ["mina"], "peso": 1.5},
    {
        "id": "causa",
        "texto": "Verol cavó en la mina.",
        "etiquetas": ["mina", "verol"],
        "visibilidad": "secreto",
        "requiere_quest": "verdad",
    },
    {"id": "hermano", "texto": "Doran.", "etiquetas": ["mina"], "visibilidad": "npc:bram"},
    {"id": "gremio", "texto": "Actas.", "etiquetas": ["actas"], "visibilidad": "faccion:g"},
    {"id": "roto", "texto": 7, "etiquetas": ["mina"]},
    {"id": "cero", "texto": "", "etiquetas": ["mina"], "peso": 0},
    {"id": "plaza", "texto": "Nada.", "etiquetas": ["plaza", "plaza"]},
]
CAST = [{"id": "bram", "facciones": []}, {"id": "nela", "facciones": ["g"]}]


@pytest.fixture
def world(tmp_path: Path) -> World:
    content = {"entradas": ENTRIES, "npcs": CAST}
    (tmp_path / "lore.json").write_text(json.dumps(content), encoding="utf-8")
    return open_world(tmp_path)


@pytest.fixture
def retriever(world: World) -> Retriever:
    return Retriever(world)


def _ids(retriever: Retriever, query: str, state: GameState | None = None) -> list[str]:
    return [hit.id for hit in retriever.retrieve(query, state or GameState())]


def _handle(world: World, id: str) -> int:
    return world.find(Kind.ENTRY, id)[0]


def test_signals_say_where_the_points_come_from(retriever: Retriever) -> None:
    hits = retriever.retrieve("¿La MINA del nandu?", GameState(place="mina"))
    assert [(h.id, h.points, h.weight, h.score) for h in hits] == [
        ("mina", 9, 1.0, 9.0),
        ("derrumbe", 5, 1.5, 7.5),
    ]
    assert hits[0].signals == (
        Signal("tag", "mina", "", 3),
        Signal("tag", "Ñandú", "", 3),
        Signal("text", "mina", "bocamina", 1),
        Signal("place", "mina", "", 2),
    )


def test_a_repeated_tag_counts_as_often_as_it_stands(retriever: Retriever) -> None:
    (hit,) = retriever.retrieve("plaza", GameState(place="plaza"))
    assert hit.points == 10


def test_a_place_is_compared_letter_by_letter(retriever: Retriever) -> None:
    assert _ids(retriever, "", GameState(place="ñandú")) == []
    assert _ids(retriever, "", GameState(place="Ñandú")) == ["mina"]
    assert _ids(retriever, "", GameState(place="")) == []


def test_short_words_count_as_tags_only(world: World, retriever: Retriever) -> None:
    edit = build.set_value(world, _handle(world, "plaza"), "text", "El rey y los reyes.")
    retriever.update(world.apply(edit).changes)
    assert _ids(retriever, "rey") == []
    assert _ids(retriever, "reye") == ["plaza"]


def test_a_secret_opens_with_its_quest_and_an_npc_sees_its_own(retriever: Retriever) -> None:
    assert _ids(retriever, "mina") == ["derrumbe", "mina"]
    assert _ids(retriever, "mina", GameState(quests=frozenset({"verdad"}))) == [
        "derrumbe",
        "causa",
        "mina",
    ]
    assert _ids(retriever, "mina", GameState(npc="bram")) == ["derrumbe", "mina", "hermano"]
    learnt = {"nela": {"causa": 3}}
    assert "causa" in _ids(retriever, "mina", GameState(npc="nela", learnt=learnt))
    assert "causa" not in _ids(retriever, "mina", GameState(npc="bram", learnt=learnt))


def test_joining_a_faction_opens_its_lore_at_once(world: World, retriever: Retriever) -> None:
    state = GameState(npc="bram")
    assert _ids(retriever, "actas", state) == []
    bram = world.find(Kind.NPC, "bram")[0]
    retriever.update(world.apply(build.set_value(world, bram, "factions", ("g",))).changes)
    assert _ids(retriever, "actas", state) == ["gremio"]
    assert retriever.explain("actas", state).results[0].id == "gremio"


def test_masked_entries_show_their_gates_and_the_rank_they_would_have(retriever: Retriever) -> None:
    explanation = retriever.explain("verol y la mina", GameState(k=1))
    assert [h.id for h in explanation.results] == ["derrumbe"]
    assert [(h.id, h.rank) for h in explanation.beyond] == [("mina", 2)]
    causa, hermano = explanation.masked
    assert (causa.id, causa.rank, hermano.id, hermano.rank) == ("causa", 1, "hermano", 4)
    assert [(g.kind, g.id) for g in causa.gates[0]] == [(AudienceKind.SECRET, "verdad")]
    assert causa.hit is not None
    assert causa.hit.points == 8
    assert [m.id for m in explanation.all_masked()] == ["causa", "hermano", "gremio"]
    assert explanation.all_masked()[2].hit is None


def test_matched_words_tell_those_that_only_masked_entries_hold(retriever: Retriever) -> None:
    explanation = retriever.explain("verol y la mina", GameState())
    assert explanation.words == ("verol", "y", "la", "mina")
    assert explanation.matched == {"mina"}
    assert explanation.matched_masked == {"verol"}


def test_why_names_the_first_gate(world: World, retriever: Retriever) -> None:
    explanation = retriever.explain("mina", GameState(k=1))
    gates = {id: explanation.why(_handle(world, id)) for id in ("roto", "cero", "plaza", "mina")}
    assert gates == {
        "roto": NotRetrieved("broken"),
        "cero": NotRetrieved("weight"),
        "plaza": NotRetrieved("zero"),
        "mina": NotRetrieved("rank", (("rank", 2), ("k", 1))),
    }
    masked = explanation.why(_handle(world, "causa"))
    assert masked is not None
    assert masked.gate == "masked"
    assert explanation.why(_handle(world, "derrumbe")) is None
    assert explanation.why(10_000) == NotRetrieved("unknown")


def test_an_explanation_stays_as_it_was_after_edits(world: World, retriever: Retriever) -> None:
    explanation = retriever.explain("mina", GameState(k=1))
    handle = _handle(world, "mina")
    retriever.update(world.apply(build.delete(world, [handle])).changes)
    fields = {"id": "nueva", "text": "mina", "tags": ("mina",)}
    file = world.lore_files[0].handle
    retriever.update(world.apply(build.add(world, Kind.ENTRY, file, fields)).changes)
    assert [h.id for h in explanation.beyond] == ["mina"]
    assert explanation.beyond[0].signals
    assert explanation.why(handle) == NotRetrieved("rank", (("rank", 2), ("k", 1)))
    assert explanation.why(_handle(world, "nueva")) == NotRetrieved("unknown")
    assert _ids(retriever, "mina") == ["derrumbe", "nueva"]


def test_nothing_done_to_a_masked_entry_changes_an_answer(
    world: World, retriever: Retriever
) -> None:
    before = retriever.retrieve("verol mina causa", GameState())
    handle = _handle(world, "causa")
    for name, value in (("text", "verol mina causa"), ("weight", 1e9), ("tags", ("mina",) * 9)):
        retriever.update(world.apply(build.set_value(world, handle, name, value)).changes)
        assert retriever.retrieve("verol mina causa", GameState()) == before


def test_hiding_and_showing_again(world: World, retriever: Retriever) -> None:
    handle = _handle(world, "derrumbe")
    hidden = world.apply(build.set_value(world, handle, "visibility", HIDDEN))
    retriever.update(hidden.changes)
    assert _ids(retriever, "mina") == ["mina"]
    retriever.update(world.apply(build.set_value(world, handle, "visibility", PUBLIC)).changes)
    assert _ids(retriever, "mina") == ["derrumbe", "mina"]


def test_moving_a_doubled_id_changes_which_comes_first(world: World, retriever: Retriever) -> None:
    applied = world.apply(build.set_value(world, _handle(world, "derrumbe"), "weight", 1.0))
    retriever.update(applied.changes)
    one, two = _handle(world, "mina"), _handle(world, "derrumbe")
    retriever.update(world.apply(build.set_value(world, two, "id", "mina")).changes)
    retriever.update(world.apply(build.set_value(world, one, "text", "")).changes)
    assert [h.handle for h in retriever.retrieve("mina", GameState())] == [one, two]
    file = world.record(one).file
    retriever.update(world.apply(build.move(world, [one], file)).changes)
    assert [h.handle for h in retriever.retrieve("mina", GameState())] == [two, one]


def test_lit_words_are_where_they_stand_in_the_text_as_written() -> None:
    text = "¡La BOCAMINA del Corazo\u0301n! ﬁnal, mar."
    lit = lit_spans(text, ("mina", "corazon", "final", "mar"))
    assert [text[span.start : span.end] for span in lit] == ["BOCAMINA", "Corazo\u0301n", "ﬁnal"]
    assert lit[0] == Lit(4, 12, "mina")
    assert lit_spans(text, ("mar",)) == ()


def test_a_small_question_needs_no_numpy(world: World) -> None:
    script = (
        "import sys; from pathlib import Path; from core.world.opening import open_world\n"
        "from core.retrieval import Retriever; from core.model.state import GameState\n"
        f"r = Retriever(open_world(Path({str(world.root)!r})))\n"
        "r.explain('mina', GameState()); assert r.retrieve('mina', GameState())\n"
        "sys.exit('numpy' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0
