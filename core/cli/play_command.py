"""`loremask play WORLD`: a turn by hand with both directors' contexts, or a trace played again."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from core.cli.main import FINDINGS, FINE, UNUSABLE
from core.cli.options import (
    add_output,
    add_world,
    check_id,
    load_world,
    print_json,
    unknown_id,
)
from core.cli.terminal import told
from core.directors.calls import run as run_calls
from core.directors.game import Game, Opening
from core.directors.learning import Proposal
from core.directors.replaying import replay_game
from core.directors.rows import DirectorContext
from core.directors.stage_set import with_stage
from core.directors.table import Level, Settings, Table
from core.directors.turn import Move, TurnResult, play
from core.errors import UnreadableFile
from core.memory.trace import read_trace_file
from core.model.kinds import Kind
from core.retrieval import Retriever
from core.text.languages import language_of
from core.world.world import World

EXAMPLES = """examples:
  loremask play data/isolation --say "Buenas noches." --present posadera guarda --place posada \\
      --synopsis "El vampiro baja a cenar. Fuera llueve."
  loremask play data/isolation --say "Buenas noches." --present posadera guarda --level npc --json
  loremask play data/lore --trace game.jsonl --save before.json

A turn by hand shows what each director would be sent and what passes the gate; nothing is sent
and nothing is written. A trace is played again with the answers in it, from the save it began
with. Exit code 1 when something was dropped, or a context is not what it was."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's arguments."""
    add_world(parser)
    parser.add_argument("--say", default="", metavar="TEXT", help="what the player says or does")
    parser.add_argument("--synopsis", metavar="TEXT", help="what is to happen")
    parser.add_argument("--scene", metavar="TEXT", help="the text of the scene")
    parser.add_argument("--present", nargs="*", metavar="ID", help="who is there; none: alone")
    parser.add_argument("--place", metavar="ID", help="where")
    parser.add_argument("--quest", nargs="+", action="extend", default=[], metavar="ID")
    parser.add_argument("--level", choices=[level.value for level in Level], default="scene")
    parser.add_argument("--trace", type=Path, metavar="FILE", help="play this trace again")
    parser.add_argument("--save", type=Path, metavar="FILE", help="start from this save")
    parser.add_argument("--password-env", metavar="NAME", help="variable with the save's password")
    add_output(parser)


def run(options: argparse.Namespace) -> int:
    """Play a turn, or a trace."""
    world = load_world(options.world)
    table = _table(options, world)
    if options.trace is not None:
        return _again(options, table)
    if not options.say and options.synopsis is None:
        print(f"loremask play: {told('expects_play', options.language)}", file=sys.stderr)
        return UNUSABLE
    table, _ = with_stage(table, _present(options, world), table.game.stage.place)
    result = run_calls(play(table, Move(options.say, options.synopsis, options.scene)))
    if options.json:
        print_json(as_json(result, options.language))
    else:
        _print(result, options.language)
    return FINE if all(cleared.last.clean for cleared in result.cleared) else FINDINGS


def _table(options: argparse.Namespace, world: World) -> Table:
    language = language_of(world.language)
    settings = Settings(level=Level(options.level))
    return Table(world, Retriever(world), Game(language, _opening(options, world)), settings)


def _opening(options: argparse.Namespace, world: World) -> Opening:
    for quest in options.quest:
        check_id(world, Kind.QUEST, quest)
    quests = frozenset(options.quest)
    place = check_id(world, Kind.PLACE, options.place)
    if options.save is None:
        return Opening(quests=quests, place=place)
    from core.cli.save_memory import memory_of
    from core.cli.save_state import saved_state

    state = saved_state(options.save, options.password_env, world)
    memory = memory_of(options.save, options.password_env, None, world)
    return Opening(memory, quests | state.quests, (), place or state.place)


def _present(options: argparse.Namespace, world: World) -> tuple[str, ...]:
    """Who is there, each known to the world if it declares anybody. Raises UnknownId."""
    present = tuple(options.present or ())
    for npc in present:
        if world.declares(Kind.NPC) and not world.find(Kind.NPC, npc):
            raise unknown_id(world, Kind.NPC, npc)
    return present


def _again(options: argparse.Namespace, table: Table) -> int:
    trace = read_trace_file(options.trace)
    played = [again for again in replay_game(table, trace.records) if again.contexts]
    if not played:
        raise UnreadableFile("trace_not_played", path=options.trace)
    wrong = [problem for again in played for problem in again.differences]
    same = sum(again.same for again in played)
    if options.json:
        print_json(
            {
                "stretches": len(played),
                "same": same,
                "contexts": sum(len(again.contexts) for again in played),
                "differences": [problem.as_json() for problem in wrong],
            }
        )
    else:
        for problem in wrong:
            print(problem.message(options.language))
        print(f"{same} / {len(played)}")
    return FINDINGS if wrong else FINE


def as_json(result: TurnResult, language: str) -> dict[str, object]:
    """A turn for programs."""
    return {
        "contexts": [
            {**context.manifest(), "messages": [list(pair) for pair in context.messages]}
            for context in result.contexts
        ],
        "gate": [
            {
                "readers": list(cleared.readers),
                "text": cleared.text,
                "dropped": list(cleared.last.dropped),
                "log": [step.message(language) for step in cleared.steps],
            }
            for cleared in result.cleared
        ],
        "proposals": [proposal.learning(npc).message(language) for npc, proposal in _each(result)],
        "problems": [problem.message(language) for problem in result.problems],
        "lines": [{"speaker": line.speaker, "text": line.text} for line in result.lines],
    }


def _each(result: TurnResult) -> Iterator[tuple[str, Proposal]]:
    """What was proposed to be learnt, NPC by NPC."""
    for proposal in result.proposals:
        yield from ((npc, proposal) for npc in proposal.npcs)


def _print(result: TurnResult, language: str) -> None:
    for context in result.contexts:
        print(_titled(context, language))
        print(context.text)
        print()
    for cleared in result.cleared:
        print(f"== {told('gate', language)}: {', '.join(cleared.readers) or '-'} ==")
        for step in cleared.steps:
            print(step.message(language))
        print(cleared.text)
    for npc, proposal in _each(result):
        print(f"? {proposal.learning(npc).message(language)}")
    for problem in result.problems:
        print(problem.message(language))


def _titled(context: DirectorContext, language: str) -> str:
    tokens = context.counter.shown(context.tokens)
    director, colon, npc = context.channel.partition(":")
    name = told(f"director_{director}", language)
    of = told("tokens_of", language, tokens=tokens, budget=context.budget)
    return f"== {name}{colon}{npc}: {of} =="
