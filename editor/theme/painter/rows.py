"""Redacted bars, cards, matrix cells, issue rows and section headers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from editor.theme.look import Look
from editor.theme.painter.common import (
    CENTRE,
    RIGHT,
    draw_focus_ring,
    draw_hairline,
    draw_icon,
    draw_number,
    draw_row_ground,
    draw_text,
    fill_panel,
    fill_rect,
    ink_on,
    text_width,
)

Severity = Literal["error", "warning", "hint", "ok"]
SEVERITIES: tuple[Severity, ...] = ("error", "warning", "hint", "ok")
_LOCK = 14
_SECOND_LINE = 20


@dataclass(frozen=True, slots=True)
class RedactedBar:
    """What may be told of a masked entry; never its text.

    `reason` is muted ("Secret. Opens with"), `opener` who or what would open it,
    `would_be` the translated words before `rank`.
    """

    ident: str
    reason: str = ""
    opener: str = ""
    would_be: str = ""
    rank: str = ""
    score: str = ""


@dataclass(frozen=True, slots=True)
class LiftedBar:
    """A masked entry in the author's view: its text, and the words "author's view"."""

    ident: str
    text: str
    note: str
    rank: str = ""
    score: str = ""


def draw_redacted_bar(
    painter: QPainter, rect: QRectF, bar: RedactedBar, look: Look, *, focused: bool = False
) -> None:
    """The bar across the whole rect: lock, id, reason, opener; at the right rank and score.

    In a rect of the height of `two_lines` the reason and the opener stand under the id.
    """
    radius = look.token("radius.bar")
    fill_panel(painter, rect, look, "redaction", "redaction_border", radius=radius)
    first, second = _lines(rect, look)
    inner = _draw_lock(painter, first, "lock", "redaction_text", look)
    below = QRectF(inner.left(), second.top(), inner.width(), second.height())
    inner.setRight(_draw_rank(painter, inner, bar, look) - 8)
    _draw_run(painter, inner, ((bar.ident, "strong", "redaction_text"),), look)
    why = (
        (bar.reason, "base", "redaction_text_muted"),
        (bar.opener, "base", "redaction_text"),
    )
    if second.height():
        _draw_run(painter, below, why, look)
    else:
        _draw_run(painter, inner, why, look)
    if focused:
        draw_focus_ring(painter, rect, look, radius=radius)


def one_line_width(bar: RedactedBar, look: Look) -> float:
    """The width from which a bar has room for all its words on one line."""
    left = 12 + _LOCK + 8 + text_width(bar.ident, look, "strong") + 8
    why = sum(text_width(text, look) + 8 for text in (bar.reason, bar.opener) if text)
    places = ((bar.score, "strong", 16), (bar.rank, "strong", 8), (bar.would_be, "base", 8))
    right = sum(
        text_width(text, look, role, tabular=True) + gap for text, role, gap in places if text
    )
    return left + why + right + 8 + 12


def two_lines(look: Look) -> int:
    """The height of a bar with its reason, or its text, on a line of its own."""
    return look.size("row.redacted_bar") + look.stretched(_SECOND_LINE)


def _lines(rect: QRectF, look: Look) -> tuple[QRectF, QRectF]:
    """The line of the id, and the one below it; that is empty where there is only one."""
    if rect.height() < two_lines(look) - 4:
        return rect, QRectF()
    half = rect.height() / 2
    return rect.adjusted(0, 3, 0, -half), rect.adjusted(0, half, 0, -3)


def _draw_run(
    painter: QPainter, inner: QRectF, parts: Iterable[tuple[str, str, str]], look: Look
) -> None:
    """Texts behind one another; the left edge of `inner` moves behind the last one."""
    for text, role, ink in parts:
        if text and inner.width() > 8:
            inner.setLeft(inner.left() + draw_text(painter, inner, text, look, role, ink) + 8)


def _draw_lock(painter: QPainter, rect: QRectF, name: str, ink: str, look: Look) -> QRectF:
    box = QRectF(rect.left() + 12, rect.top(), _LOCK, rect.height())
    draw_icon(painter, box, name, ink, look, _LOCK)
    return QRectF(box.right() + 8, rect.top(), rect.right() - box.right() - 20, rect.height())


def _draw_rank(painter: QPainter, inner: QRectF, bar: RedactedBar, look: Look) -> float:
    right = inner.right()
    for text, role, ink, gap in (
        (bar.score, "strong", "redaction_text", 16),
        (bar.rank, "strong", "redaction_text", 8),
        (bar.would_be, "base", "redaction_text_muted", 8),
    ):
        if text:
            box = QRectF(inner.left(), inner.top(), right - inner.left(), inner.height())
            right -= draw_number(painter, box, text, look, role, ink) + gap
    return right


def draw_lifted_bar(
    painter: QPainter, rect: QRectF, bar: LiftedBar, look: Look, *, focused: bool = False
) -> None:
    """The same place with the bar lifted: tint, dashed frame, open lock, the text, the words."""
    radius = look.token("radius.bar")
    fill_panel(painter, rect, look, "authors_view", "text_muted", radius=radius, dashed=True)
    first, second = _lines(rect, look)
    inner = _draw_lock(painter, first, "lock_open", "text", look)
    below = QRectF(inner.left(), second.top(), inner.width(), second.height())
    for text, role, ink in (
        (bar.score, "strong", "text"),
        (bar.rank, "strong", "text"),
        (bar.note, "small", "text_muted"),
    ):
        if text:
            width = draw_number(painter, inner, text, look, role, ink)
            inner.setRight(inner.right() - width - 16)
    inner.setLeft(inner.left() + draw_text(painter, inner, bar.ident, look, "strong") + 8)
    draw_text(painter, below if second.height() else inner, bar.text, look)
    if focused:
        draw_focus_ring(painter, rect, look, radius=radius)


def draw_redacted_cell(painter: QPainter, rect: QRectF, look: Look) -> None:
    """Masked inside a table cell: a bar of the cell's size."""
    box = rect.adjusted(2, 4, -2, -4)
    radius = look.token("radius.bar")
    fill_panel(painter, box, look, "redaction", "redaction_border", radius=radius)


CardState = Literal["rest", "hover", "selected"]


def draw_card(
    painter: QPainter, rect: QRectF, look: Look, state: CardState = "rest", *, focused: bool = False
) -> QRectF:
    """The frame of a card; returns the rect its content goes into."""
    radius = look.token("radius.card")
    if state == "selected":
        _draw_selected_card(painter, rect, look, radius)
    else:
        fill = "hover" if state == "hover" else "raised"
        fill_panel(painter, rect, look, fill, "hairline", radius=radius)
    if focused:
        draw_focus_ring(painter, rect, look, radius=radius)
    return rect.adjusted(12, 6, -12, -6)


def _draw_selected_card(painter: QPainter, rect: QRectF, look: Look, radius: float) -> None:
    if look.high_contrast:
        fill_panel(painter, rect, look, "raised", "accent", radius=radius, width=2)
    else:
        fill_panel(painter, rect, look, "selection", "accent", radius=radius)
    edge = QRectF(rect.left(), rect.top(), look.token("stroke.selection_edge"), rect.height())
    painter.save()
    painter.setClipRect(edge)
    fill_panel(painter, rect, look, "accent", radius=radius)
    painter.restore()


CellState = Literal["public", "npc", "faction", "secret", "opens_next", "masked", "empty"]


def draw_matrix_cell(
    painter: QPainter,
    rect: QRectF,
    state: CellState,
    look: Look,
    *,
    focused: bool = False,
    selected: bool = False,
) -> None:
    """One cell of the knowledge matrix: tint and icon of the gate, or a redaction fill."""
    inset = look.token("spacing.xxs")
    box = rect.adjusted(inset, inset, -inset, -inset)
    if state == "masked":
        _draw_masked(painter, box, look)
    elif state == "opens_next":
        ink = ink_on(look, "text", selected=selected)
        fill_panel(painter, box, look, None, ink, radius=2, dashed=True)
        draw_icon(painter, box, "plus", ink, look, 10)
    elif state != "empty":
        _draw_gate(painter, box, state, look)
    if focused:
        draw_focus_ring(painter, rect, look, inside=True, on_selection=selected)


def _draw_masked(painter: QPainter, box: QRectF, look: Look) -> None:
    radius = look.token("radius.bar")
    fill_panel(painter, box, look, "redaction", radius=radius)


def _draw_gate(painter: QPainter, box: QRectF, gate: str, look: Look) -> None:
    ink = f"visibility.{gate}.ink"
    border = ink if look.high_contrast else None
    fill_panel(painter, box, look, f"visibility.{gate}.tint", border, radius=2)
    icon = "lock_open" if gate == "secret" else gate
    side = look.size("icon.chip") if box.height() >= 14 else 10
    draw_icon(painter, box, icon, ink, look, side)


def draw_step_cell(painter: QPainter, rect: QRectF, gate: str | None, look: Look) -> None:
    """One quest step of "who can see this, when": the gate's colour, or a small redaction."""
    if gate is not None:
        fill_panel(painter, rect, look, f"visibility.{gate}.ink", radius=1)
        return
    bar = QRectF(rect.left(), round(rect.center().y() - 3), rect.width(), 6)
    fill_panel(painter, bar, look, "redaction", "redaction_border", radius=1)


def draw_severity(
    painter: QPainter,
    rect: QRectF,
    severity: Severity,
    look: Look,
    *,
    selected: bool = False,
    active: bool = True,
    size: float = 14,
) -> None:
    """The icon of a severity: octagon, triangle, ring, check."""
    ink = ink_on(look, f"severity.{severity}.ink", selected=selected, active=active)
    draw_icon(painter, rect, severity, ink, look, size)


def draw_severity_count(
    painter: QPainter, rect: QRectF, severity: Severity, text: str, look: Look
) -> float:
    """Icon and words ("3 warnings") in the severity's ink; returns the width taken."""
    box = QRectF(rect.left(), rect.top(), 14, rect.height())
    draw_severity(painter, box, severity, look)
    words = rect.adjusted(20, 0, 0, 0)
    ink = f"severity.{severity}.ink"
    return 20 + draw_text(painter, words, text, look, "small", ink, tabular=True)


@dataclass(frozen=True, slots=True)
class IssueRow:
    """One issue as its row shows it; `fix` is the quick fix's name, "" for none."""

    severity: Severity
    entry: str
    field: str
    message: str
    fix: str = ""
    file: str = ""


@dataclass(frozen=True, slots=True)
class IssueColumns:
    """Widths in pixels of an issue row's fixed columns; the message takes the rest."""

    icon: float = 40
    entry: float = 190
    field: float = 76
    fix: float = 160
    file: float = 90


def draw_issue_row(
    painter: QPainter,
    rect: QRectF,
    row: IssueRow,
    look: Look,
    columns: IssueColumns,
    *,
    selected: bool = False,
    hovered: bool = False,
    active: bool = True,
) -> None:
    """Icon, entry, field, message, quick fix, file."""
    draw_row_ground(painter, rect, look, selected=selected, hovered=hovered, active=active)
    boxes = _issue_boxes(rect, columns)
    draw_severity(painter, boxes[0], row.severity, look, selected=selected, active=active)
    inks = ("text", "text_muted", "text", "accent", "text_muted")
    texts = (row.entry, row.field, row.message, row.fix, row.file)
    for number, (box, text, ink) in enumerate(zip(boxes[1:], texts, inks, strict=True)):
        shown = ink_on(look, ink, selected=selected, active=active)
        if number < 3:
            draw_text(painter, box, text, look, "base", shown)
        else:
            draw_text(painter, box, text, look, "small", shown, RIGHT)


def _issue_boxes(rect: QRectF, columns: IssueColumns) -> list[QRectF]:
    message = (
        rect.width()
        - 12
        - sum((columns.icon, columns.entry, columns.field, columns.fix, columns.file))
    )
    widths = (
        columns.icon,
        columns.entry,
        columns.field,
        max(40.0, message),
        columns.fix,
        columns.file,
    )
    boxes, left = [], rect.left()
    for width in widths:
        boxes.append(QRectF(left, rect.top(), max(0.0, width - 8), rect.height()))
        left += width
    return boxes


def draw_section_header(
    painter: QPainter, rect: QRectF, title: str, note: str, look: Look, left: float = 12
) -> None:
    """A strip on `window` with a title, a muted note at the right, a hairline under it."""
    fill_rect(painter, rect, look, "window")
    inner = rect.adjusted(left, 0, -12, 0)
    width = draw_number(painter, inner, note, look, "small", "text_muted") if note else 0.0
    draw_text(painter, inner.adjusted(0, 0, -width - 8, 0), title, look, "strong")
    draw_hairline(
        painter,
        QPointF(rect.left(), rect.bottom() - 0.5),
        QPointF(rect.right(), rect.bottom() - 0.5),
        look,
    )


def draw_divider(painter: QPainter, rect: QRectF, title: str, note: str, look: Look) -> None:
    """A line across a list with words at both ends, such as where the top k ends."""
    left = rect.left() + draw_text(painter, rect, title, look, "strong") + 8
    right = rect.right()
    if note:
        right -= draw_number(painter, rect, note, look, "small", "text_muted") + 8
    middle = round(rect.center().y()) + 0.5
    if right > left:
        draw_hairline(painter, QPointF(left, middle), QPointF(right, middle), look)


def draw_badge(painter: QPainter, rect: QRectF, text: str, look: Look) -> float:
    """A key or short code in a hairline frame at the right of the rect; returns its width."""
    width = text_width(text, look, "micro") + 10
    height = look.metrics("micro").height() + 4
    box = QRectF(rect.right() - width, round(rect.center().y() - height / 2), width, height)
    fill_panel(painter, box, look, "surface", "hairline", radius=2)
    draw_text(painter, box, text, look, "micro", "text_muted", CENTRE)
    return width
