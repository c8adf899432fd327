"""The comparison: what is pinned, and a row for each entry with both its places."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from editor.playground import words
from editor.playground.compare import PairRow, Place
from editor.theme import Look, Theme
from editor.theme.painter import draw_icon, draw_number, draw_text, fill_panel
from editor.widgets import ElidedLabel, RowList, RowModel, RowPainter, RowState, push_button
from editor.widgets.row_list import Index

_PAD = 12


class PairModel(RowModel[PairRow]):
    """The rows of a comparison, replaced as a whole."""

    def label(self, row: PairRow) -> str:
        return row.label

    def spoken(self, row: PairRow) -> str:
        return row.spoken()


def _columns(rect: QRectF, look: Look) -> list[QRectF]:
    """Entry, pinned, now and difference; the entry takes what is left."""
    change, place = look.stretched(96), look.stretched(112)
    entry = max(60.0, rect.width() - change - 2 * place)
    boxes, left = [], rect.left()
    for width in (entry, place, place, change):
        boxes.append(QRectF(left, rect.top(), max(0.0, width - 10), rect.height()))
        left += width
    return boxes


class _PairPainter(RowPainter[PairRow]):
    lit_by = "always"

    def paint_row(
        self, painter: QPainter, rect: QRectF, row: PairRow, look: Look, state: RowState
    ) -> None:
        boxes = _columns(rect.adjusted(_PAD, 0, -_PAD, 0), look)
        same = row.change[0] == "same"
        ink = state.ink(look, "text_muted" if same else "text")
        draw_text(painter, boxes[0], row.label, look, "base" if same else "strong", ink)
        for box, place in zip(boxes[1:3], (row.before, row.now), strict=True):
            _paint_place(painter, box, place, look, state)
        draw_text(painter, boxes[3], row.change_words(), look, "base", ink)


def _paint_place(painter: QPainter, box: QRectF, place: Place, look: Look, state: RowState) -> None:
    cell = box.adjusted(0, 4, 0, -4)
    rank = f"#{place.rank}" if place.rank is not None else ""
    score = words.number(place.score) if place.rank is not None else ""
    ink, muted, role = "text", "text_muted", "strong"
    if place.kind == "masked":
        radius = look.token("radius.bar")
        fill_panel(painter, cell, look, "redaction", "redaction_border", radius=radius)
        icon = QRectF(cell.left() + 6, cell.top(), 12, cell.height())
        draw_icon(painter, icon, "lock", "redaction_text", look, 12)
        ink, muted = "redaction_text", "redaction_text_muted"
        cell = cell.adjusted(24, 0, -6, 0)
    else:
        ink, muted = (state.ink(look, name) for name in (ink, muted))
    if place.kind != "given":
        role, ink = "base", muted
    if not rank:
        rank = "" if place.kind == "masked" else "–"
    draw_text(painter, cell, rank, look, role, ink, tabular=True)
    draw_number(painter, cell, score, look, "base", muted)


class _Titles(QWidget):
    """The names of the columns."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(200, self._theme.look.size("row.header"))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, look = QPainter(self), self._theme.look
        rect = QRectF(self.rect()).adjusted(_PAD, 0, -_PAD, 0)
        bar = int(look.token("control.scrollbar"))
        titles = (self.tr("Entry"), self.tr("Pinned"), self.tr("Now"), self.tr("Difference"))
        for box, title in zip(_columns(rect.adjusted(0, 0, -bar, 0), look), titles, strict=True):
            draw_text(painter, box, title, look, "small", "text_muted")


class _PairList(RowList):
    """The rows; what is copied is the whole row in words."""

    def copied(self, index: Index) -> str:
        return str(index.data(Qt.ItemDataRole.AccessibleTextRole))


class CompareView(QWidget):
    """entry_selected(int), opened(int): as in the list. pin_requested(), swap_requested()."""

    entry_selected = Signal(object)
    opened = Signal(int)
    pin_requested = Signal()
    swap_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._wanted = theme, -1
        self.model = PairModel(self)
        name = self.tr("Comparison")
        self.list = _PairList(theme, name, self.model, _PairPainter)
        self.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.pinned = ElidedLabel(theme, "", colour="text_muted")
        self.differences = ElidedLabel(theme, "", role="small", colour="text_muted")
        self.pin = push_button(theme, self.tr("Pin this state"), compact=True)
        self.swap = push_button(theme, self.tr("Swap"), compact=True)
        self._lay_out()
        self.pin.clicked.connect(self.pin_requested)
        self.swap.clicked.connect(self.swap_requested)
        self.list.row_opened.connect(self._on_opened)
        self.list.row_chosen.connect(self._on_chosen)

    def _lay_out(self) -> None:
        line = QHBoxLayout()
        line.setContentsMargins(12, 2, 12, 6)
        line.setSpacing(8)
        line.addWidget(self.pinned, 3)
        line.addWidget(self.differences, 1)
        line.addWidget(self.pin)
        line.addWidget(self.swap)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(line)
        column.addWidget(_Titles(self._theme))
        column.addWidget(self.list, 1)

    def show_rows(self, rows: tuple[PairRow, ...], pinned: str) -> None:
        """Show a comparison; the chosen entry stays chosen."""
        self.pinned.setText(self.tr("Pinned: {state}").format(state=pinned))
        count = sum(row.change[0] != "same" for row in rows)
        self.differences.setText(self.tr("{count} differ").format(count=count))
        wanted = self._wanted
        if rows != self.model.rows:
            self.model.set_rows(rows)
        self._wanted = wanted
        at = next((at for at, row in enumerate(rows) if row.handle == wanted), None)
        if at is not None:
            self.list.setCurrentIndex(self.model.index(at, 0))

    def _on_chosen(self, row: int) -> None:
        self._wanted = self.model.rows[row].handle
        self.entry_selected.emit(self._wanted)

    def _on_opened(self, row: int) -> None:
        self.opened.emit(self.model.rows[row].handle)
