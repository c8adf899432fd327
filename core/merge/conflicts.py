"""What a merge gives: the text, and the places where both sides changed the same thing."""

from __future__ import annotations

from dataclasses import dataclass

Place = tuple[str, str, int, str]
"""Where a conflict is: kind, id, number, field."""


@dataclass(frozen=True, slots=True)
class Conflict:
    """One field, record or key that both sides changed, each in its own way.

    `kind` is a `Kind` value, "" for a key that is none of ours; `number` counts records
    of one id from 1; `field` is the model's name of the field, or the unknown key, ""
    for a whole record or section. The values are JSON texts; None where it is not there.
    """

    kind: str
    id: str
    number: int
    field: str
    base: str | None
    ours: str | None
    theirs: str | None

    @property
    def place(self) -> Place:
        """What the conflict is told apart by."""
        return (self.kind, self.id, self.number, self.field)


@dataclass(frozen=True, slots=True)
class Merged:
    """The merged text; at each conflict it has ours, or what was chosen."""

    text: str
    conflicts: tuple[Conflict, ...] = ()
