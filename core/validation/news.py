"""What the rules are told after an edit: changed records, and which facts moved with them."""

from __future__ import annotations

from dataclasses import dataclass, field

from core.model.kinds import Kind
from core.world.edits import Change


@dataclass(slots=True)
class News:
    """One batch of changes, with what it moved in the shared facts.

    `ids`: (kind, id) whose holders changed. `kinds`: kinds whose set of ids
    changed. `declared`: kinds that the world began or ceased to declare.
    `tags`: folded tags whose entries changed. `spellings`: folded tags of which a
    spelling came or went.
    `people`: whether cast, quests or factions changed.
    """

    changes: tuple[Change, ...]
    files: frozenset[int] = frozenset()
    ids: set[tuple[Kind, str]] = field(default_factory=set)
    kinds: set[Kind] = field(default_factory=set)
    declared: set[Kind] = field(default_factory=set)
    tags: set[str] = field(default_factory=set)
    spellings: set[str] = field(default_factory=set)
    people: bool = False

    def handles(self) -> set[int]:
        """The changed records that exist now."""
        return {c.handle for c in self.changes if c.new is not None}

    def of(self, *kinds: Kind) -> tuple[Change, ...]:
        """The changes of some kinds."""
        return tuple(c for c in self.changes if c.kind in kinds)
