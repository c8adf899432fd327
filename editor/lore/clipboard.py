"""Records on the clipboard: JSON of one or several, or rows of a spreadsheet."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Sequence

from core.errors import UnreadableFile
from core.files.jsontext import dumps, object_members, parse, scan_value, skip_space
from core.files.patch import set_field
from core.files.vocabulary import SECTION_BY_KIND, Shape, field_by_key
from core.model.kinds import Kind
from core.world.edits import Edit, Insert, Label
from core.world.free_ids import FreeIds
from core.world.world import World
from editor.forms.values import number_of
from editor.lore.new_record import target_file

_LISTS = frozenset({"tags", "terms", "not_names", "aliases", "former_ids", "factions", "requires"})


def as_text(raws: Sequence[str]) -> str:
    """Records' JSON, as an array when there are several."""
    return raws[0] if len(raws) == 1 else "[\n" + ",\n".join(raws) + "\n]"


def paste_edit(world: World, kind: Kind, near: int | None, text: str) -> Edit | None:
    """The edit that adds what is on the clipboard behind `near`; None when it is no records.

    Ids that are taken become free ones. A pasted object keeps every byte otherwise.
    """
    file = target_file(world, kind, near)
    if file is None or SECTION_BY_KIND[kind].shape is not Shape.ARRAY:
        return None
    vocabulary = file.style.vocabulary
    raws = objects_in(text, kind) or [dumps(row) for row in rows_in(text, kind, vocabulary.value)]
    if not raws:
        return None
    section, at = file.section(kind), -1
    if section is not None and near is not None:
        at = next((i + 1 for i, s in enumerate(section.slots) if s.handle == near), -1)
    ids, ops = FreeIds(world.known_ids(kind)), []
    for offset, raw in enumerate(raws):
        free = _with_free_id(raw, kind, ids, vocabulary)
        ops.append(Insert(file.handle, kind, at if at < 0 else at + offset, free))
    return Edit(tuple(ops), Label("add", (("kind", kind.value),)))


def _with_free_id(raw: str, kind: Kind, ids: FreeIds, vocabulary: object) -> str:
    value = parse(raw)
    id = value.get("id") if isinstance(value, dict) else None
    if not isinstance(id, str) or not id:
        return raw
    free = ids.take(id)
    return raw if free == id else set_field(raw, kind, "id", free, vocabulary)  # type: ignore[arg-type]


def objects_in(text: str, kind: Kind) -> list[str]:
    """The JSON of each object: one alone, those of an array, or of a whole lore file."""
    text = text.strip()
    try:
        value = parse(text)
    except UnreadableFile:
        return []
    if isinstance(value, dict):
        section = SECTION_BY_KIND[kind]
        for member in object_members(text):
            if member.key in (section.es, section.en):
                return objects_in(text[member.value_start : member.value_end], kind)
        return [text]
    if isinstance(value, list) and value and all(isinstance(v, dict) for v in value):
        return list(_elements(text))
    return []


def _elements(text: str) -> Iterator[str]:
    """The text of each element of an array that holds some."""
    at = skip_space(text, 1)
    while True:
        _, end = scan_value(text, at)
        yield text[at:end]
        at = skip_space(text, end)
        if text[at] == "]":
            return
        at = skip_space(text, at + 1)


def rows_in(text: str, kind: Kind, vocabulary: str) -> list[dict[str, object]]:
    """Rows of a spreadsheet whose first line names fields, in either vocabulary."""
    try:
        lines = list(csv.reader(io.StringIO(text), delimiter="\t"))
    except csv.Error:
        return []
    if len(lines) < 2:
        return []
    specs = [field_by_key(kind, title.strip().lower()) for title in lines[0]]
    if not any(spec is not None and spec.name in ("id", "tag") for spec in specs):
        return []
    keys = [
        (spec.name, spec.es if vocabulary == "es" else spec.en) if spec else None for spec in specs
    ]
    rows = (_row(keys, cells) for cells in lines[1:])
    return [row for row in rows if row]


def _row(keys: Iterable[tuple[str, str] | None], cells: Sequence[str]) -> dict[str, object]:
    pairs = ((key, cell.strip()) for key, cell in zip(keys, cells, strict=False))
    return {key[1]: _value(key[0], cell) for key, cell in pairs if key is not None and cell}


def _value(name: str, cell: str) -> object:
    if name in _LISTS:
        return [part.strip() for part in cell.split(",") if part.strip()]
    if name == "weight":
        number = number_of(cell)
        return cell if number is None else number
    return cell
