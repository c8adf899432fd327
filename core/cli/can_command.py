"""`loremask can WORLD --npc ID --entry ID`: may the NPC say it, as an exit code."""

from __future__ import annotations

import argparse

from core.cli.main import FINDINGS, FINE
from core.cli.options import add_output, add_state, add_world, load_world, print_json, state_of
from core.cli.terminal import say
from core.knowledge.conditions import Verdict, can_say
from core.retrieval.as_json import gate_text

EXAMPLES = """examples:
  loremask can data/lore --npc herrero_bram --entry bram_hermano
  loremask can data/lore --npc herrero_bram --entry mina_causa_real --quest la_verdad_de_la_mina
  loremask can data/lore --npc herrero_bram --entry mina_causa_real --save game.json && echo yes

Exit code 0 when it may, 1 when it may not, 2 for an id that is not there."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's arguments."""
    add_world(parser)
    parser.add_argument("--entry", metavar="ID", required=True, help="the entry to be said")
    add_state(parser)
    add_output(parser)


def run(options: argparse.Namespace) -> int:
    """Say whether the NPC may; 0 or 1."""
    world = load_world(options.world)
    state = state_of(options, world)
    verdict = can_say(world, state.npc, options.entry, state)
    if options.json:
        print_json({"can": as_json(verdict, options.language)})
    else:
        say(verdict.message(options.language))
    return FINE if verdict else FINDINGS


def as_json(verdict: Verdict, language: str = "en") -> dict[str, object]:
    """One verdict for programs."""
    return {
        "ok": verdict.ok,
        "npc": verdict.npc,
        "entry": verdict.entry,
        "reason": verdict.reason,
        "needs": [[gate_text(gate) for gate in joint] for joint in verdict.needs],
        "turn": verdict.turn,
        "message": verdict.message(language),
    }
