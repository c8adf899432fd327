"""Chips: tags, audiences, filters, and the visibility label of a table cell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from editor.theme.look import Look
from editor.theme.painter.common import (
    draw_focus_ring,
    draw_icon,
    draw_text,
    fill_panel,
    ink_on,
    text_width,
)

ChipKind = Literal["tag", "filter", "public", "npc", "faction", "secret"]
GATES = ("public", "npc", "faction", "secret")
_CLOSE = 9
_GAP = 5


@dataclass(frozen=True, slots=True)
class Chip:
    """One chip: its text, what it stands for, and the state it is drawn in.

    `error` marks an unknown id; `icon` overrides the kind's own ("" draws none). `struck`: it
    is taken out and can be taken back, by what stands where the cross is otherwise.
    """

    label: str
    kind: ChipKind = "tag"
    error: bool = False
    removable: bool = False
    hovered: bool = False
    focused: bool = False
    enabled: bool = True
    icon: str | None = None
    on_selection: bool = False
    struck: bool = False


def chip_icon(chip: Chip) -> str:
    """The icon at the left of a chip, "" for none."""
    if chip.error:
        return "error"
    if chip.icon is not None:
        return chip.icon
    return chip.kind if chip.kind in GATES else ""


def _ink(chip: Chip, look: Look) -> str:
    if not chip.enabled:
        return "text_disabled"
    if chip.error:
        return "severity.error.ink"
    if chip.struck:
        return "text_muted"
    if chip.kind == "filter":
        return "selection_text"
    return f"visibility.{chip.kind}.ink" if chip.kind in GATES else "text"


def _fill(chip: Chip) -> str:
    if not chip.enabled:
        return "window"
    if chip.error:
        return "severity.error.tint"
    if chip.kind == "filter":
        return "selection"
    if chip.kind in GATES:
        return f"visibility.{chip.kind}.tint"
    if chip.struck:
        return "hover" if chip.hovered else "surface"
    if chip.on_selection:
        return "surface"
    return "hover" if chip.hovered else "visibility.public.tint"


def _border(chip: Chip, look: Look) -> str | None:
    if not chip.enabled or ((chip.struck or chip.hovered) and not look.high_contrast):
        return "hairline"
    return _ink(chip, look) if look.high_contrast else None


def chip_size(chip: Chip, look: Look) -> QSizeF:
    """The size a chip takes when nothing is elided."""
    width = 2 * look.token("control.chip_padding_x") + text_width(chip.label, look, "small")
    if chip_icon(chip):
        width += look.size("icon.chip") + _GAP
    if chip.removable:
        width += look.stretched(_CLOSE) + _GAP
    return QSizeF(round(width + 1), chip_height(look))


def chip_height(look: Look) -> int:
    """The height of every chip."""
    return max(look.size("control.chip_height"), round(look.metrics("small").height() + 4))


def close_rect(rect: QRectF, look: Look) -> QRectF:
    """Where the cross of a removable chip is hit."""
    width = look.stretched(_CLOSE) + _GAP + look.token("control.chip_padding_x")
    return QRectF(rect.right() - width, rect.top(), width, rect.height())


def draw_chip(painter: QPainter, rect: QRectF, chip: Chip, look: Look) -> None:
    """One chip filling the rect, its text elided when the rect is too narrow."""
    ink = _ink(chip, look)
    radius = look.token("radius.chip")
    fill_panel(painter, rect, look, _fill(chip), _border(chip, look), radius=radius)
    inner = rect.adjusted(*(look.token("control.chip_padding_x") * s for s in (1, 0, -1, 0)))
    inner = _draw_chip_icon(painter, inner, chip, ink, look)
    if chip.removable:
        side = look.stretched(_CLOSE)
        cross = QRectF(inner.right() - side, inner.top(), side, inner.height())
        draw_icon(painter, cross, "undo" if chip.struck else "close_small", ink, look, side)
        inner.setRight(cross.left() - _GAP + 1)
    text = inner.adjusted(0, 0, 1, 0)
    draw_text(painter, text, chip.label, look, "small", ink, struck=chip.struck)
    if chip.focused:
        draw_focus_ring(painter, rect, look, inside=True, radius=radius)


def _draw_chip_icon(painter: QPainter, inner: QRectF, chip: Chip, ink: str, look: Look) -> QRectF:
    name = chip_icon(chip)
    if not name:
        return inner
    side = look.size("icon.chip")
    draw_icon(
        painter, QRectF(inner.left(), inner.top(), side, inner.height()), name, ink, look, side
    )
    return inner.adjusted(side + _GAP, 0, 0, 0)


def draw_chips(
    painter: QPainter, rect: QRectF, chips: Sequence[Chip], look: Look, gap: float = 6
) -> int:
    """Chips side by side from the left, then "+n" for those that do not fit.

    Returns how many were drawn whole. The first is always drawn, elided if it must.
    """
    left, shown = rect.left(), 0
    for index, chip in enumerate(chips):
        size = chip_size(chip, look)
        rest = len(chips) - index - 1
        reserve = _more_width(rest, look) if rest else 0.0
        if index and left + size.width() + reserve > rect.right():
            break
        width = min(size.width(), rect.right() - reserve - left)
        top = round(rect.center().y() - size.height() / 2)
        draw_chip(painter, QRectF(left, top, width, size.height()), chip, look)
        left, shown = left + width + gap, index + 1
    selected = bool(chips) and chips[0].on_selection
    draw_more(painter, rect, left, len(chips) - shown, look, selected=selected)
    return shown


def _more_width(count: int, look: Look) -> float:
    return text_width(f"+{count}", look, "small", tabular=True) + 6


def draw_more(
    painter: QPainter, rect: QRectF, left: float, count: int, look: Look, *, selected: bool = False
) -> None:
    """The "+n" after what fits; nothing for none."""
    if count > 0:
        box = QRectF(left, rect.top(), rect.right() - left, rect.height())
        ink = ink_on(look, "text_muted", selected=selected)
        draw_text(painter, box, f"+{count}", look, "small", ink, tabular=True)


def draw_visibility(
    painter: QPainter,
    rect: QRectF,
    gate: str,
    label: str,
    look: Look,
    *,
    more: int = 0,
    selected: bool = False,
    role: str = "base",
) -> float:
    """A gate as icon and id in ink, without tint, and "+n" for further audiences.

    Returns the right edge of what was drawn.
    """
    side = look.size("icon.chip")
    ink = ink_on(look, f"visibility.{gate}.ink", selected=selected)
    draw_icon(painter, QRectF(rect.left(), rect.top(), side, rect.height()), gate, ink, look, side)
    reserve = _more_width(more, look) if more else 0.0
    text = rect.adjusted(side + _GAP, 0, -reserve, 0)
    public = gate == "public"
    name_ink = ink_on(look, "text_muted" if public else f"visibility.{gate}.ink", selected=selected)
    width = draw_text(painter, text, label, look, role, name_ink)
    draw_more(painter, rect, text.left() + width + 6, more, look, selected=selected)
    return text.left() + width + reserve


def on_selection(chips: Sequence[Chip]) -> list[Chip]:
    """The same chips as they are drawn on a selected row."""
    return [replace(chip, on_selection=True) for chip in chips]
