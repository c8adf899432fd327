"""Thousands of records that other programs changed are taken in with progress, as one step."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from disk_helpers import change, edit, entry, in_dialog, press, settled, wait_question
from frame_helpers import MakeWindow, open_world
from pytestqt.qtbot import QtBot

from core.model.kinds import Kind
from editor.disk.dialogs import BackupsDialog
from editor.disk.guard import CHANGED
from editor.disk.merge_dialog import MergeDialog
from editor.lore.spec import SPEC
from editor.main_window import MainWindow
from editor.stager import FEW, Stager

WAIT_MS = 30_000
COUNT = FEW + 20


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    found = tmp_path / "many"
    found.mkdir()
    rows = [{"id": f"e{at}", "texto": "De antes.", "etiquetas": [f"t{at}"]} for at in range(COUNT)]
    (found / "a.json").write_text(json.dumps({"entradas": rows}, indent=1), encoding="utf-8")
    return found


@pytest.fixture
def window(make_window: MakeWindow, folder: Path, qtbot: QtBot) -> MainWindow:
    window = make_window(SPEC)
    open_world(window, folder, qtbot)
    settled(window, qtbot)
    return window


@pytest.fixture
def staged(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The words of what is made in another thread."""
    told: list[str] = []
    run = Stager.run

    def noted(self: Stager, words: str, *rest: object) -> None:
        told.append(words)
        run(self, words, *rest)

    monkeypatch.setattr(Stager, "run", noted)
    return told


def texts(window: MainWindow) -> set[str]:
    world = window.document.world
    return {world.data(handle).text for handle in world.handles(Kind.ENTRY)}


def test_a_pull_is_taken_in_with_progress_and_undone(
    window: MainWindow, folder: Path, qtbot: QtBot, staged: list[str]
) -> None:
    handles = window.document.world.handles(Kind.ENTRY)
    change(folder / "a.json", "De antes.", "De otra persona.")
    qtbot.waitUntil(lambda: texts(window) == {"De otra persona."}, timeout=WAIT_MS)
    assert staged == ["Taking in the files …"]
    assert window.document.world.handles(Kind.ENTRY) == handles
    assert not window.isWindowModified() and window.disk.bar.question is None
    assert "a.json" in window.status.message.text()
    window.document.undo()
    assert texts(window) == {"De antes."}


def test_a_pull_that_is_given_up_is_not_taken_in(
    window: MainWindow, folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[bool] = []
    run = Stager.run

    def given_up(self: Stager, *rest: object) -> None:
        run(self, *rest)
        begun.append(True)
        self.cancel()

    monkeypatch.setattr(Stager, "run", given_up)
    change(folder / "a.json", "De antes.", "De otra persona.")
    qtbot.waitUntil(lambda: bool(begun) and not window.tasks.busy, timeout=WAIT_MS)
    settled(window, qtbot)
    assert begun == [True], "it is not begun again by itself"
    assert texts(window) == {"De antes."} and window.document.stack.count() == 0
    edit(window, "e1", "text", "Mío.")
    assert not window.flow.save_now(), "nor is what the other wrote written over unasked"


def test_what_both_changed_is_merged_with_conflicts(
    window: MainWindow, folder: Path, qtbot: QtBot, staged: list[str]
) -> None:
    for at in (3, 4):
        edit(window, f"e{at}", "text", "Mío.")
    edit(window, "e5", "tags", ("mía",))
    change(folder / "a.json", "De antes.", "De otra persona.")
    wait_question(window, qtbot, CHANGED)

    def decide(dialog: MergeDialog) -> None:
        assert dialog.model.rowCount() == 2
        dialog.choose(1, theirs=True)
        dialog.accept_button.click()

    in_dialog(MergeDialog, decide)
    press(window, "Merge")
    qtbot.waitUntil(lambda: window.disk.bar.question is None, timeout=WAIT_MS)
    assert staged == ["Taking in the files …"]
    assert entry(window, "e3").text == "Mío."
    assert entry(window, "e4").text == "De otra persona."
    assert entry(window, "e5").tags == ("mía",)
    assert texts(window) == {"Mío.", "De otra persona."}
    window.document.undo()
    assert entry(window, "e4").text == "Mío." and "De antes." in texts(window)


def test_an_earlier_save_comes_back_as_one_step(
    window: MainWindow, folder: Path, qtbot: QtBot, staged: list[str]
) -> None:
    edit(window, "e1", "text", "Mío.")
    assert window.flow.save_now()

    def restore(dialog: BackupsDialog) -> None:
        qtbot.waitUntil(dialog.restore.isEnabled, timeout=WAIT_MS)
        dialog.restore.click()

    in_dialog(BackupsDialog, restore)
    window.actions_by_id["file.backups"].trigger()
    qtbot.waitUntil(lambda: texts(window) == {"De antes."}, timeout=WAIT_MS)
    assert staged == ["Taking in the files …"]
    window.document.undo()
    assert entry(window, "e1").text == "Mío."


@pytest.fixture
def meanwhile(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """An entry is edited right after the first edit in another thread has begun."""
    run = Stager.run

    def edited(self: Stager, *rest: object) -> None:
        monkeypatch.setattr(Stager, "run", run)
        run(self, *rest)
        edit(window, "e7", "text", "Mío, entretanto.")

    monkeypatch.setattr(Stager, "run", edited)


@pytest.mark.usefixtures("meanwhile")
def test_what_is_edited_while_a_pull_is_taken_in_is_asked_about(
    window: MainWindow, folder: Path, qtbot: QtBot
) -> None:
    change(folder / "a.json", "De antes.", "De otra persona.")
    wait_question(window, qtbot, CHANGED)
    assert entry(window, "e7").text == "Mío, entretanto."
    assert entry(window, "e8").text == "De antes." and window.isWindowModified()


@pytest.mark.usefixtures("meanwhile")
def test_what_is_edited_while_a_merge_is_taken_in_stays(
    window: MainWindow, folder: Path, qtbot: QtBot
) -> None:
    edit(window, "e5", "tags", ("mía",))
    change(folder / "a.json", "De antes.", "De otra persona.")
    wait_question(window, qtbot, CHANGED)
    press(window, "Merge")
    qtbot.waitUntil(lambda: entry(window, "e7").text == "Mío, entretanto.", timeout=WAIT_MS)
    qtbot.waitUntil(lambda: not window.document.stager.busy, timeout=WAIT_MS)
    assert entry(window, "e7").text == "Mío, entretanto."
    assert entry(window, "e8").text == "De antes."
    assert "Merge again" in window.status.message.text()
    wait_question(window, qtbot, CHANGED)
    in_dialog(MergeDialog, lambda dialog: dialog.accept_button.click())
    press(window, "Merge")
    qtbot.waitUntil(lambda: entry(window, "e8").text == "De otra persona.", timeout=WAIT_MS)
    assert entry(window, "e7").text == "Mío, entretanto." and entry(window, "e5").tags == ("mía",)


def test_a_world_is_left_only_when_what_is_being_made_is_there(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def ask(parent: object, name: str, edits: int) -> str:
        asked.append(edits)
        return "cancel"

    monkeypatch.setattr("editor.world_flow.ask_unsaved", ask)
    commands = window.rooms.workspace("lore").commands
    commands.table.selectAll()
    commands.delete_selected()
    assert window.document.stager.busy and not window.document.modified
    assert not window.flow.close_world()
    assert asked == [1] and texts(window) == set()
