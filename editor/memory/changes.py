"""What changed between two moments, as rows of a table."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from core.memory.compare import Change, Difference
from editor.memory.grid import Cell, Column, Row
from editor.memory.names import Names
from editor.memory.words import format_weight

_ICONS = {
    Change.ADDED: "plus",
    Change.REMOVED: "minus",
    Change.PRUNED: "cut",
    Change.REINFORCED: "arrow_up",
    Change.CHANGED: "edit",
    Change.PINNED: "pin",
    Change.UNPINNED: "pin",
    Change.LEARNT: "lock_open",
    Change.UNLEARNT: "lock",
    Change.NOTED: "note",
    Change.UNNOTED: "note",
    Change.SCENE: "scene",
    Change.NO_SCENE: "scene",
    Change.SCENE_MEMORY: "scene",
}
GONE = frozenset((Change.REMOVED, Change.PRUNED, Change.UNLEARNT, Change.UNNOTED, Change.NO_SCENE))
_OF_FACTS = frozenset(
    (
        *(Change.ADDED, Change.REMOVED, Change.PRUNED, Change.REINFORCED),
        *(Change.CHANGED, Change.PINNED, Change.UNPINNED),
    )
)


def change_words(change: Change) -> str:
    """A change as a word or two."""
    words = {
        Change.ADDED: QCoreApplication.translate("Memory", "new fact"),
        Change.REMOVED: QCoreApplication.translate("Memory", "gone"),
        Change.PRUNED: QCoreApplication.translate("Memory", "pruned"),
        Change.REINFORCED: QCoreApplication.translate("Memory", "heard again"),
        Change.CHANGED: QCoreApplication.translate("Memory", "changed"),
        Change.PINNED: QCoreApplication.translate("Memory", "pinned"),
        Change.UNPINNED: QCoreApplication.translate("Memory", "no longer pinned"),
        Change.LEARNT: QCoreApplication.translate("Memory", "secret learnt"),
        Change.UNLEARNT: QCoreApplication.translate("Memory", "no longer learnt"),
        Change.NOTED: QCoreApplication.translate("Memory", "new sheet note"),
        Change.UNNOTED: QCoreApplication.translate("Memory", "sheet note gone"),
        Change.SCENE: QCoreApplication.translate("Memory", "new scene"),
        Change.NO_SCENE: QCoreApplication.translate("Memory", "scene gone"),
        Change.SCENE_MEMORY: QCoreApplication.translate("Memory", "scene's memory"),
    }
    return words[change]


def change_columns() -> tuple[Column, ...]:
    """The columns, with their titles translated."""
    return (
        Column("npc", QCoreApplication.translate("Memory", "NPC"), 92),
        Column("change", QCoreApplication.translate("Memory", "Change"), 132),
        Column("what", QCoreApplication.translate("Memory", "What"), least=200),
        Column("turn", QCoreApplication.translate("Memory", "Turn"), 48, right=True),
        Column("weight", QCoreApplication.translate("Memory", "Weight"), 92, right=True),
    )


def change_rows(found: Iterable[Difference], names: Names) -> tuple[Row, ...]:
    """The rows, keyed by their place."""
    return tuple(_row(at, each, names) for at, each in enumerate(found))


def _row(at: int, each: Difference, names: Names) -> Row:
    gone = each.change in GONE
    ink = "text_muted" if gone else "text"
    npc, word, what = names.npc(each.npc), change_words(each.change), _what(each)
    turn = "" if each.turn is None else str(each.turn)
    cells = (
        Cell(npc, tip=each.npc),
        Cell(word, icon=_ICONS[each.change], ink=ink),
        Cell(what, tip=_tip(each, names), ink=ink, struck=gone),
        Cell(turn, ink="text_muted"),
        Cell(_weight(each), ink=ink),
    )
    weight = each.weight if each.weight is not None else 0.0
    return Row(at, cells, (npc, word, what.casefold(), each.turn or 0, weight))


def _what(each: Difference) -> str:
    if each.change in (Change.SCENE, Change.NO_SCENE, Change.SCENE_MEMORY) and each.text != each.id:
        return f"{each.id}: {each.text}"
    return each.text


def _tip(each: Difference, names: Names) -> str:
    if isinstance(each.before, str):
        before = QCoreApplication.translate("Memory", "before: {text}").format(text=each.before)
        return f"{each.text}\n{before}"
    entry = names.entry(each.id) if each.change in (Change.LEARNT, Change.UNLEARNT) else None
    return each.text if entry is None else f"{each.text}\n{entry.text}"


def _weight(each: Difference) -> str:
    if each.change not in _OF_FACTS or each.weight is None:
        return ""
    now = format_weight(each.weight)
    if isinstance(each.before, float):
        return f"{format_weight(each.before)} → {now}"
    return now


def summary(found: Iterable[Difference]) -> str:
    """How much changed, in words."""
    changes = [each.change for each in found]
    if not changes:
        return QCoreApplication.translate("Memory", "nothing differs")
    came = changes.count(Change.ADDED)
    went = changes.count(Change.REMOVED) + changes.count(Change.PRUNED)
    words = QCoreApplication.translate("Memory", "{all} changes: {came} facts new, {went} gone")
    return words.format(all=len(changes), came=came, went=went)
