"""The sample world, its save and its trace."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from core.memory.state import MemoryState
from core.memory.trace import Record, read_trace_file
from core.retrieval import Retriever
from core.saves import read_save
from core.world.opening import open_world
from core.world.world import World

DATA = Path(__file__).resolve().parents[3] / "data"


@pytest.fixture(scope="session")
def world() -> World:
    return open_world(DATA / "lore")


@pytest.fixture(scope="session")
def retriever(world: World) -> Retriever:
    return Retriever(world)


@pytest.fixture(scope="session")
def saved() -> MemoryState:
    """The memories at turn 173, where the trace begins."""
    return read_save(DATA / "saves" / "partida_03_turno_173.json").candidates[0].state


@pytest.fixture(scope="session")
def records() -> Sequence[Record]:
    return read_trace_file(DATA / "saves" / "partida_03.jsonl").records
