"""Godot's binary Variant: store_var (with a length in front) and var_to_bytes, Godot 4 and 3.

Layout: Godot's binary serialization API. Objects are read as data and never made.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Final

from core.saves import godot_types as types
from core.saves.bytes_reader import BytesReader
from core.saves.errors import NotThis
from core.saves.limits import check_depth
from core.saves.reading import Format, Parsed, Reading
from core.saves.values import (
    EngineValue,
    GodotArray,
    GodotDictionary,
    Key,
    NodePath,
    StringName,
    Tree,
    put,
)

_WIDE: Final = 1 << 16
_COUNT: Final = 0x7FFFFFFF
_NEW_PATH: Final = 0x80000000
_CONTAINERS: Final = ("Dictionary", "Array")
_WORTH_A_FILE: Final = (*_CONTAINERS, "String", "PackedByteArray", "PackedStringArray")


class VariantDecoder:
    """Decodes one Variant after another from a `BytesReader`; raises `NotThis` and `TooLarge`."""

    def __init__(self, source: BytesReader, reading: Reading, names: tuple[str, ...]) -> None:
        self._source = source
        self._reading = reading
        self._names = names
        self._depth = 0

    def value(self) -> Tree:
        """The next Variant."""
        header = self._source.u32()
        name = self._name(header & 0xFFFF)
        self._reading.count()
        known = _SIMPLE.get(name)
        if known is not None:
            return known(self, header)
        if name in _CONTAINERS:
            return self._container(name, header)
        return self._numbers(name, header)

    def _name(self, number: int) -> str:
        if number >= len(self._names):
            raise NotThis("save_broken_value", {"byte": self._source.position - 4})
        return self._names[number]

    def _nil(self, header: int) -> Tree:
        return None

    def _bool(self, header: int) -> Tree:
        value = self._source.u32()
        if value > 1:
            raise NotThis("save_broken_value", {"byte": self._source.position - 4})
        return value == 1

    def _int(self, header: int) -> Tree:
        return self._source.numbers("q" if header & _WIDE else "i", 1)[0]

    def _float(self, header: int) -> Tree:
        return float(self._source.numbers("d" if header & _WIDE else "f", 1)[0])

    def _string(self, header: int = 0) -> str:
        size = self._source.u32()
        text = self._source.text(size)
        self._source.padding(size)
        return text

    def _string_name(self, header: int) -> Tree:
        return StringName(self._string())

    def _node_path(self, header: int) -> Tree:
        names = self._source.u32()
        if not names & _NEW_PATH:
            self._source.position -= 4
            return NodePath(self._string())
        subnames, flags = self._source.u32(), self._source.u32()
        count = names & _COUNT
        if count + subnames > self._source.left // 4:
            raise NotThis("save_cut_short", {"byte": self._source.position})
        parts = [self._string() for _ in range(count + subnames)]
        path = "/".join(parts[:count])
        root = "/" if flags & 1 else ""
        return NodePath(root + ":".join([path, *parts[count:]]))

    def _rid(self, header: int) -> Tree:
        return EngineValue("RID", (self._source.u64(),))

    def _object(self, header: int) -> Tree:
        if header & _WIDE:
            return EngineValue("Object", (self._source.u64(),))
        name = self._string()
        if not name:
            return None
        self._reading.note("save_object", "$", {"type": name})
        held: dict[Key, Tree] = {}
        self._enter()
        for _ in range(self._source.u32()):
            put(held, self._string(), self.value())
        self._depth -= 1
        return EngineValue("Object", (name, held))

    def _callable(self, header: int) -> Tree:
        return EngineValue("Callable", ())

    def _signal(self, header: int) -> Tree:
        name = self._string()
        return EngineValue("Signal", (name, self._source.u64()))

    def _bytes(self, header: int) -> Tree:
        size = self._source.u32()
        data = self._source.take(size)
        self._source.padding(size)
        return data

    def _strings(self, header: int) -> Tree:
        count = self._source.u32()
        self._check(count, 4)
        return GodotArray("PackedStringArray", [self._string() for _ in range(count)])

    def _container(self, name: str, header: int) -> Tree:
        kinds = (header >> 16 & 3, header >> 18 & 3 if name == "Dictionary" else 0)
        first, second = (self._element_type(kind) for kind in kinds)
        count = self._source.u32() & _COUNT
        self._enter()
        if name == "Array":
            self._check(count, 4)
            items = [self.value() for _ in range(count)]
            self._depth -= 1
            return GodotArray(f"Array[{first}]", items) if first else items
        pairs = self._pairs(count)
        self._depth -= 1
        return GodotDictionary(first, second, pairs) if first or second else pairs

    def _pairs(self, count: int) -> dict[Key, Tree]:
        self._check(count, 8)
        held: dict[Key, Tree] = {}
        for _ in range(count):
            key = self.value()
            if not put(held, key, self.value()):
                self._reading.note("save_repeated_key", "$", {"key": str(key)})
        return held

    def _element_type(self, kind: int) -> str:
        if kind == 0:
            return ""
        return self._name(self._source.u32()) if kind == 1 else self._string()

    def _numbers(self, name: str, header: int) -> Tree:
        real = "d" if header & _WIDE else "f"
        if name in types.REALS:
            return EngineValue(name, self._source.numbers(real, types.REALS[name]))
        if name in types.WHOLES:
            return EngineValue(name, self._source.numbers("i", types.WHOLES[name]))
        if name == "Color":
            return EngineValue(name, self._source.numbers("f", types.COLOR))
        return self._packed(name, real)

    def _packed(self, name: str, real: str) -> Tree:
        count = self._source.u32()
        if name in types.PACKED_NUMBERS:
            self._check(count, 4)
            return GodotArray(name, list(self._source.numbers(types.PACKED_NUMBERS[name], count)))
        item, size = types.PACKED_VECTORS[name]
        self._check(count, 4 * size)
        code = "f" if item == "Color" else real
        numbers = self._source.numbers(code, count * size)
        vectors = range(0, len(numbers), size)
        return GodotArray(name, [EngineValue(item, numbers[at : at + size]) for at in vectors])

    def _check(self, count: int, smallest: int) -> None:
        if count > self._source.left // smallest:
            raise NotThis("save_cut_short", {"byte": self._source.position})
        self._reading.count(count)

    def _enter(self) -> None:
        self._depth += 1
        check_depth(self._depth)


_SIMPLE: Final[dict[str, Callable[[VariantDecoder, int], Tree]]] = {
    "nil": VariantDecoder._nil,
    "bool": VariantDecoder._bool,
    "int": VariantDecoder._int,
    "float": VariantDecoder._float,
    "String": VariantDecoder._string,
    "StringName": VariantDecoder._string_name,
    "NodePath": VariantDecoder._node_path,
    "RID": VariantDecoder._rid,
    "Object": VariantDecoder._object,
    "Callable": VariantDecoder._callable,
    "Signal": VariantDecoder._signal,
    "PackedByteArray": VariantDecoder._bytes,
    "PackedStringArray": VariantDecoder._strings,
}


def decode_variant(source: BytesReader, reading: Reading) -> Tree:
    """The Variant at the reader's place, by Godot 4's numbering, else by Godot 3's.

    Raises `NotThis` when it is neither, or `TooLarge`; leaves the reader behind the value.
    """
    start, noted = source.position, len(reading.problems)
    try:
        return VariantDecoder(source, reading, types.GODOT4).value()
    except NotThis as error:
        source.position = start
        del reading.problems[noted:]
        try:
            return VariantDecoder(source, reading, types.GODOT3).value()
        except NotThis:
            raise error from None


def decode_whole(data: bytes, start: int, end: int, reading: Reading) -> Tree:
    """The one Variant that fills `data[start:end]` exactly. Raises `NotThis` and `TooLarge`."""
    first: NotThis | None = None
    noted = len(reading.problems)
    for names in (types.GODOT4, types.GODOT3):
        source = BytesReader(data, start, end)
        try:
            value = VariantDecoder(source, reading, names).value()
            if source.left == 0:
                return value
            raise NotThis("save_left_over", {"byte": source.position})
        except NotThis as error:
            del reading.problems[noted:]
            first = first or error
    raise first or NotThis("save_unknown")


def _type_name(data: bytes, at: int) -> str:
    if len(data) < at + 4 or data[at + 1]:
        return ""
    number: int = data[at]
    if number < len(types.GODOT4) and types.GODOT4[number] in _WORTH_A_FILE:
        return types.GODOT4[number]
    if number < len(types.GODOT3) and types.GODOT3[number] in _WORTH_A_FILE:
        return types.GODOT3[number]
    return ""


def fits_bytes(data: bytes) -> bool:
    """Whether it can be one bare Variant: a container or a text, in whole words."""
    return len(data) % 4 == 0 and _type_name(data, 0) != ""


def read_bytes(data: bytes, reading: Reading) -> Parsed:
    """var_to_bytes: one Variant and nothing else."""
    return Parsed(decode_whole(data, 0, len(data), reading))


def fits_store(data: bytes) -> bool:
    """Whether a length stands in front that is true for one Variant or for the first of many."""
    if len(data) < 8:
        return False
    size: int = struct.unpack_from("<I", data)[0]
    return 4 <= size <= len(data) - 4 and data[4] < len(types.GODOT4) and data[5] == 0


def read_store(data: bytes, reading: Reading) -> Parsed:
    """store_var: one or several Variants, each behind its length; several become a list."""
    values: list[Tree] = []
    at = 0
    while at < len(data):
        size = BytesReader(data, at).u32()
        if size > len(data) - at - 4:
            raise NotThis("save_cut_short", {"byte": at})
        values.append(decode_whole(data, at + 4, at + 4 + size, reading))
        at += 4 + size
    if not any(isinstance(value, dict | list | str | bytes) for value in values):
        raise NotThis("save_unknown")
    return Parsed(values[0] if len(values) == 1 else values)


STORE_VAR: Final = Format("store_var", fits_store, read_store)
VAR_TO_BYTES: Final = Format("var_to_bytes", fits_bytes, read_bytes)
