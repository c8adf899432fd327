"""Stems of texts and tags with how often they stand there, for the profile `natural`.

Made at the first question that needs it, and caught up with edits at the next one.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain
from typing import TYPE_CHECKING

from core.model.records import Entry
from core.retrieval.grouping import Rows
from core.retrieval.index import Index, Row, is_retrievable
from core.retrieval.postings import Posting, posting
from core.text.fold import fold, tokens
from core.text.languages import Language
from core.text.stems import stem
from core.text.stopwords import stop_words

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_TELL_EVERY = 1000
TAG_TIMES = 2
"""How many times in the text a tag is worth."""


@dataclass(frozen=True, slots=True)
class StemPosting:
    """The entries that hold a stem, by ascending slot, and how often each does."""

    slots: Posting = field(default_factory=posting)
    times: Posting = field(default_factory=posting)

    def put(self, slot: int, times: int) -> None:
        """Add an entry that is not there."""
        at = bisect_left(self.slots, slot)
        self.slots.insert(at, slot)
        self.times.insert(at, times)

    def take(self, slot: int) -> None:
        """Take out an entry that is there."""
        at = bisect_left(self.slots, slot)
        del self.slots[at]
        del self.times[at]


class TokenStems(dict[str, tuple[tuple[str, str], ...]]):
    """A piece of text between white space -> its folded words with their stems.

    Stop words are left out. Folding never looks across white space, so no piece depends on
    its neighbours.
    """

    def __init__(self, language: Language) -> None:
        super().__init__()
        self._language = language
        self._stop = stop_words(language)

    def __missing__(self, token: str) -> tuple[tuple[str, str], ...]:
        words = (word for word in tokens(fold(token)) if word not in self._stop)
        found = tuple((word, stem(word, self._language)) for word in words)
        self[token] = found
        return found

    def of(self, text: str) -> Iterator[tuple[str, str]]:
        """Each word of a text that is no stop word, with its stem, repeats included."""
        return chain.from_iterable(map(self.__getitem__, text.split()))


class _TokenNumbers(dict[str, tuple[int, ...]]):
    """A piece of text between white space -> the numbers of its stems."""

    def __init__(self, stems: TokenStems) -> None:
        super().__init__()
        self._stems = stems
        self.roots: dict[str, int] = {}

    def __missing__(self, token: str) -> tuple[int, ...]:
        roots = self.roots
        numbers = tuple(roots.setdefault(root, len(roots)) for _, root in self._stems[token])
        self[token] = numbers
        return numbers


def entry_stems(entry: Entry, stems: TokenStems) -> Counter[str]:
    """The stems of an entry and how often they count: each tag as two words of the text."""
    found = Counter(root for _, root in stems.of(entry.text))
    for tag in entry.tags:
        for _, root in stems.of(tag):
            found[root] += TAG_TIMES
    return found


class StemIndex:
    """Postings by stem, and each entry's length in stems (a tag's count as `TAG_TIMES`)."""

    def __init__(
        self, index: Index, language: Language, progress: Callable[[int, int], object] | None = None
    ) -> None:
        self.lengths: Posting = array("i")
        self._index = index
        self._language: Language = language
        self._postings: dict[str, StemPosting] = {}
        # The log first: what an edit on another thread touches between the two is read twice.
        self._read = len(index.log)
        self._rows: list[Row] = list(index.rows)
        self._fill(TokenStems(language), progress)

    def _fill(
        self, stems: TokenStems, progress: Callable[[int, int], object] | None = None
    ) -> None:
        numbers, rows = _TokenNumbers(stems), Rows()
        for at, row in enumerate(self._rows):
            if progress is not None and at % _TELL_EVERY == 0:
                progress(at, len(self._rows))
            if is_retrievable(row):
                pieces = (row.text, *(tag for tag in row.tags for _ in range(TAG_TIMES)))
                found = map(numbers.__getitem__, " ".join(pieces).split())
                rows.numbers.extend(chain.from_iterable(found))
            self.lengths.append(rows.end())
        counted = rows.counted(len(numbers.roots))
        for root, (slots, times) in zip(numbers.roots, counted, strict=True):
            self._postings[root] = StemPosting(slots, times)

    def catch_up(self) -> None:
        """Take in what the index was told since the last question."""
        log = self._index.log
        stems = TokenStems(self._language)
        for slot in dict.fromkeys(log[self._read :]):
            self._add(slot, self._index.rows[slot], stems)
        self._read = len(log)

    def _add(self, slot: int, row: Row, stems: TokenStems) -> None:
        while len(self._rows) <= slot:
            self._rows.append(None)
            self.lengths.append(0)
        for root in self._stems(self._rows[slot], stems):
            self._postings[root].take(slot)
        found = self._stems(row, stems)
        for root, times in found.items():
            self._postings.setdefault(root, StemPosting()).put(slot, times)
        self._rows[slot] = row
        self.lengths[slot] = sum(found.values())

    def _stems(self, row: Row, stems: TokenStems) -> Mapping[str, int]:
        return entry_stems(row, stems) if is_retrievable(row) else {}

    def posting(self, root: str) -> StemPosting | None:
        """The entries that hold a stem."""
        found = self._postings.get(root)
        return found if found and found.slots else None

    def length_array(self) -> NDArray[np.int32]:
        """The lengths of all slots. Do not keep it."""
        import numpy as np

        return np.frombuffer(self.lengths, np.int32)
