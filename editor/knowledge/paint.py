"""Paints the rows of the matrix: cells from a small store of pixmaps, words by the painter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from editor.audiences import GATES, short_visibility
from editor.knowledge.cells import STATES, CellRow
from editor.knowledge.model import ENTRY, FIRST_NPC, VISIBILITY, MatrixModel
from editor.knowledge.rows import EntryRow, GroupRow
from editor.knowledge.words import group_words
from editor.theme import Look, Theme
from editor.theme.painter import (
    draw_focus_ring,
    draw_hairline,
    draw_icon,
    draw_matrix_cell,
    draw_number,
    draw_selection,
    draw_text,
    fill_rect,
    ink_on,
    text_width,
)

PAD = 6
INDENT = 28
_CHEVRON = 12


@dataclass(frozen=True, slots=True)
class Lit:
    """How a row is shown: its ground, and whether the window has the focus."""

    current: bool = False
    hovered: bool = False
    active: bool = True

    @property
    def inked(self) -> bool:
        """Whether texts take the inks of a selection."""
        return self.current and self.active


class CellStore:
    """Pixmaps of cells by state and size; a new look needs new ones."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._kept: dict[tuple[int, int, int, bool, float], QPixmap] = {}
        theme.changed.connect(self._kept.clear)

    def cell(self, state: int, width: int, height: int, dpr: float, *, lit: bool) -> QPixmap:
        """The picture of a cell."""
        key = (state, width, height, lit, dpr)
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = self._draw(state, width, height, dpr, lit)
        return found

    def _draw(self, state: int, width: int, height: int, dpr: float, lit: bool) -> QPixmap:
        pixmap = QPixmap(round(width * dpr), round(height * dpr))
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        rect = QRectF(0, 0, width, height)
        draw_matrix_cell(painter, rect, STATES[state], self._theme.look, selected=lit)
        painter.end()
        return pixmap


@dataclass(frozen=True, slots=True)
class Section:
    """A visible column: which, and where."""

    column: int
    left: int
    width: int


class RowPainter:
    """Paints one row for any of the three views of the matrix."""

    def __init__(self, theme: Theme, model: MatrixModel) -> None:
        self._theme, self._model = theme, model
        self._store = CellStore(theme)

    def paint(
        self,
        painter: QPainter,
        line: QRectF,
        item: EntryRow | GroupRow,
        sections: Sequence[Section],
        lit: Lit,
    ) -> None:
        """A whole row, of which `sections` are the columns to be seen."""
        look = self._theme.look
        has_title = bool(sections) and sections[0].column < FIRST_NPC
        if isinstance(item, GroupRow):
            self._paint_group(painter, line, item, lit, titled=has_title)
            return
        self._paint_ground(painter, line, lit, edge=has_title)
        cells = self._model.board.cells.row(item.handle)
        top, height = round(line.top()), round(line.height()) - 1
        dpr = painter.device().devicePixelRatioF()
        for section in sections:
            at = section.column - FIRST_NPC
            if 0 <= at < len(cells.states):
                picture = self._store.cell(
                    cells.states[at], section.width, height, dpr, lit=lit.inked
                )
                painter.drawPixmap(section.left, top, picture)
                continue
            box = QRectF(section.left, top, section.width, height)
            if section.column == ENTRY:
                ink = ink_on(look, "text", selected=lit.inked)
                draw_text(painter, box.adjusted(INDENT, 0, -PAD, 0), item.id, look, "base", ink)
            elif section.column == VISIBILITY:
                self._paint_visibility(painter, box, item, lit)
            else:
                self._paint_known(painter, box.adjusted(PAD, 0, -12, 0), cells, lit)

    def paint_ring(self, painter: QPainter, rect: QRectF, lit: Lit) -> None:
        """The ring of the current cell."""
        box = rect.adjusted(0, 0, 0, -1)
        draw_focus_ring(painter, box, self._theme.look, inside=True, on_selection=lit.inked)

    def _paint_ground(self, painter: QPainter, line: QRectF, lit: Lit, *, edge: bool) -> None:
        look = self._theme.look
        if lit.current and edge:
            draw_selection(painter, line, look, active=lit.active)
        elif lit.current:
            fill_rect(painter, line, look, "selection" if lit.active else "selection_inactive")
        elif lit.hovered:
            fill_rect(painter, line, look, "hover")
        y = line.bottom() - 0.5
        draw_hairline(painter, QPointF(line.left(), y), QPointF(line.right(), y), look)

    def _paint_group(
        self, painter: QPainter, line: QRectF, item: GroupRow, lit: Lit, *, titled: bool
    ) -> None:
        look = self._theme.look
        fill_rect(painter, line, look, "window")
        self._paint_ground(painter, line, lit, edge=titled)
        if not titled:
            return
        ink = ink_on(look, "text", selected=lit.inked)
        icon = "chevron_right" if item.folded else "chevron_down"
        left = line.left() + 8
        box = QRectF(left, line.top(), _CHEVRON, line.height())
        draw_icon(painter, box, icon, ink, look, _CHEVRON)
        words = line.adjusted(INDENT, 0, -PAD, 0)
        title = group_words(self._model.board.grouping, item.key)
        width = draw_text(painter, words, title, look, "strong", ink)
        muted = ink_on(look, "text_muted", selected=lit.inked)
        note = self._model.group_note(item)
        draw_text(painter, words.adjusted(width + 8, 0, 0, 0), note, look, "small", muted)

    def _paint_visibility(self, painter: QPainter, box: QRectF, item: EntryRow, lit: Lit) -> None:
        look = self._theme.look
        short = short_visibility(self._model.board.sheet.keys[item.handle][0])
        icon, colour = GATES[short.gate]
        ink = ink_on(look, colour, selected=lit.inked)
        side = look.token("icon.chip")
        draw_icon(painter, QRectF(box.left(), box.top(), side, box.height()), icon, ink, look, side)
        room = text_width(short.rest, look, "small") + 6 if short.rest else 0.0
        words = box.adjusted(side + 5, 0, -room - 4, 0)
        label = "text_muted" if icon == "public" else colour
        shown = ink_on(look, label, selected=lit.inked)
        width = draw_text(painter, words, short.label, look, "base", shown)
        if short.rest:
            muted = ink_on(look, "text_muted", selected=lit.inked)
            rest = QRectF(words.left() + width + 6, box.top(), room, box.height())
            draw_text(painter, rest, short.rest, look, "small", muted)

    def _paint_known(self, painter: QPainter, box: QRectF, cells: CellRow, lit: Lit) -> None:
        look = self._theme.look
        paint_count(painter, box, cells.known, cells.learn, look, selected=lit.inked)


def paint_count(
    painter: QPainter, box: QRectF, known: int, learn: int, look: Look, *, selected: bool = False
) -> None:
    """How many know, and how many more come with the next step: "3 +9", right aligned."""
    right = box.right()
    if learn:
        ink = ink_on(look, "text", selected=selected)
        more = f"+{learn}"
        right -= draw_number(painter, box, more, look, "small", ink) + 4
    ink = ink_on(look, "text_muted", selected=selected)
    draw_number(
        painter,
        QRectF(box.left(), box.top(), right - box.left(), box.height()),
        str(known),
        look,
        "base",
        ink,
    )
