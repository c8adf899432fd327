"""`loremask query WORLD "TEXT"`: what an NPC would be given, and what is masked and why."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from core.cli.main import FINE, UNUSABLE
from core.cli.options import (
    add_output,
    add_state,
    add_world,
    load_world,
    print_json,
    state_of,
)
from core.cli.terminal import say, told
from core.retrieval import Explanation, Hit, Masked, Retriever
from core.retrieval.as_json import answer_json, entry_text, gate_text
from core.retrieval.figures import figure, points_figure
from core.world.world import World

EXAMPLES = """examples:
  loremask query data/lore "¿Qué pasó en la mina?" --npc herrero_bram --place mina
  loremask query data/lore "¿Quién lo hizo?" --npc herrero_bram --quest la_verdad_de_la_mina
  loremask query data/lore "la mina" --as-game --json
  loremask query data/lore --batch questions.jsonl

A batch line is {"query": "...", "npc": "...", "place": "...", "quests": [...], "k": 5};
each gives a line {"ids": [...], "scores": [...]}, in order."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's arguments."""
    add_world(parser)
    parser.add_argument("text", nargs="?", help="what the player said")
    add_state(parser)
    add_output(parser)
    parser.add_argument("--all", action="store_true", help="every masked entry, scored or not")
    parser.add_argument("--as-game", action="store_true", help="only what the game would get")
    parser.add_argument("--batch", type=Path, metavar="FILE", help="JSON lines in and out")


def run(options: argparse.Namespace) -> int:
    """Answer one question, or a file of them."""
    if options.batch is not None and _asks_beside(options):
        return _refused("batch_alone", options.language)
    world = load_world(options.world)
    retriever = Retriever(world)
    if options.batch is not None:
        from core.cli.batch import run_batch

        return run_batch(options.batch, world, retriever)
    if options.text is None:
        return _refused("expects_query", options.language)
    state = state_of(options, world)
    if options.as_game:
        results: Sequence[Hit] = retriever.retrieve(options.text, state)
        masked: Sequence[Masked] = ()
    else:
        explanation = retriever.explain(options.text, state)
        results, masked = explanation.results, _masked(explanation, options.all)
    if options.json:
        print_json(answer_json(world, results, masked))
    else:
        _print(world, results, masked, options.language)
    return FINE


def _refused(word: str, language: str) -> int:
    print(f"loremask query: {told(word, language)}", file=sys.stderr)
    return UNUSABLE


def _asks_beside(options: argparse.Namespace) -> bool:
    state = (options.npc, options.place, options.k, options.profile, options.save)
    return options.text is not None or bool(options.quest) or any(s is not None for s in state)


def _masked(explanation: Explanation, everyone: bool) -> Sequence[Masked]:
    return explanation.all_masked() if everyone else explanation.masked


def _print(world: World, results: Sequence[Hit], masked: Sequence[Masked], language: str) -> None:
    if not results:
        print(told("none_retrieved", language))
    for hit in results:
        say(f"{hit.rank:>3}  {figure(hit.score)}  {hit.id}  ({_signals(hit)})")
        say(f"     {entry_text(world, hit.handle)}")
    for each in masked:
        say(f"  -  {told('masked', language)}  {each.id}  {_would(each, language)}")


def _would(each: Masked, language: str) -> str:
    """Where a masked entry would stand, and what it needs."""
    would = told("would_be", language, rank=each.rank) if each.rank else told("no_match", language)
    both, either = told("and", language), told("or", language)
    needs = either.join(both.join(map(gate_text, joint)) for joint in each.gates)
    gates = needs or told("cannot_happen", language)
    return f"{would}; {told('needs', language, gates=gates)}"


def _signals(hit: Hit) -> str:
    parts = [f"{s.kind} {s.match} +{points_figure(s.points)}" for s in hit.signals]
    return ", ".join(parts) + f"; x {figure(hit.weight)}"
