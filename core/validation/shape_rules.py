"""Errors in the shape of one record: types, keys, both vocabularies (spec section 1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields
from typing import cast

from core.errors import UnreadableFile
from core.files.jsontext import parse
from core.files.parse import Problem
from core.files.visibility_form import words_of
from core.files.vocabulary import (
    ALL_WORDS,
    AUDIENCE_WORDS,
    FIELDS,
    SECTION_BY_KIND,
    TYPES,
    Shape,
    Vocabulary,
    field_by_name,
)
from core.model.kinds import Kind
from core.text.similarity import nearest
from core.validation.facts import Facts
from core.validation.issue import Issue, Params
from core.validation.news import News
from core.world.lore_file import Record

_EXPECTED = {
    "Texts": "texts",
    "float": "number",
    "int": "whole",
    "Mapping[str, float]": "numbers",
}
EXPECTATIONS = ("retrieves", "masks", "not_retrieves", "context_has", "context_lacks")
"""The list fields of a case that expect something; `answer` and `findings` go together."""
EXPECTING = (*EXPECTATIONS, "answer", "findings")
_FOUND: dict[str, type | tuple[type, ...]] = {
    "flag": bool,
    "number": (int, float),
    "text": str,
    "list": list,
    "object": dict,
}


def expected_of(kind: Kind, name: str) -> str:
    """What a field must hold: text, texts, number, whole, numbers."""
    types = {f.name: str(f.type) for f in fields(TYPES[kind])}
    return _EXPECTED.get(types.get(name, ""), "text")


class ShapeRule:
    """Problems that reading the record met, and keys and words of the other vocabulary."""

    name = "shape"

    def __init__(self, facts: Facts) -> None:
        self._facts = facts

    def affected(self, news: News) -> Iterable[int]:
        """Only the changed records."""
        return (change.handle for change in news.changes)

    def check(self, subject: int) -> Iterable[Issue]:
        """One issue a problem."""
        record = self._facts.world.records_by_handle.get(subject)
        if record is None:
            return
        own = self._facts.world.file(record.file).style.vocabulary
        for problem in record.problems:
            if problem.code != "unknown_key" or record.kind is Kind.CASE:
                yield issue_of(record, problem, own)
        yield from self._foreign(record)

    def _foreign(self, record: Record) -> Iterator[Issue]:
        own = self._facts.world.file(record.file).style.vocabulary
        if SECTION_BY_KIND[record.kind].shape is Shape.MEMBERS:
            return
        if not any(mark in record.raw for mark in _MARKS[record.kind, own]):
            return
        value = members_of(record)
        yield from foreign_keys(record, value, own)
        yield from foreign_words(record, value, own)


def issue_of(record: Record, problem: Problem, own: Vocabulary) -> Issue:
    """The issue of a problem that reading the record met, in its file's own keys."""
    code, params = problem.code, cast("Params", problem.params)
    if code == "wrong_type":
        params = _wrong_type(record, problem.field, own)
    if code == "unknown_key":
        code, params = "unknown_case_key", (*params, *_case_keys(problem.field, own))
    return Issue(code, record.file, record.handle, problem.field, params)


def _wrong_type(record: Record, name: str, own: Vocabulary) -> Params:
    """The key as it stands, what it must hold, and what it holds."""
    key, value = standing(record, name, own)
    found = next((word for word, types in _FOUND.items() if isinstance(value, types)), "other")
    return (("key", key), ("expected", expected_of(record.kind, name)), ("found", found))


def standing(record: Record, name: str, own: Vocabulary) -> tuple[str, object]:
    """The key that holds a field in the record, and its JSON value; None where it has none.

    The key of a tag's other words is the tag; that of a version or a language its section's.
    """
    section = SECTION_BY_KIND[record.kind]
    if section.shape is Shape.MEMBERS:
        whole = cast("dict[str, object]", parse("{" + record.raw + "}"))
        return next(iter(whole.items()))
    if record.kind in (Kind.VERSION, Kind.LANGUAGE):
        return section.key(own), parse(record.raw)
    value, spec = members_of(record), field_by_name(record.kind, name)
    key = next((k for k in (spec.es, spec.en) if k in value), spec.key(own))
    return key, value.get(key)


def _case_keys(key: str, own: Vocabulary) -> Params:
    """The key of a case that was meant, or else those that say what must come of it."""
    specs = FIELDS[Kind.CASE]
    near = nearest(key, (spec.key(own) for spec in specs), at_most=4)
    if near:
        return (("nearest", near),)
    known = tuple(spec.key(own) for spec in specs if spec.name in EXPECTING)
    return (("known", known),)


def members_of(record: Record) -> dict[str, object]:
    """The record's object as it stands in the file; empty when it is none."""
    try:
        value = parse(record.raw)
    except UnreadableFile:
        return {}
    return value if isinstance(value, dict) else {}


def other(vocabulary: Vocabulary) -> Vocabulary:
    """The other one of the two."""
    return Vocabulary.EN if vocabulary is Vocabulary.ES else Vocabulary.ES


def _own_key(kind: Kind, own: Vocabulary) -> dict[str, str]:
    """Keys that only the other vocabulary has, to the file's own key for the same field."""
    own_keys = {spec.key(own) for spec in FIELDS[kind]}
    pairs = {spec.key(other(own)): spec.key(own) for spec in FIELDS[kind]}
    return {key: mine for key, mine in pairs.items() if key not in own_keys}


def _own_words(own: Vocabulary) -> dict[str, str]:
    theirs = {**AUDIENCE_WORDS[other(own)], "all": ALL_WORDS[other(own)]}
    mine = {**AUDIENCE_WORDS[own], "all": ALL_WORDS[own]}
    return {theirs[name]: mine[name] for name in mine if theirs[name] != mine[name]}


OWN_KEYS = {(kind, own): _own_key(kind, own) for kind in Kind for own in Vocabulary}
OWN_WORDS = {own: _own_words(own) for own in Vocabulary}


def _marks(kind: Kind, own: Vocabulary) -> tuple[str, ...]:
    """Texts of which one stands in every record that has a foreign key or word."""
    if kind in (Kind.VERSION, Kind.LANGUAGE):
        return ()
    words = [f'"{word}:' if word.startswith("fac") else f'"{word}"' for word in OWN_WORDS[own]]
    return tuple(dict.fromkeys([f'"{key}"' for key in OWN_KEYS[kind, own]] + words))


_MARKS = {(kind, own): _marks(kind, own) for kind in Kind for own in Vocabulary}


def foreign_keys(record: Record, value: dict[str, object], own: Vocabulary) -> Iterator[Issue]:
    """A key of the other vocabulary, unless the own one stands too (`mixed_vocabulary`)."""
    names = {spec.key(other(own)): spec.name for spec in FIELDS[record.kind]}
    for key, mine in OWN_KEYS[record.kind, own].items():
        if key in value and mine not in value:
            params = (("key", key), ("other", mine))
            yield Issue("foreign_key", record.file, record.handle, names[key], params)


def foreign_words(record: Record, value: dict[str, object], own: Vocabulary) -> Iterator[Issue]:
    """A word for an audience in the other vocabulary than the file's."""
    field = "visibility" if record.kind is Kind.ENTRY else "hidden"
    for key in ("visibilidad", "visibility"):
        for word in sorted(words_of(value.get(key)) & OWN_WORDS[own].keys()):
            params = (("word", word), ("other", OWN_WORDS[own][word]))
            yield Issue("foreign_word", record.file, record.handle, field, params)
