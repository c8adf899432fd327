"""Godot's text form of values, which var_to_str, ConfigFile and .tres share.

Also takes what Godot's own JSON parser takes beyond JSON: trailing commas, raw line breaks,
nan and inf. Everything is read as data: `Object(...)` and `Resource(...)` are never made.
"""

from __future__ import annotations

import re
from typing import Final

from core.saves.errors import NotThis
from core.saves.formats.godot_calls import Call, NoSuchValue, build
from core.saves.formats.text import without_surrogates
from core.saves.limits import check_depth
from core.saves.reading import Reading
from core.saves.values import EngineValue, Key, NodePath, StringName, Tree, put

_SPACE: Final = re.compile(r"\s*+")
_STRING: Final = re.compile(r'"([^"\\]*+(?:\\.[^"\\]*+)*+)"', re.DOTALL)
_NUMBER: Final = re.compile(
    r"[+-]?+(?:0[xX][0-9a-fA-F]++|(?:\d++(?:\.\d*+)?+|\.\d++)(?:[eE][+-]?+\d++)?+)"
)
_NAME: Final = re.compile(r"[+-]?[A-Za-z_]\w*+")
_COLOUR: Final = re.compile(r"#[0-9a-fA-F]{3,8}")
_ESCAPE: Final = re.compile(r"\\(u[0-9a-fA-F]{4}|U[0-9a-fA-F]{6}|.)", re.DOTALL)
_SHORT: Final = {"b": "\b", "t": "\t", "n": "\n", "f": "\f", "r": "\r"}
_PAIR: Final = re.compile("[\ud800-\udbff][\udc00-\udfff]")
_WORDS: Final[dict[str, Tree]] = {
    "true": True,
    "false": False,
    "null": None,
    "nil": None,
    "inf": float("inf"),
    "+inf": float("inf"),
    "-inf": float("-inf"),
    "inf_neg": float("-inf"),
    "nan": float("nan"),
    "-nan": float("nan"),
    "NaN": float("nan"),
    "Infinity": float("inf"),
    "-Infinity": float("-inf"),
}
_LONGEST_WHOLE: Final = 400


class GodotText:
    """A place in text; `value` reads one value there. Raises `NotThis` with line and column."""

    def __init__(self, text: str, reading: Reading) -> None:
        self.text = text
        self.at = 0
        self._reading = reading
        self._depth = 0
        self._calls = 0
        self._line = 1
        self._counted_to = 0

    def skip(self) -> str:
        """Step over white space and comments; the next character, empty at the end."""
        while True:
            match = _SPACE.match(self.text, self.at)
            self.at = match.end() if match else self.at
            if not self.text.startswith(";", self.at):
                return self.text[self.at : self.at + 1]
            self._reading.count()
            end = self.text.find("\n", self.at)
            self.at = len(self.text) if end < 0 else end

    def line(self) -> int:
        """The line of this place; counted on from the last time, since a file asks often."""
        if self.at < self._counted_to:
            self._counted_to, self._line = 0, 1
        self._line += self.text.count("\n", self._counted_to, self.at)
        self._counted_to = self.at
        return self._line

    def wrong(self) -> NotThis:
        """The error for this place."""
        line = self.line()
        column = self.at - self.text.rfind("\n", 0, self.at)
        return NotThis("save_no_godot_text", {}, line, column)

    def take(self, mark: str) -> bool:
        """Step over the mark if it is next."""
        if self.skip() != mark:
            return False
        self.at += 1
        return True

    def expect(self, mark: str) -> None:
        """Step over the mark, which must be next."""
        if not self.take(mark):
            raise self.wrong()

    def value(self) -> Tree:
        """The next value."""
        self._reading.count()
        mark = self.skip()
        if mark == '"':
            return self.string()
        if mark == "{":
            return self._dictionary()
        if mark == "[":
            return self._list()
        if mark in ("&", "@", "^"):
            self.at += 1
            return NodePath(self.string()) if mark == "^" else StringName(self.string())
        return self._word(mark)

    def string(self) -> str:
        """A text in double quotes."""
        match = _STRING.match(self.text, self.at)
        if match is None:
            raise self.wrong()
        self.at = match.end()
        return _unescape(match[1])

    def name(self) -> str:
        """A bare name; empty when there is none."""
        match = _NAME.match(self.text, self.at)
        if match is None:
            return ""
        self.at = match.end()
        return match[0]

    def _word(self, mark: str) -> Tree:
        number = _NUMBER.match(self.text, self.at)
        if number is not None:
            self.at = number.end()
            return _number(number[0])
        colour = _COLOUR.match(self.text, self.at) if mark == "#" else None
        if colour is not None:
            self.at = colour.end()
            return EngineValue("Color", (colour[0],))
        start = self.at
        name = self.name()
        if name in _WORDS:
            return _WORDS[name]
        if not name or self.skip() not in ("(", "["):
            self.at = start
            raise self.wrong()
        return self._call(name)

    def _call(self, name: str) -> Tree:
        types = tuple(self._type_list()) if self.skip() == "[" else ()
        start = self.at
        self._calls += 1
        check_depth(self._calls)
        made = self._object() if name == "Object" else self._built(name, types)
        self._calls -= 1
        if made is None:
            self.at = start
            raise self.wrong()
        return made

    def _built(self, name: str, types: tuple[str, ...]) -> Tree:
        try:
            return build(Call(name, types, tuple(self._items("(", ")"))))
        except NoSuchValue:
            return None

    def _type_list(self) -> list[str]:
        self.expect("[")
        names: list[str] = []
        while not self.take("]"):
            self.skip()
            name = self.name()
            if not name:
                raise self.wrong()
            if self.skip() == "(":
                name = f"{name}({', '.join(map(str, self._items('(', ')')))})"
            names.append(name)
            self.take(",")
        return names

    def _object(self) -> Tree:
        self.expect("(")
        self.skip()
        kind = self.name() or str(self.value())
        held: dict[Key, Tree] = {}
        while not self.take(")"):
            self.take(",")
            if self.skip() == ")":
                continue
            self._pair(held)
        self._reading.note("save_object", "$", {"type": kind})
        return EngineValue("Object", (kind, held))

    def _dictionary(self) -> Tree:
        self.expect("{")
        self._enter()
        held: dict[Key, Tree] = {}
        while not self.take("}"):
            self._pair(held)
            if not self.take(",") and self.skip() != "}":
                raise self.wrong()
        self._depth -= 1
        return held

    def _pair(self, held: dict[Key, Tree]) -> None:
        key = self.value()
        self.expect(":")
        if not put(held, key, self.value()):
            self._reading.note("save_repeated_key", "$", {"key": str(key)})

    def _list(self) -> Tree:
        self._enter()
        items = self._items("[", "]")
        self._depth -= 1
        return items

    def _items(self, opening: str, closing: str) -> list[Tree]:
        self.expect(opening)
        items: list[Tree] = []
        while not self.take(closing):
            items.append(self.value())
            if not self.take(",") and self.skip() != closing:
                raise self.wrong()
        return items

    def _enter(self) -> None:
        self._depth += 1
        check_depth(self._depth)


def _number(text: str) -> int | float:
    bare = text.lstrip("+-")
    if bare[:2] in ("0x", "0X"):
        value = int(bare[2:], 16)
        return -value if text[0] == "-" else value
    if bare.isdecimal() and len(bare) < _LONGEST_WHOLE:
        return int(text)
    return float(text)


def _unescape(raw: str) -> str:
    if "\\" not in raw:
        return without_surrogates(raw)
    text = _ESCAPE.sub(_escape, raw)
    return without_surrogates(_PAIR.sub(_pair, text))


def _escape(match: re.Match[str]) -> str:
    code = match[1]
    if len(code) == 1:
        return _SHORT.get(code, code)
    number = int(code[1:], 16)
    return chr(number) if number < 0x110000 else "\ufffd"


def _pair(match: re.Match[str]) -> str:
    return match[0].encode("utf-16-le", "surrogatepass").decode("utf-16-le")
