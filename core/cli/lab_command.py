"""`loremask lab WORLD QUESTIONS.jsonl`: how well each profile finds what players ask about."""

from __future__ import annotations

import argparse
from pathlib import Path

from core.cases.lab import Miss, Score, measure, read_questions, unknown_ids
from core.cli.main import FINDINGS, FINE
from core.cli.options import add_output, add_world, load_world, print_json
from core.cli.terminal import say, told
from core.model.state import PROFILES
from core.retrieval import Retriever

EXAMPLES = """examples:
  loremask lab data/lore data/questions/villarroca.jsonl
  loremask lab data/lore data/questions/villarroca.jsonl --profile natural --misses
  loremask lab data/lore data/questions/villarroca.jsonl --json

A line of the file is {"query": "...", "npc": "...", "place": "...", "quests": [...],
"expects": ["entry", ...]}. Exit code 0, 1 when a question names an id that is not there,
2 when the file cannot be read."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's arguments."""
    add_world(parser)
    parser.add_argument("questions", type=Path, help="JSON lines of questions")
    parser.add_argument(
        "--profile",
        choices=PROFILES,
        action="append",
        help="a retrieval profile; may be given several times; left out: all of them",
    )
    parser.add_argument("--misses", action="store_true", help="show what was missed, and why")
    add_output(parser)


def run(options: argparse.Namespace) -> int:
    """Print the figures of each profile."""
    world = load_world(options.world)
    questions = read_questions(options.questions)
    scores = measure(world, Retriever(world), questions, options.profile or PROFILES)
    unknown = unknown_ids(world, questions)
    language = options.language
    warnings = [f"{number}: {d.message(language)}" for number, d in unknown]
    if options.json:
        rows = [as_json(score, language) for score in scores]
        print_json({"profiles": rows, "warnings": warnings})
    else:
        _print(scores, warnings, options.misses, language)
    return FINDINGS if unknown else FINE


def as_json(score: Score, language: str = "en") -> dict[str, object]:
    """One profile's figures for programs."""
    return {
        "profile": score.profile,
        "questions": score.questions,
        "recall@1": round(score.recall_1, 4),
        "recall@5": round(score.recall_5, 4),
        "mrr": round(score.mrr, 4),
        "found@1": score.found_1,
        "found@5": score.found_5,
        "misses": [_miss_json(miss, language) for miss in score.misses],
    }


def _miss_json(miss: Miss, language: str) -> dict[str, object]:
    return {
        "question": miss.number,
        "query": miss.query,
        "id": miss.id,
        "gate": miss.why.code.removeprefix("case_missing_"),
        "message": miss.why.message(language),
    }


def _print(scores: tuple[Score, ...], warnings: list[str], misses: bool, language: str) -> None:
    profile, questions = told("profile", language), told("questions", language)
    print(f"{profile:<10} {questions:>9} {'recall@1':>9} {'recall@5':>9} {'MRR':>7}")
    for score in scores:
        figures = f"{score.recall_1:>9.3f} {score.recall_5:>9.3f} {score.mrr:>7.3f}"
        print(f"{score.profile:<10} {score.questions:>9} {figures}")
    for score in scores if misses else ():
        missed = told("missed", language, profile=score.profile, count=len(score.misses))
        print(f"\n{missed}")
        for miss in score.misses:
            say(f"  {miss.number}: {miss.query}")
            say(f"      {miss.why.message(language)}")
    for warning in warnings:
        say(told("question", language, warning=warning))
