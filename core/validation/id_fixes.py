"""Fixes of ids: a free one, or the nearest that the world has."""

from __future__ import annotations

from core.model.kinds import Kind
from core.model.records import Entry
from core.model.visibility import Audience, AudienceKind, Visibility
from core.text.fold import fold, tokens
from core.validation.issue import Issue
from core.validation.key_fixes import record_of
from core.validation.references import AUDIENCE_KINDS
from core.validation.visibility_fixes import mapped
from core.world import build
from core.world.edits import Edit
from core.world.free_ids import free_id
from core.world.lore_file import Record
from core.world.world import World

_WORDS_IN_ID = 3


def new_id(world: World, issue: Issue) -> Edit | None:
    """The same id with a number behind it that makes it free."""
    record = record_of(world, issue)
    if record.kind is Kind.TAG_ALIAS:
        return None
    id = free_id(record.id, world.known_ids(record.kind))
    return None if id == record.id else build.set_value(world, record.handle, "id", id)


def give_id(world: World, issue: Issue) -> Edit | None:
    """An id from the title or name, or from the first words of the text."""
    record = record_of(world, issue)
    id = free_id(_proposal(record), world.known_ids(record.kind))
    return build.set_value(world, record.handle, "id", id)


def _proposal(record: Record) -> str:
    for name in ("title", "name", "text", "query"):
        value = getattr(record.data, name, None)
        words = [w for w in tokens(fold(value)) if len(w) > 2] if isinstance(value, str) else []
        if words:
            return "_".join(words[:_WORDS_IN_ID])
    return record.kind.value


def use_nearest(world: World, issue: Issue) -> Edit | None:
    """The unknown id becomes the nearest known one, in this field."""
    record = record_of(world, issue)
    old = str(issue.values.get("id", issue.values.get("profile")))
    new = str(issue.values["nearest"])
    value = getattr(record.data, issue.field, None)
    if issue.field == "visibility" and isinstance(record.data, Entry):
        kind = Kind(issue.code.removeprefix("unknown_"))
        return build.set_value(
            world, record.handle, "visibility", _renamed(record.data.visibility, kind, old, new)
        )
    if isinstance(value, tuple):
        value = tuple(dict.fromkeys(new if item == old else item for item in value))
    elif value == old:
        value = new
    return build.set_value(world, record.handle, issue.field, value)


def _renamed(visibility: Visibility, kind: Kind, old: str, new: str) -> Visibility:
    kinds: set[AudienceKind] = {a for a, k in AUDIENCE_KINDS.items() if k is kind}

    def change(audience: Audience) -> Audience:
        if audience.kind in kinds and audience.id == old:
            return Audience(audience.kind, new)
        return audience

    return mapped(visibility, change)
