"""Words for what a memory holds: origins, kinds, dates."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from core.memory.facts import Fact, OriginKind
from core.memory.log import is_narrator, is_player
from core.memory.why import Standing
from editor.figures import local
from editor.memory.inspected import Inspected

_REVIEWERS = ("revision", "review")


@dataclass(frozen=True, slots=True)
class OriginWords:
    """An origin as an icon and words, short for a cell and long for a tooltip."""

    icon: str
    ink: str
    short: str
    long: str


def origin_words(inspected: Inspected, fact: Fact, standing: Standing) -> OriginWords:
    """Where a fact comes from, or that there is no legitimate path to it."""
    if standing is Standing.BROKEN:
        text = QCoreApplication.translate("Memory", "no legitimate path")
        return OriginWords("error", "severity.error.ink", text, text)
    match fact.origin.kind:
        case OriginKind.PRESENT:
            return _seen(inspected, fact)
        case OriginKind.TOLD:
            return _told(inspected, fact)
        case OriginKind.LORE:
            text = QCoreApplication.translate("Memory", "lore")
            return OriginWords("lore", "text_muted", text, text)
        case OriginKind.REVIEW:
            text = QCoreApplication.translate("Memory", "review step")
            return OriginWords("edit", "text_muted", text, text)
    return _unknown(fact)


def _seen(inspected: Inspected, fact: Fact) -> OriginWords:
    place = scene_place(inspected, fact.origin.scene)
    scene = fact.origin.scene
    if scene is None:
        text = QCoreApplication.translate("Memory", "was there")
        return OriginWords("eye", "text_muted", text, text)
    long = QCoreApplication.translate("Memory", "was there, scene {scene}, {place}")
    return OriginWords(
        "eye", "text_muted", place or scene, long.format(scene=scene, place=place or "?")
    )


def _told(inspected: Inspected, fact: Fact) -> OriginWords:
    if fact.origin.source is None:
        text = QCoreApplication.translate("Memory", "told, by whom is not said")
        return OriginWords("speech", "text_muted", text, text)
    name = inspected.names.npc(fact.origin.source)
    text = QCoreApplication.translate("Memory", "told by {name}").format(name=name)
    return OriginWords("speech", "text_muted", text, text)


def _unknown(fact: Fact) -> OriginWords:
    short = QCoreApplication.translate("Memory", "unknown")
    if fact.origin.kind is OriginKind.MIGRATED:
        long = QCoreApplication.translate("Memory", "unknown: version 1 keeps no origins")
    else:
        long = QCoreApplication.translate("Memory", "unknown: the save does not say")
    return OriginWords("question", "text_muted", short, long)


def scene_place(inspected: Inspected, id: str | None) -> str:
    """The name of a scene's place; "" when it is not known."""
    scene = inspected.scene(id)
    return inspected.names.place(scene.place) if scene is not None and scene.place else ""


def by_whom(source: str, inspected: Inspected) -> str:
    """Who wrote something into a save: an NPC, or the review step."""
    if source in _REVIEWERS:
        return QCoreApplication.translate("Memory", "the review step")
    return inspected.names.npc(source)


def speaker_name(inspected: Inspected, speaker: str) -> str:
    """The name of who speaks: an NPC, the player or the narrator."""
    if is_player(speaker):
        return QCoreApplication.translate("Memory", "Player")
    if is_narrator(speaker):
        return QCoreApplication.translate("Memory", "Narrator")
    return inspected.names.npc(speaker)


def turn_span(first: int, last: int | None) -> str:
    """Turns as words: "turn 4", "turns 4–9", "turns 4–"."""
    if last == first:
        return QCoreApplication.translate("Memory", "turn {turn}").format(turn=first)
    end = "" if last is None else last
    return QCoreApplication.translate("Memory", "turns {first}–{last}").format(
        first=first, last=end
    )


def format_weight(weight: float) -> str:
    """A weight with one decimal, or as many as it has, up to three."""
    text = f"{weight:.3f}".rstrip("0")
    return local(text + "0" if text.endswith(".") else text)
