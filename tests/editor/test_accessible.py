"""Everything that takes the focus says what it is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from frame_helpers import MakeWindow, open_world
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QLabel, QWidget
from pytestqt.qtbot import QtBot

from editor.dialogs.details import DetailsDialog
from editor.dialogs.move_entries import MoveEntriesDialog
from editor.dialogs.new_file import NewFileDialog
from editor.dialogs.new_world import NewWorldDialog
from editor.main_window import MainWindow
from editor.tools.shortcuts_dialog import ShortcutsDialog
from editor.workspaces import find_workspaces


def focusable(root: QWidget) -> Iterator[QWidget]:
    """Widgets that the Tab key reaches, but for the insides of composed controls."""
    for widget in (root, *root.findChildren(QWidget)):
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and not _is_inside(widget):
            yield widget


def _is_inside(widget: QWidget) -> bool:
    """Whether it is a part of a composed control, or was put away by itself."""
    if widget.isHidden() and not widget.isWindow():
        return True
    above = widget.parentWidget()
    while above is not None:
        if isinstance(above, (QComboBox, QAbstractSpinBox)):
            return True
        above = above.parentWidget()
    return False


def nameless(root: QWidget) -> list[str]:
    """What a screen reader could not name."""
    found = []
    for widget in focusable(root):
        interface = QAccessible.queryAccessibleInterface(widget)
        name = interface.text(QAccessible.Text.Name) if interface is not None else ""
        if not name.strip():
            found.append(f"{type(widget).__name__} in {type(widget.parentWidget()).__name__}")
    return found


def test_the_welcome_page_is_named(make_window: MakeWindow) -> None:
    assert nameless(make_window()) == []


def test_the_window_with_a_world_is_named(window: MainWindow) -> None:
    window.show_room("settings")
    assert nameless(window) == []


def test_every_workspace_is_named(
    make_window: MakeWindow, world_folder: Path, qtbot: QtBot
) -> None:
    specs = find_workspaces()
    window = make_window(*specs)
    open_world(window, world_folder, qtbot)
    for spec in specs:
        window.show_room(spec.id)
        assert window.rooms.current_id == spec.id
    assert nameless(window) == []


def test_the_dialogs_are_named(window: MainWindow) -> None:
    document = window.document
    handles = document.world.lore_files and [next(iter(document.world.records_by_handle))]
    dialogs = [
        NewWorldDialog(window.theme, document.path.parent, "es", window),
        NewFileDialog(window.theme, document, "en", window),
        MoveEntriesDialog(window.theme, document, handles, window),
        ShortcutsDialog(window.theme, window.actions_by_id, window.settings, "en", window),
        DetailsDialog(window.theme, "Report", "text", window),
    ]
    for dialog in dialogs:
        assert nameless(dialog) == [], type(dialog).__name__
        assert dialog.windowTitle()


def test_a_dialog_opens_with_the_cursor_in_its_first_field(window: MainWindow) -> None:
    document = window.document
    new, handles = NewFileDialog(window.theme, document, "en", window), document.world.lore_files
    move = MoveEntriesDialog(window.theme, document, [handles[0].handle], window)
    assert new.focusWidget() is new.name and move.focusWidget() is move.file


def test_no_label_reads_markup(window: MainWindow) -> None:
    for label in window.findChildren(QLabel):
        mnemonic = label.buddy() is not None
        assert mnemonic or label.textFormat() == Qt.TextFormat.PlainText or not label.text(), (
            label.text()
        )


def test_everything_can_be_reached_by_tab(window: MainWindow) -> None:
    reached, widget = set(), window.focusWidget()
    for _ in range(200):
        widget = widget.nextInFocusChain()
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible():
            reached.add(widget)
    wanted = {w for w in focusable(window) if w.isVisible() and w.isEnabled()}
    assert wanted <= reached
