"""Fixes in the text of a record: keys, types, weights."""

from __future__ import annotations

from core.files.jsontext import dumps, object_members
from core.files.patch import remove_key, set_field, set_key
from core.files.vocabulary import field_by_name
from core.model.kinds import Kind
from core.model.records import Broken
from core.validation.issue import Issue
from core.validation.shape_rules import OWN_KEYS, standing
from core.world import build
from core.world.edits import Edit
from core.world.lore_file import Record
from core.world.world import World


def record_of(world: World, issue: Issue) -> Record:
    """The record of an issue that has one. Raises KeyError."""
    return world.record(-1 if issue.handle is None else issue.handle)


def rename_key(world: World, issue: Issue) -> Edit | None:
    """The key becomes the nearest known one, or the own vocabulary's."""
    record, values = record_of(world, issue), issue.values
    key = str(values["key"])
    new = str(values.get("nearest") or values.get("other"))
    own = OWN_KEYS[record.kind, world.file(record.file).style.vocabulary]
    new = own.get(new, new)
    raw = renamed(record.raw, key, new)
    return None if raw is None else build.set_raw(world, record.handle, raw)


def renamed(raw: str, key: str, new: str) -> str | None:
    """The object's text with a key renamed; None when that would double one."""
    members = object_members(raw)
    spans = [m for m in members if m.key == key]
    if len(spans) != 1 or any(m.key == new for m in members):
        return None
    start = spans[0].key_start
    between = raw[start : spans[0].value_start]
    tail = between[between.rindex('"') + 1 :]
    return raw[:start] + dumps(new) + tail + raw[spans[0].value_start :]


def keep_last(world: World, issue: Issue) -> Edit | None:
    """Of a doubled key only the last stays, which is what the game reads."""
    record, key = record_of(world, issue), str(issue.values["key"])
    raw = record.raw
    while sum(member.key == key for member in object_members(raw)) > 1:
        raw = _without_first(raw, key)
    return build.set_raw(world, record.handle, raw)


def _without_first(raw: str, key: str) -> str:
    """The object's text without the first member of a key that has a later one."""
    members = object_members(raw)
    at = next(i for i, member in enumerate(members) if member.key == key)
    return raw[: members[at].key_start] + raw[members[at + 1].key_start :]


def keep_stricter(world: World, issue: Issue) -> Edit | None:
    """Of one field in both vocabularies the file's own key stays, with the stricter value."""
    record = record_of(world, issue)
    if isinstance(record.data, Broken):
        return None
    names = [issue.field]
    if issue.field == "required_quest":
        # The second quest was joined into the visibility; both must stay true.
        names.append("visibility")
    spec = field_by_name(record.kind, issue.field)
    own = world.file(record.file).style.vocabulary
    foreign = spec.en if spec.key(own) == spec.es else spec.es
    raw = remove_key(record.raw, foreign)
    for name in names:
        raw = set_field(raw, record.kind, name, getattr(record.data, name), own)
    return build.set_raw(world, record.handle, raw)


def default_weight(world: World, issue: Issue) -> Edit | None:
    """Without a weight an entry has the default, 1.0."""
    return build.set_value(world, record_of(world, issue).handle, "weight", None)


def to_list(world: World, issue: Issue) -> Edit | None:
    """A single text or number where a list of texts is wanted becomes a list of it."""
    record = record_of(world, issue)
    key, value = standing(record, issue.field, world.file(record.file).style.vocabulary)
    if isinstance(value, bool) or not isinstance(value, (str, int, float)):
        return None
    listed = [value if isinstance(value, str) else dumps(value)]
    if record.kind is Kind.TAG_ALIAS:
        return build.set_value(world, record.handle, "aliases", listed)
    raw = set_key(record.raw, key, listed, record.kind)
    return build.set_raw(world, record.handle, raw)
