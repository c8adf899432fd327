"""The icon of each kind of record."""

from __future__ import annotations

from core.model.kinds import Kind

KIND_ICONS = {
    Kind.ENTRY: "lore",
    Kind.NPC: "npc",
    Kind.PLACE: "place",
    Kind.QUEST: "quest",
    Kind.FACTION: "faction",
    Kind.PLOT: "note",
    Kind.TAG_ALIAS: "tag",
    Kind.PLAYER: "people",
    Kind.CASE: "case",
}
