"""JSON lines: one value in each line, as Godot's tutorial on saving writes them."""

from __future__ import annotations

from typing import Final

from core.saves.errors import NotThis
from core.saves.formats import json_text
from core.saves.formats.text import decode_text
from core.saves.limits import check_text
from core.saves.reading import Format, Parsed, Reading
from core.saves.values import Tree


def read(data: bytes, reading: Reading) -> Parsed:
    """A list with the value of each line; broken lines among good ones are reported.

    Raises `NotThis` when there are not at least two values, or more broken lines than good.
    """
    check_text(data)
    lines = decode_text(data, reading).split("\n")
    values: list[Tree] = []
    broken: list[tuple[int, NotThis]] = []
    for number, line in enumerate(lines, 1):
        if line.strip():
            _read_line(number, line, reading, values, broken)
    if len(values) < 2 or len(broken) > len(values):
        raise broken[0][1] if broken else NotThis("save_unknown")
    for number, error in broken:
        reading.note(error.code, f"line {number}", error.params)
    return Parsed(values)


def _read_line(
    number: int, line: str, reading: Reading, values: list[Tree], broken: list[tuple[int, NotThis]]
) -> None:
    try:
        values.append(json_text.parse(line.strip(), reading))
    except NotThis as error:
        broken.append((number, error))


FORMAT: Final = Format("json_lines", json_text.fits, read)
