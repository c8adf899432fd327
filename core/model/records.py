"""Frozen values for the records of a world (spec section 1).

They are made by `core.files.parse`; field names are the model's English ones.
Types are checked there: a record whose types are wrong becomes
`Broken` and is kept as raw JSON.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from core.model.visibility import PUBLIC, Visibility

Texts = tuple[str, ...]


MAX_TEXT = 400
"""Code points an entry's text may have (spec section 1)."""


@dataclass(frozen=True, slots=True)
class Broken:
    """A record that is no object, or whose types are wrong; shown as raw JSON only."""

    id: str = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """One lore entry. `weight` is 0 where the file's weight is not a usable number.

    `terms` are further words that give it away; `not_names`, names found in it that do not.
    """

    id: str = ""
    title: str | None = None
    text: str = ""
    tags: Texts = ()
    visibility: Visibility = PUBLIC
    required_quest: str | None = None
    weight: float = 1.0
    terms: Texts = ()
    not_names: Texts = ()
    notes: str | None = None


@dataclass(frozen=True, slots=True)
class Npc:
    """One NPC; the full sheet is what it knows of itself."""

    id: str = ""
    name: str = ""
    voice: str = ""
    factions: Texts = ()
    public_sheet: str = ""
    full_sheet: str = ""
    aliases: Texts = ()
    former_ids: Texts = ()
    hidden: bool = False
    notes: str | None = None


@dataclass(frozen=True, slots=True)
class Place:
    """One place."""

    id: str = ""
    name: str = ""
    aliases: Texts = ()
    former_ids: Texts = ()
    hidden: bool = False
    notes: str | None = None


@dataclass(frozen=True, slots=True)
class Faction:
    """One faction."""

    id: str = ""
    name: str = ""
    aliases: Texts = ()
    former_ids: Texts = ()
    hidden: bool = False
    notes: str | None = None


@dataclass(frozen=True, slots=True)
class Quest:
    """One quest; `requires` are the quests to be completed before it."""

    id: str = ""
    name: str = ""
    requires: Texts = ()
    aliases: Texts = ()
    former_ids: Texts = ()
    notes: str | None = None


@dataclass(frozen=True, slots=True)
class PlotNote:
    """A note of the Story Director: never retrieved, never in an NPC's context."""

    id: str = ""
    title: str | None = None
    text: str = ""
    notes: str | None = None


@dataclass(frozen=True, slots=True)
class TagAlias:
    """Other words for one tag; only the profiles beyond `lexical` use them."""

    tag: str = ""
    aliases: Texts = ()

    @property
    def id(self) -> str:
        """The tag is the record's name."""
        return self.tag


@dataclass(frozen=True, slots=True)
class Player:
    """The player's character: what anyone can see of it, and all of it."""

    name: str = ""
    public_sheet: str = ""
    full_sheet: str = ""
    skills: Mapping[str, float] = field(default_factory=dict)
    notes: str | None = None

    @property
    def id(self) -> str:
        """There is one player a file; it has no id of its own."""
        return ""


@dataclass(frozen=True, slots=True)
class Case:
    """A knowledge case (spec section 10): a question and what must come of it."""

    id: str = ""
    title: str | None = None
    npc: str | None = None
    place: str | None = None
    quests: Texts = ()
    query: str = ""
    k: int = 5
    profile: str = "lexical"
    retrieves: Texts = ()
    masks: Texts = ()
    not_retrieves: Texts = ()
    context_has: Texts = ()
    context_lacks: Texts = ()
    answer: str | None = None
    findings: Texts = ()
    notes: str | None = None


@dataclass(frozen=True, slots=True)
class Setting:
    """A scalar of a file: its `version` or its `language`."""

    value: str | int | float | None = None

    @property
    def id(self) -> str:
        """A setting has no id."""
        return ""


Data = (
    Entry | Npc | Place | Faction | Quest | PlotNote | TagAlias | Player | Case | Setting | Broken
)
