"""Enter presses what has the focus, and a new window fits its screen with its frame."""

from __future__ import annotations

import pytest
from frame_helpers import MakeWindow
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QWidget
from pytestqt.qtbot import QtBot

from editor.session import frame_around, reset_geometry
from editor.widgets import icon_button, push_button

Keys = Qt.Key


@pytest.mark.parametrize("key", [Keys.Key_Return, Keys.Key_Enter, Keys.Key_Space])
@pytest.mark.parametrize("make", ["push", "icon"])
def test_enter_and_space_press_a_button(
    make_window: MakeWindow, qtbot: QtBot, key: Keys, make: str
) -> None:
    window = make_window()
    button = (
        push_button(window.theme, "Press")
        if make == "push"
        else icon_button(window.theme, "search", "Press")
    )
    button.setParent(window.welcome)
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    button.show()
    pressed: list[bool] = []
    button.clicked.connect(lambda: pressed.append(True))
    button.setFocus()
    qtbot.keyClick(button, key)
    assert pressed == [True]
    button.setEnabled(False)
    window.setFocus()
    qtbot.keyClick(window, key)
    assert pressed == [True]
    button.deleteLater()


def test_enter_leaves_a_tick_alone(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window()
    box = QCheckBox("Tick", window.welcome)
    box.show()
    box.setFocus()
    qtbot.keyClick(box, Keys.Key_Return)
    assert not box.isChecked()
    qtbot.keyClick(box, Keys.Key_Space)
    assert box.isChecked()
    box.deleteLater()


def test_the_default_size_leaves_room_for_the_frame(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    reset_geometry(window)
    room = window.screen().availableGeometry().size()
    around = frame_around(window)
    assert around.height() > 0
    assert (window.size() + around).boundedTo(room) == window.size() + around
