"""Typing breaks into steps of undo as people think of them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from editor.widgets import LineEdit, PlainTextEdit
from editor.widgets.typing_steps import TypingSteps

Keys = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
Field = LineEdit | PlainTextEdit


class History:
    """What a field reports, cut where its steps end."""

    def __init__(self, field: Field) -> None:
        self.steps: list[str] = [""]
        field.text_edited.connect(self._on_text)
        field.step_ended.connect(lambda: self.steps.append(self.steps[-1]))

    def _on_text(self, text: str) -> None:
        self.steps[-1] = text


@pytest.fixture(params=[LineEdit, PlainTextEdit])
def field(request: pytest.FixtureRequest, qtbot: QtBot) -> Field:
    made: Field = request.param("Name")
    qtbot.addWidget(made)
    made.show()
    made.setFocus()
    return made


def test_a_burst_is_one_step(field: Field, qtbot: QtBot) -> None:
    history = History(field)
    qtbot.keyClicks(field, "the mine is shut since 3.14 years")
    field.flush()
    assert history.steps == ["the mine is shut since 3.14 years"]


def test_a_sentence_is_a_step(field: Field, qtbot: QtBot) -> None:
    history = History(field)
    qtbot.keyClicks(field, "It closed. Nobody asks! Why?")
    field.flush()
    first, second = "It closed. ", "It closed. Nobody asks! "
    assert history.steps == [first, second, f"{second}Why?"]


def test_what_stood_there_before_ends_no_step(field: Field, qtbot: QtBot) -> None:
    field.set_text_silently("It closed.")
    qtbot.keyClick(field, Keys.Key_End)
    history = History(field)
    qtbot.keyClicks(field, " Nobody asks. ")
    field.flush()
    assert history.steps == ["It closed. Nobody asks. "]


def test_deleting_is_another_step_than_typing(field: Field, qtbot: QtBot) -> None:
    history = History(field)
    qtbot.keyClicks(field, "mines")
    for _ in range(2):
        qtbot.keyClick(field, Keys.Key_Backspace)
    qtbot.keyClicks(field, "t")
    field.flush()
    assert history.steps == ["mines", "min", "mint"]


def test_typing_elsewhere_is_another_step(field: Field, qtbot: QtBot) -> None:
    history = History(field)
    qtbot.keyClicks(field, "mine")
    qtbot.keyClick(field, Keys.Key_Home)
    qtbot.keyClicks(field, "my")
    qtbot.keyClick(field, Keys.Key_Right)
    qtbot.keyClick(field, Keys.Key_Delete)
    qtbot.keyClick(field, Keys.Key_Delete)
    field.flush()
    assert history.steps == ["mine", "mymine", "myme"]


def test_a_paste_is_a_step(field: Field, qtbot: QtBot) -> None:
    data = QMimeData()
    data.setText("the mine")
    QGuiApplication.clipboard().setMimeData(data)
    history = History(field)
    qtbot.keyClicks(field, "In ")
    qtbot.keyClick(field, Keys.Key_V, CTRL)
    qtbot.keyClicks(field, " now")
    field.flush()
    assert history.steps == ["In ", "In the mine", "In the mine now"]


def test_a_marked_text_that_is_typed_over_begins_a_step(field: Field, qtbot: QtBot) -> None:
    history = History(field)
    qtbot.keyClicks(field, "mine")
    qtbot.keyClick(field, Keys.Key_A, CTRL)
    qtbot.keyClicks(field, "tower")
    field.flush()
    assert history.steps == ["mine", "tower"]


def test_typing_over_a_marked_text_that_begins_alike_is_one_step(
    field: Field, qtbot: QtBot
) -> None:
    field.set_text_silently("broken_bell")
    history = History(field)
    field.selectAll()
    qtbot.keyClicks(field, "bell")
    field.flush()
    assert history.steps == ["bell"]


def test_a_line_is_a_step(qtbot: QtBot) -> None:
    field = PlainTextEdit("Name")
    qtbot.addWidget(field)
    history = History(field)
    qtbot.keyClicks(field, "one")
    qtbot.keyClick(field, Keys.Key_Return)
    qtbot.keyClicks(field, "two")
    field.flush()
    assert history.steps == ["one\n", "one\ntwo"]


def test_a_long_stretch_breaks_between_words(field: Field, qtbot: QtBot) -> None:
    history = History(field)
    words = " ".join(["mine"] * 30)
    qtbot.keyClicks(field, words)
    field.flush()
    assert len(history.steps) == 3
    assert all(words.startswith(step) and step.endswith(" ") for step in history.steps[:-1])


def test_steps_are_reported_while_typing_goes_on(field: Field, qtbot: QtBot) -> None:
    history = History(field)
    field._pause.setInterval(60_000)
    qtbot.keyClicks(field, "One. T")
    qtbot.waitUntil(lambda: history.steps == ["One. ", "One. "], timeout=10_000)
    assert field.has_pending()


def test_what_is_shown_in_answer_to_a_step_takes_no_typing_away(field: Field, qtbot: QtBot) -> None:
    history = History(field)
    field.text_edited.connect(field.set_text_silently)
    qtbot.keyClicks(field, "One. Two")
    field.flush()
    assert history.steps == ["One. ", "One. Two"]


def test_another_text_drops_what_waits(field: Field, qtbot: QtBot) -> None:
    history = History(field)
    qtbot.keyClicks(field, "One. Two")
    field.set_text_silently("Three")
    field.flush()
    assert history.steps == [""]


def units(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2


@pytest.mark.parametrize("letter", ["a", "ñ", "😀"])
def test_letters_of_any_width_go_on(letter: str) -> None:
    steps, text = TypingSteps(), ""
    for _ in range(5):
        text += letter
        assert steps.change(text, units(text)) is None
    assert steps.change(text[:-1], units(text[:-1])) == text
