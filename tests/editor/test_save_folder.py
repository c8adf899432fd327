"""All dialogs that ask for a save begin where a save was last chosen."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from editor.main_window import MainWindow
from editor.memory.spec import SPEC as MEMORY
from editor.playground.spec import SPEC as PLAYGROUND
from editor.scene.spec import SPEC as SCENE

WAIT_MS = 20_000
DATA = Path(__file__).resolve().parents[2] / "data"


@pytest.fixture
def window(make_window: Callable[..., MainWindow], tmp_path: Path, qtbot: QtBot) -> MainWindow:
    shutil.copytree(DATA / "lore", tmp_path / "world")
    made = make_window(MEMORY, PLAYGROUND, SCENE)
    with qtbot.waitSignal(made.flow.opened, timeout=WAIT_MS):
        made.open_path(tmp_path / "world")
    return made


@pytest.mark.parametrize("first", ["memory", "playground", "scene"])
def test_where_a_save_was_chosen_is_where_the_next_is_looked_for(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, first: str
) -> None:
    saves = tmp_path / "my saves"
    saves.mkdir()
    save = Path(shutil.copy(DATA / "saves" / "partida_03.json", saves))
    rooms = {}
    for name in ("memory", "playground", "scene"):
        window.show_room(name)
        rooms[name] = window.rooms.current
    ask = {
        "memory": rooms["memory"].choose_save,
        "playground": rooms["playground"].handlers()["playground.from_save"],
        "scene": rooms["scene"].errands.choose_save,
    }
    started: list[Path] = []
    answers = [str(save), "", ""]

    def choose(parent: object, title: str, start: str, kinds: str) -> tuple[str, str]:
        started.append(Path(start))
        return answers[len(started) - 1], ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", choose)
    ask[first]()
    qtbot.waitUntil(lambda: window.settings.values.saves_folder == str(saves), timeout=WAIT_MS)
    for name in ask.keys() - {first}:
        ask[name]()
    assert started[0] != saves and started[1:] == [saves, saves]
