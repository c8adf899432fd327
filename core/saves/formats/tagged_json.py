"""Godot 4.4's tagged JSON (JSON.from_native): `{"type": ..., "args": [...]}` and `"i:7"`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from core.saves.errors import NotThis
from core.saves.formats import json_text
from core.saves.formats.godot_calls import Call, NoSuchValue, build
from core.saves.formats.text import decode_text
from core.saves.limits import check_text
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

_TAGS: Final[tuple[tuple[str, Callable[[str], Tree]], ...]] = (
    ("i:", int),
    ("f:", float),
    ("s:", str),
    ("sn:", StringName),
    ("np:", NodePath),
)


def fits(data: bytes) -> bool:
    """Whether it is JSON that names types and arguments."""
    return b'"args"' in data and b'"type"' in data and json_text.fits(data)


def read(data: bytes, reading: Reading) -> Parsed:
    """The tree with every tagged part as the value it stands for.

    A part that only looks tagged stays as it is. Raises `NotThis` when nothing is tagged.
    """
    check_text(data)
    tree = json_text.parse(decode_text(data, reading), reading)
    found: list[Tree] = []
    untagged = _untag(tree, found)
    if not found:
        raise NotThis("save_unknown")
    return Parsed(untagged)


def untag_anywhere(tree: Tree) -> Tree:
    """The tree with every tagged part as the value it stands for."""
    return _untag(tree, [])


def _untag(tree: Tree, found: list[Tree]) -> Tree:
    if isinstance(tree, dict):
        if tree.get("type") in ("Dictionary", "Array", "Object"):
            try:
                value = untag(tree)
            except NoSuchValue:
                return {key: _untag(below, found) for key, below in tree.items()}
            found.append(value)
            return value
        return {key: _untag(value, found) for key, value in tree.items()}
    if isinstance(tree, list):
        return [_untag(item, found) for item in tree]
    return tree


def untag(value: Tree) -> Tree:
    """The value a tagged one stands for. Raises `NoSuchValue` when it is not tagged as Godot does."""
    if isinstance(value, bool) or value is None:
        return value
    if isinstance(value, str):
        return _untag_text(value)
    if isinstance(value, list):
        return [untag(item) for item in value]
    if not isinstance(value, dict) or not isinstance(value.get("type"), str):
        raise NoSuchValue
    name, args = str(value["type"]), value.get("args")
    if isinstance(args, list):
        return _untag_value(name, value, args)
    return EngineValue(name, tuple(below for key, below in value.items() if key != "type"))


def _untag_text(text: str) -> Tree:
    for tag, make in _TAGS:
        if text.startswith(tag):
            try:
                return make(text[len(tag) :])
            except ValueError:
                raise NoSuchValue from None
    raise NoSuchValue


def _untag_value(name: str, value: dict[Key, Tree], args: list[Tree]) -> Tree:
    if name == "Dictionary":
        return _dictionary(value, args)
    if name != "Array":
        return build(Call(name, (), tuple(args)))
    items = [untag(arg) for arg in args]
    kind = value.get("elem_type")
    return GodotArray(f"Array[{kind}]", items) if isinstance(kind, str) else items


def _dictionary(value: dict[Key, Tree], args: list[Tree]) -> Tree:
    items = [untag(arg) for arg in args]
    if len(items) % 2:
        raise NoSuchValue
    held: dict[Key, Tree] = {}
    for at in range(0, len(items), 2):
        put(held, items[at], items[at + 1])
    first, second = (str(value.get(name) or "") for name in ("key_type", "value_type"))
    return GodotDictionary(first, second, held) if first or second else held


FORMAT: Final = Format("tagged_json", fits, read)
