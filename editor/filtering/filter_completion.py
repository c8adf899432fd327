"""What the filter line offers for the word being typed."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from core.model.kinds import Kind
from core.query import Catalogue, quests_in_order, quoted
from core.query.language import KEYS, STATES
from core.text.fold import fold

_OFFERED = 40
_VISIBILITIES = ("public", "secret", "npc", "faction", "hidden", "all", "list", "invalid")
_NUMBERS = (">", ">=", "<", "<=")


class FilterCompletions:
    """Offers keys for a bare word, and values of the world after a key."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._values: dict[str, Callable[[], Iterable[str]]] = {
            "tag": catalogue.common_tags,
            "vis": lambda: _VISIBILITIES,
            "npc": lambda: catalogue.world.ids(Kind.NPC),
            "quest": lambda: quests_in_order(catalogue.world),
            "faction": lambda: catalogue.world.ids(Kind.FACTION),
            "file": lambda: [f.name for f in catalogue.world.lore_files],
            "is": lambda: STATES,
            "weight": lambda: _NUMBERS,
            "len": lambda: _NUMBERS,
        }

    def keys(self) -> list[str]:
        """Every key of the language."""
        return [f"{key}:" for key in KEYS]

    def before(self, word: str) -> list[str]:
        """Every key that may stand before a word; none before one that has a key or quotes."""
        if ":" in word or '"' in word:
            return []
        minus = "-" if word.startswith("-") else ""
        return [minus + key for key in self.keys()]

    def of(self, word: str) -> list[str]:
        """Whole words that could stand in place of `word`; none for what is complete."""
        minus = "-" if word.startswith("-") else ""
        key, colon, value = word[len(minus) :].partition(":")
        if not colon:
            starts = [f"{minus}{k}:" for k in KEYS if key and k.startswith(key.lower())]
            return starts if len(key) > 1 or minus else []
        if key not in self._values:
            return []
        wanted = fold(value.strip('"'))
        found = [v for v in self._values[key]() if wanted in fold(v)]
        if found == [value] or (key in ("weight", "len") and value):
            return []
        return [f"{minus}{key}:{quoted(v)}" for v in found[:_OFFERED]]
