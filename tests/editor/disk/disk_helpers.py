"""What several tests about the disk do."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from core.model.kinds import Kind
from core.world.build import set_value
from editor.disk.watch import stamp_of
from editor.main_window import MainWindow

WAIT_MS = 20_000


def entry(window: MainWindow, id: str) -> object:
    """The value of an entry."""
    world = window.document.world
    return world.data(world.find(Kind.ENTRY, id)[0])


def edit(window: MainWindow, id: str, name: str, value: object) -> None:
    """Change one field of an entry, as a widget would."""
    world = window.document.world
    assert window.document.push(set_value(world, world.find(Kind.ENTRY, id)[0], name, value))


def change(path: Path, old: str, new: str) -> None:
    """Another program writes the file in place."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    before = stamp_of(path)
    path.write_text(text.replace(old, new), encoding="utf-8")
    assert stamp_of(path) != before


def replace_file(path: Path, old: str, new: str) -> None:
    """Another program puts another file in its place."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    part = path.with_name(path.name + ".tmp")
    part.write_text(text.replace(old, new), encoding="utf-8")
    part.replace(path)


def wait_question(window: MainWindow, qtbot: QtBot, key: str) -> str:
    """Wait for a question of the bar; its words."""
    qtbot.waitUntil(lambda: key in window.disk.bar.keys(), timeout=WAIT_MS)  # noqa: SIM118
    question = window.disk.bar.question
    assert question is not None
    assert window.disk.bar.isVisible()
    return question.text


def press(window: MainWindow, words: str) -> None:
    """Press a button of the bar."""
    window.disk.bar.button(words).click()


def settled(window: MainWindow, qtbot: QtBot) -> None:
    """Wait until a whole look is over."""
    with qtbot.waitSignal(window.disk.guard.watch.looked, timeout=WAIT_MS):
        window.disk.guard.watch.look()
    qtbot.waitUntil(lambda: not window.tasks.busy, timeout=WAIT_MS)


def in_dialog(kind: type[QDialog], work: Callable[[QDialog], object]) -> None:
    """Do something in the dialog that opens next."""

    def run() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, kind):
            QTimer.singleShot(30, run)
            return
        work(dialog)

    QTimer.singleShot(30, run)
