"""`loremask diff SAVE1 SAVE2`: what NPCs came to remember and to forget between two saves."""

from __future__ import annotations

import argparse
from pathlib import Path

from core.cli.main import FINDINGS, FINE
from core.cli.options import add_output, load_world, print_json
from core.cli.save_memory import add_memory, memory_of
from core.cli.terminal import told
from core.memory.compare import Change, Difference, compare

EXAMPLES = """examples:
  loremask diff data/saves/partida_03_turno_173.json data/saves/partida_03.json
  loremask diff monday.save tuesday.save --npc herrero_bram --json

With --world, NPCs whose ids were renamed are told as one. Exit code 0; 2 when a save cannot be
read; with --exit-code, 1 when something differs."""

_SIGNS = {
    Change.ADDED: "+",
    Change.LEARNT: "+",
    Change.NOTED: "+",
    Change.SCENE: "+",
    Change.REMOVED: "-",
    Change.PRUNED: "-",
    Change.UNLEARNT: "-",
    Change.UNNOTED: "-",
    Change.NO_SCENE: "-",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's arguments."""
    parser.add_argument("before", type=Path, help="the earlier save")
    parser.add_argument("after", type=Path, help="the later save")
    parser.add_argument("--world", type=Path, help="the world, for NPCs whose ids were renamed")
    parser.add_argument("--npc", metavar="ID", help="only this NPC")
    parser.add_argument("--password-env", metavar="NAME", help="variable with the password")
    parser.add_argument("--exit-code", action="store_true", help="exit 1 when something differs")
    add_memory(parser)
    add_output(parser)


def run(options: argparse.Namespace) -> int:
    """Print every change."""
    world = load_world(options.world) if options.world is not None else None
    one, other = (
        memory_of(path, options.password_env, options.memory, world)
        for path in (options.before, options.after)
    )
    found = [d for d in compare(one, other) if options.npc in (None, d.npc)]
    if options.json:
        turns = {"before": one.turn, "after": other.turn}
        print_json({"turns": turns, "changes": [as_json(d) for d in found]})
    else:
        print(told("turns", options.language, before=one.turn, after=other.turn))
        _print(found, options.language)
    return FINDINGS if found and options.exit_code else FINE


def as_json(difference: Difference) -> dict[str, object]:
    """One change for programs."""
    return {
        "npc": difference.npc,
        "change": difference.change.value,
        "id": difference.id or None,
        "text": difference.text,
        "turn": difference.turn,
        "weight": difference.weight,
        "before": difference.before,
    }


def _print(found: list[Difference], language: str) -> None:
    npc = None
    for each in found:
        if each.npc != npc:
            npc = each.npc
            print(f"{npc}:")
        sign = _SIGNS.get(each.change, "~")
        change = told(f"change_{each.change.value}", language)
        print(f"  {sign} {change}: {each.text}{_when(each, language)}")


def _when(each: Difference, language: str) -> str:
    """The turn of a change, and what was there before."""
    turn = "" if each.turn is None else f"  [{told('turn', language, turn=each.turn)}]"
    if each.before is None:
        return turn
    before = told("before", language, text=_shown(each.before, language))
    return f"{turn}  ({before})"


def _shown(value: str | float, language: str) -> str:
    return value if isinstance(value, str) else told("weight", language, weight=f"{value:g}")
