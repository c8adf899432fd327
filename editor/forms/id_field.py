"""An id that is chosen from those of the world, or typed."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAction, QWheelEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from editor.theme import Theme
from editor.widgets import LineEdit


class IdField(QComboBox):
    """`id_edited(str)`: the id chosen or typed, "" for none. `offers` gives those to choose from."""

    id_edited = Signal(str)
    editing_left = Signal()

    def __init__(
        self,
        theme: Theme,
        name: str,
        offers: Callable[[], Iterable[str]],
        icon: str,
        parent: QWidget | None = None,
        *,
        pause_ms: int,
    ) -> None:
        super().__init__(parent)
        self._offers = offers
        self._offered: tuple[str, ...] | None = None
        self._line = LineEdit(name, self, pause_ms=pause_ms)
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setLineEdit(self._line)
        self._set_up_completer()
        self.setAccessibleName(name)
        self.view().setAccessibleName(name)
        self.setMinimumContentsLength(8)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        mark = QAction(self)
        theme.set_icon(mark, icon)
        self._line.addAction(mark, QLineEdit.ActionPosition.LeadingPosition)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.activated.connect(self._on_chosen)
        self._line.text_edited.connect(self._on_typed)
        self._line.editing_left.connect(self.editing_left)

    def _set_up_completer(self) -> None:
        completer = self.completer()
        assert completer is not None
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setCompletionMode(completer.CompletionMode.PopupCompletion)
        completer.activated.connect(self._on_completed)

    def show_id(self, id: str) -> None:
        """Show an id without reporting it."""
        self._offer()
        blocked = self.blockSignals(True)
        self.setCurrentIndex(self.findText(id, Qt.MatchFlag.MatchExactly) if id else 0)
        self._line.set_text_silently(id)
        self.blockSignals(blocked)

    def set_placeholder(self, text: str) -> None:
        """What the empty field says."""
        self._line.setPlaceholderText(text)

    def flush(self) -> None:
        """Report what was typed, now."""
        self._line.flush()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scrolling the form must not change the id under the pointer."""
        event.ignore()

    def _offer(self) -> None:
        offered = tuple(self._offers())
        if offered == self._offered:
            return
        self._offered = offered
        blocked = self.blockSignals(True)
        self.clear()
        self.addItems(["", *offered])
        self.blockSignals(blocked)

    def _on_chosen(self, index: int) -> None:
        self._report(self.itemText(index))

    def _on_typed(self, text: str) -> None:
        self._report(text.strip())

    def _on_completed(self, text: str) -> None:
        QTimer.singleShot(0, self, self.flush)
        self._report(text)

    def _report(self, id: str) -> None:
        self.id_edited.emit(id)
