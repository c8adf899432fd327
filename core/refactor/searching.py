"""Finding what a search matches in records: hits to be looked at and ticked one by one.

It works on records as they were given, so it may run in another thread.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from core.errors import UnreadableFile
from core.model.kinds import Kind
from core.refactor.matcher import Matcher
from core.refactor.strings import literals
from core.world.lore_file import Record
from core.world.world import World

MAX_HITS = 20_000
_CONTEXT = 48

FIELD_GROUPS: Mapping[str, frozenset[str]] = {
    "texts": frozenset({"text", "title"}),
    "names": frozenset({"name", "aliases"}),
    "sheets": frozenset({"voice", "public_sheet", "full_sheet"}),
    "tags": frozenset({"tags", "tag"}),
    "terms": frozenset({"terms", "not_names"}),
    "notes": frozenset({"notes"}),
    "cases": frozenset({"query", "answer", "context_has", "context_lacks", "findings"}),
    "ids": frozenset(
        [
            "id",
            "former_ids",
            "visibility",
            "required_quest",
            "factions",
            "requires",
            "npc",
            "place",
            "quests",
            "retrieves",
            "masks",
            "not_retrieves",
        ]
    ),
}
"""What can be searched: names of groups to the model's fields. `ids` are changed as text only."""
SEARCHED = frozenset(Kind) - {Kind.VERSION, Kind.LANGUAGE}
Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Hit:
    """A place in one string of a record: `spot` is the string's number in it.

    `before` and `after` are the text around, cut; `start` and `end` count in the string.
    """

    handle: int
    field: str
    spot: int
    start: int
    end: int
    old: str
    new: str
    before: str = ""
    after: str = ""


@dataclass(frozen=True, slots=True)
class Hits:
    """What was found. `more` tells that the search stopped at `MAX_HITS`."""

    hits: tuple[Hit, ...] = ()
    more: bool = False


def records_in(world: World, handles: Iterable[int] | None = None) -> tuple[Record, ...]:
    """Records that can be searched and written, in file order by kind; all without handles."""
    wanted = None if handles is None else frozenset(handles)
    writable = {f.handle for f in world.files if f.read_only is None}
    return tuple(
        record
        for kind in Kind
        if kind in SEARCHED
        for record in world.records(kind)
        if record.file in writable and (wanted is None or record.handle in wanted)
    )


def fields_of(groups: Iterable[str]) -> frozenset[str]:
    """The fields of some groups. Raises KeyError for an unknown one."""
    return frozenset(name for group in groups for name in FIELD_GROUPS[group])


def find_hits(
    records: Sequence[Record],
    matcher: Matcher,
    fields: frozenset[str],
    progress: Progress | None = None,
) -> Hits:
    """Everything that matches, in the order of the records. Raises BadSearch when too slow."""
    found: list[Hit] = []
    for at, record in enumerate(records):
        # Each time: a pattern may take half a second on one text and still not be too slow.
        if progress is not None:
            progress(at, len(records))
        if matcher.may_be_in(record.raw):
            found += hits_of(record, matcher, fields)
        if len(found) > MAX_HITS:
            return Hits(tuple(found[:MAX_HITS]), more=True)
    return Hits(tuple(found))


def hits_of(record: Record, matcher: Matcher, fields: frozenset[str]) -> Iterator[Hit]:
    """Everything that matches in one record."""
    try:
        strings = literals(record.kind, record.raw)
    except UnreadableFile:
        return
    for literal in strings:
        if literal.field not in fields:
            continue
        text = literal.value
        for place in matcher.find(text):
            yield Hit(
                record.handle,
                literal.field,
                literal.spot,
                place.start,
                place.end,
                text[place.start : place.end],
                place.new,
                text[max(0, place.start - _CONTEXT) : place.start],
                text[place.end : place.end + _CONTEXT],
            )
