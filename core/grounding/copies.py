"""Words copied from what is hidden: exact, by stems, without guessing (spec sections 7 and 8).

What was copied is a run of words that some hidden text has and that no text has which the readers
may know or were given. One index serves the check of answers and the gate.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, TypeVar

from core.grounding.postings import Order
from core.text.fold import WordSpan, fold, word_spans
from core.text.languages import Language
from core.text.runs import Range, Runs, copied_run, runs_of

Item = TypeVar("Item")
Cut = Callable[[str], list[WordSpan]]
_DRAWERS = 1 << 13
_KEPT = 256
_TRIED = 24
"""Hidden texts with the same words that are compared to the end."""
_START = 3


@dataclass(frozen=True, slots=True)
class _Held(Generic[Item]):
    rank: Order
    item: Item
    text: str


class _Drawer:
    """The rest of each key that falls into it, beside the number of its text."""

    __slots__ = ("numbers", "rests")

    def __init__(self) -> None:
        self.rests, self.numbers = array("Q"), array("I")

    def add(self, rest: int, number: int) -> None:
        self.rests.append(rest)
        self.numbers.append(number)

    def of(self, rest: int) -> Iterator[int]:
        """The numbers of the texts with a key."""
        at = -1
        while True:
            try:
                at = self.rests.index(rest, at + 1)
            except ValueError:
                return
            yield self.numbers[at]

    def remove(self, number: int) -> None:
        """Take out all keys of a text."""
        left = [at for at, held in enumerate(self.numbers) if held != number]
        self.rests = array("Q", (self.rests[at] for at in left))
        self.numbers = array("I", (self.numbers[at] for at in left))


class CopyIndex(Generic[Item]):
    """Texts by the keys of their runs, each with what it belongs to. Some 12 bytes a key."""

    def __init__(self, language: Language, cut: Cut = word_spans) -> None:
        self.language = language
        self._cut = cut
        self._next = 0
        self._held: dict[int, _Held[Item]] = {}
        self._drawers: dict[int, _Drawer] = {}
        self._recent: OrderedDict[int, Runs] = OrderedDict()

    def put(self, rank: Order, item: Item, text: str) -> int:
        """Take in a text; the number to take it out by."""
        number, self._next = self._next, self._next + 1
        self._held[number] = _Held(rank, item, text)
        for key in set(self.read(text).every_key()):
            which, rest = _parts(key)
            self._drawers.setdefault(which, _Drawer()).add(rest, number)
        return number

    def drop(self, number: int) -> None:
        """Take out a text."""
        held = self._held.pop(number)
        self._recent.pop(number, None)
        for which in {_parts(key)[0] for key in self.read(held.text).every_key()}:
            self._drawers[which].remove(number)

    def read(self, text: str) -> Runs:
        """The runs of any text, cut as those in here."""
        return runs_of(text, self.language, self._cut(text))

    def numbers(self, key: int) -> list[int]:
        """The texts with a key, in the order of their ranks."""
        which, rest = _parts(key)
        drawer = self._drawers.get(which)
        found = [] if drawer is None else list(drawer.of(rest))
        return sorted(found, key=lambda number: self._held[number].rank)

    def item(self, number: int) -> Item:
        """What a text belongs to."""
        return self._held[number].item

    def runs(self, number: int) -> Runs:
        """The runs of a text."""
        found = self._recent.pop(number, None)
        if found is None:
            found = self.read(self._held[number].text)
        self._recent[number] = found
        if len(self._recent) > _KEPT:
            self._recent.popitem(last=False)
        return found

    def saying(self, roots: Sequence[str]) -> Iterator[Item]:
        """What has texts with these stems side by side; looks at all texts."""
        start = max(roots, key=len)[:_START]
        for held in self._held.values():
            if start in fold(held.text) and self.read(held.text).holds(roots):
                yield held.item


def _parts(key: int) -> tuple[int, int]:
    return key % _DRAWERS, (key >> 13) & 0xFFFFFFFFFFFF


@dataclass(frozen=True, slots=True)
class Shelf(Generic[Item]):
    """Texts, and whether the readers may know what one belongs to."""

    index: CopyIndex[Item]
    may_know: Callable[[Item], bool]


@dataclass(frozen=True, slots=True)
class Copied:
    """`text[start:end]` stands in something hidden, `item`."""

    start: int
    end: int
    item: Any


class Copies:
    """Finds what was copied, for one set of readers; `given` are texts that they have anyway."""

    def __init__(self, shelves: Sequence[Shelf[Any]], given: Iterable[str] = ()) -> None:
        self._shelves = shelves
        self._texts = given

    def find(self, text: str, spans: Sequence[WordSpan]) -> Iterator[Copied]:
        """Each run, in parts by sentence; runs of several sources may overlap."""
        if not self._shelves:
            return
        runs = runs_of(text, self._shelves[0].index.language, spans)
        for (first, end), item in (*self._long(runs), *self._short(runs)):
            for start, after in runs.by_sentence(first, end):
                yield Copied(spans[start].start, spans[after - 1].end, item)

    def _long(self, runs: Runs) -> Iterator[tuple[Range, Any]]:
        at = 0
        while at < len(runs.keyed):
            found = self._copied(runs, at)
            if found is None:
                at += 1
                continue
            yield found
            at = bisect_left(runs.content, found[0][1])

    def _copied(self, runs: Runs, at: int) -> tuple[Range, Any] | None:
        """The longest hidden text's run around a key."""
        key = runs.key(at)
        hidden = self._hidden(key)
        if not hidden or key in self._given_keys:
            return None
        best: tuple[Range, Any] | None = None
        for index, number in hidden[:_TRIED]:
            found = copied_run(runs, at, index.runs(number))
            if found and (best is None or found[1] - found[0] > best[0][1] - best[0][0]):
                best = found, index.item(number)
        return best

    def _hidden(self, key: int) -> list[tuple[CopyIndex[Any], int]]:
        """The hidden texts with a key; none when there is one that the readers may know."""
        found: list[tuple[CopyIndex[Any], int]] = []
        for shelf in self._shelves:
            for number in shelf.index.numbers(key):
                if shelf.may_know(shelf.index.item(number)):
                    return []
                found.append((shelf.index, number))
        return found

    def _short(self, runs: Runs) -> Iterator[tuple[Range, Any]]:
        for key, (first, end) in runs.short():
            hidden = self._hidden(key)
            if hidden and not self._known(runs.roots[first:end]):
                index, number = hidden[0]
                yield (first, end), index.item(number)

    def _known(self, roots: Sequence[str]) -> bool:
        if any(given.holds(roots) for given in self._given):
            return True
        return any(
            shelf.may_know(item) for shelf in self._shelves for item in shelf.index.saying(roots)
        )

    @cached_property
    def _given(self) -> tuple[Runs, ...]:
        return tuple(map(self._shelves[0].index.read, self._texts))

    @cached_property
    def _given_keys(self) -> frozenset[int]:
        return frozenset(key for given in self._given for key in map(given.key, given.keyed))
