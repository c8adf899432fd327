"""What a new record holds, and the file it goes to."""

from __future__ import annotations

from core.model.kinds import Kind
from core.model.visibility import PUBLIC
from core.world import build
from core.world.edits import Edit
from core.world.free_ids import free_id
from core.world.lore_file import LoreFile
from core.world.world import World

_IDS = {
    "es": {
        Kind.ENTRY: "entrada_nueva",
        Kind.NPC: "npc_nuevo",
        Kind.PLACE: "lugar_nuevo",
        Kind.QUEST: "quest_nueva",
        Kind.FACTION: "faccion_nueva",
        Kind.PLOT: "nota_nueva",
        Kind.TAG_ALIAS: "etiqueta_nueva",
    },
    "pt": {
        Kind.ENTRY: "entrada_nova",
        Kind.NPC: "npc_novo",
        Kind.PLACE: "lugar_novo",
        Kind.QUEST: "quest_nova",
        Kind.FACTION: "faccao_nova",
        Kind.PLOT: "nota_nova",
        Kind.TAG_ALIAS: "etiqueta_nova",
    },
    "en": {
        Kind.ENTRY: "new_entry",
        Kind.NPC: "new_npc",
        Kind.PLACE: "new_place",
        Kind.QUEST: "new_quest",
        Kind.FACTION: "new_faction",
        Kind.PLOT: "new_note",
        Kind.TAG_ALIAS: "new_tag",
    },
}
_FIELDS: dict[Kind, dict[str, object]] = {
    Kind.ENTRY: {"id": "", "text": "", "tags": (), "visibility": PUBLIC, "weight": 1.0},
    Kind.NPC: {"id": "", "name": ""},
    Kind.PLACE: {"id": "", "name": ""},
    Kind.QUEST: {"id": "", "name": ""},
    Kind.FACTION: {"id": "", "name": ""},
    Kind.PLOT: {"id": "", "text": ""},
    Kind.TAG_ALIAS: {"tag": "", "aliases": ()},
    Kind.PLAYER: {"name": "", "public_sheet": "", "full_sheet": ""},
}


def add_edit(world: World, kind: Kind, near: int | None) -> Edit | None:
    """The edit that adds a record behind `near`; None when no file can be written.

    Without a record near, it goes to the end of the first file of its kind, or of any.
    """
    file = target_file(world, kind, near)
    if file is None:
        return None
    fields = dict(_FIELDS[kind])
    named = "tag" if kind is Kind.TAG_ALIAS else "id"
    if named in fields:
        wanted = _IDS.get(world.language, _IDS["en"])[kind]
        fields[named] = free_id(wanted, world.known_ids(kind))
    return build.add(world, kind, file.handle, fields, after=near)


def target_file(world: World, kind: Kind, near: int | None) -> LoreFile | None:
    """The file that a new record of a kind goes to."""
    if near is not None and near in world:
        file = world.file(world.record(near).file)
        if file.read_only is None:
            return file
    writable = [f for f in world.lore_files if f.read_only is None]
    having = [f for f in writable if f.section(kind) is not None]
    return next(iter([*having, *writable]), None)


def move_targets(world: World, handles: list[int]) -> list[LoreFile]:
    """The files that records can be moved to: writable, and not where all of them are.

    Those that hold such records already come first.
    """
    records = [world.record(h) for h in handles]
    here, kinds = {r.file for r in records}, {r.kind for r in records}
    able = [f for f in world.lore_files if f.read_only is None and here != {f.handle}]
    return sorted(able, key=lambda f: not _holds(f, kinds))


def _holds(file: LoreFile, kinds: set[Kind]) -> bool:
    return any(s.slots for s in file.sections() if s.spec.kind in kinds)
