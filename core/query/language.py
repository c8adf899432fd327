"""The filter language of the lore workspace: one line of text to terms.

`mina "old gallery" tag:mina -vis:secret weight:>1 is:warning`: free words and
`key:value` terms, all of which must hold; `-` negates, quotes keep spaces and
make a value exact. Nothing raises: what cannot be understood is a term with a
problem, which matches nothing. `weight>1` is `weight:>1`; an address is text.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property

from core.files.vocabulary import VISIBILITY_WORDS

VALUE_KEYS = ("tag", "vis", "npc", "quest", "faction", "file", "id", "text")
NUMBER_KEYS = ("weight", "len")
STATES = (
    "error",
    "warning",
    "hint",
    "issue",
    "unreachable",
    "draft",
    "broken",
    "readonly",
)
KEYS = (*VALUE_KEYS, *NUMBER_KEYS, "is")
VISIBILITIES = {
    **VISIBILITY_WORDS,
    "all": "all",
    "todas": "all",
    "list": "any",
    "any": "any",
    "invalid": "invalid",
}
"""What may stand after `vis:`, in both vocabularies: an audience, `all`, `any` or `invalid`."""

_NUMBER_KEY = "(?:" + "|".join(NUMBER_KEYS) + ")"
_TERM = re.compile(r'-?(?:[A-Za-z]+:)?(?:"[^"]*"?|\S)(?:"[^"]*"?|\S)*')
_HEAD = re.compile(
    r"(-?)(?:([A-Za-z]+):|(" + _NUMBER_KEY + r")(?=[<>=]))?(.*)", re.DOTALL | re.IGNORECASE
)
_NUMBER = re.compile(r"(>=|<=|>|<|=)?(-?\d+(?:[.,]\d+)?)(?:\.\.(-?\d+(?:[.,]\d+)?))?")


@dataclass(frozen=True, slots=True)
class Span:
    """A condition on a number: both bounds, each with whether it is itself allowed."""

    low: float = float("-inf")
    high: float = float("inf")
    with_low: bool = True
    with_high: bool = True

    def __contains__(self, number: object) -> bool:
        if not isinstance(number, (int, float)):
            return False
        above = number >= self.low if self.with_low else number > self.low
        below = number <= self.high if self.with_high else number < self.high
        return above and below


@dataclass(frozen=True, slots=True)
class Term:
    """One condition. `key` is "" for free words; `start` and `end` say where it stands.

    `problem` is "" or a code: `unknown_key`, `unknown_state`, `unknown_visibility`,
    `bad_number`.
    """

    key: str
    value: str
    negated: bool = False
    exact: bool = False
    span: Span | None = None
    problem: str = ""
    start: int = 0
    end: int = 0


@dataclass(frozen=True)
class Filter:
    """A parsed filter; an empty one matches everything."""

    text: str = ""
    terms: tuple[Term, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.terms)

    @cached_property
    def problems(self) -> tuple[Term, ...]:
        """The terms that could not be understood."""
        return tuple(t for t in self.terms if t.problem)

    def source(self, term: Term) -> str:
        """The term as it was typed."""
        return self.text[term.start : term.end]

    def without(self, term: Term) -> str:
        """The filter's text with one term taken out."""
        rest = (self.text[: term.start].rstrip(), self.text[term.end :].lstrip())
        return " ".join(part for part in rest if part)


def parse_filter(text: str) -> Filter:
    """The terms of a filter line. Never raises."""
    found = (_term(m.group(), m.start(), m.end()) for m in _TERM.finditer(text))
    return Filter(text, tuple(term for term in found if term is not None))


def _term(source: str, start: int, end: int) -> Term | None:
    head = _HEAD.fullmatch(source)
    assert head is not None
    minus, key, rest = head[1], (head[2] or head[3] or "").lower(), head[4]
    if key not in KEYS and rest.startswith("//"):
        key, rest = "", source[len(minus) :]
    value = rest.replace('"', "")
    if not value:
        return None
    exact = rest.startswith('"')
    span, problem = None, "unknown_key" if key and key not in KEYS else ""
    if key in NUMBER_KEYS:
        span = _span(value)
        problem = "" if span else "bad_number"
    elif key == "is":
        value = value.lower()
        problem = "" if value in STATES else "unknown_state"
    elif key == "vis":
        problem = "" if value.lower() in VISIBILITIES else "unknown_visibility"
    return Term(key, value, bool(minus), exact, span, problem, start, end)


def _span(value: str) -> Span | None:
    match = _NUMBER.fullmatch(value)
    if match is None:
        return None
    sign, first, last = match.groups()
    number = float(first.replace(",", "."))
    if last is not None:
        return None if sign else Span(number, float(last.replace(",", ".")))
    bounds = {
        ">": Span(low=number, with_low=False),
        ">=": Span(low=number),
        "<": Span(high=number, with_high=False),
        "<=": Span(high=number),
    }
    return bounds.get(sign or "=", Span(number, number))


def quoted(value: str) -> str:
    """A value as it has to be written in a filter."""
    return f'"{value}"' if re.search(r"\s", value) or not value else value
