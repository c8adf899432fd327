"""The words that a world calls its own, for its spelling: names, tags, ids, and habits."""

from __future__ import annotations

import re
import threading
from collections import Counter, deque
from collections.abc import Iterable, Iterator

from core.model.kinds import Kind
from core.model.records import Data
from core.world.edits import Change, Changes
from core.world.lore_file import Record
from core.world.world import World

OFTEN = 3
"""In how many records a word stands before it is nobody's slip; that it is in one more or
less is the record being written."""
_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
_NAMING = ("id", "name", "tag", "aliases", "tags", "terms", "former_ids")
_PROSE = ("text", "notes", "voice", "public_sheet", "full_sheet")
_KINDS = tuple(kind for kind in Kind if kind not in (Kind.VERSION, Kind.LANGUAGE, Kind.CASE))


class WorldWords:
    """Counts words record by record; `note` is told of edits, in the thread that makes them.

    `knows` and `names` may be asked in another thread; the first question counts the world.
    """

    def __init__(self, world: World) -> None:
        # Held while a world is counted, which takes seconds for a large one: no edit waits for it.
        self._counting = threading.Lock()
        self._unread: deque[tuple[Record, ...]] = deque(map(world.records, _KINDS))
        self._waiting: deque[Change] = deque()
        self._named: Counter[str] = Counter()
        self._used: Counter[str] = Counter()
        self._spelt: Counter[str] = Counter()

    def note(self, changes: Changes) -> None:
        """Take in an edit; it is counted with the next question."""
        for kind in _KINDS:
            self._waiting.extend(changes.of(kind))

    def knows(self, word: str) -> bool:
        """Whether the world names something so, or uses the word often."""
        lower = word.lower()
        with self._counting:
            self._count()
            return self._named[lower] > 0 or self._used[lower] > OFTEN

    def names(self) -> tuple[str, ...]:
        """The words of names, as they are written."""
        with self._counting:
            self._count()
            return tuple(self._spelt)

    def _count(self) -> None:
        while self._unread:
            for record in self._unread.popleft():
                self._add(record, 1)
        while self._waiting:
            change = self._waiting.popleft()
            self._add(change.old, -1)
            self._add(change.new, 1)

    def _add(self, record: Record | None, sign: int) -> None:
        if record is None:
            return
        data = record.data
        for word in _words_of(_texts(data, _NAMING)):
            self._named[word.lower()] += sign
        for word in _words_of(_texts(data, ("name", "aliases"))):
            self._spelt[word] += sign
            if self._spelt[word] <= 0:
                del self._spelt[word]
        for word in {w.lower() for w in _words_of(_texts(data, _PROSE))}:
            self._used[word] += sign


def _texts(data: Data, names: Iterable[str]) -> Iterator[str]:
    for name in names:
        value = getattr(data, name, None)
        if isinstance(value, str):
            yield value
        elif isinstance(value, tuple):
            yield from (v for v in value if isinstance(v, str))


def _words_of(texts: Iterable[str]) -> Iterator[str]:
    for text in texts:
        yield from _WORD.findall(text.replace("_", " "))
