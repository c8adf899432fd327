"""The table of one NPC's facts: its columns, and its rows with the cap line."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from core.memory.facts import DEFAULT_CAP
from editor.memory.facts import FactRow
from editor.memory.grid import Cell, Column, Divider, Row
from editor.memory.inspected import Inspected
from editor.memory.words import format_weight, origin_words
from editor.theme.painter import Retention, format_retention

NARROW_HIDES = ("age",)
_MINUS = "\N{MINUS SIGN}"


def fact_columns() -> tuple[Column, ...]:
    """The columns, with their titles translated."""
    return (
        Column("rank", "#", 34, right=True),
        Column("fact", QCoreApplication.translate("Memory", "Fact"), least=160),
        Column("origin", QCoreApplication.translate("Memory", "Origin"), 146),
        Column("turn", QCoreApplication.translate("Memory", "Turn"), 44, right=True),
        Column("age", QCoreApplication.translate("Memory", "Age"), 42, right=True),
        Column("weight", QCoreApplication.translate("Memory", "Weight"), 64, right=True),
        Column("retention", QCoreApplication.translate("Memory", "Retention"), 130),
        Column("sent", QCoreApplication.translate("Memory", "Sent"), 46, right=True),
    )


def fact_table_rows(inspected: Inspected, facts: Sequence[FactRow]) -> tuple[Row, ...]:
    """The rows, keyed by the fact's place in the NPC's list."""
    limit = max((abs(row.retention) for row in facts), default=0.0)
    return tuple(_row(inspected, row, limit) for row in facts)


def cap_divider(inspected: Inspected, facts: Sequence[FactRow]) -> Divider | None:
    """The line above the facts that go at the next note; None when none does."""
    doomed = sum(row.fate == "next" for row in facts)
    if not doomed:
        return None
    title = QCoreApplication.translate("Memory", "Cap {cap}").format(cap=inspected.cap)
    note = _kept_note(doomed) if inspected.cap == DEFAULT_CAP else _tried_note(doomed)
    return Divider(len(facts) - doomed, title, note)


def _kept_note(doomed: int) -> str:
    if doomed == 1:
        return QCoreApplication.translate("Memory", "1 fact below it goes at the next note")
    return QCoreApplication.translate("Memory", "{n} facts below it go at the next note").format(
        n=doomed
    )


def _tried_note(doomed: int) -> str:
    if doomed == 1:
        return QCoreApplication.translate(
            "Memory", "1 fact below it would go; the save is not touched"
        )
    return QCoreApplication.translate(
        "Memory", "{n} facts below it would go; the save is not touched"
    ).format(n=doomed)


def _row(inspected: Inspected, row: FactRow, limit: float) -> Row:
    fact = row.fact
    origin = origin_words(inspected, fact, row.standing)
    ink = "text_muted" if row.fate == "next" else "text"
    cells = (
        Cell(str(row.rank), ink="text_muted"),
        Cell(fact.text, tip=fact.text, spoken=_spoken(row), ink=ink, pin=fact.pinned),
        Cell(origin.short, tip=origin.long, ink=origin.ink, icon=origin.icon, icon_ink=origin.ink),
        _turn_cell(row, ink),
        Cell(_signed(row.age), ink="text_muted"),
        _weight_cell(row, ink),
        Cell(
            format_retention(row.retention),
            ink=ink,
            bar=Retention(row.retention, limit, row.fate),
            spoken=_fate(row),
        ),
        _sent_cell(row),
    )
    sort = (
        row.rank,
        fact.text.casefold(),
        (origin.icon, origin.short),
        fact.turn,
        row.age,
        fact.weight,
        row.retention,
        not row.sent,
    )
    return Row(row.position, cells, sort)


def _turn_cell(row: FactRow, ink: str) -> Cell:
    if not row.from_the_future:
        return Cell(str(row.fact.turn), ink=ink)
    tip = QCoreApplication.translate("Memory", "After the save's own turn")
    return Cell(str(row.fact.turn), tip=tip, ink="severity.error.ink")


def _weight_cell(row: FactRow, ink: str) -> Cell:
    weight, times = format_weight(row.fact.weight), row.fact.reinforcements
    if not times:
        return Cell(weight, ink=ink)
    turns = ", ".join(str(turn) for turn in times)
    tip = QCoreApplication.translate("Memory", "Heard again on turns {turns}").format(turns=turns)
    return Cell(weight, tip=tip, spoken=f"{weight}, {tip}", ink=ink, prefix=f"+{len(times)}")


def _sent_cell(row: FactRow) -> Cell:
    if not row.sent:
        return Cell(spoken=QCoreApplication.translate("Memory", "not in the context now"))
    tip = QCoreApplication.translate("Memory", "in the context now")
    return Cell(tip=tip, spoken=tip, icon="check", icon_ink="accent")


def _fate(row: FactRow) -> str:
    fates = {
        "keep": QCoreApplication.translate("Memory", "stays"),
        "next": QCoreApplication.translate("Memory", "goes at the next note"),
        "pinned": QCoreApplication.translate("Memory", "pinned, stays"),
    }
    return f"{format_retention(row.retention)}, {fates[row.fate]}"


def _spoken(row: FactRow) -> str:
    if not row.fact.pinned:
        return row.fact.text
    return QCoreApplication.translate("Memory", "{text} (pinned)").format(text=row.fact.text)


def _signed(number: int) -> str:
    return str(number).replace("-", _MINUS)
