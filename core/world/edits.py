"""Edits as values: operations on records, by handle, each with an inverse.

Everything that changes a world is an `Edit` given to `World.apply`, which
returns what changed and the edit that takes it back. Applying the inverse
restores every byte. Build edits with `core.world.build`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, fields

from core.model.kinds import Kind
from core.model.records import Broken
from core.world.lore_file import Record, Section


@dataclass(frozen=True, slots=True)
class Replace:
    """Give a record another text. `record` is what the text says, when it was read already."""

    handle: int
    raw: str
    record: Record | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Insert:
    """Put a new record into a file, before position `index` of its kind there.

    A negative or too large index appends. `handle` is given when a record
    moves, so that it keeps its identity.
    """

    file: int
    kind: Kind
    index: int
    raw: str
    handle: int | None = None


@dataclass(frozen=True, slots=True)
class Remove:
    """Take a record out of its file, with its neighbouring comma."""

    handle: int


@dataclass(frozen=True, slots=True)
class Splice:
    """Replace `count` slots of a section from `start` on: rows of (lead, handle, raw).

    `records` are what some of the texts say, when they were read already.
    """

    section: int
    start: int
    count: int
    rows: tuple[tuple[str, int, str], ...]
    tail: str
    records: tuple[Record, ...] = field(default=(), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class SetParts:
    """Replace `count` parts of a file from `start` on, with the records in new sections."""

    file: int
    start: int
    count: int
    parts: tuple[str | Section, ...]
    records: tuple[Record, ...] = ()


MANY = 300
"""More changed records than this are followed as a whole, and looked at between other work."""
Op = Replace | Insert | Remove | Splice | SetParts


@dataclass(frozen=True, slots=True)
class Label:
    """What an edit does, for "Undo ...": a code and parameters, translated by the editor.

    Codes: `set_field` {field, id}, `set_fields` {field, count}, `add` {kind},
    `duplicate` {count}, `delete` {count}, `move` {count, file}, `raw` {id},
    `reload` {file}, `merge_file` {file}, `restore` {file}, `fix` {code},
    `rename` {old, new}, `replace_all` {count}, `drop_file` {file}, and of several files
    `reload_files` {count}, `merge_files` {count}, `restore_files` {count}.
    """

    code: str
    params: tuple[tuple[str, object], ...] = ()


@dataclass(frozen=True, slots=True)
class Edit:
    """One step of the history. Edits of one `merge` key may be joined while typing."""

    ops: tuple[Op, ...]
    label: Label = Label("edit")
    merge: tuple[object, ...] | None = None

    @property
    def size(self) -> int:
        """About how many records it writes, takes out or moves."""
        return sum(map(_size, self.ops))


def _size(op: Op) -> int:
    if isinstance(op, Splice):
        return max(op.count, len(op.rows))
    if isinstance(op, SetParts):
        return max(len(op.records), 1)
    return 1


@dataclass(frozen=True, slots=True)
class Change:
    """One record before and after; None where it did not or does not exist."""

    handle: int
    old: Record | None
    new: Record | None

    @property
    def kind(self) -> Kind:
        """The record's kind."""
        record = self.new or self.old
        assert record is not None
        return record.kind

    def fields(self) -> frozenset[str]:
        """The model's names of the fields that differ; `*` when all may."""
        old = self.old.data if self.old else None
        new = self.new.data if self.new else None
        if old is None or new is None or type(old) is not type(new) or isinstance(new, Broken):
            return frozenset("*")
        names = (f.name for f in fields(new))
        return frozenset(n for n in names if getattr(old, n) != getattr(new, n))


@dataclass(frozen=True, slots=True)
class Changes:
    """What an applied edit did. `structure` tells that rows came, went or moved."""

    records: tuple[Change, ...] = ()
    files: frozenset[int] = field(default_factory=frozenset)
    structure: bool = False
    _by_kind: dict[Kind, tuple[Change, ...]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    @property
    def many(self) -> bool:
        """Whether so many records changed that none is looked at by itself at once."""
        return len(self.records) > MANY

    def may_rename(self, names: frozenset[str]) -> bool:
        """Whether one of some fields may differ; of very many records none is looked at."""
        return self.many or any(c.fields() & (names | {"*"}) for c in self.records)

    def of(self, *kinds: Kind) -> tuple[Change, ...]:
        """The changes of some kinds."""
        if len(kinds) == 1:
            return self._grouped().get(kinds[0], ())
        return tuple(c for c in self.records if c.kind in kinds) if self.concerns(*kinds) else ()

    def kinds(self) -> Iterable[Kind]:
        """The kinds of the records that changed."""
        return self._grouped().keys()

    def concerns(self, *kinds: Kind) -> bool:
        """Whether a record of one of some kinds changed."""
        return not self._grouped().keys().isdisjoint(kinds)

    def _grouped(self) -> dict[Kind, tuple[Change, ...]]:
        if self.records and not self._by_kind:
            rows: dict[Kind, list[Change]] = {}
            for change in self.records:
                rows.setdefault(change.kind, []).append(change)
            self._by_kind.update((kind, tuple(found)) for kind, found in rows.items())
        return self._by_kind


@dataclass(frozen=True, slots=True)
class Applied:
    """An applied edit's changes, and the edit that undoes it."""

    changes: Changes
    inverse: Edit
