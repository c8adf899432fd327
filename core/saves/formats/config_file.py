"""Godot's ConfigFile: `[section]`, then `key=value` with values in Godot's text form."""

from __future__ import annotations

import re
from typing import Final

from core.saves.errors import NotThis
from core.saves.formats.godot_text import GodotText
from core.saves.formats.text import decode_text
from core.saves.limits import check_amount
from core.saves.reading import Format, Parsed, Reading
from core.saves.values import Key, Tree

_SECTION: Final = re.compile(r"\[([^\]\n]*)\][ \t]*\r?(?:\n|$)")
_KEY: Final = re.compile(r"([^=\n\"\[{]+?)[ \t]*=")
_FITS: Final = re.compile(
    rb"(?:\xef\xbb\xbf)?(?:\s|;[^\n]*+\n)*+(?:\[[^\]\n\"{]*+\][ \t]*+(?:\r?\n|$)|[\w/.\" -]++=)"
)


def fits(data: bytes) -> bool:
    """Whether the first line is a section or a key with its value."""
    return _FITS.match(data[:8192]) is not None


def read(data: bytes, reading: Reading) -> Parsed:
    """`{section: {key: value}}`; keys before any section stand under an empty name.

    A value that is not understood is kept as the text of its line, and reported. Raises
    `NotThis` when no value is understood, and `TooLarge`.
    """
    check_amount(data)
    text = GodotText(decode_text(data, reading), reading)
    sections: dict[Key, Tree] = {}
    current: dict[Key, Tree] = {}
    good = 0
    while text.skip():
        header = _SECTION.match(text.text, text.at)
        if header is not None:
            text.at = header.end()
            current = _section(sections, header[1])
            continue
        if not sections:
            current = _section(sections, "")
        good += _pair(text, current, reading)
    if not good:
        raise NotThis("save_unknown")
    return Parsed(sections)


def _section(sections: dict[Key, Tree], name: str) -> dict[Key, Tree]:
    held = sections.setdefault(name, {})
    assert isinstance(held, dict)
    return held


def _pair(text: GodotText, held: dict[Key, Tree], reading: Reading) -> int:
    line = text.line()
    key = _key(text)
    start = text.at
    try:
        value = text.value()
    except NotThis as error:
        reading.note("save_config_value", f"line {line}", {"key": key, "line": error.line or line})
        text.at = start
        held[key] = _rest_of_line(text)
        return 0
    if key in held:
        reading.note("save_repeated_key", f"line {line}", {"key": key})
    held[key] = value
    return 1


def _key(text: GodotText) -> str:
    if text.text[text.at] == '"':
        key = text.string()
        text.expect("=")
        return key
    match = _KEY.match(text.text, text.at)
    if match is None:
        raise text.wrong()
    text.at = match.end()
    return match[1].strip()


def _rest_of_line(text: GodotText) -> str:
    end = text.text.find("\n", text.at)
    end = len(text.text) if end < 0 else end
    rest = text.text[text.at : end].strip()
    text.at = end
    return rest


FORMAT: Final = Format("config_file", fits, read)
