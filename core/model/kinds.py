"""The kinds of record that a world holds."""

from __future__ import annotations

from enum import StrEnum


class Kind(StrEnum):
    """What one record is; the value is its stable name in JSON and in codes."""

    ENTRY = "entry"
    NPC = "npc"
    PLACE = "place"
    QUEST = "quest"
    FACTION = "faction"
    PLOT = "plot"
    TAG_ALIAS = "tag_alias"
    PLAYER = "player"
    CASE = "case"
    VERSION = "version"
    LANGUAGE = "language"
