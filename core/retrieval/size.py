"""When to count with dicts and when with numpy; both give the same answers.

numpy takes a tenth of a second to load, so that a small world never asks for it.
"""

from __future__ import annotations

FEW_ROWS = 2000
FEW_SLOTS = 500
BEARABLE_SLOTS = 20_000


def few_rows(rows: int) -> bool:
    """Whether a world of so many entries is small enough to go through without numpy."""
    return rows <= FEW_ROWS


def few_slots(slots: int, rows: int) -> bool:
    """Whether so many slots of postings, in a world of so many entries, need no numpy."""
    return slots <= FEW_SLOTS or (few_rows(rows) and slots <= BEARABLE_SLOTS)
