"""`loremask query WORLD "TEXT"`: what an NPC would be given, and what is masked and why."""

from __future__ import annotations

import argparse
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
from core.model.mask import Gate
from core.model.records import Entry
from core.model.visibility import AudienceKind
from core.retrieval import Explanation, Hit, Masked, Retriever
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
    world = load_world(options.world)
    retriever = Retriever(world)
    if options.batch is not None:
        from core.cli.batch import run_batch

        return run_batch(options.batch, world, retriever)
    if options.text is None:
        print("loremask query: a question or --batch FILE is expected.")
        return UNUSABLE
    state = state_of(options, world)
    if options.as_game:
        results: Sequence[Hit] = retriever.retrieve(options.text, state)
        masked: Sequence[Masked] = ()
    else:
        explanation = retriever.explain(options.text, state)
        results, masked = explanation.results, _masked(explanation, options.all)
    if options.json:
        print_json(_as_json(world, results, masked))
    else:
        _print(world, results, masked)
    return FINE


def _masked(explanation: Explanation, everyone: bool) -> Sequence[Masked]:
    return explanation.all_masked() if everyone else explanation.masked


def _as_json(world: World, results: Sequence[Hit], masked: Sequence[Masked]) -> dict[str, object]:
    return {
        "results": [hit_json(world, hit) for hit in results],
        "masked": [masked_json(world, m) for m in masked],
    }


def hit_json(world: World, hit: Hit) -> dict[str, object]:
    """One retrieved entry for programs."""
    return {
        "rank": hit.rank,
        "id": hit.id,
        "score": hit.score,
        "text": _text(world, hit.handle),
        "signals": [{"kind": s.kind, "match": s.match, "points": s.points} for s in hit.signals],
        "weight": hit.weight,
    }


def _text(world: World, handle: int) -> str:
    data = world.data(handle)
    return data.text if isinstance(data, Entry) else ""


def masked_json(world: World, masked: Masked) -> dict[str, object]:
    """One masked entry for programs: never its text.

    `needs` lists alternatives, each a list of what must hold together.
    """
    return {
        "id": masked.id,
        "reason": reason_of(world, masked.handle),
        "needs": [[gate_text(gate) for gate in joint] for joint in masked.gates],
        "rank": masked.rank,
    }


def gate_text(gate: Gate) -> str:
    """`npc:bram`, `faction:guild`, `quest:q` or `public`."""
    if gate.kind is AudienceKind.SECRET:
        return f"quest:{gate.id}"
    return f"{gate.kind.value}:{gate.id}" if gate.id else gate.kind.value


def reason_of(world: World, handle: int) -> str:
    """Why an entry is masked: the kind of its visibility, or `any` / `all` for joint ones."""
    data = world.data(handle)
    visibility = data.visibility if isinstance(data, Entry) else None
    kind = getattr(visibility, "kind", None)
    if isinstance(kind, AudienceKind):
        return kind.value
    return "all" if type(visibility).__name__ == "AllOf" else "any"


def _print(world: World, results: Sequence[Hit], masked: Sequence[Masked]) -> None:
    if not results:
        print("Nothing is retrieved.")
    for hit in results:
        print(f"{hit.rank:>3}  {hit.score:g}  {hit.id}  ({_signals(hit)})")
        print(f"     {_text(world, hit.handle)}")
    for each in masked:
        would = f"would be {each.rank}" if each.rank else "no match"
        needs = " or ".join(" and ".join(map(gate_text, joint)) for joint in each.gates)
        print(f"  -  masked  {each.id}  {would}; needs {needs or 'nothing that can happen'}")


def _signals(hit: Hit) -> str:
    parts = [f"{s.kind} {s.match} +{s.points}" for s in hit.signals]
    return ", ".join(parts) + f"; x {hit.weight:g}"
