"""The real window for tests that do the whole job, with nothing of the user's touched."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.app import make_window
from editor.main_window import MainWindow

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("CONFIG", "STATE", "DATA", "CACHE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name.lower()))
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def world_folder(tmp_path: Path) -> Path:
    folder = tmp_path / "Villarroca"
    shutil.copytree(ROOT / "data" / "lore", folder)
    return folder


@pytest.fixture
def window(
    qtbot: QtBot, qapp: QApplication, folders: Path, world_folder: Path
) -> Iterator[MainWindow]:
    assert folders
    window = make_window(qapp)
    window.resize(1440, 900)
    window.show()
    qtbot.waitExposed(window)
    window.open_path(world_folder)
    qtbot.waitUntil(lambda: window.document is not None, timeout=10_000)
    window.activateWindow()
    qtbot.waitActive(window, timeout=5_000)
    yield window
    if window.document is not None:
        window.document.stack.setClean()
    window.close()
    window.deleteLater()
