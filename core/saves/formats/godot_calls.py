"""What Godot writes as a call (`Vector2(1, 2)`, `Array[int]([1])`) or as a tag, made into values."""

from __future__ import annotations

import base64
import binascii
import struct
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from core.saves import godot_types as types
from core.saves.values import EngineValue, GodotArray, GodotDictionary, NodePath, StringName, Tree

# Godot 3's names for what Godot 4 calls otherwise.
_RENAMED: Final = {
    "PoolByteArray": "PackedByteArray",
    "PoolIntArray": "PackedInt32Array",
    "PoolRealArray": "PackedFloat32Array",
    "PoolStringArray": "PackedStringArray",
    "PoolVector2Array": "PackedVector2Array",
    "PoolVector3Array": "PackedVector3Array",
    "PoolColorArray": "PackedColorArray",
    "Quat": "Quaternion",
    "Transform": "Transform3D",
}
_OPAQUE: Final = frozenset(
    ("Resource", "ExtResource", "SubResource", "RID", "Callable", "Signal", "Object", "Script")
)


class NoSuchValue(Exception):
    """Godot has no such type, or it does not take these arguments."""


@dataclass(frozen=True, slots=True)
class Call:
    """A name, the element types in brackets behind it, and its arguments."""

    name: str
    types: tuple[str, ...]
    args: tuple[Tree, ...]


def build(call: Call) -> Tree:
    """The value of a call. Raises `NoSuchValue` when there is no such type or arguments err."""
    name = _RENAMED.get(call.name, call.name)
    made = _MAKERS.get(name)
    if made is not None:
        return made(Call(name, call.types, call.args))
    if name in _OPAQUE:
        return EngineValue(name, call.args)
    raise NoSuchValue


def _fixed(call: Call) -> Tree:
    if not all(_is_number(arg) for arg in call.args):
        return EngineValue(call.name, call.args)
    if call.name in types.WHOLES:
        return EngineValue(call.name, call.args)
    return EngineValue(call.name, tuple(single(arg) for arg in call.args))


def single(value: Tree) -> float:
    """A number as the engine keeps it in 32 bits."""
    number = float(value) if isinstance(value, int | float) else 0.0
    try:
        rounded: float = struct.unpack("<f", struct.pack("<f", number))[0]
    except OverflowError:
        return float("inf") if number > 0 else float("-inf")
    return rounded


def _is_number(value: Tree) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _array(call: Call) -> Tree:
    if len(call.args) != 1 or not isinstance(call.args[0], list):
        raise NoSuchValue
    items = call.args[0]
    return GodotArray(f"Array[{call.types[0]}]", items) if call.types else items


def _dictionary(call: Call) -> Tree:
    if len(call.args) != 1 or not isinstance(call.args[0], dict):
        raise NoSuchValue
    if len(call.types) != 2:
        return call.args[0]
    first, second = ("" if name == "Variant" else name for name in call.types)
    return GodotDictionary(first, second, call.args[0])


def _bytes(call: Call) -> Tree:
    if len(call.args) == 1 and isinstance(call.args[0], str):
        try:
            return base64.b64decode(call.args[0], validate=True)
        except (binascii.Error, ValueError):
            raise NoSuchValue from None
    if not all(isinstance(arg, int | float) and 0 <= arg <= 255 for arg in call.args):
        raise NoSuchValue
    return bytes(int(arg) for arg in call.args if isinstance(arg, int | float))


def _strings(call: Call) -> Tree:
    return GodotArray(call.name, list(call.args))


def _numbers(call: Call) -> Tree:
    if not all(_is_number(arg) for arg in call.args):
        raise NoSuchValue
    if call.name == "PackedFloat32Array":
        return GodotArray(call.name, [single(arg) for arg in call.args])
    if call.name == "PackedFloat64Array":
        return GodotArray(
            call.name, [float(arg) for arg in call.args if isinstance(arg, int | float)]
        )
    return GodotArray(call.name, list(call.args))


def _vectors(call: Call) -> Tree:
    kind, size = types.PACKED_VECTORS[call.name]
    if len(call.args) % size or not all(_is_number(arg) for arg in call.args):
        raise NoSuchValue
    flat = tuple(single(arg) for arg in call.args)
    return GodotArray(
        call.name, [EngineValue(kind, flat[at : at + size]) for at in range(0, len(flat), size)]
    )


def _text(call: Call) -> Tree:
    if len(call.args) != 1 or not isinstance(call.args[0], str):
        raise NoSuchValue
    return NodePath(call.args[0]) if call.name == "NodePath" else StringName(call.args[0])


_MAKERS: Final[dict[str, Callable[[Call], Tree]]] = {
    **dict.fromkeys((*types.REALS, *types.WHOLES, "Color"), _fixed),
    **dict.fromkeys(types.PACKED_NUMBERS, _numbers),
    **dict.fromkeys(types.PACKED_VECTORS, _vectors),
    "PackedByteArray": _bytes,
    "PackedStringArray": _strings,
    "Array": _array,
    "Dictionary": _dictionary,
    "NodePath": _text,
    "StringName": _text,
}
