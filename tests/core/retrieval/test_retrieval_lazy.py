"""A lazy index: made in another thread while edits go on, it answers like a fresh one."""

from __future__ import annotations

import json
import threading
from pathlib import Path

import pytest

from core.model.kinds import Kind
from core.model.state import GameState
from core.retrieval import Retriever
from core.retrieval.index import Index
from core.world import build
from core.world.opening import open_world

LORE = Path(__file__).resolve().parents[3] / "data" / "lore"


def test_edits_before_and_during_the_build_are_taken_in() -> None:
    world = open_world(LORE)
    lazy = Retriever(world, lazy=True)
    assert not lazy.ready
    handle = world.find(Kind.ENTRY, "mina_derrumbe")[0]
    maker = threading.Thread(target=lazy.build)
    edits = [
        build.set_value(world, handle, "text", "Un farolillo azul arde en la bocamina."),
        build.delete(world, [world.find(Kind.ENTRY, "campana_rota")[0]]),
        build.add(
            world,
            Kind.ENTRY,
            world.record(handle).file,
            {"id": "nueva", "text": "Farolillo.", "tags": ["farolillo"]},
        ),
    ]
    lazy.update(world.apply(edits[0]).changes)
    maker.start()
    for edit in edits[1:]:
        lazy.update(world.apply(edit).changes)
    maker.join()
    assert lazy.ready
    fresh = Retriever(world)
    state = GameState(npc="herrero_bram", place="mina", k=100)
    for query in ("farolillo", "la campana de la mina", "derrumbe"):
        assert lazy.retrieve(query, state) == fresh.retrieve(query, state)
    assert [hit.id for hit in lazy.retrieve("farolillo", state)][:1] == ["nueva"]


def test_the_first_question_makes_the_index() -> None:
    world = open_world(LORE)
    lazy = Retriever(world, lazy=True)
    assert lazy.retrieve("mina", GameState()) == Retriever(world).retrieve("mina", GameState())
    assert lazy.ready


def test_very_many_edits_during_the_build_are_taken_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    entries = [{"id": f"e{n}", "texto": f"Texto {n}.", "etiquetas": ["mina"]} for n in range(1500)]
    (tmp_path / "a.json").write_text(json.dumps({"entradas": entries}), encoding="utf-8")
    world = open_world(tmp_path)
    lazy = Retriever(world, lazy=True)
    handles = world.handles(Kind.ENTRY)
    waiting = [
        build.set_values(world, handles, "text", "Un farolillo azul."),
        build.delete(world, handles[::2]),
    ]

    def made(records: object) -> Index:
        index = Index(records)  # type: ignore[arg-type]
        if waiting:
            for edit in waiting:
                lazy.update(world.apply(edit).changes, later=True)
            waiting.clear()
        return index

    monkeypatch.setattr("core.retrieval.retriever.Index", made)
    lazy.build()
    assert not waiting and lazy.ready
    for query in ("farolillo", "texto", "mina"):
        state = GameState(k=2000)
        assert lazy.retrieve(query, state) == Retriever(world).retrieve(query, state)
