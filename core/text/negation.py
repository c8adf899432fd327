"""Words that turn a statement round: negations, and pairs of opposites (spec section 4)."""

import re
from collections import Counter
from functools import lru_cache

from core.text.fold import fold, tokens
from core.text.languages import Language
from core.text.opposites import PAIRS
from core.text.stems import stem

Side = tuple[int, int]

# Marker -> the one marker it is counted as, so that "didn't" and "did not" are alike.
_MARKERS: dict[Language, dict[str, str]] = {
    "es": {
        "no": "no",
        "nunca": "nunca",
        "jamas": "nunca",
        "nadie": "nadie",
        "nada": "nada",
        "ningun": "ninguno",
        "ninguno": "ninguno",
        "ninguna": "ninguno",
        "ningunos": "ninguno",
        "ningunas": "ninguno",
        "tampoco": "tampoco",
        "ni": "ni",
        "sin": "sin",
        "apenas": "apenas",
    },
    "pt": {
        "nao": "nao",
        "nunca": "nunca",
        "jamais": "nunca",
        "ninguem": "ninguem",
        "nada": "nada",
        "nenhum": "nenhum",
        "nenhuma": "nenhum",
        "nenhuns": "nenhum",
        "nenhumas": "nenhum",
        "tampouco": "tampouco",
        "nem": "nem",
        "sem": "sem",
        "mal": "mal",
    },
    "en": {
        "not": "not",
        "never": "never",
        "no": "no",
        "nobody": "nobody",
        "noone": "nobody",
        "none": "none",
        "nothing": "nothing",
        "nowhere": "nowhere",
        "neither": "neither",
        "nor": "nor",
        "without": "without",
        "hardly": "hardly",
        "barely": "hardly",
    },
}

_APOSTROPHES = re.compile("[’‘ʼ＇`´]")
_ENGLISH_CONTRACTIONS = (
    (re.compile(r"\bcan(?:no|'?)t\b"), "can not"),
    (re.compile(r"\bwon'?t\b"), "will not"),
    (re.compile(r"\bshan'?t\b"), "shall not"),
    (re.compile(r"\bain'?t\b"), "is not"),
    (
        re.compile(
            r"\b(is|are|was|were|do|does|did|has|have|had|would|could|should|must|need|might)n'?t\b"
        ),
        r"\1 not",
    ),
    (re.compile(r"\bno one\b"), "nobody"),
)


def plain_tokens(text: str, language: Language) -> list[str]:
    """Return the folded words of a text in order, English contractions written out."""
    folded = fold(_APOSTROPHES.sub("'", text))
    if language == "en":
        for pattern, replacement in _ENGLISH_CONTRACTIONS:
            folded = pattern.sub(replacement, folded)
    return tokens(folded)


def is_negation(folded: str, language: Language) -> bool:
    """Tell whether a folded word is a negation marker."""
    return folded in _MARKERS[language]


def negations(text: str, language: Language) -> Counter[str]:
    """Return the negation markers of a text, each counted under its canonical form."""
    markers = _MARKERS[language]
    return Counter(markers[w] for w in plain_tokens(text, language) if w in markers)


def opposite_sides(text: str, language: Language) -> Counter[Side]:
    """Return ``(pair, side)`` for each word of the text that has an opposite; side is 0 or 1."""
    sides: Counter[Side] = Counter()
    for word in plain_tokens(text, language):
        sides.update(_sides_of(word, language))
    return sides


def opposed(one: str, other: str, language: Language) -> bool:
    """Tell whether the texts take opposite sides: a word of one is the opposite of one of the other.

    A side that both texts take does not count. "The gate is open" is opposed to "the gate is
    closed", and not to "the open gate is closed".
    """
    mine, theirs = opposite_sides(one, language), opposite_sides(other, language)
    only_mine, only_theirs = mine - theirs, theirs - mine
    return any((pair, 1 - side) in only_theirs for pair, side in only_mine)


def negated_differently(one: str, other: str, language: Language) -> bool:
    """Tell whether exactly one of the texts is negated, or each by other markers."""
    return negations(one, language) != negations(other, language)


def _sides_of(word: str, language: Language) -> frozenset[Side]:
    by_word, by_stem = _tables(language)
    return by_word.get(word) or by_stem.get(stem(word, language), frozenset())


@lru_cache(maxsize=len(PAIRS))
def _tables(language: Language) -> tuple[dict[str, frozenset[Side]], dict[str, frozenset[Side]]]:
    """Sides by word, and by stem where the stem tells the sides apart (hermano/hermana: no)."""
    by_word: dict[str, set[Side]] = {}
    by_stem: dict[str, set[Side]] = {}
    for pair, sides in enumerate(PAIRS[language]):
        stems = [{stem(word, language) for word in side} for side in sides]
        for number, side in enumerate(sides):
            for word in side:
                by_word.setdefault(word, set()).add((pair, number))
            for stemmed in stems[number] - stems[1 - number]:
                by_stem.setdefault(stemmed, set()).add((pair, number))
    return _frozen(by_word), _frozen(by_stem)


def _frozen(table: dict[str, set[Side]]) -> dict[str, frozenset[Side]]:
    return {word: frozenset(sides) for word, sides in table.items()}
