"""Numbers of a text, in digits and in words up to 999 999, as a multiset of whole numbers."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from core.text.fold import WordSpan, fold, word_spans
from core.text.languages import Language

_ES_UNITS = """cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce
quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro
veinticinco veintiseis veintisiete veintiocho veintinueve"""
_PT_UNITS = """zero um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze
quinze dezesseis dezessete dezoito dezenove vinte"""
_EN_UNITS = """zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen
fifteen sixteen seventeen eighteen nineteen twenty"""


def _count(text: str, start: int = 0, step: int = 1) -> dict[str, int]:
    return {word: start + step * i for i, word in enumerate(text.split())}


_SMALL: dict[Language, dict[str, int]] = {
    "es": {
        **_count(_ES_UNITS),
        **_count("treinta cuarenta cincuenta sesenta setenta ochenta noventa", 30, 10),
        "un": 1, "una": 1, "veintiun": 21, "veintiuna": 21,
    },
    "pt": {
        **_count(_PT_UNITS),
        **_count("trinta quarenta cinquenta sessenta setenta oitenta noventa", 30, 10),
        "uma": 1, "duas": 2, "meia": 6, "catorze": 14, "dezasseis": 16, "dezassete": 17,
        "dezanove": 19, "cinquoenta": 50,
    },
    "en": {
        **_count(_EN_UNITS),
        **_count("thirty forty fifty sixty seventy eighty ninety", 30, 10),
    },
}  # fmt: skip

_HUNDREDS: dict[Language, dict[str, int]] = {
    "es": {
        "cien": 100, "ciento": 100,
        **_count("doscientos trescientos cuatrocientos quinientos seiscientos setecientos "
                 "ochocientos novecientos", 200, 100),
        **_count("doscientas trescientas cuatrocientas quinientas seiscientas setecientas "
                 "ochocientas novecientas", 200, 100),
    },
    "pt": {
        "cem": 100, "cento": 100,
        **_count("duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos "
                 "novecentos", 200, 100),
        **_count("duzentas trezentas quatrocentas quinhentas seiscentas setecentas oitocentas "
                 "novecentas", 200, 100),
    },
    "en": {"hundred": 100},
}  # fmt: skip

_THOUSAND: dict[Language, str] = {"es": "mil", "pt": "mil", "en": "thousand"}
_JOINER: dict[Language, str] = {"es": "y", "pt": "e", "en": "and"}
# Alone these are articles or pronouns far more often than the number one or (pt) half.
_NOT_ALONE: dict[Language, frozenset[str]] = {
    "es": frozenset({"un", "una", "uno"}),
    "pt": frozenset({"um", "uma", "meia"}),
    "en": frozenset({"one"}),
}
_DIGITS = re.compile(r"\d+")
_LONGEST = 300
_WORD_GAPS = " \t\n\r\u00a0\u202f-\u2010\u2011"


@dataclass(frozen=True, slots=True)
class NumberSpan:
    """A number and where it stands: ``text[start:end]``."""

    value: int
    start: int
    end: int


@dataclass(slots=True)
class _Reading:
    """A number being read word by word: thousands are closed, the rest may still grow."""

    thousands: int = 0
    rest: int = 0
    taken: list[WordSpan] = field(default_factory=list)
    floor: int = 1_000

    def value(self) -> int:
        return self.thousands + self.rest

    def take(self, span: WordSpan, language: Language) -> bool:
        """Read one more word; False when it cannot go on the number read so far."""
        if not self._take_value(span.word, language):
            return False
        self.taken.append(span)
        return True

    def _take_value(self, word: str, language: Language) -> bool:
        if word == _THOUSAND[language]:
            return self._close_thousands()
        if language == "en" and word == "hundred":
            return self._multiply_hundred()
        value = _HUNDREDS[language].get(word, _SMALL[language].get(word))
        return value is not None and self._add(value)

    def _add(self, value: int) -> bool:
        """Each part must fit under the last one: 300 + 20 + 3, and never 20 + 30."""
        if value == 0 or (value >= self.floor and (self.taken or value >= 1_000)):
            return not self.taken and value < 1_000
        self.rest += value
        self.floor = 100 if value >= 100 else 10 if value >= 20 and value % 10 == 0 else 1
        return True

    def _multiply_hundred(self) -> bool:
        if not (0 <= self.rest < 10) or (self.taken and self.rest == 0):
            return False
        self.rest = max(self.rest, 1) * 100
        self.floor = 100
        return True

    def _close_thousands(self) -> bool:
        if self.thousands:
            return False
        self.thousands = max(self.rest, 1) * 1_000
        self.rest, self.floor = 0, 1_000
        return True


def numbers(text: str, language: Language) -> Counter[int]:
    """Return the multiset of the numbers of a text.

    ``1.200``, ``1,200`` and ``1 200`` are 1200; a decimal gives its two halves. "One" alone is
    taken for an article, ordinals are words.
    """
    return Counter(span.value for span in number_spans(text, language))


def number_spans(text: str, language: Language) -> list[NumberSpan]:
    """Return the numbers of a text with their places, in order; the rules of ``numbers``."""
    spans = word_spans(text)
    found: list[NumberSpan] = []
    at = 0
    while at < len(spans):
        if _DIGITS.search(spans[at].word):
            at = _read_digits(text, spans, at, found)
        else:
            at = _read_words(text, spans, at, language, found)
    return found


def number_words(language: Language) -> frozenset[str]:
    """Return the folded words that a number in words can be made of, without the joiner."""
    return frozenset({*_SMALL[language], *_HUNDREDS[language], _THOUSAND[language]})


def without_numbers(words: Iterable[str], language: Language) -> Iterator[str]:
    """Yield the folded words that are no part of a number."""
    parts = number_words(language) - _NOT_ALONE[language]
    return (w for w in words if w not in parts and not w.isdecimal())


def _read_digits(text: str, spans: list[WordSpan], at: int, found: list[NumberSpan]) -> int:
    """Read ``1.200.000`` as one number, ``12/3`` and ``room314`` as they stand."""
    first = spans[at]
    values = [int(d[-_LONGEST:]) for d in _DIGITS.findall(first.word)]
    end = at + 1
    if first.word.isdecimal() and len(first.word) <= 3 and first.word[0] != "0":
        while end < len(spans) and _is_group(text, spans[end - 1], spans[end]):
            values = [values[0] * 1_000 + int(spans[end].word)]
            end += 1
    found.extend(NumberSpan(value, first.start, spans[end - 1].end) for value in values)
    return end


def _is_group(text: str, before: WordSpan, group: WordSpan) -> bool:
    between = text[before.end : group.start]
    return between in {".", ",", " ", "\u00a0", "\u202f", "'", "’"} and (
        len(group.word) == 3 and group.word.isdecimal()
    )


def _read_words(
    text: str, spans: list[WordSpan], at: int, language: Language, found: list[NumberSpan]
) -> int:
    """Read the longest number in words that starts at ``at``; return where to go on."""
    reading = _Reading()
    line = _unbroken(text, spans, at)
    end = 0
    while end < len(line):
        if reading.take(line[end], language):
            end += 1
        elif _joins(line, end, reading, language) and reading.take(line[end + 1], language):
            end += 2
        else:
            break
    if end > 1 or (end == 1 and line[0].word not in _NOT_ALONE[language]):
        found.append(NumberSpan(reading.value(), line[0].start, reading.taken[-1].end))
    return at + max(end, 1)


def _unbroken(text: str, spans: list[WordSpan], at: int) -> list[WordSpan]:
    """Return the words from ``at`` on that only spaces or hyphens part, at most twelve."""
    line = [spans[at]]
    for span in spans[at + 1 : at + 12]:
        if text[line[-1].end : span.start].strip(_WORD_GAPS):
            break
        line.append(span)
    return line


def _joins(line: list[WordSpan], at: int, reading: _Reading, language: Language) -> bool:
    if not reading.taken or at + 1 >= len(line) or line[at].word != _JOINER[language]:
        return False
    # "twenty and three" are two numbers in English, and Spanish has "y" only after the tens.
    if language == "en":
        return reading.floor >= 100
    return language == "pt" or reading.floor == 10


def is_number_word(word: str, language: Language) -> bool:
    """Tell whether a word, folded or not, can be part of a number in words or digits."""
    folded = fold(word)
    return folded.isdecimal() or folded in number_words(language)
