"""The NPCs of a memory: name, worst finding, how full; one row each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from editor.theme import Theme
from editor.theme.painter import (
    draw_count_bar,
    draw_focus_ring,
    draw_number,
    draw_row_ground,
    draw_severity,
    draw_text,
    fill_rect,
    ink_on,
)
from editor.widgets import plain_tooltip

Index = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole
_BAR = 34
_FIGURE = 30
_ICON = 14


@dataclass(frozen=True, slots=True)
class NpcRow:
    """An NPC: `all` facts, of which `counted` count against the `cap`."""

    id: str
    name: str
    all: int
    counted: int
    cap: int
    severity: str = ""

    @property
    def over(self) -> bool:
        """Whether some go at the next note."""
        return self.counted > self.cap


class NpcModel(QAbstractListModel):
    """The rows of the list."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[NpcRow] = []

    def set_rows(self, rows: Sequence[NpcRow]) -> None:
        """Show other rows; the same NPCs in the same order are changed in place."""
        if [row.id for row in rows] == [row.id for row in self._rows]:
            self._rows = list(rows)
            if rows:
                self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))
            return
        self.beginResetModel()
        self._rows = list(rows)
        self.endResetModel()

    def row(self, at: int) -> NpcRow:
        """The row at a place."""
        return self._rows[at]

    def row_of(self, npc: str) -> int | None:
        """Where an NPC is shown."""
        return next((at for at, row in enumerate(self._rows) if row.id == npc), None)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = _Role.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == _Role.DisplayRole:
            return row.name
        if role == _Role.ToolTipRole:
            return plain_tooltip(row.name if row.id == row.name else f"{row.name} ({row.id})")
        if role == _Role.AccessibleTextRole:
            return self._spoken(row)
        return None

    def _spoken(self, row: NpcRow) -> str:
        parts = [row.name, self._facts(row.all)]
        if row.over:
            parts.append(self.tr("over the cap of {cap}").format(cap=row.cap))
        if row.severity:
            names = {"error": self.tr("has a finding"), "warning": self.tr("has a warning")}
            parts.append(names.get(row.severity, ""))
        return ", ".join(part for part in parts if part)

    def _facts(self, count: int) -> str:
        return self.tr("1 fact") if count == 1 else self.tr("{n} facts").format(n=count)


class NpcDelegate(QStyledItemDelegate):
    """Draws the rows by the theme's painter."""

    def __init__(self, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(100, self._theme.look.size("row.list"))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model, look = index.model(), self._theme.look
        assert isinstance(model, NpcModel)
        row, rect = model.row(index.row()), QRectF(option.rect)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        active = option.widget.isActiveWindow()
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        draw_row_ground(painter, rect, look, selected=selected, hovered=hovered, active=active)
        self._paint_row(painter, rect.adjusted(12, 0, -8, 0), row, selected, active)
        if option.state & QStyle.StateFlag.State_HasFocus and active:
            draw_focus_ring(painter, rect, look, inside=True, on_selection=selected)

    def _paint_row(
        self, painter: QPainter, box: QRectF, row: NpcRow, selected: bool, active: bool
    ) -> None:
        look = self._theme.look
        figure = look.stretched(_FIGURE)
        number_ink = "severity.warning.ink" if row.over else "text_muted"
        ink = ink_on(look, number_ink, selected=selected, active=active)
        role = "strong" if row.over else "base"
        draw_number(painter, box, str(row.all), look, role, ink)
        bar = QRectF(box.right() - figure - _BAR, box.top(), _BAR, box.height())
        if selected and active and look.high_contrast:
            fill_rect(painter, bar.adjusted(-2, 6, 2, -6), look, "surface")
        if row.all:
            draw_count_bar(painter, bar, row.counted or row.all, max(row.cap, 1), look)
        icon = QRectF(bar.left() - _ICON - 6, box.top(), _ICON, box.height())
        if row.severity in ("error", "warning"):
            draw_severity(painter, icon, row.severity, look, selected=selected, active=active)
        words = box.adjusted(0, 0, icon.left() - 4 - box.right(), 0)
        name_role = "strong" if selected else "base"
        name_ink = ink_on(look, "text", selected=selected, active=active)
        draw_text(painter, words, row.name, look, name_role, name_ink)


class NpcList(QListView):
    """npc_chosen(str): the NPC that the user has made current."""

    npc_chosen = Signal(str)

    def __init__(self, theme: Theme, model: NpcModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._npcs = model
        self._quiet = False
        self.setItemDelegate(NpcDelegate(theme, self))
        self.setModel(model)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("NPCs"))
        theme.changed.connect(self.scheduleDelayedItemsLayout)

    def current_npc(self) -> str:
        """The id of the current NPC, "" for none."""
        index = self.currentIndex()
        return self._npcs.row(index.row()).id if index.isValid() else ""

    def select_npc(self, npc: str) -> bool:
        """Make an NPC current without telling; False when it is not there."""
        row = self._npcs.row_of(npc)
        self._quiet = True
        if row is not None:
            self.setCurrentIndex(self._npcs.index(row))
        self._quiet = False
        return row is not None

    def currentChanged(self, current: QModelIndex, previous: QModelIndex) -> None:
        super().currentChanged(current, previous)
        if current.isValid() and not self._quiet:
            self.npc_chosen.emit(self._npcs.row(current.row()).id)
