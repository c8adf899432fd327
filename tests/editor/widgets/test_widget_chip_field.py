"""A chip field by keyboard, as a user types."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from editor.theme import Preference, Theme
from editor.widgets import ChipButton, ChipField, ChipItem
from editor.widgets.flow_layout import FlowLayout

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


class Form(QWidget):
    """A chip field, another field after it, and everything the chip field reported."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.field = ChipField(theme, "Tags", "add tag", normalise=lambda t: t.strip().lower())
        self.after = QLineEdit()
        self.edits: list[list[str]] = []
        column = QVBoxLayout(self)
        column.addWidget(self.field)
        column.addWidget(self.after)
        column.addStretch(1)
        self.field.edited.connect(self.edits.append)


@pytest.fixture
def form(theme: Theme, qtbot: QtBot) -> Form:
    form = Form(theme)
    qtbot.addWidget(form)
    form.resize(320, 200)
    form.show()
    form.activateWindow()
    qtbot.waitUntil(form.isActiveWindow)
    form.field.entry.setFocus()
    return form


def chips(field: ChipField) -> list[ChipButton]:
    found = [chip for chip in field.findChildren(ChipButton) if chip.isVisible()]
    return sorted(found, key=lambda chip: (chip.y(), chip.x()))


def test_enter_and_comma_add(form: Form, qtbot: QtBot) -> None:
    qtbot.keyClicks(form.field.entry, "mina")
    qtbot.keyClick(form.field.entry, Qt.Key.Key_Return)
    qtbot.keyClicks(form.field.entry, "Pozo,")
    assert form.edits == [["mina"], ["mina", "pozo"]]
    assert form.field.entry.text() == ""


def test_leaving_adds_what_was_typed(form: Form, qtbot: QtBot) -> None:
    qtbot.keyClicks(form.field.entry, "ermita")
    qtbot.keyClick(form.field.entry, Qt.Key.Key_Tab)
    assert form.edits == [["ermita"]]


def test_pasted_lists_are_split_and_doubles_left_out(form: Form, qtbot: QtBot) -> None:
    QApplication.clipboard().setText("mina, pozo , mina")
    qtbot.keyClick(form.field.entry, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert form.edits == [["mina", "pozo"]]
    qtbot.keyClicks(form.field.entry, "pozo,")
    assert form.edits == [["mina", "pozo"]]


def test_backspace_reaches_the_last_chip_and_delete_removes_it(form: Form, qtbot: QtBot) -> None:
    form.field.set_values_silently(["mina", "pozo", "ermita"])
    qtbot.keyClick(form.field.entry, Qt.Key.Key_Backspace)
    assert chips(form.field)[2].hasFocus()
    assert form.edits == []
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Left)
    assert chips(form.field)[1].hasFocus()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Delete)
    assert form.edits == [["mina", "ermita"]]
    assert chips(form.field)[1].hasFocus()


def test_left_in_a_text_moves_the_cursor_first(form: Form, qtbot: QtBot) -> None:
    form.field.set_values_silently(["mina"])
    qtbot.keyClicks(form.field.entry, "ab")
    qtbot.keyClick(form.field.entry, Qt.Key.Key_Left)
    assert form.field.entry.hasFocus()
    assert form.field.entry.cursorPosition() == 1


def test_right_home_and_escape_walk(form: Form, qtbot: QtBot) -> None:
    form.field.set_values_silently(["mina", "pozo"])
    qtbot.keyClick(form.field.entry, Qt.Key.Key_Left)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Home)
    assert chips(form.field)[0].hasFocus()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)
    assert form.field.entry.hasFocus()
    qtbot.keyClick(form.field.entry, Qt.Key.Key_Left)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert form.field.entry.hasFocus()


def test_removing_the_last_chip_returns_to_the_line(form: Form, qtbot: QtBot) -> None:
    form.field.set_values_silently(["mina"])
    qtbot.keyClick(form.field.entry, Qt.Key.Key_Left)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Backspace)
    assert form.field.values() == []
    assert form.field.entry.hasFocus()


def test_the_cross_removes(form: Form, qtbot: QtBot) -> None:
    form.field.set_values_silently(["mina", "pozo"])
    chip = chips(form.field)[0]
    inside = QPoint(chip.width() - 8, chip.height() // 2)
    qtbot.mouseClick(chip, Qt.MouseButton.LeftButton, pos=inside)
    assert form.edits == [["pozo"]]


def test_a_chip_from_the_popup(form: Form, qtbot: QtBot) -> None:
    form.field.set_values_silently(["mina"])
    form.field.set_completions(["mina", "minero", "pozo"])
    qtbot.keyClicks(form.field.entry, "min")
    popup = form.field.entry.completer().popup()
    qtbot.waitUntil(popup.isVisible)
    assert popup.model().rowCount() == 1
    qtbot.keyClick(popup, Qt.Key.Key_Down)
    qtbot.keyClick(popup, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: form.field.entry.text() == "")
    assert form.edits == [["mina", "minero"]]


def test_an_unknown_audience_says_so(theme: Theme, qtbot: QtBot) -> None:
    field = ChipField(theme, "Visible to")
    qtbot.addWidget(field)
    field.set_items_silently([ChipItem("bran", "npc", error=True), ChipItem("gremio", "faction")])
    field.show()
    names = {chip.accessibleName() for chip in chips(field)}
    assert names == {"unknown: bran", "gremio"}


def test_silent_changes_say_nothing_and_keep_the_typed_text(form: Form, qtbot: QtBot) -> None:
    qtbot.keyClicks(form.field.entry, "po")
    form.field.set_values_silently(["a", "b"])
    assert form.edits == []
    assert form.field.entry.text() == "po"
    assert form.field.entry.hasFocus()


def test_undo_passes_through_from_line_and_chip(form: Form, qtbot: QtBot) -> None:
    undone: list[bool] = []
    action = QAction("Undo", form)
    action.setShortcut(QKeySequence.StandardKey.Undo)
    action.triggered.connect(lambda: undone.append(True))
    form.addAction(action)
    form.field.set_values_silently(["mina"])
    qtbot.keyClick(form.field.entry, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(form.field.entry, Qt.Key.Key_Left)
    focused = QApplication.focusWidget()
    assert isinstance(focused, ChipButton)
    qtbot.keyClick(focused, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert undone == [True, True]


def test_chips_wrap_and_the_field_grows(form: Form, qtbot: QtBot) -> None:
    low = form.field.height()
    form.field.set_values_silently([f"etiqueta_{n}" for n in range(12)])
    qtbot.waitUntil(lambda: form.field.height() > 2 * low)
    right = max(chip.geometry().right() for chip in chips(form.field))
    assert right < form.field.width()


def test_a_change_of_theme_keeps_the_chips(form: Form, theme: Theme) -> None:
    form.field.set_values_silently(["mina"])
    theme.set_preference(Preference.DARK)
    assert form.field.values() == ["mina"]
    assert form.edits == []


def test_what_is_given_is_no_value_and_is_struck_out_and_taken_back(
    form: Form, qtbot: QtBot
) -> None:
    field = form.field
    out: list[str] = []
    back: list[str] = []
    field.struck_out.connect(out.append)
    field.taken_back.connect(back.append)
    field.set_values_silently(["mina"])
    field.set_given_silently([ChipItem("bram", given=True), ChipItem("x", given=True, struck=True)])
    assert field.values() == ["mina"]
    assert [chip.accessibleName() for chip in chips(field)] == ["bram", "x", "mina"]
    bram, struck, _ = chips(field)
    for key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
        qtbot.keyClick(bram, key)
        qtbot.keyClick(struck, key)
    assert (out, back) == (["bram", "bram"], [])
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
        qtbot.keyClick(struck, key)
        qtbot.keyClick(bram, key)
    assert (out, back) == (["bram", "bram"], ["x", "x", "x"])
    qtbot.keyClicks(field.entry, "Bram")
    qtbot.keyClick(field.entry, Qt.Key.Key_Return)
    assert form.edits == [["mina", "bram"]]
    field.set_values_silently(["pozo"])
    assert [item.value for item in field.items()] == ["bram", "x", "pozo"]


def test_what_is_typed_and_the_focus_stay_while_other_chips_are_given(
    form: Form, qtbot: QtBot
) -> None:
    field = form.field
    qtbot.keyClicks(field.entry, "poz")
    field.set_given_silently([ChipItem("bram", given=True)])
    assert field.entry.text() == "poz" and field.entry.hasFocus()
    field.entry.clear()
    qtbot.keyClick(field.entry, Qt.Key.Key_Left)
    field.set_given_silently([ChipItem("bram", given=True, struck=True)])
    (chip,) = chips(field)
    assert chip.hasFocus()


def test_many_pasted_at_once_are_placed_a_few_times_only(
    form: Form, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    place, placed = FlowLayout._place, []

    def counted(self: FlowLayout, rect: QRect, *, move: bool) -> int:
        placed.append(move)
        return place(self, rect, move=move)

    monkeypatch.setattr(FlowLayout, "_place", counted)
    QApplication.clipboard().setText(",".join(f"t{number}" for number in range(200)))
    qtbot.keyClick(form.field.entry, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert len(form.field.values()) == len(chips(form.field)) == 200
    assert len(placed) < 40
    form.field.set_values_silently([])
    assert chips(form.field) == [] and len(placed) < 80
