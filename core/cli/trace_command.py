"""`loremask trace FILE`: what a game was, and what each NPC heard and remembers of it."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping
from pathlib import Path

from core.cli.main import FINDINGS, FINE
from core.cli.options import add_output, check_id, load_world, print_json
from core.cli.save_memory import add_memory, memory_of, present_ids
from core.cli.terminal import counted, told
from core.cli.trace_reading import Played, people, played
from core.memory.context import ContextOptions, build_memory_context
from core.memory.log import EventLog, Line
from core.memory.replay import Replayer
from core.memory.state import MemoryState, Noting
from core.messages import render
from core.model.kinds import Kind
from core.model.records import Npc
from core.text.languages import language_of
from core.world.world import World

EXAMPLES = """examples:
  loremask trace data/saves/partida_03.jsonl --world data/lore
  loremask trace game.jsonl --npc herrero_bram --json
  loremask trace game.jsonl --contexts > contexts.jsonl
  loremask trace game.jsonl --save before.json

--contexts prints one JSON line for each line of the trace and each NPC: what that NPC's memory
would give a model after it, with no limit of tokens. Exit code 1 when part of the trace is not
understood, 2 when it cannot be read. Without a world, ids are taken as they are."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's arguments."""
    parser.add_argument("trace", type=Path, help="a trace: JSON lines")
    parser.add_argument("--world", type=Path, help="the world it was played in")
    parser.add_argument("--npc", metavar="ID", help="only this NPC")
    parser.add_argument("--contexts", action="store_true", help="memory contexts as JSON lines")
    parser.add_argument("--save", type=Path, metavar="FILE", help="the save it goes on from")
    parser.add_argument("--password-env", metavar="NAME", help="variable with the save's password")
    add_memory(parser)
    add_output(parser)


def run(options: argparse.Namespace) -> int:
    """Print what the trace comes to; 1 when part of it was not understood."""
    world = load_world(options.world) if options.world is not None else None
    if world is not None:
        check_id(world, Kind.NPC, options.npc)
    memory = None
    if options.save is not None:
        memory = memory_of(options.save, options.password_env, options.memory, world)
    game = played(options.trace, memory, present_ids(world) if world is not None else {})
    npcs = people(game) if options.npc is None else (options.npc,)
    if options.contexts:
        for row in contexts(game, npcs, memory, world):
            print(json.dumps(row, ensure_ascii=False))
    elif options.json:
        print_json(as_json(game, npcs, options.language))
    else:
        _print(game, npcs, options.language)
    return FINDINGS if game.problems else FINE


def contexts(
    game: Played, npcs: tuple[str, ...], memory: MemoryState | None, world: World | None
) -> Iterator[dict[str, object]]:
    """After each line, what each NPC's memory holds for a model."""
    replayer = Replayer(memory or MemoryState(), Noting())
    context_options = _options(world)
    for record in game.records:
        line = replayer.feed(record)
        if line is None:
            continue
        for npc in npcs:
            yield _row(line, npc, replayer.state, replayer.log, context_options)


def _row(
    line: Line, npc: str, state: MemoryState, log: EventLog, options: ContextOptions
) -> dict[str, object]:
    context = build_memory_context(state, log, npc, options=options)
    return {
        "turn": line.turn,
        "npc": npc,
        "heard": list(context.heard_turns),
        "text": context.text,
    }


def _options(world: World | None) -> ContextOptions:
    if world is None:
        return ContextOptions()
    return ContextOptions(language=language_of(world.language), names=_names(world))


def _names(world: World) -> Mapping[str, str]:
    cast = (record.data for record in world.records(Kind.NPC))
    return {n.id: n.name for n in cast if isinstance(n, Npc) and n.name and not n.hidden}


def as_json(game: Played, npcs: tuple[str, ...], language: str) -> dict[str, object]:
    """A trace for programs."""
    replay = game.replay
    return {
        "lines": len(replay.log),
        "turns": len({line.turn for line in replay.log}),
        "scenes": [_scene(s.id, s.place, s.presence) for s in replay.state.scenes],
        "quests": list(replay.quests),
        "npcs": {npc: _npc_json(game, npc) for npc in npcs},
        "problems": [
            {"path": p.path, "message": render(p.code, p.params, language)} for p in game.problems
        ],
    }


def _scene(
    id: str, place: str | None, presence: Mapping[str, tuple[tuple[int, int | None], ...]]
) -> dict[str, object]:
    spans = {npc: [list(span) for span in found] for npc, found in presence.items()}
    return {"id": id, "place": place, "presence": spans}


def _npc_json(game: Played, npc: str) -> dict[str, object]:
    state, log = game.replay.state, game.replay.log
    heard = log.heard_by(npc)
    return {
        "lines": len(heard),
        "heard": sorted({line.turn for line in heard}),
        "facts": [
            {"id": f.id, "texto": f.text, "turno": f.turn, "peso": f.weight}
            for f in state.facts_of(npc)
        ],
        "learnt": dict(state.learnt.get(npc, {})),
    }


def _print(game: Played, npcs: tuple[str, ...], language: str) -> None:
    replay = game.replay
    turns = sorted({line.turn for line in replay.log})
    parts = [counted(len(replay.log), "lines", language)]
    if turns:
        parts.append(told("turns_span", language, first=turns[0], last=turns[-1]))
    print(", ".join([*parts, counted(len(replay.state.scenes), "scenes", language)]))
    for npc in npcs:
        heard = replay.log.heard_by(npc)
        learnt = replay.state.learnt.get(npc, {})
        facts = counted(len(replay.state.facts_of(npc)), "facts", language)
        lines = told("heard", language, lines=counted(len(heard), "lines", language))
        print(f"  {npc}: {lines}, {facts}")
        for entry, turn in learnt.items():
            print(f"    {told('learnt', language, entry=entry, turn=turn)}")
    for problem in game.problems:
        print(f"  {problem.path}: {render(problem.code, problem.params, language)}")
