"""Checking an answer against what its NPC was given (spec section 7)."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace

from core.grounding.allowed import Given, allowed
from core.grounding.book import Book
from core.grounding.copied import copied_from_hidden, with_copied
from core.grounding.figures import numbers_given_by_nobody, quotations_of_nobody
from core.grounding.findings import Finding, FindingKind
from core.grounding.naming import Naming
from core.grounding.taken import Taken
from core.memory.state import MemoryState
from core.model.state import GameState
from core.world.world import World


class Checker:
    """Checks answers in one open world; reads its names again after each edit of it."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._lock = threading.RLock()
        self._revision = -1
        self._book: Book | None = None

    @property
    def ready(self) -> bool:
        """Whether the names of the world as it is now have been read; it takes a while."""
        return self._book is not None and self._revision == self._world.revision

    @property
    def book(self) -> Book:
        """The names of the world as it is now. What reads in it holds `reading`."""
        with self._lock:
            # Read first: an edit that comes while the names are read is then read next time.
            revision = self._world.revision
            if self._book is None:
                self._book = Book(self._world)
            elif self._revision != revision:
                self._book.catch_up(self._world)
            self._revision = revision
            return self._book

    @contextmanager
    def reading(self) -> Iterator[Book]:
        """The names of the world as it is now, while no other thread brings them up to date."""
        with self._lock:
            yield self.book

    def check(
        self,
        npc: str | None,
        state: GameState,
        answer: str,
        given: Given = (),
        context: str | Iterable[str] = "",
        memory: MemoryState | None = None,
    ) -> tuple[Finding, ...]:
        """The findings of an answer, in its order. See `check_answer`."""
        state = replace(state, npc=npc)
        with self.reading() as book:
            return self._findings(book, state, answer, given, context, memory)

    def _findings(
        self,
        book: Book,
        state: GameState,
        answer: str,
        given: Given,
        context: str | Iterable[str],
        memory: MemoryState | None,
    ) -> tuple[Finding, ...]:
        may = allowed(self._world, state, given, context, memory, book.language)
        viewer = self._world.viewer(state)
        names = tuple(Naming(book, viewer, may, answer).findings())
        found = list(with_copied(answer, names, copied_from_hidden(book, viewer, may, answer)))
        named = Taken(answer, found)
        found += [
            *filter(named.is_free, numbers_given_by_nobody(answer, may, book.language)),
            *quotations_of_nobody(answer, may, book.language),
        ]
        return tuple(sorted(found, key=lambda f: (f.start, f.end, f.kind)))


def check_answer(
    world: World,
    npc: str | None,
    state: GameState,
    answer: str,
    given: Given = (),
    context: str | Iterable[str] = "",
    memory: MemoryState | None = None,
) -> tuple[Finding, ...]:
    """Find what an NPC says that it was not given: a heuristic, and a signal over many answers.

    `given`: the entries it was given (handles, ids, hits); `context`: its context, the player's
    line, whatever else it read; `memory`: all that it remembers counts as given. Its identity
    always does. For many answers make one `Checker`.
    """
    return Checker(world).check(npc, state, answer, given, context, memory)


__all__ = ["Checker", "Finding", "FindingKind", "check_answer"]
