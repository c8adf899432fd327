"""Where an id or a tag is named: which fields of which kinds, and what a change makes of them.

A tag is treated as a target of kind `TAG_ALIAS`, whose records are known by their tag.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from core.files.jsontext import dumps
from core.files.vocabulary import VISIBILITY_WORDS
from core.model.kinds import Kind
from core.world.lore_file import Record
from core.world.world import World

TAG = Kind.TAG_ALIAS


class Group(StrEnum):
    """Why a string names the target; the last two are only changed when asked for."""

    NAME = "name"
    REFERENCE = "reference"
    PLACE_TAG = "place_tag"
    MENTION = "mention"


@dataclass(frozen=True, slots=True)
class Target:
    """What is renamed: an id of a kind, or a tag."""

    kind: Kind
    id: str


@dataclass(frozen=True, slots=True)
class Site:
    """A field of a record that names the target `count` times."""

    handle: int
    field: str
    group: Group
    count: int


_EXACT: dict[Kind, dict[Kind, frozenset[str]]] = {
    Kind.NPC: {Kind.CASE: frozenset({"npc"})},
    Kind.PLACE: {Kind.CASE: frozenset({"place"})},
    Kind.QUEST: {
        Kind.ENTRY: frozenset({"required_quest"}),
        Kind.QUEST: frozenset({"requires"}),
        Kind.CASE: frozenset({"quests"}),
    },
    Kind.FACTION: {Kind.NPC: frozenset({"factions"})},
    Kind.ENTRY: {Kind.CASE: frozenset({"retrieves", "masks", "not_retrieves"})},
    TAG: {Kind.ENTRY: frozenset({"tags"})},
}
"""Target's kind to the fields of each kind that hold its id as it is."""

_PLACE_TAGS = {Kind.ENTRY: frozenset({"tags"}), TAG: frozenset({"tag"})}
_ESCAPE = re.compile(r"\\u([0-9A-Fa-f]{4})")
_LAST_OF_ONE = 0xFFFF
"""Characters beyond it are written as two escapes."""
_AUDIENCES = frozenset({Kind.NPC, Kind.FACTION, Kind.QUEST})
_PROSE = frozenset({"title", "text", "notes", "voice", "public_sheet", "full_sheet"})
Check = Callable[[], object]
_CHECK_EVERY = 64
RENAMED = frozenset({Kind.ENTRY, Kind.NPC, Kind.PLACE, Kind.QUEST, Kind.FACTION, TAG})
"""The kinds whose ids are named by other records."""


@lru_cache(maxsize=64)
def _word(id: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){re.escape(id)}(?!\w)")


def group_of(target: Target, holder: Kind, field: str, text: str) -> Group | None:
    """Why a string of a field names the target; None when it does not.

    A record's own id is not looked at here.
    """
    if text == target.id:
        if field in _EXACT.get(target.kind, {}).get(holder, ()):
            return Group.REFERENCE
        if target.kind is TAG and holder is TAG and field == "tag":
            return Group.NAME
        if target.kind is Kind.PLACE and field in _PLACE_TAGS.get(holder, ()):
            return Group.PLACE_TAG
    if field == "visibility" and holder is Kind.ENTRY and target.kind in _AUDIENCES:
        word, colon, id = text.partition(":")
        if colon and id == target.id and VISIBILITY_WORDS.get(word) == target.kind.value:
            return Group.REFERENCE
    if field in _PROSE and target.kind is not TAG and target.id and target.id in text:
        return Group.MENTION if _word(target.id).search(text) else None
    return None


def count_in(target: Target, group: Group, text: str) -> int:
    """How often a string of that group names the target."""
    return len(_word(target.id).findall(text)) if group is Group.MENTION else 1


def replaced(target: Target, group: Group, text: str, new: str) -> str:
    """The string with the target's id replaced by another."""
    if group is Group.MENTION:
        return _word(target.id).sub(lambda _: new, text)
    if text != target.id:
        return text.partition(":")[0] + ":" + new
    return new


def holders(world: World, target: Target, check: Check | None = None) -> Iterator[Record]:
    """The records whose text may name the target, by a quick look.

    `check` is called now and then; it may raise to stop.
    """
    may_hold = _quick_look(target.id)
    for kind in Kind:
        for record in checked(world.records(kind), check):
            if may_hold(record.raw):
                yield record


def checked(records: Iterable[Record], check: Check | None) -> Iterator[Record]:
    """The same records; `check` is called now and then, and may raise to stop."""
    for at, record in enumerate(records):
        if check is not None and at % _CHECK_EVERY == 0:
            check()
        yield record


def _quick_look(id: str) -> Callable[[str], bool]:
    written = dumps(id)[1:-1]
    beyond = any(ord(char) > _LAST_OF_ONE for char in id)

    def look(raw: str) -> bool:
        if written in raw or "\\/" in raw:
            return True
        if "\\u" not in raw:
            return False
        plain = without_escapes(raw)
        return beyond or id in plain or written in plain

    return look


def without_escapes(raw: str) -> str:
    """JSON with its `\\uXXXX` as the characters they stand for; good for looking, not for reading."""
    return _ESCAPE.sub(lambda found: chr(int(found[1], 16)), raw)


def counted(sites: Iterable[Site]) -> dict[Group, int]:
    """How many places of each group there are."""
    counts = dict.fromkeys(Group, 0)
    for site in sites:
        counts[site.group] += site.count
    return counts
