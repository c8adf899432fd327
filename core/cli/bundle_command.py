"""`loremask bundle`: all that one answer depends on in a file, and asking it again."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from core.cases.bundle import Bundle
from core.cases.bundle_file import is_bundle, read_bundle, write_bundle
from core.cases.bundle_make import Asked, make_bundle
from core.cases.bundle_names import player_names
from core.cases.bundle_replay import Reproduction, reproduce
from core.cli.main import FINDINGS, FINE, UNUSABLE
from core.cli.options import add_output, add_state, load_world, print_json, state_of
from core.cli.terminal import say, told
from core.errors import CannotSave
from core.messages import render
from core.retrieval import Retriever
from core.retrieval.figures import figure

if TYPE_CHECKING:
    from core.memory.state import MemoryState

EXAMPLES = """examples:
  loremask bundle data/lore --query "¿Quién lo hizo?" --npc herrero_bram --out why.zip
  loremask bundle data/lore --query "¿Quién lo hizo?" --npc herrero_bram --save game.json \\
      --answer "Fue Verol." --out why.zip
  loremask bundle data/lore --query "¿Quién lo hizo?" --for-player --out why.zip
  loremask bundle why.zip --world data/lore

Made for an author it holds masked entries and says so; --for-player holds only what was given.
Opening writes nothing. Exit code 0 when the answer is the same, 1 when it is another,
2 when something cannot be read."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's arguments."""
    parser.add_argument("what", type=Path, help="a world to ask, or a bundle to open")
    parser.add_argument("--world", type=Path, metavar="WORLD", help="open the bundle against it")
    making = parser.add_argument_group("making a bundle")
    making.add_argument("--query", metavar="TEXT", help="what the player said")
    making.add_argument("--answer", metavar="TEXT", help="what the NPC answered")
    making.add_argument("--out", type=Path, metavar="FILE", help="write the bundle there")
    making.add_argument("--for-player", action="store_true", help="only what the NPC was given")
    making.add_argument(
        "--leave-out", metavar="NAME", action="append", default=[], help="a player's name"
    )
    making.add_argument("--force", action="store_true", help="replace a file that is there")
    add_state(parser)
    add_output(parser)


def run(options: argparse.Namespace) -> int:
    """Make a bundle, or open one."""
    is_zip = options.what.suffix.lower() == ".zip"
    if options.world is not None or is_zip or is_bundle(options.what):
        return _open(options)
    if options.query is None or options.out is None:
        words = told("expects_bundle", options.language)
        print(f"loremask bundle: {words}", file=sys.stderr)
        return UNUSABLE
    return _make(options)


def _make(options: argparse.Namespace) -> int:
    if options.out.exists() and not options.force:
        raise CannotSave("file_exists", path=options.out)
    world = load_world(options.what)
    state = state_of(options, world)
    memory, names = _from_save(options)
    asked = Asked(options.query, state, options.answer, memory, (*names, *options.leave_out))
    bundle = make_bundle(world, Retriever(world), asked, for_player=options.for_player)
    write_bundle(options.out, bundle, options.language)
    if options.json:
        print_json({"bundle": bundle.manifest.model_dump(mode="json")})
    else:
        print(_described(bundle, options.language))
    return FINE


def _from_save(options: argparse.Namespace) -> tuple[MemoryState | None, tuple[str, ...]]:
    """The memory in the save that names the NPC, and the player's names in it."""
    if options.save is None:
        return None, ()
    from core.cli.save_state import password_from
    from core.saves import plain, read_save

    save = read_save(options.save, password_from(options.password_env))
    states = [candidate.state for candidate in save.candidates]
    memory = next((s for s in states if options.npc in s.npcs), None)
    return memory, player_names(plain(save.tree))


def _open(options: argparse.Namespace) -> int:
    bundle = read_bundle(options.what)
    if options.world is None:
        _show(bundle, None, options)
        return FINE
    world = load_world(options.world)
    found = reproduce(bundle, world, Retriever(world))
    _show(bundle, found, options)
    return FINE if found.same else FINDINGS


def _show(bundle: Bundle, found: Reproduction | None, options: argparse.Namespace) -> None:
    if options.json:
        print_json(as_json(bundle, found, options.language))
        return
    print(_described(bundle, options.language))
    say(f"{bundle.question.npc or '-'}: {' '.join(bundle.question.query.split())}")
    for row in bundle.outcome.results:
        say(f"{row.rank:>3}  {figure(row.score)}  {row.id}")
    for hidden in bundle.outcome.masked:
        say(f"  -  {told('masked', options.language)}  {hidden.id}")
    if found is not None:
        for line in _compared(found, options.language):
            say(line)


def _described(bundle: Bundle, language: str) -> str:
    lines = [render(f"bundle_for_{bundle.manifest.audience}", {}, language)]
    if bundle.contains_secrets:
        lines.append(render("bundle_secrets", {"count": len(bundle.outcome.masked)}, language))
    if bundle.manifest.name_mattered:
        lines.append(render("bundle_name_mattered", {}, language))
    if bundle.manifest.answer_left_out:
        lines.append(render("bundle_answer_left_out", {}, language))
    return "\n".join(lines)


def _compared(found: Reproduction, language: str) -> list[str]:
    lines = [d.message(language) for d in (*found.changes, *found.differences)]
    if found.same:
        lines.append(render("bundle_same", {}, language))
    return lines


def as_json(bundle: Bundle, found: Reproduction | None, language: str) -> dict[str, object]:
    """A bundle for programs, with what asking again came to."""
    shown: dict[str, object] = {"bundle": bundle.model_dump(mode="json")}
    if found is not None:
        shown["same"] = found.same
        shown["differences"] = [d.message(language) for d in found.differences]
        shown["changes"] = [d.message(language) for d in found.changes]
    return shown
