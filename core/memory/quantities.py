"""The amounts a text names, as facts are compared by them (spec section 4).

"1.000" is a thousand in Spanish and one in English, so an amount in digits is read in both ways,
and two amounts are equal only when they are in both.
"""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

from core.text.fold import word_spans
from core.text.languages import Language
from core.text.numbers import number_spans
from core.text.stems import stem

_GROUPS_BY_POINT = re.compile(r"([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d+))?|(\d+)(?:,(\d+))?")
_GROUPS_BY_COMMA = re.compile(r"([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d+))?|(\d+)(?:\.(\d+))?")
_MINUS = frozenset("-\u2212\u2010\u2011\u2013")
_SIGNS = frozenset({"Sc", "Sm", "So"})

Amount = tuple[str, str]
"""A number as it reads with points as group marks, and with commas as group marks."""


@dataclass(frozen=True, slots=True)
class Quantity:
    """An amount and the stem of the content word after it ("" at the end of a text)."""

    amount: Amount
    counted: str


def quantities(text: str, content: frozenset[str], language: Language) -> tuple[Quantity, ...]:
    """The amounts of a text in order; `content` are the folded words that count in it."""
    found = tuple(_amounts(text, language))
    words = [span for span in word_spans(text) if span.word in content] if found else []
    quantities = []
    for amount, end in found:
        following = next((w.word for w in words if w.start >= end), "")
        quantities.append(Quantity(amount, stem(following, language)))
    return tuple(quantities)


def signs(text: str) -> tuple[str, ...]:
    """The signs of a text that are no words, in order: currencies, per cent, pictures."""
    if text.isascii() and not any(c in "$%+<=>^`|~" for c in text):
        return ()
    return tuple(c for c in text if c in "%\u2030" or unicodedata.category(c) in _SIGNS)


def _amounts(text: str, language: Language) -> Iterator[tuple[Amount, int]]:
    """Each amount with the place where it ends."""
    spans = number_spans(text, language)
    at = 0
    while at < len(spans):
        start, end, value = spans[at].start, spans[at].end, spans[at].value
        at += 1
        while at < len(spans) and _goes_on(
            text[start : spans[at].end], text[end : spans[at].start]
        ):
            end = spans[at].end
            at += 1
        yield _amount(text[start:end], value, _minus(text, start)), end


def _goes_on(whole: str, between: str) -> bool:
    return between in {".", ","} and all(c in ".," or c.isdecimal() for c in whole)


def _minus(text: str, start: int) -> str:
    before = text[max(0, start - 2) : start]
    return "-" if before[-1:] in _MINUS and not before[:-1].strip() and before else ""


def _amount(written: str, value: int, minus: str) -> Amount:
    digits = "".join(_digit(c) for c in written if c not in " \u00a0\u202f'\u2019")
    if not digits or digits.strip("0123456789.,"):
        return minus + str(value), minus + str(value)
    readings = [_read(digits, _GROUPS_BY_POINT, "."), _read(digits, _GROUPS_BY_COMMA, ",")]
    first, second = (r or next(filter(None, readings), digits) for r in readings)
    return minus + first, minus + second


def _digit(character: str) -> str:
    return str(unicodedata.decimal(character, character))


def _read(digits: str, form: re.Pattern[str], mark: str) -> str:
    """The plain spelling of a number, "" when it is none in that form."""
    match = form.fullmatch(digits)
    if match is None:
        return ""
    whole = (match[1] or match[3]).replace(mark, "").lstrip("0") or "0"
    rest = (match[2] or match[4] or "").rstrip("0")
    return f"{whole}.{rest}" if rest else whole
