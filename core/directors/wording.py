"""What the contexts of the directors say of their own, per language (spec section 8)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from core.directors.wording_en import ENGLISH
from core.directors.wording_es import SPANISH
from core.directors.wording_pt import PORTUGUESE
from core.directors.wording_words import Words
from core.text.languages import Language

WORDING: Mapping[Language, Words] = {"es": SPANISH, "en": ENGLISH, "pt": PORTUGUESE}

__all__ = ["WORDING", "Names", "Words", "and_list"]


@dataclass(frozen=True, slots=True)
class Names:
    """How ids are called in a context: ready to be shown, one line each."""

    by_id: Mapping[str, str]

    def of(self, id: str) -> str:
        """The name of an id, or the id."""
        return self.by_id.get(id, id)

    def all(self, ids: tuple[str, ...]) -> str:
        """The names of ids, with commas."""
        return and_list(tuple(self.of(id) for id in ids))


def and_list(names: tuple[str, ...]) -> str:
    """Names with commas between."""
    return ", ".join(names)
