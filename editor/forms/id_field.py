"""An id that is chosen from those of the world, or typed; shown by its name where it has one."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAction, QWheelEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from editor.forms.naming import Naming
from editor.theme import Theme
from editor.widgets import LineEdit, plain_tooltip


class IdField(QComboBox):
    """`id_edited(str)`: the id chosen or typed, "" for none. `offers` gives those to choose from.

    With a `naming` the names are shown and may be typed; the id is in the tooltip.
    """

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
        naming: Naming | None = None,
    ) -> None:
        super().__init__(parent)
        self._offers, self._naming = offers, naming
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
        self.setCurrentIndex(max(0, self.findData(id)) if id else 0)
        self.blockSignals(blocked)
        self._show_name(id)

    def _show_name(self, id: str) -> None:
        named = self._naming is not None
        self._line.set_text_silently(self._naming.name(id) if self._naming is not None else id)
        self.setToolTip(plain_tooltip(id) if named else "")

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
        ids = tuple(self._offers())
        offered = tuple(map(self._naming.both, ids)) if self._naming is not None else ids
        if offered == self._offered:
            return
        self._offered = offered
        blocked = self.blockSignals(True)
        self.clear()
        for words, id in (("", ""), *zip(offered, ids, strict=True)):
            self.addItem(words, id)
        self.blockSignals(blocked)

    def _on_chosen(self, index: int) -> None:
        id = str(self.itemData(index) or "")
        self._show_name(id)
        self._report(id)

    def _on_typed(self, text: str) -> None:
        self._report(self._id_of(text))

    def _on_completed(self, text: str) -> None:
        QTimer.singleShot(0, self, self.flush)
        self._report(self._id_of(text))

    def _id_of(self, text: str) -> str:
        return text.strip() if self._naming is None else self._naming.id_of(text)

    def _report(self, id: str) -> None:
        self.id_edited.emit(id)
