"""JSON lines: one value in each line, as Godot's tutorial on saving writes them; tagged or not."""

from __future__ import annotations

import json
from typing import Final

from core.saves.errors import NotThis
from core.saves.formats import json_text, tagged_json
from core.saves.formats.text import decode_text
from core.saves.limits import check_text
from core.saves.reading import Format, Parsed, Reading
from core.saves.values import Tree

_MOST_BROKEN: Final = 20


def read(data: bytes, reading: Reading) -> Parsed:
    """A list with the value of each line; broken lines among good ones are reported.

    Raises `NotThis` when there are not at least two values, or more broken lines than good.
    """
    check_text(data)
    text = decode_text(data, reading)
    engine = json_text.decoder(text, reading)
    values: list[Tree] = []
    broken: list[tuple[int, NotThis]] = []
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip():
            _read_line(number, line.strip(), engine, values, broken)
        if len(broken) > len(values) + _MOST_BROKEN:
            break
    if len(values) < 2 or len(broken) > len(values):
        raise broken[0][1] if broken else NotThis("save_unknown")
    for number, error in broken:
        reading.note(error.code, f"line {number}", error.params)
    tagged = tagged_json.fits(data)
    return Parsed([tagged_json.untag_anywhere(v) for v in values] if tagged else values)


def _read_line(
    number: int,
    line: str,
    engine: json.JSONDecoder,
    values: list[Tree],
    broken: list[tuple[int, NotThis]],
) -> None:
    try:
        values.append(json_text.parse_with(engine, line))
    except NotThis as error:
        broken.append((number, error))


FORMAT: Final = Format("json_lines", json_text.fits, read)
