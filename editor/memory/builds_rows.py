"""The rates of builds in words: rows of the tables, points of the plot."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from core.grounding import Rate, Shift
from editor.figures import local
from editor.memory.builds import Build, Group
from editor.memory.builds_plot import Point
from editor.memory.grid import Cell, Column, Row

_NONE = "—"


def kind_words(kind: str) -> str:
    """A kind of finding, as people say it."""
    words = {
        "leak": QCoreApplication.translate("Memory", "Leak"),
        "ungrounded": QCoreApplication.translate("Memory", "Ungrounded"),
        "invention": QCoreApplication.translate("Memory", "Invention"),
        "number": QCoreApplication.translate("Memory", "Number"),
        "quotation": QCoreApplication.translate("Memory", "Quotation"),
        "any": QCoreApplication.translate("Memory", "Any finding"),
    }
    return words.get(kind, kind)


def group_words(group: Group) -> str:
    """Whose answers: all, an NPC's, or those of a label."""
    npc, label = group
    if label is not None:
        return QCoreApplication.translate("Memory", "Label {label}").format(label=label)
    if npc is None:
        return QCoreApplication.translate("Memory", "All answers")
    return npc or QCoreApplication.translate("Memory", "A stranger")


def percent(share: float, *, sign: bool = False) -> str:
    """A share with one decimal."""
    return local(f"{share * 100:{'+' if sign else ''}.1f}") + " %"


def interval_words(interval: tuple[float, float], *, sign: bool = False) -> str:
    """An interval of shares."""
    return f"{percent(interval[0], sign=sign)} – {percent(interval[1], sign=sign)}"


def points(builds: Sequence[Build], kind: str, group: Group) -> tuple[Point, ...]:
    """What the plot shows."""
    return tuple(_point(build, build.rate(kind, group)) for build in builds)


def _point(build: Build, rate: Rate | None) -> Point:
    if rate is None or not rate.answers:
        words = QCoreApplication.translate("Memory", "{build}: no answers")
        return Point(build.name, None, spoken=words.format(build=build.name))
    low, high = rate.interval
    words = QCoreApplication.translate("Memory", "{build}: {share}, between {low} and {high}")
    spoken = words.format(
        build=build.name, share=percent(rate.share), low=percent(low), high=percent(high)
    )
    return Point(build.name, rate.share, low, high, spoken)


def build_columns() -> tuple[Column, ...]:
    """The columns of the builds."""
    return (
        Column("build", QCoreApplication.translate("Memory", "Build"), least=120),
        Column("answers", QCoreApplication.translate("Memory", "Answers"), 70, right=True),
        Column("hits", QCoreApplication.translate("Memory", "With a finding"), 100, right=True),
        Column("rate", QCoreApplication.translate("Memory", "Rate"), 64, right=True),
        Column("interval", QCoreApplication.translate("Memory", "95 % interval"), 120, right=True),
        Column(
            "change", QCoreApplication.translate("Memory", "Since the one before"), 150, right=True
        ),
    )


def build_rows(builds: Sequence[Build], kind: str, group: Group) -> tuple[Row, ...]:
    """A row a build, keyed by its place."""
    rates = [build.rate(kind, group) for build in builds]
    return tuple(
        _build_row(at, build, rates[at], rates[at - 1] if at else None)
        for at, build in enumerate(builds)
    )


def _build_row(at: int, build: Build, rate: Rate | None, before: Rate | None) -> Row:
    icon = ("warning" if build.rates else "error") if build.trouble else ""
    ink = "severity.warning.ink" if build.rates else "severity.error.ink"
    name = Cell(build.name, f"{build.path}\n{build.trouble}".strip(), build.trouble,
                icon=icon, icon_ink=ink)  # fmt: skip
    if rate is None:
        empty = Cell(_NONE, ink="text_muted")
        return Row(at, (name, *[empty] * 5), (build.name, -1, -1, -1.0, -1.0, 0.0))
    shift = Shift(before, rate) if before is not None and before.answers and rate.answers else None
    cells = (
        name,
        Cell(str(rate.answers)),
        Cell(str(rate.hits), ink="text" if rate.hits else "text_muted"),
        Cell(percent(rate.share)),
        Cell(interval_words(rate.interval), ink="text_muted"),
        _change(shift),
    )
    moved = shift.difference if shift is not None else 0.0
    return Row(at, cells, (build.name, rate.answers, rate.hits, rate.share, rate.share, moved))


def _change(shift: Shift | None) -> Cell:
    if shift is None:
        return Cell(_NONE, ink="text_muted")
    if not shift.apart:
        chance = QCoreApplication.translate("Memory", "may be chance")
        return Cell(percent(shift.difference, sign=True), chance, chance, ink="text_muted")
    ink = "severity.error.ink" if shift.difference > 0 else "severity.ok.ink"
    icon = "arrow_up" if shift.difference > 0 else "arrow_down"
    tip = QCoreApplication.translate("Memory", "more than chance at 95 %")
    return Cell(percent(shift.difference, sign=True), tip, tip, ink, icon, ink)


def shift_columns() -> tuple[Column, ...]:
    """The columns of the comparison of two builds."""
    return (
        Column("group", QCoreApplication.translate("Memory", "Answers of"), least=120),
        Column("kind", QCoreApplication.translate("Memory", "Finding"), 110),
        Column("before", QCoreApplication.translate("Memory", "Before"), 70, right=True),
        Column("after", QCoreApplication.translate("Memory", "After"), 70, right=True),
        Column("difference", QCoreApplication.translate("Memory", "Difference"), 100, right=True),
        Column("interval", QCoreApplication.translate("Memory", "95 % interval"), 140, right=True),
    )


def shift_rows(found: Sequence[Shift]) -> tuple[Row, ...]:
    """A row a rate that both builds have."""
    rows = []
    for at, shift in enumerate(found):
        group, kind = (shift.after.npc, shift.after.label), shift.after.kind
        cells = (
            Cell(group_words(group)),
            Cell(kind_words(kind)),
            Cell(percent(shift.before.share)),
            Cell(percent(shift.after.share)),
            _change(shift),
            Cell(interval_words(shift.interval, sign=True), ink="text_muted"),
        )
        sort = (group_words(group), kind_words(kind), shift.before.share, shift.after.share)
        rows.append(Row(at, cells, (*sort, shift.difference, shift.interval[0])))
    return tuple(rows)
