"""Draws the cells of the table, and makes the editors that F2 opens in them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QComboBox,
    QLineEdit,
    QStyleOptionViewItem,
    QWidget,
)

from core.model.visibility import AudienceKind
from core.query import quests_in_order
from core.world.world import World
from editor.audiences import GATES
from editor.forms.doubled_keys import DoubledKeys, ask_doubled
from editor.lore.cells import Cell
from editor.lore.columns import Column
from editor.lore.table_model import RecordTableModel
from editor.theme import Look, Theme
from editor.theme.painter import (
    Chip,
    draw_chips,
    draw_icon,
    draw_number,
    draw_severity,
    draw_text,
    ink_on,
    on_selection,
    text_width,
)
from editor.widgets import PAD, CellPainter
from editor.widgets.row_list import Index


class CellDelegate(CellPainter):
    """Draws by the kind of the column, and edits in place.

    `below` gives the part of a cell that a group's strip leaves to it.
    """

    def __init__(self, theme: Theme, world: World, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._world = world
        self._doubled = DoubledKeys(world, self._ask_doubled)
        self.single_chip = False
        self.below: Callable[[QRect, int], QRect] = _whole

    def _ask_doubled(self, key: str, id: str) -> bool:
        table = self.parent()
        return isinstance(table, QWidget) and ask_doubled(table.window(), key, id)

    def area(self, rect: QRect, row: int) -> QRectF:
        return QRectF(self.below(rect, row))

    def paint_cell(
        self, painter: QPainter, box: QRectF, index: Index, look: Look, lit: bool
    ) -> None:
        model = index.model()
        assert isinstance(model, RecordTableModel)
        cell = model.cell(index.row(), index.column())
        _PAINTERS[model.columns[index.column()].kind](self, painter, box, cell, look, lit)

    def _paint_state(
        self, painter: QPainter, box: QRectF, cell: Cell, look: Look, lit: bool
    ) -> None:
        box = box.adjusted(-PAD, 0, PAD, 0)
        if cell.mark in ("error", "warning", "hint"):
            draw_severity(painter, box, cell.mark, look, selected=lit)
        elif cell.mark == "draft":
            draw_icon(painter, box, "draft", ink_on(look, "text_muted", selected=lit), look, 14)

    def _paint_id(self, painter: QPainter, box: QRectF, cell: Cell, look: Look, lit: bool) -> None:
        role = "strong" if lit else "base"
        draw_text(painter, box, cell.text, look, role, ink_on(look, "text", selected=lit))

    def _paint_text(
        self, painter: QPainter, box: QRectF, cell: Cell, look: Look, lit: bool
    ) -> None:
        draw_text(painter, box, cell.text, look, "base", ink_on(look, "text", selected=lit))

    def _paint_muted(
        self, painter: QPainter, box: QRectF, cell: Cell, look: Look, lit: bool
    ) -> None:
        ink = "severity.error.ink" if cell.mark == "broken" else "text" if lit else "text_muted"
        draw_text(painter, box, cell.text, look, "base", ink_on(look, ink, selected=lit))

    def _paint_chips(
        self, painter: QPainter, box: QRectF, cell: Cell, look: Look, lit: bool
    ) -> None:
        chips = [Chip(label) for label in cell.chips]
        chips = on_selection(chips) if lit else chips
        if not chips:
            return
        if self.single_chip and len(chips) > 1:
            box = self._narrowed(box, chips, look)
        draw_chips(painter, box, chips, look)

    def _narrowed(self, box: QRectF, chips: list[Chip], look: Look) -> QRectF:
        """A box that the first chip and the "+n" fill, so that no second one fits."""
        room = (
            text_width(chips[0].label, look, "small") + 12 + text_width("+99", look, "small") + 12
        )
        return QRectF(box.left(), box.top(), min(box.width(), room), box.height())

    def _paint_gate(
        self, painter: QPainter, box: QRectF, cell: Cell, look: Look, lit: bool
    ) -> None:
        if cell.gate is None:
            return
        icon, colour = GATES[cell.gate]
        side = look.token("icon.chip")
        ink = ink_on(look, colour, selected=lit)
        draw_icon(painter, QRectF(box.left(), box.top(), side, box.height()), icon, ink, look, side)
        more = f"{'&' if cell.joint else '+'}{cell.more}" if cell.more > 0 else ""
        room = text_width(more, look, "small", tabular=True) + 6 if more else 0.0
        words = box.adjusted(side + 5, 0, -room, 0)
        label_ink = "text_muted" if cell.gate is AudienceKind.PUBLIC else colour
        label_ink = ink_on(look, label_ink, selected=lit)
        width = draw_text(painter, words, cell.text, look, "base", label_ink)
        if more:
            rest = QRectF(words.left() + width + 6, box.top(), room, box.height())
            muted = ink_on(look, "text_muted", selected=lit)
            draw_text(painter, rest, more, look, "small", muted, tabular=True)

    def _paint_number(
        self, painter: QPainter, box: QRectF, cell: Cell, look: Look, lit: bool
    ) -> None:
        ink = "severity.error.ink" if cell.mark else "text"
        draw_number(painter, box, cell.text, look, "base", ink_on(look, ink, selected=lit))

    def _paint_length(
        self, painter: QPainter, box: QRectF, cell: Cell, look: Look, lit: bool
    ) -> None:
        ink = "severity.error.ink" if cell.mark else "text_muted"
        role = "strong" if cell.mark else "base"
        draw_number(painter, box, cell.text, look, role, ink_on(look, ink, selected=lit))

    # editing in place

    def createEditor(  # type: ignore[override]
        self, parent: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> QWidget | None:
        model = index.model()
        if not isinstance(model, RecordTableModel):
            return None
        column = model.columns[index.column()]
        if column.name == "required_quest":
            return self._quest_editor(parent, column)
        editor = QLineEdit(parent)
        editor.setAccessibleName(column.words())
        return editor

    def _quest_editor(self, parent: QWidget, column: Column) -> QComboBox:
        editor = QComboBox(parent)
        editor.setEditable(True)
        editor.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        editor.addItems(["", *quests_in_order(self._world)])
        editor.setAccessibleName(column.words())
        return editor

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        text = str(index.data() or "")
        if isinstance(editor, QComboBox):
            editor.setEditText(text)
        elif isinstance(editor, QLineEdit):
            editor.setText(text)

    def setModelData(self, editor: QWidget, model: object, index: Index) -> None:
        if not isinstance(model, RecordTableModel):
            return
        # A question may close the editor, so its text is taken first.
        text, handle, column = _text_of(editor), model.handles[index.row()], index.column()
        name = model.columns[column].name
        if str(index.data() or "") != text and not self._doubled.may_edit([handle], name):
            return
        row = model.row_of(handle)
        if row is not None:
            model.setData(model.index(row, column), text)

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        editor.setGeometry(self.below(option.rect, index.row()))


def _text_of(editor: QWidget) -> str:
    return editor.currentText() if isinstance(editor, QComboBox) else editor.text()  # type: ignore[attr-defined]


def _whole(rect: QRect, row: int) -> QRect:
    return rect


_PAINTERS = {
    "state": CellDelegate._paint_state,
    "id": CellDelegate._paint_id,
    "text": CellDelegate._paint_text,
    "muted": CellDelegate._paint_muted,
    "chips": CellDelegate._paint_chips,
    "gate": CellDelegate._paint_gate,
    "number": CellDelegate._paint_number,
    "length": CellDelegate._paint_length,
}
