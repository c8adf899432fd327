"""The two tables of the paraphrase lab: figures by profile, and what one of them missed."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from editor.cases.lab_model import MissModel, ScoreModel
from editor.theme import Look, Theme
from editor.theme.painter import RIGHT, draw_text, ink_on
from editor.widgets import PAD, CellPainter, RowTable, Title, TitleHeader
from editor.widgets.row_list import Index, opens

_FIGURE, _PROFILE, _NUMBER = 104, 168, 48


class LabPainter(CellPainter):
    """Words; the figures at the right."""

    def __init__(self, theme: Theme, *, figures: frozenset[int], strong: int) -> None:
        super().__init__(theme)
        self._figures, self._strong = figures, strong

    def paint_cell(
        self, painter: QPainter, box: QRectF, index: Index, look: Look, lit: bool
    ) -> None:
        column = index.column()
        figure = column in self._figures
        box = box.adjusted(PAD if not column else 0, 0, 0, 0)
        role = "strong" if column == self._strong else "base"
        ink = ink_on(look, "text", selected=lit)
        text = str(index.data())
        if figure:
            draw_text(painter, box, text, look, role, ink, RIGHT, tabular=True)
        else:
            draw_text(painter, box, text, look, role, ink)


class ScoreTable(RowTable):
    """chosen(int): the profile of a row is looked at."""

    chosen = Signal(int)

    def __init__(self, theme: Theme, model: ScoreModel, parent: QWidget | None = None) -> None:
        figures = frozenset(range(1, model.columnCount()))
        super().__init__(theme, "", LabPainter(theme, figures=figures, strong=0), parent)
        self._scores = model
        self.setAccessibleName(self.tr("Figures by profile"))
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalHeader(TitleHeader(theme, self._title, self, sortable=False))
        self.setModel(model)

    def _title(self, section: int) -> Title:
        text = str(self._scores.titles[section])
        return Title(text, right=section > 0, indent=PAD if section else 2 * PAD)

    def fit(self) -> None:
        """As wide as figures need; as high as the profiles."""
        look = self.theme.look
        for at in range(self._scores.columnCount()):
            self.setColumnWidth(at, look.stretched(_FIGURE if at else _PROFILE))
        self.setFixedHeight(self.sizeHint().height())

    def sizeHint(self) -> QSize:
        look = self.theme.look
        rows = max(1, self._scores.rowCount()) * look.size(self.painter.token)
        return QSize(600, rows + look.size("row.header") + 2 * self.frameWidth())

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if current.isValid():
            self.chosen.emit(current.row())


class MissTable(RowTable):
    """opened(int): Enter or a double click on a row; Ctrl+C takes it as words."""

    opened = Signal(int)

    def __init__(self, theme: Theme, model: MissModel, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", LabPainter(theme, figures=frozenset({0}), strong=2), parent)
        self._misses = model
        self.setAccessibleName(self.tr("Missed"))
        self.setHorizontalHeader(TitleHeader(theme, self._title, self, sortable=False))
        self.setModel(model)

    def _title(self, section: int) -> Title:
        return Title(str(self._misses.titles[section]), right=section == 0)

    def fit(self) -> None:
        """Question and reason share what the number and the id leave."""
        look = self.theme.look
        number, id = look.stretched(_NUMBER), look.stretched(_PROFILE + 24)
        room = max(0, self.viewport().width() - number - id)
        for at, width in enumerate((number, room * 45 // 100, id, room - room * 45 // 100)):
            self.setColumnWidth(at, width)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self.currentIndex().row()
        if row >= 0 and opens(event):
            self.opened.emit(row)
        elif row >= 0 and event.matches(QKeySequence.StandardKey.Copy):
            QGuiApplication.clipboard().setText("\t".join(self._misses.texts(row)))
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if index.isValid():
            self.opened.emit(index.row())
