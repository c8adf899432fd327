"""Other programs change files under an open world: real files, real watching."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from disk_helpers import (
    WAIT_MS,
    change,
    edit,
    entry,
    in_dialog,
    press,
    replace_file,
    settled,
    wait_question,
)
from frame_helpers import MakeWindow, open_world
from pytestqt.qtbot import QtBot

from core.model.kinds import Kind
from core.recovery.backups import Backups
from editor.disk.guard import BROKEN, CHANGED, FOLDER, GONE, NEW
from editor.disk.merge_dialog import MergeDialog
from editor.disk.places import data_folder
from editor.main_window import MainWindow

ID, FILE = "mina_derrumbe", "mina.json"
OLD = "La campana que"


@pytest.fixture
def opened(window: MainWindow, qtbot: QtBot) -> MainWindow:
    """A window whose first look is over."""
    settled(window, qtbot)
    assert window.disk.bar.question is None
    return window


def text_of(window: MainWindow) -> str:
    return entry(window, "campana_rota").text


# clean


@pytest.mark.parametrize("write", [change, replace_file])
def test_a_clean_file_is_reloaded_quietly_each_time(
    opened: MainWindow, world_folder: Path, qtbot: QtBot, write: object
) -> None:
    window, path = opened, world_folder / FILE
    handle = window.document.world.find(Kind.ENTRY, "campana_rota")[0]
    for old, new in ((OLD, "UNO"), ("UNO", "DOS")):
        write(path, old, new)
        qtbot.waitUntil(lambda new=new: text_of(window).startswith(new), timeout=WAIT_MS)
        assert window.document.world.find(Kind.ENTRY, "campana_rota") == (handle,)
        assert not window.isWindowModified()
        assert window.disk.bar.question is None
        assert FILE in window.status.message.text()
    window.document.undo()
    assert text_of(window).startswith("UNO")
    assert window.isWindowModified()
    window.document.redo()
    assert not window.isWindowModified()


def test_the_program_s_own_save_is_no_news(
    opened: MainWindow, world_folder: Path, qtbot: QtBot
) -> None:
    window = opened
    edit(window, ID, "text", "Propio.")
    assert window.flow.save_now()
    count = window.document.stack.count()
    with qtbot.waitSignal(window.disk.guard.watch.looked, timeout=WAIT_MS):
        pass
    settled(window, qtbot)
    assert window.document.stack.count() == count
    assert window.disk.bar.question is None
    assert not window.isWindowModified()


def test_a_pull_of_several_files_is_one_step(
    opened: MainWindow, world_folder: Path, qtbot: QtBot
) -> None:
    window = opened
    for path in sorted(world_folder.glob("*.json")):
        text = path.read_text(encoding="utf-8")
        path.write_text(text + "\n", encoding="utf-8")
    change(world_folder / FILE, OLD, "UNO")
    qtbot.waitUntil(lambda: text_of(window).startswith("UNO"), timeout=WAIT_MS)
    qtbot.waitUntil(lambda: not window.tasks.busy, timeout=WAIT_MS)
    steps = window.document.stack.count()
    assert steps <= 2
    assert not window.isWindowModified()


def test_a_half_written_file_gets_a_second_look(
    opened: MainWindow, world_folder: Path, qtbot: QtBot
) -> None:
    window, path = opened, world_folder / FILE
    text = path.read_text(encoding="utf-8").replace(OLD, "UNO")
    path.write_text(text[:500], encoding="utf-8")
    settled(window, qtbot)
    assert window.disk.bar.question is None
    path.write_text(text, encoding="utf-8")
    qtbot.waitUntil(lambda: text_of(window).startswith("UNO"), timeout=WAIT_MS)
    assert window.disk.bar.question is None


def test_a_file_that_stays_broken_is_said_and_what_is_open_stays(
    opened: MainWindow, world_folder: Path, qtbot: QtBot
) -> None:
    window, path = opened, world_folder / FILE
    path.write_text("{ no", encoding="utf-8")
    handle = next(f.handle for f in window.document.world.files if f.name == FILE)
    words = wait_question(window, qtbot, f"{BROKEN}{handle}")
    assert FILE in words
    assert "not JSON" in words
    assert text_of(window).startswith(OLD)
    press(window, "Keep mine")
    assert window.disk.bar.question is None
    assert window.flow.save_now()
    assert OLD in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("mended", ["as it was", "otherwise"])
def test_a_broken_file_that_was_mended_is_asked_about_no_more(
    opened: MainWindow, world_folder: Path, qtbot: QtBot, mended: str
) -> None:
    window, path = opened, world_folder / FILE
    whole = path.read_text(encoding="utf-8")
    handle = next(f.handle for f in window.document.world.files if f.name == FILE)
    for _ in range(2):
        path.write_text("{ no", encoding="utf-8")
        wait_question(window, qtbot, f"{BROKEN}{handle}")
        new = whole if mended == "as it was" else whole.replace(OLD, "UNO")
        path.write_text(new, encoding="utf-8")
        qtbot.waitUntil(lambda: window.disk.bar.question is None, timeout=WAIT_MS)
    start = OLD if mended == "as it was" else "UNO"
    qtbot.waitUntil(lambda: text_of(window).startswith(start), timeout=WAIT_MS)


# changed on both sides


def make_both_change(window: MainWindow, path: Path, qtbot: QtBot, mine: str = "Mío.") -> str:
    edit(window, ID, "text", mine)
    change(path, OLD, "UNO")
    return wait_question(window, qtbot, CHANGED)


def test_other_entries_of_both_are_merged_without_a_dialog(
    opened: MainWindow, world_folder: Path, qtbot: QtBot
) -> None:
    window, path = opened, world_folder / FILE
    words = make_both_change(window, path, qtbot)
    assert FILE in words
    press(window, "Merge")
    qtbot.waitUntil(lambda: text_of(window).startswith("UNO"), timeout=WAIT_MS)
    assert entry(window, ID).text == "Mío."
    assert window.disk.bar.question is None
    assert window.isWindowModified()
    theirs = path.read_text(encoding="utf-8")
    assert window.flow.save_now()
    saved = path.read_text(encoding="utf-8")
    assert "UNO" in saved
    assert "Mío." in saved
    assert len(saved.splitlines()) == len(theirs.splitlines())
    window.document.undo()
    assert text_of(window).startswith(OLD)
    assert entry(window, ID).text == "Mío."


@pytest.mark.parametrize("take_theirs", [True, False])
def test_a_conflict_is_decided_in_the_dialog(
    opened: MainWindow, world_folder: Path, qtbot: QtBot, take_theirs: bool
) -> None:
    window, path = opened, world_folder / FILE
    edit(window, "campana_rota", "text", "Mío <img src=file:x>.")
    make_both_change(window, path, qtbot)

    def decide(dialog: MergeDialog) -> None:
        assert dialog.model.rowCount() == 1
        assert dialog.model.index(0, 1).data() == "entry campana_rota"
        assert dialog.mine.text.toPlainText() == "Mío <img src=file:x>."
        assert dialog.theirs.text.toPlainText().startswith("UNO")
        assert dialog.before.text.toPlainText().startswith(OLD)
        if take_theirs:
            dialog.take_theirs.click()
            assert dialog.model.index(0, 3).data() == "theirs"
        dialog.accept_button.click()

    in_dialog(MergeDialog, decide)
    press(window, "Merge")
    qtbot.waitUntil(lambda: window.disk.bar.question is None, timeout=WAIT_MS)
    assert text_of(window).startswith("UNO" if take_theirs else "Mío <img")
    assert entry(window, ID).text == "Mío."


def test_giving_up_the_dialog_leaves_the_question(
    opened: MainWindow, world_folder: Path, qtbot: QtBot
) -> None:
    window, path = opened, world_folder / FILE
    edit(window, "campana_rota", "text", "Mío.")
    make_both_change(window, path, qtbot)
    closed: list[bool] = []

    def give_up(dialog: MergeDialog) -> None:
        dialog.reject()
        closed.append(True)

    in_dialog(MergeDialog, give_up)
    press(window, "Merge")
    qtbot.waitUntil(lambda: bool(closed), timeout=WAIT_MS)
    assert window.disk.bar.keys() == (CHANGED,)
    assert text_of(window) == "Mío."


def test_reloading_is_undone(opened: MainWindow, world_folder: Path, qtbot: QtBot) -> None:
    window = opened
    make_both_change(window, world_folder / FILE, qtbot)
    press(window, "Reload")
    assert text_of(window).startswith("UNO")
    assert entry(window, ID).text != "Mío."
    assert not window.isWindowModified()
    window.document.undo()
    assert entry(window, ID).text == "Mío."
    assert window.isWindowModified()


def test_keeping_mine_is_asked_once_and_saving_writes_it(
    opened: MainWindow, world_folder: Path, qtbot: QtBot
) -> None:
    window, path = opened, world_folder / FILE
    make_both_change(window, path, qtbot)
    press(window, "Keep mine")
    for _ in range(2):
        settled(window, qtbot)
        assert window.disk.bar.question is None
    assert window.flow.save_now()
    assert OLD in path.read_text(encoding="utf-8")
    assert "Mío." in path.read_text(encoding="utf-8")


def test_not_now_is_asked_again_only_for_another_content(
    opened: MainWindow, world_folder: Path, qtbot: QtBot
) -> None:
    window, path = opened, world_folder / FILE
    make_both_change(window, path, qtbot)
    window.disk.bar._close.click()
    settled(window, qtbot)
    assert window.disk.bar.question is None
    change(path, "UNO", "DOS")
    wait_question(window, qtbot, CHANGED)


def test_a_refused_save_asks_in_the_bar(
    opened: MainWindow, world_folder: Path, qtbot: QtBot
) -> None:
    window, path = opened, world_folder / FILE
    edit(window, ID, "text", "Mío.")
    window.disk.guard.watch.pause()
    change(path, OLD, "UNO")
    assert not window.flow.save_now()
    assert window.isWindowModified()
    assert OLD not in path.read_text(encoding="utf-8")
    assert not Backups(data_folder(), window.document.path).list(), "nothing was saved"
    wait_question(window, qtbot, CHANGED)


def test_what_both_wrote_alike_is_no_question(
    opened: MainWindow, world_folder: Path, qtbot: QtBot
) -> None:
    window, path = opened, world_folder / FILE
    edit(window, ID, "text", "Igual.")
    handle = next(f.handle for f in window.document.world.files if f.name == FILE)
    path.write_text(window.document.world.file_text(handle), encoding="utf-8")
    qtbot.waitUntil(lambda: not window.isWindowModified(), timeout=WAIT_MS)
    assert window.disk.bar.question is None


# gone, new, moved


def test_a_deleted_file_can_be_kept(opened: MainWindow, world_folder: Path, qtbot: QtBot) -> None:
    window, path = opened, world_folder / FILE
    before = path.read_bytes()
    path.unlink()
    assert FILE in wait_question(window, qtbot, GONE)
    press(window, "Keep")
    settled(window, qtbot)
    assert window.disk.bar.question is None
    assert window.isWindowModified()
    assert window.flow.save_now()
    assert path.read_bytes() == before


def test_a_deleted_file_can_be_removed_and_undone(
    opened: MainWindow, world_folder: Path, qtbot: QtBot
) -> None:
    window, path = opened, world_folder / FILE
    before = path.read_bytes()
    path.unlink()
    wait_question(window, qtbot, GONE)
    press(window, "Remove here too")
    assert not window.document.world.find(Kind.ENTRY, ID)
    assert not window.isWindowModified()
    settled(window, qtbot)
    assert window.disk.bar.question is None
    window.document.undo()
    assert window.flow.save_now()
    assert path.read_bytes() == before


def test_a_renamed_file_keeps_its_records(
    opened: MainWindow, world_folder: Path, qtbot: QtBot
) -> None:
    window = opened
    handle = window.document.world.find(Kind.ENTRY, ID)
    (world_folder / FILE).rename(world_folder / "zeta.json")
    settled(window, qtbot)
    assert window.disk.bar.question is None
    assert window.document.world.find(Kind.ENTRY, ID) == handle
    edit(window, ID, "text", "Mío.")
    assert window.flow.save_now()
    assert "Mío." in (world_folder / "zeta.json").read_text(encoding="utf-8")
    assert not (world_folder / FILE).exists()


def test_a_new_file_is_offered_once(opened: MainWindow, world_folder: Path, qtbot: QtBot) -> None:
    window = opened
    (world_folder / "package.json").write_text('{"name": "x"}', encoding="utf-8")
    (world_folder / "norte.json").write_text(
        '{"entradas": [{"id": "norte", "texto": "x"}]}', encoding="utf-8"
    )
    words = wait_question(window, qtbot, NEW)
    assert "norte.json" in words
    assert "package" not in words
    press(window, "Open")
    world = window.document.world
    qtbot.waitUntil(lambda: bool(world.find(Kind.ENTRY, "norte")), timeout=WAIT_MS)
    assert len(world.find(Kind.ENTRY, "norte")) == 1
    settled(window, qtbot)
    assert window.disk.bar.question is None
    (world_folder / "sur.json").write_text('{"entradas": []}', encoding="utf-8")
    wait_question(window, qtbot, NEW)
    window.disk.bar._close.click()
    settled(window, qtbot)
    assert window.disk.bar.question is None


def test_a_folder_that_was_renamed_is_asked_about_once_and_found_again(
    opened: MainWindow, world_folder: Path, qtbot: QtBot
) -> None:
    window = opened
    edit(window, ID, "text", "Mío.")
    moved = world_folder.with_name("Otra")
    world_folder.rename(moved)
    assert "no longer there" in wait_question(window, qtbot, FOLDER)
    settled(window, qtbot)
    assert window.disk.bar.keys() == (FOLDER,)
    assert not window.flow.save_now()
    assert window.isWindowModified()
    window.disk.guard.move_to(moved.parent)
    assert "None of" in window.status.message.text()
    window.disk.guard.move_to(moved)
    assert window.disk.bar.question is None
    assert window.flow.save_now()
    assert "Mío." in (moved / FILE).read_text(encoding="utf-8")
    assert not world_folder.exists()


def test_a_folder_that_is_gone_leaves_the_edits_for_a_copy(
    opened: MainWindow, world_folder: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    window = opened
    edit(window, ID, "text", "Mío.")
    shutil.rmtree(world_folder)
    wait_question(window, qtbot, FOLDER)
    target = tmp_path / "copies"
    target.mkdir()
    copy = window.flow.copy_into(target)
    assert copy is not None
    assert "Mío." in (copy / FILE).read_text(encoding="utf-8")


# git's markers


def with_markers(path: Path) -> str:
    text = path.read_text(encoding="utf-8")
    line = next(row for row in text.splitlines(keepends=True) if OLD in row)
    block = (
        f"<<<<<<< HEAD\n{line.replace(OLD, 'NUESTRO')}||||||| base\n{line}=======\n"
        f"{line.replace(OLD, 'SUYO')}>>>>>>> other\n"
    )
    path.write_text(text.replace(line, block), encoding="utf-8")
    return text


@pytest.mark.parametrize("when", ["before opening", "while open"])
def test_a_file_with_conflict_markers_opens_in_the_merge_view(
    make_window: MakeWindow, world_folder: Path, qtbot: QtBot, when: str
) -> None:
    path = world_folder / FILE
    window = make_window()
    if when == "before opening":
        original = with_markers(path)
    open_world(window, world_folder, qtbot)
    settled(window, qtbot)
    if when == "while open":
        original = with_markers(path)
    handle = next(f.handle for f in window.document.world.files if f.name == FILE)
    assert "conflict markers" in wait_question(window, qtbot, f"{BROKEN}{handle}")

    def decide(dialog: MergeDialog) -> None:
        assert dialog.model.rowCount() == 1
        assert dialog.mine.text.toPlainText().startswith("NUESTRO")
        dialog.table.setFocus()
        qtbot.keyClick(dialog.table, " ")
        dialog.accept_button.click()

    in_dialog(MergeDialog, decide)
    press(window, "Merge")
    assert text_of(window).startswith("SUYO")
    assert window.isWindowModified()
    assert window.flow.save_now()
    assert path.read_text(encoding="utf-8") == original.replace(OLD, "SUYO")
    settled(window, qtbot)
    assert window.disk.bar.question is None
    window.document.undo()
    assert text_of(window).startswith("NUESTRO" if when == "before opening" else OLD)


def test_a_file_that_can_be_read_again_is_opened(
    make_window: MakeWindow, world_folder: Path, qtbot: QtBot
) -> None:
    path = world_folder / FILE
    whole = path.read_text(encoding="utf-8")
    path.write_text("{ no", encoding="utf-8")
    window = make_window()
    open_world(window, world_folder, qtbot)
    settled(window, qtbot)
    assert not window.document.world.find(Kind.ENTRY, ID)
    path.write_text(whole, encoding="utf-8")
    qtbot.waitUntil(lambda: bool(window.document.world.find(Kind.ENTRY, ID)), timeout=WAIT_MS)
    assert not window.isWindowModified()
