"""`loremask knows SAVE --world WORLD --npc ID --not ENTRY`: does an NPC know it, as an exit code."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from core.cli.main import FINDINGS, FINE
from core.cli.options import add_output, check_id, load_world, print_json, unknown_id
from core.cli.save_memory import add_memory, memory_of
from core.cli.save_state import present_id, saved_state
from core.errors import UnreadableFile
from core.grounding import Checker, FindingKind
from core.memory.recall import Source, recollections, remembered_lines
from core.memory.sameness import Sameness
from core.memory.state import MemoryState
from core.messages import render
from core.model.kinds import Kind
from core.model.mask import sees
from core.model.records import Entry
from core.model.state import GameState
from core.text.languages import language_of
from core.world.world import World

EXAMPLES = """examples:
  loremask knows data/saves/partida_03.json --world data/lore --npc herrero_bram --not mina_causa_real
  loremask knows game.save --world data/lore --npc tabernera_sabela --not mina_veta mina_causa_real

An NPC knows an entry that it has learnt, that is visible to it at the save's place and quests,
that something it remembers says, or that something it remembers gives away by name or term.
Exit code 0 when it knows none of them, 1 when it knows one, 2 when nothing could be read."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an NPC counts as knowing an entry: a code of `core.messages` and its parameters."""

    code: str
    params: dict[str, object]

    def message(self, language: str) -> str:
        return render(self.code, self.params, language)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's arguments."""
    parser.add_argument("save", type=Path, help="a save in any known format")
    parser.add_argument("--world", type=Path, required=True, help="the world it was played in")
    parser.add_argument("--npc", metavar="ID", required=True, help="who is asked")
    parser.add_argument(
        "--not", dest="entries", metavar="ENTRY", nargs="+", action="extend", required=True,
        help="entries that the NPC must not know",
    )  # fmt: skip
    parser.add_argument("--quest", metavar="ID", nargs="+", action="extend", default=[],
                        help="completed quests beside those of the save")  # fmt: skip
    parser.add_argument("--password-env", metavar="NAME", help="variable with the save's password")
    add_memory(parser)
    add_output(parser)


def run(options: argparse.Namespace) -> int:
    """Say for each entry why the NPC knows it; 1 when it knows one."""
    world = load_world(options.world)
    npc = present_id(world, Kind.NPC, options.npc)
    check_id(world, Kind.NPC, npc)
    memory = memory_of(options.save, options.password_env, options.memory, world)
    state = _state(options, world, npc, memory)
    rows = [_row(world, memory, state, entry, options.language) for entry in options.entries]
    if options.json:
        print_json({"npc": npc, "entries": rows})
    else:
        for row in rows:
            reasons = row["reasons"] or [{"message": row["message"]}]
            print("\n".join(str(reason["message"]) for reason in reasons))  # type: ignore[attr-defined]
    return FINDINGS if any(row["knows"] for row in rows) else FINE


def _state(options: argparse.Namespace, world: World, npc: str, memory: MemoryState) -> GameState:
    for quest in options.quest:
        check_id(world, Kind.QUEST, quest)
    try:
        base = saved_state(options.save, options.password_env, world)
    except UnreadableFile:
        base = GameState()
    quests = base.quests | frozenset(options.quest)
    return replace(base, npc=npc, quests=quests, learnt=memory.learnt)


def _row(
    world: World, memory: MemoryState, state: GameState, entry: str, language: str
) -> dict[str, object]:
    if not world.find(Kind.ENTRY, entry):
        raise unknown_id(world, Kind.ENTRY, entry)
    found = tuple(reasons(world, memory, state, entry))
    return {
        "entry": entry,
        "knows": bool(found),
        "reasons": [
            {"code": r.code.removeprefix("knows_"), **r.params, "message": r.message(language)}
            for r in found
        ],
        "message": render("knows_not", {"npc": state.npc, "entry": entry}, language),
    }


def reasons(world: World, memory: MemoryState, state: GameState, entry: str) -> Iterator[Reason]:
    """Every way in which the NPC of the state knows an entry."""
    npc = state.npc or ""
    base: dict[str, object] = {"npc": npc, "entry": entry}
    viewer = world.viewer(replace(state, learnt={}))
    for data in (world.data(handle) for handle in world.find(Kind.ENTRY, entry)):
        if isinstance(data, Entry):
            if sees(data, viewer):
                yield Reason("knows_visible", base)
            yield from _remembered(world, memory, npc, data, base)
    yield from _given_away(world, memory, state, entry, base)


def _remembered(
    world: World, memory: MemoryState, npc: str, entry: Entry, base: dict[str, object]
) -> Iterator[Reason]:
    sameness = Sameness(language_of(world.language))
    for found in recollections(memory, npc, entry, sameness):
        if found.source is Source.LEARNT:
            yield Reason("knows_learnt", {**base, "turn": found.turn})
        else:
            yield Reason("knows_remembers", {**base, "text": found.text})


def _given_away(
    world: World, memory: MemoryState, state: GameState, entry: str, base: dict[str, object]
) -> Iterator[Reason]:
    """Lines it remembers that hold a name or term of the entry, hidden from it otherwise."""
    checker = Checker(world)
    unlearnt = replace(state, learnt={})
    for line in remembered_lines(memory, state.npc or ""):
        for finding in checker.check(state.npc, unlearnt, line.text):
            if finding.kind is FindingKind.LEAK and finding.entry == entry:
                yield Reason("knows_term", {**base, "text": line.text, "term": finding.text})
