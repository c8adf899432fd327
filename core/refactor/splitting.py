"""An entry split at sentences into linked entries: a proposal to look at, then one edit.

The parts stay linked by the tags that they share (issue: "ids, tags proposed").
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from core.files.patch import set_field
from core.model.kinds import Kind
from core.model.records import MAX_TEXT, Entry
from core.refactor.notices import Notice, error, warning
from core.text.fold import fold, words
from core.text.left_out import said_in
from core.validation.text_fixes import parts as cut
from core.world.edits import Edit, Insert, Label, Op, Replace
from core.world.free_ids import FreeIds
from core.world.world import World

MOST_PARTS = 20
"""No more parts are proposed at once: each is to be read."""
_UNEVEN = 1.2


@dataclass(frozen=True, slots=True)
class Part:
    """One of the entries that come of a split."""

    id: str
    text: str
    tags: tuple[str, ...]


def propose_split(world: World, handle: int) -> tuple[Part, ...]:
    """Parts of at most 400 characters, or two halves of a shorter text; one where none can be cut.

    Of a text that would make very many the last part is the rest, to be split again.
    A tag goes to the parts that say it, or to all when none does or when nothing else is shared.
    """
    entry = world.data(handle)
    if not isinstance(entry, Entry) or not entry.text.strip():
        return ()
    texts = _few(_texts(entry.text))
    free = FreeIds(world.known_ids(Kind.ENTRY))
    ids = [entry.id, *(free.take(entry.id or "parte") for _ in texts[1:])]
    tags = _shared_out(entry.tags, texts)
    return tuple(Part(*row) for row in zip(ids, texts, tags, strict=True))


def _few(texts: list[str]) -> list[str]:
    rest = texts[MOST_PARTS - 1 :]
    return texts if len(rest) < 2 else [*texts[: MOST_PARTS - 1], " ".join(rest)]


def _texts(text: str) -> list[str]:
    """As few parts as there can be, of about the same length where sentences allow it."""
    length = len(text.strip())
    least = max(2, -(-length // MAX_TEXT))
    even = cut(text, min(MAX_TEXT, max(1, round(length / least * _UNEVEN))))
    plain = cut(text)
    return even if len(plain) == 1 or len(even) == len(plain) else plain


def _shared_out(tags: tuple[str, ...], texts: Sequence[str]) -> list[tuple[str, ...]]:
    said = [set(words(fold(text))) for text in texts]
    where = {tag: [i for i, found in enumerate(said) if fold(tag) in found] for tag in tags}
    common = {tag for tag, parts in where.items() if len(parts) in (0, len(texts))}
    if not common and tags:
        common = {tags[0]}
    return [
        tuple(tag for tag in tags if tag in common or i in where[tag]) for i in range(len(texts))
    ]


def check_split(world: World, handle: int, parts: Sequence[Part]) -> tuple[Notice, ...]:
    """What is wrong with parts that an author has changed."""
    found: list[Notice] = []
    known, own = world.known_ids(Kind.ENTRY), world.record(handle).id
    ids = [part.id for part in parts]
    for id in dict.fromkeys(ids):
        if not id.strip():
            found.append(error("replace_no_id"))
        elif (id != own and id in known) or ids.count(id) > 1:
            found.append(error("replace_doubles_id", id=id))
    for part in parts:
        found += _check_part(part)
    if len(parts) < 2:
        found.append(error("split_one"))
    elif parts and not set.intersection(*(set(part.tags) for part in parts)):
        found.append(warning("split_unlinked"))
    return tuple(found)


def _check_part(part: Part) -> list[Notice]:
    found = []
    if not part.text.strip():
        found.append(error("split_no_text", id=part.id))
    if len(part.text) > MAX_TEXT:
        over = len(part.text) - MAX_TEXT
        found.append(warning("split_too_long", id=part.id, count=over, limit=MAX_TEXT))
    if not part.tags:
        found.append(warning("split_no_tags", id=part.id))
    return found


def split_edit(world: World, handle: int, parts: Sequence[Part]) -> Edit:
    """The first part stays where it is; the others are new entries after it, alike in all else."""
    record = world.record(handle)
    file = world.file(record.file)
    section = file.section(Kind.ENTRY)
    slots = section.slots if section is not None else []
    at = next(i for i, slot in enumerate(slots) if slot.handle == handle)
    raws = [_raw(world, handle, part) for part in parts]
    inserts = (Insert(record.file, Kind.ENTRY, at + i, raw) for i, raw in enumerate(raws) if i)
    ops: tuple[Op, ...] = (Replace(handle, raws[0]), *inserts)
    return Edit(ops, Label("split", (("id", record.id), ("count", len(parts)))))


def _raw(world: World, handle: int, part: Part) -> str:
    record = world.record(handle)
    vocabulary = world.file(record.file).style.vocabulary
    raw, data = record.raw, record.data
    for name in ("id", "text", "tags"):
        value = getattr(part, name)
        if value != getattr(data, name):
            raw = set_field(raw, Kind.ENTRY, name, value, vocabulary)
    if isinstance(data, Entry) and data.not_names:
        kept = said_in(part.text, data.not_names)
        raw = set_field(raw, Kind.ENTRY, "not_names", kept or None, vocabulary)
    return raw
