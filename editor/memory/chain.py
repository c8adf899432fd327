"""The chain from what an NPC remembers back to what happened, in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QCoreApplication

from core.memory.facts import Fact, OriginKind
from core.memory.log import Line
from core.memory.recall import Source
from core.memory.state import Scene
from core.memory.why import Standing, Trail
from editor.memory.evidence import Evidence, Verdict
from editor.memory.inspected import Inspected
from editor.memory.nodes import Node, Tone
from editor.memory.why_not import lore_gates, memory_gate, sent_node, source_node
from editor.memory.words import (
    by_whom,
    format_weight,
    origin_words,
    scene_place,
    speaker_name,
    turn_span,
)


@dataclass(frozen=True, slots=True)
class VerdictWords:
    """The box under the chain."""

    severity: Literal["ok", "error", "warning", "hint"]
    title: str
    reason: str
    offers_trace: bool = False


def chain_of(inspected: Inspected, evidence: Evidence, trail: Trail | None) -> tuple[Node, ...]:
    """The links of one trail; without one, what is known about why not."""
    if trail is None:
        return _chain_of_nothing(inspected, evidence)
    nodes = [_remembered(trail, evidence.verdict(trail))]
    if trail.fact is not None:
        nodes.append(_written(inspected, trail.fact))
    scene = inspected.scene(trail.scene) or _scene_at(inspected, trail)
    if scene is not None:
        nodes.append(_scene(inspected, scene, trail))
    nodes.append(_presence(inspected, evidence, trail, scene))
    nodes += [_line(inspected, line, heard=True) for line in trail.heard[:2]]
    if not trail.heard:
        nodes += [_line(inspected, line, heard=False) for line in evidence.knowledge.unheard[:1]]
    if evidence.source is not None:
        nodes.append(source_node(inspected, evidence.source))
    if trail.fact is not None:
        nodes.append(sent_node(inspected, evidence.npc, trail.fact))
    return tuple(nodes)


def _chain_of_nothing(inspected: Inspected, evidence: Evidence) -> tuple[Node, ...]:
    """The gates between an NPC and what it does not know, in their order."""
    nodes = [_line(inspected, line, heard=True) for line in evidence.knowledge.heard[:2]]
    nodes += [_line(inspected, line, heard=False) for line in evidence.knowledge.unheard[:2]]
    return (*memory_gate(inspected, evidence), *nodes, *lore_gates(inspected, evidence))


def _remembered(trail: Trail, verdict: Verdict) -> Node:
    if trail.fact is not None:
        weight = format_weight(trail.fact.weight)
        caption = QCoreApplication.translate("Memory", "Fact · weight {weight}").format(
            weight=weight
        )
    elif trail.remembered.source is Source.SHEET:
        caption = QCoreApplication.translate("Memory", "Note in its sheet · turn {turn}").format(
            turn=trail.remembered.turn
        )
    else:
        caption = QCoreApplication.translate("Memory", "Memory of scene {scene}").format(
            scene=trail.scene
        )
    bad = verdict is Verdict.NO_PATH
    return Node("error" if bad else "note", caption, trail.remembered.text, (), _tone(bad))


def _tone(bad: bool) -> Tone:
    return "error" if bad else "plain"


def _written(inspected: Inspected, fact: Fact) -> Node:
    caption = QCoreApplication.translate("Memory", "Written · turn {turn}").format(turn=fact.turn)
    kind = fact.origin.raw.get("tipo") or fact.origin.raw.get("type") or fact.origin.raw.get("kind")
    writer = fact.origin.source if fact.origin.kind is not OriginKind.TOLD else None
    if writer:
        text = QCoreApplication.translate("Memory", "By {writer}, origin {kind}").format(
            writer=by_whom(writer, inspected), kind=str(kind or fact.origin.kind.value)
        )
    else:
        text = origin_words(inspected, fact, Standing.WITNESSED).long
        text = text[:1].upper() + text[1:]
    if fact.reinforcements:
        turns = ", ".join(str(turn) for turn in fact.reinforcements)
        again = QCoreApplication.translate("Memory", "Heard again on turns {turns}.").format(
            turns=turns
        )
        text = f"{text}. {again}"
    return Node("clock", caption, text)


def _scene_at(inspected: Inspected, trail: Trail) -> Scene | None:
    """The scene that was played on the turn a fact without a scene was learnt."""
    if trail.fact is None:
        return None
    turn = trail.fact.turn
    for scene in inspected.scenes:
        spans = [span for spans in scene.presence.values() for span in spans]
        if any(first <= turn and (last is None or turn <= last) for first, last in spans):
            return scene
    return None


def _scene(inspected: Inspected, scene: Scene, trail: Trail) -> Node:
    parts = [QCoreApplication.translate("Memory", "Scene {id}").format(id=scene.id)]
    place = scene_place(inspected, scene.id)
    parts += [place] if place else []
    spans = [span for spans in scene.presence.values() for span in spans]
    if spans:
        last = None if any(end is None for _, end in spans) else max(e for _, e in spans if e)
        parts.append(turn_span(min(start for start, _ in spans), last))
    present = tuple(inspected.names.npc(npc) for npc in scene.presence)
    return Node("scene", " · ".join(parts), "", present)


def _presence(inspected: Inspected, evidence: Evidence, trail: Trail, scene: Scene | None) -> Node:
    caption = QCoreApplication.translate("Memory", "Present or told")
    verdict = evidence.verdict(trail)
    if verdict is Verdict.LEGITIMATE:
        return Node("check", caption, _how(inspected, evidence.npc, trail, scene), (), "ok")
    text = _why_not(inspected, evidence, trail, scene)
    if verdict is Verdict.NO_PATH:
        return Node("cross", caption, text, (), "error")
    return Node("question", caption, text, (), "warning")


def _how(inspected: Inspected, npc: str, trail: Trail, scene: Scene | None) -> str:
    name = inspected.names.npc(npc)
    if trail.told_by and trail.fact is not None and trail.fact.origin.kind is OriginKind.TOLD:
        teller = inspected.names.npc(trail.told_by)
        return QCoreApplication.translate("Memory", "{name} was told by {teller}.").format(
            name=name, teller=teller
        )
    if trail.heard:
        turn = trail.heard[0].turn
        return QCoreApplication.translate("Memory", "{name} heard it said on turn {turn}.").format(
            name=name, turn=turn
        )
    if scene is not None and npc in scene.presence:
        return QCoreApplication.translate("Memory", "{name} was there.").format(name=name)
    if trail.fact is not None and trail.fact.origin.kind is OriginKind.LORE:
        return QCoreApplication.translate("Memory", "It is lore that {name} may see.").format(
            name=name
        )
    if npc in trail.present:
        return QCoreApplication.translate("Memory", "The save says that {name} was there.").format(
            name=name
        )
    return QCoreApplication.translate("Memory", "The save says so.")


def _why_not(inspected: Inspected, evidence: Evidence, trail: Trail, scene: Scene | None) -> str:
    name = inspected.names.npc(evidence.npc)
    absent = scene is not None and evidence.npc not in scene.presence
    turn = trail.fact.turn if trail.fact is not None else inspected.state.turn
    if absent and inspected.trace is not None:
        text = QCoreApplication.translate(
            "Memory", "{name} was not there, and no line told {name} by turn {turn}."
        )
    elif absent:
        text = QCoreApplication.translate("Memory", "{name} was not there.")
    elif inspected.trace is not None:
        text = QCoreApplication.translate(
            "Memory", "No line that {name} heard by turn {turn} says it."
        )
    else:
        text = QCoreApplication.translate("Memory", "Neither is said.")
    return text.format(name=name, turn=turn)


def _line(inspected: Inspected, line: Line, *, heard: bool) -> Node:
    speaker = speaker_name(inspected, line.speaker)
    if heard:
        caption = QCoreApplication.translate("Memory", "Heard · turn {turn}, {speaker}")
    else:
        caption = QCoreApplication.translate(
            "Memory", "Said, but not to this NPC · turn {turn}, {speaker}"
        )
    words = caption.format(turn=line.turn, speaker=speaker)
    present = tuple(inspected.names.npc(npc) for npc in line.present or ())
    return Node("speech", words, line.text, () if heard else present)


def verdict_words(inspected: Inspected, evidence: Evidence, trail: Trail | None) -> VerdictWords:
    """What the chain comes to, in words."""
    name = inspected.names.npc(evidence.npc)
    match evidence.verdict(trail):
        case Verdict.LEGITIMATE:
            return _legitimate()
        case Verdict.NO_PATH:
            return _no_path(inspected, trail, name)
        case Verdict.UNKNOWN:
            return _unknown(inspected)
        case Verdict.FORGOTTEN:
            return _forgotten(evidence, name)
    return _not_known(inspected, evidence, name)


def _legitimate() -> VerdictWords:
    return VerdictWords("ok", QCoreApplication.translate("Memory", "A legitimate path."), "")


def _no_path(inspected: Inspected, trail: Trail | None, name: str) -> VerdictWords:
    title = QCoreApplication.translate("Memory", "No legitimate path.")
    fact = trail.fact if trail is not None else None
    if fact is not None and fact.origin.source and fact.origin.kind is not OriginKind.TOLD:
        reason = QCoreApplication.translate(
            "Memory", "{writer} wrote this fact to {name}, who was absent."
        )
        writer = by_whom(fact.origin.source, inspected)
        reason = reason.format(writer=writer[:1].upper() + writer[1:], name=name)
    elif trail is not None and trail.standing is Standing.BROKEN:
        reason = QCoreApplication.translate(
            "Memory", "The save names a scene that {name} was not in."
        ).format(name=name)
    else:
        reason = QCoreApplication.translate(
            "Memory", "The trace covers that turn, and nothing in it told {name}."
        )
        reason = reason.format(name=name)
    return VerdictWords("error", title, reason)


def _unknown(inspected: Inspected) -> VerdictWords:
    title = QCoreApplication.translate("Memory", "Origin unknown.")
    if inspected.trace is not None:
        reason = QCoreApplication.translate(
            "Memory", "The trace does not cover the turn it was learnt on."
        )
        return VerdictWords("warning", title, reason)
    if inspected.has_origins:
        reason = QCoreApplication.translate(
            "Memory", "The save does not say where this comes from. A trace may tell."
        )
    else:
        reason = QCoreApplication.translate(
            "Memory", "A version 1 save keeps no origins. A trace beside it may tell."
        )
    return VerdictWords("warning", title, reason, offers_trace=True)


def _forgotten(evidence: Evidence, name: str) -> VerdictWords:
    stone = evidence.forgotten[0]
    title = QCoreApplication.translate("Memory", "Forgotten on turn {turn}.").format(
        turn=stone.until
    )
    reason = QCoreApplication.translate(
        "Memory", "{name} knew it and it was pruned; it enters no context."
    )
    return VerdictWords("hint", title, reason.format(name=name))


def _not_known(inspected: Inspected, evidence: Evidence, name: str) -> VerdictWords:
    title = QCoreApplication.translate("Memory", "{name} does not remember this.").format(name=name)
    if evidence.knowledge.heard:
        reason = QCoreApplication.translate("Memory", "It was heard, but kept as no fact.")
    elif evidence.knowledge.unheard:
        reason = QCoreApplication.translate("Memory", "It was said where {name} was not.").format(
            name=name
        )
    elif evidence.source is not None and not evidence.source.visible:
        reason = QCoreApplication.translate(
            "Memory", "The lore that says it is masked for {name}."
        ).format(name=name)
    elif evidence.source is not None:
        reason = QCoreApplication.translate(
            "Memory", "It is no memory, but {name} may be given the lore that says it."
        ).format(name=name)
    elif inspected.trace is None:
        reason = QCoreApplication.translate(
            "Memory", "Nothing in the save says it. A trace may tell more."
        )
        return VerdictWords("hint", title, reason, offers_trace=True)
    else:
        reason = QCoreApplication.translate("Memory", "Neither the save nor the trace says it.")
    return VerdictWords("hint", title, reason)


def other_path_words(kind: str) -> str:
    """The name of a path that was checked."""
    names = {
        "sheet": QCoreApplication.translate("Memory", "Its own sheet"),
        "lore": QCoreApplication.translate("Memory", "Lore visible to it"),
        "told": QCoreApplication.translate("Memory", "Something it was told"),
        "player": QCoreApplication.translate("Memory", "What the player said to it"),
    }
    return names.get(kind, kind)


def other_path_result(kind: str, checked: int | None, matches: int) -> str:
    """What checking it came to; `checked` is None when there was nothing to look into."""
    if checked is None:
        if kind in ("told", "player"):
            return QCoreApplication.translate("Memory", "no trace loaded")
        return QCoreApplication.translate("Memory", "no world open")
    if not checked:
        return QCoreApplication.translate("Memory", "nothing there")
    if matches:
        return QCoreApplication.translate("Memory", "{n} of {all} match").format(
            n=matches, all=checked
        )
    return QCoreApplication.translate("Memory", "{all} looked at, no match").format(all=checked)
