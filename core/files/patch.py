"""Changing one member of a record's text by the smallest span (spec section 1).

Functions take and return the record's JSON text. A value keeps the style of
the one it replaces; a new key goes after the last known key in the style of
its siblings; a removed one takes its neighbouring comma along.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence

from core.files.jsontext import Member, dumps, object_members
from core.files.visibility_form import write_visibility
from core.files.vocabulary import FieldSpec, Vocabulary, field_by_key, field_by_name
from core.model.kinds import Kind
from core.model.visibility import AllOf, AnyOf, Audience


def set_field(raw: str, kind: Kind, name: str, value: object, vocabulary: Vocabulary) -> str:
    """The record's text with the field set; None removes it.

    `vocabulary` chooses the key and audience words where the record does not
    have the field yet. Where both vocabularies' keys stand, one is left.
    Raises UnreadableFile when the text is no object, KeyError for a field
    that the kind does not have.
    """
    spec = field_by_name(kind, name)
    keys = [m.key for m in object_members(raw) if m.key in (spec.es, spec.en)]
    for extra in dict.fromkeys(k for k in keys if k != keys[0]):
        raw = remove_key(raw, extra)
    if value is None:
        return remove_key(raw, keys[0]) if keys else raw
    key = keys[0] if keys else spec.key(vocabulary)
    return set_key(raw, key, _json_value(spec, key, value, vocabulary), kind)


def _json_value(spec: FieldSpec, key: str, value: object, vocabulary: Vocabulary) -> object:
    if spec.es != spec.en:
        vocabulary = Vocabulary.ES if key == spec.es else Vocabulary.EN
    if isinstance(value, (Audience, AnyOf, AllOf)):
        return write_visibility(value, vocabulary)
    if spec.name == "hidden":
        return write_visibility_word(bool(value), vocabulary)
    return list(value) if isinstance(value, (tuple, frozenset)) else value


def write_visibility_word(hidden: bool, vocabulary: Vocabulary) -> str:
    """`oculto`/`publico` for cast, places and factions."""
    if vocabulary is Vocabulary.ES:
        return "oculto" if hidden else "publico"
    return "hidden" if hidden else "public"


def set_key(raw: str, key: str, value: object, kind: Kind) -> str:
    """The object's text with `key` set to a JSON value; the last one of repeated keys."""
    members = object_members(raw)
    standing = [m for m in members if m.key == key]
    if not standing:
        return _insert(raw, members, key, value, kind)
    span = standing[-1]
    old = raw[span.value_start : span.value_end]
    return raw[: span.value_start] + format_like(old, value) + raw[span.value_end :]


def remove_key(raw: str, key: str) -> str:
    """The object's text without any member of that key."""
    while True:
        members = object_members(raw)
        at = next((i for i, m in enumerate(members) if m.key == key), None)
        if at is None:
            return raw
        raw = _cut(raw, members, at)


def _cut(raw: str, members: Sequence[Member], at: int) -> str:
    member = members[at]
    if at > 0:
        return raw[: members[at - 1].value_end] + raw[member.value_end :]
    if len(members) > 1:
        return raw[: member.key_start] + raw[members[1].key_start :]
    return raw[: member.key_start] + raw[member.value_end :].lstrip(" \t\r\n")


def _insert(
    raw: str,
    members: Sequence[Member],
    key: str,
    value: object,
    kind: Kind,
) -> str:
    if not members:
        opening = raw.index("{") + 1
        return f"{raw[:opening]}{dumps(key)}: {dumps(value)}{raw[opening:].lstrip()}"
    known = [i for i, m in enumerate(members) if field_by_key(kind, m.key) is not None]
    at = known[-1] if known else len(members) - 1
    sibling = members[at]
    lead = _lead(raw, members, at)
    colon = _colon(raw, sibling)
    new = f"{lead}{dumps(key)}{colon}{dumps(value)}"
    return raw[: sibling.value_end] + new + raw[sibling.value_end :]


def _lead(raw: str, members: Sequence[Member], at: int) -> str:
    """What stands between two members, comma included, as the sibling has it."""
    if at > 0:
        return raw[members[at - 1].value_end : members[at].key_start]
    if len(members) > 1:
        return raw[members[0].value_end : members[1].key_start]
    space = raw[raw.index("{") + 1 : members[0].key_start]
    return "," + (space if "\n" in space else " ")


def _colon(raw: str, member: Member) -> str:
    after_key = raw[member.key_start : member.value_start]
    return after_key[after_key.rindex('"') + 1 :]


_BLOCK_LIST = re.compile(r"\[(\s*\n\s*)\S")


def format_like(old: str, value: object) -> str:
    """The value as JSON text in the style of the text it replaces.

    A number equal to the old one keeps its spelling; a list that had one item
    a line keeps that.
    """
    if _same_number(old, value):
        return old
    block = _BLOCK_LIST.match(old)
    if block is None or not isinstance(value, list) or not value:
        return dumps(value)
    lead = block.group(1)
    tail = old[len(old[:-1].rstrip()) : -1]
    return "[" + ",".join(lead + dumps(item) for item in value) + tail + "]"


def _same_number(old: str, value: object) -> bool:
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return False
    try:
        written = json.loads(old)
    except ValueError:
        return False
    return not isinstance(written, (bool, str)) and written == value


def new_record(
    kind: Kind,
    fields: Mapping[str, object],
    vocabulary: Vocabulary,
    *,
    like: str | None = None,
    base: str = "",
    unit: str = "  ",
    newline: str = "\n",
) -> str:
    """The text of a new record; fields of value None are left out.

    `like` is a sibling whose line style is followed; `base` is the indentation
    of the record's own line, `unit` one step of it.
    """
    values = [
        (spec.key(vocabulary), _json_value(spec, spec.key(vocabulary), fields[name], vocabulary))
        for name in fields
        if fields[name] is not None
        for spec in (field_by_name(kind, name),)
    ]
    if like is not None and "\n" not in like:
        return "{" + ", ".join(f"{dumps(k)}: {dumps(v)}" for k, v in values) + "}"
    lead = _first_lead(like) or newline + base + unit
    body = ",".join(f"{lead}{dumps(k)}: {dumps(v)}" for k, v in values)
    return "{" + body + newline + base + "}" if values else "{}"


def _first_lead(like: str | None) -> str:
    if like is None or not like.startswith("{"):
        return ""
    members = object_members(like)
    return like[1 : members[0].key_start] if members else ""


def new_member(key: str, value: object) -> str:
    """The text of a `"key": value` record, for tag aliases."""
    return f"{dumps(key)}: {dumps(value)}"
