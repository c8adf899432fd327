"""Texts made comparable without case or accents, and the way back to the text as written."""

from __future__ import annotations

import unicodedata
from functools import cache


class _Table(dict[int, str]):
    """Code point to what it counts as, filled as characters turn up."""

    def __init__(self, match_case: bool, match_accents: bool) -> None:
        super().__init__()
        self._case, self._accents = match_case, match_accents

    def __missing__(self, code: int) -> str:
        text = chr(code) if self._case else chr(code).casefold()
        if self._accents:
            made = unicodedata.normalize("NFD", text)
        else:
            parts = unicodedata.normalize("NFKD", text)
            made = "".join(c for c in parts if not unicodedata.combining(c))
        self[code] = made
        return made


@cache
def _table(match_case: bool, match_accents: bool) -> _Table:
    return _Table(match_case, match_accents)


class Folding:
    """How texts are compared: with or without case, with or without accents."""

    def __init__(self, *, match_case: bool, match_accents: bool) -> None:
        self._table = _table(match_case, match_accents)
        self._accents = match_accents

    def fold(self, text: str) -> str:
        """The text as it is compared."""
        return text.translate(self._table)

    def origins(self, text: str) -> list[int]:
        """Index in the text of each character of its fold, then the text's length."""
        found = [i for i, c in enumerate(text) for _ in self._table[ord(c)]]
        found.append(len(text))
        return found

    def span(self, folded: str, origins: list[int], start: int, end: int) -> tuple[int, int] | None:
        """The span in the text of a span of its fold; None where it would cut a character.

        Accents that do not count go with their letter.
        """
        if start >= len(folded):
            return origins[-1], origins[-1]
        if start and origins[start - 1] == origins[start]:
            return None
        if end == start:
            return origins[start], origins[start]
        if origins[end] == origins[end - 1]:
            return None
        if self._accents and unicodedata.combining(folded[end : end + 1] or " "):
            return None
        return origins[start], origins[end]


def is_word(char: str) -> bool:
    """Whether a character belongs to a word: letters, digits, their marks, and `_`."""
    return bool(char) and (char.isalnum() or char == "_" or unicodedata.combining(char) != 0)
