"""The plain tree every format is read into, and the few values that JSON does not have.

A tree is made of dict, list, str, int, float, bool, None and bytes. Engine types are small
subclasses of these, so that code which knows nothing of Godot sees a str or a list;
what has no such form is an `EngineValue`.
"""

from __future__ import annotations

import base64
import math
from dataclasses import dataclass
from typing import Final, TypeAlias, cast


class StringName(str):
    """Godot's interned string; equal to the same str."""

    __slots__ = ()


class NodePath(str):
    """Godot's path to a node; equal to the same str."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class EngineValue:
    """An engine type as data: `EngineValue("Vector3", (1.5, 0.0, 2.0))`. Never instantiated."""

    kind: str
    args: tuple[Tree, ...]


class GodotArray(list["Tree"]):
    """A typed (`Array[Dictionary]`) or packed (`PackedStringArray`) array; `kind` names it."""

    __slots__ = ("kind",)

    def __init__(self, kind: str, items: list[Tree]) -> None:
        super().__init__(items)
        self.kind = kind


class GodotDictionary(dict["Key", "Tree"]):
    """A typed dictionary; the names of both types, empty when only the other is set."""

    __slots__ = ("key_type", "value_type")

    def __init__(self, key_type: str, value_type: str, items: dict[Key, Tree]) -> None:
        super().__init__(items)
        self.key_type = key_type
        self.value_type = value_type


Key: TypeAlias = str | int | float | bool | bytes | EngineValue | None
Tree: TypeAlias = (
    bool | int | float | str | bytes | EngineValue | list["Tree"] | dict["Key", "Tree"] | None
)
Json: TypeAlias = bool | int | float | str | list["Json"] | dict[str, "Json"] | None


_KEY_WORDS: Final = {None: "null", True: "true", False: "false"}


# Exactly these, no subclass: a StringName is a str, and becomes a plain one.
_AS_THEY_ARE: Final = frozenset({str, int, bool, type(None)})


def plain(tree: Tree) -> Json:
    """The tree as JSON values only: keys as text, bytes as base64, engine types as tagged dicts."""
    if type(tree) in _AS_THEY_ARE:
        return cast("Json", tree)
    if isinstance(tree, dict):
        return {
            key if type(key) is str else key_text(key): plain(value) for key, value in tree.items()
        }
    if isinstance(tree, list):
        return [plain(value) for value in tree]
    if isinstance(tree, EngineValue):
        return {"type": tree.kind, "args": [plain(value) for value in tree.args]}
    if isinstance(tree, bytes):
        return base64.b64encode(tree).decode("ascii")
    return _plain_scalar(tree)


def _plain_scalar(value: bool | int | float | str | None) -> Json:
    if isinstance(value, str):
        return str(value)
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)
    return value


def key_text(key: Key) -> str:
    """A dictionary key as text, the way a path or JSON shows it."""
    if isinstance(key, str):
        return str(key)
    if isinstance(key, bytes):
        return base64.b64encode(key).decode("ascii")
    if isinstance(key, EngineValue):
        return f"{key.kind}({', '.join(map(repr, key.args))})"
    if key is None or isinstance(key, bool):
        return _KEY_WORDS[key]
    return str(key)


def put(items: dict[Key, Tree], key: Tree, value: Tree) -> bool:
    """Add one pair without ever losing another; False when the same key stood there already.

    Keys that Python takes for equal although the engine does not (1, 1.0, true) and keys that
    are no Python keys (arrays, dictionaries) get a tagged form of their own.
    """
    safe = _safe_key(key)
    repeated = False
    if safe in items:
        held = next(known for known in items if known == safe)
        repeated = type(held) is type(safe)
        if not repeated:
            safe = EngineValue(type(safe).__name__, (safe,))
    items[safe] = value
    return not repeated


def _safe_key(key: Tree) -> Key:
    if isinstance(key, list | dict):
        return EngineValue("Dictionary" if isinstance(key, dict) else "Array", (repr(key),))
    if isinstance(key, EngineValue) and not _is_hashable(key):
        return EngineValue(key.kind, (repr(key.args),))
    return key


def _is_hashable(key: EngineValue) -> bool:
    try:
        hash(key)
    except TypeError:
        return False
    return True
