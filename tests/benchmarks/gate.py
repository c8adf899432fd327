"""The gate measured: harmless texts that it blocks, and disguised hidden words that it finds.

    python tests/benchmarks/gate.py [--blocked]

Harmless are the public texts of each sample world, read by a stranger; the labelled answers of
`data/grounding` without a finding, read by their NPC; and synopses of everyday scenes, read by
two NPCs. Hidden are the words of four letters or more that a stranger's gate blocks by themselves.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
sys.path.insert(0, str(Path(__file__).parent))

from gate_material import DISGUISES, HELD_OUT, ORDINARY  # noqa: E402

from core.directors.game import Game, Opening  # noqa: E402
from core.directors.gate import Gate  # noqa: E402
from core.directors.stage import Stage  # noqa: E402
from core.directors.table import Table  # noqa: E402
from core.grounding.rates import wilson  # noqa: E402
from core.grounding.sources import sources  # noqa: E402
from core.model.kinds import Kind  # noqa: E402
from core.model.mask import Viewer  # noqa: E402
from core.retrieval import Retriever  # noqa: E402
from core.text.fold import fold, tokens  # noqa: E402
from core.text.languages import Language  # noqa: E402
from core.world.opening import open_world  # noqa: E402

WORLDS: dict[Language, str] = {"es": "lore", "pt": "lore_pt", "en": "lore_en"}
STRANGER = Viewer(None, frozenset(), frozenset())
Case = tuple[str, Gate]


def table_of(language: Language, quests: frozenset[str] = frozenset()) -> Table:
    """A fresh game in the sample world of a language."""
    world = open_world(ROOT / "data" / WORLDS[language])
    return Table(world, Retriever(world), Game(language, Opening(quests=quests)))


def public_texts(language: Language) -> Iterator[Case]:
    """What anybody may read, for somebody who knows nothing else."""
    table = table_of(language)
    gate = table.gate(table.game, ())
    for source in sources(table.world):
        if source.text and source.visible(STRANGER):
            yield source.text, gate


def clean_answers(language: Language) -> Iterator[Case]:
    """Labelled answers without a finding."""
    path = ROOT / "data" / "grounding" / f"{language}.jsonl"
    table = table_of(language)
    for line in path.read_text("utf-8").splitlines():
        row = json.loads(line)
        if row["findings"]:
            continue
        table.game.quests = frozenset(row["quests"])
        npc = row["npc"]
        table.game.stage = Stage("1", None, (npc,) if npc else ())
        yield row["answer"], table.gate(table.game, (npc,) if npc else (), (row["said"],))


def ordinary(language: Language) -> Iterator[Case]:
    """Synopses of everyday scenes."""
    yield from _scenes(language, ORDINARY)


def held_out(language: Language) -> Iterator[Case]:
    """More of them, which nothing was fitted to."""
    yield from _scenes(language, HELD_OUT)


def _scenes(language: Language, scenes: Mapping[str, str]) -> Iterator[Case]:
    table = table_of(language)
    present = tuple(table.world.ids(Kind.NPC)[:2])
    table.game.stage = Stage("1", None, present)
    gate = table.gate(table.game, present)
    yield from ((line, gate) for line in scenes[language].strip().splitlines())


HARMLESS: dict[str, Callable[[Language], Iterator[Case]]] = {
    "public texts": public_texts,
    "clean answers": clean_answers,
    "everyday scenes": ordinary,
    "held-out scenes": held_out,
}


def hidden_words(language: Language) -> tuple[Gate, list[str]]:
    """Words that a stranger's gate blocks when they stand alone."""
    table = table_of(language)
    gate = table.gate(table.game, ())
    texts = (s.text for s in sources(table.world) if not s.visible(STRANGER))
    words = sorted({word for text in texts for word in tokens(fold(text))})
    plain = [word for word in words if len(word) > 3 and word.isascii() and word.isalpha()]
    return gate, [word for word in plain if gate.hits(f"... {word} ...")]


def harmless(shown: bool) -> None:
    """Print how many harmless texts are blocked."""
    for language in WORLDS:
        for name, cases in HARMLESS.items():
            start, all_of = time.perf_counter(), list(cases(language))
            found = [(text, gate.hits(text)) for text, gate in all_of]
            seconds = time.perf_counter() - start
            wrong = [(text, hits) for text, hits in found if hits]
            low, high = wilson(len(wrong), len(found))
            print(
                f"{language} {name:<16} {len(wrong):>3} of {len(found):<4} blocked "
                f"{len(wrong) / len(found):6.1%} (95 %: {low:.1%} to {high:.1%}), "
                f"{seconds / len(found) * 1000:.1f} ms each"
            )
            for text, hits in wrong if shown else ():
                print("    ", [hit.word for hit in hits], "in", text[:110].replace("\n", " / "))


def disguises(shown: bool) -> None:
    """Print how many disguised hidden words are found, by disguise and length."""
    words = {language: hidden_words(language) for language in WORLDS}
    for name, disguise in DISGUISES.items():
        cells = []
        for lengths in (range(4, 7), range(7, 40)):
            tried = [(g, w) for g, listed in words.values() for w in listed if len(w) in lengths]
            missed = [w for gate, w in tried if not gate.hits(f"... ({disguise(w)}) ...")]
            cells.append(f"{len(tried) - len(missed):>4} of {len(tried):<4}")
            if shown and missed:
                print("    ", name, missed[:12])
        print(f"{name:<20} 4-6 letters {cells[0]}   longer {cells[1]}")


def main() -> None:
    """Run the bench."""
    parser = argparse.ArgumentParser(description="what the gate blocks and what it finds")
    parser.add_argument("--blocked", action="store_true", help="show each one")
    shown = parser.parse_args().blocked
    harmless(shown)
    disguises(shown)


if __name__ == "__main__":
    main()
