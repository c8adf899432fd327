"""Whether two remembered lines tell the same fact, or may contradict each other (spec section 4).

Likeness of strings cannot tell "he lied" from "he did not lie", so facts are the same only when
their content words agree as stems, and their names in order, numbers, negations and opposites
agree too. Other words may come in any order, as the spec has it: "he came back yesterday" and
"yesterday he came back" are one fact.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from core.memory.quantities import Quantity, quantities, signs
from core.memory.relating import relating, replaced
from core.text.fold import fold, word_set, word_spans
from core.text.languages import Language
from core.text.name_words import TITLES
from core.text.names import NameFinder
from core.text.negation import is_negation, negations, opposite_sides, plain_tokens
from core.text.numbers import without_numbers
from core.text.similarity import SIMILAR, token_ratio
from core.text.stems import stem
from core.text.stopwords import persons, stop_words

_REMEMBERED = 20_000
_CLITICS: dict[Language, frozenset[str]] = {
    "es": word_set("me te nos os le les"),
    "pt": word_set("me te lhe lhes vos"),
    "en": frozenset(),
}


@dataclass(frozen=True, slots=True)
class Content:
    """What of a text counts when facts are compared."""

    words: tuple[str, ...]
    stems: tuple[str, ...]
    """Of the words that are neither stop words, numbers nor negations; sorted."""
    unopposed: tuple[str, ...]
    """Those of the stems that belong to no pair of opposites; sorted."""
    names: frozenset[str]
    numbers: tuple[Quantity, ...]
    """Each amount with the stem of the word after it, in the order of the text."""
    signs: tuple[str, ...]
    relating: tuple[str, ...]
    """The small words that tell how others are related; sorted."""
    question: bool
    negations: tuple[str, ...]
    sides: tuple[tuple[int, int], ...]
    accented: frozenset[str]
    clitics: frozenset[str]
    first_person: bool
    bare: str
    """The folded text when it has no word that counts, else empty."""


@dataclass(frozen=True, slots=True)
class Sameness:
    """Compares facts in one language.

    ``names`` are folded words that count as names however they are written ("alcalde" where the
    mayor is a person of the cast). Titles and trades always do.
    """

    language: Language = "es"
    names: frozenset[str] = frozenset()

    def same(self, one: str, other: str) -> bool:
        """Tell whether the second text says again what the first one says."""
        return self._difference(self._content(one), self._content(other)) is None

    def doubtful(self, one: str, other: str) -> bool:
        """Tell whether two texts that are not the same may contradict each other.

        They do when their words are alike to 80 % in any order, or when they differ in nothing
        but a negation, a pair of opposites or a number.
        """
        mine, theirs = self._content(one), self._content(other)
        if self._difference(mine, theirs) is None:
            return False
        return token_ratio(one, other) >= SIMILAR or _only_turned_round(mine, theirs)

    def difference(self, one: str, other: str) -> str | None:
        """Return what keeps two texts apart, or None when they are the same fact.

        ``words``, ``relation``, ``names``, ``numbers``, ``negation``, ``opposites``,
        ``question``, ``persons`` or ``accents``.
        """
        return self._difference(self._content(one), self._content(other))

    def covers(self, remembered: str, asked: str) -> bool:
        """Tell whether a remembered text says at least what is asked, and nothing against it."""
        mine, theirs = self._content(remembered), self._content(asked)
        return (
            bool(theirs.stems)
            and not Counter(theirs.stems) - Counter(mine.stems)
            and not Counter(_amounts(theirs)) - Counter(_amounts(mine))
            and mine.negations == theirs.negations
            and not Counter(theirs.sides) - Counter(mine.sides)
            and self._same_names_asked(mine, theirs)
            and not _persons_differ(mine, theirs)
        )

    def _difference(self, mine: Content, theirs: Content) -> str | None:
        if mine.negations != theirs.negations:
            return "negation"
        if _numbers_differ(mine, theirs):
            return "numbers"
        if mine.sides != theirs.sides:
            return "opposites"
        vocabulary = mine.names | theirs.names
        if self._names_in_order(mine, vocabulary) != self._names_in_order(theirs, vocabulary):
            return "names"
        if _persons_differ(mine, theirs):
            return "persons"
        if replaced(mine.relating, theirs.relating, self.language):
            return "relation"
        if mine.question != theirs.question:
            return "question"
        if _accents_differ(mine, theirs):
            return "accents"
        return "words" if mine.stems != theirs.stems or mine.bare != theirs.bare else None

    def _names_in_order(self, content: Content, vocabulary: frozenset[str]) -> list[str]:
        """The names of a text in order; a name that only the other text capitals counts too."""
        roles = TITLES[self.language]
        return [w for w in content.words if w in vocabulary or w in self.names or w in roles]

    def _same_names_asked(self, mine: Content, theirs: Content) -> bool:
        """Tell whether the names that are asked for stand in the other text in that order."""
        asked = self._names_in_order(theirs, mine.names | theirs.names)
        return asked == [w for w in self._names_in_order(mine, theirs.names) if w in asked]

    def _content(self, text: str) -> Content:
        return content_of(text, self.language)


@lru_cache(maxsize=_REMEMBERED)
def content_of(text: str, language: Language) -> Content:
    """Return what of a text counts when facts are compared."""
    words = plain_tokens(text, language)
    dropped = stop_words(language) - persons(language)
    counted = [
        w
        for w in without_numbers(words, language)
        if w not in dropped and not is_negation(w, language)
    ]
    accented = _accented(text)
    return Content(
        words=tuple(words),
        stems=_stems(counted, language),
        unopposed=_stems((w for w in counted if not opposite_sides(w, language)), language),
        names=_names(text, language),
        numbers=quantities(text, frozenset(counted), language),
        signs=signs(text),
        relating=relating(words, language),
        question="?" in text or "\u061f" in text or "\uff1f" in text,
        negations=tuple(sorted(negations(text, language).elements())),
        sides=tuple(sorted(opposite_sides(text, language).elements())),
        accented=accented,
        clitics=frozenset(words) & _CLITICS[language],
        first_person=_first_person(words, accented, language),
        bare="" if counted else fold(text).strip(),
    )


def _stems(words: Iterable[str], language: Language) -> tuple[str, ...]:
    return tuple(sorted(stem(word, language) for word in words))


def _amounts(content: Content) -> list[tuple[str, str]]:
    return sorted(quantity.amount for quantity in content.numbers)


def _numbers_differ(mine: Content, theirs: Content) -> bool:
    """Tell "300" from "800", "1,000" from "1.000", and "3 sons, 2 dogs" from "2 sons, 3 dogs"."""
    if _amounts(mine) != _amounts(theirs) or mine.signs != theirs.signs:
        return True
    shared = {q.counted for q in mine.numbers} & {q.counted for q in theirs.numbers} - {""}
    return any(_counts_of(word, mine) != _counts_of(word, theirs) for word in shared)


def _counts_of(word: str, content: Content) -> Counter[tuple[str, str]]:
    return Counter(quantity.amount for quantity in content.numbers if quantity.counted == word)


def _names(text: str, language: Language) -> frozenset[str]:
    return frozenset(word for name in NameFinder(language).find(text) for word in name.words)


def _accented(text: str) -> frozenset[str]:
    """The words written with marks that folding drops ("avó"), lower-cased."""
    written = (text[span.start : span.end].lower() for span in word_spans(text))
    return frozenset(word for word in written if fold(word) != word)


def _first_person(words: Iterable[str], accented: Iterable[str], language: Language) -> bool:
    """Tell whether a past tense says "I" by its ending: vendí, paguei; stems drop it."""
    if language == "es":
        return any(len(w) > 3 and w.endswith(("é", "í")) for w in accented)
    return language == "pt" and any(len(w) > 4 and w.endswith("ei") for w in words)


def _persons_differ(mine: Content, theirs: Content) -> bool:
    """Tell "he sold me" from "I sold him"; "he promised" may well be "he promised me"."""
    both = mine.clitics and theirs.clitics
    return mine.first_person != theirs.first_person or bool(both and mine.clitics != theirs.clitics)


def _accents_differ(mine: Content, theirs: Content) -> bool:
    """Tell "avô" from "avó": the same letters, both marked, in different ways."""
    folded = {fold(word) for word in mine.accented} & {fold(word) for word in theirs.accented}
    return any(
        {w for w in mine.accented if fold(w) == key}
        != {w for w in theirs.accented if fold(w) == key}
        for key in folded
    )


def _only_turned_round(mine: Content, theirs: Content) -> bool:
    """Tell whether nothing but a negation, an opposite or a number tells two texts apart."""
    other_numbers = bool(mine.numbers and theirs.numbers) and _numbers_differ(mine, theirs)
    turned = mine.negations != theirs.negations or mine.sides != theirs.sides or other_numbers
    return turned and mine.unopposed == theirs.unopposed and bool(mine.stems and theirs.stems)
