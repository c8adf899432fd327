"""A search and what it would break, as one work for another thread."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.model.kinds import Kind
from core.refactor.matcher import Matcher
from core.refactor.notices import Notice
from core.refactor.replacing import (
    Replacement,
    by_record,
    collisions,
    ids_of,
    replacements,
)
from core.refactor.searching import Hit, find_hits, records_in

if TYPE_CHECKING:
    from core.world.lore_file import Record
    from core.world.world import World
    from editor.tasks import Token


@dataclass(frozen=True, slots=True)
class SearchResult:
    """What was found in the world of a revision, and what was looked at."""

    job: SearchJob
    hits: tuple[Hit, ...]
    more: bool
    notices: Mapping[int, tuple[Notice, ...]]


@dataclass(frozen=True, slots=True)
class SearchJob:
    """Everything that a search looks at, taken from the world as it was at one revision."""

    revision: int
    records: Sequence[Record]
    ids: Mapping[Kind, Counter[str]]
    matcher: Matcher
    fields: frozenset[str]

    @staticmethod
    def over(
        world: World,
        handles: frozenset[int] | None,
        matcher: Matcher,
        fields: frozenset[str],
        token: Token,
    ) -> SearchResult:
        """Search a world, in any thread. Raises as `run` does."""
        revision = world.revision
        records = records_in(world, handles)
        token.check()
        return SearchJob(revision, records, ids_of(world), matcher, fields).run(token)

    def run(self, token: Token) -> SearchResult:
        """Search. Raises BadSearch for a pattern that takes too long, Cancelled when unwanted."""
        found = find_hits(self.records, self.matcher, self.fields, token.progress)
        token.check()
        notices = self.problems(found.hits, token.check)
        return SearchResult(self, found.hits, found.more, notices)

    def replaced(self, hits: Sequence[Hit], token: Token) -> tuple[Replacement, ...]:
        """The new texts of the records. Raises Cancelled when unwanted."""
        known = {record.handle: record for record in self.records}
        return replacements(known, hits, token.progress)

    def problems(
        self, hits: Sequence[Hit], check: Callable[[], None] | None = None
    ) -> dict[int, tuple[Notice, ...]]:
        """What would be wrong after the replacement of some hits."""
        known = {record.handle: record for record in self.records}
        rows = by_record(hits)

        def pairs() -> object:
            for at, (handle, mine) in enumerate(rows.items()):
                if check is not None and at % 64 == 0:
                    check()
                yield known[handle], mine

        return collisions(pairs(), self.ids)  # type: ignore[arg-type]
