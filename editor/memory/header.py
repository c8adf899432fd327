"""The head of the inspector: which save, in which form, at which moment, and what to do with it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QMenu,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from core.model.kinds import Kind
from core.saves import Candidate
from editor.memory.inspected import Inspected
from editor.opening import short_path
from editor.theme import Theme
from editor.theme.painter import draw_hairline, fill_rect
from editor.widgets import ElidedLabel, PlainLabel, icon_button, plain_tooltip, push_button

_HEIGHT = 54
_UNKNOWN = "–"


class _Pair(QWidget):
    """A muted title over its value."""

    def __init__(self, theme: Theme, title: str, *, role: str = "base") -> None:
        super().__init__()
        self._title = PlainLabel(theme, title, role="micro", colour="text_muted")
        self.value = PlainLabel(theme, "", role=role, tabular=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._title)
        column.addWidget(self.value)

    def put(self, widget: QWidget) -> None:
        """Show a control in place of the value."""
        column = self.layout()
        assert isinstance(column, QVBoxLayout)
        column.addWidget(widget)

    def set_value(self, text: str, tip: str = "") -> None:
        """Show a value."""
        self.value.setText(text)
        self.value.setToolTip(plain_tooltip(tip))
        self.setAccessibleName(f"{self._title.text()}: {text}")


class SaveHeader(QWidget):
    """open_requested(), ask_requested(), reload_requested(), compare_requested();
    candidate_chosen(int): the memory to look at; recent_requested(str): a path;
    more_requested(str): the id of another action.
    """

    open_requested = Signal()
    ask_requested = Signal()
    reload_requested = Signal()
    compare_requested = Signal()
    more_requested = Signal(str)
    candidate_chosen = Signal(int)
    recent_requested = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._icon = QLabel()
        self.name = ElidedLabel(theme, role="title")
        self.note = ElidedLabel(theme, role="small", colour="text_muted")
        self.format = _Pair(theme, self.tr("Format"))
        self.version = _Pair(theme, self.tr("Memory"))
        self.found = _Pair(theme, self.tr("Found at"), role="fixed")
        self.turn = _Pair(theme, self.tr("Turn"))
        self.place = _Pair(theme, self.tr("Place"))
        self.quests = _Pair(theme, self.tr("Quests"))
        self.choice = QComboBox()
        self.choice.setAccessibleName(self.tr("Memory found at"))
        self.choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.found.put(self.choice)
        self.open_button = icon_button(theme, "folder", self.tr("Open save…"), framed=True)
        self.reload = icon_button(theme, "refresh", self.tr("Read the save again"), framed=True)
        self.more = icon_button(theme, "more", self.tr("More actions"), framed=True)
        self.compare = push_button(theme, self.tr("Compare"), "compare")
        self.compare_icon = icon_button(theme, "compare", self.tr("Compare"), framed=True)
        self.compare_icon.hide()
        self.ask = push_button(theme, self.tr("Open in playground"), "playground")
        self._recent = QMenu(self)
        self.recent_button = icon_button(
            theme, "chevron_down", self.tr("Recent saves"), framed=True
        )
        self._more = QMenu(self)
        for id, words in self._more_actions():
            self._more.addAction(words).setData(id)
        self._lay_out()
        self._connect()

    def _more_actions(self) -> tuple[tuple[str, str], ...]:
        return (
            ("memory.trace", self.tr("Load a trace…")),
            ("memory.state", self.tr("Place and quests in the save…")),
            ("memory.copy_save", self.tr("Save a copy…")),
            ("memory.copy_report", self.tr("Copy a bug report")),
        )

    def _lay_out(self) -> None:
        titles = QVBoxLayout()
        titles.setContentsMargins(0, 6, 0, 6)
        titles.setSpacing(0)
        titles.addWidget(self.name)
        titles.addWidget(self.note)
        line = QHBoxLayout(self)
        line.setContentsMargins(12, 0, 12, 1)
        line.setSpacing(20)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._icon)
        head.addLayout(titles, 1)
        line.addLayout(head, 3)
        for pair in self._pairs():
            line.addWidget(pair, 0, Qt.AlignmentFlag.AlignVCenter)
        line.addStretch(1)
        actions = QHBoxLayout()
        actions.setSpacing(6)
        for button in self._buttons():
            actions.addWidget(button)
        line.addLayout(actions)
        self.name.setMinimumWidth(self._theme.look.stretched(160))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._theme.changed.connect(self._restyle)
        self._restyle()

    def _buttons(self) -> tuple[QWidget, ...]:
        icons = (self.open_button, self.recent_button, self.reload, self.more)
        return (*icons, self.compare_icon, self.compare, self.ask)

    def _pairs(self) -> tuple[_Pair, ...]:
        return (self.format, self.version, self.found, self.turn, self.place, self.quests)

    def _connect(self) -> None:
        self.open_button.clicked.connect(self.open_requested)
        self.reload.clicked.connect(self.reload_requested)
        self.compare.clicked.connect(self.compare_requested)
        self.compare_icon.clicked.connect(self.compare_requested)
        self.more.clicked.connect(self._pop_up_more)
        self._more.triggered.connect(self._on_more)
        self.ask.clicked.connect(self.ask_requested)
        self.choice.activated.connect(self.candidate_chosen)
        self._recent.triggered.connect(self._on_recent)
        self.recent_button.clicked.connect(self._pop_up_recent)

    # what is shown

    def show_save(self, inspected: Inspected) -> None:
        """Show another save, memory or world."""
        opened, candidate, names = inspected.opened, inspected.candidate, inspected.names
        self.name.setText(opened.path.name)
        self.note.setText(self._note(inspected))
        self.format.set_value(_layers(opened.save.layers), " > ".join(opened.save.layers))
        self.version.set_value(self.tr("version {n}").format(n=candidate.version))
        self.turn.set_value(str(candidate.turn))
        place = inspected.place
        self.place.set_value(names.place(place) if place else _UNKNOWN, self._place_tip(inspected))
        self.quests.set_value(self._quests(inspected), self._quests_tip(inspected))
        self._show_candidates(opened.save.candidates, candidate)
        self._show_askable(inspected)

    def show_recent(self, paths: Sequence[str]) -> None:
        """Offer the saves that were opened lately."""
        self._recent.clear()
        for path in paths:
            words = short_path(Path(path)).replace("&", "&&")
            self._recent.addAction(words).setData(path)

    def _pop_up_recent(self) -> None:
        button = self.recent_button
        self._recent.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def _pop_up_more(self) -> None:
        self._more.popup(self.more.mapToGlobal(self.more.rect().bottomLeft()))

    def _on_more(self, action: QAction) -> None:
        self.more_requested.emit(str(action.data()))

    def _on_recent(self, action: QAction) -> None:
        self.recent_requested.emit(str(action.data()))

    def _note(self, inspected: Inspected) -> str:
        words = self.tr("opened as a copy · read only")
        if inspected.state.read_only:
            words = self.tr("from a newer version · read only")
        if inspected.trace is not None:
            words = f"{words} · {inspected.trace.path.name}"
        return words

    def _show_candidates(self, all_of_them: Sequence[Candidate], shown: Candidate) -> None:
        several = len(all_of_them) > 1
        self.found.value.setVisible(not several)
        self.choice.setVisible(several)
        self.found.set_value(_middle(shown.path), shown.path)
        self.choice.clear()
        for candidate in all_of_them if several else ():
            count = self.tr("{path} (%n facts)", "", candidate.fact_count)
            self.choice.addItem(count.format(path=candidate.path))
        if several:
            self.choice.setCurrentIndex(list(all_of_them).index(shown))

    def _quests(self, inspected: Inspected) -> str:
        done, world = inspected.quests, inspected.names.world
        if done is None:
            return _UNKNOWN
        if world is None:
            return str(len(done))
        known = {inspected.names.current(Kind.QUEST, quest) for quest in done}
        all_of_them = set(world.ids(Kind.QUEST))
        return self.tr("{n} of {all}").format(n=len(known & all_of_them), all=len(all_of_them))

    def _place_tip(self, inspected: Inspected) -> str:
        path = inspected.opened.used.place
        if path is None:
            return self.tr("Nothing in the save looks like the player's place.")
        return self.tr("Taken from {path}").format(path=path)

    def _quests_tip(self, inspected: Inspected) -> str:
        path = inspected.opened.used.quests
        if path is None:
            return self.tr("Nothing in the save looks like completed quests.")
        names = [inspected.names.name(Kind.QUEST, quest) for quest in inspected.quests or ()]
        taken = self.tr("Taken from {path}").format(path=path)
        return "\n".join((taken, *names))

    def _show_askable(self, inspected: Inspected) -> None:
        able = inspected.names.world is not None
        self.ask.setEnabled(able)
        tip = "" if able else self.tr("Open the world of this save first.")
        self.ask.setToolTip(plain_tooltip(tip))

    def set_narrow(self, narrow: bool) -> None:
        """Leave out what a narrow window has no room for; it is in the tooltip of the name."""
        self.format.setVisible(not narrow)
        self.compare.setVisible(not narrow)
        self.compare_icon.setVisible(narrow)
        self.found.setVisible(not narrow or self.choice.count() > 1)

    def _restyle(self) -> None:
        look = self._theme.look
        self._icon.setPixmap(look.pixmap("file", "text", 20, self.devicePixelRatioF()))
        self.setFixedHeight(look.stretched(_HEIGHT))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Values that were set while it was hidden have not been laid out.
        for pair in self._pairs():
            pair.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._theme.look.stretched(_HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, rect = QPainter(self), QRectF(self.rect())
        fill_rect(painter, rect, self._theme.look, "surface")
        y = rect.bottom() - 0.5
        draw_hairline(painter, QPointF(0, y), QPointF(rect.right(), y), self._theme.look)


_SHORT = {
    "json": "JSON",
    "json_lines": "JSON lines",
    "tagged_json": "Godot JSON",
    "pascal_string": "pascal string",
    "config_file": "ConfigFile",
    "gdec": "GDEC",
    "gcpf": "GCPF",
    "base64_lines": "base64 lines",
    "sized": "sized buffer",
}


def _layers(layers: Sequence[str]) -> str:
    """The formats, the innermost first, as people say it."""
    return " in ".join(_SHORT.get(name, name) for name in reversed(layers))


def _middle(path: str) -> str:
    """A path that fits, with its end whole."""
    return path if len(path) <= 28 else f"…{path[-27:]}"
