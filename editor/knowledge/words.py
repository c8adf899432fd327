"""Cells, steps and groups in words of the interface."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from core.knowledge.openings import Opening
from core.model.kinds import Kind
from core.model.mask import Gate, gates
from core.model.records import Entry
from core.model.visibility import AudienceKind, Visibility
from core.world.world import World
from editor.names import name_of, name_of_gate

STATE_WORDS = {
    "public": QT_TRANSLATE_NOOP("Knowledge", "public"),
    "npc": QT_TRANSLATE_NOOP("Knowledge", "named"),
    "faction": QT_TRANSLATE_NOOP("Knowledge", "faction"),
    "secret": QT_TRANSLATE_NOOP("Knowledge", "opened"),
    "opens_next": QT_TRANSLATE_NOOP("Knowledge", "opens next"),
    "masked": QT_TRANSLATE_NOOP("Knowledge", "masked"),
}
_GROUPS = {
    "public": QT_TRANSLATE_NOOP("Knowledge", "public"),
    "npc": QT_TRANSLATE_NOOP("Knowledge", "NPCs"),
    "faction": QT_TRANSLATE_NOOP("Knowledge", "factions"),
    "secret": QT_TRANSLATE_NOOP("Knowledge", "secret"),
    "quest": QT_TRANSLATE_NOOP("Knowledge", "after a quest"),
    "hidden": QT_TRANSLATE_NOOP("Knowledge", "hidden"),
    "invalid": QT_TRANSLATE_NOOP("Knowledge", "not understood"),
}
_NO_TAG = QT_TRANSLATE_NOOP("Knowledge", "without tags")
_START = QT_TRANSLATE_NOOP("Knowledge", "Start")
_SEES = QT_TRANSLATE_NOOP("Knowledge", "{npc} sees {entry}: {why}")
_SEES_NOT = QT_TRANSLATE_NOOP("Knowledge", "{npc} does not see {entry}: {why}")
_SEES_NEXT = QT_TRANSLATE_NOOP("Knowledge", "{npc} does not see {entry} yet: {quest} opens it")
_NOTHING = QT_TRANSLATE_NOOP("Knowledge", "nothing opens it")
_NEEDS = QT_TRANSLATE_NOOP("Knowledge", "it needs {what}")
_AND = QT_TRANSLATE_NOOP("Knowledge", "{first} and {second}")
_OR = QT_TRANSLATE_NOOP("Knowledge", "{first} or {second}")
_REASONS = {
    Opening.PUBLIC: QT_TRANSLATE_NOOP("Knowledge", "public"),
    Opening.NPC: QT_TRANSLATE_NOOP("Knowledge", "named"),
    Opening.FACTION: QT_TRANSLATE_NOOP("Knowledge", "through the faction {factions}"),
    Opening.SECRET: QT_TRANSLATE_NOOP("Knowledge", "opened by {quests}"),
    Opening.ALL: QT_TRANSLATE_NOOP("Knowledge", "all it asks for holds"),
    Opening.LEARNT: QT_TRANSLATE_NOOP("Knowledge", "learnt"),
}
_GATES = {
    AudienceKind.NPC: QT_TRANSLATE_NOOP("Knowledge", "to be {name}"),
    AudienceKind.FACTION: QT_TRANSLATE_NOOP("Knowledge", "the faction {name}"),
    AudienceKind.SECRET: QT_TRANSLATE_NOOP("Knowledge", "the quest {name}"),
    AudienceKind.QUEST: QT_TRANSLATE_NOOP("Knowledge", "the quest {name}"),
}


def say(source: str, **values: object) -> str:
    """A translated sentence with its values, which are not read as formats."""
    text = QCoreApplication.translate("Knowledge", source)
    for name, value in values.items():
        text = text.replace("{" + name + "}", str(value))
    return text


def state_words(state: str) -> str:
    """What a cell's colour and icon mean."""
    return say(STATE_WORDS[state])


def group_words(grouping: str, key: str) -> str:
    """The title of a group."""
    if grouping == "visibility":
        return say(_GROUPS[key]) if key in _GROUPS else key
    return key or say(_NO_TAG)


def step_name(world: World, steps: Sequence[str], step: int) -> str:
    """The quest that is completed at a step, by its name."""
    return name_of(world, Kind.QUEST, steps[step - 1]) if step else say(_START)


_COUNTS = {
    "entries": (
        QT_TRANSLATE_NOOP("Knowledge", "1 entry"),
        QT_TRANSLATE_NOOP("Knowledge", "{count} entries"),
    ),
    "opens": (
        QT_TRANSLATE_NOOP("Knowledge", "opens 1 entry"),
        QT_TRANSLATE_NOOP("Knowledge", "opens {count} entries"),
    ),
    "know": (
        QT_TRANSLATE_NOOP("Knowledge", "1 NPC knows it"),
        QT_TRANSLATE_NOOP("Knowledge", "{count} NPCs know it"),
    ),
    "learn": (
        QT_TRANSLATE_NOOP("Knowledge", "1 learns it"),
        QT_TRANSLATE_NOOP("Knowledge", "{count} learn it"),
    ),
    "findings": (
        QT_TRANSLATE_NOOP("Knowledge", "1 finding"),
        QT_TRANSLATE_NOOP("Knowledge", "{count} findings"),
    ),
}


def count_words(of: str, count: int) -> str:
    """How many of something: one of `entries`, `opens`, `know`, `learn`, `findings`."""
    one, many = _COUNTS[of]
    return say(one) if count == 1 else say(many, count=count)


class CellWords:
    """Says in words what a cell shows."""

    def __init__(self, world: World) -> None:
        self._world = world

    def sentence(
        self,
        npc: str,
        entry: str,
        opening: Opening,
        key: tuple[Visibility, str | None],
        done: Iterable[str],
        opens_with: str = "",
    ) -> str:
        """Whether an NPC sees an entry, and why: "Bram sees mina_derrumbe: public".

        `key` is the entry's gate class; `opens_with` the quest that would open it next.
        """
        name = name_of(self._world, Kind.NPC, npc)
        if opening is not Opening.MASKED:
            why = self.reason(npc, opening, key, done)
            return say(_SEES, npc=name, entry=entry, why=why)
        if opens_with:
            quest = name_of(self._world, Kind.QUEST, opens_with)
            return say(_SEES_NEXT, npc=name, entry=entry, quest=quest)
        return say(_SEES_NOT, npc=name, entry=entry, why=self.needs(key))

    def reason(
        self,
        npc: str,
        opening: Opening,
        key: tuple[Visibility, str | None],
        done: Iterable[str],
    ) -> str:
        """Why an NPC sees an entry."""
        asked = list(_gates(key))
        mine = self._world.factions_of(npc)
        factions = [g for g in asked if g.kind is AudienceKind.FACTION and g.id in mine]
        completed = frozenset(done)
        quests = [g for g in asked if g.kind in _QUESTS and g.id in completed]
        return say(_REASONS[opening], factions=self._names(factions), quests=self._names(quests))

    def needs(self, key: tuple[Visibility, str | None]) -> str:
        """What would open an entry."""
        entry = Entry(visibility=key[0], required_quest=key[1])
        alternatives = [self._joint(gate) for gate in gates(entry)]
        if not alternatives:
            return say(_NOTHING)
        return say(_NEEDS, what=_joined(alternatives, _OR))

    def _joint(self, alternative: Iterable[Gate]) -> str:
        return _joined([self._gate(gate) for gate in alternative], _AND)

    def _gate(self, gate: Gate) -> str:
        name = name_of_gate(self._world, gate)
        return say(_GATES[gate.kind], name=name) if gate.kind in _GATES else name

    def _names(self, found: Iterable[Gate]) -> str:
        return ", ".join(dict.fromkeys(name_of_gate(self._world, gate) for gate in found))


_QUESTS = (AudienceKind.SECRET, AudienceKind.QUEST)


def _gates(key: tuple[Visibility, str | None]) -> Iterable[Gate]:
    entry = Entry(visibility=key[0], required_quest=key[1])
    return (gate for joint in gates(entry) for gate in joint)


def _joined(parts: Sequence[str], joint: str) -> str:
    text = parts[0] if parts else ""
    for part in parts[1:]:
        text = say(joint, first=text, second=part)
    return text
