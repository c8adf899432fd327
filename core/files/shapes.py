"""The fields of a record, checked one by one against the types of its value.

Checked here and not by pydantic, which costs a window that opens a world 15 MiB and
a tenth of a second; a test holds both to the same verdicts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields as fields_of
from functools import cache
from typing import Any

from core.files.vocabulary import TYPES
from core.model.kinds import Kind
from core.model.records import Data

Check = Callable[[Any], object]
"""The value as the record keeps it. Raises TypeError, or OverflowError for a number."""


class WrongTypes(Exception):
    """Fields whose values have other types than the record's; `fields` in the record's order."""

    def __init__(self, fields: tuple[str, ...]) -> None:
        super().__init__(*fields)
        self.fields = fields


def make_record(kind: Kind, values: Mapping[str, Any]) -> Data:
    """The value of a record from its fields by name. Raises WrongTypes."""
    kept: dict[str, Any] = {}
    wrong: list[str] = []
    for name, check in _checks(kind):
        if name in values:
            try:
                kept[name] = check(values[name])
            except (TypeError, OverflowError):
                wrong.append(name)
    if wrong:
        raise WrongTypes(tuple(wrong))
    made: Data = TYPES[kind](**kept)
    return made


@cache
def _checks(kind: Kind) -> tuple[tuple[str, Check], ...]:
    return tuple((field.name, _CHECKS[str(field.type)]) for field in fields_of(TYPES[kind]))


def _text(value: Any) -> str:
    if type(value) is not str:
        raise TypeError
    return value


def _optional_text(value: Any) -> str | None:
    if value is not None and type(value) is not str:
        raise TypeError
    return value


def _texts(value: Any) -> tuple[str, ...]:
    if type(value) is not list:
        raise TypeError
    for each in value:
        if type(each) is not str:
            raise TypeError
    return tuple(value)


def _as_it_is(value: Any) -> Any:
    return value


def _whole(value: Any) -> int:
    if not isinstance(value, int):
        raise TypeError
    return int(value)


def _number(value: Any) -> float:
    if not isinstance(value, (int, float)):
        raise TypeError
    return float(value)


def _numbers(value: Any) -> dict[str, float]:
    if not isinstance(value, dict):
        raise TypeError
    return {_text(key): _number(each) for key, each in value.items()}


def _scalar(value: Any) -> str | int | float | None:
    if value is None or type(value) is float:
        return value
    return _whole(value) if isinstance(value, int) else _text(value)


_CHECKS: dict[str, Check] = {
    "str": _text,
    "str | None": _optional_text,
    "Texts": _texts,
    "Visibility": _as_it_is,
    "bool": _as_it_is,
    "int": _whole,
    "float": _number,
    "Mapping[str, float]": _numbers,
    "str | int | float | None": _scalar,
}
"""By the type as `core.model.records` writes it. Visibility and `hidden` are read before."""
