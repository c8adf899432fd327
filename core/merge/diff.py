"""What differs between two texts of a lore file, by record and field."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from core.files.vocabulary import SECTION_BY_KEY, SECTION_BY_KIND, Shape
from core.merge.pieces import Item, Pieces, cut, cut_file
from core.merge.scope import Key, Level, Scope, follow_renames
from core.model.kinds import Kind
from core.world.collector import collector_paused

_NONE = Pieces("", (), "", "")


class Fate(StrEnum):
    """What happened to a record between two texts."""

    ADDED = "added"
    REMOVED = "removed"
    CHANGED = "changed"
    MOVED = "moved"


@dataclass(frozen=True, slots=True)
class FieldDiff:
    """One field before and after, as JSON texts; None where it is not there."""

    field: str
    old: str | None
    new: str | None


@dataclass(frozen=True, slots=True)
class RecordDiff:
    """One record that differs; `kind` is "" for keys of the file that are none of ours."""

    kind: str
    id: str
    number: int
    fate: Fate
    fields: tuple[FieldDiff, ...] = ()


def diff_texts(old: str | None, new: str | None) -> tuple[RecordDiff, ...]:
    """The records that differ, in the order of the new text, removed ones last.

    None or blank stands for a file that is not there. White space, the spelling of
    numbers, the order of keys and an empty section make no difference. Raises UnreadableFile when a text is no JSON object.
    """
    if old == new:
        return ()
    with collector_paused():
        return _differences(_pieces(old), _pieces(new))


def _differences(before: Pieces, after: Pieces) -> tuple[RecordDiff, ...]:
    scope = Scope()
    pairs = _paired(scope, before, after)
    rows: list[RecordDiff] = []
    for key, (was, now) in pairs.items():
        rows += _of_member(scope, key, was, now)
    return tuple(sorted(rows, key=lambda row: row.fate is Fate.REMOVED))


def _pieces(text: str | None) -> Pieces:
    return _NONE if text is None or not text.strip() else cut_file(text)


Pair = tuple[Item | None, Item | None]


def _paired(scope: Scope, old: Pieces, new: Pieces) -> dict[Key, Pair]:
    before = dict(zip(scope.keys(old.items), old.items, strict=True))
    side = list(zip(scope.keys(new.items), new.items, strict=True))
    keys = follow_renames(scope, list(before.items()), side)
    after = dict(zip(keys, (item for _, item in side), strict=True))
    return {key: (before.get(key), after.get(key)) for key in dict.fromkeys([*after, *before])}


def _of_member(scope: Scope, key: Key, was: Item | None, now: Item | None) -> list[RecordDiff]:
    """A member of the file itself: a section, or a key that is none of ours."""
    some = now or was
    assert some is not None
    spec = SECTION_BY_KEY.get(some.key)
    if was is not None and now is not None and was.same(now):
        return []
    if spec is None:
        return [_single("", "", some.key, was, now)]
    inner = scope.inside(key, some)
    if inner is None or inner.level not in (Level.RECORDS, Level.ALIASES):
        return [_value_section(spec.kind, was, now)]
    return _of_records(inner, _inside(scope, key, was), _inside(scope, key, now))


def _inside(scope: Scope, key: Key, item: Item | None) -> Pieces:
    fits = item is not None and scope.inside(key, item) is not None
    return cut(item.value_text) if fits and item is not None else _NONE


def _value_section(kind: Kind, was: Item | None, now: Item | None) -> RecordDiff:
    if SECTION_BY_KIND[kind].shape is Shape.VALUE and kind is not Kind.PLAYER:
        return _single(kind.value, "", "value", was, now)
    return RecordDiff(kind.value, "", 1, _fate(was, now), _fields(Scope(), kind, "", 1, was, now))


def _single(kind: str, id: str, field: str, was: Item | None, now: Item | None) -> RecordDiff:
    row = FieldDiff(field, _text(was), _text(now))
    return RecordDiff(kind, id, 1, _fate(was, now), (row,))


def _of_records(scope: Scope, old: Pieces, new: Pieces) -> list[RecordDiff]:
    pairs = _paired(scope, old, new)
    moved = _moved(pairs, [*_paired(scope, _NONE, old)])
    rows: list[RecordDiff] = []
    for key, (was, now) in pairs.items():
        row = _of_record(scope, key, was, now)
        if row is not None:
            rows.append(row)
        elif key in moved:
            rows.append(RecordDiff(_kind(scope), _name(key), key[2], Fate.MOVED))
    return rows


def _moved(pairs: dict[Key, Pair], old_order: list[Key]) -> set[Key]:
    """The records whose neighbour in front is another, of those that were and are there."""
    kept = {key for key, (was, now) in pairs.items() if was is not None and now is not None}
    now = [key for key in pairs if key in kept]
    was = [key for key in old_order if key in kept]
    if now == was:
        return set()
    before = dict(zip(was[1:], was, strict=False))
    return {key for key, front in zip(now[1:], now, strict=False) if before.get(key) != front}


def _of_record(scope: Scope, key: Key, was: Item | None, now: Item | None) -> RecordDiff | None:
    if was is not None and now is not None and was.same(now):
        return None
    kind, name, number = scope.kind, _name(key), key[2]
    if scope.level is Level.ALIASES:
        row = FieldDiff("aliases", _text(was), _text(now))
        return RecordDiff(_kind(scope), name, number, _fate(was, now), (row,))
    return RecordDiff(
        _kind(scope), name, number, _fate(was, now), _fields(scope, kind, name, number, was, now)
    )


def _kind(scope: Scope) -> str:
    return "" if scope.kind is None else scope.kind.value


def _name(key: Key) -> str:
    return "" if key[0] == "text" else str(key[1])


def _fate(was: Item | None, now: Item | None) -> Fate:
    if was is None:
        return Fate.ADDED
    return Fate.REMOVED if now is None else Fate.CHANGED


def _fields(
    scope: Scope, kind: Kind | None, id: str, number: int, was: Item | None, now: Item | None
) -> tuple[FieldDiff, ...]:
    """The fields that differ; of what is no object, the whole under no name."""
    if any(item is not None and not item.is_object for item in (was, now)):
        return (FieldDiff("", _text(was), _text(now)),)
    inner = Scope(Level.FIELDS, kind, id, number)
    old = _NONE if was is None else cut(was.value_text)
    new = _NONE if now is None else cut(now.value_text)
    rows = _paired(inner, old, new)
    return tuple(
        FieldDiff(str(key[1]), _text(a), _text(b))
        for key, (a, b) in rows.items()
        if a is None or b is None or not a.same(b)
    )


def _text(item: Item | None) -> str | None:
    return None if item is None else item.value_text
