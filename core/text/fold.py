"""Folding and cutting into words, the one normal form that every comparison uses (spec section 3).

``fold`` is Unicode NFKD, then lower case, then combining marks dropped, in that order:
lower-casing first would leave the capitals that NFKD brings out of styled letters (𝐀 -> A), and
``fold(fold(x)) == fold(x)`` would not hold. Marks are the characters whose canonical combining
class is not zero. Letters with a stroke (ø, đ, ł) and ß have no decomposition and stay.
"""

import re
import unicodedata
from typing import NamedTuple

_WORD = re.compile(r"[^\W_]+")
_SIGMA = "Σ"


class WordSpan(NamedTuple):
    """A folded word and where it stands in the text as written: ``text[start:end]``."""

    word: str
    start: int
    end: int


def fold_by_definition(text: str) -> str:
    """Fold by the definition, without shortcuts; ``fold`` must always agree with it."""
    lowered = unicodedata.normalize("NFKD", text).lower()
    return "".join(c for c in lowered if not unicodedata.combining(c))


class _FoldTable(dict[int, str]):
    """Code point -> folded string, filled as characters turn up."""

    def __missing__(self, code: int) -> str:
        decomposed = unicodedata.normalize("NFKD", chr(code))
        # Capital sigma's lower case depends on its neighbours, so the table leaves it to fold().
        folded = _SIGMA if decomposed == _SIGMA else fold_by_definition(chr(code))
        self[code] = folded
        return folded


_TABLE = _FoldTable()


def fold(text: str) -> str:
    """Return the folded form of any string, lone surrogates included; idempotent."""
    if text.isascii():
        return text.lower()
    folded = text.translate(_TABLE)
    return fold_by_definition(text) if _SIGMA in folded else folded


def words(folded: str) -> tuple[str, ...]:
    """Return the runs of letters and digits of a folded string, each once, first seen first."""
    return tuple(dict.fromkeys(_WORD.findall(folded)))


def tokens(folded: str) -> list[str]:
    """Return every run of letters and digits of a folded string, in order, repeats included."""
    return _WORD.findall(folded)


def word_set(listing: str) -> frozenset[str]:
    """Return the folded words of a listing parted by white space."""
    return frozenset(fold(listing).split())


def word_spans(text: str) -> list[WordSpan]:
    """Return each word of ``fold(text)``, repeats included, with its span in ``text`` itself.

    A span takes in the combining marks that folding drops. Two words that come out of one
    character (``½`` folds to ``1⁄2``) share that character's span.
    """
    origins = _origins(text)
    spans = []
    for match in _WORD.finditer(fold(text)):
        last, after = origins[match.end() - 1], origins[match.end()]
        spans.append(WordSpan(match.group(), origins[match.start()], max(last + 1, after)))
    return spans


def _origins(text: str) -> list[int]:
    """Index in ``text`` of every character of its fold, then ``len(text)`` as a sentinel."""
    if text.isascii():
        return list(range(len(text) + 1))
    origins = [i for i, c in enumerate(text) for _ in _TABLE[ord(c)]]
    origins.append(len(text))
    return origins
