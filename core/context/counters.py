"""Counting tokens without the model's tokenizer, and with it (spec section 6).

Bytes are the only bound that holds for every tokenizer: byte-level ones start from bytes and
only merge, and those with byte fallback give at most one token a byte. The estimate is word-aware
and then raised by 1.3, because it falls short on invented names.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from core.errors import LoremaskError

_MARGIN = 1.3
_LETTERS_PER_TOKEN = 3.2
_RUNS = re.compile(r"[A-Za-zÀ-ɏ]+|\d|[ \t]+|\r\n|[\r\n]|.", re.DOTALL)
_MESSAGE_ALLOWANCE = 8
_TEMPLATE_ALLOWANCE = 16

MESSAGES = 2
"""What a context is sent as: one system message, one of the player."""


@dataclass(frozen=True, slots=True)
class Counter:
    """Counts the tokens of a text; `name` is `estimate`, `strict` or `exact`.

    `count` is for one text; `total` adds what each message and the chat template may cost.
    """

    name: str
    count: Callable[[str], int]
    per_message: int = 0
    per_call: int = 0

    @property
    def approximate(self) -> bool:
        """Whether its numbers are to be shown with a ≈."""
        return self.name == "estimate"

    def total(self, text: str, messages: int = MESSAGES) -> int:
        """The tokens of a text that is sent as so many messages."""
        return self.count(text) + self.allowance(messages)

    def allowance(self, messages: int = MESSAGES) -> int:
        """What the messages and the template cost beside the text."""
        return self.per_message * messages + self.per_call

    def shown(self, tokens: int) -> str:
        """A count as people see it."""
        return f"≈ {tokens}" if self.approximate else str(tokens)


def estimate_tokens(text: str) -> int:
    """About how many tokens a text has, times 1.3; 0 for no text."""
    if "\r" in text:
        return math.ceil(_line_cost(text) * _MARGIN)
    # Halves add up exactly, so lines may be counted one by one, and those of the last turn known.
    lines = text.split("\n")
    return math.ceil((sum(map(_line_cost, lines)) + len(lines) - 1) * _MARGIN)


@lru_cache(maxsize=4096)
def _line_cost(line: str) -> float:
    return sum(map(_cost, _RUNS.findall(line)))


def _cost(run: str) -> float:
    first = run[0]
    if first in "\r\n":
        return 1
    if first in " \t":
        return 1 if len(run) > 1 else 0
    if first.isalpha() and (len(run) > 1 or "A" <= first <= "ɏ"):
        return _word_cost(run)
    if first.isdecimal() and first.isascii():
        return 1
    return len(run.encode("utf-8", "surrogatepass"))


def _word_cost(word: str) -> float:
    accented = 0 if word.isascii() else sum(not c.isascii() for c in word)
    inner = 0 if word[1:].islower() else sum(c.isupper() for c in word[1:])
    marks = 0.5 if accented == 1 else accented
    return math.ceil(len(word) / _LETTERS_PER_TOKEN) + marks + math.ceil(inner / 3)


def strict_tokens(text: str) -> int:
    """A bound that no known tokenizer passes: UTF-8 bytes, and one for a leading blank."""
    return len(text.encode("utf-8", "surrogatepass")) + 1


ESTIMATE = Counter("estimate", estimate_tokens)
STRICT = Counter("strict", strict_tokens, _MESSAGE_ALLOWANCE, _TEMPLATE_ALLOWANCE)

COUNTERS = {counter.name: counter for counter in (ESTIMATE, STRICT)}


def exact(count: Callable[[str], int], per_message: int = 0, per_call: int = 0) -> Counter:
    """A counter through a server's tokenizer; `count` gives the tokens of a text.

    The allowances are what that server's template adds, when `count` leaves them out.
    """
    return Counter("exact", count, per_message, per_call)


def counter_named(name: str) -> Counter:
    """The counter of a name. Raises LoremaskError for one that is none."""
    if name not in COUNTERS:
        raise LoremaskError("no_counter", {"name": name, "known": tuple(COUNTERS)})
    return COUNTERS[name]
