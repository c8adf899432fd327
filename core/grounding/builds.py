"""Rates of findings as `loremask verify --batch` writes them, read back (spec section 7)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from core.grounding.findings import FindingKind
from core.grounding.rates import ANY, Rate

KINDS = (*(kind.value for kind in FindingKind), ANY)
"""The kinds of finding in the order of the tables, "any" last."""


def rates_of_report(raw: object) -> tuple[Rate, ...] | None:
    """The rates in what `verify --batch --rates --json` prints; None when it is no such thing."""
    listed = raw.get("rates") if isinstance(raw, Mapping) else None
    if not isinstance(listed, list):
        return None
    found = tuple(rate for item in listed if (rate := _rate(item)) is not None)
    return found if len(found) == len(listed) else None


def _rate(item: object) -> Rate | None:
    if not isinstance(item, Mapping):
        return None
    kind, hits, answers = item.get("kind"), item.get("hits"), item.get("answers")
    npc, label = item.get("npc"), item.get("label")
    named = all(name is None or isinstance(name, str) for name in (npc, label))
    if kind not in KINDS or not named or not isinstance(hits, int) or not isinstance(answers, int):
        return None
    counts = not isinstance(hits, bool) and not isinstance(answers, bool) and 0 <= hits <= answers
    return Rate(str(kind), hits, answers, npc, label) if counts else None


def rates_of_results(lines: Iterable[bytes]) -> tuple[Rate, ...] | None:
    """The rates over all answers in what `verify --batch --json` prints, a line an answer.

    None when a line is no result. Who answered does not stand there, so there are no other rates.
    """
    answers, hits = 0, Counter[str]()
    for line in lines:
        kinds = _kinds(line)
        if kinds is None:
            return None
        answers += 1
        hits.update((*kinds, *([ANY] if kinds else [])))
    return tuple(Rate(kind, hits[kind], answers) for kind in KINDS) if answers else None


def _kinds(line: bytes) -> frozenset[str] | None:
    try:
        raw = json.loads(line)
    except (ValueError, RecursionError):
        return None
    found = raw.get("findings") if isinstance(raw, dict) else None
    if not isinstance(found, list) or "error" in raw or "answer" in raw:
        return None
    kinds = list(_each_kind(found))
    return None if any(kind not in KINDS for kind in kinds) else frozenset(kinds)


def _each_kind(found: list[object]) -> Iterator[str]:
    for item in found:
        kind = item.get("kind") if isinstance(item, dict) else None
        yield kind if isinstance(kind, str) else ""
