"""A visibility as the form edits it: single audiences, and groups of which all must hold.

Whatever is nested deeper is one opaque part: shown, removable, never lost.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass

from core.files.visibility_form import read_visibility, write_visibility
from core.files.vocabulary import VISIBILITY_WORDS, Vocabulary
from core.model.kinds import Kind
from core.model.visibility import AllOf, AnyOf, Audience, AudienceKind, Visibility
from core.world.world import World

_NAMED = {
    AudienceKind.NPC: Kind.NPC,
    AudienceKind.FACTION: Kind.FACTION,
    AudienceKind.QUEST: Kind.QUEST,
}
_PLAIN = (AudienceKind.PUBLIC, AudienceKind.SECRET, AudienceKind.HIDDEN)
_NOTHING = frozenset({"", "[]", "None"})
_INVALID = "invalid:"
_OPAQUE = "json:"


@dataclass(frozen=True, slots=True)
class Parts:
    """Seen by whoever one of `singles` admits, or all of the parts of one group."""

    singles: tuple[Visibility, ...] = ()
    groups: tuple[tuple[Visibility, ...], ...] = ()


def parts_of(visibility: Visibility) -> Parts:
    """The parts that the form shows for a visibility."""
    listed = visibility.parts if isinstance(visibility, AnyOf) else (visibility,)
    singles = tuple(p for p in listed if not isinstance(p, AllOf) and not _is_nothing(p))
    return Parts(singles, tuple(p.parts for p in listed if isinstance(p, AllOf)))


def _is_nothing(part: Visibility) -> bool:
    return isinstance(part, Audience) and part.kind is AudienceKind.INVALID and part.id in _NOTHING


def joined(parts: Parts) -> Visibility:
    """The visibility of the parts: one alone stands without a list, none shows nobody."""
    every = (*parts.singles, *(AllOf(group) for group in parts.groups if group))
    return every[0] if len(every) == 1 else AnyOf(every)


def key_of(part: Visibility) -> str:
    """A part as the text that its chip stands for."""
    if not isinstance(part, Audience):
        return _OPAQUE + json.dumps(write_visibility(part, Vocabulary.EN))
    if part.kind is AudienceKind.INVALID:
        return _INVALID + part.id
    return part.kind.value if part.kind in _PLAIN else f"{part.kind.value}:{part.id}"


def part_of(key: str) -> Visibility:
    """The part that a chip's text stands for; the inverse of `key_of`."""
    if key.startswith(_OPAQUE):
        return read_visibility(json.loads(key.removeprefix(_OPAQUE)), in_all=True)
    if key.startswith(_INVALID):
        return Audience(AudienceKind.INVALID, key.removeprefix(_INVALID))
    head, _, id = key.partition(":")
    return Audience(AudienceKind(head), id)


def typed_key(text: str, world: World, *, joint: bool) -> str:
    """What the user typed as a chip's text; "" for nothing.

    A word of either vocabulary, `npc:bram`, or an id that the world knows. Anything else
    becomes an invalid part, which shows the entry to nobody and an error to the author.
    """
    text = text.strip()
    if not text or text.startswith((_INVALID, _OPAQUE)):
        return text
    head, colon, id = text.partition(":")
    word = VISIBILITY_WORDS.get(head.strip().lower())
    if word is not None:
        kind = AudienceKind(word)
        if kind in _PLAIN and not colon:
            return kind.value
        if kind in _NAMED and id.strip() and (joint or kind is not AudienceKind.QUEST):
            return f"{kind.value}:{id.strip()}"
    for kind in _kinds(joint):
        if not colon and world.find(_NAMED[kind], text):
            return f"{kind.value}:{text}"
    return _INVALID + text


def _kinds(joint: bool) -> Iterable[AudienceKind]:
    return _NAMED if joint else (AudienceKind.NPC, AudienceKind.FACTION)


def offers(world: World, *, joint: bool) -> list[str]:
    """The chips' texts that completion offers."""
    named = [f"{kind.value}:{id}" for kind in _kinds(joint) for id in world.ids(_NAMED[kind])]
    return [*(kind.value for kind in _PLAIN), *named]


def is_unknown(part: Visibility, world: World) -> bool:
    """Whether a part names something that the world does not declare, or makes no sense."""
    if not isinstance(part, Audience):
        return False
    kind = _NAMED.get(part.kind)
    if kind is None:
        return part.kind is AudienceKind.INVALID
    return world.declares(kind) and not world.find(kind, part.id)
