"""The state of one reading, and what a format's reader looks like."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from core.memory.problems import Problem
from core.messages import Params
from core.saves.limits import MAX_BYTES, check_count, check_size
from core.saves.values import Tree

_MOST_PROBLEMS: Final = 1000


@dataclass(slots=True)
class Reading:
    """What one reading may spend and what it has met; shared by all its layers."""

    password: str | None = None
    problems: list[Problem] = field(default_factory=list)
    inflated: int = 0
    values: int = 0

    def note(self, code: str, path: str = "$", params: Params | None = None) -> None:
        """Report something that was not understood."""
        if len(self.problems) < _MOST_PROBLEMS:
            self.problems.append(Problem(code, path, params or {}))
        elif len(self.problems) == _MOST_PROBLEMS:
            self.problems.append(Problem("save_more_problems", "$", {"limit": _MOST_PROBLEMS}))

    def room(self) -> int:
        """How many bytes may still be inflated."""
        return MAX_BYTES - self.inflated

    def spend(self, size: int) -> None:
        """Count `size` inflated bytes. Raises `TooLarge`."""
        self.inflated += size
        check_size(self.inflated)

    def count(self, values: int = 1) -> None:
        """Count decoded values. Raises `TooLarge`."""
        self.values += values
        check_count(self.values)


@dataclass(frozen=True, slots=True)
class Wrapped:
    """A layer was opened; its bytes are to be looked at again."""

    data: bytes


@dataclass(frozen=True, slots=True)
class Parsed:
    """The end of the chain: a tree."""

    tree: Tree


Outcome: TypeAlias = Wrapped | Parsed


@dataclass(frozen=True, slots=True)
class Format:
    """One format. `fits` is a cheap look at the bytes; `read` raises `NotThis` when it errs.

    `certain`: `fits` leaves no doubt (a magic number), so that bytes which are not understood
    are an error and no reason to try another format.
    """

    name: str
    fits: Callable[[bytes], bool]
    read: Callable[[bytes, Reading], Outcome]
    certain: bool = False
