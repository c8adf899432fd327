"""Cases from the keyboard: written, run, copied, deleted, asked; one history for all."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from core.model.kinds import Kind
from core.model.records import Case
from core.model.state import GameState
from core.world import build
from editor.cases.workspace import CasesWorkspace
from editor.document import Document
from editor.main_window import MainWindow
from editor.playground.workspace import PlaygroundWorkspace

Key = Qt.Key
Control = Qt.KeyboardModifier.ControlModifier
NONE = Qt.KeyboardModifier.NoModifier


def handle(document: Document, id: str) -> int:
    return document.world.find(Kind.CASE, id)[0]


def case(document: Document, id: str) -> Case:
    data = document.world.data(handle(document, id))
    assert isinstance(data, Case)
    return data


def press(key: Key, modifier: Qt.KeyboardModifier = NONE) -> None:
    QTest.keyClick(focused(), key, modifier)


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def type_into(room: CasesWorkspace, field: str, text: str) -> None:
    assert room.form.focus_field(field)
    QTest.keyClicks(focused(), text)


def marks(room: CasesWorkspace) -> list[tuple[str, str, str]]:
    return [(row.mark, row.expected, row.got) for row in room.outcome.model.rows]


@pytest.mark.usefixtures("watched")
def test_the_table_says_what_each_case_asks_and_came_to(
    room: CasesWorkspace, document: Document
) -> None:
    row = room.model.row_of(handle(document, "derrumbe_sin_causa"))
    assert row is not None
    texts = [room.model.text(row, column) for column in range(room.model.columnCount())]
    assert texts[0] == "pass"
    assert texts[3:5] == ["Nela", "La mina"]
    assert texts[6] == "casos.json"
    assert room.model.text(0, 3) == "a stranger"


def test_expected_and_got_stand_side_by_side(room: CasesWorkspace, document: Document) -> None:
    room.jump(handle(document, "semilla_mina"))
    rows = marks(room)
    assert any(mark == "right" and expected == "mina_derrumbe" for mark, expected, _ in rows)
    masked = ("right", "mina_causa_real, masked", "mina_causa_real, masked")
    assert masked in rows
    entry = document.world.find(Kind.ENTRY, "mina_causa_real")[0]
    document.push(build.set_value(document.world, entry, "visibility", _public()))
    room.runs.finish()
    opened = ("unexpected", "mina_causa_real, masked", "mina_causa_real, open")
    assert opened in marks(room)
    why = next(row.why for row in room.outcome.model.rows if row.mark == "unexpected")
    assert "mina_causa_real" in why
    assert room.outcome.state.text() == "fail"


def _public() -> object:
    from core.model.visibility import PUBLIC

    return PUBLIC


@pytest.mark.usefixtures("watched")
def test_an_expectation_is_added_with_completion_and_undone(
    room: CasesWorkspace, document: Document
) -> None:
    room.jump(handle(document, "semilla_mina"))
    before = case(document, "semilla_mina").retrieves
    assert room.form.focus_field("retrieves")
    chips = room.form.page().editor("retrieves").widget  # type: ignore[union-attr]
    QTest.keyClicks(focused(), "campana_ro")
    offers = chips.entry.completer().completionModel()  # type: ignore[attr-defined]
    assert offers.index(0, 0).data() == "campana_rota"
    QTest.keyClicks(focused(), "ta")
    press(Key.Key_Return)
    assert case(document, "semilla_mina").retrieves == (*before, "campana_rota")
    room.runs.finish()
    assert room.runs.result(handle(document, "semilla_mina")) is not None
    press(Key.Key_Z, Control)
    assert case(document, "semilla_mina").retrieves == before


def test_an_unknown_entry_is_marked_and_keeps_the_case_from_running(
    room: CasesWorkspace, document: Document
) -> None:
    room.jump(handle(document, "semilla_mina"))
    type_into(room, "masks", "no_hay_tal")
    press(Key.Key_Return)
    chips = room.form.page().editor("masks").widget  # type: ignore[union-attr]
    assert [item.error for item in chips.items()][-1]  # type: ignore[attr-defined]
    room.runs.finish()
    assert room.outcome.state.text() == "cannot run"


def test_texts_with_commas_are_one_line_each(room: CasesWorkspace, document: Document) -> None:
    room.jump(handle(document, "semilla_mina"))
    type_into(room, "context_has", "la mina, de noche")
    press(Key.Key_Return)
    QTest.keyClicks(focused(), "el derrumbe")
    room.flush()
    assert case(document, "semilla_mina").context_has == ("la mina, de noche", "el derrumbe")
    room.runs.finish()
    assert any(row[1] == "la mina, de noche" for row in marks(room))
    press(Key.Key_A, Control)
    press(Key.Key_Delete)
    room.flush()
    assert case(document, "semilla_mina").context_has == ()
    assert "contexto_con" not in document.world.record(handle(document, "semilla_mina")).raw


def test_k_is_a_whole_number_or_left_out(room: CasesWorkspace, document: Document) -> None:
    room.jump(handle(document, "semilla_mina"))
    assert room.form.focus_field("k")
    press(Key.Key_A, Control)
    QTest.keyClicks(focused(), "3")
    room.flush()
    assert case(document, "semilla_mina").k == 3
    press(Key.Key_Up)
    assert case(document, "semilla_mina").k == 4
    press(Key.Key_A, Control)
    press(Key.Key_Delete)
    room.flush()
    assert case(document, "semilla_mina").k == 5
    assert '"k"' not in document.world.record(handle(document, "semilla_mina")).raw


def test_who_is_asked_is_chosen_or_typed(room: CasesWorkspace, document: Document) -> None:
    room.jump(handle(document, "semilla_mina"))
    type_into(room, "npc", "minera_nela")
    room.flush()
    assert case(document, "semilla_mina").npc == "minera_nela"


def test_control_enter_runs_with_what_is_typed(
    room: CasesWorkspace, document: Document, window: MainWindow
) -> None:
    room.jump(handle(document, "semilla_mina"))
    assert room.form.focus_field("query")
    press(Key.Key_A, Control)
    QTest.keyClicks(focused(), "nada que ver")
    press(Key.Key_Return, Control)
    assert case(document, "semilla_mina").query == "nada que ver"
    result = room.runs.result(handle(document, "semilla_mina"))
    assert result is not None and not result.ok
    assert window.status.message.text().startswith("The case fails")
    assert room.outcome.state.text() == "fail"


def test_a_new_case_is_ready_to_be_named_and_is_one_step(
    room: CasesWorkspace, document: Document, window: MainWindow
) -> None:
    room.jump(handle(document, "semilla_mina"))
    press(Key.Key_N, Control)
    assert window.rooms.current is room
    (new,) = room.table.selected_handles()
    assert document.world.handles(Kind.CASE)[1] == new
    QTest.keyClicks(focused(), "mi_caso")
    room.flush()
    assert document.world.record(new).id == "mi_caso"
    room.runs.finish()
    assert room.outcome.state.text() == "cannot run"
    document.undo()
    document.undo()
    assert new not in document.world
    assert len(room.model.handles) == 40


@pytest.mark.usefixtures("watched")
def test_duplicate_and_delete_stay_in_this_workspace(
    room: CasesWorkspace, document: Document, window: MainWindow
) -> None:
    room.jump(handle(document, "semilla_mina"))
    press(Key.Key_D, Control)
    assert window.rooms.current is room
    assert len(room.model.handles) == 41
    (copy,) = room.table.selected_handles()
    assert document.world.record(copy).id != "semilla_mina"
    room.focus_table()
    press(Key.Key_Delete)
    assert copy not in document.world and len(room.model.handles) == 40
    assert len(room.table.selected_handles()) == 1
    press(Key.Key_Z, Control)
    press(Key.Key_Z, Control)
    assert len(room.model.handles) == 40


def test_several_cases_are_changed_at_once(room: CasesWorkspace, document: Document) -> None:
    first, second = room.model.handles[:2]
    room.table.select_handles([first, second])
    assert "2 cases are selected" in room.outcome.empty.accessibleName()
    type_into(room, "place", "mina")
    room.flush()
    places = [getattr(document.world.data(h), "place", None) for h in (first, second)]
    assert places == ["mina", "mina"]
    document.undo()
    places = [getattr(document.world.data(h), "place", None) for h in (first, second)]
    assert places == [None, None]


@pytest.mark.usefixtures("watched")
def test_the_failing_ones_alone_and_the_order(room: CasesWorkspace, document: Document) -> None:
    entry = document.world.find(Kind.ENTRY, "nela_superviviente")[0]
    document.push(build.set_value(document.world, entry, "weight", 0.1))
    room.runs.finish()
    failing = room.model.counts()["failing"]
    room.model.set_segment("failing")
    assert len(room.model.handles) == failing > 0
    document.undo()
    room.runs.finish()
    assert len(room.model.handles) == failing
    room.choose_again()
    assert room.empty.isVisible() and "No case fails" in room.empty.accessibleName()
    room.model.set_segment("all")
    room.model.next_order(1)
    ids = [document.world.record(h).id for h in room.model.handles]
    assert ids == sorted(ids)
    room.model.next_order(1)
    assert ids[::-1] == [document.world.record(h).id for h in room.model.handles]
    room.model.next_order(1)
    assert room.model.handles == document.world.handles(Kind.CASE)


@pytest.mark.usefixtures("watched")
def test_the_filter_and_a_jump_past_it(room: CasesWorkspace, document: Document) -> None:
    room.focus_filter()
    QTest.keyClicks(focused(), "pacto")
    press(Key.Key_Return)
    ids = {document.world.record(h).id for h in room.model.handles}
    assert "pacto_gremio" in ids and "semilla_mina" not in ids
    assert room.jump(handle(document, "semilla_mina"), "masks")
    assert len(room.model.handles) == 40
    assert room.table.selected_handles() == [handle(document, "semilla_mina")]


def test_a_case_opens_in_the_playground(
    room: CasesWorkspace, document: Document, window: MainWindow
) -> None:
    room.jump(handle(document, "derrumbe_sin_causa"))
    room.outcome.ask.click()
    playground = window.rooms.current
    assert isinstance(playground, PlaygroundWorkspace)
    wanted = case(document, "derrumbe_sin_causa")
    assert playground.asker.query == wanted.query
    assert playground.asker.state.npc == wanted.npc
    assert playground.asker.state.quests == frozenset(wanted.quests)


def test_a_case_of_a_question_passes_at_once_and_is_one_step(
    room: CasesWorkspace, document: Document, window: MainWindow
) -> None:
    window.show_room("lore")
    state = GameState("herrero_bram", "mina", frozenset({"pan_y_carbon"}))
    question = {"query": "¿Qué pasó en el derrumbe?", "state": state}
    window.shell.case_requested.emit(question)
    assert window.rooms.current is room
    (made,) = room.table.selected_handles()
    data = document.world.data(made)
    assert isinstance(data, Case)
    assert (data.npc, data.place, data.quests) == ("herrero_bram", "mina", ("pan_y_carbon",))
    assert data.retrieves and "mina_causa_real" in data.masks
    room.runs.finish()
    result = room.runs.result(made)
    assert result is not None and result.ok
    document.undo()
    assert made not in document.world


def test_an_answer_that_leaks_is_kept_with_its_findings(
    room: CasesWorkspace, document: Document
) -> None:
    question = {
        "query": "¿Quién tuvo la culpa?",
        "npc": "tabernera_sabela",
        "answer": "La culpa la tuvo el conde Drácula de Transilvania.",
    }
    assert room.make_case(question)
    (made,) = room.table.selected_handles()
    data = document.world.data(made)
    assert isinstance(data, Case) and data.answer == question["answer"]
    room.runs.finish()
    result = room.runs.result(made)
    assert result is not None and result.ok


def test_a_case_is_copied_as_json(room: CasesWorkspace, document: Document) -> None:
    room.jump(handle(document, "semilla_mina"))
    press(Key.Key_C, Control)
    copied = json.loads(QGuiApplication.clipboard().text())
    assert copied["id"] == "semilla_mina"


def test_the_rooms_keys_and_state(room: CasesWorkspace, window: MainWindow, qtbot: QtBot) -> None:
    room.focus_table()
    press(Key.Key_Return)
    assert room.form.has_focus()
    press(Key.Key_Escape)
    assert room.table.hasFocus()
    press(Key.Key_Tab)
    assert focused() is not room.table
    state = json.loads(json.dumps(room.save_state()))
    room.restore_state(state)
    room.restore_state({"across": [1], "down": "x", "filters": 4})
    shortcut = QKeySequence("Ctrl+Shift+Return")
    room.focus_table()
    QTest.keySequence(focused(), shortcut)
    assert room.runs.running
    qtbot.waitUntil(lambda: not room.runs.running, timeout=10_000)


def test_what_is_typed_and_given_up_keeps_the_world_open(room: CasesWorkspace) -> None:
    assert room.may_leave()
    room.form._edits.held["title"] = "Otro"
    assert not room.may_leave()
    room.form._edits.held.clear()
