"""Errors in who may see an entry, and in what a secret waits for (spec sections 1 and 2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from core.files.vocabulary import AUDIENCE_WORDS, VISIBILITY_WORDS, Vocabulary
from core.model.kinds import Kind
from core.model.mask import gates
from core.model.records import Entry
from core.model.visibility import (
    PUBLIC,
    AllOf,
    AnyOf,
    Audience,
    AudienceKind,
    Visibility,
    audiences,
    has_secret,
)
from core.text.similarity import nearest
from core.validation.facts import Facts
from core.validation.issue import Issue, Params
from core.validation.news import News
from core.validation.shape_rules import members_of
from core.world.lore_file import Record

_EMPTY = ("", "[]", "{}")
_HIDING = (Kind.NPC, Kind.PLACE, Kind.FACTION)
_HIDING_WORDS = ("publico", "public", "oculto", "hidden")
Finding = tuple[str, str, Params]


class VisibilityRule:
    """Words that are not understood, secrets without a quest, quests without a secret."""

    name = "visibility"

    def __init__(self, facts: Facts) -> None:
        self._facts = facts

    def affected(self, news: News) -> Iterable[int]:
        """Only the changed records."""
        return (change.handle for change in news.changes)

    def check(self, subject: int) -> Iterable[Issue]:
        """The issues of an entry's visibility, or of a name's that may be hidden."""
        record = self._facts.world.records_by_handle.get(subject)
        if record is None:
            return
        own = self._facts.world.file(record.file).style.vocabulary
        for field, code, params in _findings(record, own):
            yield Issue(code, record.file, subject, field, params)


def _findings(record: Record, own: Vocabulary) -> Iterator[Finding]:
    data = record.data
    if isinstance(data, Entry):
        if data.visibility != PUBLIC:
            yield from _words(data.visibility, own)
            yield from _lists(data.visibility)
        yield from _secrets(data)
    elif record.kind in _HIDING and '"visibil' in record.raw:
        yield from _hiding(record, own)


def _secrets(entry: Entry) -> Iterator[Finding]:
    secret = has_secret(entry.visibility)
    if secret and not entry.required_quest:
        yield "required_quest", "secret_without_quest", ()
    if entry.required_quest and not secret and gates(entry):
        yield "required_quest", "quest_without_secret", (("quest", entry.required_quest),)


def _words(visibility: Visibility, own: Vocabulary) -> Iterator[Finding]:
    bad = (a.id for a in audiences(visibility) if a.kind is AudienceKind.INVALID)
    for word in dict.fromkeys(bad):
        yield "visibility", *word_problem(word, own)


def word_problem(word: str, own: Vocabulary) -> tuple[str, Params]:
    """The code and parameters for a visibility that was not understood."""
    head, _, id = word.partition(":")
    if word in _EMPTY:
        return "empty_visibility", ()
    if VISIBILITY_WORDS.get(head) == "quest" and id:
        return "quest_outside_all", (("word", word), ("quest", id))
    if VISIBILITY_WORDS.get(head) in ("npc", "faction", "quest") and not id:
        return "visibility_without_id", (("word", word),)
    near = nearest_word(word, own)
    params: Params = (("word", word),)
    return "bad_visibility", params if near is None else (*params, ("nearest", near))


def nearest_word(word: str, own: Vocabulary) -> str | None:
    """What a wrong audience was most likely meant to be, in the file's vocabulary."""
    head, _, id = word.partition(":")
    near = nearest(head.strip(), VISIBILITY_WORDS)
    if near is None:
        return None
    name = VISIBILITY_WORDS[near]
    named = name in ("npc", "faction", "quest")
    if named != bool(id.strip()):
        return None
    mine = AUDIENCE_WORDS[own][name]
    return f"{mine}:{id.strip()}" if named else mine


def _lists(visibility: Visibility) -> Iterator[Finding]:
    if isinstance(visibility, Audience):
        return
    if isinstance(visibility, AnyOf) and len(visibility.parts) > 1 and PUBLIC in visibility.parts:
        yield "visibility", "public_in_list", ()
        return
    for part in visibility.parts:
        if isinstance(part, (AnyOf, AllOf)):
            yield from _lists(part)


def _hiding(record: Record, own: Vocabulary) -> Iterator[Finding]:
    value = members_of(record)
    for key in ("visibilidad", "visibility"):
        word = value.get(key, "publico")
        if word in (None, "", []):
            yield "hidden", "empty_visibility", ()
        elif word not in _HIDING_WORDS:
            near = nearest_word(str(word)[:80], own)
            params: Params = (("word", str(word)[:80]),)
            yield "hidden", "bad_visibility", params + ((("nearest", near),) if near else ())
