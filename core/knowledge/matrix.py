"""Who knows what at one moment: entries times NPCs (spec section 3, "Visible to").

Entries of one gate class (`mask.gate_key`) are opened together, so a class is looked at once
for all NPCs, and again only when a quest that it waits for is completed or taken back.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from core.knowledge.cast import Cast, Npcs
from core.knowledge.openings import OPENINGS, Opening, kind_of
from core.knowledge.quests import Quests, available, steps
from core.model.kinds import Kind
from core.model.mask import gate_key
from core.model.records import Entry
from core.model.visibility import AnyOf, AudienceKind, Visibility, audiences
from core.world.edits import Changes
from core.world.world import World

Key = tuple[Visibility, str | None]
Learnt = Mapping[str, Mapping[str, int]]
_CODES = {opening: code for code, opening in enumerate(OPENINGS)}
_PEOPLE = frozenset({Kind.NPC, Kind.QUEST, Kind.FACTION})


@dataclass(frozen=True, slots=True)
class Row:
    """What one gate class is to each NPC.

    `codes[column]` is the place of an `Opening` in `OPENINGS`; `known` the NPCs that see it, as
    bits; `next` whom each quest that can be completed now would let in.
    """

    codes: bytes
    known: int
    next: tuple[tuple[str, int], ...] = ()

    @property
    def opens_next(self) -> int:
        """The NPCs, as bits, that some quest of the next step would let in."""
        group = 0
        for _, admitted in self.next:
            group |= admitted
        return group


@dataclass(frozen=True, slots=True)
class Cell:
    """One entry and one NPC: what opens it, and the quests each of which would open it next."""

    opening: Opening
    next_quests: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Learning:
    """What completing one quest does to one entry: who learns it, and who knew it."""

    handle: int
    learn: Npcs
    knew: Npcs


@dataclass(frozen=True, slots=True)
class Sheet:
    """The matrix at one quest state; a value that later edits do not change.

    Rows are the handles of sound entries in file order; columns `cast.npcs`, a stranger last.
    `learnt_codes` holds the rows of entries that some NPC has learnt and nothing else opens.
    """

    cast: Cast
    quests: Quests
    handles: tuple[int, ...]
    next_quests: tuple[str, ...]
    rows: Mapping[Key, Row]
    keys: Mapping[int, Key]
    learnt_rows: Mapping[int, Row] = field(default_factory=dict)

    @property
    def npcs(self) -> Npcs:
        """The columns."""
        return self.cast.npcs

    def row(self, handle: int) -> Row:
        """The row of an entry. Raises KeyError for one that is broken or gone."""
        learnt = self.learnt_rows.get(handle)
        return self.rows[self.keys[handle]] if learnt is None else learnt

    def cell(self, handle: int, npc: str | None) -> Cell:
        """One cell. Raises KeyError for the entry, ValueError for an NPC without a column."""
        row, column = self.row(handle), self.npcs.index(npc)
        quests = tuple(q for q, group in row.next if group >> column & 1)
        return Cell(OPENINGS[row.codes[column]], quests)

    def known(self, handle: int) -> int:
        """How many NPCs, the stranger not counted, see the entry."""
        return (self.row(handle).known & ~self.cast.stranger).bit_count()

    def totals(self, handles: Iterable[int] | None = None) -> tuple[int, ...]:
        """How many of the entries (all, or those given) each NPC sees, by column."""
        return self._count(handles, opens_next=False)

    def next_totals(self, handles: Iterable[int] | None = None) -> tuple[int, ...]:
        """How many of the entries each NPC would learn by the next quests, by column."""
        return self._count(handles, opens_next=True)

    def _count(self, handles: Iterable[int] | None, *, opens_next: bool) -> tuple[int, ...]:
        counts: dict[int, int] = {}
        for handle in self.handles if handles is None else handles:
            row = self.row(handle)
            group = row.opens_next if opens_next else row.known
            counts[group] = counts.get(group, 0) + 1
        columns = range(len(self.npcs))
        return tuple(sum(n for g, n in counts.items() if g >> c & 1) for c in columns)

    def learning(self, quest: str) -> tuple[Learning, ...]:
        """What completing a quest of `next_quests` changes: the entries that somebody learns."""
        found = []
        for handle in self.handles:
            row = self.row(handle)
            group = dict(row.next).get(quest, 0)
            if group:
                found.append(Learning(handle, self.cast.of(group), self.cast.of(row.known)))
        return tuple(found)


class Matrix:
    """Makes sheets of one open world, and keeps what does not change from one to the next."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._read()

    def _read(self) -> None:
        self._cast = Cast(self._world)
        self._steps = steps(self._world)
        self._order()
        self._quests: dict[Key, Quests] = {}
        self._rows: dict[Key, dict[tuple[Quests, Quests], Row]] = {}

    def _order(self) -> None:
        records = self._world.records(Kind.ENTRY)
        found = ((r.handle, r.data) for r in records)
        self._keys: dict[int, Key] = {
            h: gate_key(data) for h, data in found if isinstance(data, Entry)
        }
        self._handles = tuple(self._keys)
        self._classes = tuple(dict.fromkeys(self._keys.values()))

    def update(self, changes: Changes) -> None:
        """Take in an edit; call it after `World.apply`."""
        people = any(change.kind in _PEOPLE for change in changes.records)
        entries = changes.of(Kind.ENTRY)
        if people or (entries and not self._is_closed()):
            self._read()
        elif changes.structure or any(_regroups(change.fields()) for change in entries):
            self._order()

    def _is_closed(self) -> bool:
        """Whether people and quests are declared, so that entries name no others."""
        return self._world.declares(Kind.NPC) and self._world.declares(Kind.QUEST)

    @property
    def steps(self) -> tuple[str, ...]:
        """The quests in the order of the slider; step n is after the first n of them."""
        return self._steps

    def at_step(self, step: int, learnt: Learnt | None = None) -> Sheet:
        """The sheet after the first `step` quests."""
        return self.at(self._steps[:step], learnt)

    def at(self, quests: Iterable[str], learnt: Learnt | None = None) -> Sheet:
        """The sheet once the quests are completed, with what NPCs have learnt besides."""
        done = frozenset(quests)
        ahead = available(self._world, done)
        rows = {key: self._row(key, done, ahead) for key in self._classes}
        sheet = Sheet(self._cast, done, self._handles, ahead, rows, self._keys)
        if not learnt:
            return sheet
        return Sheet(
            self._cast, done, self._handles, ahead, rows, self._keys, self._learnt(sheet, learnt)
        )

    def _row(self, key: Key, done: Quests, ahead: tuple[str, ...]) -> Row:
        """A class's row; kept for each state of the quests that the class waits for."""
        waits = self._quests.get(key)
        if waits is None:
            waits = self._quests[key] = _waits(key)
        state = (waits & done, waits.intersection(ahead))
        kept = self._rows.setdefault(key, {})
        if state not in kept:
            kept[state] = _make_row(self._cast, key, state[0], state[1])
        return kept[state]

    def _learnt(self, sheet: Sheet, learnt: Learnt) -> dict[int, Row]:
        groups: dict[int, int] = {}
        for npc, entries in learnt.items():
            bit = self._cast.npc(npc)
            for id in entries if bit else ():
                for handle in self._world.find(Kind.ENTRY, id) if id else ():
                    if handle in self._keys and not sheet.row(handle).known & bit:
                        groups[handle] = groups.get(handle, 0) | bit
        return {handle: _with_learnt(sheet.row(handle), bits) for handle, bits in groups.items()}


def _regroups(fields: frozenset[str]) -> bool:
    return bool(fields & {"*", "visibility", "required_quest"})


def _waits(key: Key) -> Quests:
    """The quests that may change who sees entries of a class."""
    found = {a.id for a in audiences(key[0]) if a.kind is AudienceKind.QUEST}
    return frozenset(found | ({key[1]} if key[1] else set()))


def _make_row(cast: Cast, key: Key, done: Quests, ahead: Iterable[str]) -> Row:
    codes = bytearray(len(cast.npcs))
    known = 0
    for opening, group in _parts(cast, key[0], key[1], done):
        _paint(codes, group & ~known, _CODES[opening])
        known |= group
    admitted = ((q, cast.admitted(*key, done | {q}) & ~known) for q in sorted(ahead))
    return Row(bytes(codes), known, tuple((q, group) for q, group in admitted if group))


def _parts(
    cast: Cast, visibility: Visibility, quest: str | None, done: Quests
) -> Iterable[tuple[Opening, int]]:
    """Each part of a list in turn, with whom it admits."""
    if isinstance(visibility, AnyOf):
        for part in visibility.parts:
            yield from _parts(cast, part, quest, done)
        return
    yield kind_of(visibility), cast.admitted(visibility, quest, done)


def _paint(codes: bytearray, group: int, code: int) -> None:
    column = 0
    while group:
        if group & 1:
            codes[column] = code
        group >>= 1
        column += 1


def _with_learnt(row: Row, group: int) -> Row:
    codes = bytearray(row.codes)
    _paint(codes, group, _CODES[Opening.LEARNT])
    rest = tuple((quest, admitted & ~group) for quest, admitted in row.next)
    return Row(bytes(codes), row.known | group, tuple((q, g) for q, g in rest if g))
