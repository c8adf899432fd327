"""Why an NPC does not know something: the gates between it and that, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from core.memory.context import MAX_FACTS, best_facts
from core.memory.facts import Fact, Tombstone, retention_key
from core.model.kinds import Kind
from core.model.mask import Gate, gates
from core.model.visibility import Audience, AudienceKind
from editor.audiences import audience_label
from editor.memory.evidence import Evidence, SourceEntry
from editor.memory.inspected import Inspected
from editor.memory.nodes import Node
from editor.theme.painter import format_retention

SCALE = 10_000
"""Keys of retention are weights times this (spec section 4)."""


def source_node(inspected: Inspected, source: SourceEntry) -> Node:
    """The entry that says it, and whether this NPC may see it."""
    caption = QCoreApplication.translate("Memory", "Source · {id}").format(id=source.entry.id)
    if source.learnt is not None:
        text = QCoreApplication.translate("Memory", "Learnt on turn {turn}.").format(
            turn=source.learnt
        )
        return Node("lock_open", caption, text)
    if source.visible:
        return Node(
            "public",
            caption,
            QCoreApplication.translate("Memory", "Visible to this NPC in this save."),
        )
    return Node("lock", caption, _masked(inspected, source), (), "secret")


def _masked(inspected: Inspected, source: SourceEntry) -> str:
    """What would open an entry: a quest, an NPC, a faction; by names where the world has them."""
    ways = gates(source.entry)
    if not ways:
        return QCoreApplication.translate("Memory", "Masked for everybody: no state opens it.")
    quest = ways[0][0].id if len(ways) == 1 and len(ways[0]) == 1 else ""
    if ways[0][0].kind is AudienceKind.SECRET and quest:
        name = inspected.names.name(Kind.QUEST, quest)
        text = QCoreApplication.translate(
            "Memory", "Secret until {quest}, not completed in this save."
        )
        return text.format(quest=QCoreApplication.translate("Memory", "“{name}”").format(name=name))
    both = QCoreApplication.translate("Memory", " and ")
    either = QCoreApplication.translate("Memory", " or ")
    words = either.join(both.join(_gate(inspected, gate) for gate in way) for way in ways)
    text = QCoreApplication.translate("Memory", "Masked for this NPC; it is open to {who}.")
    return text.format(who=words)


def _gate(inspected: Inspected, gate: Gate) -> str:
    names = inspected.names
    if gate.kind is AudienceKind.NPC:
        return names.npc(gate.id)
    if gate.kind in (AudienceKind.SECRET, AudienceKind.QUEST):
        words = QCoreApplication.translate("Memory", "anybody after “{quest}”")
        if gate.kind is AudienceKind.QUEST:
            words = QCoreApplication.translate("Memory", "after “{quest}”")
        return words.format(quest=names.name(Kind.QUEST, gate.id))
    if gate.kind is AudienceKind.FACTION:
        words = QCoreApplication.translate("Memory", "the faction {id}")
        return words.format(id=gate.id)
    return audience_label(Audience(gate.kind, gate.id))


def memory_gate(inspected: Inspected, evidence: Evidence) -> tuple[Node, ...]:
    """What the memory says: it went, with its score and that of the last that stayed, or never was."""
    if evidence.forgotten:
        return tuple(_stone(inspected, evidence.npc, stone) for stone in evidence.forgotten[:3])
    caption = QCoreApplication.translate("Memory", "Memory")
    count = len(inspected.state.facts_of(evidence.npc))
    text = QCoreApplication.translate(
        "Memory", "None of its {n} facts says it, and nothing like it was pruned."
    )
    if not inspected.has_origins:
        text = QCoreApplication.translate(
            "Memory", "None of its {n} facts says it; version 1 does not keep what was pruned."
        )
    return (Node("cross", caption, text.format(n=count)),)


def _stone(inspected: Inspected, npc: str, stone: Tombstone) -> Node:
    caption = QCoreApplication.translate("Memory", "Forgotten · turns {first} to {until}")
    gone = format_retention(stone.score / SCALE)
    words = QCoreApplication.translate("Memory", "“{text}” went with retention {gone}.")
    words = words.format(text=stone.text, gone=gone)
    free = [f for f in inspected.state.facts_of(npc) if not f.pinned and f.turn <= stone.until]
    if free:
        last = min(retention_key(fact, stone.until) for fact in free)
        stayed = QCoreApplication.translate(
            "Memory", "The least of those here now had {last} then."
        )
        words = f"{words} {stayed.format(last=format_retention(last / SCALE))}"
    return Node("trash", caption.format(first=stone.turn, until=stone.until), words)


def lore_gates(inspected: Inspected, evidence: Evidence) -> tuple[Node, ...]:
    """The entry that says it: masked, or visible and then whether asking would give it."""
    if evidence.source is None:
        return ()
    node = source_node(inspected, evidence.source)
    asked = _asked(inspected, evidence) if evidence.source.visible else None
    return (node,) if asked is None else (node, asked)


def _asked(inspected: Inspected, evidence: Evidence) -> Node | None:
    """What asking the phrase would give of the entry: its rank, or the gate that stops it."""
    retriever, source = inspected.names.retriever, evidence.source
    if retriever is None or not retriever.ready or source is None:
        return None
    explained = retriever.explain(evidence.phrase, inspected.game_state(evidence.npc))
    stopped = explained.why(source.handle)
    caption = QCoreApplication.translate("Memory", "Asked with these words")
    if stopped is None:
        rank = next((hit.rank for hit in explained.results if hit.handle == source.handle), 0)
        text = QCoreApplication.translate("Memory", "It would be given, at rank {rank}.")
        return Node("check", caption, text.format(rank=rank), (), "ok")
    params = dict(stopped.params)
    texts = {
        "rank": QCoreApplication.translate("Memory", "Not given: rank {rank}, and {k} are given."),
        "zero": QCoreApplication.translate(
            "Memory", "Not given: none of its tags or words is asked for."
        ),
        "weight": QCoreApplication.translate("Memory", "Not given: its weight cannot be used."),
    }
    text = texts.get(stopped.gate, QCoreApplication.translate("Memory", "Not given."))
    return Node("cross", caption, text.format(**params), (), "warning")


def sent_node(inspected: Inspected, npc: str, fact: Fact) -> Node:
    """Whether the fact stands in the context now: only the best eight do."""
    caption = QCoreApplication.translate("Memory", "Context now")
    order = best_facts(inspected.state, npc, None)
    rank = next((at for at, other in enumerate(order, start=1) if other is fact), 0)
    if 0 < rank <= MAX_FACTS:
        text = QCoreApplication.translate("Memory", "It is sent, as fact {rank} of {most} at most.")
        return Node("check", caption, text.format(rank=rank, most=MAX_FACTS))
    text = QCoreApplication.translate(
        "Memory", "It is not sent: it is fact {rank}, and {most} are."
    )
    return Node("minus", caption, text.format(rank=rank, most=MAX_FACTS))
