"""The sample saves of version 2 say which lore they were made with."""

from __future__ import annotations

from pathlib import Path

from core.saves import read_save
from core.world.hashing import world_hash
from core.world.opening import open_world

DATA = Path(__file__).resolve().parents[3] / "data"


def made_with(name: str) -> str | None:
    return read_save(DATA / "saves" / name).candidates[0].state.world_hash


def test_the_latest_save_was_made_with_the_sample_world_as_it_is() -> None:
    now = world_hash(open_world(DATA / "lore"))
    assert made_with("partida_03.json") == now, (
        f"data/lore has changed: put {now} under “mundo” in data/saves/partida_03.json"
    )


def test_the_one_before_was_made_with_an_earlier_state_of_it() -> None:
    earlier = made_with("partida_03_turno_173.json")
    assert earlier is not None and len(earlier) == 64
    assert earlier != world_hash(open_world(DATA / "lore"))


def test_a_save_of_version_one_does_not_say() -> None:
    assert made_with("partida_01.json") is None
