"""JSON, also the lenient kind that Godot's parser takes (trailing commas, raw line breaks, nan)."""

from __future__ import annotations

import json
from typing import Final

from core.saves.errors import NotThis
from core.saves.formats.text import decode_text, first_character, without_surrogates
from core.saves.limits import check_text
from core.saves.reading import Format, Parsed, Reading
from core.saves.values import Key, Tree

_LONGEST_WHOLE: Final = 400


def fits(data: bytes) -> bool:
    """Whether the text starts as an object, an array or a string."""
    return first_character(data) in (b"{", b"[", b'"')


def read(data: bytes, reading: Reading) -> Parsed:
    """The tree of a JSON text. Raises `NotThis` with the line, and `TooLarge`."""
    check_text(data)
    return Parsed(parse(decode_text(data, reading), reading))


def parse(text: str, reading: Reading) -> Tree:
    """The tree of text whose limits are checked already. Raises `NotThis` with the line."""
    return parse_with(decoder(text, reading), text)


def parse_with(engine: json.JSONDecoder, text: str) -> Tree:
    """The tree of a text, or of a part of the text a decoder was made for. Raises `NotThis`."""
    try:
        return _repaired(engine.decode(text))
    except json.JSONDecodeError as error:
        raise _not_json(error) from None


def parse_prefix(text: str, start: int, reading: Reading) -> tuple[Tree, int]:
    """The JSON value that starts at `start`, and where it ends. Raises `NotThis`."""
    try:
        return decoder(text, reading).raw_decode(text, start)
    except json.JSONDecodeError as error:
        raise _not_json(error) from None


def _not_json(error: json.JSONDecodeError) -> NotThis:
    return NotThis("save_not_json", {"reason": error.msg}, error.lineno, error.colno)


def decoder(text: str, reading: Reading) -> json.JSONDecoder:
    """A decoder for the text, which reports repeated keys and mends half characters."""
    broken = "\\ud" in text or "\\uD" in text  # only an escape can write half a character

    def pairs(items: list[tuple[str, Tree]]) -> Tree:
        if broken:
            items = [(without_surrogates(key), _repaired(value)) for key, value in items]
        held: dict[Key, Tree] = dict(items)
        if len(held) < len(items):
            _note_repeated([key for key, _ in items], reading)
        return held

    return json.JSONDecoder(object_pairs_hook=pairs, parse_int=_whole, strict=False)


def _whole(digits: str) -> int | float:
    return int(digits) if len(digits) < _LONGEST_WHOLE else float(digits)


def _repaired(value: Tree) -> Tree:
    if isinstance(value, str):
        return without_surrogates(value)
    if isinstance(value, list):
        return [_repaired(item) for item in value]
    return value


def _note_repeated(keys: list[str], reading: Reading) -> None:
    seen: set[str] = set()
    for key in keys:
        if key in seen:
            reading.note("save_repeated_key", "$", {"key": key})
            return
        seen.add(key)


FORMAT: Final = Format("json", fits, read)
