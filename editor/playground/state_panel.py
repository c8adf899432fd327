"""Who is asked, where, after which quests, and how many entries it is given."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSpinBox, QVBoxLayout, QWidget

from core.model.kinds import Kind
from core.model.state import GameState
from core.query import EntryClasses, quests_in_order, with_requirements
from core.world.world import World
from editor.discretion import Discretion
from editor.figures import spin_box
from editor.playground import words
from editor.playground.names import Names
from editor.playground.picker import Picker
from editor.playground.quest_list import QuestList, QuestModel
from editor.playground.recent import RecentQuestions
from editor.theme import Theme
from editor.theme.painter import chip_height
from editor.widgets import (
    ChipButton,
    ElidedLabel,
    FlowLayout,
    PlainLabel,
    SectionHeader,
    icon_button,
    push_button,
)

MOST_K = 50
_RECENT_ROWS = 5
_CHIPS_TOP = 2


class StatePanel(QWidget):
    """Shows a state and lets the user change it.

    state_edited(GameState): what the user made of it. question_chosen(str): asked before.
    save_requested(): a state from a save. origin_cleared(): no longer that of the save.
    """

    state_edited = Signal(object)
    question_chosen = Signal(str)
    save_requested = Signal()
    origin_cleared = Signal()

    def __init__(
        self,
        theme: Theme,
        world: World,
        classes: EntryClasses,
        profiles: Sequence[str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.setAutoFillBackground(True)
        self._theme, self._world, self._classes = theme, world, classes
        self._names = Names(world)
        self._state, self._origin = GameState(), ""
        self._say: Callable[[str], str] = str
        self._loaded: GameState | None = None
        self.header = SectionHeader(theme, self.tr("State"))
        self.from_save = icon_button(theme, "memory", self.tr("From a save…"))
        self.clear_origin = icon_button(theme, "close", self.tr("Leave the save"))
        for button in (self.clear_origin, self.from_save):
            self.header.add_widget(button)
        self.npc = Picker(theme, self.tr("Ask as"), "npc", words.stranger_words())
        self.place = Picker(theme, self.tr("Place"), "place", words.nowhere_words())
        self.profile = self._make_profile(profiles)
        self.k = self._make_k()
        self.factions = QWidget()
        self._chip_line = FlowLayout(self.factions, gap=4)
        self._chips: list[ChipButton] = []
        self.learnt = ElidedLabel(theme, "", role="small", colour="text_muted")
        self.quest_model = QuestModel(self)
        self.quests = QuestList(theme, self.quest_model)
        self.recent = RecentQuestions(theme)
        self._build()
        self._connect()
        self._fit_fields()
        self.refresh()

    # parts

    def _make_profile(self, profiles: Sequence[str]) -> QComboBox:
        combo = QComboBox()
        combo.setAccessibleName(self.tr("Profile"))
        combo.addItems(list(profiles))
        return combo

    def _make_k(self) -> QSpinBox:
        spin = spin_box()
        spin.setRange(1, MOST_K)
        spin.setValue(GameState().k)
        spin.setAccessibleName(self.tr("Top k"))
        return spin

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addLayout(self._build_fields())
        self._quest_header = SectionHeader(self._theme, self.tr("Completed quests"))
        column.addWidget(self._quest_header)
        column.addWidget(self.quests)
        column.addLayout(self._build_quest_buttons())
        column.addStretch(1)
        self._recent_header = SectionHeader(self._theme, self.tr("Recent questions"))
        column.addWidget(self._recent_header)
        column.addWidget(self.recent)

    def _build_fields(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setContentsMargins(12, 10, 12, 12)
        column.setSpacing(4)
        column.addWidget(self._label(self.tr("Ask as")))
        column.addWidget(self.npc)
        self._chip_line.setContentsMargins(0, _CHIPS_TOP, 0, 0)
        # The last item of a line is stretched: no chip should be.
        self._chip_line.addWidget(QWidget())
        column.addWidget(self.factions)
        column.addWidget(self.learnt)
        column.addSpacing(6)
        column.addWidget(self._label(self.tr("Place")))
        column.addWidget(self.place)
        column.addSpacing(6)
        column.addLayout(self._build_profile_line())
        return column

    def _build_profile_line(self) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(8)
        fields: list[tuple[str, QWidget, int]] = [
            (self.tr("Profile"), self.profile, 1),
            (self.tr("Top k"), self.k, 0),
        ]
        if self.profile.count() < 2:
            # One profile is no choice: the field would be a dead one.
            self.profile.hide()
            fields = fields[1:]
        for label, field, stretch in fields:
            part = QVBoxLayout()
            part.setSpacing(4)
            part.addWidget(self._label(label))
            part.addWidget(field)
            line.addLayout(part, stretch)
        if len(fields) == 1:
            line.addStretch(1)
        return line

    def _build_quest_buttons(self) -> FlowLayout:
        line = FlowLayout(gap=6)
        line.setContentsMargins(12, 8, 12, 10)
        self.complete = push_button(self._theme, self.tr("With what it requires"), compact=True)
        self.complete.setToolTip(
            self.tr("Complete the quest the cursor is on, and all that the completed ones require")
        )
        self.clear = push_button(self._theme, self.tr("None"), compact=True)
        # The last item of a line is stretched: no button should be.
        for widget in (self.complete, self.clear, QWidget()):
            line.addWidget(widget)
        return line

    def _label(self, text: str) -> PlainLabel:
        return PlainLabel(self._theme, text, role="small", colour="text_muted")

    def _connect(self) -> None:
        self.npc.chosen.connect(self._on_npc)
        self.place.chosen.connect(self._on_place)
        self.profile.textActivated.connect(self._on_profile)
        self.k.valueChanged.connect(self._on_k)
        self.quest_model.toggled.connect(self._on_quest)
        self.complete.clicked.connect(self._on_complete)
        self.clear.clicked.connect(self._on_clear)
        self.quests.selectionModel().currentChanged.connect(self._enable_buttons)
        self.recent.asked.connect(self.question_chosen)
        self.from_save.clicked.connect(self.save_requested)
        self.clear_origin.clicked.connect(self.origin_cleared)
        self._theme.changed.connect(self._fit_fields)

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        return QSize(self.complete.sizeHint().width() + 26, hint.height())

    def _fit_fields(self) -> None:
        for field in (self.profile, self.k):
            field.setFixedHeight(self._theme.look.size("control.height"))

    # what is shown

    def set_discretion(self, discretion: Discretion) -> None:
        """Name no entry that is hidden."""
        self._say = discretion.say
        self.recent.set_discretion(discretion)
        discretion.changed.connect(self._show_origin)
        discretion.changed.connect(self._show_learnt)

    def show_state(self, state: GameState, origin: str = "") -> None:
        """Show a state; `origin` says where it comes from."""
        self._state, self._origin = state, origin
        self._loaded = state if origin else None
        self._show(state)

    def _show(self, state: GameState) -> None:
        self._state = state
        self._show_origin()
        self.npc.set_current(state.npc or "")
        self.place.set_current(state.place or "")
        self.profile.setCurrentText(state.profile)
        blocked = self.k.blockSignals(True)
        # A case or a bundle may ask with any k: what is asked is what stands there.
        self.k.setRange(min(1, state.k), max(MOST_K, state.k))
        self.k.setValue(state.k)
        self.k.blockSignals(blocked)
        self._show_factions()
        self._show_learnt()
        self.show_quests()

    def asked_name(self) -> str:
        """The name of who is asked."""
        if self._state.npc is None:
            return words.stranger_words()
        return self._names.name(Kind.NPC, self._state.npc)

    def refresh(self) -> None:
        """Take names and ids from the world as it is now."""
        self.npc.set_choices(self._names.all(Kind.NPC))
        self.place.set_choices(self._names.all(Kind.PLACE))
        self._show(self._state)

    def show_quests(self) -> None:
        """Show the checklist, and what each quest opens for who is asked."""
        opens = self._classes.opened_by(self._world.viewer(self._state))
        order = [self._names.named(Kind.QUEST, id) for id in quests_in_order(self._world)]
        known = {quest.id for quest in order}
        order += [self._names.named(Kind.QUEST, id) for id in sorted(self._state.quests - known)]
        self.quest_model.show(order, self._state.quests, opens)
        note = self.tr("{count} of {total}")
        self._quest_header.set_note(note.format(count=len(self._state.quests), total=len(order)))
        self._enable_buttons()

    def set_questions(self, questions: Sequence[str]) -> None:
        """Show the questions asked before; the list is hidden while there are none."""
        self.recent.set_questions(questions)
        rows = min(_RECENT_ROWS, len(questions))
        self.recent.setFixedHeight(rows * self._theme.look.size("row.issue") + 8)
        for widget in (self.recent, self._recent_header):
            widget.setVisible(bool(questions))

    def _show_origin(self) -> None:
        loaded, now, origin = self._loaded, self._state, self._say(self._origin)
        note = self.tr("from {name}").format(name=origin) if origin else ""
        if loaded is not None and (loaded.place, loaded.quests) != (now.place, now.quests):
            note = self.tr("from {name}, changed").format(name=origin)
        self.header.set_note(note)
        self.clear_origin.setVisible(bool(note))

    def _show_factions(self) -> None:
        for chip in self._chips:
            self._chip_line.removeWidget(chip)
            chip.hide()
            chip.deleteLater()
        members = sorted(self._world.factions_of(self._state.npc))
        self._chips = [self._make_chip(faction) for faction in members]
        for at, chip in enumerate(self._chips):
            self._chip_line.insert_widget(at, chip)
        self._reserve_line()

    def _reserve_line(self) -> None:
        """What stands below keeps its place whoever is asked, of a faction or of none."""
        line = chip_height(self._theme.look) + _CHIPS_TOP
        shown = self._chips and self.factions.isVisible()
        needed = self._chip_line.heightForWidth(self.factions.width()) if shown else line
        self.factions.setMinimumHeight(max(line, needed, self.factions.minimumHeight()))

    def _make_chip(self, faction: str) -> ChipButton:
        name = self._names.name(Kind.FACTION, faction)
        spoken = self.tr("faction {name}").format(name=name)
        return ChipButton(
            self._theme, faction, "faction", removable=False, name=spoken, tooltip=name
        )

    def _show_learnt(self) -> None:
        learnt = sorted(self._state.learnt.get(self._state.npc or "", {}))
        self.learnt.setText(self._say(self.tr("Has learnt {ids}").format(ids=", ".join(learnt))))
        self.learnt.setVisible(any(self._state.learnt.values()))

    def _enable_buttons(self) -> None:
        self.complete.setEnabled(self._completed() != self._state.quests)
        self.clear.setEnabled(bool(self._state.quests))

    def _completed(self) -> frozenset[str]:
        current = self.quests.current_quest()
        more = {current} if current is not None else set[str]()
        return with_requirements(self._world, self._state.quests | more)

    # what the user does

    def _edit(self, state: GameState) -> None:
        self._show(state)
        self.state_edited.emit(state)

    def _on_npc(self, id: str) -> None:
        self._edit(replace(self._state, npc=id or None))

    def _on_place(self, id: str) -> None:
        self._edit(replace(self._state, place=id or None))

    def _on_profile(self, profile: str) -> None:
        self._edit(replace(self._state, profile=profile))

    def _on_k(self, k: int) -> None:
        self._edit(replace(self._state, k=k))

    def _on_quest(self, id: str, done: bool) -> None:
        quests = self._state.quests | {id} if done else self._state.quests - {id}
        self._edit(replace(self._state, quests=quests))

    def _on_complete(self) -> None:
        self._edit(replace(self._state, quests=self._completed()))

    def _on_clear(self) -> None:
        self._edit(replace(self._state, quests=frozenset()))
