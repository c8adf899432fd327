"""How much of a prompt stays unchanged from turn to turn of a scene (spec section 6).

    python -m tests.benchmarks.prefix [--turns 40] [--every]

For each sample world, NPC and budget: a scene in which the player asks that world's questions and
the NPC answers with two sentences. From turn 10 on: the share of all characters that stood in the
prompt before (what a server need not read again), the most it could have been (what was never sent
before, and the line itself, is new in any order), and the share of turns with at least 90 %.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from core.context import Scene, build_context
from core.memory.log import EventLog, Line
from core.memory.state import MemoryState, note
from core.model.kinds import Kind
from core.model.records import Entry
from core.model.state import GameState
from core.retrieval import Retriever
from core.world.opening import open_world
from core.world.world import World

DATA = Path(__file__).resolve().parents[2] / "data"
WORLDS = {"lore": "villarroca", "lore_en": "skerry_point", "lore_pt": "montalvo"}
BUDGETS = (1500, 2000, 3000, 4000, 8000)
FROM_TURN = 10
GOOD = 0.9


@dataclass(slots=True)
class Kept:
    """What stayed of the prompts of some scenes."""

    kept: float = 0.0
    old: float = 0.0
    characters: int = 0
    good: int = 0
    turns: int = 0
    least: float = 1.0

    def add(self, prefix: float, text: str, sent: set[str]) -> None:
        """One prompt more; `sent` are the lines of those before it."""
        self.old += len(text) - sum(len(line) + 1 for line in text.split("\n") if line not in sent)
        self.kept += prefix * len(text)
        self.characters += len(text)
        self.good += prefix >= GOOD
        self.turns += 1
        self.least = min(self.least, prefix)

    @property
    def share(self) -> float:
        """The share of all characters that stayed."""
        return self.kept / self.characters if self.characters else 0.0

    @property
    def bound(self) -> float:
        """The most that could have stayed, in any order of what was sent."""
        return self.old / self.characters if self.characters else 0.0

    def __add__(self, other: Kept) -> Kept:
        return Kept(
            self.kept + other.kept,
            self.old + other.old,
            self.characters + other.characters,
            self.good + other.good,
            self.turns + other.turns,
            min(self.least, other.least),
        )


def questions(name: str) -> list[str]:
    """The questions of players for a sample world."""
    text = (DATA / "questions" / f"{name}.jsonl").read_text(encoding="utf-8")
    return [json.loads(line)["query"] for line in text.splitlines() if line.strip()]


def play(
    world: World,
    retriever: Retriever,
    npc: str,
    asked: Sequence[str],
    budget: int,
    place: str | None,
) -> Kept:
    """One scene: every question asked of one NPC."""
    memory, log, scene, kept = MemoryState(), EventLog(), Scene(), Kept()
    for n in range(12):
        memory = note(memory, npc, f"{asked[n % len(asked)]} {n + 2}").state
    sent: set[str] = set()
    for turn, question in enumerate(asked, start=1):
        log.append(Line(turn, "player", question, present=(npc,)))
        built = build_context(
            world, retriever, npc, question, GameState(place=place), memory, log, budget, scene=scene
        )  # fmt: skip
        if turn >= FROM_TURN and built.prefix is not None:
            kept.add(built.prefix, built.text, sent)
        sent.update(built.text.split("\n"))
        log.append(Line(turn, npc, answer(world, built.given), present=(npc,)))
    return kept


def answer(world: World, given: Sequence[int]) -> str:
    """Some thirty words, as a model would make of the latest entry it was given."""
    entry = world.data(given[-1]) if given else None
    words = entry.text.split()[:30] if isinstance(entry, Entry) else ["..."]
    return " ".join(words)


def scenes(
    folder: str, budget: int, turns: int, limit: int | None = None
) -> Iterator[tuple[str, Kept]]:
    """Every NPC of a sample world in a scene of its own."""
    world = open_world(DATA / folder)
    retriever, all_asked = Retriever(world), questions(WORLDS[folder])
    places = list(world.ids(Kind.PLACE))
    for at, npc in enumerate(world.ids(Kind.NPC)[:limit]):
        asked = list(all_asked)
        random.Random(at).shuffle(asked)
        place = places[at % len(places)] if places else None
        yield npc, play(world, retriever, npc, asked[:turns], budget, place)


def main() -> None:
    """Print the shares."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=40)
    parser.add_argument("--every", action="store_true", help="each NPC too")
    options = parser.parse_args()
    print(
        f"{'world':<10} {'budget':>6} {'stays':>7} {'bound':>7} {'turns >= 90 %':>14} {'least':>6}"
    )
    for budget in BUDGETS:
        for folder in WORLDS:
            total = Kept()
            for npc, kept in scenes(folder, budget, options.turns):
                total += kept
                if options.every:
                    print(f"  {npc:<20} {kept.share:.3f}")
            good = total.good / total.turns if total.turns else 0
            print(
                f"{folder:<10} {budget:>6} {total.share:>7.3f} {total.bound:>7.3f} {good:>14.2f} {total.least:>6.2f}"
            )


if __name__ == "__main__":
    main()
