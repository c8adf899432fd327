"""Visibility in the file to the model's form, and back (spec section 1).

Whatever cannot be understood hides: `null`, an empty list, an unknown word or
a wrong case become `INVALID`, which admits nobody, with a problem to show.
"""

from __future__ import annotations

from functools import lru_cache

from core.files.vocabulary import ALL_WORDS, AUDIENCE_WORDS, VISIBILITY_WORDS, Vocabulary
from core.model.visibility import AllOf, AnyOf, Audience, AudienceKind, Visibility

_MAX_DEPTH = 8
_NAMED = (AudienceKind.NPC, AudienceKind.FACTION, AudienceKind.QUEST)


def read_visibility(value: object, *, in_all: bool = False, depth: int = 0) -> Visibility:
    """The visibility that a JSON value stands for; never raises."""
    if depth > _MAX_DEPTH:
        return _invalid(value)
    if isinstance(value, str):
        return _read_word(value, in_all)
    if isinstance(value, list) and value:
        return AnyOf(tuple(read_visibility(v, in_all=in_all, depth=depth + 1) for v in value))
    if isinstance(value, dict) and len(value) == 1:
        (key, parts), *_ = value.items()
        if key in ALL_WORDS.values() and isinstance(parts, list) and parts:
            return AllOf(tuple(read_visibility(p, in_all=True, depth=depth + 1) for p in parts))
    return _invalid(value)


@lru_cache(maxsize=1024)
def _read_word(word: str, in_all: bool) -> Audience:
    head, colon, id = word.partition(":")
    name = VISIBILITY_WORDS.get(head)
    if name is None or (name == "quest" and not in_all):
        return Audience(AudienceKind.INVALID, word)
    kind = AudienceKind(name)
    named = kind in _NAMED
    if named != bool(colon) or (named and not id):
        return Audience(AudienceKind.INVALID, word)
    return Audience(kind, id)


def _invalid(value: object) -> Audience:
    return Audience(AudienceKind.INVALID, "" if value is None else str(value)[:80])


def write_visibility(visibility: Visibility, vocabulary: Vocabulary) -> object:
    """The JSON value of a visibility in a vocabulary; a list of one stays a list."""
    if isinstance(visibility, AnyOf):
        return [write_visibility(part, vocabulary) for part in visibility.parts]
    if isinstance(visibility, AllOf):
        parts = [write_visibility(part, vocabulary) for part in visibility.parts]
        return {ALL_WORDS[vocabulary]: parts}
    if visibility.kind is AudienceKind.INVALID:
        return visibility.id
    word = AUDIENCE_WORDS[vocabulary][visibility.kind.value]
    return f"{word}:{visibility.id}" if visibility.kind in _NAMED else word


def words_of(visibility: object) -> set[str]:
    """Every audience word (before the colon) in a raw visibility, to tell its vocabulary."""
    if isinstance(visibility, str):
        return {visibility.partition(":")[0]}
    if isinstance(visibility, list):
        return {w for part in visibility for w in words_of(part)}
    if isinstance(visibility, dict):
        return set(visibility) | {w for part in visibility.values() for w in words_of(part)}
    return set()
