"""Ids that no record has yet."""

from __future__ import annotations

from collections.abc import Iterable


class FreeIds:
    """Gives ids away, each once; for very many that begin alike the search goes on where it was."""

    def __init__(self, taken: Iterable[str]) -> None:
        self._taken = set(taken)
        self._next: dict[str, int] = {}

    def take(self, wanted: str) -> str:
        """`wanted`, or it with the first number behind it that makes it free; taken from now on."""
        id = wanted if wanted not in self._taken else self._numbered(wanted)
        self._taken.add(id)
        return id

    def _numbered(self, wanted: str) -> str:
        stem = wanted.rstrip("0123456789").rstrip("_") or wanted
        number = self._next.get(stem, 2)
        while f"{stem}_{number}" in self._taken:
            number += 1
        self._next[stem] = number + 1
        return f"{stem}_{number}"


def free_id(wanted: str, taken: Iterable[str]) -> str:
    """`wanted`, or it with the first number behind it that makes it free."""
    return FreeIds(taken).take(wanted)
