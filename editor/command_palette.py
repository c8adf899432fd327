"""The list under the command field: every action that can run now, and every record."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from heapq import nsmallest
from typing import Any

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from core.text.fold import fold
from editor.theme import Look, Theme
from editor.theme.painter import RIGHT, draw_icon, draw_text
from editor.top_bar import CommandField
from editor.widgets import EmptyState, RowList, RowModel, RowPainter, RowState

MAX_ROWS = 40
_WIDTH = 520
_SHOWN = 12


@dataclass(frozen=True, slots=True)
class Target:
    """Something to go to: its words, a muted note, what stands at its right, what it does."""

    title: str
    note: str
    icon: str
    right: str
    run: Callable[[], object]


@dataclass(frozen=True, slots=True)
class Source:
    """Things of one sort: rows of folded words and a key, and how a key becomes a target."""

    rows: Sequence[tuple[str, Any]]
    make: Callable[[Any], Target]


def best(sources: Sequence[Source], typed: str, most: int = MAX_ROWS) -> list[Target]:
    """What holds every typed word; what begins with the first of them comes first."""
    words = fold(typed).split()
    if not words:
        return [source.make(key) for source in sources for _, key in source.rows[:most]][:most]
    found = [
        (*_rank(text, words), at, key)
        for at, source in enumerate(sources)
        for text, key in source.rows
        if all(word in text for word in words)
    ]
    ranked = nsmallest(most, found, key=lambda row: row[:3])
    return [sources[at].make(key) for _, _, at, key in ranked]


def _rank(text: str, words: list[str]) -> tuple[int, int]:
    at = text.find(words[0])
    starts = 0 if at == 0 else 1 if text[at - 1] in " _:-" else 2
    return starts, len(text)


class _Targets(RowModel[Target]):
    def label(self, row: Target) -> str:
        return row.title

    def spoken(self, row: Target) -> str:
        return ", ".join(part for part in (row.title, row.note, row.right) if part)

    def tip(self, row: Target) -> str:
        return ""


class _TargetPainter(RowPainter[Target]):
    lit_by = "always"

    def paint_row(
        self, painter: QPainter, rect: QRectF, row: Target, look: Look, state: RowState
    ) -> None:
        muted = state.ink(look, "text_muted")
        icon = QRectF(rect.left() + 10, rect.top(), 16, rect.height())
        draw_icon(painter, icon, row.icon, muted, look)
        line = rect.adjusted(36, 0, -12, 0)
        if row.right:
            taken = draw_text(painter, line, row.right, look, "small", muted, RIGHT)
            line.setRight(line.right() - taken - 10)
        left = draw_text(painter, line, row.title, look, "base", state.ink(look, "text"))
        draw_text(painter, line.adjusted(left + 10, 0, 0, 0), row.note, look, "small", muted)


class CommandPalette(QFrame):
    """Opens below the command field while it has the focus, and closes with it.

    `closed()` tells that the focus should go back to where it was.
    """

    closed = Signal()

    def __init__(
        self,
        theme: Theme,
        field: CommandField,
        sources: Callable[[], Sequence[Source]],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._theme, self._field, self._sources = theme, field, sources
        self._window = window
        self._known: Sequence[Source] = ()
        self._rows = _Targets(self)
        name = self.tr("Actions and entries")
        self.view = RowList(theme, name, self._rows, _TargetPainter, mouse="click")
        self._nothing = EmptyState(
            theme,
            "search",
            self.tr("Nothing is called that"),
            self.tr("Actions and ids are searched, in any part of their names."),
            compact=True,
        )
        self.setProperty("field", True)
        self._build()
        field.textEdited.connect(self._on_typed)
        field.moved.connect(self._move)
        field.taken.connect(self._take)
        field.left.connect(self.leave)
        field.entered.connect(self._on_entered)
        field.blurred.connect(self._put_away)
        self.view.row_opened.connect(self._run)
        self.hide()

    def open(self) -> None:
        """Show everything; typing narrows it."""
        self._known = self._sources()
        self._field.clear()
        self._show("")
        self._place()
        self.show()
        self.raise_()

    def look_again(self) -> None:
        """More can be found than before."""
        if not self.isHidden():
            row = self.view.currentIndex().row()
            self._known = self._sources()
            self._show(self._field.text())
            self._move(row)

    def leave(self) -> None:
        """Close, with nothing done."""
        self._put_away()
        self.closed.emit()

    def titles(self) -> list[str]:
        """The words of the rows shown."""
        return [target.title for target in self._rows.rows]

    def place_again(self) -> None:
        """The window has another size."""
        if not self.isHidden():
            self._place()

    def _build(self) -> None:
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 4, 1, 4)
        column.setSpacing(0)
        column.addWidget(self.view)
        column.addWidget(self._nothing)

    def _show(self, typed: str) -> None:
        self._rows.set_rows(best(self._known, typed))
        self.view.setCurrentIndex(self._rows.index(0))
        self.view.setVisible(bool(self._rows.rows))
        self._nothing.setVisible(not self._rows.rows)

    def _place(self) -> None:
        row = self._theme.look.size("row.list")
        count = min(_SHOWN, max(3, self._rows.rowCount()))
        below = self._field.mapTo(
            self._window, QPoint(self._field.width(), self._field.height() + 2)
        )
        width = min(self._theme.look.stretched(_WIDTH), self._window.width() - 24)
        self.setGeometry(below.x() - width, below.y(), width, row * count + 10)

    def _on_entered(self) -> None:
        if self.isHidden():
            self.open()

    def _put_away(self) -> None:
        self.hide()
        self._field.clear()

    def _on_typed(self, text: str) -> None:
        if self.isHidden():
            self.open()
            self._field.setText(text)
        self._show(text)

    def _move(self, step: int) -> None:
        last = self._rows.rowCount() - 1
        row = max(0, min(last, self.view.currentIndex().row() + step))
        self.view.setCurrentIndex(self._rows.index(row))

    def _take(self) -> None:
        index = self.view.currentIndex()
        if index.isValid() and not self.isHidden():
            self._run(index.row())

    def _run(self, row: int) -> None:
        target = self._rows.rows[row]
        self.leave()
        target.run()
