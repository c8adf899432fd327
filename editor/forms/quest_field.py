"""The required quest: chosen from the quests in their order, or typed."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAction, QWheelEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from core.query import quests_in_order
from core.world.world import World
from editor.theme import Theme
from editor.widgets import LineEdit


class QuestField(QComboBox):
    """`quest_edited(str)`: the id chosen or typed, "" for none."""

    quest_edited = Signal(str)
    editing_left = Signal()

    def __init__(
        self, theme: Theme, world: World, name: str, parent: QWidget | None = None, *, pause_ms: int
    ) -> None:
        super().__init__(parent)
        self._world = world
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
        icon = QAction(self)
        theme.set_icon(icon, "quest")
        self._line.addAction(icon, QLineEdit.ActionPosition.LeadingPosition)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.activated.connect(self._on_chosen)
        self._line.text_edited.connect(self._on_typed)
        self._line.editing_left.connect(self.editing_left)

    def _set_up_completer(self) -> None:
        completer = self.completer()
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setCompletionMode(completer.CompletionMode.PopupCompletion)
        completer.activated.connect(self._on_completed)

    def show_quest(self, quest: str) -> None:
        """Show a quest without reporting it."""
        self._offer()
        blocked = self.blockSignals(True)
        self.setCurrentIndex(self.findText(quest, Qt.MatchFlag.MatchExactly) if quest else 0)
        self._line.set_text_silently(quest)
        self.blockSignals(blocked)

    def set_placeholder(self, text: str) -> None:
        """What the empty field says."""
        self._line.setPlaceholderText(text)

    def flush(self) -> None:
        """Report what was typed, now."""
        self._line.flush()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scrolling the form must not change the quest under the pointer."""
        event.ignore()

    def _offer(self) -> None:
        quests = quests_in_order(self._world)
        if quests == self._offered:
            return
        self._offered = quests
        blocked = self.blockSignals(True)
        self.clear()
        self.addItems(["", *quests])
        self.blockSignals(blocked)

    def _on_chosen(self, index: int) -> None:
        self._report(self.itemText(index))

    def _on_typed(self, text: str) -> None:
        self._report(text.strip())

    def _on_completed(self, text: str) -> None:
        QTimer.singleShot(0, self, self.flush)
        self._report(text)

    def _report(self, quest: str) -> None:
        self.quest_edited.emit(quest)
