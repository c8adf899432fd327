"""`loremask context WORLD --query TEXT`: what a model would be given to answer as an NPC."""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path

from core.cli.main import FINE
from core.cli.options import add_output, add_state, add_world, load_world, print_json, state_of
from core.cli.save_memory import add_memory, memory_of, present_ids
from core.cli.terminal import told
from core.context import BUDGET, COUNTERS, BuiltContext, build_context, counter_named
from core.memory.log import EventLog
from core.memory.state import MemoryState
from core.messages import render
from core.model.state import GameState
from core.retrieval import Retriever
from core.world.world import World

EXAMPLES = """examples:
  loremask context data/lore --query "¿Qué pasó en la mina?" --npc herrero_bram --place mina
  loremask context data/lore --query "¿Y Doran?" --npc herrero_bram --save data/saves/partida_03.json
  loremask context data/lore --query "hola" --npc minera_nela --budget 900 --counter strict --json

A save gives memories beside place and quests; a trace gives the conversation.
The text is for the model as it stands. With --show, what each part takes and what was left out."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's arguments."""
    add_world(parser)
    parser.add_argument("--query", required=True, metavar="TEXT", help="what the player said")
    parser.add_argument("--budget", type=int, default=BUDGET, metavar="N", help="tokens (2000)")
    parser.add_argument(
        "--counter", choices=tuple(COUNTERS), default="estimate", help="how tokens are counted"
    )
    parser.add_argument("--trace", type=Path, metavar="FILE", help="take what was said from here")
    parser.add_argument("--show", action="store_true", help="parts, tokens and what was left out")
    add_memory(parser)
    add_state(parser)
    add_output(parser)


def run(options: argparse.Namespace) -> int:
    """Build the context and print it. Raises BudgetTooSmall."""
    world = load_world(options.world)
    state = state_of(options, world)
    memory, log = _remembered(options, world)
    learnt = memory.learnt if memory is not None else {}
    state = replace(state, learnt={**learnt, **state.learnt})
    context = _build(options, world, state, memory, log)
    if options.json:
        print_json(as_json(context, world))
        return FINE
    print(context.text)
    if options.show:
        _print_parts(context, options.language)
    return FINE


def _remembered(
    options: argparse.Namespace, world: World
) -> tuple[MemoryState | None, EventLog | None]:
    memory = None
    if options.save is not None:
        from core.errors import UnreadableFile

        try:
            memory = memory_of(options.save, options.password_env, options.memory, world)
        except UnreadableFile as error:
            if error.code != "no_memory" or options.memory is not None:
                raise
    if options.trace is None:
        return memory, None
    from core.cli.trace_reading import played

    replayed = played(options.trace, memory, present_ids(world)).replay
    return replayed.state, replayed.log


def _build(
    options: argparse.Namespace,
    world: World,
    state: GameState,
    memory: MemoryState | None,
    log: EventLog | None,
) -> BuiltContext:
    return build_context(
        world,
        Retriever(world),
        state.npc,
        options.query,
        state,
        memory,
        log,
        options.budget,
        counter_named(options.counter),
    )


def as_json(context: BuiltContext, world: World) -> dict[str, object]:
    """A context for programs."""
    return {
        "text": context.text,
        "total": context.total,
        "budget": context.budget,
        "counter": context.counter.name,
        "given": [world.record(handle).id for handle in context.given],
        "sections": [
            {
                "name": s.name,
                "tokens": s.tokens,
                "share": s.share,
                "items": list(s.items),
                "text": s.text,
            }
            for s in context.sections
        ],
        "left_out": [
            {
                "section": left.section,
                "id": left.id or None,
                "why": left.why,
                "count": left.count,
                "text": left.text,
            }
            for left in context.left_out
        ],
    }


def _print_parts(context: BuiltContext, language: str) -> None:
    shown = context.counter.shown
    print()
    for section in context.sections:
        name = render(f"section:{section.name}", {}, language)
        print(f"{name:<20} {shown(section.tokens):>8}{_share(section.share, language)}")
    of = told("of_budget", language, budget=context.budget, counter=context.counter.name)
    print(f"{'':<20} {shown(context.total):>8}  {of}")
    for left in context.left_out:
        why = render(f"left_out_{left.why}", {"count": left.count}, language)
        name = render(f"section:{left.section}", {}, language)
        print(f"  {name}: {why} {left.text}".rstrip())


def _share(tokens: int | None, language: str) -> str:
    return "" if tokens is None else f"  ({told('share', language, tokens=tokens)})"
