"""Where a game keeps the player's place and the completed quests: pointed at in the save's tree."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QHBoxLayout, QHeaderView, QSizePolicy, QTreeView, QWidget

from core.saves import StateMapping, mapped_state
from core.saves.locate import parse_path
from editor.dialogs.base import FormDialog
from editor.memory.reading import OpenedSave
from editor.memory.tree_model import SaveTreeModel
from editor.theme import Theme
from editor.widgets import ElidedLabel, push_button


class StateDialog(FormDialog):
    """`mapping` is what was pointed at; None means that the likely names decide.

    pointed(): another value was pointed at.
    """

    pointed = Signal()

    def __init__(self, theme: Theme, opened: OpenedSave, parent: QWidget) -> None:
        super().__init__(theme, self.tr("Place and quests in the save"), "", parent)
        self.accept_button.setText(self.tr("&Use these"))
        self._opened = opened
        self.mapping = opened.mapping
        self.model = SaveTreeModel(opened.save.tree, opened.password, self)
        self.tree = QTreeView()
        self.place, self.quests = ElidedLabel(theme), ElidedLabel(theme)
        self.use_place = push_button(theme, self.tr("This is the &place"), "place")
        self.use_quests = push_button(theme, self.tr("These are the completed &quests"), "quest")
        self.guess = push_button(theme, self.tr("By &likely names"), "refresh")
        self._fill_in(theme)
        self._connect()
        self._show()
        self._select_used()
        self.resize(theme.look.stretched(620), theme.look.stretched(520))

    def _fill_in(self, theme: Theme) -> None:
        self.tree.setModel(self.model)
        self.tree.setUniformRowHeights(True)
        self.tree.setMinimumHeight(theme.look.stretched(240))
        header = self.tree.header()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Interactive)
        header.resizeSection(0, theme.look.stretched(220))
        buttons = QWidget()
        line = QHBoxLayout(buttons)
        line.setContentsMargins(0, 0, 0, 0)
        for button in (self.use_place, self.use_quests, self.guess):
            line.addWidget(button)
        line.addStretch(1)
        self.form.addRow(self.tree)
        self.tree.setAccessibleName(self.tr("Values of the save"))
        self.form.addRow(buttons)
        for label in (self.place, self.quests):
            label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            label.setMinimumWidth(1)
        self.add_field(self.tr("Place:"), self.place)
        self.add_field(self.tr("Quests:"), self.quests)

    def _connect(self) -> None:
        self.use_place.clicked.connect(self.point_at_place)
        self.use_quests.clicked.connect(self.point_at_quests)
        self.guess.clicked.connect(self.forget)
        self.tree.selectionModel().currentChanged.connect(self._on_current)

    def point_at_place(self) -> None:
        """The current value is the place."""
        path = self.model.path_of(self.tree.currentIndex())
        if self._reads(StateMapping(place=path)):
            self._take(StateMapping(path, self.mapping.quests))
        else:
            self.say(self.tr("This value is no place: a place is a text, or holds an id."))

    def point_at_quests(self) -> None:
        """The current value holds the completed quests."""
        path = self.model.path_of(self.tree.currentIndex())
        if self._reads(StateMapping(quests=path)):
            self._take(StateMapping(self.mapping.place, path))
        else:
            self.say(
                self.tr("This value holds no quests: a list of ids, or quests with their states.")
            )

    def forget(self) -> None:
        """Go by likely names again."""
        self._take(StateMapping())

    def _reads(self, mapping: StateMapping) -> bool:
        found = mapped_state(self._opened.save.tree, mapping, self._opened.password)
        return not found.missing

    def _take(self, mapping: StateMapping) -> None:
        self.mapping = mapping
        self.say("")
        self._show()
        self.pointed.emit()

    def _show(self) -> None:
        likely = self._opened.likely
        found = mapped_state(self._opened.save.tree, self.mapping, self._opened.password)
        if self.mapping.place is None or self.mapping.place in found.missing:
            place = likely.places[0].place if likely.places else None
            self.place.setText(self._words(place or "–", likely.mapping.place, guessed=True))
        else:
            self.place.setText(self._words(found.place or "–", self.mapping.place))
        if self.mapping.quests is None or self.mapping.quests in found.missing:
            quests = likely.quests[0].quests if likely.quests else ()
            path = likely.mapping.quests
            self.quests.setText(self._words(", ".join(quests) or "–", path, guessed=True))
        else:
            self.quests.setText(self._words(", ".join(found.quests) or "–", self.mapping.quests))

    def _words(self, value: str, path: str | None, *, guessed: bool = False) -> str:
        if path is None:
            return self.tr("nothing in the save looks like it")
        if guessed:
            return self.tr("{value} (by its name, {path})").format(value=value, path=path)
        return self.tr("{value} (pointed at, {path})").format(value=value, path=path)

    def _select_used(self) -> None:
        used = self._opened.used
        for path in (used.quests, used.place):
            index = self.model.index_of(parse_path(path)) if path else QModelIndex()
            if index.isValid():
                self.tree.setCurrentIndex(index)
                self.tree.scrollTo(index)

    def _on_current(self, index: QModelIndex) -> None:
        self.say("")
        for button in (self.use_place, self.use_quests):
            button.setEnabled(index.isValid())
