"""The columns of the table, as data, for each kind of record."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from core.model.kinds import Kind

CellKind = Literal["state", "id", "text", "chips", "gate", "muted", "number", "length"]


@dataclass(frozen=True, slots=True)
class Column:
    """One column. `name` is a field of the model, or `state`, `length`, `file`, `step`, `members`.

    `width` is in logical pixels at the base font; the one with `stretch` takes the rest
    and is at least `width` wide. Columns of a higher `gives_way` hide first when the table
    is narrow; 0 never hides. `title` is the English source.
    """

    name: str
    title: str
    kind: CellKind
    width: int
    stretch: bool = False
    gives_way: int = 0
    editable: bool = False

    def words(self) -> str:
        """The translated title."""
        return QCoreApplication.translate("LoreColumns", self.title)

    @property
    def right(self) -> bool:
        """Whether it holds numbers, which align right."""
        return self.kind in ("number", "length")


_STATE = Column("state", QT_TRANSLATE_NOOP("LoreColumns", "State"), "state", 24)
_ID = Column("id", QT_TRANSLATE_NOOP("LoreColumns", "Id"), "id", 168, editable=True)
_FILE = Column("file", QT_TRANSLATE_NOOP("LoreColumns", "File"), "muted", 120, gives_way=9)
_NAME = Column("name", QT_TRANSLATE_NOOP("LoreColumns", "Name"), "text", 190, editable=True)
_ALIASES = Column("aliases", QT_TRANSLATE_NOOP("LoreColumns", "Aliases"), "chips", 180, gives_way=3)
_TITLE = Column("title", QT_TRANSLATE_NOOP("LoreColumns", "Title"), "text", 180, gives_way=3)
_TEXT = Column("text", QT_TRANSLATE_NOOP("LoreColumns", "Text"), "muted", 160, stretch=True)
_LENGTH = Column("length", QT_TRANSLATE_NOOP("LoreColumns", "Len"), "length", 46)
_NOTES = Column("notes", QT_TRANSLATE_NOOP("LoreColumns", "Notes"), "muted", 160, stretch=True)
_SHEET = Column(
    "public_sheet", QT_TRANSLATE_NOOP("LoreColumns", "Public sheet"), "muted", 160, stretch=True
)

COLUMNS: dict[Kind, tuple[Column, ...]] = {
    Kind.ENTRY: (
        _STATE,
        _ID,
        _TEXT,
        Column("tags", QT_TRANSLATE_NOOP("LoreColumns", "Tags"), "chips", 176),
        Column("visibility", QT_TRANSLATE_NOOP("LoreColumns", "Visibility"), "gate", 146),
        Column(
            "required_quest",
            QT_TRANSLATE_NOOP("LoreColumns", "Required quest"),
            "muted",
            150,
            gives_way=8,
            editable=True,
        ),
        Column(
            "weight",
            QT_TRANSLATE_NOOP("LoreColumns", "Weight"),
            "number",
            54,
            gives_way=7,
            editable=True,
        ),
        _LENGTH,
        _FILE,
    ),
    Kind.NPC: (
        _STATE,
        _ID,
        _NAME,
        Column("factions", QT_TRANSLATE_NOOP("LoreColumns", "Factions"), "chips", 190),
        _SHEET,
        _FILE,
    ),
    Kind.PLACE: (_STATE, _ID, _NAME, _ALIASES, _NOTES, _FILE),
    Kind.QUEST: (
        _STATE,
        Column("step", QT_TRANSLATE_NOOP("LoreColumns", "Step"), "number", 46),
        _ID,
        Column(
            "name",
            QT_TRANSLATE_NOOP("LoreColumns", "Name"),
            "text",
            190,
            stretch=True,
            editable=True,
        ),
        Column("requires", QT_TRANSLATE_NOOP("LoreColumns", "Requires"), "chips", 260),
        _FILE,
    ),
    Kind.FACTION: (
        _STATE,
        _ID,
        _NAME,
        Column("members", QT_TRANSLATE_NOOP("LoreColumns", "Members"), "chips", 220),
        _NOTES,
        _FILE,
    ),
    Kind.PLOT: (_STATE, _ID, _TITLE, _TEXT, _LENGTH, _FILE),
    Kind.TAG_ALIAS: (
        _STATE,
        Column("tag", QT_TRANSLATE_NOOP("LoreColumns", "Tag"), "id", 168, editable=True),
        Column("aliases", QT_TRANSLATE_NOOP("LoreColumns", "Aliases"), "chips", 160, stretch=True),
        _FILE,
    ),
    Kind.PLAYER: (_STATE, _NAME, _SHEET, _FILE),
}
KINDS = tuple(COLUMNS)
"""The kinds that the workspace shows, in the order of its switch."""

_KIND_WORDS = {
    Kind.ENTRY: QT_TRANSLATE_NOOP("LoreKinds", "Entries"),
    Kind.NPC: QT_TRANSLATE_NOOP("LoreKinds", "NPCs"),
    Kind.PLACE: QT_TRANSLATE_NOOP("LoreKinds", "Places"),
    Kind.QUEST: QT_TRANSLATE_NOOP("LoreKinds", "Quests"),
    Kind.FACTION: QT_TRANSLATE_NOOP("LoreKinds", "Factions"),
    Kind.PLOT: QT_TRANSLATE_NOOP("LoreKinds", "Plot notes"),
    Kind.TAG_ALIAS: QT_TRANSLATE_NOOP("LoreKinds", "Tag aliases"),
    Kind.PLAYER: QT_TRANSLATE_NOOP("LoreKinds", "Player"),
}
_NEW_WORDS = {
    Kind.ENTRY: QT_TRANSLATE_NOOP("LoreKinds", "New entry"),
    Kind.NPC: QT_TRANSLATE_NOOP("LoreKinds", "New NPC"),
    Kind.PLACE: QT_TRANSLATE_NOOP("LoreKinds", "New place"),
    Kind.QUEST: QT_TRANSLATE_NOOP("LoreKinds", "New quest"),
    Kind.FACTION: QT_TRANSLATE_NOOP("LoreKinds", "New faction"),
    Kind.PLOT: QT_TRANSLATE_NOOP("LoreKinds", "New plot note"),
    Kind.TAG_ALIAS: QT_TRANSLATE_NOOP("LoreKinds", "New tag alias"),
    Kind.PLAYER: QT_TRANSLATE_NOOP("LoreKinds", "New player"),
}


def kind_words(kind: Kind) -> str:
    """The records of a kind, in the plural: "Entries"."""
    return QCoreApplication.translate("LoreKinds", _KIND_WORDS[kind])


def new_words(kind: Kind) -> str:
    """The words of the button that adds one: "New entry"."""
    return QCoreApplication.translate("LoreKinds", _NEW_WORDS[kind])
