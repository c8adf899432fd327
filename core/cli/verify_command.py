"""`loremask verify WORLD --query TEXT --answer TEXT`: does an answer keep to what was given."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from core.cli.main import FINDINGS, FINE, UNUSABLE
from core.cli.options import add_output, add_state, add_world, load_world, print_json, state_of
from core.cli.save_memory import add_memory, memory_of
from core.cli.terminal import counted, told
from core.cli.verify_batch import Batch, Verified, tally
from core.grounding import Checker, Finding, Rate, Shift, shifts
from core.messages import render
from core.retrieval import Retriever
from core.retrieval.as_json import gate_text
from core.world.world import World

EXAMPLES = """examples:
  loremask verify data/lore --npc tabernera_sabela --query "¿Qué pasó?" --answer "Fue una excavación."
  loremask verify data/lore --batch today.jsonl
  loremask verify data/lore --batch today.jsonl --against yesterday.jsonl --rates --json
  loremask verify data/lore --batch answers.jsonl --json > findings.jsonl

A batch line is {"answer": "...", "query": "...", "npc": "...", "place": "...", "quests": [...],
"given": [entry ids], "context": "...", "label": "..."}; without "given", what retrieval gives for
the query counts as given. With --json each gives a line {"findings": [...]}, in order.

It is a heuristic: one finding is a hint, the rate over many answers is the signal. Exit code 0
without findings, 1 with findings, 2 when something could not be read."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's arguments."""
    add_world(parser)
    parser.add_argument("--query", default="", metavar="TEXT", help="what the player said")
    parser.add_argument("--answer", metavar="TEXT", help="what the NPC said; - reads it")
    parser.add_argument("--batch", type=Path, metavar="FILE", help="many answers, JSON lines")
    parser.add_argument("--against", type=Path, metavar="FILE", help="an earlier batch to compare")
    parser.add_argument("--rates", action="store_true", help="with --json: rates, not answers")
    add_memory(parser)
    add_state(parser)
    add_output(parser)


def run(options: argparse.Namespace) -> int:
    """Check one answer, or a file of them; 1 when there is a finding."""
    if (options.answer is None) == (options.batch is None):
        words = told("expects_verify", options.language)
        print(f"loremask verify: {words}", file=sys.stderr)
        return UNUSABLE
    world = load_world(options.world)
    if options.batch is not None:
        return _run_batch(options, world)
    findings = _findings(options, world)
    if options.json:
        print_json({"findings": [as_json(f, options.language) for f in findings]})
    else:
        for finding in findings:
            kind = told(f"finding_{finding.kind.value}", options.language)
            print(f"{kind}: {finding.message(options.language)}")
        if not findings:
            print(render("findings_none", {}, options.language))
    return FINDINGS if findings else FINE


def _findings(options: argparse.Namespace, world: World) -> tuple[Finding, ...]:
    state = state_of(options, world)
    memory = None
    if options.save is not None and options.npc is not None:
        memory = memory_of(options.save, options.password_env, options.memory, world)
        state = replace(state, learnt={**memory.learnt, **state.learnt})
    given = Retriever(world).retrieve(options.query, state)
    answer = sys.stdin.read() if options.answer == "-" else options.answer
    return Checker(world).check(state.npc, state, answer, given, options.query, memory)


def as_json(finding: Finding, language: str = "en") -> dict[str, object]:
    """One finding for programs; `entry` and `mask` are null where there is none."""
    return {
        "kind": finding.kind.value,
        "start": finding.start,
        "end": finding.end,
        "text": finding.text,
        "entry": finding.entry or None,
        "mask": [[gate_text(g) for g in joint] for joint in finding.gates] or None,
        "message": finding.message(language),
    }


# many answers


def _run_batch(options: argparse.Namespace, world: World) -> int:
    batch = Batch(world, Retriever(world), Checker(world))
    rows = list(batch.read(options.batch))
    earlier = list(batch.read(options.against)) if options.against is not None else []
    for path, read in ((options.batch, rows), (options.against, earlier)):
        for row in read:
            if row.error:
                print(f"{path}: {row.error}", file=sys.stderr)
    rates = tally(rows).rates()
    moved = shifts(tally(earlier).rates(), rates) if options.against is not None else ()
    _print_batch(options, rows, rates, moved)
    if any(row.error for row in (*rows, *earlier)):
        return UNUSABLE
    return FINDINGS if any(row.findings for row in rows) else FINE


def _print_batch(
    options: argparse.Namespace,
    rows: Sequence[Verified],
    rates: Sequence[Rate],
    moved: Sequence[Shift],
) -> None:
    if options.json and not options.rates:
        for row in rows:
            print(json.dumps(_line(row, options.language), ensure_ascii=False))
    elif options.json:
        compared = {"comparison": [_shift_json(s) for s in moved]} if options.against else {}
        print_json({"rates": [_rate_json(r) for r in rates], **compared})
    else:
        _print_rates(rates, moved, options.language)


def _line(row: Verified, language: str) -> dict[str, object]:
    if row.answer is None:
        return {"findings": [], "error": row.error}
    found: dict[str, object] = {"findings": [as_json(f, language) for f in row.findings]}
    return {**found, "warnings": list(row.warnings)} if row.warnings else found


def _rate_json(rate: Rate) -> dict[str, object]:
    low, high = rate.interval
    return {
        "kind": rate.kind,
        "npc": rate.npc,
        "label": rate.label,
        "hits": rate.hits,
        "answers": rate.answers,
        "rate": rate.share,
        "low": low,
        "high": high,
    }


def _shift_json(shift: Shift) -> dict[str, object]:
    low, high = shift.interval
    return {
        "kind": shift.after.kind,
        "npc": shift.after.npc,
        "label": shift.after.label,
        "before": shift.before.share,
        "after": shift.after.share,
        "difference": shift.difference,
        "low": low,
        "high": high,
        "apart": shift.apart,
    }


def _print_rates(rates: Sequence[Rate], moved: Sequence[Shift], language: str) -> None:
    group: tuple[str | None, str | None] | None = None
    by_rate = {s.after: s for s in moved}
    for rate in rates:
        if (rate.npc, rate.label) != group:
            group = (rate.npc, rate.label)
            print(_title(rate, language))
        low, high = rate.interval
        shares = f"{rate.share:6.1%}  [{low:.1%}, {high:.1%}]"
        kind = told(f"finding_{rate.kind}", language)
        print(f"  {kind:<11}{rate.hits:>5}  {shares}{_moved(by_rate.get(rate), language)}")


def _title(rate: Rate, language: str) -> str:
    if rate.label is not None:
        whose = told("label", language, label=rate.label)
    elif rate.npc is None:
        whose = told("all", language)
    else:
        whose = rate.npc or told("stranger", language)
    return f"{whose}: {counted(rate.answers, 'answers', language)}"


def _moved(shift: Shift | None, language: str) -> str:
    if shift is None:
        return ""
    low, high = shift.interval
    mark = "  *" if shift.apart else ""
    was = told("was", language, share=f"{shift.before.share:.1%}")
    return f"  {was}, {shift.difference:+.1%} [{low:+.1%}, {high:+.1%}]{mark}"
