"""What stays in sight under the form: who can see an entry and when, the order of quests."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from core.model.kinds import Kind
from core.model.records import Entry
from core.query import reach
from core.world.lore_file import Record
from core.world.world import World
from editor.forms.names import names_of
from editor.forms.quest_graph import QuestGraph
from editor.forms.reach_strip import ReachStrip
from editor.theme import Theme


class FormFoot(QWidget):
    """Shows what belongs to the records; nothing for those of other kinds.

    jump_requested(handle, field): a quest of the graph is to be shown.
    """

    jump_requested = Signal(int, str)

    def __init__(self, theme: Theme, world: World, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._world = world
        self.strip = ReachStrip(theme)
        self.quests = QuestGraph(theme)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.strip)
        column.addWidget(self.quests)
        self.quests.jump_requested.connect(self.jump_requested)

    def show_records(self, records: Sequence[Record]) -> None:
        """Show the strip of one entry, or the graph of quests."""
        data = records[0].data if len(records) == 1 else None
        quests = bool(records) and records[0].kind is Kind.QUEST
        self.strip.setVisible(isinstance(data, Entry))
        self.quests.setVisible(quests)
        if quests:
            self.quests.show_quests(self._world, [record.handle for record in records])
        if isinstance(data, Entry):
            self.strip.show_reach(reach(self._world, data), names_of(self._world))
        self.setVisible(quests or isinstance(data, Entry))
