"""What tests of the lore workspace are written with."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from core.model.kinds import Kind
from editor.action_specs import FRAME_ACTIONS
from editor.actions import Actions
from editor.document import Document
from editor.lore.spec import ACTIONS
from editor.lore.workspace import LoreWorkspace
from editor.opening import open_with_index
from editor.settings import SettingsStore, default_settings_path
from editor.tasks import Tasks
from editor.theme import Theme
from editor.workspace import Services, Shell


@contextmanager
def opened_document(folder: Path) -> Iterator[Document]:
    """The world in a folder, open without a window, until the end."""
    opened = open_with_index(folder)
    document = Document(opened.world, opened.retriever, opened.validator)
    yield document
    document.close()


class Bench:
    """A shown workspace with what a test asks it for."""

    def __init__(self, room: LoreWorkspace, document: Document, shell: Shell, qtbot: QtBot) -> None:
        self.room, self.document, self.shell, self.qtbot = room, document, shell, qtbot
        self.world = document.world
        self.table, self.model, self.form = room.table, room.model, room.form
        self.filter = room.toolbar.filter

    def handle(self, id: str, kind: Kind = Kind.ENTRY) -> int:
        (found,) = self.world.find(kind, id)
        return found

    def select(self, *ids: str, kind: Kind = Kind.ENTRY) -> None:
        assert self.table.select_handles([self.handle(id, kind) for id in ids])

    def data(self, id: str, kind: Kind = Kind.ENTRY) -> Any:
        return self.world.data(self.handle(id, kind))

    def field(self, name: str) -> QWidget:
        page = self.form.page()
        assert page is not None
        return page.editor(name).widget

    def type(self, name: str, text: str, *, replace: bool = False) -> QWidget:
        """Type into a field with real keys, at the end of what it holds."""
        widget = self.field(name)
        widget.setFocus()
        target = widget.focusProxy() or widget
        if replace:
            self.qtbot.keyClick(target, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        else:
            self.qtbot.keyClick(target, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
        self.keys(target, text)
        return target

    def keys(self, target: QWidget, text: str) -> None:
        """Key events for a text; QTest knows those of ASCII only."""
        for character in text:
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                event = QKeyEvent(kind, 0, Qt.KeyboardModifier.NoModifier, character)
                QApplication.sendEvent(target, event)

    def rows(self) -> list[str]:
        return [self.world.record(h).id for h in self.model.handles]

    def click(self, id: str) -> None:
        row = self.model.row_of(self.handle(id))
        assert row is not None
        self.table.scrollTo(self.model.index(row, 1))
        at = self.table.visualRect(self.model.index(row, 2)).center()
        self.qtbot.mouseClick(self.table.viewport(), Qt.MouseButton.LeftButton, pos=at)


def services_for(document: Document, theme: Theme, shell: Shell, language: str = "en") -> Services:
    """The frame's actions, with undo and redo at work."""
    actions = Actions(theme, shell)
    actions.add(FRAME_ACTIONS)
    actions.add(ACTIONS)
    for name in ("world", "undo", "redo"):
        actions.set_condition(name, True)
    settings = SettingsStore(default_settings_path())
    return Services(document, theme, actions, Tasks(shell), settings, shell, language)
