"""What an author should know before an edit is made: a code of `core.messages`, in parts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from core.messages import render

Severity = Literal["error", "warning", "hint"]


@dataclass(frozen=True, slots=True)
class Notice:
    """A sentence by its code. `severity` is `error` (cannot be done), `warning` or `hint`."""

    code: str
    severity: Severity = "hint"
    params: tuple[tuple[str, object], ...] = ()

    def message(self, language: str = "en") -> str:
        """The sentence for people."""
        return render(self.code, dict(self.params), language)


def error(code: str, **params: object) -> Notice:
    """A notice that forbids the edit."""
    return Notice(code, "error", tuple(params.items()))


def warning(code: str, **params: object) -> Notice:
    """A notice of something that may not be wanted."""
    return Notice(code, "warning", tuple(params.items()))


def hint(code: str, **params: object) -> Notice:
    """A notice of something good to know."""
    return Notice(code, "hint", tuple(params.items()))
