"""Finding proper names in prose (spec section 7): capitalised runs, joined by particles.

A heuristic, and meant as one: at the start of a sentence a capital says nothing, so there a word
counts as a name only when it is no common word. A caller that knows the common words of its world,
or the names of it, makes it better.
"""

import re
from collections.abc import Container, Iterable
from dataclasses import dataclass

from core.text.fold import fold
from core.text.languages import Language
from core.text.name_words import (
    CALENDAR,
    COMMON_ENDINGS,
    CUSTOMARY,
    NAMES_ALL_THE_SAME,
    OPENERS,
    PARTICLES,
    TITLES,
)
from core.text.negation import is_negation
from core.text.numbers import is_number_word
from core.text.stopwords import stop_words

NONE: frozenset[str] = frozenset()

_TOKEN = re.compile(r"[^\W\d_]+(?:['’‑-][^\W\d_]+)*")
_POSSESSIVE = re.compile(r"['’]s?$|['’](?:m|re|ve|ll|d|t|em)$", re.IGNORECASE)
_OPENING = re.compile(r"[.!?…:;¿¡«»\"“”„‘()\[\]{}<>*_#|~•·—–\n\r\u2028\u2029]|(?:^|\s)['’-]")
_SPACE_ONLY = re.compile(r"[ \t\u00a0\u202f]+")
_ABBREVIATION_GAP = re.compile(r"\.[ \t\u00a0\u202f]+")
_LOOK_AROUND = 30
_ROMAN = re.compile(r"[IVXLCDM]+")


@dataclass(frozen=True, slots=True)
class Name:
    """A proper name at ``text[start:end]``; ``words`` are its folded words without particles.

    ``guess``: one single word at the start of a sentence, which only its rareness makes a name.
    """

    text: str
    start: int
    end: int
    words: tuple[str, ...]
    guess: bool = False


@dataclass(frozen=True, slots=True)
class _Token:
    text: str
    start: int
    end: int
    folded: str
    opens: bool
    """Whether a sentence, a quotation or a line starts here."""
    linked: bool
    """Whether only spaces, or the dot of a title, stand between it and the token before."""

    @property
    def capital(self) -> bool:
        return self.text[0].isupper() or self.text[0].istitle()

    @property
    def shouted(self) -> bool:
        return len(self.text) > 1 and self.text.isupper()


@dataclass(frozen=True, slots=True)
class NameFinder:
    """Finds names in one language; ``common`` and ``known`` hold folded single words.

    ``common``: words that at a sentence start are no name. ``known``: words of names of the
    world, which are names even there and even when common ("Luz").
    """

    language: Language
    common: Container[str] = NONE
    known: Container[str] = NONE

    def find(self, text: str) -> list[Name]:
        """Return the names of a text in order, without overlaps."""
        tokens = _tokens(text, self.language)
        names: list[Name] = []
        at = 0
        while at < len(tokens):
            if not tokens[at].capital:
                at += 1
                continue
            end = self._run_end(tokens, at)
            name = self._name_of(text, tokens, at, end)
            if name is not None:
                names.append(name)
            at = max(end, at + 1)
        return names

    def is_common(self, folded: str) -> bool:
        """Tell whether a folded word is a common word and not known as a name."""
        if folded in self.known:
            return False
        language = self.language
        return (
            folded in self.common
            or folded in stop_words(language)
            or folded in OPENERS[language]
            or is_negation(folded, language)
            or is_number_word(folded, language)
            or _has_common_ending(folded, language)
        )

    def _run_end(self, tokens: list[_Token], at: int) -> int:
        """Index after the last capitalised token that belongs to the run starting at ``at``."""
        end = at + 1
        while end < len(tokens) and tokens[end].linked:
            if tokens[end].capital:
                end += 1
                continue
            after = self._after_particles(tokens, end)
            if after is None:
                break
            end = after + 1
        return end

    def _after_particles(self, tokens: list[_Token], at: int) -> int | None:
        """Index of the capital that at most three particles lead to."""
        for end in range(at, min(at + 4, len(tokens))):
            if not tokens[end].linked:
                return None
            if tokens[end].capital:
                return end
            if tokens[end].folded not in PARTICLES[self.language]:
                return None
        return None

    def _name_of(self, text: str, tokens: list[_Token], at: int, end: int) -> Name | None:
        while at < end and self._drops_in_front(tokens, at, end):
            at += 1
        kept = [t for t in tokens[at:end] if t.capital]
        if not kept or self._only_custom(kept) or _shouted_line(tokens, at):
            return None
        start, stop = tokens[at].start, tokens[end - 1].end
        guess = len(kept) == 1 and kept[0].opens and kept[0].folded not in self.known
        return Name(text[start:stop], start, stop, tuple(t.folded for t in kept), guess)

    def _drops_in_front(self, tokens: list[_Token], at: int, end: int) -> bool:
        token = tokens[at]
        if token.folded in self.known:
            return False
        if not token.capital or token.folded in TITLES[self.language]:
            return True
        if token.opens or token.shouted:
            return self.is_common(token.folded) or self._is_spanish_past(token)
        alone = end - at == 1
        return alone and token.folded in stop_words(self.language)

    def _is_spanish_past(self, token: _Token) -> bool:
        """Tell whether the word ends like "llegó": no name does, and folding drops the accent."""
        return self.language == "es" and len(token.text) > 3 and token.text.lower().endswith("ó")

    def _only_custom(self, kept: list[_Token]) -> bool:
        language = self.language
        return all(
            t.folded not in self.known
            and (t.folded in CALENDAR[language] or t.folded in CUSTOMARY[language] or _numeral(t))
            for t in kept
        )


def find_names(
    text: str, language: Language, common: Container[str] = NONE, known: Container[str] = NONE
) -> list[Name]:
    """Return the proper names of a text; see ``NameFinder``."""
    return NameFinder(language, common, known).find(text)


def common_words(texts: Iterable[str]) -> frozenset[str]:
    """Return the folded words that texts write in lower case: the lexicon of a world's prose."""
    written = {word for text in texts for word in _TOKEN.findall(text)}
    return frozenset(fold(word) for word in written if word.islower())


def _tokens(text: str, language: Language) -> list[_Token]:
    found: list[_Token] = []
    last = 0
    for match in _TOKEN.finditer(text):
        word, start = match.group(), match.start()
        if not word.isalpha():
            word = _POSSESSIVE.sub("", word)
        before = text[last:start]
        last = start + len(word)
        opens, linked = _how_it_follows(found, before, language)
        found.append(_Token(word, start, last, fold(word), opens, linked))
    return found


def _how_it_follows(found: list[_Token], before: str, language: Language) -> tuple[bool, bool]:
    """Whether a sentence opens after a gap, and whether only spaces or a title's dot part it."""
    if before == " " and found:
        return False, True
    after_title = bool(found) and _is_abbreviation(found[-1], before, language)
    opens = not found or (not after_title and bool(_OPENING.search(before)))
    return opens, after_title or bool(_SPACE_ONLY.fullmatch(before))


def _is_abbreviation(token: _Token, gap: str, language: Language) -> bool:
    """Tell whether the dot after a token belongs to a title or an initial ("Sra. Ortiz")."""
    short = len(token.text) == 1 or (len(token.text) <= 4 and token.folded in TITLES[language])
    return token.capital and short and bool(_ABBREVIATION_GAP.fullmatch(gap))


def _has_common_ending(folded: str, language: Language) -> bool:
    return folded not in NAMES_ALL_THE_SAME and any(
        folded.endswith(ending) and len(folded) >= len(ending) + 3
        for ending in COMMON_ENDINGS[language]
    )


def _numeral(token: _Token) -> bool:
    return bool(_ROMAN.fullmatch(token.text))


def _shouted_line(tokens: list[_Token], at: int) -> bool:
    """Tell whether the token stands in a sentence of capitals: at least three words of them."""
    first = at
    while first > max(0, at - _LOOK_AROUND) and not tokens[first].opens:
        first -= 1
    last = at + 1
    while last < min(len(tokens), at + _LOOK_AROUND) and not tokens[last].opens:
        last += 1
    sentence = tokens[first:last]
    return len(sentence) >= 3 and all(t.text.isupper() for t in sentence)
