"""Precision and recall of the grounding check on the labelled answers of `data/grounding`.

`python tests/benchmarks/grounding.py [--half tuned|held_out] [--misses]`. A finding counts when
its kind is that of a label whose span it touches. Labels are by meaning, so leaks in other words
than the hidden entry's own, which the check does not look for, count as missed.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from core.grounding import Checker, Finding, FindingKind  # noqa: E402
from core.model.state import GameState  # noqa: E402
from core.world.opening import open_world  # noqa: E402

WORLDS = {"es": "lore", "en": "lore_en", "pt": "lore_pt"}
HALVES = ("tuned", "held_out")
Row = Mapping[str, object]


@dataclass(slots=True)
class Score:
    """True and false alarms, and labels that were missed."""

    right: int = 0
    wrong: int = 0
    missed: int = 0

    def precision(self) -> float | None:
        found = self.right + self.wrong
        return self.right / found if found else None

    def recall(self) -> float | None:
        labels = self.right + self.missed
        return self.right / labels if labels else None

    def add(self, other: Score) -> None:
        self.right += other.right
        self.wrong += other.wrong
        self.missed += other.missed


def rows(language: str, half: str | None = None) -> list[dict[str, object]]:
    """The labelled answers of a language."""
    text = (ROOT / "data" / "grounding" / f"{language}.jsonl").read_text("utf-8")
    every = [json.loads(line) for line in text.splitlines()]
    return [row for row in every if half is None or row["half"] == half]


def findings(checker: Checker, row: Row) -> tuple[Finding, ...]:
    """What the check finds in one labelled answer."""
    state = GameState(str(row["npc"]), quests=frozenset(row["quests"]))
    return checker.check(state.npc, state, str(row["answer"]), row["given"], str(row["said"]))


def scores(language: str, half: str | None = None) -> tuple[dict[str, Score], int, int, list[str]]:
    """Score per kind; clean answers with a false alarm, clean answers; what went wrong."""
    checker = Checker(open_world(ROOT / "data" / WORLDS[language]))
    total = {kind.value: Score() for kind in FindingKind}
    alarms = clean = 0
    errors: list[str] = []
    for row in rows(language, half):
        found, labels = findings(checker, row), list(row["findings"])
        clean += not labels
        alarms += not labels and bool(found)
        for kind, one, text in judged(found, labels):
            total[kind].add(one)
            if not one.right:
                what = "MISSED" if one.missed else "FALSE "
                errors.append(f"{what} {row['id']} {kind}: {text!r} in {row['answer']!r}")
    return total, alarms, clean, errors


def judged(
    found: Sequence[Finding], labels: Sequence[Mapping[str, object]]
) -> Iterator[tuple[str, Score, str]]:
    """Each label found or missed, and each finding that fits none."""
    used: Counter[int] = Counter()
    for label in labels:
        hits = [i for i, f in enumerate(found) if fits(f, label)]
        used.update(hits)
        yield str(label["kind"]), Score(right=1) if hits else Score(missed=1), str(label["text"])
    for i, finding in enumerate(found):
        if not used[i]:
            yield finding.kind.value, Score(wrong=1), finding.text


def fits(finding: Finding, label: Mapping[str, object]) -> bool:
    touches = finding.start < label["end"] and label["start"] < finding.end
    return touches and finding.kind.value == label["kind"]


def shown(value: float | None) -> str:
    return "  -  " if value is None else f"{value:5.2f}"


def report(half: str | None, misses: bool) -> None:
    print(f"half: {half or 'both'}")
    print(f"{'':4}{'kind':12}{'labels':>7}{'found':>7}{'precision':>11}{'recall':>8}")
    for language in WORLDS:
        total, alarms, clean, errors = scores(language, half)
        whole = Score()
        for kind, score in total.items():
            whole.add(score)
            print(line(language, kind, score))
        print(line(language, "all", whole))
        print(f"{language:4}clean answers with a false alarm: {alarms} of {clean}")
        if misses:
            print("\n".join(errors))


def line(language: str, kind: str, score: Score) -> str:
    labels, found = score.right + score.missed, score.right + score.wrong
    figures = f"{shown(score.precision()):>11}{shown(score.recall()):>8}"
    return f"{language:4}{kind:12}{labels:>7}{found:>7}{figures}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--half", choices=HALVES)
    parser.add_argument("--misses", action="store_true", help="list what went wrong")
    options = parser.parse_args()
    for half in [options.half] if options.half else HALVES:
        report(half, options.misses)


if __name__ == "__main__":
    main()
