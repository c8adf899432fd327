"""Godot's binary resources (.res, RSRC), read as data: nothing in them is loaded or run."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from core.saves import godot_types as types
from core.saves.bytes_reader import BytesReader
from core.saves.errors import NotThis
from core.saves.limits import check_depth
from core.saves.reading import Format, Parsed, Reading
from core.saves.values import EngineValue, GodotArray, Key, NodePath, StringName, Tree, put

_MAGIC: Final = b"RSRC"
_RESERVED: Final = 11 * 4
_HAS_UIDS: Final = 2
_WIDE_REALS: Final = 4
_HAS_SCRIPT_CLASS: Final = 8
_INLINE: Final = 0x80000000
_COUNT: Final = 0x7FFFFFFF

# The numbering of the resource format, which is not that of the serialization API.
_FIXED: Final = {
    10: "Vector2",
    11: "Rect2",
    12: "Vector3",
    13: "Plane",
    14: "Quaternion",
    15: "AABB",
    16: "Basis",
    17: "Transform3D",
    18: "Transform2D",
    45: "Vector2i",
    46: "Rect2i",
    47: "Vector3i",
    50: "Vector4",
    51: "Vector4i",
    52: "Projection",
}
_PACKED: Final = {
    32: "PackedInt32Array",
    33: "PackedFloat32Array",
    35: "PackedVector3Array",
    36: "PackedColorArray",
    37: "PackedVector2Array",
    48: "PackedInt64Array",
    49: "PackedFloat64Array",
    53: "PackedVector4Array",
}


class _Resource:
    def __init__(self, source: BytesReader, reading: Reading) -> None:
        self._source = source
        self._reading = reading
        self._strings: list[str] = []
        self._real = "f"
        self._depth = 0

    def tree(self) -> Tree:
        header = self._header()
        offsets = self._offsets(header)
        shift = self._source.position - offsets[0]
        blocks = [self._block(offset + shift) for offset in offsets]
        held: dict[Key, Tree] = {at: properties for at, (_, properties) in enumerate(blocks[:-1])}
        kind, properties = blocks[-1]
        header["type"] = kind
        tree: dict[Key, Tree] = {"header": header}
        if held:
            tree["sub_resource"] = held
        tree["resource"] = properties
        return tree

    def _header(self) -> dict[Key, Tree]:
        source = self._source
        big_endian, wide = source.u32(), source.u32()
        if big_endian:
            raise NotThis("save_big_endian")
        major, minor, version = source.u32(), source.u32(), source.u32()
        kind = self._text()
        source.u64()
        flags = source.u32()
        source.u64()
        script = self._text() if flags & _HAS_SCRIPT_CLASS else ""
        source.advance(_RESERVED)
        self._real = "d" if wide or flags & _WIDE_REALS else "f"
        self._strings = [self._text() for _ in range(self._counted(4))]
        external: list[Tree] = [self._external(flags) for _ in range(self._counted(8))]
        return {
            "type": kind,
            "version": f"{major}.{minor}",
            "format": version,
            "script_class": script,
            "ext_resource": external,
        }

    def _external(self, flags: int) -> Tree:
        kind, path = self._text(), self._text()
        if flags & _HAS_UIDS:
            self._source.u64()
        if kind == "Script" and not path.startswith("res://"):
            self._reading.note("save_script", "$.header.ext_resource")
        return {"type": kind, "path": path}

    def _offsets(self, header: dict[Key, Tree]) -> list[int]:
        offsets: list[int] = []
        paths: list[Tree] = []
        for _ in range(self._counted(12)):
            paths.append(self._text())
            offsets.append(self._source.u64())
        if not offsets:
            raise NotThis("save_cut_short", {"byte": self._source.position})
        header["sub_resource"] = paths
        return offsets

    def _block(self, offset: int) -> tuple[str, Tree]:
        if not 0 <= offset < self._source.end:
            raise NotThis("save_cut_short", {"byte": self._source.end})
        self._source.position = offset
        kind = self._text()
        if kind in ("GDScript", "CSharpScript"):
            self._reading.note("save_script", "$.sub_resource")
        held: dict[Key, Tree] = {}
        for _ in range(self._counted(8)):
            put(held, self._name(), self._value())
        return kind, held

    def _counted(self, smallest: int) -> int:
        count = self._source.u32() & _COUNT
        if count > self._source.left // smallest:
            raise NotThis("save_cut_short", {"byte": self._source.position})
        self._reading.count(count)
        return count

    def _text(self) -> str:
        return self._source.text(self._source.u32())

    def _name(self) -> str:
        number = self._source.u32()
        if number & _INLINE:
            return self._source.text(number & _COUNT)
        if number >= len(self._strings):
            raise NotThis("save_broken_value", {"byte": self._source.position - 4})
        return self._strings[number]

    def _value(self) -> Tree:
        number = self._source.u32()
        self._reading.count()
        known = _READERS.get(number)
        if known is not None:
            return known(self)
        if number in _FIXED:
            return self._fixed(_FIXED[number])
        if number in _PACKED:
            return self._packed(_PACKED[number])
        raise NotThis("save_broken_value", {"byte": self._source.position - 4})

    def _fixed(self, name: str) -> Tree:
        if name in types.WHOLES:
            return EngineValue(name, self._source.numbers("i", types.WHOLES[name]))
        return EngineValue(name, self._source.numbers(self._real, types.REALS[name]))

    def _packed(self, name: str) -> Tree:
        count = self._counted(4)
        if name in types.PACKED_NUMBERS:
            return GodotArray(name, list(self._source.numbers(types.PACKED_NUMBERS[name], count)))
        kind, size = types.PACKED_VECTORS[name]
        code = "f" if kind == "Color" else self._real
        flat = self._source.numbers(code, count * size)
        return GodotArray(
            name, [EngineValue(kind, flat[at : at + size]) for at in range(0, len(flat), size)]
        )

    def _bool(self) -> Tree:
        return self._source.u32() != 0

    def _int(self) -> Tree:
        return self._source.numbers("i", 1)[0]

    def _int64(self) -> Tree:
        return self._source.numbers("q", 1)[0]

    def _float(self) -> Tree:
        return float(self._source.numbers(self._real, 1)[0])

    def _double(self) -> Tree:
        return float(self._source.numbers("d", 1)[0])

    def _colour(self) -> Tree:
        return EngineValue("Color", self._source.numbers("f", types.COLOR))

    def _rid(self) -> Tree:
        return EngineValue("RID", (self._source.u32(),))

    def _string_name(self) -> Tree:
        return StringName(self._text())

    def _node_path(self) -> Tree:
        names, subnames = self._source.u16(), self._source.u16()
        parts = [self._name() for _ in range(names + (subnames & 0x7FFF))]
        root = "/" if subnames & 0x8000 else ""
        return NodePath(root + ":".join(["/".join(parts[:names]), *parts[names:]]))

    def _object(self) -> Tree:
        kind = self._source.u32()
        if kind == 0:
            return None
        if kind == 1:
            return EngineValue("ExtResource", (self._text(), self._text()))
        if kind in (2, 3):
            name = "SubResource" if kind == 2 else "ExtResource"
            return EngineValue(name, (self._source.u32(),))
        raise NotThis("save_broken_value", {"byte": self._source.position - 4})

    def _dictionary(self) -> Tree:
        self._enter()
        held: dict[Key, Tree] = {}
        for _ in range(self._counted(8)):
            key = self._value()
            if not put(held, key, self._value()):
                self._reading.note("save_repeated_key", "$", {"key": str(key)})
        self._depth -= 1
        return held

    def _array(self) -> Tree:
        self._enter()
        items = [self._value() for _ in range(self._counted(4))]
        self._depth -= 1
        return items

    def _bytes(self) -> Tree:
        size = self._source.u32()
        data = self._source.take(size)
        self._source.padding(size)
        return data

    def _string_list(self) -> Tree:
        return GodotArray("PackedStringArray", [self._text() for _ in range(self._counted(4))])

    def _nothing(self) -> Tree:
        return None

    def _callable(self) -> Tree:
        return EngineValue("Callable", ())

    def _signal(self) -> Tree:
        return EngineValue("Signal", ())

    def _enter(self) -> None:
        self._depth += 1
        check_depth(self._depth)


_READERS: Final[dict[int, Callable[[_Resource], Tree]]] = {
    1: _Resource._nothing,
    2: _Resource._bool,
    3: _Resource._int,
    4: _Resource._float,
    5: _Resource._text,
    20: _Resource._colour,
    22: _Resource._node_path,
    23: _Resource._rid,
    24: _Resource._object,
    26: _Resource._dictionary,
    30: _Resource._array,
    31: _Resource._bytes,
    34: _Resource._string_list,
    40: _Resource._int64,
    41: _Resource._double,
    42: _Resource._callable,
    43: _Resource._signal,
    44: _Resource._string_name,
}


def fits(data: bytes) -> bool:
    """Whether the magic number stands in front."""
    return data[:4] == _MAGIC


def read(data: bytes, reading: Reading) -> Parsed:
    """`{"header": ..., "sub_resource": {number: properties}, "resource": properties}`.

    Raises `NotThis` when it is broken, and `TooLarge`.
    """
    return Parsed(_Resource(BytesReader(data, 4), reading).tree())


FORMAT: Final = Format("res", fits, read, certain=True)
