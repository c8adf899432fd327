"""Where a value stands in a save's tree: steps, and their text (`$.estado.npc.memoria`)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, TypeAlias

from core.saves.values import Key, key_text

_PLAIN_NAME: Final = re.compile(r"[^\W\d]\w*")


@dataclass(frozen=True, slots=True)
class Opened:
    """A step into text or bytes that hold data themselves; `layers` names what was opened."""

    layers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Field:
    """A step to the value of a dictionary key."""

    key: Key


@dataclass(frozen=True, slots=True)
class Index:
    """A step to an element of a list, or to an argument of an engine value."""

    position: int


Step: TypeAlias = Field | Index | Opened
Steps: TypeAlias = tuple[Step, ...]


def path_text(steps: Steps) -> str:
    """The steps as a JSON path; a step into embedded data reads `#json` or `#base64>json`."""
    return "$" + "".join(_step_text(step) for step in steps)


def _step_text(step: Step) -> str:
    if isinstance(step, Opened):
        return "#" + ">".join(step.layers)
    if isinstance(step, Index):
        return f"[{step.position}]"
    if isinstance(step.key, str) and _PLAIN_NAME.fullmatch(step.key):
        return f".{step.key}"
    text = key_text(step.key).replace("\\", "\\\\").replace("'", "\\'")
    return f"['{text}']"
