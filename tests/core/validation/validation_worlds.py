"""Small worlds for the tests of validation."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path

from core.validation import Issue, Validator
from core.world.opening import open_world
from core.world.world import World

PEOPLE_ES: dict[str, object] = {
    "npcs": [
        {"id": "bram", "nombre": "Bram", "facciones": ["gremio"]},
        {"id": "nela", "nombre": "Nela", "facciones": []},
    ],
    "quests": [{"id": "q1"}, {"id": "q2", "requiere": ["q1"]}],
    "facciones": [{"id": "gremio", "nombre": "Gremio"}],
    "lugares": [{"id": "mina", "nombre": "La mina"}],
}

_LETTERS = str.maketrans("0123456789", "ghijklmnop")


def make(folder: Path, files: Mapping[str, object]) -> World:
    """A world of files: each JSON of a value, or a text as it is."""
    for name, content in files.items():
        text = content if isinstance(content, str) else json.dumps(content, ensure_ascii=False)
        (folder / name).write_text(text, encoding="utf-8")
    return open_world(folder)


def lore(folder: Path, *entries: object, people: Mapping[str, object] = PEOPLE_ES) -> World:
    """A world of these entries in the Spanish vocabulary, and a small cast."""
    return make(folder, {"a.json": {"entradas": list(entries)}, "b.json": dict(people)})


def entry(id: str = "e", **fields: object) -> dict[str, object]:
    """An entry in which nothing is wrong, but for the fields given."""
    base: dict[str, object] = {"id": id, "texto": unlike(id), "etiquetas": [_tag(id)]}
    base.update(fields)
    return {key: value for key, value in base.items() if value is not ...}


def unlike(seed: object) -> str:
    """A text like no other: words of letters drawn from a digest."""
    letters = hashlib.sha256(str(seed).encode()).hexdigest().translate(_LETTERS)
    return " ".join(letters[i : i + 8] for i in range(0, 40, 8)) + "."


def _tag(id: object) -> str:
    return f"t{id}" if isinstance(id, str) and id.isalnum() else "t"


def checked(world: World) -> Validator:
    """A validator that has looked at everything."""
    validator = Validator(world)
    validator.run_pending()
    return validator


def found(world: World, *, hints: bool = False) -> list[tuple[str, str, str]]:
    """(code, record id, field) of all issues, without hints unless asked for."""
    return [
        (i.code, world.record(i.handle).id if i.handle is not None else "", i.field)
        for i in checked(world).issues()
        if hints or i.severity != "hint"
    ]


def codes(world: World) -> set[str]:
    """The codes of all issues."""
    return {issue.code for issue in checked(world).issues()}


def only(world: World, code: str) -> Issue:
    """The one issue of a code."""
    (issue,) = (i for i in checked(world).issues() if i.code == code)
    return issue
