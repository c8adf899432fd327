"""One question in two states: each entry's place in both, and what differs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QT_TRANSLATE_NOOP

from core.model.kinds import Kind
from core.model.state import GameState
from core.retrieval import Explanation, Hit
from core.world.world import World
from editor.playground import words
from editor.playground.names import Names
from editor.playground.rows import Showing
from editor.playground.words import say

_MOST_BEYOND = 50
_CHANGES = {
    "same": QT_TRANSLATE_NOOP("Playground", "the same"),
    "score": QT_TRANSLATE_NOOP("Playground", "another score"),
    "up": QT_TRANSLATE_NOOP("Playground", "up {count}"),
    "down": QT_TRANSLATE_NOOP("Playground", "down {count}"),
    "new": QT_TRANSLATE_NOOP("Playground", "given now"),
    "gone": QT_TRANSLATE_NOOP("Playground", "left out now"),
    "revealed": QT_TRANSLATE_NOOP("Playground", "revealed"),
    "hidden": QT_TRANSLATE_NOOP("Playground", "masked now"),
}
_GIVEN = QT_TRANSLATE_NOOP("Playground", "given at rank {rank}, score {score}")
_BEYOND = QT_TRANSLATE_NOOP("Playground", "left out at rank {rank}, score {score}")
_MASKED = QT_TRANSLATE_NOOP("Playground", "masked, would be number {rank}, score {score}")
_SILENT_MASKED = QT_TRANSLATE_NOOP("Playground", "masked")
_NOTHING = QT_TRANSLATE_NOOP("Playground", "nothing matches")
_SPOKEN = QT_TRANSLATE_NOOP("Playground", "{id}: {change}. Pinned: {before}. Now: {now}.")
_QUESTS = QT_TRANSLATE_NOOP("Playground", "{count} quests")
_ONE_QUEST = QT_TRANSLATE_NOOP("Playground", "1 quest")
_TOP = QT_TRANSLATE_NOOP("Playground", "top {count}")


@dataclass(frozen=True, slots=True)
class Place:
    """Where an entry stands in one state.

    `kind` is `given`, `beyond`, `masked` or `silent`; `rank` and `score` where it scores,
    for a masked one those it would have.
    """

    kind: str
    rank: int | None = None
    score: float = 0.0

    def spoken(self) -> str:
        """The place in words."""
        if self.rank is None:
            return say(_SILENT_MASKED if self.kind == "masked" else _NOTHING)
        source = {"given": _GIVEN, "beyond": _BEYOND}.get(self.kind, _MASKED)
        return say(source, rank=self.rank, score=words.number(self.score))


@dataclass(frozen=True, slots=True)
class PairRow:
    """An entry in the pinned state and in the one of now; its text is not part of it."""

    handle: int
    label: str
    before: Place
    now: Place

    @property
    def change(self) -> tuple[str, int]:
        """What differs, as a code, and by how many ranks."""
        if self.before.kind != self.now.kind:
            return _changed_kind(self.before.kind, self.now.kind), 0
        gap = self.before.rank - self.now.rank if self.before.rank and self.now.rank else 0
        if gap:
            return ("up" if gap > 0 else "down"), abs(gap)
        return ("same" if self.before == self.now else "score"), 0

    def change_words(self) -> str:
        """What differs, in words."""
        code, count = self.change
        return say(_CHANGES[code], count=count)

    def spoken(self) -> str:
        """The row for a screen reader."""
        return say(
            _SPOKEN,
            id=self.label,
            change=self.change_words(),
            before=self.before.spoken(),
            now=self.now.spoken(),
        )


def _changed_kind(before: str, now: str) -> str:
    if "masked" in (before, now):
        return "revealed" if before == "masked" else "hidden"
    if "given" in (before, now):
        return "gone" if before == "given" else "new"
    return "score"


def compared(
    world: World, before: Explanation, now: Explanation, showing: Showing
) -> tuple[PairRow, ...]:
    """The entries that score in either state, in the order of now, then those of the other."""
    places = dict(_places(before)), dict(_places(now))
    order = dict.fromkeys([*_ordered(places[1]), *_ordered(places[0])])
    hidden = _Hidden(showing)
    rows = []
    for handle in order:
        pair = (
            places[0].get(handle) or _unscored(before, handle),
            places[1].get(handle) or _unscored(now, handle),
        )
        label = hidden.label(world.record(handle).id, pair)
        rows.append(PairRow(handle, label, *pair))
    return tuple(rows)


def _places(explained: Explanation) -> Iterator[tuple[int, Place]]:
    for hit in explained.results:
        yield hit.handle, _place("given", hit)
    for hit in explained.beyond[:_MOST_BEYOND]:
        yield hit.handle, _place("beyond", hit)
    for masked in explained.masked[:_MOST_BEYOND]:
        if masked.hit is not None:
            yield masked.handle, _place("masked", masked.hit)


def _place(kind: str, hit: Hit) -> Place:
    return Place(kind, hit.rank, hit.score)


def _ordered(places: dict[int, Place]) -> list[int]:
    return sorted(places, key=lambda handle: -places[handle].score)


def _unscored(explained: Explanation, handle: int) -> Place:
    """The place of an entry that is not among the first in this state."""
    why = explained.why(handle)
    if why is not None and why.gate == "masked":
        return Place("masked")
    if why is not None and why.gate == "rank":
        rank = int(str(dict(why.params)["rank"]))
        return _place("beyond", explained.beyond[rank - 1 - len(explained.results)])
    return Place("silent")


class _Hidden:
    """Labels; with ids hidden, an entry that is masked in either state is called by a number."""

    def __init__(self, showing: Showing) -> None:
        self._hides = showing.hide_ids and not showing.lifted
        self._count = 0

    def label(self, id: str, pair: tuple[Place, Place]) -> str:
        if not self._hides or all(place.kind != "masked" for place in pair):
            return id
        self._count += 1
        return words.masked_label(self._count)


def state_line(state: GameState, names: Names) -> str:
    """A state in one line: "Bram, La mina, 3 quests, top 5, lexical"."""
    npc = names.name(Kind.NPC, state.npc) if state.npc else words.stranger_words()
    parts = [npc]
    if state.place:
        parts.append(names.name(Kind.PLACE, state.place))
    count = len(state.quests)
    parts.append(say(_ONE_QUEST) if count == 1 else say(_QUESTS, count=count))
    return ", ".join([*parts, say(_TOP, count=state.k), state.profile])
