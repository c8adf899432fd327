"""With the author's view down a masked entry's text is nowhere; with ids hidden, its id neither."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest
from playground_help import QUESTION, handle, masked_entries
from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from editor.main_window import MainWindow
from editor.playground.line_list import LineList
from editor.playground.ordering import SEGMENTS
from editor.playground.rows import BarRow
from editor.playground.workspace import PlaygroundWorkspace

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def plain(value: object) -> str:
    if isinstance(value, QByteArray):
        return bytes(value.data()).decode("utf-16-le", "replace")
    return str(value)


def said_by_roles(room: PlaygroundWorkspace) -> Iterator[str]:
    """Every role of every row, and what a drag would carry."""
    model = room.model
    for at in range(model.rowCount()):
        index = model.index(at, 0)
        for role in (*range(48), *range(256, 272)):
            yield plain(model.data(index, role))
        data = model.mimeData([index])
        for name in data.formats() if data is not None else ():
            yield plain(data.data(name))


def said_by_widgets(room: PlaygroundWorkspace) -> Iterator[str]:
    for widget in (room, *room.findChildren(QWidget)):
        yield widget.toolTip()
        yield widget.accessibleName()
        yield widget.accessibleDescription()
        yield plain(getattr(widget, "text", str)())
        if isinstance(widget, QPlainTextEdit) and widget is not room.try_out.check.field:
            yield widget.toPlainText()
        if isinstance(widget, LineList):
            for at in range(widget.lines.rowCount()):
                for role in range(48):
                    yield plain(widget.lines.data(widget.lines.index(at, 0), role))


def said_to_readers(interface: QAccessibleInterface | None) -> Iterator[str]:
    """All that a screen reader can be told, down the tree."""
    if interface is None or not interface.isValid():
        return
    for part in (
        QAccessible.Text.Name,
        QAccessible.Text.Description,
        QAccessible.Text.Value,
        QAccessible.Text.Help,
    ):
        yield interface.text(part)
    for at in range(interface.childCount()):
        yield from said_to_readers(interface.child(at))


def said_by_clipboard(room: PlaygroundWorkspace, qtbot: QtBot) -> Iterator[str]:
    """What each way of copying puts on the clipboard, row after row."""
    clipboard = QGuiApplication.clipboard()
    for at in range(room.model.rowCount()):
        index = room.model.index(at, 0)
        if not index.flags() & Qt.ItemFlag.ItemIsSelectable:
            continue
        room.list.setCurrentIndex(index)
        for widget in (room.list, room.explanation.area):
            clipboard.clear()
            qtbot.keyClick(widget, Qt.Key.Key_C, CTRL)
            assert clipboard.text()
            yield clipboard.text()
    for copy in (room.copies.json, room.copies.command, room.copies.context):
        copy()
        yield clipboard.text()
    findings = room.try_out.check.findings
    for at in range(findings.lines.rowCount()):
        findings.setCurrentIndex(findings.lines.index(at, 0))
        qtbot.keyClick(findings, Qt.Key.Key_C, CTRL)
        yield clipboard.text()


def everything_said(room: PlaygroundWorkspace, qtbot: QtBot) -> Iterator[str]:
    for segment in SEGMENTS:
        room.bar.segments._buttons[segment].click()
        room.model.show_more()
        assert room.model.rowCount() == len(room.model.rows)
        yield from said_by_roles(room)
        yield from said_by_clipboard(room, qtbot)
        yield from said_by_widgets(room)
        yield from said_to_readers(QAccessible.queryAccessibleInterface(room))


def assert_silent(said: Iterable[str], secrets: Iterable[str]) -> None:
    wanted = [secret for secret in secrets if secret]
    for text in said:
        told = [secret for secret in wanted if secret in text]
        assert not told, f"{told[0]!r} is told by {text!r}"


def check_answer(window: MainWindow, room: PlaygroundWorkspace, qtbot: QtBot) -> None:
    """An answer that names what is masked is checked; its context is made too."""
    window.show_room("playground")
    room.show_check()
    room.try_out.check.field.set_answer("Hubo una excavación; los informes los tiene Cata.")
    checker = room.try_out.checker
    qtbot.waitUntil(lambda: not room.asker.waiting and not checker.checking, timeout=10_000)
    assert any(row.finding.kind == "leak" for row in room.try_out.check._rows)
    assert room.try_out.maker.now().context is not None


def test_with_findings_and_a_context_a_masked_text_is_nowhere(
    window: MainWindow, asked: PlaygroundWorkspace, qtbot: QtBot
) -> None:
    check_answer(window, asked, qtbot)
    texts = [entry.text for entry in masked_entries(asked)]
    assert_silent(everything_said(asked, qtbot), texts)
    asked.try_out.add_turn()
    assert asked.try_out.maker.now().context is not None
    assert_silent(said_by_widgets(asked), texts)


def test_with_ids_hidden_findings_name_no_masked_entry(
    window: MainWindow, asked: PlaygroundWorkspace, qtbot: QtBot
) -> None:
    check_answer(window, asked, qtbot)
    assert asked.try_out.check.findings.lines.rows[0].note == "mina_causa_real"
    asked.set_hide_ids(True)
    assert asked.try_out.check.findings.lines.rows[0].note == "masked entry 1"
    assert_silent(everything_said(asked, qtbot), [entry.id for entry in masked_entries(asked)])
    asked.set_lifted(True)
    assert asked.try_out.check.findings.lines.rows[0].note == "mina_causa_real"


def test_a_masked_text_is_nowhere(asked: PlaygroundWorkspace, qtbot: QtBot) -> None:
    masked = masked_entries(asked)
    assert len(masked) > 10
    assert_silent(everything_said(asked, qtbot), [entry.text for entry in masked])


def test_with_ids_hidden_the_id_is_nowhere_either(asked: PlaygroundWorkspace, qtbot: QtBot) -> None:
    asked.set_hide_ids(True)
    # A longer id or a text that is seen may hold a masked id by chance; those tell nothing.
    ids = [entry.id for entry in masked_entries(asked)]
    assert_silent(everything_said(asked, qtbot), ids)
    asked.list.select(handle(asked, "mina_causa_real"))
    assert asked.explanation.sheet.title == "Why masked entry 1 is masked"


def test_a_question_that_only_masked_entries_match_lights_no_word(
    asked: PlaygroundWorkspace,
) -> None:
    asked.query.field.setText("excavación")
    asked.asker.ask_now()
    assert asked.asker.answer.explanation.matched_masked == {"excavacion"}
    assert asked.query.words.accessibleName() == "Words: excavacion. 0 of 1 match: –"
    assert not any(
        row.spans
        for row in map(asked.model.row, range(asked.model.rowCount()))
        if isinstance(row, BarRow)
    )


def test_the_authors_view_lifts_the_bars_and_lets_them_down(
    window: MainWindow, asked: PlaygroundWorkspace, qtbot: QtBot
) -> None:
    secret = next(e.text for e in masked_entries(asked) if e.id == "mina_causa_real")
    qtbot.keyClick(window, Qt.Key.Key_M, CTRL | SHIFT)
    row = asked.model.row(0)
    assert isinstance(row, BarRow) and row.text == secret
    assert secret in asked.model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert asked.bar.lift.isChecked()
    assert window.actions_by_id["playground.authors_view"].isChecked()
    assert "Author’s view" in window.status.room.text()
    asked.list.select(handle(asked, "mina_causa_real"))
    assert secret in asked.explanation.sheet.spoken()
    qtbot.mouseClick(asked.bar.lift, Qt.MouseButton.LeftButton)
    assert not asked.showing.lifted
    assert secret not in asked.explanation.sheet.spoken()
    assert secret not in asked.explanation.area.accessibleDescription()
    assert window.status.room.text() == ""
    assert not window.actions_by_id["playground.authors_view"].isChecked()


def test_a_masked_explanation_tells_the_mask_and_no_word_of_the_text(
    asked: PlaygroundWorkspace,
) -> None:
    asked.list.select(handle(asked, "mina_causa_real"))
    sheet = asked.explanation.sheet
    assert sheet.title == "Why mina_causa_real is masked"
    assert sheet.signals == () and sheet.weight is None
    said = sheet.spoken()
    assert "Secret. Opens with the quest La verdad de la mina." in said
    assert "Without the mask it would be first, with score 18.0." in said
    assert "after La verdad de la mina (la_verdad_de_la_mina)" in said
    assert "all 12 NPCs: after La verdad de la mina (step 8)" in said


@pytest.mark.parametrize("npc", [None, "archivera_cata", "capataz_verol"])
def test_whoever_is_asked(asked: PlaygroundWorkspace, qtbot: QtBot, npc: str | None) -> None:
    from dataclasses import replace

    asked.set_state(replace(asked.asker.state, npc=npc))
    asked.asker.ask_now()
    assert asked.asker.answer.query == QUESTION
    texts = [entry.text for entry in masked_entries(asked)]
    assert_silent(said_by_roles(asked), texts)
    assert_silent(said_by_widgets(asked), texts)
