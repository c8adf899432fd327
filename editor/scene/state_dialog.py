"""A fresh state to play in: which quests are completed."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from core.model.kinds import Kind
from core.world.world import World
from editor.dialogs.base import FormDialog
from editor.names import name_of
from editor.theme import Theme
from editor.widgets import PlainLabel


class FreshDialog(FormDialog):
    """`quests` are those that were ticked, in the order of the world."""

    def __init__(self, theme: Theme, world: World, done: Iterable[str], parent: QWidget) -> None:
        super().__init__(theme, self.tr("A fresh state"), self.tr("&Begin"), parent)
        self.list = QListWidget()
        ticked = frozenset(done)
        for id in world.ids(Kind.QUEST):
            item = QListWidgetItem(name_of(world, Kind.QUEST, id))
            item.setData(Qt.ItemDataRole.UserRole, id)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            state = Qt.CheckState.Checked if id in ticked else Qt.CheckState.Unchecked
            item.setCheckState(state)
            self.list.addItem(item)
        self.add_field(self.tr("&Completed quests"), self.list)
        words = self.tr("Nobody remembers anything.")
        self.form.addRow("", PlainLabel(theme, words, role="small", colour="text_muted", wrap=True))

    @property
    def quests(self) -> tuple[str, ...]:
        """The completed quests."""
        items = (self.list.item(row) for row in range(self.list.count()))
        return tuple(
            str(item.data(Qt.ItemDataRole.UserRole))
            for item in items
            if item.checkState() == Qt.CheckState.Checked
        )
