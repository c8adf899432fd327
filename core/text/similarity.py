"""How alike two texts or words are: for duplicates, contradictions and "did you mean"."""

from collections.abc import Iterable

from core.text.fold import fold, tokens

NEAR_DUPLICATE = 90.0
SIMILAR = 80.0


def token_ratio(one: str, other: str) -> float:
    """Return 0..100: likeness of the folded words in whatever order, all of them counted.

    A text that is only a part of the other is not fully alike. Two texts without a word give 0.
    """
    from rapidfuzz import fuzz

    mine, theirs = tokens(fold(one)), tokens(fold(other))
    if not mine or not theirs:
        return 0.0
    return fuzz.ratio(" ".join(sorted(mine)), " ".join(sorted(theirs)))


def text_ratio(one: str, other: str) -> float:
    """Return 0..100: likeness of the folded words in the order they stand."""
    from rapidfuzz import fuzz

    mine, theirs = " ".join(tokens(fold(one))), " ".join(tokens(fold(other)))
    return fuzz.ratio(mine, theirs) if mine and theirs else 0.0


def near_duplicate(one: str, other: str, at_least: float = NEAR_DUPLICATE) -> bool:
    """Tell whether two texts say nearly the same in the same words."""
    return max(token_ratio(one, other), text_ratio(one, other)) >= at_least


def distance(one: str, other: str, at_most: int = 2) -> int:
    """Return the edits between two strings, a swap of neighbours being one.

    Counting stops above ``at_most``, and ``at_most + 1`` is returned.
    """
    from rapidfuzz.distance import OSA

    return OSA.distance(one, other, score_cutoff=at_most)


def nearest(word: str, candidates: Iterable[str], at_most: int = 2) -> str | None:
    """Return the candidate that ``word`` was most likely meant to be, or None (spec section 2).

    Compared folded; at most ``at_most`` edits, and fewer than half of the word's length, so that
    short words do not match everything. Ties: fewest edits of the spelling, then code point order.
    """
    folded = fold(word)
    if not folded:
        return None
    limit = min(at_most, (len(folded) - 1) // 2)
    best: tuple[int, int, str] | None = None
    for candidate in candidates:
        edits = distance(folded, fold(candidate), limit)
        if edits <= limit:
            key = (edits, distance(word, candidate, 8), candidate)
            best = key if best is None else min(best, key)
    return None if best is None else best[2]
