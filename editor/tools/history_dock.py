"""The history of the open world as a list: what was done and to how many, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QDockWidget, QUndoView, QVBoxLayout, QWidget

from editor.theme import Theme
from editor.widgets import SectionHeader, icon_button

if TYPE_CHECKING:
    from editor.document import Document

_WIDTH, _NARROW = 250, 1280


class HistoryDock(QDockWidget):
    """A click on a step goes back or forward to it. closed(): the user wants it away."""

    closed = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setObjectName("history")
        self.setWindowTitle(self.tr("Undo history"))
        feature = QDockWidget.DockWidgetFeature
        self.setFeatures(
            feature.DockWidgetClosable | feature.DockWidgetMovable | feature.DockWidgetFloatable
        )
        self.setAllowedAreas(Qt.DockWidgetArea.RightDockWidgetArea)
        header = SectionHeader(theme, self.tr("Undo history"))
        close = icon_button(theme, "close", self.tr("Close the history"))
        close.clicked.connect(self.closed)
        header.add_widget(close)
        self.setTitleBarWidget(header)
        self.view = QUndoView()
        self.view.setAccessibleName(self.tr("Undo history"))
        self.view.setWordWrap(True)
        self.view.setResizeMode(QUndoView.ResizeMode.Adjust)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setSpacing(2)
        self.view.setEmptyLabel(self.tr("As it was opened"))
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.view)
        self.setWidget(body)
        self.setMinimumWidth(theme.look.stretched(_WIDTH))
        theme.changed.connect(self._on_theme)
        self._on_theme()

    def _on_theme(self) -> None:
        self.view.setCleanIcon(self._theme.look.icon("save", "text_muted"))

    def fit(self, width: int) -> None:
        """Stand beside the work in a window of this width, or before it where that is narrow."""
        narrow = width < self._theme.look.stretched(_NARROW)
        self.setFloating(narrow)
        parent = self.parentWidget()
        if narrow and parent is not None:
            corner = parent.mapToGlobal(QPoint(parent.width() - self.width() - 16, 72))
            self.move(corner)
            self.resize(self.width(), parent.height() // 2)

    def set_document(self, document: Document | None) -> None:
        """Show the history of a world."""
        # Qt's own typing leaves out that no stack is a stack as well.
        stack = document.stack if document is not None else None
        self.view.setStack(stack)  # type: ignore[arg-type]

    def closeEvent(self, event: QCloseEvent) -> None:
        event.ignore()
        self.closed.emit()
