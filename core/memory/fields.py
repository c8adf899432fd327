"""Fields of the saved form: their names, how they are read, and how they are written back.

A value is written only where it differs from what the old one reads as, so spellings (3.0), wrong
types and unknown keys come back as they were.
"""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from core.memory.problems import Problem, below

T = TypeVar("T")
Raw = dict[str, object]

# The largest whole number that a JSON reader with doubles keeps exactly.
LARGEST = 2**53

_ENGLISH = {
    "hechos": "facts",
    "turno": "turn",
    "texto": "text",
    "peso": "weight",
    "id": "id",
    "origen": "origin",
    "tipo": "kind",
    "escena": "scene",
    "de": "from",
    "presentes": "present",
    "refuerzos": "reinforcements",
    "fijado": "pinned",
    "escenas": "scenes",
    "lugar": "place",
    "presencia": "presence",
    "recuerdos": "memories",
    "aprendido": "learnt",
    "fichas": "sheets",
    "lapidas": "tombstones",
    "hasta": "until",
    "puntos": "score",
    "mundo": "world",
    "version": "version",
}


@dataclass(frozen=True, slots=True)
class Read(Generic[T]):
    """What a raw value reads as; ``whole`` is False when a part of it was not understood."""

    value: T
    whole: bool = True


@dataclass(frozen=True, slots=True)
class Field(Generic[T]):
    """One key: its Spanish name, what its absence means, how it is read and written.

    ``read`` returns None for a value it cannot make sense of; ``code`` is reported then.
    """

    name: str
    default: T
    read: Callable[[object], Read[T] | None]
    write: Callable[[T, object], object]
    code: str

    def key_in(self, raw: Mapping[str, object], english: bool = False) -> str:
        """The key that holds the field: the Spanish one, else the English one that is there."""
        other = _ENGLISH[self.name]
        if self.name in raw or (other not in raw and not english):
            return self.name
        return other

    def of(self, raw: Mapping[str, object]) -> T:
        """Return the value of the field, or its default."""
        return self.read_at(raw, "", None)

    def read_at(self, raw: Mapping[str, object], path: str, problems: list[Problem] | None) -> T:
        """Return the value of the field; what is not understood goes to ``problems``."""
        key = self.name
        if key not in raw:
            key = _ENGLISH[key]
            if key not in raw:
                return self.default
        read = self.read(raw[key])
        if problems is not None and (read is None or not read.whole):
            problems.append(Problem(self.code, below(path, key)))
        return self.default if read is None else read.value

    def put(self, raw: Raw, value: T, *, english: bool = False, add: bool = True) -> None:
        """Write a value where it differs from what stands there; ``add`` allows a new key."""
        key = self.key_in(raw, english)
        if self.of(raw) == value or (key not in raw and not add):
            return
        raw[key] = self.write(value, raw.get(key))


def english_name(name: str) -> str:
    """Return the English key for a Spanish one."""
    return _ENGLISH[name]


def is_number(value: object) -> bool:
    """Tell whether a JSON value is a number; true and false are none."""
    return isinstance(value, int | float) and not isinstance(value, bool)


def as_whole(value: object) -> int | None:
    """Return a whole number however it is spelled (3, 3.0), or None."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    if isinstance(value, float) and not value.is_integer():
        return None
    return int(value) if abs(value) <= LARGEST else None


def _read_text(value: object) -> Read[str] | None:
    return Read(value) if isinstance(value, str) else None


def _read_identity(value: object) -> Read[str] | None:
    number = as_whole(value)
    return _read_text(value) if number is None else Read(str(number))


def _read_optional(value: object) -> Read[str | None] | None:
    return Read(value) if value is None or isinstance(value, str) else None


def _read_whole(value: object) -> Read[int] | None:
    number = as_whole(value)
    if number is not None:
        return Read(number)
    if isinstance(value, float) and math.isfinite(value) and abs(value) <= LARGEST:
        return Read(math.floor(value), whole=False)
    return None


def _read_optional_whole(value: object) -> Read[int | None] | None:
    if value is None:
        return Read(None)
    number = as_whole(value)
    return None if number is None else Read(number)


def _read_number(value: object) -> Read[float] | None:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    if isinstance(value, int) and abs(value) > 10**300:
        return None
    return Read(float(value)) if math.isfinite(value) else None


def _read_flag(value: object) -> Read[bool] | None:
    if isinstance(value, bool):
        return Read(value)
    return Read(bool(value)) if is_number(value) and value in (0, 1) else None


def _read_wholes(value: object) -> Read[tuple[int, ...]] | None:
    if not isinstance(value, list):
        return None
    numbers = tuple(n for n in map(as_whole, value) if n is not None)
    return Read(numbers, len(numbers) == len(value))


def _read_texts(value: object) -> Read[tuple[str, ...]] | None:
    if not isinstance(value, list):
        return None
    texts = tuple(item for item in value if isinstance(item, str))
    return Read(texts, len(texts) == len(value))


def _plain(value: T, _old: object) -> object:
    return value


def _as_list(value: tuple[T, ...], old: object) -> object:
    """Write a list; one that only grew keeps its old items, also those not understood."""
    if isinstance(old, list):
        known = tuple(item for item in old if not isinstance(item, bool) and item in value)
        if value[: len(known)] == known:
            return [*old, *value[len(known) :]]
    return list(value)


def text(name: str, code: str = "memory_no_text") -> Field[str]:
    """A string."""
    return Field(name, "", _read_text, _plain, code)


def identity(name: str) -> Field[str]:
    """An id: a string, or a whole number that is read as one."""
    return Field(name, "", _read_identity, _plain, "memory_id")


def optional_text(name: str) -> Field[str | None]:
    """A string or null."""
    return Field(name, None, _read_optional, _plain, "memory_no_text")


def whole(name: str, default: int = 0) -> Field[int]:
    """A whole number, 3.0 too; a fraction is rounded down and reported."""
    return Field(name, default, _read_whole, _plain, "memory_no_whole")


def optional_whole(name: str) -> Field[int | None]:
    """A whole number or null."""
    return Field(name, None, _read_optional_whole, _plain, "memory_no_whole")


def number(name: str, default: float) -> Field[float]:
    """A finite number."""
    return Field(name, default, _read_number, _plain, "memory_no_number")


def flag(name: str) -> Field[bool]:
    """True or false; 1 and 0 too."""
    return Field(name, False, _read_flag, _plain, "memory_no_flag")


def wholes(name: str) -> Field[tuple[int, ...]]:
    """A list of whole numbers."""
    return Field(name, (), _read_wholes, _as_list, "memory_no_whole")


def texts(name: str) -> Field[tuple[str, ...]]:
    """A list of strings."""
    return Field(name, (), _read_texts, _as_list, "memory_no_text")


@dataclass(slots=True)
class Problems:
    """Collects problems while one form is read."""

    found: list[Problem] = field(default_factory=list)

    def add(self, code: str, path: str, **params: object) -> None:
        """Report something that was not understood."""
        self.found.append(Problem(code, path, params))
