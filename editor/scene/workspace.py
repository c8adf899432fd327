"""The scene workspace: both contexts, the gate between them, the scene below."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QGuiApplication,
    QHideEvent,
    QKeySequence,
    QPalette,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QComboBox, QVBoxLayout, QWidget

from core.directors.rows import DirectorContext
from core.directors.table import Level
from core.model.kinds import Kind
from core.world.edits import Changes
from editor.scene.bar import SceneBar
from editor.scene.check_panel import CheckPanel
from editor.scene.checking import DraftChecker
from editor.scene.company import Company
from editor.scene.context_panel import ContextPanel
from editor.scene.errands import Errands
from editor.scene.gate_panel import GatePanel
from editor.scene.leaks import Leaks
from editor.scene.opening import Source
from editor.scene.play import Play
from editor.scene.scene_panel import ScenePanel
from editor.scene.showing import Showing
from editor.scene.steps import go_on
from editor.widgets import Splitter, icon_button
from editor.workspace import Services, Workspace

GATE_WIDTH, CHECK_WIDTH, BOTTOM_HEIGHT = 340, 340, 190
_NARROW = 1200
"""Below this width of the workspace the gate stands below the contexts, and no more between them."""
_BAND_HEIGHT = 150


class SceneWorkspace(Workspace):
    """Plays scenes in a game of its own; the world's files are never written."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        assert services.document is not None
        self._services, self._document = services, services.document
        theme, world = services.theme, self._document.world
        self.play = Play(self._document, services.tasks, self)
        self.bar = SceneBar(theme, world)
        self.story = ContextPanel(theme, self.tr("Story Director"))
        self.gate = GatePanel(theme)
        self.scene = ContextPanel(theme, self.tr("Scene Director"))
        self.reader = QComboBox()
        self.copy = icon_button(theme, "copy", self.tr("Copy what the Scene Director sees"))
        self.lines = ScenePanel(theme)
        self.check = CheckPanel(theme, world)
        self.checker = DraftChecker(self._document, services.tasks, self)
        self.errands = Errands(services, self._document, self.play, self)
        self.showing = Showing(self)
        self.company = Company(self)
        self.leaks = Leaks(self)
        self._narrow: bool | None = None
        self._sizes: dict[str, list[int]] = {}
        self._lay_out()
        self._fill_menu()
        self._connect()
        self._connect_keys()
        self.play.set_model(self.errands.model())
        self.showing.inputs()

    @property
    def services(self) -> Services:
        """What the frame gives."""
        return self._services

    # layout

    def _lay_out(self) -> None:
        theme = self._services.theme
        self.setBackgroundRole(QPalette.ColorRole.Window)
        self.reader.setAccessibleName(self.tr("Whose context is shown"))
        self.reader.hide()
        self.scene.header.insert_widget(self.reader)
        self.scene.header.add_widget(self.copy)
        self.top = Splitter(theme)
        self.top.add(self.story, stretch=True)
        self.top.add(self.gate)
        self.top.add(self.scene, stretch=True)
        self.pair = Splitter(theme)
        self.bottom = Splitter(theme)
        self.bottom.add(self.lines, stretch=True)
        self.bottom.add(self.check)
        self.whole = Splitter(theme, Qt.Orientation.Vertical)
        self.whole.add(self.top, stretch=True)
        self.whole.add(self.bottom)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.whole, 1)
        for split in (self.top, self.pair, self.bottom, self.whole):
            split.splitterMoved.connect(self._on_split)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < self._services.theme.look.stretched(_NARROW)
        if narrow != self._narrow:
            self._narrow = narrow
            self._fit()

    def _fit(self) -> None:
        """The sizes of the design, or those the user gave a layout of this kind."""
        narrow, look = bool(self._narrow), self._services.theme.look
        self.gate.set_band(narrow)
        self.bar.set_narrow(narrow)
        bottom = look.stretched(150 if narrow else BOTTOM_HEIGHT)
        whole, width = max(400, self.height() - self.bar.sizeHint().height()), self.width()
        side = look.stretched(CHECK_WIDTH)
        self.whole.setSizes(self._kept("whole", [whole - bottom, bottom]))
        if narrow:
            self._stack(whole - bottom, width)
        else:
            self._spread(width)
        self.bottom.setSizes(self._kept("bottom", [width - side, side]))

    def _stack(self, room: int, width: int) -> None:
        """Both contexts beside one another, row by row, and the gate as a band below them."""
        band = self._services.theme.look.stretched(_BAND_HEIGHT)
        for panel in (self.story, self.scene):
            self.pair.add(panel, stretch=True)
        self.top.setOrientation(Qt.Orientation.Vertical)
        self.top.insertWidget(0, self.pair)
        self.top.setStretchFactor(0, 1)
        self.pair.show()
        self.pair.setSizes(self._kept("pair", [width // 2, width - width // 2]))
        self.top.setSizes(self._kept("stack", [room - band, band]))

    def _spread(self, width: int) -> None:
        """The gate between the contexts, as a column."""
        middle = self._services.theme.look.stretched(GATE_WIDTH)
        room = width - middle
        self.pair.setParent(self)
        self.pair.hide()
        self.top.setOrientation(Qt.Orientation.Horizontal)
        for at, panel in enumerate((self.story, self.gate, self.scene)):
            self.top.insertWidget(at, panel)
            self.top.setStretchFactor(at, 0 if panel is self.gate else 1)
        self.top.setSizes(self._kept("top", [room // 2, middle, room - room // 2]))

    def _kept(self, name: str, default: list[int]) -> list[int]:
        return self._sizes.get(self._size_key(name), default)

    def _size_key(self, name: str) -> str:
        return f"{name}.narrow" if self._narrow else name

    def _on_split(self) -> None:
        top = (("stack", self.top), ("pair", self.pair)) if self._narrow else (("top", self.top),)
        for name, split in (("whole", self.whole), *top, ("bottom", self.bottom)):
            self._sizes[self._size_key(name)] = split.sizes()

    def _fill_menu(self) -> None:
        ids = ("fresh", "from_save", "", "save_trace", "save_copy", "", "end_scene")
        for id in (*ids, "end_session", "", "hide_ids", "sent", "endpoint"):
            if id and f"scene.{id}" in self._services.actions:
                self.bar.menu.addAction(self._services.actions[f"scene.{id}"])
            elif not id:
                self.bar.menu.addSeparator()

    # wires

    def _connect(self) -> None:
        bar, play, lines = self.bar, self.play, self.lines
        bar.present_edited.connect(play.set_present)
        bar.place_chosen.connect(play.set_place)
        bar.level_chosen.connect(self._on_level)
        bar.said_edited.connect(play.set_said)
        bar.line_ended.connect(lambda: go_on(self))
        bar.dice_requested.connect(self.errands.roll)
        bar.play_requested.connect(play.play)
        bar.stop_requested.connect(play.stop)
        self.gate.synopsis_edited.connect(play.set_synopsis)
        self.gate.ask_requested.connect(play.ask_synopsis)
        self.gate.case_requested.connect(self._on_case)
        lines.draft_edited.connect(self._on_draft)
        lines.stop_requested.connect(play.stop)
        lines.end_scene_requested.connect(self.errands.end_scene)
        lines.end_session_requested.connect(self.errands.end_session)
        self.copy.clicked.connect(self.copy_context)
        self._connect_results()
        self._connect_lists()

    def _connect_results(self) -> None:
        play, showing = self.play, self.showing
        play.reading_changed.connect(showing.reading)
        play.tried.connect(showing.trial)
        play.refused.connect(showing.refusal)
        play.reset.connect(showing.inputs)
        play.played.connect(showing.played)
        play.played.connect(self._go_back_to_the_line)
        play.draft_came.connect(showing.draft)
        play.synopsis_came.connect(showing.synopsis)
        play.called.connect(showing.called)
        play.progressed.connect(showing.progress)
        play.running_changed.connect(showing.running)
        play.failed.connect(self.errands.fail)
        play.held.connect(self.company.tell)
        play.runner.cut.connect(self.errands.say_cut)
        self.checker.checked.connect(showing.found.checked)
        self.checker.checking.connect(showing.found.checking)
        self.errands.model_chosen.connect(self._on_model)
        self.errands.said.connect(self._services.shell.status_message)
        self._document.changed.connect(self._on_changed)

    def _connect_lists(self) -> None:
        left, right = self.story.list, self.scene.list
        left.verticalScrollBar().valueChanged.connect(right.verticalScrollBar().setValue)
        right.verticalScrollBar().valueChanged.connect(left.verticalScrollBar().setValue)
        left.row_chosen.connect(right.select_row)
        right.row_chosen.connect(left.select_row)
        left.opened.connect(self._jump_to)
        right.opened.connect(self._jump_to)
        left.fold_toggled.connect(self.showing.toggle_fold)
        right.fold_toggled.connect(self.showing.toggle_fold)
        self.gate.people_requested.connect(self.company.take_nearest)
        self.check.opened.connect(self._jump_to)
        self.check.page_shown.connect(self.showing.learners)
        self.check.learn_requested.connect(self.showing.learn)
        self.check.confirm_requested.connect(self.showing.confirm)
        self.check.dismiss_requested.connect(self.showing.dismiss)
        self.check.finding_chosen.connect(self.showing.found.finding)
        self.reader.currentIndexChanged.connect(self.showing.other_reader)

    def _connect_keys(self) -> None:
        """Ctrl+Enter is for other things in other workspaces, so it holds only in here."""
        inside = Qt.ShortcutContext.WidgetWithChildrenShortcut
        for keys, handler in (
            ("Ctrl+Return", self.play.play),
            ("Ctrl+Enter", self.play.play),
            ("Escape", self.play.stop),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(inside)
            shortcut.activated.connect(handler)
            if keys == "Escape":
                # Elsewhere Escape belongs to whatever has the focus.
                shortcut.setEnabled(False)
                self._escape = shortcut
        self.play.running_changed.connect(self._escape.setEnabled)

    # what the frame asks

    def focus_first(self) -> None:
        self.focus_filter()

    def focus_filter(self) -> bool:
        self.bar.said.setFocus()
        self.bar.said.selectAll()
        return True

    def regions(self) -> tuple[QWidget, ...]:
        return (self.bar, self.story, self.gate, self.scene, self.lines, self.check)

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        errands = self.errands
        return {
            "scene.play": self.play.play,
            "scene.stop": self.play.stop,
            "scene.end_scene": errands.end_scene,
            "scene.end_session": errands.end_session,
            "scene.dice": errands.roll,
            "scene.fresh": errands.fresh,
            "scene.from_save": errands.choose_save,
            "scene.save_trace": errands.save_trace,
            "scene.save_copy": errands.save_copy,
            "scene.sent": errands.show_sent,
            "scene.endpoint": errands.choose_model,
            "scene.copy_context": self.copy_context,
            "scene.hide_ids": self._toggle_ids,
        }

    def save_state(self) -> dict[str, Any]:
        level = self.play.session.table.settings.level.value
        inputs = self.play.inputs
        who = {"present": list(inputs.present), "place": inputs.place or ""}
        return {
            "sizes": dict(self._sizes),
            "level": level,
            "hide_ids": self.showing.hide_ids,
            "folded": sorted(self.showing.folded),
            str(self._document.path): who,
        }

    def restore_state(self, state: Mapping[str, Any]) -> None:
        held = state.get("sizes")
        sizes = held if isinstance(held, Mapping) else {}
        self._sizes = {str(k): v for k, v in sizes.items() if _is_sizes(v)}
        self._narrow = None
        if state.get("level") in (Level.SCENE.value, Level.NPC.value):
            self._on_level(Level(state["level"]))
            self.bar.level.set_current(state["level"])
        folded = state.get("folded")
        if isinstance(folded, list):
            self.showing.folded = frozenset(str(key) for key in folded)
        self.set_hide_ids(state.get("hide_ids") is True)
        who = state.get(str(self._document.path))
        if isinstance(who, Mapping):
            present, place = who.get("present"), who.get("place")
            if isinstance(present, list) and all(isinstance(npc, str) for npc in present):
                self.play.set_present(tuple(present))
            if isinstance(place, str):
                self.play.set_place(place)
            self.showing.inputs()

    def may_leave(self) -> bool:
        return self.errands.may_leave()

    def close_workspace(self) -> None:
        self.play.close()
        self.checker.close()
        self.errands.close()
        self._document.changed.disconnect(self._on_changed)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.play.set_awake(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.play.set_awake(False)

    # what others ask of it

    def begin(self, source: Source) -> None:
        """Begin another game."""
        self.errands.begin(source)

    def read_save(self, path: Path) -> None:
        """Begin from a copy of a save."""
        self.errands.read_save(path)

    def copy_context(self) -> None:
        """What the Scene Director sees goes to the clipboard, to the letter."""
        context: DirectorContext | None = self.showing.context
        if context is not None:
            QGuiApplication.clipboard().setText(context.text)
            self._services.shell.status_message.emit(
                self.tr("Copied: what the Scene Director sees")
            )

    # what changes

    def _go_back_to_the_line(self) -> None:
        """The next thing after a turn is what the player says to it."""
        focus = QApplication.focusWidget()
        written = (self.bar, self.gate.field, self.lines)
        if focus is not None and any(w is focus or w.isAncestorOf(focus) for w in written):
            self.bar.said.setFocus()

    def _toggle_ids(self) -> None:
        self.set_hide_ids(not self.showing.hide_ids)

    def set_hide_ids(self, hidden: bool) -> None:
        """At the right masked entries lose their ids too."""
        self.showing.set_hide_ids(hidden)
        actions = self._services.actions
        if "scene.hide_ids" in actions:
            actions.plain("scene.hide_ids").setChecked(hidden)

    def _on_level(self, level: Level) -> None:
        self.play.set_level(level)

    def _on_draft(self, text: str) -> None:
        self.play.set_scene(text)
        self.checker.set_draft(text)

    def _on_model(self, choice: Any) -> None:
        self.play.set_model(choice)
        self.showing.model()

    def _on_case(self) -> None:
        question = self.showing.question()
        if question is not None:
            self._services.shell.case_requested.emit(question)

    def _on_changed(self, changes: Changes) -> None:
        if changes.concerns(Kind.NPC, Kind.PLACE):
            self.bar.read_world()
        self.play.renew()

    def _jump_to(self, handle: int) -> None:
        self._services.shell.jump_requested.emit(handle, "")


def _is_sizes(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(n, int) and n >= 0 for n in value)
