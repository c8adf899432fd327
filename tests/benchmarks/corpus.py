"""Synthetic worlds of any size for the benchmarks: Spanish-like lore, the same on every run.

Words come from invented roots with endings, so that they make families, and are drawn by a
Zipf law among real function words. 70 % of the entries are public, 15 % one NPC's, 10 %
secret, 5 % a faction's; a fifth has another weight than 1.
"""

from __future__ import annotations

import itertools
import json
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

FUNCTION_WORDS = [
    "de",
    "la",
    "el",
    "que",
    "en",
    "y",
    "a",
    "los",
    "del",
    "se",
    "las",
    "por",
    "un",
    "con",
    "no",
    "una",
    "su",
    "para",
    "es",
    "al",
    "lo",
    "como",
    "más",
    "o",
    "pero",
    "sus",
    "le",
    "ya",
    "este",
    "porque",
    "esta",
    "entre",
    "cuando",
    "muy",
    "sin",
    "sobre",
    "también",
    "me",
    "hasta",
    "hay",
    "donde",
    "quien",
    "desde",
    "todo",
    "nos",
    "durante",
    "todos",
    "uno",
    "les",
    "ni",
    "contra",
    "otros",
    "fueron",
    "ese",
    "eso",
    "había",
    "ante",
    "ellos",
    "e",
    "esto",
    "antes",
    "algunos",
    "qué",
    "unos",
    "yo",
    "otro",
    "otras",
    "otra",
    "él",
    "tanto",
    "esa",
    "estos",
    "mucho",
    "nada",
    "cual",
    "poco",
    "ella",
    "estas",
]
QUESTION_FRAMES = ("¿quién es {}?", "¿qué sabes de {}?", "háblame de {}", "¿dónde está {}?", "{}")
ENDINGS = (
    "",
    "s",
    "o",
    "a",
    "os",
    "as",
    "ón",
    "ones",
    "ado",
    "ando",
    "mente",
    "ador",
    "ción",
    "ito",
)
ONSETS = (
    "b",
    "br",
    "c",
    "cr",
    "d",
    "dr",
    "f",
    "g",
    "gr",
    "j",
    "l",
    "m",
    "n",
    "ñ",
    "p",
    "r",
    "s",
    "t",
    "tr",
    "v",
    "z",
)
VOWELS = ("a", "e", "i", "o", "u", "á", "é", "í", "ó", "ú")
MOST = 400


@dataclass(frozen=True)
class Sizes:
    """How much of everything a world has."""

    entries: int
    npcs: int = 40
    places: int = 30
    quests: int = 25
    factions: int = 6
    files: int = 4


class Corpus:
    """One synthetic world and questions about it."""

    def __init__(self, sizes: Sizes, seed: int = 1) -> None:
        self.sizes = sizes
        self._random = Random(seed)
        self._words = self._vocabulary(400 + sizes.entries // 6)
        weights = (1 / (rank + 2.7) ** 1.05 for rank in range(len(self._words)))
        self._heaped = list(itertools.accumulate(weights))
        self.places = [f"lugar_{i}" if i % 2 else self._root() for i in range(sizes.places)]
        self.entries = [self._entry(i) for i in range(sizes.entries)]

    def _root(self) -> str:
        pick = self._random.choice
        size = self._random.choice((1, 2, 2, 2, 3))
        syllables = (pick(ONSETS) + pick(VOWELS[:5]) for _ in range(size))
        return "".join(syllables) + pick(("r", "l", "n", "t", "d", "m"))

    def _vocabulary(self, roots: int) -> list[str]:
        families = [
            root + ending
            for root in dict.fromkeys(self._root() for _ in range(roots))
            for ending in self._random.sample(ENDINGS, self._random.randint(2, 8))
        ]
        self._random.shuffle(families)
        return FUNCTION_WORDS + families

    def _some_words(self, count: int) -> list[str]:
        return self._random.choices(self._words, cum_weights=self._heaped, k=count)

    def _text(self) -> str:
        sentences = []
        for _ in range(self._random.randint(2, 4)):
            words = self._some_words(self._random.randint(8, 16))
            sentences.append(" ".join(words).capitalize() + ".")
        text = " ".join(sentences)
        return text if len(text) <= MOST else text[:MOST].rsplit(" ", 1)[0] + "."

    def _visibility(self) -> dict[str, str]:
        share = self._random.random()
        if share < 0.7:
            return {"visibilidad": "publico"}
        if share < 0.85:
            return {"visibilidad": f"npc:npc_{self._random.randrange(self.sizes.npcs)}"}
        if share < 0.95:
            quest = f"quest_{self._random.randrange(self.sizes.quests)}"
            return {"visibilidad": "secreto", "requiere_quest": quest}
        return {"visibilidad": f"faccion:faccion_{self._random.randrange(self.sizes.factions)}"}

    def _entry(self, number: int) -> dict[str, Any]:
        text = self._text()
        long = [w.strip(".").lower() for w in text.split() if len(w) > 4]
        tags = self._random.sample(long, min(len(long), self._random.randint(1, 4)))
        if self._random.random() < 0.3:
            tags.append(self._random.choice(self.places))
        entry: dict[str, Any] = {"id": f"{self._root()}_{number}", "texto": text, "etiquetas": tags}
        entry.update(self._visibility())
        if self._random.random() < 0.2:
            entry["peso"] = self._random.choice((0.5, 0.8, 1.2, 1.5, 2.0))
        return entry

    def questions(self, count: int, seed: int = 7) -> list[str]:
        """Questions with words or tags of some entry; a tenth with a word nobody knows."""
        random = Random(seed)
        asked = []
        for _ in range(count):
            entry = random.choice(self.entries)
            words = random.sample(entry["texto"].split(), random.randint(1, 3))
            if random.random() < 0.4:
                words.append(random.choice(entry["etiquetas"] or ["nada"]))
            if random.random() < 0.1:
                words.append("xyzzyx")
            asked.append(random.choice(QUESTION_FRAMES).format(" ".join(words)))
        return asked

    def cast(self) -> dict[str, Any]:
        """The NPCs, places, quests and factions, as a file's content."""
        sizes = self.sizes
        npcs = [
            {"id": f"npc_{i}", "nombre": f"Npc {i}", "facciones": [f"faccion_{i % sizes.factions}"]}
            for i in range(sizes.npcs)
        ]
        return {
            "version": 2,
            "idioma": "es",
            "npcs": npcs,
            "lugares": [{"id": p, "nombre": p.title()} for p in dict.fromkeys(self.places)],
            "quests": [{"id": f"quest_{i}", "nombre": f"Quest {i}"} for i in range(sizes.quests)],
            "facciones": [
                {"id": f"faccion_{i}", "nombre": f"Facción {i}"} for i in range(sizes.factions)
            ],
        }

    def write(self, folder: Path) -> Path:
        """Write the world as lore files of equal size and one for the cast."""
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "reparto.json").write_text(_json(self.cast()), encoding="utf-8")
        step = -(-len(self.entries) // self.sizes.files) or 1
        for number, start in enumerate(range(0, len(self.entries), step)):
            content = {"version": 2, "entradas": self.entries[start : start + step]}
            (folder / f"lore_{number}.json").write_text(_json(content), encoding="utf-8")
        return folder


def _json(content: dict[str, Any]) -> str:
    return json.dumps(content, ensure_ascii=False, indent=2) + "\n"
