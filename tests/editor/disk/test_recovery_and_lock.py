"""A killed editor, two windows on one world, earlier saves, differences: nothing is mocked."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from disk_helpers import WAIT_MS, change, edit, entry, in_dialog, press, settled, wait_question
from frame_helpers import MakeWindow, open_world
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from core.recovery.backups import Backups
from core.recovery.journal import Journal, Unsaved, slots
from core.recovery.lock import Lock
from editor.disk.dialogs import BackupsDialog, DiffDialog
from editor.disk.places import data_folder
from editor.main_window import MainWindow

ROOT = Path(__file__).resolve().parents[3]
ID, FILE, OLD = "mina_derrumbe", "mina.json", "La campana que"
EDITOR = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from core.model.kinds import Kind
from core.world.build import set_value
from editor.app import make_application, make_window

app = make_application([])
window = make_window(app)
window.show()

def opened(document):
    world = document.world
    handle = world.find(Kind.ENTRY, "mina_derrumbe")[0]
    document.push(set_value(world, handle, "text", "Lo que se iba a perder."))
    window.disk.autosave.kept.connect(lambda: print("kept", flush=True))
    window.disk.autosave.write()

window.flow.opened.connect(opened)
window.flow.open(Path(sys.argv[1]))
app.exec()
"""


def start_editor(folder: Path) -> subprocess.Popen[bytes]:
    """An editor in a process of its own, with an unsaved edit that is kept."""
    child = subprocess.Popen(
        [sys.executable, "-c", EDITOR, str(folder)],
        stdout=subprocess.PIPE,
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)},
    )
    assert child.stdout is not None
    assert child.stdout.readline().strip() == b"kept"
    return child


def kill(child: subprocess.Popen[bytes]) -> None:
    child.kill()
    child.wait()
    assert child.stdout is not None
    child.stdout.close()


@pytest.fixture
def same_names(qapp: QApplication) -> None:
    """The data folder of the editor's own process and of this one are one."""
    qapp.setApplicationName("Loremask")
    qapp.setOrganizationName("Loremask")


@pytest.fixture
def crashed(same_names: None, world_folder: Path) -> bytes:
    """An editor was killed with an unsaved edit; the file as it was."""
    before = (world_folder / FILE).read_bytes()
    kill(start_editor(world_folder))
    assert (world_folder / FILE).read_bytes() == before
    return before


def opened(make_window: MakeWindow, folder: Path, qtbot: QtBot) -> MainWindow:
    window = make_window()
    open_world(window, folder, qtbot)
    return window


# recovery


def test_what_a_killed_editor_had_is_offered_as_a_difference_and_restored(
    crashed: bytes, make_window: MakeWindow, world_folder: Path, qtbot: QtBot
) -> None:
    window = opened(make_window, world_folder, qtbot)
    assert FILE in wait_question(window, qtbot, "recovery")
    old = entry(window, ID).text

    def restore(dialog: DiffDialog) -> None:
        model = dialog.view.model
        record = model.item(0).child(0)
        assert "mina_derrumbe" in record.text()
        assert record.child(0, 2).text() == "Lo que se iba a perder."
        dialog.view.tree.setCurrentIndex(record.child(0).index())
        assert dialog.view.before.text.toPlainText() == old
        dialog.button("Restore").click()

    in_dialog(DiffDialog, restore)
    press(window, "Review…")
    assert entry(window, ID).text == "Lo que se iba a perder."
    assert window.isWindowModified()
    assert window.disk.bar.question is None
    assert (world_folder / FILE).read_bytes() == crashed
    qtbot.waitUntil(lambda: not window.tasks.busy, timeout=WAIT_MS)
    assert len(slots(data_folder(), world_folder)) == 1
    window.document.undo()
    assert entry(window, ID).text == old
    window.document.redo()
    assert window.flow.save_now()
    qtbot.waitUntil(lambda: not slots(data_folder(), world_folder), timeout=WAIT_MS)


def test_what_is_given_up_is_not_offered_again(
    crashed: bytes, make_window: MakeWindow, world_folder: Path, qtbot: QtBot
) -> None:
    window = opened(make_window, world_folder, qtbot)
    wait_question(window, qtbot, "recovery")
    press(window, "Discard")
    window.close()
    again = opened(make_window, world_folder, qtbot)
    settled(again, qtbot)
    assert again.disk.bar.question is None
    assert not slots(data_folder(), world_folder)


def test_not_now_keeps_it_for_the_next_start_and_apart_from_new_edits(
    crashed: bytes, make_window: MakeWindow, world_folder: Path, qtbot: QtBot
) -> None:
    window = opened(make_window, world_folder, qtbot)
    wait_question(window, qtbot, "recovery")
    edit(window, ID, "notes", "nueva")
    with qtbot.waitSignal(window.disk.autosave.kept, timeout=WAIT_MS):
        window.disk.autosave.write()
    assert len(slots(data_folder(), world_folder)) == 2
    window.document.stack.setClean()
    window.close()
    again = opened(make_window, world_folder, qtbot)
    wait_question(again, qtbot, "recovery")
    assert len(slots(data_folder(), world_folder)) == 1


def test_a_restoring_that_ended_in_a_crash_is_told(
    crashed: bytes, make_window: MakeWindow, world_folder: Path, qtbot: QtBot
) -> None:
    (slot,) = slots(data_folder(), world_folder)
    Journal(data_folder(), world_folder, slot).begin_restoring()
    window = opened(make_window, world_folder, qtbot)
    assert "ended Loremask the last time" in wait_question(window, qtbot, "recovery")


def test_a_file_that_changed_since_keeps_what_is_new_in_it(
    crashed: bytes, make_window: MakeWindow, world_folder: Path, qtbot: QtBot
) -> None:
    path = world_folder / FILE
    change(path, '"entradas": [', '"entradas": [\n    {"id": "nueva", "texto": "n"},')
    window = opened(make_window, world_folder, qtbot)
    wait_question(window, qtbot, "recovery")
    in_dialog(DiffDialog, lambda dialog: dialog.button("Restore").click())
    press(window, "Review…")
    assert entry(window, ID).text == "Lo que se iba a perder."
    assert entry(window, "nueva").text == "n"


def test_a_file_that_is_gone_comes_back_with_its_edits(
    crashed: bytes, make_window: MakeWindow, world_folder: Path, qtbot: QtBot
) -> None:
    (world_folder / FILE).unlink()
    window = opened(make_window, world_folder, qtbot)
    wait_question(window, qtbot, "recovery")
    in_dialog(DiffDialog, lambda dialog: dialog.button("Restore").click())
    press(window, "Review…")
    assert entry(window, ID).text == "Lo que se iba a perder."
    assert window.flow.save_now()
    assert "Lo que se iba a perder." in (world_folder / FILE).read_text(encoding="utf-8")


def test_what_is_saved_meanwhile_is_not_offered(
    make_window: MakeWindow, world_folder: Path, qtbot: QtBot
) -> None:
    text = (world_folder / FILE).read_text(encoding="utf-8")
    Journal(data_folder(), world_folder).write({FILE: Unsaved(text)})
    window = opened(make_window, world_folder, qtbot)
    qtbot.waitUntil(lambda: not slots(data_folder(), world_folder), timeout=WAIT_MS)
    assert window.disk.bar.question is None


def test_edits_are_kept_by_themselves_and_forgotten_when_saved(
    window: MainWindow, world_folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("editor.disk.autosave.EVERY_MS", 50)
    edit(window, ID, "text", "Guardado aparte.")
    qtbot.waitUntil(lambda: bool(slots(data_folder(), world_folder)), timeout=WAIT_MS)
    kept = Journal(data_folder(), world_folder).read()
    assert kept is not None
    assert "Guardado aparte." in kept.files[FILE].text
    assert "Guardado aparte." not in (world_folder / FILE).read_text(encoding="utf-8")
    assert window.flow.save_now()
    qtbot.waitUntil(lambda: not slots(data_folder(), world_folder), timeout=WAIT_MS)
    names = {path.name for path in world_folder.iterdir()}
    assert names == {path.name for path in (ROOT / "data" / "lore").iterdir()}


def test_what_cannot_be_kept_is_said_once(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("core.recovery.journal.MAX_BYTES", 10)
    said: list[str] = []
    window.disk.said.connect(said.append)
    for text in ("Uno.", "Dos."):
        edit(window, ID, "text", text)
        window.disk.autosave.write()
        qtbot.waitUntil(lambda: not window.tasks.busy, timeout=WAIT_MS)
    assert len([words for words in said if "not kept for recovery" in words]) == 1


def test_forgetting_all(window: MainWindow, world_folder: Path, qtbot: QtBot) -> None:
    edit(window, ID, "text", "Uno.")
    assert window.flow.save_now()
    assert Backups(data_folder(), world_folder).list()
    in_dialog(QMessageBox, lambda box: _click(box, "&Forget"))
    window.actions_by_id["file.forget_kept"].trigger()
    assert not Backups(data_folder(), world_folder).list()
    window.actions_by_id["file.forget_kept"].trigger()
    assert "Nothing is kept" in window.status.message.text()


def _click(box: QMessageBox, words: str) -> None:
    next(button for button in box.buttons() if button.text() == words).click()


# two windows


def test_the_second_window_is_read_only_until_it_takes_over(
    make_window: MakeWindow, world_folder: Path, qtbot: QtBot
) -> None:
    first = opened(make_window, world_folder, qtbot)
    edit(first, ID, "text", "Del primero.")
    second = opened(make_window, world_folder, qtbot)
    assert "another window" in wait_question(second, qtbot, "ownership")
    assert second.disk.autosave is None
    assert all(file.read_only is not None for file in second.document.world.files)
    assert not second.document.push(_edit(second))
    assert "another window" in second.notices.text

    assert first.flow.save_now()
    qtbot.waitUntil(lambda: entry(second, ID).text == "Del primero.", timeout=WAIT_MS)
    assert not second.isWindowModified()

    with qtbot.waitSignal(second.flow.opened, timeout=WAIT_MS):
        press(second, "Take over")
    assert second.disk.bar.question is None
    assert second.document.push(_edit(second))
    edit(first, ID, "text", "Del primero otra vez.")
    assert not first.flow.save_now()
    assert "took this world over" in wait_question(first, qtbot, "ownership")
    assert second.flow.save_now()
    settled(first, qtbot)
    press(first, "Take it back")
    wait_question(first, qtbot, "changed")
    assert not second.disk.ownership.may_save()


def test_the_second_window_may_edit_when_the_first_has_closed(
    make_window: MakeWindow, world_folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("editor.disk.ownership.LOOK_AGAIN_MS", 50)
    first = opened(make_window, world_folder, qtbot)
    second = opened(make_window, world_folder, qtbot)
    wait_question(second, qtbot, "ownership")
    qtbot.wait(200)
    assert not second.document.push(_edit(second)), "the first one is still there"
    before = second.document
    first.actions_by_id["file.close_world"].trigger()
    qtbot.waitUntil(lambda: second.document is not before, timeout=WAIT_MS)
    assert second.disk.bar.question is None
    qtbot.waitUntil(lambda: "can be edited here" in second.status.message.text(), timeout=WAIT_MS)
    assert second.document.push(_edit(second)) and second.flow.save_now()


def _edit(window: MainWindow) -> object:
    from core.model.kinds import Kind
    from core.world.build import set_value

    world = window.document.world
    return set_value(world, world.find(Kind.ENTRY, ID)[0], "notes", "del segundo")


def test_the_lock_is_given_back(make_window: MakeWindow, world_folder: Path, qtbot: QtBot) -> None:
    window = opened(make_window, world_folder, qtbot)
    lock = Lock(data_folder(), world_folder)
    assert lock.acquire() is not None
    window.actions_by_id["file.close_world"].trigger()
    assert lock.acquire() is None
    lock.release()
    names = {path.name for path in world_folder.iterdir()}
    assert names == {path.name for path in (ROOT / "data" / "lore").iterdir()}


def test_an_editor_of_another_process_is_noticed_and_a_killed_one_is_not(
    same_names: None, make_window: MakeWindow, world_folder: Path, qtbot: QtBot
) -> None:
    child = start_editor(world_folder)
    try:
        window = opened(make_window, world_folder, qtbot)
        assert "another window" in wait_question(window, qtbot, "ownership")
        press(window, "Stay read-only")
        assert window.disk.bar.question is None
        window.close()
    finally:
        kill(child)
    again = opened(make_window, world_folder, qtbot)
    wait_question(again, qtbot, "recovery")
    assert all(file.read_only is None for file in again.document.world.lore_files)


# saving


def test_what_is_edited_during_a_save_stays_unsaved(window: MainWindow, world_folder: Path) -> None:
    edit(window, ID, "text", "Antes.")
    assert window.flow.save()
    assert window.flow.saver.busy
    edit(window, ID, "notes", "durante")
    window.flow.saver.wait()
    saved = (world_folder / FILE).read_text(encoding="utf-8")
    assert "Antes." in saved
    assert "durante" not in saved
    assert window.isWindowModified()
    window.document.undo()
    assert window.isWindowModified()
    window.document.undo()
    assert window.isWindowModified()
    window.document.redo()
    window.document.redo()
    assert window.flow.save_now()
    assert "durante" in (world_folder / FILE).read_text(encoding="utf-8")


def test_a_second_save_waits_for_the_first(window: MainWindow, world_folder: Path) -> None:
    edit(window, ID, "text", "Uno.")
    assert window.flow.save()
    edit(window, ID, "text", "Dos.")
    assert window.flow.save()
    window.flow.saver.wait()
    assert "Dos." in (world_folder / FILE).read_text(encoding="utf-8")
    assert not window.isWindowModified()
    assert len(Backups(data_folder(), world_folder).list()) == 2


# differences and earlier saves


def shown(dialog: DiffDialog | BackupsDialog) -> list[str]:
    """What the tree of differences says, each row in one line."""
    model = dialog.view.model
    lines: list[str] = []

    def walk(item: object, columns: list[str]) -> None:
        lines.append(" | ".join(columns))
        for row in range(item.rowCount()):
            walk(item.child(row), [item.child(row, c).text() for c in range(3)])

    for row in range(model.rowCount()):
        walk(model.item(row), [model.item(row, c).text() for c in range(3)])
    return lines


def close_dialog(window: MainWindow, qtbot: QtBot) -> list[str]:
    """Wait for the dialog of differences, read it and close it."""
    qtbot.waitUntil(lambda: bool(window.findChildren(DiffDialog)), timeout=WAIT_MS)
    (dialog,) = window.findChildren(DiffDialog)
    lines = shown(dialog)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not window.findChildren(DiffDialog), timeout=WAIT_MS)
    return lines


def test_changes_since_the_last_save(window: MainWindow, qtbot: QtBot) -> None:
    window.actions_by_id["file.since_save"].trigger()
    qtbot.waitUntil(lambda: "Nothing" in window.status.message.text(), timeout=WAIT_MS)
    edit(window, ID, "text", "<b>Otro</b>")
    edit(window, "campana_rota", "weight", 3.0)
    window.actions_by_id["file.since_save"].trigger()
    lines = close_dialog(window, qtbot)
    assert lines[0].startswith("mina.json · 2 records")
    assert any(line.endswith("| <b>Otro</b>") for line in lines)
    assert any(line.startswith("weight | ") and line.endswith("| 3.0") for line in lines)


@pytest.mark.skipif(shutil.which("git") is None, reason="needs git")
def test_changes_since_the_last_commit(
    window: MainWindow, world_folder: Path, qtbot: QtBot
) -> None:
    window.actions_by_id["file.since_commit"].trigger()
    qtbot.waitUntil(lambda: "not in a git repository" in window.notices.text, timeout=WAIT_MS)
    who = ("-c", "user.name=Someone", "-c", "user.email=someone@example.org")
    for command in (["init", "-q"], ["add", "-A"], [*who, "commit", "-q", "-m", "x"]):
        subprocess.run(["git", *command], cwd=world_folder, check=True, capture_output=True)
    edit(window, ID, "text", "Otro.")
    assert window.flow.save_now()
    window.actions_by_id["file.since_commit"].trigger()
    lines = close_dialog(window, qtbot)
    assert lines[1] == "entry mina_derrumbe · changed |  | "
    assert lines[2].endswith("| Otro.")


def test_an_earlier_save_is_compared_and_restored(
    window: MainWindow, world_folder: Path, qtbot: QtBot
) -> None:
    before = entry(window, ID).text
    for text in ("Uno.", "Dos."):
        edit(window, ID, "text", text)
        assert window.flow.save_now()
    seen: list[list[str]] = []

    def restore(dialog: BackupsDialog) -> None:
        assert dialog.list.count() == 2
        dialog.list.setCurrentRow(1)
        qtbot.waitUntil(dialog.restore.isEnabled, timeout=WAIT_MS)
        seen.append(shown(dialog))
        dialog.restore.click()

    in_dialog(BackupsDialog, restore)
    window.actions_by_id["file.backups"].trigger()
    qtbot.waitUntil(lambda: bool(seen) and window.isWindowModified(), timeout=WAIT_MS)
    assert any(line.endswith("| Dos.") for line in seen[0])
    assert entry(window, ID).text == before
    assert window.isWindowModified()
    window.document.undo()
    assert entry(window, ID).text == "Dos."
    assert not window.isWindowModified()
