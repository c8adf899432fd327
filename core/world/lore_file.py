"""The files of an open world, as parts that join to their text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from core.files.layout import FileIssue
from core.files.parse import Problem
from core.files.vocabulary import SectionSpec, Vocabulary
from core.model.kinds import Kind
from core.model.records import Data, Setting


@dataclass(frozen=True, slots=True)
class Record:
    """One record of the world. `handle` is never reused while the world is open.

    `raw` is its text in the file; `data` its value, `Broken` where its types are wrong.
    """

    handle: int
    kind: Kind
    file: int
    raw: str
    data: Data
    problems: tuple[Problem, ...] = ()

    @property
    def id(self) -> str:
        """The record's id in the file; may be empty or doubled."""
        return self.data.id


@dataclass(frozen=True, slots=True)
class Slot:
    """A place in a section: the text before the record, and the record's handle."""

    lead: str
    handle: int


@dataclass(slots=True)
class Section:
    """The slots under one top-level key. Only `core.world.apply` changes it."""

    handle: int
    spec: SectionSpec
    key: str
    slots: list[Slot] = field(default_factory=list)
    tail: str = ""


def copied_part(part: str | Section) -> str | Section:
    """A part of a file whose slots can be changed without the other's."""
    return part if isinstance(part, str) else replace(part, slots=list(part.slots))


@dataclass(frozen=True, slots=True)
class Style:
    """How a file is written; new text follows it.

    `shows` tells whether the file's own keys said its vocabulary.
    """

    vocabulary: Vocabulary = Vocabulary.ES
    newline: str = "\n"
    indent: str = "  "
    shows: bool = True


@dataclass(frozen=True, slots=True)
class OnDisk:
    """What a file held when it was last read or written, to notice changes from outside."""

    digest: bytes
    encoding: str = "utf-8"


@dataclass(slots=True)
class LoreFile:
    """One file of the world.

    `read_only` is None, or the issue that says why it may not be written.
    `parts` is empty for a file that could not be read; it is never rewritten.
    """

    handle: int
    path: Path
    parts: list[str | Section] = field(default_factory=list)
    issues: tuple[FileIssue, ...] = ()
    read_only: FileIssue | None = None
    is_lore: bool = True
    style: Style = Style()
    disk: OnDisk | None = None
    touched: bool = False

    @property
    def name(self) -> str:
        """The file's name without its folder."""
        return self.path.name

    def sections(self) -> Iterator[Section]:
        """The sections in file order."""
        return (part for part in self.parts if isinstance(part, Section))

    def section(self, kind: Kind) -> Section | None:
        """The first section of a kind."""
        return next((s for s in self.sections() if s.spec.kind is kind), None)

    def text(self, records: Mapping[int, Record]) -> str:
        """The file's whole text."""
        return "".join(self._pieces(records))

    def _pieces(self, records: Mapping[int, Record]) -> Iterator[str]:
        for part in self.parts:
            if isinstance(part, str):
                yield part
                continue
            for slot in part.slots:
                yield slot.lead
                yield records[slot.handle].raw
            yield part.tail


def version_of(records: Mapping[int, Record], file: LoreFile) -> int:
    """The file's version: 1.0 and "1" are 1, missing or senseless is 1 (spec section 1)."""
    section = file.section(Kind.VERSION)
    data = records[section.slots[0].handle].data if section and section.slots else None
    value = data.value if isinstance(data, Setting) else None
    try:
        return max(1, int(float(value))) if value is not None else 1
    except (ValueError, OverflowError):
        return 1
