"""Reads a save: bytes in, a tree and the memories in it out. Writes nothing, runs nothing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from core.memory.problems import Problem
from core.saves.decode import decode
from core.saves.errors import SaveError, UnreadableSave
from core.saves.find import Candidate, search
from core.saves.limits import check_size
from core.saves.reading import Reading
from core.saves.values import Tree


@dataclass(frozen=True, slots=True)
class SaveFile:
    """A save that was read.

    `layers` are the formats, outermost first (`("gdec", "gcpf", "json")`); `tree` is all of
    it; `candidates` are its memories in document order, each with its own problems; `problems` is
    what else was not understood (`core.messages.render` makes the sentence of a problem's code).
    """

    path: Path | None
    layers: tuple[str, ...]
    tree: Tree
    candidates: tuple[Candidate, ...]
    problems: tuple[Problem, ...]


def read_save(data: bytes | Path, password: str | None = None) -> SaveFile:
    """Read a save of any format of spec section 9.

    A path is opened for reading only. Raises `SaveError`: `UnreadableSave`, `PasswordNeeded`,
    `WrongPassword`, `RefusedFormat`, `TooLarge`; the error carries the path.
    """
    path = data if isinstance(data, Path) else None
    try:
        return _read(_contents(data), path, password)
    except SaveError as error:
        error.path = error.path or path
        raise


def read_folder(
    folder: Path, password: str | None = None
) -> Iterator[tuple[Path, SaveFile | SaveError]]:
    """Each file directly in a folder of saves, by name, with what was read or why it was not.

    Raises `UnreadableSave` when the folder cannot be listed.
    """
    try:
        paths = sorted(path for path in folder.iterdir() if path.is_file())
    except OSError as error:
        raise UnreadableSave(
            "cannot_read", {"reason": error.strerror or str(error)}, path=folder
        ) from None
    for path in paths:
        try:
            yield path, read_save(path, password)
        except SaveError as error:
            yield path, error


def _read(data: bytes, path: Path | None, password: str | None) -> SaveFile:
    reading = Reading(password)
    tree, layers = decode(data, reading)
    found = search(tree, password)
    problems = (*reading.problems, *found.problems)
    return SaveFile(path, layers, tree, found.candidates, problems)


def _contents(data: bytes | Path) -> bytes:
    if not isinstance(data, Path):
        return bytes(data)
    try:
        if not data.is_file():
            raise UnreadableSave("not_a_file" if data.exists() else "not_found")
        check_size(data.stat().st_size)
        return data.read_bytes()
    except OSError as error:
        raise _cannot_read(error) from None


def _cannot_read(error: OSError) -> UnreadableSave:
    return UnreadableSave("cannot_read", {"reason": error.strerror or str(error)})
