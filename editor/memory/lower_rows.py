"""The rows of one NPC in the lower panel: the conversation as it heard it, and what was pruned."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from core.memory.log import WINDOW_TURNS
from editor.memory.grid import Cell, Column, Row
from editor.memory.inspected import Inspected
from editor.memory.words import scene_place, speaker_name


def line_columns() -> tuple[Column, ...]:
    """The columns of the conversation."""
    return (
        Column("turn", QCoreApplication.translate("Memory", "Turn"), 48, right=True),
        Column("scene", QCoreApplication.translate("Memory", "Scene"), 120),
        Column("speaker", QCoreApplication.translate("Memory", "Speaker"), 132),
        Column("text", QCoreApplication.translate("Memory", "Line"), least=200),
    )


def line_rows(inspected: Inspected, npc: str) -> tuple[Row, ...]:
    """The lines an NPC perceived; those before its window are muted."""
    window = set(inspected.log.heard_turns(npc, WINDOW_TURNS))
    rows = []
    for at, line in enumerate(inspected.log.heard_by(npc)):
        ink = "text" if line.turn in window else "text_muted"
        place = scene_place(inspected, line.scene) or inspected.names.place(line.place or "")
        speaker = speaker_name(inspected, line.speaker)
        cells = (
            Cell(str(line.turn), ink=ink),
            Cell(place, tip=line.scene or "", ink="text_muted"),
            Cell(speaker, tip=line.speaker, ink=ink),
            Cell(line.text, tip=line.text, ink=ink),
        )
        rows.append(Row(at, cells, (line.turn, place, speaker, line.text)))
    return tuple(rows)


def pruned_columns() -> tuple[Column, ...]:
    """The columns of what was pruned."""
    return (
        Column("fact", QCoreApplication.translate("Memory", "Fact"), least=200),
        Column("turn", QCoreApplication.translate("Memory", "Learnt"), 64, right=True),
        Column("until", QCoreApplication.translate("Memory", "Until"), 64, right=True),
        Column("score", QCoreApplication.translate("Memory", "Retention then"), 100, right=True),
    )


def pruned_rows(inspected: Inspected, npc: str) -> tuple[Row, ...]:
    """What an NPC knew and lost, in the order of the save."""
    rows = []
    for at, stone in enumerate(inspected.state.tombstones.get(npc, ())):
        score = f"{stone.score / 10000:.2f}".replace("-", "\N{MINUS SIGN}")
        cells = (
            Cell(stone.text, tip=stone.text, ink="text_muted", struck=True),
            Cell(str(stone.turn)),
            Cell(str(stone.until)),
            Cell(score, ink="text_muted"),
        )
        rows.append(Row(at, cells, (stone.text, stone.turn, stone.until, stone.score)))
    return tuple(rows)
