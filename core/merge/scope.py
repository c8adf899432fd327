"""What the items of a container are, and which of two versions are the same one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from core.files.vocabulary import SECTION_BY_KEY, Shape, field_by_key
from core.merge.pieces import Item
from core.model.kinds import Kind

Key = tuple[str, Hashable, int]
"""What an item is told by: how, by what, and the how-manieth of its kind."""
_OPEN_FIELDS = frozenset({"skills"})
"""Known fields whose members are merged one by one."""
_SETS = frozenset(
    {
        "tags",
        "terms",
        "not_names",
        "aliases",
        "former_ids",
        "factions",
        "requires",
        "quests",
        "retrieves",
        "masks",
        "not_retrieves",
        "context_has",
        "context_lacks",
        "findings",
    }
)
"""Known fields whose texts are merged one by one. A visibility is a rule and taken as a whole."""


class Level(Enum):
    """Where in a file a container stands."""

    FILE = "file"
    RECORDS = "records"
    ALIASES = "aliases"
    FIELDS = "fields"
    TEXTS = "texts"


@dataclass(frozen=True, slots=True)
class Scope:
    """One container: its level, and the record it belongs to.

    `number` counts records of one id from 1; `prefix` is the way to a nested object.
    """

    level: Level = Level.FILE
    kind: Kind | None = None
    id: str = ""
    number: int = 1
    prefix: str = ""

    def keys(self, items: Iterable[Item]) -> list[Key]:
        """The items' keys, each once."""
        seen: Counter[tuple[str, Hashable]] = Counter()
        keys: list[Key] = []
        for item in items:
            how = self._how(item)
            seen[how] += 1
            keys.append((*how, seen[how]))
        return keys

    def _how(self, item: Item) -> tuple[str, Hashable]:
        if self.level is Level.TEXTS:
            return ("value", str(item.value))
        if self.level is Level.RECORDS:
            id = record_id(item)
            return ("id", id) if id else ("text", repr(item.value))
        if self.level is Level.FILE and item.key in SECTION_BY_KEY:
            return ("section", SECTION_BY_KEY[item.key].kind)
        return ("key", self.field(item.key))

    def field(self, key: str) -> str:
        """The model's name of a member's key; the key itself where there is none."""
        if self.level is not Level.FIELDS or self.kind is None or self.prefix:
            return key
        spec = field_by_key(self.kind, key)
        return key if spec is None else spec.name

    def inside(self, key: Key, item: Item) -> Scope | None:
        """The scope of an item's own items; None where it is taken as a whole."""
        if self.level is Level.FILE:
            return _inside_file(item)
        if self.level is Level.TEXTS:
            return None
        if item.is_list and self._is_set(item):
            return replace(self, level=Level.TEXTS, prefix=f"{self.prefix}{self.field(item.key)}")
        if self.level is Level.ALIASES or not item.is_object:
            return None
        if self.level is Level.RECORDS:
            how, id, number = key
            name = str(id) if how == "id" else ""
            return Scope(Level.FIELDS, self.kind, name, number)
        return self._inside_field(item.key)

    def _is_set(self, item: Item) -> bool:
        known = self.level is Level.FIELDS and self.kind is not None and not self.prefix
        named = known and self.field(item.key) in _SETS
        if not named and self.level is not Level.ALIASES:
            return False
        return isinstance(item.value, list) and all(isinstance(v, str) for v in item.value)

    def _inside_field(self, key: str) -> Scope | None:
        name = self.field(key)
        known = self.kind is not None and not self.prefix and field_by_key(self.kind, key)
        if known and name not in _OPEN_FIELDS:
            return None
        return replace(self, prefix=f"{self.prefix}{name}.")


def _inside_file(item: Item) -> Scope | None:
    spec = SECTION_BY_KEY.get(item.key)
    if spec is None:
        return Scope(Level.FIELDS, prefix=f"{item.key}.") if item.is_object else None
    if spec.shape is Shape.ARRAY:
        return Scope(Level.RECORDS, spec.kind) if item.is_list else None
    if not item.is_object:
        return None
    return Scope(Level.ALIASES if spec.shape is Shape.MEMBERS else Level.FIELDS, spec.kind)


def record_id(item: Item) -> str:
    """The id of a record of a list; "" where it has none that could tell it."""
    if not item.is_object or not isinstance(item.value, tuple):
        return ""
    id = dict(item.value).get("id")
    return id if isinstance(id, str) else ""


def follow_renames(
    scope: Scope,
    base: Sequence[tuple[Key, Item]],
    side: Sequence[tuple[Key, Item]],
) -> list[Key]:
    """The side's keys, where a record that only got another id has its old key."""
    keys = [key for key, _ in side]
    if scope.level is not Level.RECORDS:
        return keys
    there, now = {key for key, _ in base}, set(keys)
    gone = {_without_id(item): key for key, item in base if key not in now and key[0] == "id"}
    if not gone:
        return keys
    for at, (key, item) in enumerate(side):
        if key not in there and key[0] == "id":
            keys[at] = gone.pop(_without_id(item), key)
    return keys


def _without_id(item: Item) -> str:
    assert isinstance(item.value, tuple)
    return repr([pair for pair in item.value if pair[0] != "id"])
