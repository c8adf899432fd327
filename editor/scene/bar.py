"""The bar over the scene: who is present, where, how far apart, what the player says, the dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSignalBlocker, QSize, Signal
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from core.directors.roster import resolve
from core.directors.table import Level
from core.model.kinds import Kind
from core.text.fold import fold
from core.world.world import World
from editor.names import name_of
from editor.scene.words import nearest_npc
from editor.theme import Theme
from editor.theme.painter import Chip, chip_size, draw_chip, draw_hairline
from editor.widgets import (
    ChipField,
    ChipItem,
    PlainLabel,
    SegmentedControl,
    icon_button,
    plain_tooltip,
    push_button,
)

_MAX_LINE = 2000
_HEIGHT = 48
_ROOMY = 1330
"""Below this width of the bar there is no room for who is there anyway."""


class _PlayerChip(QWidget):
    """The player, who is always there."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._chip = theme, Chip("")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def set_text(self, text: str) -> None:
        """What the chip says."""
        if text != self._chip.label:
            self._chip = Chip(text, on_selection=True)
            self.setAccessibleName(text)
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        return chip_size(self._chip, self._theme.look).toSize()

    def paintEvent(self, event: QPaintEvent) -> None:
        draw_chip(QPainter(self), QRectF(self.rect()), self._chip, self._theme.look)


class SceneBar(QWidget):
    """present_edited(tuple), place_chosen(str), level_chosen(Level), said_edited(str), dice(),
    play(), stop(): what the user wants. "" is no place. line_ended(): Enter in the player's line."""

    present_edited = Signal(tuple)
    place_chosen = Signal(str)
    level_chosen = Signal(object)
    said_edited = Signal(str)
    line_ended = Signal()
    dice_requested = Signal()
    play_requested = Signal()
    stop_requested = Signal()

    def __init__(self, theme: Theme, world: World, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._world = theme, world
        self._known: Mapping[str, str] = {}
        self.present = ChipField(
            theme,
            self.tr("Present"),
            self.tr("Add"),
            decorate=self._chip,
            normalise=self._id_of,
            one_line=True,
        )
        self.player = _PlayerChip(theme)
        self.place = QComboBox()
        self.place.setAccessibleName(self.tr("Place"))
        levels = [(Level.SCENE.value, self.tr("scene")), (Level.NPC.value, self.tr("npc"))]
        self.level = SegmentedControl(theme, self.tr("Isolation"), levels)
        self.level.setToolTip(
            self.tr("scene: one call plays all present. npc: a call for each, nothing passes over.")
        )
        self.said = self._make_line()
        self.dice = icon_button(theme, "dice", self.tr("Roll for a skill"), framed=True)
        self.menu_button = icon_button(
            theme, "more", self.tr("State, saving and model"), framed=True
        )
        self.menu = QMenu(self)
        # Not setMenu: the style would draw an arrow over the icon.
        self.menu_button.clicked.connect(self._open_menu)
        self.play = push_button(theme, self.tr("Play turn"), "play", primary=True)
        self.play.setToolTip(plain_tooltip(self.tr("Play turn (Ctrl+Enter)")))
        self._running = self._narrow = False
        self._lay_out()
        self.read_world()
        self._connect()

    def _make_line(self) -> QLineEdit:
        line = QLineEdit()
        line.setAccessibleName(self.tr("What the player says or does"))
        line.setPlaceholderText(self.tr("What the player says or does"))
        line.setMaxLength(_MAX_LINE)
        icon = QAction(line)
        self._theme.set_icon(icon, "speech")
        line.addAction(icon, QLineEdit.ActionPosition.LeadingPosition)
        return line

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 6, 12, 6)
        column.setSpacing(6)
        line, self._below = QHBoxLayout(), QHBoxLayout()
        for row in (line, self._below):
            row.setSpacing(8)
            column.addLayout(row)
        self._line = line
        for words, widget, stretch in (
            (self.tr("Present"), self.present, 4),
            ("", self.player, 0),
            (self.tr("Place"), self.place, 0),
            (self.tr("Isolation"), self.level, 0),
            ("", self.said, 5),
            ("", self.dice, 0),
            ("", self.menu_button, 0),
            ("", self.play, 0),
        ):
            if words:
                label = PlainLabel(self._theme, words, role="small", colour="text_muted")
                line.addWidget(label)
            line.addWidget(widget, stretch)
        self.present.setMinimumWidth(self._theme.look.stretched(150))
        self.said.setMinimumWidth(self._theme.look.stretched(150))
        self.place.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.place.setMinimumContentsLength(14)
        self.place.currentTextChanged.connect(self._tell_place)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._fit_present()

    def _fit_present(self) -> None:
        """The field of chips is as high as the fields beside it."""
        self.present.setFixedHeight(self._theme.look.size("control.height"))
        shown = self.play.text()
        for words in (self.tr("Stop"), self.tr("Play turn")):
            self.play.set_text(words)
            # While a model writes, nothing beside the button moves.
            self.play.setMinimumWidth(max(self.play.minimumWidth(), self.play.sizeHint().width()))
        self.play.set_text(shown)

    def _connect(self) -> None:
        self.present.edited.connect(self._on_present)
        self.place.activated.connect(self._on_place)
        self.level.chosen.connect(self._on_level)
        self.said.textChanged.connect(self.said_edited)
        self.said.returnPressed.connect(self._on_line_ended)
        self.dice.clicked.connect(self.dice_requested)
        self._theme.changed.connect(self._renew_icons)
        self._theme.changed.connect(self._fit_present)
        self.play.clicked.connect(self._on_play)

    def set_narrow(self, narrow: bool) -> None:
        """Where there is little room, what the player says has a line of its own."""
        self._narrow = narrow
        row = self._below if narrow else self._line
        for widget in (self.said, self.dice, self.menu_button, self.play):
            row.addWidget(widget, 5 if widget is self.said else 0)
        self._fit_player()
        self.present.setMinimumWidth(self._theme.look.stretched(230 if narrow else 150))

    def _fit_player(self) -> None:
        """The player is always there: the chip goes before the names of the others do."""
        roomy = self.width() >= self._theme.look.stretched(_ROOMY)
        self.player.setVisible(roomy and not self._narrow)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_player()

    # the world

    def read_world(self) -> None:
        """The NPCs and places that there are now."""
        npcs = self._world.ids(Kind.NPC)
        self._known = {id: name_of(self._world, Kind.NPC, id) for id in npcs}
        shown = [self._both(id, name) for id, name in self._known.items()]
        self.present.set_completions(shown)
        place = self.place.currentData()
        with QSignalBlocker(self.place):
            self.place.clear()
            self.place.addItem(self.tr("Nowhere in particular"), "")
            for id in self._world.ids(Kind.PLACE):
                name = name_of(self._world, Kind.PLACE, id)
                self.place.addItem(self._theme.look.icon("place"), name, id)
        self.set_place(str(place or ""))
        self.present.set_values_silently(self.present.values())

    def _renew_icons(self) -> None:
        icon = self._theme.look.icon("place")
        for row in range(1, self.place.count()):
            self.place.setItemIcon(row, icon)

    @staticmethod
    def _both(id: str, name: str) -> str:
        return name if id == name else f"{name} ({id})"

    def _chip(self, id: str) -> ChipItem:
        """An id that is nobody's keeps its chip, marked, with the name that was perhaps meant."""
        if not resolve(self._world, Kind.NPC, (id,)).problems:
            return ChipItem(id, "npc", label=self._known.get(id, id), tooltip=id)
        words = self.tr("Nobody is called “{name}”, so nobody of that name is present.")
        guess = nearest_npc(self._world, id)
        offer = self.tr("Is {name} meant?").format(name=self._known.get(guess, guess))
        told = words.format(name=id)
        return ChipItem(id, "npc", error=True, tooltip=f"{told} {offer}" if guess else told)

    def _id_of(self, typed: str) -> str:
        """The id of what was typed: an id, a name, or both as they are offered."""
        wanted = typed.strip()
        if not wanted or wanted in self._known:
            return wanted
        folded = fold(wanted)
        for id, name in self._known.items():
            if folded in (fold(id), fold(name), fold(self._both(id, name))):
                return id
        begun = [id for id, name in self._known.items() if fold(name).startswith(folded)]
        if len(begun) == 1:
            return begun[0]
        meant = resolve(self._world, Kind.NPC, (wanted,)).ids
        return meant[0] if meant else wanted

    # what is shown

    def set_player(self, name: str) -> None:
        """The player's name, who is always there."""
        self.player.set_text(self.tr("{name}, player").format(name=name))

    def set_present(self, npcs: Sequence[str]) -> None:
        """Who is there, without a signal."""
        self.present.set_values_silently(list(npcs))

    def set_place(self, place: str) -> None:
        """Where it is, without a signal; a place that is not in the world is shown by its id."""
        with QSignalBlocker(self.place):
            at = self.place.findData(place)
            if at < 0:
                self.place.addItem(place, place)
                at = self.place.count() - 1
            self.place.setCurrentIndex(at)
        self._tell_place()

    def _tell_place(self) -> None:
        self.place.setToolTip(plain_tooltip(self.place.currentText()))

    def set_said(self, text: str) -> None:
        """Another line of the player's, without a signal."""
        with QSignalBlocker(self.said):
            self.said.setText(text)

    def set_running(self, running: bool) -> None:
        """While a model is asked the button stops it."""
        self._running = running
        self.play.set_text(self.tr("Stop") if running else self.tr("Play turn"))
        self._theme.set_icon(self.play, "stop" if running else "play", "accent_text")
        for widget in (self.present, self.place, self.level, self.dice):
            widget.setEnabled(not running)

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(hint.width(), max(self._theme.look.stretched(_HEIGHT), hint.height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        y = QRectF(self.rect()).bottom() - 0.5
        draw_hairline(
            QPainter(self), QPointF(0, y), QPointF(self.width(), y), self._theme.look
        )  # fmt: skip

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    # what the user does

    def _open_menu(self) -> None:
        corner = self.menu_button.rect().bottomLeft()
        self.menu.popup(self.menu_button.mapToGlobal(corner))

    def _on_present(self, values: list[str]) -> None:
        self.present_edited.emit(tuple(values))

    def _on_place(self) -> None:
        self.place_chosen.emit(str(self.place.currentData() or ""))

    def _on_level(self, key: str) -> None:
        self.level_chosen.emit(Level(key))

    def _on_line_ended(self) -> None:
        if not self._running:
            self.line_ended.emit()

    def _on_play(self) -> None:
        (self.stop_requested if self._running else self.play_requested).emit()
