"""Editing a field whose key stands twice asks first, once."""

from __future__ import annotations

from pathlib import Path

import pytest
from lore_bench import Bench
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QLineEdit, QMessageBox

from core.model.kinds import Kind
from editor.document import Document
from editor.opening import open_with_index

TEXT = (
    '{"entradas": [{"id": "a", "peso": 1, "titulo": "t", "etiquetas": ["x"], "texto": "uno",'
    ' "texto": "dos", "peso": 2}, {"id": "b", "etiquetas": ["x"], "texto": "tres"}]}'
)


@pytest.fixture
def doubled(make_bench, tmp_path: Path, qapp: object) -> Bench:
    (tmp_path / "a.json").write_text(TEXT, encoding="utf-8")
    opened = open_with_index(tmp_path)
    document = Document(opened.world, opened.retriever, opened.validator)
    yield make_bench(document)
    document.close()


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """What the user answers, in order; an unexpected question fails."""
    queue: list[bool] = []

    def answer(parent: object, key: str, id: str) -> bool:
        assert key in ("texto", "peso") and id == "a"
        return queue.pop(0)

    monkeypatch.setattr("editor.forms.form_edits.ask_doubled", answer)
    monkeypatch.setattr("editor.lore.delegate.ask_doubled", answer)
    return queue


def raw(bench: Bench) -> str:
    return bench.world.file_text(bench.world.files[0].handle)


def test_a_no_changes_nothing_and_the_field_shows_what_is(doubled: Bench, answers) -> None:
    doubled.select("a")
    answers.append(False)
    doubled.type("text", "!")
    doubled.room.flush()
    assert raw(doubled) == TEXT and doubled.document.stack.count() == 0
    assert doubled.field("text").toPlainText() == "dos"


def test_a_yes_changes_the_last_one_and_is_not_asked_again(doubled: Bench, answers) -> None:
    doubled.select("a")
    answers.append(True)
    doubled.type("text", "!")
    doubled.room.flush()
    doubled.type("text", "?")
    doubled.room.flush()
    assert '"texto": "uno", "texto": "dos!?"' in raw(doubled) and not answers


def test_other_fields_and_records_do_not_ask(doubled: Bench, answers) -> None:
    doubled.select("b")
    doubled.type("text", "!")
    doubled.room.flush()
    doubled.select("a")
    doubled.type("title", "!")
    doubled.room.flush()
    assert doubled.document.stack.count() == 2


def test_a_cell_asks_too(doubled: Bench, answers) -> None:
    table, model = doubled.table, doubled.model
    column = next(i for i, c in enumerate(model.columns) if c.name == "weight")
    cell = model.index(model.row_of(doubled.handle("a")), column)
    for answer, expected in ((False, 2.0), (True, 3.0)):
        answers.append(answer)
        table.setCurrentIndex(cell)
        table.edit(cell)
        editor = table.findChild(QLineEdit)
        editor.setText("3")
        doubled.qtbot.keyClick(editor, Qt.Key.Key_Return)
        doubled.qtbot.waitUntil(lambda: table.findChild(QLineEdit) is None)
        assert not answers and doubled.data("a").weight == expected


def test_several_records_ask_before_anything_changes(doubled: Bench, answers) -> None:
    doubled.table.select_handles(list(doubled.world.handles(Kind.ENTRY)))
    answers.append(False)
    doubled.type("weight", "5", replace=True)
    doubled.room.flush()
    assert raw(doubled) == TEXT


def test_the_real_question_is_asked_once_and_its_no_closes_the_cell(doubled: Bench) -> None:
    table, model = doubled.table, doubled.model
    column = next(i for i, c in enumerate(model.columns) if c.name == "weight")
    cell = model.index(model.row_of(doubled.handle("a")), column)
    asked: list[QMessageBox] = []

    def look(press: str) -> None:
        boxes = [w for w in QApplication.topLevelWidgets() if isinstance(w, QMessageBox)]
        shown = [box for box in boxes if box.isVisible()]
        if not shown:
            QTimer.singleShot(10, lambda: look(press))
            return
        asked.append(shown[0])
        assert shown[0].textFormat() == Qt.TextFormat.PlainText
        next(b for b in shown[0].buttons() if press in b.text()).click()

    for press, expected in (("Cancel", 2.0), ("last", 3.0)):
        QTimer.singleShot(0, lambda press=press: look(press))
        table.setCurrentIndex(cell)
        table.edit(cell)
        editor = table.findChild(QLineEdit)
        editor.setText("3")
        doubled.qtbot.keyClick(editor, Qt.Key.Key_Return)
        doubled.qtbot.waitUntil(lambda: table.findChild(QLineEdit) is None)
        doubled.qtbot.waitUntil(lambda: table.state() == table.State.NoState)
        assert doubled.data("a").weight == expected
    assert len(asked) == 2
