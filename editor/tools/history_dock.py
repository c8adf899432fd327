"""The history of the open world as a list: what was done and to how many, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QDockWidget,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from editor.theme import Theme
from editor.tools.history_model import HistoryModel
from editor.widgets import SectionHeader, icon_button

if TYPE_CHECKING:
    from editor.document import Document
    from editor.traveller import Traveller

_WIDTH, _NARROW = 250, 1280


class _StepRows(QStyledItemDelegate):
    """Knows how high a step is: a list asks for all of them whenever one comes or goes."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._sizes: dict[tuple[str, bool, int], QSize] = {}

    def forget(self) -> None:
        """Letters have another size."""
        self._sizes.clear()

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        model = index.model()
        assert isinstance(model, HistoryModel)
        key = (*model.shape(index.row()), option.rect.width())
        if key not in self._sizes:
            self._sizes[key] = super().sizeHint(option, index)
        return self._sizes[key]


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
        self.model = HistoryModel(self.tr("As it was opened"), self)
        self.view = QListView()
        self.view.setModel(self.model)
        self._rows = _StepRows(self.view)
        self.view.setItemDelegate(self._rows)
        self.view.setAccessibleName(self.tr("Undo history"))
        self.view.setWordWrap(True)
        self.view.setResizeMode(QListView.ResizeMode.Adjust)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setSpacing(2)
        self.view.selectionModel().currentChanged.connect(self._on_current)
        self.model.moved.connect(self._show_place)
        self._traveller: Traveller | None = None
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.view)
        self.setWidget(body)
        self.setMinimumWidth(theme.look.stretched(_WIDTH))
        theme.changed.connect(self._on_theme)
        self._on_theme()

    def _on_theme(self) -> None:
        self._rows.forget()
        self.model.set_clean_icon(self._theme.look.icon("save", "text_muted"))

    def fit(self, width: int) -> None:
        """Stand beside the work in a window of this width, or before it where that is narrow."""
        narrow = width < self._theme.look.stretched(_NARROW)
        self.setFloating(narrow)
        parent = self.parentWidget()
        if narrow and parent is not None:
            corner = parent.mapToGlobal(QPoint(parent.width() - self.width() - 16, 72))
            self.move(corner)
            self.resize(self.width(), parent.height() // 2)

    def set_document(self, document: Document | None, traveller: Traveller | None) -> None:
        """Show the history of a world."""
        self._traveller = traveller
        self.model.set_stack(document.stack if document is not None else None)

    def _show_place(self) -> None:
        """The state that the world is in is the current row."""
        with QSignalBlocker(self.view.selectionModel()):
            place = self.model.index(self.model.place, 0)
            self.view.setCurrentIndex(place)
        self.view.viewport().update()
        self.view.scrollTo(place)

    def _on_current(self, now: QModelIndex) -> None:
        if self._traveller is None or not now.isValid() or now.row() == self.model.place:
            return
        self._traveller.go_to(now.row(), lambda moved: self._show_place())
        if not self._traveller.travelling:
            self._show_place()

    def closeEvent(self, event: QCloseEvent) -> None:
        event.ignore()
        self.closed.emit()
