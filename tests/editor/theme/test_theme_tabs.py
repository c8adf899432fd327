"""The frame round a tab that has the focus takes nothing from its words."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QTabBar, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from editor.theme import Theme

WAIT_MS = 20_000
_FRAME = 3


def test_the_words_of_a_tab_are_the_same_with_the_focus(
    qtbot: QtBot, qapp: QApplication, theme: Theme
) -> None:
    theme.apply(qapp)
    holder, bar, line = QWidget(), QTabBar(), QLineEdit()
    column = QVBoxLayout(holder)
    column.addWidget(line)
    column.addWidget(bar)
    bar.addTab("Overview")
    bar.addTab("Files")
    qtbot.addWidget(holder)
    holder.show()
    holder.activateWindow()
    inside = bar.tabRect(0).adjusted(_FRAME, _FRAME, -_FRAME, -_FRAME)
    pictures = []
    for widget in (line, bar):
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        qtbot.waitUntil(widget.hasFocus, timeout=WAIT_MS)
        pictures.append((bar.grab(inside).toImage(), bar.grab(bar.tabRect(0)).toImage()))
    assert pictures[0][0] == pictures[1][0]
    assert pictures[0][1] != pictures[1][1], "the focus is seen"
