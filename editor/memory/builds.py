"""Answers of several builds of a game, each with the rates of what is found in them; no Qt."""

from __future__ import annotations

import codecs
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from core.errors import LoremaskError
from core.grounding import Checker, Rate, Shift, shifts
from core.grounding.builds import rates_of_report, rates_of_results
from core.retrieval import Retriever
from core.world.opening import read_bytes
from core.world.world import World

Group = tuple[str | None, str | None]
"""An NPC or a label; neither for all answers."""
ALL: Group = (None, None)
_SHOWN_ERRORS = 3


@dataclass(frozen=True, slots=True)
class Build:
    """One build: its file, what it is called, its rates; `trouble` says what could not be read."""

    path: Path
    name: str
    rates: tuple[Rate, ...] = ()
    trouble: str = ""

    @property
    def groups(self) -> tuple[Group, ...]:
        """What there are rates of, all answers first."""
        return tuple(dict.fromkeys((rate.npc, rate.label) for rate in self.rates))

    def rate(self, kind: str, group: Group) -> Rate | None:
        """The rate of a kind in a group; None when nothing of it was answered."""
        wanted = (kind, *group)
        return next((r for r in self.rates if (r.kind, r.npc, r.label) == wanted), None)


def groups_of(builds: Sequence[Build]) -> tuple[Group, ...]:
    """The groups of all builds: all answers, then NPCs, then labels, by name."""
    found = {group for build in builds for group in build.groups} | {ALL}
    return tuple(sorted(found, key=lambda g: (g != ALL, g[1] is not None, g[0] or "", g[1] or "")))


def compared(before: Build, after: Build) -> tuple[Shift, ...]:
    """The rates that two builds both have, the clearest changes first."""
    found = [s for s in shifts(before.rates, after.rates) if s.before.hits or s.after.hits]
    return tuple(sorted(found, key=lambda s: (not s.apart, -abs(s.difference))))


class NoAnswers(LoremaskError):
    """The file holds neither answers nor rates."""

    def __init__(self, path: Path) -> None:
        super().__init__("no_answers", {"name": path.name})


@dataclass(frozen=True, slots=True)
class BuildReader:
    """Reads files of answers, checking them in a world, and files of rates as they are."""

    world: World
    retriever: Retriever
    checker: Checker

    def read(self, path: Path, name: str, check: Callable[[], None] = lambda: None) -> Build:
        """One file. Raises UnreadableFile, NoAnswers, and whatever `check` raises to stop."""
        data = read_bytes(path).removeprefix(codecs.BOM_UTF8)
        lines = [line for line in data.splitlines() if line.strip()]
        rates = rates_of_report(_json(data)) or rates_of_results(lines)
        if rates is not None:
            return Build(path, name, rates)
        return self._answers(path, name, check)

    def _answers(self, path: Path, name: str, check: Callable[[], None]) -> Build:
        from core.cli.verify_batch import Batch, tally

        rows = []
        for row in Batch(self.world, self.retriever, self.checker).read(path):
            check()
            rows.append(row)
        errors = [row.error for row in rows if row.error]
        if len(errors) == len(rows):
            raise NoAnswers(path)
        return Build(path, name, tally(rows).rates(), _trouble(errors))


def _trouble(errors: Sequence[str]) -> str:
    more = f" (+{len(errors) - _SHOWN_ERRORS})" if len(errors) > _SHOWN_ERRORS else ""
    return "; ".join(errors[:_SHOWN_ERRORS]) + more


def _json(data: bytes) -> object:
    try:
        return json.loads(data)
    except (ValueError, RecursionError):
        return None
