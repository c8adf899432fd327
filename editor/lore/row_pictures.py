"""Draws the rows in sight, each once: its picture is kept until the row would look otherwise."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QPainter, QPixmap, QRegion
from PySide6.QtWidgets import QTableView

from editor.lore.cells import Cell
from editor.lore.delegate import CellDelegate
from editor.lore.table_model import RecordTableModel
from editor.theme import Look

Cells = tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Frame:
    """What all rows have in common: `columns` are the shown sections, each with x and width.

    `active` is whether the window is, `scale` how many pixels of the device make one.
    """

    look: Look
    columns: tuple[tuple[int, int, int], ...]
    first_column: int
    single_chip: bool
    ground: QColor
    scale: float
    active: bool

    @property
    def width(self) -> int:
        """Logical pixels from the first column to the end of the last."""
        return max((x + width for _, x, width in self.columns), default=0)


@dataclass(frozen=True, slots=True)
class RowState:
    """What one row looks like besides its words; `focused` is a section, -1 for none."""

    height: int
    left_free: int
    selected: bool
    hovered: bool
    focused: int


class RowPictures:
    """Paints for a table, in the place of its own walk over all cells.

    `below` gives the part of a row that a group's strip leaves to it.
    """

    def __init__(
        self,
        view: QTableView,
        model: RecordTableModel,
        painter: CellDelegate,
        below: Callable[[QRect, int], QRect],
    ) -> None:
        self._view, self._model, self._painter, self._below = view, model, painter, below
        self._frame: Frame | None = None
        self._kept: dict[int, tuple[Cells, RowState, QPixmap]] = {}

    def paint(self, region: QRegion) -> None:
        """Draw the rows that the region touches."""
        frame = self._common()
        if frame != self._frame:
            self._frame, self._kept = frame, {}
        view, bounds = self._view, region.boundingRect()
        rows = self._rows_between(0, view.viewport().height() - 1)
        self._forget_all_but(rows)
        painter, left = QPainter(view.viewport()), -view.horizontalHeader().offset()
        current, focused = view.currentIndex(), view.hasFocus() or view.viewport().hasFocus()
        for row in rows:
            box = self._box(row, left, frame.width)
            if box.intersects(bounds) and region.intersects(box):
                at = current.column() if focused and current.row() == row else -1
                self._paint_row(painter, box, row, self._state(row, box, at), frame)
        painter.end()

    def _common(self) -> Frame:
        view, header, painter = self._view, self._view.horizontalHeader(), self._painter
        shown = [s for s in range(header.count()) if not header.isSectionHidden(s)]
        viewport = view.viewport()
        return Frame(
            look=painter.theme.look,
            columns=tuple((s, header.sectionPosition(s), header.sectionSize(s)) for s in shown),
            first_column=painter.first_column,
            single_chip=painter.single_chip,
            ground=viewport.palette().color(viewport.backgroundRole()),
            scale=viewport.devicePixelRatioF(),
            active=view.isActiveWindow(),
        )

    def _rows_between(self, top: int, bottom: int) -> range:
        first, count = self._view.rowAt(top), len(self._model.handles)
        last = self._view.rowAt(bottom)
        return range(max(first, 0), (count - 1 if last < 0 else last) + 1) if count else range(0)

    def _forget_all_but(self, rows: range) -> None:
        if len(self._kept) > 2 * len(rows):
            handles = self._model.handles
            seen = {handles[row] for row in rows}
            self._kept = {h: kept for h, kept in self._kept.items() if h in seen}

    def _box(self, row: int, left: int, width: int) -> QRect:
        view = self._view
        return QRect(left, view.rowViewportPosition(row), width, view.rowHeight(row))

    def _state(self, row: int, box: QRect, focused: int) -> RowState:
        model = self._view.selectionModel()
        selected = model.isSelected(self._model.index(row, self._painter.first_column))
        strip = self._below(box, row).top() - box.top()
        hovered = row == self._painter.hovered_row
        return RowState(box.height(), strip, selected, hovered, focused)

    def _paint_row(
        self, painter: QPainter, box: QRect, row: int, state: RowState, frame: Frame
    ) -> None:
        if state.focused >= 0 or not frame.scale.is_integer():
            # The arcs of the ring, and all that lies between the pixels of the device, are
            # not the same at another place.
            self._paint_cells(painter, box, row, state, frame)
            return
        handle, cells = self._model.handles[row], self._model.cells(row)
        kept = self._kept.get(handle)
        if kept is None or kept[0] is not cells or kept[1] != state:
            kept = (cells, state, self._picture(box, row, state, frame))
            self._kept[handle] = kept
        painter.drawPixmap(box.topLeft(), kept[2])

    def _picture(self, box: QRect, row: int, state: RowState, frame: Frame) -> QPixmap:
        picture = QPixmap(box.size() * frame.scale)
        picture.setDevicePixelRatio(frame.scale)
        picture.fill(frame.ground)
        painter = QPainter(picture)
        painter.setFont(self._view.font())
        self._paint_cells(painter, QRect(QPoint(0, 0), box.size()), row, state, frame)
        painter.end()
        return picture

    def _paint_cells(
        self, painter: QPainter, box: QRect, row: int, state: RowState, frame: Frame
    ) -> None:
        for section, x, width in frame.columns:
            self._painter.paint_at(
                painter,
                QRect(box.left() + x, box.top(), width, box.height()),
                self._model.index(row, section),
                selected=state.selected,
                active=frame.active,
                focused=state.focused == section,
            )
