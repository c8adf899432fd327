"""What several tests of the frame do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale
from pytestqt.qtbot import QtBot

from editor.main_window import MainWindow
from editor.translation import install_translation

MakeWindow = Callable[..., MainWindow]


def open_world(window: MainWindow, folder: Path, qtbot: QtBot) -> None:
    """Open a world as the user does, and wait for it."""
    with qtbot.waitSignal(window.flow.opened, timeout=20_000):
        window.flow.open(folder)
    assert window.document is not None
    window.document.finish_checks()


@contextmanager
def speaking(app: QCoreApplication, language: str) -> Iterator[None]:
    """The interface in a language, and as it was afterwards."""
    before = QLocale()
    installed = install_translation(app, language)
    try:
        yield
    finally:
        for translator in installed:
            app.removeTranslator(translator)
        QLocale.setDefault(before)
