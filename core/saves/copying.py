"""A copy of a save as JSON under a new name; the save itself is never written (spec section 4)."""

from __future__ import annotations

import base64
import json
import os
from pathlib import Path

from core.errors import CannotSave
from core.files.atomic import write_files
from core.memory.form import dump, losses
from core.saves.find import Candidate
from core.saves.locate import opened_inside
from core.saves.paths import Field, Index, Opened, Steps
from core.saves.reader import SaveFile
from core.saves.values import Json, Tree, key_text, plain

_JSON, _BASE64 = "json", "base64"
_WRITABLE = ((_JSON,), (_BASE64, _JSON))
"""The layers inside a value that can be written again as they were."""


def lost_in_version(candidate: Candidate, version: int) -> tuple[str, ...]:
    """What a memory would lose in another version of the form, by the keys of the saved form."""
    return losses(candidate.state) if version < 2 <= candidate.version else ()


def copy_text(save: SaveFile, candidate: Candidate, version: int | None = None) -> str:
    """The whole save as JSON text, with one memory in a version (default: the one it was read in).

    A memory inside JSON text or base64 stays inside it; engine values become tagged dictionaries.
    Raises CannotSave: the memory is of a newer version than is known, or lies in data that cannot
    be written again. ValueError for a version that there is not.
    """
    form = _json_of(dump(candidate.state, version))
    whole = _with(save.tree, candidate.steps, form)
    return _as_text(whole, indent="\t") + "\n"


def write_copy(
    target: Path, save: SaveFile, candidate: Candidate, version: int | None = None
) -> None:
    """Write the copy to a file that is not the save. Raises CannotSave; see `copy_text`."""
    if save.path is not None and _is_same_file(target, save.path):
        raise CannotSave("copy_over_save", path=target)
    text = copy_text(save, candidate, version)
    write_files(target.parent, {target.name: text.encode("utf-8")})


def _is_same_file(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except OSError:
        return os.path.realpath(one) == os.path.realpath(other)


def _with(value: Tree, steps: Steps, form: Json) -> Json:
    """The value as JSON, with what the steps lead to replaced."""
    if not steps:
        return form
    step, rest = steps[0], steps[1:]
    if isinstance(step, Opened):
        return _opened(value, step, rest, form)
    if isinstance(step, Field) and isinstance(value, dict):
        key = key_text(step.key)
        return {
            key_text(k): _with(v, rest, form) if k is step.key or key_text(k) == key else plain(v)
            for k, v in value.items()
        }
    if isinstance(step, Index) and isinstance(value, list):
        return [
            _with(v, rest, form) if i == step.position else plain(v) for i, v in enumerate(value)
        ]
    return _in_engine_value(value, steps, form)


def _in_engine_value(value: Tree, steps: Steps, form: Json) -> Json:
    shown, step = plain(value), steps[0]
    args = getattr(value, "args", None)
    if not isinstance(step, Index) or args is None or not isinstance(shown, dict):
        raise CannotSave("copy_inside", {"layers": "?"})
    made = [
        _with(v, steps[1:], form) if i == step.position else plain(v) for i, v in enumerate(args)
    ]
    return {**shown, "args": made}


def _opened(value: Tree, step: Opened, rest: Steps, form: Json) -> Json:
    if step.layers not in _WRITABLE:
        raise CannotSave("copy_inside", {"layers": " > ".join(step.layers)})
    text = _as_text(_with(opened_inside(value), rest, form))
    if step.layers[0] == _BASE64:
        return base64.b64encode(text.encode("utf-8")).decode("ascii")
    return text


def _json_of(form: dict[str, object]) -> Json:
    return plain(form)  # type: ignore[arg-type]


def _as_text(value: Json, indent: str | None = None) -> str:
    """JSON that is always valid UTF-8."""
    text = json.dumps(value, ensure_ascii=False, indent=indent, allow_nan=False)
    if any("\ud800" <= char <= "\udfff" for char in text):
        text = json.dumps(value, ensure_ascii=True, indent=indent, allow_nan=False)
    return text
