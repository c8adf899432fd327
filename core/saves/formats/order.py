"""All formats in the order in which they are tried: sure signs first, guesses last."""

from __future__ import annotations

from typing import Final

from core.saves.formats import json_lines, json_text
from core.saves.reading import Format

FORMATS: Final[tuple[Format, ...]] = (
    json_text.FORMAT,
    json_lines.FORMAT,
)
