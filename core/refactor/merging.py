"""Two entries that say nearly the same made one, field by field, as one edit."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields

from core.errors import UnreadableFile
from core.model.kinds import Kind
from core.model.records import MAX_TEXT, Entry
from core.refactor.notices import Notice, error, hint, warning
from core.refactor.references import Group, Target, group_of, holders
from core.refactor.strings import changed
from core.validation.issue import Issue
from core.world import build
from core.world.edits import Edit, Label, Op, Remove, Replace
from core.world.world import World

NEAR = "near_duplicate"
_JOINED = frozenset({"text", "notes", "tags", "terms", "not_names"})


@dataclass(frozen=True, slots=True)
class Pair:
    """Two entries that say nearly the same, the earlier one first, and how alike they are."""

    first: int
    second: int
    percent: int = 0


@dataclass(frozen=True, slots=True)
class FieldPair:
    """A field of both. `both` is the value that holds the two, None where they cannot be joined."""

    name: str
    left: object
    right: object
    both: object = None

    @property
    def equal(self) -> bool:
        """Whether there is nothing to choose."""
        return self.left == self.right


def near_pairs(world: World, issues: Iterable[Issue]) -> tuple[Pair, ...]:
    """The pairs that the checks have found, in the order of the issues."""
    found: list[Pair] = []
    for issue in issues:
        if issue.code != NEAR or issue.handle is None:
            continue
        others = world.find(Kind.ENTRY, str(issue.values["other"]))
        first = next((h for h in others if h != issue.handle), None)
        if first is not None:
            found.append(Pair(first, issue.handle, int(str(issue.values["percent"]))))
    return tuple(found)


def field_pairs(world: World, pair: Pair) -> tuple[FieldPair, ...]:
    """The fields of both entries side by side. Raises KeyError for a broken record."""
    left, right = world.data(pair.first), world.data(pair.second)
    if not isinstance(left, Entry) or not isinstance(right, Entry):
        raise KeyError(pair)
    names = [spec.name for spec in fields(Entry)]
    return tuple(
        FieldPair(n, getattr(left, n), getattr(right, n), _both(n, left, right)) for n in names
    )


def _both(name: str, left: Entry, right: Entry) -> object:
    a, b = getattr(left, name), getattr(right, name)
    if name not in _JOINED or a == b:
        return None
    if isinstance(a, tuple) and isinstance(b, tuple):
        return tuple(dict.fromkeys((*a, *b)))
    between = " " if name == "text" else "\n"
    return between.join(text for text in (a, b) if text)


def check_merge(world: World, pair: Pair, values: Mapping[str, object]) -> tuple[Notice, ...]:
    """What an author should know before the merge."""
    found: list[Notice] = []
    left, right = world.data(pair.first), world.data(pair.second)
    for handle in (pair.first, pair.second):
        file = world.file(world.record(handle).file)
        if file.read_only is not None:
            found.append(error("rename_locked", id=world.record(handle).id))
    text = values.get("text", getattr(left, "text", ""))
    if isinstance(text, str) and len(text) > MAX_TEXT:
        found.append(warning("replace_too_long", count=len(text) - MAX_TEXT, limit=MAX_TEXT))
    if isinstance(left, Entry) and isinstance(right, Entry):
        gates = (left.visibility, left.required_quest), (right.visibility, right.required_quest)
        if gates[0] != gates[1]:
            found.append(warning("merge_visibility"))
    final = _final_id(world, pair, values)
    gone = sorted({left.id, right.id} - {final, ""})
    found += [hint("rename_entry_known", id=id) for id in gone]
    return tuple(found)


def _final_id(world: World, pair: Pair, values: Mapping[str, object]) -> str:
    return str(values.get("id", world.record(pair.first).id))


def merge_edit(world: World, pair: Pair, values: Mapping[str, object]) -> Edit:
    """The first entry gets the values, the second goes, and cases name the one that is left."""
    first, second = world.record(pair.first), world.record(pair.second)
    new = {n: v for n, v in values.items() if v != getattr(first.data, n)}
    label = Label("merge_entries", (("keep", first.id), ("drop", second.id)))
    ops: list[Op] = list(build.set_each(world, [(pair.first, new)], label).ops)
    final = _final_id(world, pair, values)
    ops += _references(world, {first.id, second.id} - {final, ""}, final)
    return Edit((*ops, Remove(pair.second)), label)


def _references(world: World, old: set[str], new: str) -> list[Op]:
    targets = [Target(Kind.ENTRY, id) for id in sorted(old)]
    handles = dict.fromkeys(r.handle for t in targets for r in holders(world, t))
    ops: list[Op] = []
    for handle in handles:
        record = world.record(handle)
        if record.kind is not Kind.CASE or world.file(record.file).read_only is not None:
            continue

        def change(name: str, text: str) -> str:
            named = any(group_of(t, Kind.CASE, name, text) is Group.REFERENCE for t in targets)
            return new if named else text

        try:
            raw, count = changed(Kind.CASE, record.raw, change)
        except UnreadableFile:
            continue
        if count:
            ops.append(Replace(handle, raw))
    return ops
