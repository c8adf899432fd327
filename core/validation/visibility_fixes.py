"""Fixes of who may see an entry. None of them shows it to more than before."""

from __future__ import annotations

from collections.abc import Callable

from core.files.visibility_form import read_visibility
from core.files.vocabulary import field_by_name
from core.model.mask import gates
from core.model.records import Entry
from core.model.visibility import (
    HIDDEN,
    PUBLIC,
    SECRET,
    AllOf,
    AnyOf,
    Audience,
    AudienceKind,
    Visibility,
    quest,
)
from core.validation.issue import Issue
from core.validation.key_fixes import record_of
from core.world import build
from core.world.edits import Edit
from core.world.world import World


def _set(world: World, issue: Issue, change: Callable[[Visibility], Visibility]) -> Edit | None:
    record = record_of(world, issue)
    if not isinstance(record.data, Entry):
        return None
    return build.set_value(world, record.handle, "visibility", change(record.data.visibility))


def mapped(visibility: Visibility, change: Callable[[Audience], Visibility]) -> Visibility:
    """The visibility with each audience changed, its groups kept."""
    if isinstance(visibility, Audience):
        return change(visibility)
    parts = tuple(mapped(part, change) for part in visibility.parts)
    return type(visibility)(parts)


def replace_word(world: World, issue: Issue) -> Edit | None:
    """The word that was not understood becomes the nearest one."""
    word, near = str(issue.values["word"]), str(issue.values["nearest"])
    record = record_of(world, issue)
    if issue.field == "hidden":
        return build.set_value(world, record.handle, "hidden", near in ("oculto", "hidden"))
    wrong, right = Audience(AudienceKind.INVALID, word), read_visibility(near, in_all=True)
    return _set(world, issue, lambda v: mapped(v, lambda a: right if a == wrong else a))


def make_draft(world: World, issue: Issue) -> Edit | None:
    """What nobody sees now is said to be hidden."""
    if issue.field == "hidden":
        return build.set_value(world, record_of(world, issue).handle, "hidden", True)
    empty = ("", "[]", "{}")
    return _set(
        world,
        issue,
        lambda v: mapped(
            v, lambda a: HIDDEN if a.kind is AudienceKind.INVALID and a.id in empty else a
        ),
    )


def own_words(world: World, issue: Issue) -> Edit | None:
    """The words of the file's vocabulary, under its own key."""
    record = record_of(world, issue)
    spec = field_by_name(record.kind, issue.field)
    own = world.file(record.file).style.vocabulary
    foreign = spec.en if spec.key(own) == spec.es else spec.es
    if f'"{foreign}"' in record.raw:
        # The words follow the key; the key's own issue has a fix that takes both along.
        return None
    value = getattr(record.data, issue.field, None)
    return None if value is None else build.set_value(world, record.handle, issue.field, value)


def remove_public(world: World, issue: Issue) -> Edit | None:
    """The rest of the list stays, so fewer see it."""
    return _set(world, issue, _less_public)


def _less_public(visibility: Visibility) -> Visibility:
    if isinstance(visibility, Audience):
        return visibility
    parts = tuple(_less_public(part) for part in visibility.parts)
    if isinstance(visibility, AllOf):
        return AllOf(parts)
    rest = tuple(part for part in parts if part != PUBLIC)
    if not rest or len(parts) == 1:
        return AnyOf(parts)
    return rest[0] if len(rest) == 1 else AnyOf(rest)


def group_quest(world: World, issue: Issue) -> Edit | None:
    """`quest:q` alone becomes a group of one, which admits everybody after q."""
    wrong = Audience(AudienceKind.INVALID, str(issue.values["word"]))
    right = AllOf((quest(str(issue.values["quest"])),))
    return _set(world, issue, lambda v: mapped(v, lambda a: right if a == wrong else a))


def make_secret(world: World, issue: Issue) -> Edit | None:
    """A public entry becomes secret; one for some only, for them after the quest."""
    record = record_of(world, issue)
    if not isinstance(record.data, Entry) or not gates(record.data):
        return None
    visibility = record.data.visibility
    if visibility == PUBLIC or (isinstance(visibility, AnyOf) and PUBLIC in visibility.parts):
        return _set(world, issue, lambda _: SECRET)
    if isinstance(visibility, AllOf):
        return _set(world, issue, lambda _: AllOf((*visibility.parts, SECRET)))
    return _set(world, issue, lambda v: AllOf((v, SECRET)))
