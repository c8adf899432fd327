"""What the check of an answer finds (spec section 7)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from core.messages import render
from core.model.kinds import Kind
from core.model.mask import Gate


class FindingKind(StrEnum):
    """The kinds of finding; rates are told apart by them."""

    LEAK = "leak"
    UNGROUNDED = "ungrounded"
    INVENTION = "invention"
    NUMBER = "number"
    QUOTATION = "quotation"


@dataclass(frozen=True, slots=True)
class Finding:
    """One suspicious place, `answer[start:end]`, which is `text`.

    `entry` is the id of what it belongs to, `handle` its record and `source` that record's kind:
    an entry as a rule, else an NPC, a place or a plot note. `gates` say who would see a leaked
    entry and what would reveal it (as `core.model.mask.gates`); empty: nothing would.
    """

    kind: FindingKind
    start: int
    end: int
    text: str
    entry: str = ""
    handle: int | None = None
    source: Kind | None = None
    gates: tuple[tuple[Gate, ...], ...] = ()

    @property
    def span(self) -> tuple[int, int]:
        """Where it stands in the answer."""
        return self.start, self.end

    def message(self, language: str = "en") -> str:
        """The sentence about it."""
        return render(f"finding_{self.kind}", {"text": self.text, "entry": self.entry}, language)
