"""The right panel: what the next quest opens, the audit, and the selected cell in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from core.knowledge.matrix import Learning
from core.model.kinds import Kind
from core.model.records import Entry, Quest
from editor.knowledge.board import Board
from editor.knowledge.side_list import FoundLine, LearningCard, SideList
from editor.knowledge.words import count_words
from editor.names import name_of
from editor.theme import Theme
from editor.widgets import FlowLayout, PlainLabel, SectionHeader, push_button

if TYPE_CHECKING:
    from core.knowledge.audit import Audit

_NEVER = frozenset({"audit_nobody", "audit_shut"})
_DRAFT = "audit_draft"


class KnowledgePanel(QWidget):
    """quest_chosen(str): look ahead to another quest. record_chosen(int), record_opened(int):
    of the lists. ask_requested(), show_requested(): about the selected cell."""

    quest_chosen = Signal(str)
    record_chosen = Signal(int)
    record_opened = Signal(int)
    ask_requested = Signal()
    show_requested = Signal()
    audit_requested = Signal()

    def __init__(
        self, theme: Theme, board: Board, language: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme, self._board, self._language = theme, board, language
        self.head = SectionHeader(theme, self.tr("On completion"))
        self.quest = PlainLabel(theme, "", role="strong", wrap=True)
        self.choice = QComboBox()
        self.choice.setAccessibleName(self.tr("Quest to look ahead to"))
        self.about = PlainLabel(theme, "", role="small", colour="text_muted", wrap=True)
        self.learning = SideList(theme, self.tr("What it opens"), self.tr("opens"))
        self.audit_head = SectionHeader(theme, self.tr("Audit"))
        self.found = SideList(theme, self.tr("Audit"))
        self.look = push_button(theme, self.tr("Look through all entries"), compact=True)
        self.title = PlainLabel(theme, "", role="strong", wrap=True)
        self.words = PlainLabel(theme, "", role="small", colour="text_muted", wrap=True)
        self.hint = PlainLabel(theme, self._how(), role="small", colour="text_muted", wrap=True)
        self.ask = push_button(theme, "", "playground", compact=True)
        self.show_entry = push_button(theme, self.tr("Show entry"), "jump", compact=True)
        self._lay_out()
        self._connect()
        self._look_line.hide()
        self.show_cell("", "", "")

    def _lay_out(self) -> None:
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addLayout(self._quest_part())
        column.addWidget(self.learning, 3)
        column.addWidget(self.audit_head)
        self._look_line = QWidget()
        look = QHBoxLayout(self._look_line)
        look.setContentsMargins(12, 6, 12, 6)
        look.addWidget(self.look)
        look.addStretch(1)
        column.addWidget(self._look_line)
        column.addWidget(self.found, 2)
        column.addWidget(self._cell_part())

    def _quest_part(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setContentsMargins(12, 10, 12, 8)
        column.setSpacing(2)
        line = QHBoxLayout()
        line.setSpacing(8)
        self._flag = QLabel()
        self._show_flag()
        self._theme.changed.connect(self._show_flag)
        line.addWidget(self._flag, 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(self.quest, 1)
        line.addWidget(self.choice, 1)
        column.addLayout(line)
        column.addWidget(self.about)
        return column

    def _show_flag(self) -> None:
        dpr = self.devicePixelRatioF()
        self._flag.setPixmap(self._theme.look.pixmap("quest", "accent", 14, dpr))

    def _cell_part(self) -> QWidget:
        part = QWidget()
        part.setProperty("topLine", True)
        column = QVBoxLayout(part)
        column.setContentsMargins(12, 8, 12, 10)
        column.setSpacing(3)
        self.cell_head = SectionHeader(self._theme, self.tr("Selected cell"))
        column.addWidget(self.title)
        column.addWidget(self.words)
        column.addWidget(self.hint)
        buttons = FlowLayout(gap=6)
        buttons.setContentsMargins(0, 5, 0, 0)
        # The last item of a line is stretched: no button should be.
        for widget in (self.ask, self.show_entry, QWidget()):
            buttons.addWidget(widget)
        column.addLayout(buttons)
        whole = QWidget()
        outer = QVBoxLayout(whole)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self.cell_head)
        outer.addWidget(part)
        return whole

    def _connect(self) -> None:
        self.choice.activated.connect(self._on_choice)
        for list in (self.learning, self.found):
            list.chosen.connect(self.record_chosen)
            list.opened.connect(self.record_opened)
        self.look.clicked.connect(self.audit_requested)
        self.ask.clicked.connect(self.ask_requested)
        self.show_entry.clicked.connect(self.show_requested)

    # the next quest

    def show_board(self) -> None:
        """Show what the quest that is looked ahead to opens."""
        quest, sheet = self._board.quest, self._board.sheet
        ahead = sheet.next_quests
        self.choice.setVisible(len(ahead) > 1)
        self.quest.setVisible(len(ahead) < 2)
        self._flag.setVisible(quest is not None)
        if quest is None:
            self.quest.setText(self._none_ahead())
            self.about.setText("")
        else:
            self._show_quest(quest, ahead)
        cards = [self._card(learning) for learning in self._board.learning()]
        self.learning.items.show(cards)
        note = count_words("opens", len(cards))
        self.head.set_note(note if quest is not None else "")
        self._share()

    def _none_ahead(self) -> str:
        if self._board.steps:
            return self.tr("Every quest is completed")
        return self.tr("No quest can be completed")

    def _show_quest(self, quest: str, ahead: tuple[str, ...]) -> None:
        world = self._board.world
        self.quest.setText(name_of(world, Kind.QUEST, quest))
        self.choice.clear()
        for id in ahead:
            self.choice.addItem(name_of(world, Kind.QUEST, id), id)
        self.choice.setCurrentIndex(ahead.index(quest))
        steps = self._board.steps
        step = steps.index(quest) + 1 if quest in steps else None
        self.about.setText(self._about(quest, step))

    def _about(self, quest: str, step: int | None) -> str:
        found = self._board.world.find(Kind.QUEST, quest)
        data = self._board.world.data(found[0]) if found else None
        requires = data.requires if isinstance(data, Quest) else ()
        said = self.tr("In no step.")
        if step is not None:
            said = self.tr("Step {step}.").format(step=step)
        if not requires:
            return said
        names = ", ".join(name_of(self._board.world, Kind.QUEST, id) for id in requires)
        return f"{said} " + self.tr("Requires {quests}.").replace("{quests}", names)

    def _card(self, learning: Learning) -> LearningCard:
        world = self._board.world
        data = world.data(learning.handle)
        text = data.text if isinstance(data, Entry) else ""
        learn = [npc for npc in learning.learn if npc is not None]
        knew = [npc for npc in learning.knew if npc is not None]
        first = count_words("learn", len(learn))
        if len(learn) == len(self._board.npcs):
            note = self.tr("everyone")
        elif len(learn) <= 2:
            note = ", ".join(name_of(world, Kind.NPC, npc) for npc in learn)
        else:
            note = self.tr("{count} knew it already").format(count=len(knew))
        return LearningCard(learning.handle, world.record(learning.handle).id, text, first, note)

    def _on_choice(self, index: int) -> None:
        self.quest_chosen.emit(str(self.choice.itemData(index)))

    # the audit

    def show_audit(self, audit: Audit) -> None:
        """Show the findings, the worst first."""
        order = {"error": 0, "warning": 1, "hint": 2}
        found = sorted(audit.findings, key=lambda f: order.get(f.severity, 3))
        lines = [FoundLine(f.severity, audit.sentence(f, self._language), f.handle) for f in found]
        if (said := self._reached({finding.code for finding in found})) is not None:
            lines.append(FoundLine("ok", said))
        self.found.items.show(lines)
        self._look_line.hide()
        count = len(found)
        self.audit_head.set_note(count_words("findings", count) if count else "")
        self._share()

    def _reached(self, codes: set[str]) -> str | None:
        """What is well; nothing where an entry is out of reach without being meant to."""
        if codes & _NEVER:
            return None
        if _DRAFT in codes:
            return self.tr("Every entry that is no draft can be reached by somebody")
        return self.tr("Every entry can be reached by somebody")

    def show_waiting(self) -> None:
        """The world is large: it is looked through when it is asked for."""
        self._look_line.show()

    # the selected cell

    def show_cell(self, title: str, words: str, npc: str) -> None:
        """Show a cell in words; an empty title means that none is selected."""
        self.title.setText(title or self.tr("No cell is selected"))
        self.words.setText(words)
        self.words.setVisible(bool(words))
        self.ask.set_text(self.tr("Ask as {npc} here").replace("{npc}", npc))
        for widget in (self.hint, self.ask, self.show_entry):
            widget.setVisible(bool(title))

    def _how(self) -> str:
        return self.tr("A click or Enter asks here; Ctrl+click and the arrows only select.")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        """No list is higher than what it shows; the audit takes what the other leaves."""
        least = self._theme.look.stretched(56)
        self.learning.setMaximumHeight(max(2, self.learning.wanted_height()))
        self.learning.setVisible(self.learning.items.rowCount() > 0)
        self.found.setMinimumHeight(least)
