"""The panel at the right: one entry's explanation, drawn as a table and paragraphs."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from editor.playground.sheet import (
    Pair,
    Paragraph,
    Sheet,
    SignalLine,
    empty_sheet,
    score_title,
)
from editor.theme import Look, Theme
from editor.theme.painter import (
    draw_hairline,
    draw_lit_text,
    draw_number,
    draw_section_header,
    draw_swatch,
    draw_text,
    elided,
    fill_panel,
    text_height,
    text_width,
)
from editor.widgets import plain_tooltip

_PAD = 12
_MOST_LINES = 200
_PAIR_LINES = 3
_ROW = 26
_COLUMN_GAP = 12


class SheetView(QWidget):
    """Draws a sheet as wide as it is, and as high as it needs."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._sheet = theme, empty_sheet()
        self._heights: dict[int, int] = {}
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.changed.connect(self._renew)

    @property
    def sheet(self) -> Sheet:
        """What is drawn."""
        return self._sheet

    def set_sheet(self, sheet: Sheet) -> None:
        """Draw another sheet."""
        if sheet == self._sheet:
            return
        self._sheet = sheet
        self._renew()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        # Layouts ask many times for the height of one sheet.
        if width not in self._heights:
            self._heights[width] = round(self._draw(None, width))
        return self._heights[width]

    def sizeHint(self) -> QSize:
        return QSize(320, self.heightForWidth(max(self.width(), 320)))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.heightForWidth(max(self.width(), 120)))

    def paintEvent(self, event: QPaintEvent) -> None:
        self._draw(QPainter(self), self.width())

    def _renew(self) -> None:
        self._heights.clear()
        self.updateGeometry()
        self.update()

    def _draw(self, painter: QPainter | None, width: int) -> float:
        """Draw, or only measure without a painter; returns the height."""
        look, sheet = self._theme.look, self._sheet
        box = QRectF(_PAD, 8, width - 2 * _PAD, 0)
        if sheet.table():
            box.moveTop(self._draw_table(painter, box))
        for line in sheet.lines:
            if isinstance(line, Pair):
                box.moveTop(_draw_pair(painter, box, line, look))
            else:
                box.moveTop(_draw_paragraph(painter, box, line, look))
        return box.top() + 10

    def _draw_table(self, painter: QPainter | None, box: QRectF) -> float:
        lines = self._sheet.table()
        height = self._theme.look.stretched(_ROW)
        if painter is not None:
            row = QRectF(box.left(), box.top(), box.width(), height)
            self._draw_rows(painter, row, lines)
        return box.top() + height * (len(lines) + 2) + 4

    def _draw_rows(self, painter: QPainter, row: QRectF, lines: Sequence[SignalLine]) -> None:
        look = self._theme.look
        widths = _columns(self._sheet, self._titles(), row, look)
        cells = _cells(widths, row)
        for cell, title in zip(cells, self._titles()[:3], strict=False):
            draw_text(painter, cell, title, look, "small", "text_muted")
        draw_number(painter, cells[3], self._titles()[3], look, "small", "text_muted")
        for line in lines:
            row = row.translated(0, row.height())
            if line.signal == "weight":
                _rule(painter, row, row.top(), look)
            self._draw_signal(painter, _cells(widths, row), line)
        row = row.translated(0, row.height())
        _rule(painter, row, row.top(), look)
        draw_text(painter, row, score_title(), look, "strong")
        draw_number(painter, row, self._sheet.score, look, "strong")

    def _titles(self) -> tuple[str, str, str, str]:
        return (self.tr("Signal"), self.tr("Match"), self.tr("Rule"), self.tr("Points"))

    def _draw_signal(self, painter: QPainter, columns: list[QRectF], line: SignalLine) -> None:
        look = self._theme.look
        draw_swatch(painter, columns[0], line.signal, look)
        draw_text(painter, columns[0].adjusted(15, 0, 0, 0), line.name, look)
        draw_text(painter, columns[1], line.match, look)
        draw_text(painter, columns[2], line.rule, look, "base", "text_muted")
        draw_number(painter, columns[3], line.points, look, "strong")


def _columns(
    sheet: Sheet, titles: Sequence[str], box: QRectF, look: Look
) -> tuple[float, float, float]:
    """The widths of signal, match and points as their words need; the rule takes the rest."""
    lines = sheet.table()
    heads = [text_width(title, look, "small") for title in titles]
    names = max(text_width(line.name, look) for line in lines) + 15 + _COLUMN_GAP
    matches = max(text_width(line.match, look) for line in lines) + _COLUMN_GAP
    given = max(text_width(line.points, look, "strong", tabular=True) for line in lines)
    stretch = look.stretched
    return (
        max(names, heads[0] + _COLUMN_GAP, stretch(68)),
        min(max(matches, heads[1] + _COLUMN_GAP, stretch(64)), box.width() * 0.36),
        max(given, heads[3] + 2, stretch(44)),
    )


def _cells(widths: tuple[float, float, float], box: QRectF) -> list[QRectF]:
    """The four cells of one row."""
    first, second, last = widths
    rule = box.width() - first - second - last
    cells, left = [], box.left()
    for width, gap in ((first, _COLUMN_GAP), (second, _COLUMN_GAP), (rule, 4), (last, 0)):
        cells.append(QRectF(left, box.top(), max(0.0, width - gap), box.height()))
        left += width
    return cells


def _rule(painter: QPainter, box: QRectF, top: float, look: Look) -> None:
    y = round(top) + 0.5
    draw_hairline(painter, QPointF(box.left(), y), QPointF(box.right(), y), look)


def _draw_paragraph(painter: QPainter | None, box: QRectF, line: Paragraph, look: Look) -> float:
    role = "strong" if line.strong else "small" if line.muted else "base"
    above = 10 if line.strong else 0
    inset = 8 if line.authors else 0
    inner = QRectF(box.left() + inset, box.top() + above + inset / 2, box.width() - 2 * inset, 0)
    height = text_height(line.text, inner.width(), look, role, _MOST_LINES)
    if painter is not None:
        if line.authors:
            frame = QRectF(box.left(), box.top() + above, box.width(), height + inset)
            radius = look.token("radius.bar")
            fill_panel(
                painter, frame, look, "authors_view", "text_muted", radius=radius, dashed=True
            )
        ink = "text_muted" if line.muted else "text"
        inner.setHeight(height)
        draw_lit_text(painter, inner, line.text, line.spans, look, role, ink, _MOST_LINES)
    return box.top() + above + height + inset + 4


def _draw_pair(painter: QPainter | None, box: QRectF, pair: Pair, look: Look) -> float:
    """Who at the left, when at the right; both go on below where they are long."""
    half = box.width() * 0.44
    columns = (
        (pair.left, QRectF(box.left(), box.top(), half - 8, 0), "text"),
        (pair.right, QRectF(box.left() + half, box.top(), box.width() - half, 0), "text_muted"),
    )
    height = 0
    for text, cell, ink in columns:
        height = max(height, text_height(text, cell.width(), look, "base", _PAIR_LINES))
        if painter is not None:
            draw_lit_text(painter, cell, text, (), look, "base", ink, _PAIR_LINES)
    return box.top() + height + 2


class TitleStrip(QWidget):
    """The title over the sheet with its note; both are cut rather than widen the panel."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._title, self._note = theme, "", ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def set_texts(self, title: str, note: str) -> None:
        """Another title and note."""
        self._title, self._note = title, note
        both = f"{title}. {note}" if note else title
        self.setAccessibleName(both)
        self.setToolTip(plain_tooltip(both))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, self._theme.look.size("row.section_header"))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, look = QPainter(self), self._theme.look
        room = self.width() - 24 - text_width(self._title, look, "strong") - 12
        note = elided(self._note, room, look, "small") if room > 40 else ""
        draw_section_header(painter, QRectF(self.rect()), self._title, note, look)


class _Area(QScrollArea):
    """Scrolls by the keyboard, and copies the sheet as plain text."""

    copies = True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        view = self.widget()
        if event.matches(QKeySequence.StandardKey.Copy) and isinstance(view, SheetView):
            QGuiApplication.clipboard().setText(view.sheet.spoken())
            event.accept()
            return
        super().keyPressEvent(event)


class ExplanationPanel(QWidget):
    """A header over the sheet; the whole of it is the accessible description."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.setAutoFillBackground(True)
        self.header = TitleStrip(theme)
        self.view = SheetView(theme)
        self.area = _Area()
        self.area.setWidget(self.view)
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addWidget(self.area, 1)
        self.show_sheet(empty_sheet())

    @property
    def sheet(self) -> Sheet:
        """What is shown."""
        return self.view.sheet

    def show_sheet(self, sheet: Sheet) -> None:
        """Explain an entry."""
        self.header.set_texts(sheet.title, sheet.note)
        self.view.set_sheet(sheet)
        self.area.setAccessibleName(sheet.title)
        self.area.setAccessibleDescription(sheet.spoken())
