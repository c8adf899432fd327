"""Findings as a case writes them: `kind:text`, such as `leak:inspector`."""

from __future__ import annotations

from dataclasses import dataclass

from core.grounding import FindingKind
from core.text.fold import fold

KINDS = frozenset(kind.value for kind in FindingKind)


@dataclass(frozen=True, slots=True)
class Expected:
    """A finding by its kind and the words it is about."""

    kind: str
    text: str

    @property
    def key(self) -> tuple[str, str]:
        """What it is compared by: case, accents and outer blanks do not count."""
        return self.kind, " ".join(fold(self.text).split())

    def __str__(self) -> str:
        return f"{self.kind}:{self.text}"


def read_finding(written: str) -> Expected | None:
    """The finding that a case's text names; None when it names none."""
    kind, colon, text = written.partition(":")
    if not colon or kind not in KINDS or not text.strip():
        return None
    return Expected(kind, text.strip())
