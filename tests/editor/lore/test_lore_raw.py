"""The JSON tab: the only view of a broken entry; nothing typed in it is lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from lore_bench import Bench
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPlainTextEdit

from core.model.kinds import Kind
from core.model.records import Broken
from editor.document import Document
from editor.opening import open_with_index

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def broken(make_bench: Callable[..., Bench], tmp_path: Path) -> Bench:
    text = '{"entries": [{"id": "bad", "text": 7}, {"id": "ok", "text": "Fine.", "tags": ["x"]}]}'
    (tmp_path / "lore.json").write_text(text, encoding="utf-8")
    opened = open_with_index(tmp_path)
    return make_bench(Document(opened.world, opened.retriever, opened.validator))


def _area(bench: Bench) -> QPlainTextEdit:
    return bench.form.raw_editor().area()


def _replace(bench: Bench, text: str) -> QPlainTextEdit:
    area = _area(bench)
    area.setFocus()
    area.selectAll()
    bench.keys(area, text)
    return area


def test_a_broken_entry_is_shown_as_json_only(broken: Bench) -> None:
    broken.select("bad")
    assert broken.form.page() is None
    assert _area(broken).toPlainText() == '{"id": "bad", "text": 7}'


def test_a_broken_entry_is_mended_with_ctrl_enter(broken: Bench) -> None:
    broken.select("bad")
    area = _replace(broken, '{"id": "bad", "text": "Now fine.", "tags": ["x"]}')
    broken.qtbot.keyClick(area, Qt.Key.Key_Return, CTRL)
    assert broken.data("bad").text == "Now fine."
    assert broken.form.page() is not None
    broken.document.undo()
    assert isinstance(broken.data("bad"), Broken)


def test_what_is_no_json_is_said_with_its_line_and_kept(broken: Bench) -> None:
    broken.select("bad")
    handle = broken.handle("bad")
    area = _replace(broken, '{"id": "bad", ')
    broken.qtbot.keyClick(area, Qt.Key.Key_Return, CTRL)
    raw = broken.form.raw_editor()
    assert "Line 1" in raw._box.message
    broken.select("ok")
    assert raw.draft_of(handle) == '{"id": "bad", '
    assert broken.world.record(handle).raw == '{"id": "bad", "text": 7}'
    broken.select("bad")
    assert _area(broken).toPlainText() == '{"id": "bad", '
    raw.revert()
    assert _area(broken).toPlainText() == '{"id": "bad", "text": 7}'


def test_leaving_the_json_applies_it(broken: Bench) -> None:
    broken.select("ok")
    broken.room.focus_raw()
    _replace(broken, '{"id": "ok", "text": "Other.", "tags": ["x"]}')
    broken.select("bad")
    assert broken.data("ok").text == "Other."


def test_a_draft_is_told_when_saving(broken: Bench) -> None:
    broken.select("bad")
    _replace(broken, "{")
    with broken.qtbot.waitSignal(broken.shell.notice) as told:
        broken.room.flush()
    assert "bad" in told.args[2]


def test_undo_in_the_json_is_its_own_until_it_is_applied(broken: Bench) -> None:
    broken.select("ok")
    broken.room.focus_raw()
    area = _area(broken)
    area.moveCursor(area.textCursor().MoveOperation.End)
    broken.keys(area, "x")
    broken.qtbot.keyClick(area, Qt.Key.Key_Z, CTRL)
    assert area.toPlainText() == broken.world.record(broken.handle("ok")).raw
    assert broken.document.stack.count() == 0


def test_a_plot_note_that_is_a_bare_text_is_edited_as_json(
    make_bench: Callable[..., Bench], tmp_path: Path
) -> None:
    (tmp_path / "lore.json").write_text('{"plot": ["A bare note."]}', encoding="utf-8")
    opened = open_with_index(tmp_path)
    bench = make_bench(Document(opened.world, opened.retriever, opened.validator))
    bench.room.set_kind(Kind.PLOT)
    bench.table.select_handles(bench.model.handles)
    assert bench.form.page() is None
    assert _area(bench).toPlainText() == '"A bare note."'
