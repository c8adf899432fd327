"""Paths as text, and the values they lead to, so that a choice can be remembered (spec 9)."""

from __future__ import annotations

import re
from typing import Final

from core.saves.embedded import Embedded
from core.saves.paths import Field, Index, Opened, Steps
from core.saves.values import EngineValue, Key, Tree, key_text

_STEP: Final = re.compile(
    r"\.(?P<name>[^\W\d]\w*)|\[(?P<index>\d+)\]|\['(?P<quoted>(?:[^'\\]|\\.)*)'\]|#(?P<layers>[\w>]+)"
)


def parse_path(text: str) -> Steps:
    """The steps of a path's text (the inverse of `path_text`). Raises `ValueError`."""
    if not text.startswith("$"):
        raise ValueError(text)
    steps: list[Field | Index | Opened] = []
    at = 1
    while at < len(text):
        match = _STEP.match(text, at)
        if match is None:
            raise ValueError(text)
        steps.append(_step(match))
        at = match.end()
    return tuple(steps)


def _step(match: re.Match[str]) -> Field | Index | Opened:
    if match["name"] is not None:
        return Field(match["name"])
    if match["index"] is not None:
        return Index(int(match["index"]))
    if match["layers"] is not None:
        return Opened(tuple(match["layers"].split(">")))
    return Field(re.sub(r"\\(.)", r"\1", match["quoted"]))


def value_at(tree: Tree, path: str | Steps, password: str | None = None) -> Tree:
    """The value a path leads to, also through embedded data. Raises `LookupError`."""
    try:
        steps = parse_path(path) if isinstance(path, str) else path
    except ValueError:
        raise LookupError(path) from None
    embedded = Embedded.with_password(password)
    value = tree
    for step in steps:
        value = opened_inside(value, embedded) if isinstance(step, Opened) else _below(value, step)
    return value


def opened_inside(value: Tree, embedded: Embedded | None = None) -> Tree:
    """The tree inside a text or bytes. Raises `LookupError` when there is none."""
    opened = (embedded or Embedded()).open(value, "$")
    if opened is None:
        raise LookupError("nothing inside")
    return opened[0]


def _below(value: Tree, step: Field | Index) -> Tree:
    if isinstance(step, Field) and isinstance(value, dict):
        return value[_held_key(value, step.key)]
    if isinstance(step, Index) and isinstance(value, list):
        return value[step.position]
    if isinstance(step, Index) and isinstance(value, EngineValue):
        return value.args[step.position]
    raise LookupError(step)


def _held_key(items: dict[Key, Tree], key: Key) -> Key:
    if key in items:
        return key
    return next((held for held in items if key_text(held) == key), key)
