"""Which words differ between two forms of a text."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from difflib import SequenceMatcher
from itertools import pairwise
from typing import TypeAlias

Span: TypeAlias = tuple[int, int]
"""Characters from the first to before the second (Python indexes)."""
Block: TypeAlias = tuple[int, int, int, int]

MOST = 160
"""So many words of both texts are compared one by one, and so many sentences."""
MOST_IN_ALL = 240
"""Of all that differs so many words: more would hold the window for longer than a key press."""
LONG = 24_000
"""Characters of both texts from which only the one stretch is found in which they differ."""
_ALIKE = 0.25
"""Texts of which less is alike are simply two texts: single shared words would only confuse."""
_TOKEN = re.compile(r"\w+|[^\w\s]")
_SENTENCE = re.compile(r"[^.!?…\n]*[.!?…\n]*\s*")


def changed_spans(old: str, new: str) -> tuple[list[Span], list[Span]]:
    """The stretches of words that are only in the old text, and those only in the new one.

    White space does not count. Long texts are compared by sentences first, and sentences that
    differ are given as a whole where their words are too many to compare.
    """
    if len(old) + len(new) > LONG:
        return _middles(old, new)
    before, now = list(_spans(_TOKEN, old)), list(_spans(_TOKEN, new))
    marks = list(_differing(old, new, before, now))
    return (
        [(before[a][0], before[b - 1][1]) for a, b, _, _ in marks if a < b],
        [(now[c][0], now[d - 1][1]) for _, _, c, d in marks if c < d],
    )


def common_start(old: str, new: str) -> int:
    """How many characters both begin with."""
    return _shared(min(len(old), len(new)), lambda n: old[:n] == new[:n])


def _middles(old: str, new: str) -> tuple[list[Span], list[Span]]:
    """The one stretch of each between what both begin and both end with."""
    start = common_start(old, new)
    room = min(len(old), len(new)) - start
    end = _shared(room, lambda n: old[len(old) - n :] == new[len(new) - n :])
    spans = (start, len(old) - end), (start, len(new) - end)
    before, now = ([span] if span[0] < span[1] else [] for span in spans)
    return before, now


def _shared(most: int, same: Callable[[int], bool]) -> int:
    """The largest number up to `most` for which two texts are still the same."""
    return bisect_left(range(1, most + 1), True, key=lambda n: not same(n))


def _spans(pattern: re.Pattern[str], text: str) -> Iterator[Span]:
    return (found.span() for found in pattern.finditer(text) if found.end() > found.start())


def _differing(old: str, new: str, before: Sequence[Span], now: Sequence[Span]) -> Iterator[Block]:
    """Blocks of tokens that differ: from, to in the old text; from, to in the new one."""
    ours = [old[a:b] for a, b in before]
    theirs = [new[a:b] for a, b in now]
    start, a, b = _trimmed(ours, theirs)
    if (a - start) + (b - start) <= MOST:
        yield from _by_word(ours, theirs, (start, a, start, b))
        return
    left = MOST_IN_ALL
    for block in _by_sentence(old, new, before, now, (start, a, start, b)):
        words = block[1] - block[0] + block[3] - block[2]
        left -= words
        yield from _by_word(ours, theirs, block) if words <= MOST and left >= 0 else [block]


def _trimmed(ours: Sequence[str], theirs: Sequence[str]) -> tuple[int, int, int]:
    """What is left between the words that both begin and both end with."""
    a, b, start = len(ours), len(theirs), 0
    while start < min(a, b) and ours[start] == theirs[start]:
        start += 1
    while min(a, b) > start and ours[a - 1] == theirs[b - 1]:
        a, b = a - 1, b - 1
    return start, a, b


def _by_word(ours: Sequence[str], theirs: Sequence[str], block: Block) -> Iterator[Block]:
    a, b, c, d = block
    matcher = SequenceMatcher(None, ours[a:b], theirs[c:d], autojunk=False)
    found = [op for op in matcher.get_opcodes() if op[0] != "equal"]
    alike = sum(size for _, _, size in matcher.get_matching_blocks())
    if alike < _ALIKE * max(b - a, d - c):
        yield block
    else:
        yield from ((a + i, a + j, c + k, c + m) for _, i, j, k, m in found)


def _by_sentence(
    old: str, new: str, before: Sequence[Span], now: Sequence[Span], block: Block
) -> Iterator[Block]:
    """Blocks of whole sentences that differ."""
    a, b, c, d = block
    ours, theirs = _cuts(old, before, a, b), _cuts(new, now, c, d)
    if len(ours) + len(theirs) > MOST:
        yield block
        return
    matcher = SequenceMatcher(None, _texts(old, before, ours), _texts(new, now, theirs), False)
    for kind, i, j, k, m in matcher.get_opcodes():
        if kind != "equal":
            yield ours[i], ours[j], theirs[k], theirs[m]


def _cuts(text: str, tokens: Sequence[Span], first: int, last: int) -> list[int]:
    """Where sentences begin among tokens `first` to `last`, and the end."""
    ends = [end for _, end in _spans(_SENTENCE, text)]
    cuts, at = [first], 0
    for index in range(first, last):
        while ends[at] <= tokens[index][0]:
            at += 1
            if index > cuts[-1]:
                cuts.append(index)
    return [*cuts, last]


def _texts(text: str, tokens: Sequence[Span], cuts: Sequence[int]) -> list[str]:
    return [text[tokens[a][0] : tokens[b - 1][1]] if a < b else "" for a, b in pairwise(cuts)]
