"""The playground from the keyboard, with real key events."""

from __future__ import annotations

from playground_help import QUESTION, handle, labels
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QComboBox, QWidget
from pytestqt.qtbot import QtBot

from core.model.kinds import Kind
from core.model.records import Quest
from editor.main_window import MainWindow
from editor.playground.rows import CardRow, LineRow
from editor.playground.workspace import PlaygroundWorkspace

Key = Qt.Key
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def settle(room: PlaygroundWorkspace, qtbot: QtBot) -> None:
    """Let the event loop turn, as it does between two keys."""
    qtbot.waitUntil(lambda: not room.asker.waiting, timeout=2000)


def requires(window: MainWindow, quest: str) -> tuple[str, ...]:
    assert window.document is not None
    world = window.document.world
    data = world.data(world.find(Kind.QUEST, quest)[0])
    assert isinstance(data, Quest)
    return data.requires


def test_every_key_is_answered(room: PlaygroundWorkspace, qtbot: QtBot) -> None:
    room.focus_first()
    seen = []
    for key in "mina":
        qtbot.keyClicks(room.query.field, key)
        settle(room, qtbot)
        seen.append((room.asker.answer.query, len(room.asker.answer.explanation.results)))
    assert [query for query, _ in seen] == ["m", "mi", "min", "mina"]
    assert seen[0][1] == 0 and seen[3][1] == 5
    assert room._pages.currentWidget() is room.list


def test_keys_that_come_together_are_answered_once(room: PlaygroundWorkspace, qtbot: QtBot) -> None:
    answers: list[str] = []
    room.asker.answered.connect(lambda answer: answers.append(answer.query))
    qtbot.keyClicks(room.query.field, "mina")
    settle(room, qtbot)
    assert answers == ["mina"]


def test_undo_in_the_question_is_its_own(
    window: MainWindow, room: PlaygroundWorkspace, qtbot: QtBot
) -> None:
    room.focus_first()
    qtbot.keyClicks(room.query.field, "mina")
    qtbot.keyClick(room.query.field, Key.Key_Z, CTRL)
    assert room.query.field.text() == ""
    assert window.document is not None and window.document.stack.count() == 0


def test_down_goes_into_the_list_and_enter_to_the_lore(
    window: MainWindow, asked: PlaygroundWorkspace, qtbot: QtBot
) -> None:
    jumps: list[int] = []
    window.shell.jump_requested.connect(lambda handle, field: jumps.append(handle))
    asked.focus_first()
    qtbot.keyClick(asked.query.field, Key.Key_Down)
    assert QApplication.focusWidget() is asked.list
    qtbot.keyClick(asked.list, Key.Key_Down)
    chosen = asked.model.row(asked.list.currentIndex().row())
    assert isinstance(chosen, CardRow) and asked.explanation.sheet.title.endswith("is second")
    qtbot.keyClick(asked.list, Key.Key_Return)
    assert jumps == [chosen.handle]


def test_up_on_the_first_row_goes_back_to_the_question(
    asked: PlaygroundWorkspace, qtbot: QtBot
) -> None:
    asked.list.setFocus()
    qtbot.keyClick(asked.list, Key.Key_Home)
    qtbot.keyClick(asked.list, Key.Key_Up)
    assert QApplication.focusWidget() is asked.query.field


def test_the_arrows_pass_over_the_lines(asked: PlaygroundWorkspace, qtbot: QtBot) -> None:
    asked.list.setFocus()
    passed = set()
    for _ in range(len(asked.model.rows)):
        qtbot.keyClick(asked.list, Key.Key_Down)
        passed.add(asked.list.currentIndex().row())
    lines = {at for at in range(asked.model.rowCount()) if isinstance(asked.model.row(at), LineRow)}
    assert lines and not lines & passed
    assert len(asked.model.rows) - 1 in passed


def test_ctrl_f_takes_the_whole_question(
    window: MainWindow, asked: PlaygroundWorkspace, qtbot: QtBot
) -> None:
    asked.list.setFocus()
    qtbot.keyClick(window, Key.Key_F, CTRL)
    assert QApplication.focusWidget() is asked.query.field
    assert asked.query.field.selectedText() == QUESTION


def test_the_picker_searches_by_name_and_by_id(room: PlaygroundWorkspace, qtbot: QtBot) -> None:
    picker = room.state_panel.npc
    picker.setFocus()
    qtbot.keyClick(picker, "i")
    popup = picker.popup
    assert popup.isVisible()
    qtbot.keyClicks(popup.search, "nes")
    assert [choice.id for choice in popup.model.rows] == ["boticaria_ines"]
    qtbot.keyClick(popup.search, Key.Key_Return)
    assert not popup.isVisible()
    assert room.asker.state.npc == "boticaria_ines"
    assert picker.accessibleName() == "Ask as: Inés (boticaria_ines)"
    qtbot.keyClick(picker, Key.Key_Space)
    qtbot.keyClicks(popup.search, "BOTIC")
    assert [choice.name for choice in popup.model.rows] == ["Inés"]
    qtbot.keyClick(popup.search, Key.Key_Escape)
    assert not popup.isVisible() and room.asker.state.npc == "boticaria_ines"


def test_the_stranger_stands_first(room: PlaygroundWorkspace, qtbot: QtBot) -> None:
    picker = room.state_panel.npc
    picker.setFocus()
    qtbot.keyClick(picker, Key.Key_Down)
    assert room.asker.state.npc == "herrero_bram"
    qtbot.keyClick(picker, Key.Key_Up)
    assert room.asker.state.npc is None
    assert picker.accessibleName() == "Ask as: A stranger"


def test_space_completes_a_quest_and_reveals(
    window: MainWindow, asked: PlaygroundWorkspace, qtbot: QtBot
) -> None:
    quests, model = asked.state_panel.quests, asked.state_panel.quest_model
    ids = [row.quest.id for row in model.rows]
    at = ids.index("la_verdad_de_la_mina")
    quests.setFocus()
    quests.setCurrentIndex(model.index(at, 0))
    qtbot.keyClick(quests, Key.Key_Space)
    settle(asked, qtbot)
    assert "la_verdad_de_la_mina" in asked.asker.state.quests
    assert labels(asked)[0] == "mina_causa_real"
    assert isinstance(asked.model.row(0), CardRow)
    assert model.index(at, 0).data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked


def test_with_what_it_requires_and_none(
    window: MainWindow, asked: PlaygroundWorkspace, qtbot: QtBot
) -> None:
    panel = asked.state_panel
    qtbot.keyClick(panel.clear, Key.Key_Space)
    assert asked.asker.state.quests == frozenset()
    ids = [row.quest.id for row in panel.quest_model.rows]
    panel.quests.setCurrentIndex(panel.quest_model.index(ids.index("la_verdad_de_la_mina"), 0))
    qtbot.keyClick(panel.complete, Key.Key_Space)
    done = asked.asker.state.quests
    assert "la_verdad_de_la_mina" in done and len(done) > 1
    assert all(set(requires(window, id)) <= done for id in done)
    assert not panel.complete.isEnabled()


def test_segments_by_the_arrows(asked: PlaygroundWorkspace, qtbot: QtBot) -> None:
    asked.bar.segments._buttons["all"].setFocus()
    qtbot.keyClick(asked.bar.segments._buttons["all"], Key.Key_Right)
    assert asked.bar.segments.current() == "retrieved"
    rows = [asked.model.row(at) for at in range(asked.model.rowCount())]
    assert len(rows) == 5 and all(isinstance(row, CardRow) for row in rows)


def test_a_question_that_was_asked_is_kept_and_asked_again(
    room: PlaygroundWorkspace, qtbot: QtBot
) -> None:
    for question in ("mina", "Nela"):
        room.query.field.clear()
        qtbot.keyClicks(room.query.field, question)
        qtbot.keyClick(room.query.field, Key.Key_Return)
    recent = room.state_panel.recent
    assert recent.questions() == ["Nela", "mina"]
    recent.setFocus()
    recent.setCurrentIndex(recent.model().index(1, 0))
    qtbot.keyClick(recent, Key.Key_Return)
    assert room.query.field.text() == "mina"


def test_the_mouse_opens_by_a_double_click(
    window: MainWindow, asked: PlaygroundWorkspace, qtbot: QtBot
) -> None:
    jumps: list[int] = []
    window.shell.jump_requested.connect(lambda handle, field: jumps.append(handle))
    index = asked.model.index(1, 0)
    point = asked.list.visualRect(index).center()
    qtbot.mouseClick(asked.list.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert asked.list.wanted == asked.model.row(1).handle
    qtbot.mouseDClick(asked.list.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert jumps == [asked.model.row(1).handle]


def test_typing_keeps_the_chosen_entry(asked: PlaygroundWorkspace, qtbot: QtBot) -> None:
    asked.list.select(handle(asked, "mina_derrumbe"))
    for key in " ¿Fue el capataz?":
        qtbot.keyClicks(asked.query.field, key)
        settle(asked, qtbot)
        assert asked.list.wanted == handle(asked, "mina_derrumbe")
        at = asked.list.currentIndex().row()
        assert asked.model.row(at).label == "mina_derrumbe"
        assert asked.list.verticalScrollBar().value() == 0
    asked.query.field.setText("Aldara")
    settle(asked, qtbot)
    assert asked.explanation.sheet.title.startswith("Why mina_derrumbe is")


def test_f6_walks_the_regions(window: MainWindow, asked: PlaygroundWorkspace, qtbot: QtBot) -> None:
    asked.focus_first()
    met = []
    for _ in range(5):
        qtbot.keyClick(window, Key.Key_F6)
        focus = QApplication.focusWidget()
        met.append(next((r for r in asked.regions() if r.isAncestorOf(focus)), None))
    assert asked.bar in met and asked._pages in met and asked.explanation in met


def test_copying_a_row(asked: PlaygroundWorkspace, qtbot: QtBot) -> None:
    asked.list.select(handle(asked, "mina_derrumbe"))
    qtbot.keyClick(asked.list, Key.Key_C, CTRL)
    text = QGuiApplication.clipboard().text()
    assert text.startswith("Rank 2: mina_derrumbe, public, score 12.0. Un derrumbe")


def test_everything_that_takes_the_focus_is_named(asked: PlaygroundWorkspace) -> None:
    nameless = []
    for widget in asked.findChildren(QWidget):
        inside = isinstance(widget.parentWidget(), (QComboBox, QAbstractSpinBox))
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible() and not inside:
            interface = QAccessible.queryAccessibleInterface(widget)
            if not interface.text(QAccessible.Text.Name).strip():
                nameless.append(repr(widget))
    assert nameless == []


def test_a_search_that_finds_nothing_says_so_and_leaves_no_tall_box(
    room: PlaygroundWorkspace, qtbot: QtBot
) -> None:
    picker = room.state_panel.npc
    qtbot.mouseClick(picker, Qt.MouseButton.LeftButton)
    popup = picker.popup
    tall, top = popup.height(), popup.y()
    assert popup.view.isVisible() and not popup.nothing.isVisible()
    qtbot.keyClicks(popup.search, "zzz")
    assert popup.nothing.isVisible() and not popup.view.isVisible()
    assert popup.nothing.text() == "No name and no id holds that"
    assert popup.height() < tall / 2 and popup.y() == top
    qtbot.keyClick(popup.search, Key.Key_Return)
    assert popup.isVisible()
    popup.search.clear()
    assert popup.height() == tall and popup.view.isVisible()
    qtbot.keyClick(popup.search, Key.Key_Escape)
    assert not popup.isVisible()


def test_a_press_outside_the_open_picker_gives_what_was_pressed_the_focus(
    room: PlaygroundWorkspace, qtbot: QtBot
) -> None:
    picker, field = room.state_panel.npc, room.query.field
    qtbot.mouseClick(picker, Qt.MouseButton.LeftButton)
    popup = picker.popup
    middle = popup.mapFromGlobal(field.mapToGlobal(field.rect().center()))
    assert popup.isVisible() and not popup.rect().contains(middle)
    qtbot.mouseClick(popup, Qt.MouseButton.LeftButton, pos=middle)
    assert not popup.isVisible() and QApplication.focusWidget() is field
