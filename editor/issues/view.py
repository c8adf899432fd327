"""The list of issues: Enter jumps, Shift+Enter or a click on its words mends."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
    QWidget,
)

from editor.issues.model import IssueModel
from editor.theme import Theme
from editor.theme.painter import IssueColumns, draw_focus_ring, draw_issue_row, text_width
from editor.widgets.plain import plain_tooltip

_NARROW = 900
Index = QModelIndex | QPersistentModelIndex


def columns_for(theme: Theme, width: int) -> IssueColumns:
    """The fixed widths of a row; on a narrow window they give way to the message."""
    stretch = theme.look.stretched
    if width < stretch(_NARROW):
        return IssueColumns(stretch(36), stretch(150), stretch(96), stretch(130), stretch(90))
    return IssueColumns(stretch(40), stretch(190), stretch(100), stretch(160), stretch(130))


class IssuePainter(QStyledItemDelegate):
    """Draws the rows by the theme's painter."""

    def __init__(self, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(100, self._theme.look.size("row.issue"))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model, look = index.model(), self._theme.look
        assert isinstance(model, IssueModel)
        rect = QRectF(option.rect)
        state = option.state
        selected = bool(state & QStyle.StateFlag.State_Selected)
        draw_issue_row(
            painter,
            rect,
            model.words(index.row()),
            look,
            columns_for(self._theme, option.rect.width()),
            selected=selected,
            hovered=bool(state & QStyle.StateFlag.State_MouseOver),
            active=bool(state & QStyle.StateFlag.State_Active),
        )
        if state & QStyle.StateFlag.State_HasFocus:
            draw_focus_ring(painter, rect, look, inside=True, on_selection=selected)


class IssueList(QListView):
    """jump(int) and mend(int) carry a row."""

    jump = Signal(int)
    mend = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setItemDelegate(IssuePainter(theme, self))
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Issues"))
        theme.changed.connect(self.viewport().update)

    @contextmanager
    def kept_in_place(self) -> Iterator[None]:
        """While the issues are taken anew: the list stays where it was, and on its issue.

        Where that one is gone, the next is selected.
        """
        model, bar = self.model(), self.verticalScrollBar()
        assert isinstance(model, IssueModel)
        row, top = self.currentIndex().row(), bar.value()
        issue = model.issue(row)
        yield
        if issue is None or not model.rowCount():
            return
        now = model.row_of(issue)
        row = min(row, model.rowCount() - 1) if now < 0 else now
        if row != self.currentIndex().row():
            self.setCurrentIndex(model.index(row))
        self.executeDelayedItemsLayout()
        bar.setValue(min(top, bar.maximum()))

    def fix_rect(self, row: int) -> QRectF:
        """Where a row's quick fix is drawn; empty when it has none."""
        model = self.model()
        assert isinstance(model, IssueModel)
        words = model.words(row).fix
        if not words:
            return QRectF()
        rect = QRectF(self.visualRect(model.index(row, 0)))
        right = rect.right() - 12 - columns_for(self._theme, round(rect.width())).file - 8
        wide = text_width(words, self._theme.look, "small") + 8
        return QRectF(right - wide, rect.top(), wide + 8, rect.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self.currentIndex().row()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and row >= 0:
            shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            (self.mend if shifted else self.jump).emit(row)
            return
        super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        row = self.indexAt(event.position().toPoint()).row()
        if event.button() != Qt.MouseButton.LeftButton or row < 0:
            return
        fixes = self.fix_rect(row).contains(event.position())
        (self.mend if fixes else self.jump).emit(row)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        row = self.indexAt(event.position().toPoint()).row()
        over = row >= 0 and self.fix_rect(row).contains(event.position())
        shape = Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            index = self.indexAt(event.pos())
            model = self.model()
            assert isinstance(model, IssueModel)
            text = model.words(index.row()).message if index.isValid() else ""
            QToolTip.showText(event.globalPos(), plain_tooltip(text), self.viewport())
            return True
        return super().viewportEvent(event)
