"""The types of a record's fields: the same verdicts and values that pydantic gives."""

from __future__ import annotations

import dataclasses
import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError

from core.files.parse import parse_record
from core.files.shapes import WrongTypes, make_record
from core.files.vocabulary import TYPES
from core.model.kinds import Kind
from core.model.records import Broken, Setting

READ_BEFORE = ("visibility", "hidden")
"""Fields that are read to a value of their own before types are checked."""
texts = st.text() | st.sampled_from(["", "a", "ñandú", "\ud800", "🐉", "1"])
scalars = st.none() | st.booleans() | st.integers() | st.floats() | texts
values = scalars | st.lists(scalars, max_size=3) | st.dictionaries(texts, scalars, max_size=3)
adapters = {kind: TypeAdapter(type) for kind, type in TYPES.items()}


def names(kind: Kind) -> list[str]:
    return [f.name for f in dataclasses.fields(TYPES[kind]) if f.name not in READ_BEFORE]


@st.composite
def records(draw: st.DrawFn) -> tuple[Kind, dict[str, Any]]:
    kind = draw(st.sampled_from(list(TYPES)))
    chosen = draw(st.lists(st.sampled_from(names(kind)), unique=True))
    return kind, {name: draw(scalars_of(kind, name) | values) for name in chosen}


def scalars_of(kind: Kind, name: str) -> st.SearchStrategy[Any]:
    """Values of the right type, so that records pass now and then."""
    written = next(str(f.type) for f in dataclasses.fields(TYPES[kind]) if f.name == name)
    if "Texts" in written:
        return st.lists(texts, max_size=3)
    if "Mapping" in written:
        return st.dictionaries(texts, st.floats() | st.integers(), max_size=3)
    return texts if "str" in written else st.integers() | st.floats()


def by_pydantic(kind: Kind, fields: dict[str, Any]) -> object:
    try:
        return repr(adapters[kind].validate_python(fields))
    except ValidationError as error:
        return tuple(dict.fromkeys(str(e["loc"][0]) for e in error.errors()))


def by_us(kind: Kind, fields: dict[str, Any]) -> object:
    try:
        return repr(make_record(kind, fields))
    except WrongTypes as error:
        return error.fields


def is_read_before(kind: Kind, fields: dict[str, Any]) -> bool:
    """Numbers come as `parse_record` makes them: whole for k, a float for weight."""
    for name, value in fields.items():
        if name == "k" and not (value is None or type(value) is int):
            return False
        # Pydantic takes false for 0; here the version of a file that says so is wrong.
        if name == "value" and type(value) is bool:
            return False
        if kind is Kind.ENTRY and name == "weight" and not (value is None or type(value) is float):
            return False
        if name == "skills" and isinstance(value, dict):
            return all(v is None or type(v) in (int, float) for v in value.values())
    return True


@given(records())
def test_verdicts_and_values_are_those_of_pydantic(record: tuple[Kind, dict[str, Any]]) -> None:
    kind, fields = record
    if is_read_before(kind, fields):
        assert by_us(kind, fields) == by_pydantic(kind, fields)


@pytest.mark.parametrize("kind", list(TYPES))
def test_every_type_of_every_field_is_known(kind: Kind) -> None:
    assert make_record(kind, {}) == TYPES[kind]()


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        (Kind.ENTRY, {"id": 3}),
        (Kind.ENTRY, {"tags": "mina"}),
        (Kind.ENTRY, {"tags": ["mina", None]}),
        (Kind.ENTRY, {"text": b"mina"}),
        (Kind.ENTRY, {"weight": "2"}),
        (Kind.CASE, {"k": 2.5}),
        (Kind.PLAYER, {"skills": {"force": "high"}}),
        (Kind.PLAYER, {"skills": {"force": 10**400}}),
        (Kind.PLAYER, {"skills": ["force"]}),
    ],
)
def test_a_wrong_type_breaks_the_record_and_names_the_field(kind: Kind, value: object) -> None:
    parsed = parse_record(kind, value)
    assert isinstance(parsed.data, Broken)
    assert [(p.code, p.field) for p in parsed.problems] == [("wrong_type", next(iter(value)))]


@pytest.mark.parametrize("value", [False, True])
def test_yes_and_no_are_no_version(value: bool) -> None:
    with pytest.raises(WrongTypes) as found:
        make_record(Kind.VERSION, {"value": value})
    assert found.value.fields == ("value",)


def test_numbers_without_an_end_are_kept_as_they_are() -> None:
    made = parse_record(Kind.PLAYER, {"skills": {"force": math.inf}}).data
    assert made.skills == {"force": math.inf}  # type: ignore[union-attr]


def test_several_wrong_fields_are_named_in_the_order_of_the_record() -> None:
    parsed = parse_record(Kind.ENTRY, {"tags": 1, "id": 2, "notes": "kept"})
    assert [p.field for p in parsed.problems] == ["id", "tags"]


def test_a_version_may_be_a_text_or_any_number() -> None:
    for value in ("2", 2, 2.0):
        assert parse_record(Kind.VERSION, value).data == Setting(value)
