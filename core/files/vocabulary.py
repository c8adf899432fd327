"""The keys of the file format in its two vocabularies (spec section 1).

The Spanish keys are the seed's; the English ones stand beside them. Both are
recognised in every file. `FIELDS` is the one table that parsing, patching,
forms and exports go by.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from core.model.kinds import Kind
from core.model.records import (
    Case,
    Entry,
    Faction,
    Npc,
    Place,
    Player,
    PlotNote,
    Quest,
    Setting,
    TagAlias,
)

FORMAT_VERSION = 2
"""The newest version of a lore file that this program writes."""


class Vocabulary(StrEnum):
    """Which of the two sets of keys a file is written in."""

    ES = "es"
    EN = "en"


class Shape(StrEnum):
    """How the records of one section lie in the file."""

    ARRAY = "array"
    MEMBERS = "members"
    VALUE = "value"


@dataclass(frozen=True, slots=True)
class SectionSpec:
    """One top-level key and the kind of record it holds."""

    kind: Kind
    es: str
    en: str
    shape: Shape

    def key(self, vocabulary: Vocabulary) -> str:
        """The section's key in a vocabulary."""
        return self.es if vocabulary is Vocabulary.ES else self.en


SECTIONS = (
    SectionSpec(Kind.VERSION, "version", "version", Shape.VALUE),
    SectionSpec(Kind.LANGUAGE, "idioma", "language", Shape.VALUE),
    SectionSpec(Kind.ENTRY, "entradas", "entries", Shape.ARRAY),
    SectionSpec(Kind.NPC, "npcs", "npcs", Shape.ARRAY),
    SectionSpec(Kind.PLACE, "lugares", "places", Shape.ARRAY),
    SectionSpec(Kind.QUEST, "quests", "quests", Shape.ARRAY),
    SectionSpec(Kind.FACTION, "facciones", "factions", Shape.ARRAY),
    SectionSpec(Kind.PLOT, "trama", "plot", Shape.ARRAY),
    SectionSpec(Kind.TAG_ALIAS, "etiquetas_alias", "tag_aliases", Shape.MEMBERS),
    SectionSpec(Kind.PLAYER, "jugador", "player", Shape.VALUE),
    SectionSpec(Kind.CASE, "casos", "cases", Shape.ARRAY),
)
SECTION_BY_KEY = {key: spec for spec in SECTIONS for key in (spec.es, spec.en)}
SECTION_BY_KIND = {spec.kind: spec for spec in SECTIONS}
LORE_KINDS = frozenset(spec.kind for spec in SECTIONS) - {Kind.VERSION, Kind.LANGUAGE}
"""A file that holds a section of one of these is lore; `version` alone is not."""


@dataclass(frozen=True, slots=True)
class FieldSpec:
    """One field of a record: the model's name and its key in each vocabulary."""

    name: str
    es: str
    en: str

    def key(self, vocabulary: Vocabulary) -> str:
        """The field's key in a vocabulary."""
        return self.es if vocabulary is Vocabulary.ES else self.en


def _specs(*rows: tuple[str, str, str]) -> tuple[FieldSpec, ...]:
    return tuple(FieldSpec(*row) for row in rows)


_ID = ("id", "id", "id")
_NAME = ("name", "nombre", "name")
_ALIASES = ("aliases", "alias", "aliases")
_FORMER = ("former_ids", "antes", "former_ids")
_HIDDEN = ("hidden", "visibilidad", "visibility")
_NOTES = ("notes", "notas", "notes")
_TITLE = ("title", "titulo", "title")
_SHEETS = (
    ("public_sheet", "ficha_publica", "public_sheet"),
    ("full_sheet", "ficha_completa", "full_sheet"),
)

FIELDS: dict[Kind, tuple[FieldSpec, ...]] = {
    Kind.ENTRY: _specs(
        _ID,
        _TITLE,
        ("text", "texto", "text"),
        ("tags", "etiquetas", "tags"),
        ("visibility", "visibilidad", "visibility"),
        ("required_quest", "requiere_quest", "required_quest"),
        ("weight", "peso", "weight"),
        ("terms", "terminos", "terms"),
        ("not_names", "no_nombres", "not_names"),
        _NOTES,
    ),
    Kind.NPC: _specs(
        _ID,
        _NAME,
        ("voice", "voz", "voice"),
        ("factions", "facciones", "factions"),
        *_SHEETS,
        _ALIASES,
        _FORMER,
        _HIDDEN,
        _NOTES,
    ),
    Kind.PLACE: _specs(_ID, _NAME, _ALIASES, _FORMER, _HIDDEN, _NOTES),
    Kind.FACTION: _specs(_ID, _NAME, _ALIASES, _FORMER, _HIDDEN, _NOTES),
    Kind.QUEST: _specs(_ID, _NAME, ("requires", "requiere", "requires"), _ALIASES, _FORMER, _NOTES),
    Kind.PLOT: _specs(_ID, _TITLE, ("text", "texto", "text"), _NOTES),
    Kind.PLAYER: _specs(_NAME, *_SHEETS, ("skills", "habilidades", "skills"), _NOTES),
    Kind.CASE: _specs(
        _ID,
        _TITLE,
        ("npc", "npc", "npc"),
        ("place", "lugar", "place"),
        ("quests", "quests", "quests"),
        ("query", "consulta", "query"),
        ("k", "k", "k"),
        ("profile", "perfil", "profile"),
        ("retrieves", "recupera", "retrieves"),
        ("masks", "oculta", "masks"),
        ("not_retrieves", "no_recupera", "not_retrieves"),
        ("context_has", "contexto_con", "context_has"),
        ("context_lacks", "contexto_sin", "context_lacks"),
        ("answer", "respuesta", "answer"),
        ("findings", "hallazgos", "findings"),
        _NOTES,
    ),
    Kind.TAG_ALIAS: _specs(("tag", "tag", "tag"), _ALIASES),
    Kind.VERSION: _specs(("value", "value", "value")),
    Kind.LANGUAGE: _specs(("value", "value", "value")),
}

TYPES: dict[Kind, type] = {
    Kind.ENTRY: Entry,
    Kind.NPC: Npc,
    Kind.PLACE: Place,
    Kind.FACTION: Faction,
    Kind.QUEST: Quest,
    Kind.PLOT: PlotNote,
    Kind.TAG_ALIAS: TagAlias,
    Kind.PLAYER: Player,
    Kind.CASE: Case,
    Kind.VERSION: Setting,
    Kind.LANGUAGE: Setting,
}

VISIBILITY_WORDS = {
    "publico": "public",
    "public": "public",
    "secreto": "secret",
    "secret": "secret",
    "oculto": "hidden",
    "hidden": "hidden",
    "npc": "npc",
    "faccion": "faction",
    "faction": "faction",
    "quest": "quest",
}
"""Both vocabularies' words for audiences to `AudienceKind` values."""

AUDIENCE_WORDS = {
    Vocabulary.ES: {
        "public": "publico",
        "secret": "secreto",
        "hidden": "oculto",
        "npc": "npc",
        "faction": "faccion",
        "quest": "quest",
    },
    Vocabulary.EN: {
        "public": "public",
        "secret": "secret",
        "hidden": "hidden",
        "npc": "npc",
        "faction": "faction",
        "quest": "quest",
    },
}
ALL_WORDS = {Vocabulary.ES: "todas", Vocabulary.EN: "all"}


def field_by_key(kind: Kind, key: str) -> FieldSpec | None:
    """The field that a key of either vocabulary names."""
    return _BY_KEY[kind].get(key)


def field_by_name(kind: Kind, name: str) -> FieldSpec:
    """The field of a model name. Raises KeyError."""
    return _BY_NAME[kind][name]


_BY_KEY = {
    kind: {key: spec for spec in specs for key in (spec.es, spec.en)}
    for kind, specs in FIELDS.items()
}
_BY_NAME = {kind: {spec.name: spec for spec in specs} for kind, specs in FIELDS.items()}
