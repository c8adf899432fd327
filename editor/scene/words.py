"""What the scene workspace says outside of its widgets: sections, reasons, who knows."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from core.directors.rows import Section
from core.model.kinds import Kind
from core.model.mask import Gate, gates
from core.model.records import Entry
from core.model.visibility import AudienceKind
from core.text.similarity import nearest
from core.world.world import World
from editor.names import name_of, name_of_gate

_SECTIONS = {
    Section.RULES: QT_TRANSLATE_NOOP("Scene", "Rules"),
    Section.PLAYER: QT_TRANSLATE_NOOP("Scene", "Player"),
    Section.SKILLS: QT_TRANSLATE_NOOP("Scene", "Skills"),
    Section.PEOPLE: QT_TRANSLATE_NOOP("Scene", "People"),
    Section.LORE: QT_TRANSLATE_NOOP("Scene", "Lore"),
    Section.PLOT: QT_TRANSLATE_NOOP("Scene", "Plot notes"),
    Section.NOTES: QT_TRANSLATE_NOOP("Scene", "Notes to itself"),
    Section.SYNOPSES: QT_TRANSLATE_NOOP("Scene", "Earlier synopses"),
    Section.MEMORIES: QT_TRANSLATE_NOOP("Scene", "Memories"),
    Section.SCENES: QT_TRANSLATE_NOOP("Scene", "Scenes"),
    Section.STATE: QT_TRANSLATE_NOOP("Scene", "State"),
    Section.SYNOPSIS: QT_TRANSLATE_NOOP("Scene", "Synopsis"),
    Section.DRAFT: QT_TRANSLATE_NOOP("Scene", "Draft"),
    Section.LINE: QT_TRANSLATE_NOOP("Scene", "Player’s line"),
}
STORY_ONLY = QT_TRANSLATE_NOOP("Scene", "Story Director only")
FULL_SHEET_ONLY = QT_TRANSLATE_NOOP("Scene", "Full sheet, Story Director only")
NOT_PRESENT = QT_TRANSLATE_NOOP("Scene", "Not present")
NOBODY_HEARD = QT_TRANSLATE_NOOP("Scene", "Nobody present heard it")
NOT_THIS_READER = QT_TRANSLATE_NOOP("Scene", "Not for {name}")
NOT_GIVEN = QT_TRANSLATE_NOOP("Scene", "Not given to the Scene Director")
SCENE_ONLY = QT_TRANSLATE_NOOP("Scene", "Only the Scene Director is given this")
MASKED_ENTRY = QT_TRANSLATE_NOOP("Scene", "masked entry {n}")
PLAYER_SHEET = QT_TRANSLATE_NOOP("Scene", "player sheet")
PLOT_NOTE = QT_TRANSLATE_NOOP("Scene", "plot note")
OWN_NOTE = QT_TRANSLATE_NOOP("Scene", "note")
OLD_SYNOPSIS = QT_TRANSLATE_NOOP("Scene", "synopsis")
LINE_OF = QT_TRANSLATE_NOOP("Scene", "scene {id}")
MEMORY_OF = QT_TRANSLATE_NOOP("Scene", "memory of {name}")
SHEET_OF = QT_TRANSLATE_NOOP("Scene", "sheet of {name}")
ALL = QT_TRANSLATE_NOOP("Scene", "all")
BOTH = QT_TRANSLATE_NOOP("Scene", "both")
HEARD_BY = QT_TRANSLATE_NOOP("Scene", "heard by {names}")
ONLY = QT_TRANSLATE_NOOP("Scene", "only {names}")
EVERYBODY = QT_TRANSLATE_NOOP("Scene", "anybody")
_SECRET_UNTIL = QT_TRANSLATE_NOOP("Scene", "Secret until {names}")
_ONLY_FOR = QT_TRANSLATE_NOOP("Scene", "Only for {names}")
_HIDDEN = QT_TRANSLATE_NOOP("Scene", "Hidden: nobody is given it")
_OR = QT_TRANSLATE_NOOP("Scene", "{first} or {second}")
_AND = QT_TRANSLATE_NOOP("Scene", "{first} and {second}")
_COMMA = QT_TRANSLATE_NOOP("Scene", "{first}, {second}")
NARRATOR = QT_TRANSLATE_NOOP("Scene", "Narrator")
NOBODY = QT_TRANSLATE_NOOP("Scene", "Nobody but the player")
TOKENS = QT_TRANSLATE_NOOP("Scene", "{count} tokens")
_QUESTS = (AudienceKind.SECRET, AudienceKind.QUEST)


def say(source: str, /, **values: object) -> str:
    """A marked text in the language of the interface, with its values filled in."""
    text = QCoreApplication.translate("Scene", source)
    return text.format(**values) if values else text


def section_name(section: Section) -> str:
    """The title of a section."""
    return say(_SECTIONS[section])


def npc_name(world: World, npc: str) -> str:
    """What people call an NPC."""
    return name_of(world, Kind.NPC, npc)


def nearest_npc(world: World, name: str) -> str:
    """The id of the NPC that was perhaps meant, by its id or its name; "" for none."""
    names = {name_of(world, Kind.NPC, id): id for id in world.ids(Kind.NPC)}
    names.update({id: id for id in world.ids(Kind.NPC)})
    found = nearest(name, names)
    return names[found] if found else ""


def joined(names: Iterable[str], last: str = _AND) -> str:
    """Names in a row: "Bram, Nela and Tomás"."""
    listed = list(names)
    if not listed:
        return ""
    text = listed[0]
    for at, name in enumerate(listed[1:], start=2):
        template = last if at == len(listed) else _COMMA
        text = say(template, first=text, second=name)
    return text


def joined_or(names: Iterable[str]) -> str:
    """Names in a row: "Bram or Nela"."""
    return joined(names, _OR)


def why_hidden(world: World, entry: Entry) -> str:
    """Why an entry is hidden from some, without a word of its text."""
    found = gates(entry)
    if not found:
        return say(_HIDDEN)
    names = joined_or(dict.fromkeys(_joint(world, joint) for joint in found))
    secret = all(gate.kind in _QUESTS for joint in found for gate in joint)
    return say(_SECRET_UNTIL if secret else _ONLY_FOR, names=names)


def _joint(world: World, joint: tuple[Gate, ...]) -> str:
    return joined(name_of_gate(world, gate) or say(EVERYBODY) for gate in joint)
