"""One record: its JSON text to the model's value, with what is wrong with its shape.

Never raises for the content: a record that is no object or whose types are
wrong becomes `Broken`, and its text is kept (spec section 1, "Lossless").
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from core.files.jsontext import Members
from core.files.shapes import WrongTypes, make_record
from core.files.sharing import shared
from core.files.visibility_form import read_visibility
from core.files.vocabulary import FIELDS, SECTION_BY_KEY, FieldSpec, Shape, field_by_key
from core.files.vocabulary import SECTION_BY_KIND as SECTIONS
from core.model.kinds import Kind
from core.model.records import Broken, Data, Entry
from core.model.visibility import HIDDEN, AllOf, Visibility, has_secret, quest

MAX_WEIGHT = 1e9
"""Above it, points times weight leave the whole numbers that scores are ordered by."""


@dataclass(frozen=True, slots=True)
class Problem:
    """Something wrong with a record's shape: a code of `core.messages`, and where.

    `field` is the model's name of the field, or the key itself when unknown.
    Codes: `not_object`, `wrong_type`, `duplicate_key` {key},
    `mixed_vocabulary` {key, other}, `misspelt_key` {key, nearest}, `unknown_key` {key}.
    """

    code: str
    field: str
    params: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Parsed:
    """A record's value and the problems of its shape."""

    data: Data
    problems: tuple[Problem, ...] = ()


def parse_record(kind: Kind, value: object, *, key: str = "") -> Parsed:
    """The model's value of one JSON value; `key` is the member's key for tag aliases."""
    if SECTIONS[kind].shape is Shape.MEMBERS:
        return _validated(kind, {"tag": key, "aliases": _converted(kind, "aliases", value)}, [])
    if kind in (Kind.VERSION, Kind.LANGUAGE):
        return _validated(kind, {"value": value}, [])
    if kind is Kind.PLOT and isinstance(value, str):
        return _validated(kind, {"text": value}, [])
    if not isinstance(value, dict):
        return Parsed(Broken(), (Problem("not_object", ""),))
    return _parse_object(kind, value)


def _parse_object(kind: Kind, value: dict[str, Any]) -> Parsed:
    problems = [
        Problem("duplicate_key", _name_of(kind, key), (("key", key),))
        for key in (value.repeated if isinstance(value, Members) else ())
    ]
    fields: dict[str, Any] = {}
    keys: dict[str, str] = {}
    for key, item in value.items():
        spec = field_by_key(kind, key)
        if spec is None:
            problems += _unknown_key(kind, key)
        elif spec.name in fields:
            problems.append(_mixed(spec, key, keys[spec.name]))
            fields[spec.name] = _stricter(spec.name, fields, item)
        else:
            fields[spec.name] = _converted(kind, spec.name, item)
            keys[spec.name] = key
    _fail_closed(kind, fields, problems)
    return _validated(kind, _without_nulls(kind, fields), problems)


def _name_of(kind: Kind, key: str) -> str:
    spec = field_by_key(kind, key)
    return key if spec is None else spec.name


def _mixed(spec: FieldSpec, key: str, first: str) -> Problem:
    return Problem("mixed_vocabulary", spec.name, (("key", key), ("other", first)))


def _converted(kind: Kind, name: str, item: object) -> object:
    if name == "visibility":
        return read_visibility(item)
    if name in _SHARED:
        return _shared_texts(item)
    if name == "hidden":
        return _is_hidden(item)
    if kind is Kind.ENTRY and name == "weight":
        return usable_weight(item)
    if name == "k":
        return _whole(item)
    if name == "skills" and isinstance(item, dict):
        return {key: _number(value) for key, value in item.items()}
    return item


_SHARED = frozenset({"tags", "required_quest", "factions"})
"""Fields of which many records say the same."""


def _shared_texts(item: object) -> object:
    if isinstance(item, str):
        return shared(item)
    if isinstance(item, list):
        return [shared(text) if isinstance(text, str) else text for text in item]
    return item


def _is_hidden(item: object) -> bool:
    return item not in ("publico", "public")


def _number(item: object) -> int | float | None:
    """The number, or None for what is none; texts and truth values are no numbers."""
    return item if isinstance(item, (int, float)) and not isinstance(item, bool) else None


def _whole(item: object) -> int | None:
    number = _number(item)
    return int(number) if number is not None and number == number // 1 else None


def usable_weight(item: object) -> float | None:
    """The weight; 0.0 where it is not finite, not above 0 or above the limit; None for no number."""
    number = _number(item)
    if number is None:
        return None
    return float(number) if 0 < number <= MAX_WEIGHT else 0.0


def _stricter(name: str, fields: dict[str, Any], item: object) -> object:
    """Where both vocabularies' keys stand, the more restrictive counts (spec section 1)."""
    first = fields[name]
    if name == "visibility":
        second = read_visibility(item)
        return first if first == second else AllOf((first, second))
    if name == "required_quest" and isinstance(item, str) and item != first:
        visibility: Visibility = fields.get("visibility", HIDDEN)
        fields["visibility"] = AllOf((visibility, quest(item)))
    if name == "hidden":
        return first or _is_hidden(item)
    return first


def _fail_closed(kind: Kind, fields: dict[str, Any], problems: list[Problem]) -> None:
    """A misspelt visibility key must not publish a secret."""
    if kind is not Kind.ENTRY or "visibility" in fields:
        return
    if any(p.code == "misspelt_key" and p.field == "visibility" for p in problems):
        fields["visibility"] = HIDDEN


def _unknown_key(kind: Kind, key: str) -> list[Problem]:
    nearest = near_key(kind, key)
    if nearest is None:
        return [] if is_remark(key) else [Problem("unknown_key", key, (("key", key),))]
    name = _name_of(kind, nearest)
    return [Problem("misspelt_key", name, (("key", key), ("nearest", nearest)))]


def is_remark(key: str) -> bool:
    """Whether a key is plainly meant for nobody to read: `_author`, `$schema`, `//`."""
    return not key[:1].isalpha()


@lru_cache(maxsize=4096)
def near_key(kind: Kind, key: str) -> str | None:
    """The known key within two edits of an unknown one, or None (spec section 1).

    Keys of three letters or fewer are never taken for misspelt ones.
    """
    return _nearest(key, {k for spec in FIELDS[kind] for k in (spec.es, spec.en)})


@lru_cache(maxsize=4096)
def near_section(key: str) -> str | None:
    """The top-level key within two edits of an unknown one, or None (spec section 1)."""
    return _nearest(key, set(SECTION_BY_KEY))


def _nearest(key: str, keys: set[str]) -> str | None:
    if len(key) <= 3:
        return None
    from rapidfuzz.distance import OSA

    known = {k for k in keys if len(k) > 3}
    ranked = sorted((OSA.distance(key.lower(), k, score_cutoff=2), k) for k in known)
    return ranked[0][1] if ranked and ranked[0][0] <= 2 else None


_NULLABLE = frozenset({"title", "required_quest", "notes", "npc", "place", "answer", "value"})


def _without_nulls(kind: Kind, fields: dict[str, Any]) -> dict[str, Any]:
    return {n: v for n, v in fields.items() if v is not None or n not in _NULLABLE}


def _validated(kind: Kind, fields: dict[str, Any], problems: list[Problem]) -> Parsed:
    try:
        data = make_record(kind, fields)
    except WrongTypes as error:
        wrong = [Problem("wrong_type", name) for name in error.fields]
        return Parsed(_broken(fields), (*problems, *wrong))
    if isinstance(data, Entry) and data.required_quest == "":
        data = replace(data, required_quest=None)
    return Parsed(data, tuple(problems))


def _broken(fields: dict[str, Any]) -> Broken:
    id = fields.get("id", fields.get("tag"))
    return Broken(id=id if isinstance(id, str) else "")


def secret_without_quest(entry: Entry) -> bool:
    """Whether the entry is a secret that no quest reveals."""
    return has_secret(entry.visibility) and not entry.required_quest
