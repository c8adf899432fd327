"""Merging two versions of a lore file by what each changed against a common one.

By record (kind and id) and field: a change of one side is taken, the same change of
both is taken once, and two different ones are a conflict, where ours is kept. Records
that nobody touched keep their bytes (issue "Merge driver"; spec section 1, "Lossless").
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import TypeVar

from core.files.layout import newline_of
from core.merge.conflicts import Conflict, Merged, Place
from core.merge.join import Out, PlainJoin, Split, Writer
from core.merge.order import merge_order
from core.merge.pieces import Item, Pieces, cut, cut_file, rest_space, with_newline
from core.merge.scope import Key, Level, Scope, follow_renames
from core.model.kinds import Kind
from core.world.collector import collector_paused

T = TypeVar("T", str, str | None)
_NONE = Pieces("", (), "", "")


def merge_texts(
    base: str | None, ours: str, theirs: str, theirs_at: Collection[Place] = ()
) -> Merged:
    """Merge two texts of a lore file; `base` is what both come from, None when unknown.

    At conflicts ours is kept, or theirs at the places given. Raises UnreadableFile when
    one of the texts is no JSON object.
    """
    if ours == theirs or base == theirs:
        return Merged(ours)
    if base == ours:
        return Merged(theirs)
    return merge_with(base, ours, theirs, PlainJoin(), frozenset(theirs_at))


def merge_with(
    base: str | None,
    ours: str,
    theirs: str,
    writer: Writer,
    theirs_at: frozenset[Place] = frozenset(),
) -> Merged:
    """The same with another way of writing conflicts. Raises UnreadableFile."""
    with collector_paused():
        return _merged(base, ours, theirs, writer, theirs_at)


def _merged(
    base: str | None, ours: str, theirs: str, writer: Writer, theirs_at: frozenset[Place]
) -> Merged:
    newline = _newline(base, ours, theirs)
    merger = _Merger(newline, writer, theirs_at)
    mine, other = with_newline(ours, newline), with_newline(theirs, newline)
    old = None if base is None or not base.strip() else cut_file(with_newline(base, newline))
    text = merger.container(Scope(), old, cut_file(mine), cut_file(other))
    return Merged(text, tuple(merger.conflicts))


def _newline(base: str | None, ours: str, theirs: str) -> str:
    """The line end that was last changed; of texts that have lines."""
    ends = [newline_of(text) if text and "\n" in text else None for text in (base, ours, theirs)]
    return _three(ends[0], ends[1], ends[2]) or ends[1] or ends[2] or "\n"


@dataclass(frozen=True, slots=True)
class _Sides:
    """One item in the three versions; None where it is not there."""

    base: Item | None
    ours: Item | None
    theirs: Item | None


class _Merger:
    def __init__(self, newline: str, writer: Writer, theirs_at: frozenset[Place]) -> None:
        self.newline, self.writer, self.theirs_at = newline, writer, theirs_at
        self.conflicts: list[Conflict] = []

    def container(self, scope: Scope, base: Pieces | None, ours: Pieces, theirs: Pieces) -> str:
        """The merged text of one object or list."""
        old = _NONE if base is None else base
        of_base = _keyed(scope, old)
        of_ours = _renamed(scope, of_base, ours)
        of_theirs = _renamed(scope, of_base, theirs)
        made: dict[Key, Out] = {}
        for key in dict.fromkeys([*of_ours, *of_theirs]):
            sides = _Sides(of_base.get(key), of_ours.get(key), of_theirs.get(key))
            out = self._item(scope, key, sides)
            if out is not None:
                made[key] = out
        order = merge_order([*of_base], [*of_ours], [*of_theirs], made.keys())
        frame = _frame(base, ours, theirs)
        for key, out in made.items():
            if key not in of_ours:
                made[key] = _fitted(frame, out)
        return self.writer.write(frame, [made[key] for key in order], self.newline)

    def _item(self, scope: Scope, key: Key, sides: _Sides) -> Out | None:
        old, mine, other = sides.base, sides.ours, sides.theirs
        if mine is None or other is None:
            return self._one_sided(scope, key, sides)
        spaced = _spaced(sides)
        if mine.text == other.text or (old is not None and other.text == old.text):
            return spaced
        if old is not None and mine.text == old.text:
            return _like(spaced, other)
        nested = self._nested(scope, key, sides)
        if nested is not None:
            return nested
        if mine.same(other) or (old is not None and old.same(other)):
            return spaced
        if old is not None and old.same(mine):
            return _like(spaced, other)
        return self._conflict(scope, key, sides)

    def _one_sided(self, scope: Scope, key: Key, sides: _Sides) -> Out | None:
        mine = sides.ours or sides.theirs
        if mine is None:
            return None
        if sides.base is None:
            return mine
        if sides.base.same(mine):
            return None
        return self._conflict(scope, key, sides)

    def _nested(self, scope: Scope, key: Key, sides: _Sides) -> Item | None:
        assert sides.ours is not None
        assert sides.theirs is not None
        inner = scope.inside(key, sides.ours)
        if inner is None or inner != scope.inside(key, replace(sides.theirs, key=sides.ours.key)):
            return None
        old = sides.base
        if old is not None and scope.inside(key, replace(old, key=sides.ours.key)) != inner:
            old = None
        text = self.container(
            inner,
            None if old is None else cut(old.value_text),
            cut(sides.ours.value_text),
            cut(sides.theirs.value_text),
        )
        spaced = _spaced(sides)
        head = _key_text(sides)
        return replace(spaced, text=head + text, value_at=len(head))

    def _conflict(self, scope: Scope, key: Key, sides: _Sides) -> Out | None:
        conflict = _described(scope, key, sides)
        self.conflicts.append(conflict)
        if conflict.place in self.theirs_at:
            return None if sides.theirs is None else _like(_spaced(sides), sides.theirs)
        return self.writer.split(Split(sides.base, sides.ours, sides.theirs))


def _like(place: Item, other: Item) -> Item:
    """The other item with the white space of this place."""
    return replace(other, before=place.before, after=place.after, first=place.first)


def _keyed(scope: Scope, pieces: Pieces) -> dict[Key, Item]:
    return dict(zip(scope.keys(pieces.items), pieces.items, strict=True))


def _renamed(scope: Scope, base: dict[Key, Item], pieces: Pieces) -> dict[Key, Item]:
    side = _keyed(scope, pieces)
    keys = follow_renames(scope, list(base.items()), list(side.items()))
    return dict(zip(keys, side.values(), strict=True))


def _three(base: str | None, ours: T, theirs: T) -> T:
    return theirs if base == ours else ours


def _spaced(sides: _Sides) -> Item:
    """Our item (or theirs) with the white space that was last changed."""
    mine, other, old = sides.ours or sides.theirs, sides.theirs or sides.ours, sides.base
    assert mine is not None
    assert other is not None
    if old is None:
        return mine
    before = _three(old.before, mine.before, other.before)
    return replace(mine, before=before, after=_three(old.after, mine.after, other.after))


def _key_text(sides: _Sides) -> str:
    """The key and colon of a member, as the side that changed them has them."""
    assert sides.ours is not None
    assert sides.theirs is not None
    heads = [
        None if item is None else item.text[: item.value_at]
        for item in (sides.base, sides.ours, sides.theirs)
    ]
    return _three(heads[0], heads[1] or "", heads[2] or "")


def _frame(base: Pieces | None, ours: Pieces, theirs: Pieces) -> Pieces:
    """Brackets and the white space at both ends; `items` show how items are set apart."""
    if base is None:
        tail = ours.tail if ours.items else theirs.tail
        return replace(ours, items=ours.items or theirs.items, tail=tail)
    tail = _three(base.tail, ours.tail, theirs.tail) if ours.items else theirs.tail
    items = ours.items or theirs.items
    if ours.items and theirs.items and base.items and base.items[0].after == ours.items[0].after:
        items = theirs.items
    head = _three(base.head, ours.head, theirs.head)
    return Pieces(head, items, tail, _three(base.end, ours.end, theirs.end))


def _fitted(frame: Pieces, out: Out) -> Out:
    """An item of theirs, set apart as the others are."""
    if isinstance(out, Split) or out.first or len(frame.items) < 2:
        return out
    usual = {item.after for item in frame.items[1:]}
    return out if out.after in usual else replace(out, after=rest_space(frame.items))


def _described(scope: Scope, key: Key, sides: _Sides) -> Conflict:
    kind, id, number, field = scope.kind, scope.id, scope.number, ""
    some = sides.ours or sides.theirs or sides.base
    assert some is not None
    if scope.level is Level.RECORDS:
        id, number = str(key[1]), key[2]
    elif scope.level is Level.ALIASES:
        id, number, field = str(key[1]), key[2], "aliases"
    elif scope.level is Level.FIELDS:
        field = f"{scope.prefix}{key[1]}"
    elif isinstance(key[1], Kind):
        kind = key[1]
        field = "value" if kind in (Kind.VERSION, Kind.LANGUAGE) else ""
    else:
        field = str(key[1])
    values = (_value(sides.base), _value(sides.ours), _value(sides.theirs))
    return Conflict("" if kind is None else kind.value, id, number, field, *values)


def _value(item: Item | None) -> str | None:
    return None if item is None else item.value_text
