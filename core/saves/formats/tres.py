"""Godot's text resources (.tres, .tscn), read as data: no script in them ever runs."""

from __future__ import annotations

import re
from typing import Final

from core.saves.errors import NotThis
from core.saves.formats.godot_text import GodotText
from core.saves.formats.text import decode_text
from core.saves.limits import check_amount
from core.saves.reading import Format, Parsed, Reading
from core.saves.values import Key, Tree

_FITS: Final = re.compile(rb"(?:\xef\xbb\xbf)?\s*+\[gd_(?:resource|scene)\b")
_ATTRIBUTE: Final = re.compile(r"([\w/]+)[ \t]*=")
_PROPERTY: Final = re.compile(r"([^=\n\"\[]+?)[ \t]*=")


def fits(data: bytes) -> bool:
    """Whether the header of a text resource or scene stands in front."""
    return _FITS.match(data[:4096]) is not None


def read(data: bytes, reading: Reading) -> Parsed:
    """`{"header": ..., "sub_resource": {id: properties}, "resource": properties}`.

    `header` keeps the attributes of each block. Scripts in it are reported. Raises `NotThis`
    with line and column, and `TooLarge`.
    """
    check_amount(data)
    text = GodotText(decode_text(data, reading), reading)
    header: dict[Key, Tree] = {}
    tree: dict[Key, Tree] = {"header": header}
    while text.skip():
        tag, attributes = _block_header(text)
        properties = _properties(text)
        _check_script(tag, attributes, properties, reading)
        _add(header, tag, attributes.get("id"), attributes)
        if tag == "resource":
            tree["resource"] = properties
        elif properties or tag in ("sub_resource", "node"):
            _add(tree, tag, attributes.get("id"), properties)
    return Parsed(tree)


def _block_header(text: GodotText) -> tuple[str, dict[Key, Tree]]:
    text.expect("[")
    tag = text.name()
    if not tag:
        raise text.wrong()
    attributes: dict[Key, Tree] = {}
    while not text.take("]"):
        match = _ATTRIBUTE.match(text.text, text.at)
        if match is None:
            raise text.wrong()
        text.at = match.end()
        attributes[match[1]] = text.value()
    return tag, attributes


def _properties(text: GodotText) -> dict[Key, Tree]:
    held: dict[Key, Tree] = {}
    while text.skip() not in ("[", ""):
        if text.text[text.at] == '"':
            name = text.string()
            text.expect("=")
        else:
            match = _PROPERTY.match(text.text, text.at)
            if match is None:
                raise text.wrong()
            text.at, name = match.end(), match[1].strip()
        held[name] = text.value()
    return held


def _add(tree: dict[Key, Tree], tag: str, name: Tree, value: Tree) -> None:
    if isinstance(name, str | int | float):
        held = tree.setdefault(tag, {})
        if not isinstance(held, dict):
            raise NotThis("save_unknown")
        held[name] = value
        return
    items = tree.setdefault(tag, [])
    if not isinstance(items, list):
        raise NotThis("save_unknown")
    items.append(value)


def _check_script(
    tag: str, attributes: dict[Key, Tree], properties: dict[Key, Tree], reading: Reading
) -> None:
    kind, path = attributes.get("type"), str(attributes.get("path", "res://"))
    outside = kind == "Script" and not path.startswith("res://")
    if kind in ("GDScript", "CSharpScript") or "script/source" in properties or outside:
        reading.note("save_script", f"$.{tag}", {"id": str(attributes.get("id", ""))})


FORMAT: Final = Format("tres", fits, read)
