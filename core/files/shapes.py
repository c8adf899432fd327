"""The fields of a record, checked against the types of its value.

By pydantic's own engine, `pydantic_core`, with the schemas written here: the part of pydantic
that makes schemas from annotations costs a window that opens a world 8 MiB more.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields as fields_of
from functools import cache
from typing import Any

from pydantic_core import CoreSchema, SchemaValidator, ValidationError

from core.files.vocabulary import TYPES
from core.model.kinds import Kind
from core.model.records import Data


class WrongTypes(Exception):
    """Fields whose values have other types than the record's; `fields` in the record's order."""

    def __init__(self, fields: tuple[str, ...]) -> None:
        super().__init__(*fields)
        self.fields = fields


def make_record(kind: Kind, values: Mapping[str, Any]) -> Data:
    """The value of a record from its fields by name. Raises WrongTypes."""
    try:
        kept = _validator(kind).validate_python(values)
    except ValidationError as error:
        raise WrongTypes(_wrong(error)) from None
    made: Data = TYPES[kind](**kept)
    return made


def _wrong(error: ValidationError) -> tuple[str, ...]:
    found = error.errors(include_url=False, include_context=False, include_input=False)
    return tuple(dict.fromkeys(str(each["loc"][0]) for each in found))


@cache
def _validator(kind: Kind) -> SchemaValidator:
    fields: dict[str, Any] = {
        field.name: {"type": "typed-dict-field", "schema": _SCHEMAS[str(field.type)]}
        for field in fields_of(TYPES[kind])
    }
    return SchemaValidator({"type": "typed-dict", "fields": fields, "total": False})


_TEXT: CoreSchema = {"type": "str", "strict": True}
_WHOLE: CoreSchema = {"type": "int", "strict": True}
_NUMBER: CoreSchema = {"type": "float", "strict": True}
_AS_IT_IS: CoreSchema = {"type": "any"}

_SCHEMAS: dict[str, CoreSchema] = {
    "str": _TEXT,
    "str | None": {"type": "nullable", "schema": _TEXT},
    "Texts": {"type": "tuple", "items_schema": [_TEXT], "variadic_item_index": 0},
    "Visibility": _AS_IT_IS,
    "bool": _AS_IT_IS,
    "int": _WHOLE,
    "float": _NUMBER,
    "Mapping[str, float]": {"type": "dict", "keys_schema": _TEXT, "values_schema": _NUMBER},
    "str | int | float | None": {
        "type": "nullable",
        "schema": {"type": "union", "choices": [_TEXT, _WHOLE, _NUMBER]},
    },
}
"""By the type as `core.model.records` writes it. Visibility and `hidden` are read before."""
