"""For tests of the editor: nothing of the user's is touched, and nothing is left running."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from frame_helpers import MakeWindow, open_world, speaking
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.document import Document
from editor.main_window import MainWindow
from editor.opening import open_with_index
from editor.settings import SettingsStore
from editor.theme import Preference, Theme
from editor.workspace import WorkspaceSpec

SAMPLE = Path(__file__).resolve().parents[2] / "data" / "lore"


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The home, the settings and the logs of a user of this test alone."""
    folder = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("HOME", str(folder))
    monkeypatch.setenv("USERPROFILE", str(folder))
    for name in ("CONFIG", "STATE", "DATA", "CACHE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(folder / name.lower()))
    return folder


@pytest.fixture(autouse=True)
def nothing_left_running() -> Iterator[None]:
    """No thread of ours and no window outlives its test."""
    yield
    delete_later_now()
    left = [t.name for t in threading.enumerate() if t.name.startswith("loremask")]
    assert not left, f"threads outlive the test: {left}"
    app = QApplication.instance()
    shown = [w for w in app.topLevelWidgets() if w.isVisible()] if app else []
    assert not shown, f"windows outlive the test: {shown}"


def delete_later_now() -> None:
    """Carry out what was left to `deleteLater`."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(scope="session")
def applied_theme(qapp: QApplication) -> Theme:
    theme = Theme(parent=qapp)
    theme.apply(qapp)
    return theme


@pytest.fixture
def theme(applied_theme: Theme) -> Theme:
    applied_theme.set_high_contrast(False)
    applied_theme.set_preference(Preference.LIGHT)
    return applied_theme


@pytest.fixture
def settings(home: Path) -> SettingsStore:
    return SettingsStore(home / "config" / "settings.json")


@pytest.fixture
def world_folder(tmp_path: Path) -> Path:
    """A copy of the sample world that a test may write to."""
    folder = tmp_path / "Villarroca"
    shutil.copytree(SAMPLE, folder)
    return folder


@pytest.fixture
def document(qapp: QApplication, world_folder: Path) -> Iterator[Document]:
    opened = open_with_index(world_folder)
    document = Document(opened.world, opened.retriever, opened.validator)
    yield document
    document.close()


@pytest.fixture
def make_window(qtbot: QtBot, theme: Theme, settings: SettingsStore) -> Iterator[MakeWindow]:
    """Makes shown windows with a small workspace; they are closed after the test."""
    from plain_room import plain_spec

    made: list[MainWindow] = []

    def make(*specs: WorkspaceSpec, language: str = "en") -> MainWindow:
        window = MainWindow(settings, language)
        window.build(theme, specs or (plain_spec(),))
        made.append(window)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow, timeout=3000)
        return window

    yield make
    for window in made:
        window.rooms.flush()
        if window.document is not None:
            window.document.stack.setClean()
        window.flow.rooms_agree = lambda: True
        window.close()
        window.deleteLater()


@pytest.fixture
def window(make_window: MakeWindow, world_folder: Path, qtbot: QtBot) -> MainWindow:
    """A window with the sample world open."""
    window = make_window()
    open_world(window, world_folder, qtbot)
    return window


@pytest.fixture
def spoken(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[str]:
    """The language that is installed during the test."""
    with speaking(qapp, request.param):
        yield request.param
