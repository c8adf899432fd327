"""One string for equal texts of very many records, such as a tag of 30 000 entries."""

from __future__ import annotations

from functools import lru_cache

_KEPT = 1 << 16


@lru_cache(maxsize=_KEPT)
def shared(text: str) -> str:
    """The first of the equal texts that were met lately."""
    return text


def forget_shared() -> None:
    """Hold on to none of them: a file was read, and its records have them."""
    shared.cache_clear()
