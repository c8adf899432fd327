"""Other words for a tag: adding some to its record, which is made when there is none."""

from __future__ import annotations

from core.files.jsontext import dumps
from core.model.kinds import Kind
from core.model.records import TagAlias
from core.refactor.references import TAG
from core.world import build
from core.world.edits import Edit, Label, Op, Replace
from core.world.lore_file import Record
from core.world.world import World


def alias_words(world: World, tag: str, words: list[str]) -> list[Op]:
    """The operations that make words stand for a tag; none when all do already."""
    wanted = [w for w in dict.fromkeys(words) if w.strip() and w != tag]
    if not wanted:
        return []
    for handle in world.find(TAG, tag):
        record = world.record(handle)
        if world.file(record.file).read_only is None and isinstance(record.data, TagAlias):
            return joined(record, wanted)
    file = alias_file(world)
    if file is None:
        return []
    return list(build.add(world, TAG, file, {"tag": tag, "aliases": tuple(wanted)}).ops)


def joined(record: Record, words: list[str]) -> list[Op]:
    """The alias record with more words, each once, in the layout it has."""
    if not isinstance(record.data, TagAlias):
        return []
    known = (*record.data.aliases, record.data.tag)
    more = [w for w in dict.fromkeys(words) if w not in known]
    if not more:
        return []
    closing = record.raw.rindex("]")
    head = record.raw[:closing].rstrip()
    between = "" if head.endswith("[") else ", "
    listed = ", ".join(dumps(word) for word in more)
    return [Replace(record.handle, head + between + listed + record.raw[len(head) :])]


def add_alias(world: World, tag: str, words: list[str]) -> Edit | None:
    """Let words stand for a tag, as one edit; None when they do already."""
    ops = alias_words(world, tag, words)
    params = (("tag", tag), ("words", ", ".join(words)))
    return Edit(tuple(ops), Label("add_alias", params)) if ops else None


def alias_file(world: World) -> int | None:
    """The writable file that new tag aliases go to: one that has some, or a scenario."""
    writable = [f for f in world.lore_files if f.read_only is None]
    for kind in (TAG, Kind.PLACE, Kind.QUEST, Kind.FACTION, Kind.LANGUAGE):
        found = next((f for f in writable if f.section(kind) is not None), None)
        if found is not None:
            return found.handle
    return writable[0].handle if writable else None
