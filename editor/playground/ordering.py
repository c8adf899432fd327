"""Which rows an answer has in each segment, and in which order; rows are made when looked at."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate

from PySide6.QtCore import QT_TRANSLATE_NOOP

from core.model.kinds import Kind
from core.retrieval import Masked
from core.world.world import World
from editor.playground.asking import Answer
from editor.playground.rows import LineRow, Row, RowMaker, Showing, score_parts
from editor.playground.words import say
from editor.theme.painter import ScoreParts

SEGMENTS = ("all", "retrieved", "masked", "left_out")
_TOP_ENDS = QT_TRANSLATE_NOOP("Playground", "Top {k} ends here")
_LEFT_OUT = QT_TRANSLATE_NOOP("Playground", "left out {count}")
_NO_MATCH = QT_TRANSLATE_NOOP("Playground", "Nothing matches")
_ONE = QT_TRANSLATE_NOOP("Playground", "1 entry")
_COUNT = QT_TRANSLATE_NOOP("Playground", "{count} entries")
_ONE_MASKED = QT_TRANSLATE_NOOP("Playground", "{entries}, and 1 masked one")
_MORE_MASKED = QT_TRANSLATE_NOOP("Playground", "{entries}, and {masked} masked ones")
_SCALED = 20
"""How many of those beyond the top the scale of the bars makes room for."""


@dataclass(frozen=True, slots=True)
class Block:
    """Rows one after another that are made alike."""

    count: int
    make: Callable[[int], Row]


class Rows(Sequence[Row]):
    """The rows of one answer in one segment."""

    def __init__(self, blocks: Sequence[Block], scale: Sequence[ScoreParts] = ()) -> None:
        self._blocks = [block for block in blocks if block.count > 0]
        self._ends = list(accumulate(block.count for block in self._blocks))
        self._made: dict[int, Row] = {}
        self.parts = scale

    def __len__(self) -> int:
        return self._ends[-1] if self._ends else 0

    def __getitem__(self, at):  # type: ignore[no-untyped-def]
        """The row of a place; slices are not needed and raise TypeError."""
        row = self._made.get(at)
        if row is None:
            block = bisect_left(self._ends, at + 1)
            start = self._ends[block - 1] if block else 0
            row = self._made[at] = self._blocks[block].make(at - start)
        return row

    def place_of(self, handle: int, among: int) -> int | None:
        """Where an entry stands in the first `among` rows."""
        found = (i for i in range(min(among, len(self))) if self[i].handle == handle)
        return next(found, None)


def rows_of(world: World, answer: Answer, segment: str, showing: Showing) -> Rows:
    """The rows of a segment."""
    order = _Order(world, answer, showing)
    blocks = {
        "all": order.all,
        "retrieved": order.retrieved,
        "masked": order.masked,
        "left_out": order.left_out,
    }[segment]()
    return Rows(blocks, order.scale())


class _Order:
    """Cuts one answer into blocks."""

    def __init__(self, world: World, answer: Answer, showing: Showing) -> None:
        self._world, self._answer = world, answer
        self._explained = answer.explanation
        self._make = RowMaker(world, answer, showing)
        self._masked_at = self._explained.masked.indexes
        self._top = self._top_end()
        self._silent = _Lazy(self._silent_handles())
        self._all_masked: Sequence[Masked] | None = None

    def scale(self) -> list[ScoreParts]:
        """The scores of the best, which all bars of the answer share one scale with."""
        best = (*self._explained.results, *self._explained.beyond[:_SCALED])
        return [score_parts(hit) for hit in best]

    def all(self) -> list[Block]:
        """What scored, in the order of all; the line where the top ends; what matches nothing."""
        top = self._top
        seen, hidden = len(self._explained.beyond), len(self._masked_at)
        scored = len(self._explained.results) + seen + hidden
        blocks = [Block(top, self._ranked)]
        if seen:
            blocks.append(self._top_line())
        blocks.append(Block(scored - top, lambda at: self._ranked(top + at)))
        silent_masked = self._answer.masked - hidden
        if self._answer.silent:
            blocks.append(self._silent_line(self._answer.silent, silent_masked))
        blocks.append(self._silent_block())
        return blocks

    def retrieved(self) -> list[Block]:
        """What the NPC is given."""
        results = self._explained.results
        return [Block(len(results), lambda at: self._make.card(results[at]))]

    def masked(self) -> list[Block]:
        """What would have scored, then every other masked entry."""
        scored = len(self._masked_at)
        rest = self._answer.masked - scored
        blocks = [Block(scored, self._bar)]
        if rest > 0:
            blocks.append(self._silent_line(rest, 0))
            blocks.append(Block(rest, lambda at: self._bar(scored + at)))
        return blocks

    def left_out(self) -> list[Block]:
        """What is seen and not given."""
        beyond = self._explained.beyond
        blocks = [Block(len(beyond), lambda at: self._make.beyond(beyond[at]))]
        if self._answer.silent:
            blocks.append(self._silent_line(self._answer.silent, 0))
        return [*blocks, self._silent_block()]

    def _top_end(self) -> int:
        """The place in the order of all after the last retrieved entry.

        With nothing left out the whole order is one block.
        """
        given = len(self._explained.results)
        if not self._explained.beyond:
            return given + len(self._masked_at)
        place = given
        while True:
            above = bisect_left(self._masked_at, place)
            if given + above == place:
                return place
            place = given + above

    def _ranked(self, place: int) -> Row:
        """The row of a place in the order of all that scored."""
        above = bisect_left(self._masked_at, place)
        if above < len(self._masked_at) and self._masked_at[above] == place:
            return self._bar(above, compact=place >= self._top)
        rank, given = place - above, len(self._explained.results)
        if rank < given:
            return self._make.card(self._explained.results[rank])
        return self._make.beyond(self._explained.beyond[rank - given])

    def _bar(self, at: int, *, compact: bool = False) -> Row:
        if at < len(self._masked_at):
            return self._make.bar(self._explained.masked[at], at + 1, compact=compact)
        if self._all_masked is None:
            self._all_masked = self._explained.all_masked()
        return self._make.bar(self._all_masked[at], at + 1, compact=True)

    def _top_line(self) -> Block:
        count = self._answer.left_out
        row = LineRow(say(_TOP_ENDS, k=self._answer.state.k), say(_LEFT_OUT, count=count))
        return Block(1, lambda _: row)

    def _silent_line(self, count: int, masked: int) -> Block:
        note = say(_ONE) if count == 1 else say(_COUNT, count=count)
        if masked:
            note = say(_ONE_MASKED if masked == 1 else _MORE_MASKED, entries=note, masked=masked)
        row = LineRow(say(_NO_MATCH), note)
        return Block(1, lambda _: row)

    def _silent_block(self) -> Block:
        make, silent = self._make, self._silent
        return Block(self._answer.silent, lambda at: make.silent(silent[at]))

    def _silent_handles(self) -> Iterator[int]:
        for handle in self._world.handles(Kind.ENTRY):
            why = self._explained.why(handle)
            if why is not None and why.gate not in ("masked", "rank", "unknown"):
                yield handle


class _Lazy:
    """A list that is taken from an iterator only as far as it is looked at."""

    def __init__(self, source: Iterator[int]) -> None:
        self._source, self._taken = source, list[int]()

    def __getitem__(self, at: int) -> int:
        while len(self._taken) <= at:
            self._taken.append(next(self._source))
        return self._taken[at]
