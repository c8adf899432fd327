"""The smaller shared parts: search, field box, header, segments, labels, splitter."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from editor.theme import Preference, Theme
from editor.theme.focus import FocusRing
from editor.widgets import (
    ChipField,
    CountBar,
    ElidedLabel,
    EmptyState,
    FieldBox,
    LineEdit,
    PlainLabel,
    PlainTextEdit,
    SearchField,
    SectionHeader,
    SegmentedControl,
    Splitter,
    icon_button,
    link_button,
    plain_tooltip,
    push_button,
)

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def shown(widget: QWidget, qtbot: QtBot) -> QWidget:
    qtbot.addWidget(widget)
    widget.show()
    widget.activateWindow()
    qtbot.waitUntil(widget.isActiveWindow)
    return widget


def test_search_is_sent_after_a_pause_and_once(theme: Theme, qtbot: QtBot) -> None:
    field = SearchField(theme, "Filter")
    shown(field, qtbot)
    sent: list[str] = []
    field.search_changed.connect(sent.append)
    with qtbot.waitSignal(field.search_changed, timeout=1000):
        qtbot.keyClicks(field, "mina")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert sent == ["mina"]


def test_escape_clears_a_search_at_once(theme: Theme, qtbot: QtBot) -> None:
    field = SearchField(theme, "Filter")
    shown(field, qtbot)
    sent: list[str] = []
    field.search_changed.connect(sent.append)
    qtbot.keyClicks(field, "mina")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert sent == ["mina", ""]
    assert field.text() == ""


def test_a_field_box_says_what_is_wrong_and_offers_the_fix(theme: Theme, qtbot: QtBot) -> None:
    line = LineEdit("")
    box = FieldBox(theme, "Id", line)
    shown(box, qtbot)
    box.set_message("error", "This id is used twice.", "Rename")
    assert line.accessibleName() == "Id"
    assert line.accessibleDescription() == "This id is used twice."
    assert line.property("severity") == "error"
    fix = next(b for b in box.findChildren(QPushButton) if b.text() == "Rename")
    with qtbot.waitSignal(box.fix_requested, timeout=500):
        qtbot.mouseClick(fix, Qt.MouseButton.LeftButton)
    box.set_message(None)
    assert not fix.isVisible()
    assert (box.message, box.severity, line.property("severity")) == ("", "", "")


def test_an_error_field_with_focus_has_its_ring_around_it(theme: Theme, qtbot: QtBot) -> None:
    line = LineEdit("Id")
    box = FieldBox(theme, "Id", line)
    shown(box, qtbot)
    line.setFocus()
    line.clearFocus()
    box.set_message("error", "Wrong.")
    rest = box.grab().toImage()
    line.setFocus()
    outside = line.geometry().topLeft() + QPoint(line.width() // 2, -2)
    ring = theme.look.colour("focus_ring")
    assert rest.pixelColor(outside) != ring
    assert box.grab().toImage().pixelColor(outside) == ring


def test_a_reserved_message_moves_nothing(theme: Theme, qtbot: QtBot) -> None:
    box = FieldBox(theme, "Id", LineEdit("Id"), reserve_message=True)
    before = box.sizeHint().height()
    box.set_message("warning", "Short.")
    assert box.sizeHint().height() == before
    box.deleteLater()


def test_arrows_walk_the_segments(theme: Theme, qtbot: QtBot) -> None:
    control = SegmentedControl(theme, "Show", [("all", "All 74"), ("masked", "Masked 19")])
    shown(control, qtbot)
    chosen: list[str] = []
    control.chosen.connect(chosen.append)
    control.findChildren(QAbstractButton)[0].setFocus()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)
    assert (control.current(), chosen) == ("masked", ["masked"])
    control.set_label("all", "All 9")
    control.set_current("all")
    assert chosen == ["masked"]


def test_a_header_folds(theme: Theme, qtbot: QtBot) -> None:
    header = SectionHeader(theme, "Issues", "3")
    header.set_foldable()
    shown(header, qtbot)
    assert header.sizeHint().height() == theme.look.size("row.section_header")
    fold = header.findChildren(QAbstractButton)[0]
    with qtbot.waitSignal(header.fold_toggled, timeout=500) as signal:
        qtbot.keyClick(fold, Qt.Key.Key_Space)
    assert signal.args == [False]
    assert fold.accessibleName() == "Unfold"


def test_a_long_text_is_elided_and_kept_whole_for_the_reader(theme: Theme, qtbot: QtBot) -> None:
    text = "La noche del derrumbe <b>los viejos</b> del gremio se juntaron en el Farol"
    label = ElidedLabel(theme, text)
    qtbot.addWidget(label)
    label.resize(80, 20)
    label.show()
    assert label.is_elided()
    assert label.accessibleName() == text
    assert "&lt;b&gt;" in label.toolTip()
    label.resize(2000, 20)
    assert not label.is_elided()
    assert label.toolTip() == ""


def test_world_text_is_never_markup(theme: Theme) -> None:
    label = PlainLabel(theme, "<h1>Big</h1>")
    small = PlainLabel(theme, "x")
    assert label.textFormat() == Qt.TextFormat.PlainText
    assert label.sizeHint().height() == small.sizeHint().height()
    assert "<h1>" not in plain_tooltip("<h1>Big</h1>")
    for widget in (label, small):
        widget.deleteLater()


def test_an_empty_state_offers_its_action(theme: Theme, qtbot: QtBot) -> None:
    state = EmptyState(theme, "search", "Nothing matches", "Try a tag.", "Clear the filter")
    shown(state, qtbot)
    button = state.findChildren(QPushButton)[0]
    with qtbot.waitSignal(state.action_requested, timeout=500):
        qtbot.keyClick(button, Qt.Key.Key_Space)
    state.set_texts("Nothing here")
    assert not button.isVisible()


def test_a_splitter_is_grabbed_three_pixels_off_its_line(theme: Theme, qtbot: QtBot) -> None:
    splitter = Splitter(theme)
    left, right = QLabel("left"), QLabel("right")
    splitter.add(left)
    splitter.add(right, stretch=True)
    splitter.resize(600, 100)
    shown(splitter, qtbot)
    splitter.setSizes([200, 399])
    line = left.geometry().right() + 1
    handle = splitter.handle(1)
    for offset in (-3, 0, 3):
        assert splitter.childAt(QPoint(line + offset, 50)) is handle
    assert splitter.childAt(QPoint(line + 5, 50)) is right
    assert right.x() - left.geometry().right() == 2


def test_the_ring_is_outside_the_focused_button(theme: Theme, qtbot: QtBot) -> None:
    page = QWidget()
    column = QVBoxLayout(page)
    first, second = push_button(theme, "Compare"), push_button(theme, "New", primary=True)
    column.addWidget(first)
    column.addWidget(second)
    shown(page, qtbot)
    second.setFocus()
    ring = page.findChildren(FocusRing)[0]
    assert ring.isVisible()
    assert ring.geometry() == second.geometry().adjusted(-3, -3, 3, 3)


def build_all(theme: Theme) -> list[QWidget]:
    return [
        FieldBox(theme, "Text", PlainTextEdit("")),
        FieldBox(theme, "Tags", ChipField(theme, "Tags")),
        SearchField(theme, "Filter"),
        SegmentedControl(theme, "Show", [("a", "All"), ("b", "Some")]),
        SectionHeader(theme, "Issues", "3"),
        EmptyState(theme, "search", "Nothing", "Because", "Do"),
        CountBar(theme, "Bram"),
        icon_button(theme, "undo", "Undo"),
        link_button("Split"),
    ]


FOCUSABLE = (QAbstractButton, QLineEdit, QPlainTextEdit, QComboBox, QAbstractSpinBox)


def test_every_control_has_a_name(theme: Theme, qtbot: QtBot) -> None:
    for widget in build_all(theme):
        qtbot.addWidget(widget)
        inner = [w for w in widget.findChildren(QWidget) if isinstance(w, FOCUSABLE)]
        for control in [w for w in [widget, *inner] if w.focusPolicy() != Qt.FocusPolicy.NoFocus]:
            hidden_fix = isinstance(control, QPushButton) and not control.text()
            assert control.accessibleName() or hidden_fix, control


@pytest.mark.parametrize("preference", [Preference.LIGHT, Preference.DARK])
def test_all_parts_draw_without_a_warning(
    theme: Theme, qtbot: QtBot, preference: Preference
) -> None:
    theme.set_preference(preference)
    page = QWidget()
    column = QVBoxLayout(page)
    for widget in build_all(theme):
        column.addWidget(widget)
    shown(page, qtbot)
    QTest.qWait(1)
    assert not page.grab().isNull()


def test_longer_words_make_wider_controls(theme: Theme, qtbot: QtBot) -> None:
    short = push_button(theme, "Compare both")
    long = push_button(theme, "Compare both, half as long again")
    for button in (short, long):
        qtbot.addWidget(button)
        button.ensurePolished()
        text = button.fontMetrics().horizontalAdvance(button.text())
        assert button.sizeHint().width() >= text + 2 * 11
        assert button.sizeHint().height() >= button.fontMetrics().height()
    assert long.sizeHint().width() > short.sizeHint().width()


def test_a_label_hidden_while_the_theme_changes_has_its_ink_when_shown(
    qtbot: QtBot, theme: Theme
) -> None:
    theme.set_preference(Preference.DARK)
    label = PlainLabel(theme, "Bram")
    qtbot.addWidget(label)
    theme.set_preference(Preference.LIGHT)
    label.show()
    qtbot.waitExposed(label)
    ink = label.palette().color(label.foregroundRole())
    assert ink == theme.look.colour("text")
