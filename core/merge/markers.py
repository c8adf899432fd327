"""Git's conflict markers: written around the fields in conflict, and read again."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from core.merge.conflicts import Merged
from core.merge.join import Out, Split, lead
from core.merge.pieces import Item, Pieces
from core.merge.three_way import merge_with

MARKER_SIZE = 7
_LABELS = ("ours", "base", "theirs")
_OURS, _BASE, _THEIRS = range(3)


def merge_marked(base: str | None, ours: str, theirs: str, size: int = MARKER_SIZE) -> Merged:
    """Merge texts; each conflict stands in the text between markers, with its base.

    Choosing one side of each leaves a lore file. Raises UnreadableFile when one of the
    texts is no JSON object.
    """
    if ours == theirs or base == theirs:
        return Merged(ours)
    if base == ours:
        return Merged(theirs)
    return merge_with(base, ours, theirs, _MarkedJoin(size))


class _MarkedJoin:
    """Commas go where any choice of sides leaves them right.

    A conflict that all sides have takes the usual comma. One that a side lacks brings its
    own along: in front where something certain stands before it, behind it otherwise.
    """

    def __init__(self, size: int) -> None:
        self._size = size

    def split(self, split: Split) -> Out | None:
        """The conflict itself."""
        return split

    def write(self, frame: Pieces, outs: Sequence[Out], newline: str) -> str:
        """The items with their commas, and markers on lines of their own."""
        lines = _Lines(frame.head, self._size, newline)
        certain = [_is_certain(out) for out in outs]
        if outs and not any(certain):
            lines.block(_whole(frame, outs))
        elif outs:
            self._write_each(lines, frame, outs, certain)
        return lines.ended(frame.tail, frame.end)

    def _write_each(
        self, lines: _Lines, frame: Pieces, outs: Sequence[Out], certain: Sequence[bool]
    ) -> None:
        first = certain.index(True)
        for at, out in enumerate(outs):
            follows = at > 0 and certain[at - 1] and isinstance(outs[at - 1], Split)
            comma = "," if at > first and not (follows and certain[at]) else ""
            if isinstance(out, Item):
                lines.plain(_plain(frame, at, out, comma, after_block=lines.after_block))
                continue
            if comma and certain[at] and not lines.after_block:
                lines.plain(comma)
                comma = ""
            followed = certain[at] and certain[at + 1 : at + 2] == [True]
            lines.block(_sides(frame, at, out, comma, "," if at < first or followed else ""))


def _is_certain(out: Out) -> bool:
    return isinstance(out, Item) or None not in out.sides


def _plain(frame: Pieces, at: int, item: Item, comma: str, *, after_block: bool) -> str:
    space = lead(frame, at, item)
    if after_block:
        return _indent(space) + comma + item.text
    return (item.before + comma if comma else "") + space + item.text


def _sides(frame: Pieces, at: int, out: Split, comma: str, after: str) -> list[str]:
    return [
        "" if item is None else _indent(lead(frame, at, item)) + comma + item.text + after
        for item in out.sides
    ]


def _whole(frame: Pieces, outs: Sequence[Out]) -> list[str]:
    """All items as each side has them, where no item is certain to stand."""
    texts: list[str] = []
    for side in (_OURS, _BASE, _THEIRS):
        items = [out.sides[side] for out in outs if isinstance(out, Split)]
        there = [item for item in items if item is not None]
        texts.append(",".join(lead(frame, at, item) + item.text for at, item in enumerate(there)))
    return [_without_first_break(text) for text in texts]


def _indent(space: str) -> str:
    return space[space.rfind("\n") + 1 :]


def _without_first_break(text: str) -> str:
    return re.sub(r"^[ \t]*\r?\n", "", text)


class _Lines:
    """Text that grows, with blocks of markers on lines of their own."""

    def __init__(self, head: str, size: int, newline: str) -> None:
        self._size, self._newline = size, newline
        self._text = [head]
        self.after_block = False
        """Whether the last line is a marker."""

    def plain(self, text: str) -> None:
        """Go on with text; behind a block its first line break is there already."""
        self._text.append(_without_first_break(text) if self.after_block else text)
        self.after_block = False

    def block(self, sides: Sequence[str]) -> None:
        """A conflict: ours, base, theirs."""
        newline = self._newline
        if not self.after_block:
            self._text.append(newline)
        marks = zip("<|=", _LABELS, sides, strict=True)
        for mark, label, text in marks:
            name = "" if mark == "=" else f" {label}"
            self._text.append(f"{mark * self._size}{name}{newline}")
            self._text.append(text + newline if text else "")
        self._text.append(f"{'>' * self._size} {_LABELS[_THEIRS]}{newline}")
        self.after_block = True

    def ended(self, tail: str, end: str) -> str:
        """The whole text."""
        self.plain(tail + end)
        return "".join(self._text)


# reading


@dataclass(frozen=True, slots=True)
class Sides:
    """The versions that a file with markers holds; `base` None where it is not told."""

    ours: str
    base: str | None
    theirs: str


def has_markers(text: str) -> bool:
    """Whether the text holds a whole conflict."""
    return _size(text) is not None and read_sides(text) is not None


def _size(text: str) -> int | None:
    found = re.search(r"^(<{7,})(?: [^\r\n]*)?\r?$", text, re.M)
    return None if found is None else len(found.group(1))


def read_sides(text: str) -> Sides | None:
    """The versions between a text's conflict markers, of either style; None without any."""
    size = _size(text)
    if size is None:
        return None
    reader = _Reader(size)
    for line in text.splitlines(keepends=True):
        reader.read(line)
    return reader.sides()


class _Reader:
    def __init__(self, size: int) -> None:
        self._size = size
        self._now: int | None = None
        self._blocks = 0
        self._bases = 0
        self._texts: tuple[list[str], list[str], list[str]] = ([], [], [])

    def read(self, line: str) -> None:
        mark = self._mark(line)
        if mark == "<" and self._now is None:
            self._now, self._blocks = _OURS, self._blocks + 1
        elif mark == "|" and self._now == _OURS:
            self._now, self._bases = _BASE, self._bases + 1
        elif mark == "=" and self._now in (_OURS, _BASE):
            self._now = _THEIRS
        elif mark == ">" and self._now == _THEIRS:
            self._now = None
        else:
            for side in range(3) if self._now is None else (self._now,):
                self._texts[side].append(line)

    def _mark(self, line: str) -> str:
        bare = line.rstrip("\r\n")
        mark = bare[:1]
        run = bare[: self._size]
        rest = bare[self._size :]
        fits = mark in ("<", "|", "=", ">") and run == mark * self._size
        return mark if fits and (not rest or rest.startswith(" ")) else ""

    def sides(self) -> Sides | None:
        if not self._blocks or self._now is not None:
            return None
        ours, base, theirs = ("".join(lines) for lines in self._texts)
        return Sides(ours, base if self._bases == self._blocks else None, theirs)
