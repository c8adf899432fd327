"""Building edits: each function looks at the world and returns an `Edit`, changing nothing.

Give the result to `World.apply`. Functions raise BadEdit when the edit makes no
sense, KeyError for a handle or field that does not exist.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from core.errors import BadEdit, UnreadableFile
from core.files.patch import new_member, new_record, set_field
from core.files.vocabulary import SECTION_BY_KIND, Shape
from core.model.kinds import Kind
from core.model.records import Entry
from core.model.visibility import AllOf, AnyOf, Audience, needs_version_2
from core.world.apply import parse_raw
from core.world.edits import Edit, Insert, Label, Op, Remove, Replace
from core.world.free_ids import FreeIds
from core.world.lore_file import LoreFile, Record, version_of
from core.world.world import World

_MANY = 50
"""So many records are taken out in the order of their files."""


def set_value(world: World, handle: int, name: str, value: object) -> Edit:
    """Set one field of one record to a model value; None removes it. Typing merges."""
    record = world.record(handle)
    label = Label("set_field", (("field", name), ("id", record.id)))
    ops = _set_ops(world, [(handle, {name: value})])
    return Edit(ops, label, merge=("set", handle, name))


def set_values(world: World, handles: Sequence[int], name: str, value: object) -> Edit:
    """Set one field of several records, as one step."""
    label = Label("set_fields", (("field", name), ("count", len(handles))))
    return Edit(_set_ops(world, [(h, {name: value}) for h in handles]), label)


def set_each(world: World, rows: Iterable[tuple[int, Mapping[str, object]]], label: Label) -> Edit:
    """Set fields of several records, each to its own values, as one step."""
    return Edit(_set_ops(world, rows), label)


def _set_ops(world: World, rows: Iterable[tuple[int, Mapping[str, object]]]) -> tuple[Op, ...]:
    ops: list[Op] = []
    raised: set[int] = set()
    for handle, values in rows:
        record = world.record(handle)
        raw = _with_values(world, record, values)
        if raw != record.raw:
            ops += _raise_version(world, record.file, values.values(), raised)
            ops.append(Replace(handle, raw))
    return tuple(ops)


def _with_values(world: World, record: Record, values: Mapping[str, object]) -> str:
    raw = record.raw
    vocabulary = world.file(record.file).style.vocabulary
    if SECTION_BY_KIND[record.kind].shape is Shape.MEMBERS:
        return _with_member(record, values)
    for name, value in values.items():
        try:
            raw = set_field(raw, record.kind, name, value, vocabulary)
        except UnreadableFile:
            raise BadEdit("raw_not_object", {"found": record.raw[:40]}) from None
    return raw


def _with_member(record: Record, values: Mapping[str, object]) -> str:
    tag = values.get("tag", record.id)
    aliases = values.get("aliases", getattr(record.data, "aliases", ()))
    return new_member(str(tag), list(aliases) if isinstance(aliases, (list, tuple)) else [])


def _raise_version(world: World, file: int, values: Iterable[object], raised: set[int]) -> list[Op]:
    """The operations that make the file version 2 where a value needs it (spec section 1)."""
    features = any(isinstance(v, (Audience, AnyOf, AllOf)) and needs_version_2(v) for v in values)
    if not features or file in raised:
        return []
    raised.add(file)
    return _version_ops(world, world.file(file))


def _version_ops(world: World, file: LoreFile) -> list[Op]:
    section = file.section(Kind.VERSION)
    if section is None:
        return [Insert(file.handle, Kind.VERSION, 0, "2")]
    slot = section.slots[0]
    return [] if version_of(world.records_by_handle, file) >= 2 else [Replace(slot.handle, "2")]


def set_raw(world: World, handle: int, raw: str) -> Edit:
    """Give a record the text that was typed for it. Raises BadEdit when it is no JSON."""
    record = world.record(handle)
    raw = raw.strip()
    try:
        parsed = parse_raw(record.kind, raw)
    except UnreadableFile as error:
        raise BadEdit(error.code, error.params, line=error.line, column=error.column) from None
    label = Label("raw", (("id", record.id),))
    values = [parsed.data.visibility] if isinstance(parsed.data, Entry) else []
    ops = _raise_version(world, record.file, values, set()) if raw != record.raw else []
    return Edit((*ops, Replace(handle, raw)), label)


def add(
    world: World,
    kind: Kind,
    file: int,
    fields: Mapping[str, object],
    *,
    after: int | None = None,
) -> Edit:
    """Add a record to a file, after another record of the file or at the end."""
    lore_file = world.file(file)
    raw = _new_raw(world, lore_file, kind, fields)
    ops = _raise_version(world, file, fields.values(), set())
    insert = Insert(file, kind, _index_after(lore_file, kind, after), raw)
    return Edit((*ops, insert), Label("add", (("kind", kind.value),)))


def _new_raw(world: World, file: LoreFile, kind: Kind, fields: Mapping[str, object]) -> str:
    if SECTION_BY_KIND[kind].shape is Shape.MEMBERS:
        aliases = fields.get("aliases", ())
        listed = list(aliases) if isinstance(aliases, (list, tuple)) else []
        return new_member(str(fields.get("tag", "")), listed)
    if kind in (Kind.VERSION, Kind.LANGUAGE):
        from core.files.jsontext import dumps

        return dumps(fields["value"])
    style = file.style
    section = file.section(kind)
    like = world.record(section.slots[-1].handle).raw if section and section.slots else None
    depth = 2 if SECTION_BY_KIND[kind].shape is Shape.ARRAY else 1
    base = style.indent * depth
    return new_record(
        kind,
        fields,
        style.vocabulary,
        like=like,
        base=base,
        unit=style.indent,
        newline=style.newline,
    )


def _index_after(file: LoreFile, kind: Kind, after: int | None) -> int:
    section = file.section(kind)
    if section is None or after is None:
        return -1
    at = next((i for i, s in enumerate(section.slots) if s.handle == after), None)
    return -1 if at is None else at + 1


def duplicate(world: World, handles: Sequence[int]) -> Edit:
    """Copy records, each after its original, with an id that is free."""
    ops: list[Op] = []
    free = {
        kind: FreeIds(world.known_ids(kind)) for kind in {world.record(h).kind for h in handles}
    }
    places = _places(world, handles)
    for handle in handles:
        record = world.record(handle)
        raw = record.raw
        if record.id and "id" in type(record.data).__dataclass_fields__:
            new_id = free[record.kind].take(record.id)
            style = world.file(record.file).style
            raw = set_field(raw, record.kind, "id", new_id, style.vocabulary)
        ops.append(Insert(record.file, record.kind, places.get(handle, -2) + 1, raw))
    # From the last to the first, so that earlier places stay true.
    ops.sort(key=lambda op: op.index if isinstance(op, Insert) else 0, reverse=True)
    return Edit(tuple(ops), Label("duplicate", (("count", len(handles)),)))


def _places(world: World, handles: Iterable[int]) -> dict[int, int]:
    """Where records stand in the first section of their kind in their file."""
    rows = {(r.file, r.kind) for r in map(world.record, handles)}
    sections = (world.file(file).section(kind) for file, kind in rows)
    return {s.handle: at for found in sections if found for at, s in enumerate(found.slots)}


def delete(world: World, handles: Sequence[int]) -> Edit:
    """Take records out of the world."""
    for handle in handles:
        world.record(handle)
    removes = tuple(Remove(h) for h in _in_file_order(world, handles))
    return Edit(removes, Label("delete", (("count", len(handles)),)))


def _in_file_order(world: World, handles: Sequence[int]) -> Sequence[int]:
    """Records as they stand in their files: each is then looked for beside the one before."""
    if len(handles) < _MANY:
        return handles
    wanted = set(handles)
    kinds = dict.fromkeys(world.record(handle).kind for handle in handles)
    return [h for kind in kinds for h in world.handles(kind) if h in wanted]


def move(world: World, handles: Sequence[int], file: int, index: int = -1) -> Edit:
    """Move records to a place of another file, or of their own, keeping their handles."""
    target = world.file(file)
    ops: list[Op] = []
    raised: set[int] = set()
    if world.record(handles[0]).kind in {s.spec.kind for s in target.sections()} and index >= 0:
        section = target.section(world.record(handles[0]).kind)
        before = {s.handle for s in section.slots[:index]} if section else set()
        index -= sum(h in before for h in handles)
    for offset, handle in enumerate(handles):
        record = world.record(handle)
        at = index if index < 0 else index + offset
        values = [record.data.visibility] if isinstance(record.data, Entry) else []
        ops += _raise_version(world, file, values, raised)
        ops.append(Insert(file, record.kind, at, record.raw, handle))
    removes: list[Op] = [Remove(h) for h in _in_file_order(world, handles)]
    label = Label("move", (("count", len(handles)), ("file", target.name)))
    return Edit((*removes, *ops), label)
