"""Ids that no record has yet."""

from __future__ import annotations

from collections.abc import Container


class FreeIds:
    """Gives ids away, each once; for very many that begin alike the search goes on where it was."""

    def __init__(self, taken: Container[str]) -> None:
        self._taken = taken
        self._given: set[str] = set()
        self._next: dict[str, int] = {}

    def take(self, wanted: str) -> str:
        """`wanted`, or it with the first number behind it that makes it free; taken from now on."""
        id = self._numbered(wanted) if self._has(wanted) else wanted
        self._given.add(id)
        return id

    def _has(self, id: str) -> bool:
        return id in self._given or id in self._taken

    def _numbered(self, wanted: str) -> str:
        stem = wanted.rstrip("0123456789").rstrip("_") or wanted
        number = self._next.get(stem, 2)
        while self._has(f"{stem}_{number}"):
            number += 1
        self._next[stem] = number + 1
        return f"{stem}_{number}"


def free_id(wanted: str, taken: Container[str]) -> str:
    """`wanted`, or it with the first number behind it that makes it free."""
    return FreeIds(taken).take(wanted)
