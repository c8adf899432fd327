"""Differences: very many come between two events, and the words that differ are lit."""

from __future__ import annotations

import json
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCharFormat
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from core.merge.diff import diff_texts
from core.merge.three_way import merge_texts
from core.model.kinds import Kind
from editor.disk import conflict_table
from editor.disk.diff_view import MAX_RECORDS, DiffView
from editor.disk.merge_dialog import MergeDialog
from editor.disk.reading import FileDiff, ToMerge, merge_files
from editor.disk.text_pane import TextPane
from editor.theme import Preference, Theme

WAIT_MS = 20_000
MANY = MAX_RECORDS + 100


def world(text: str, count: int = MANY) -> str:
    rows = ", ".join(f'{{"id": "e{at}", "texto": "{text}"}}' for at in range(count))
    return f'{{"entradas": [{rows}]}}'


def diffs(count: int = MANY) -> list[FileDiff]:
    rows = diff_texts(world("a", count), world("<b>b</b>", count))
    return [FileDiff("a.json", rows), FileDiff("b.json", rows[:7])]


def shown(view: DiffView) -> list[int]:
    """How many rows each file has."""
    model = view.model
    return [model.rowCount(model.index(row, 0)) for row in range(model.rowCount())]


def test_very_many_come_in_turns_and_the_rest_is_counted(theme: Theme, qtbot: QtBot) -> None:
    view = DiffView(theme, "en")
    qtbot.addWidget(view)
    view.show()
    view.show_diffs(diffs())
    assert 0 < shown(view)[0] < MAX_RECORDS, "not all of them at once"
    assert view.tree.currentIndex().parent().isValid(), "the first one is chosen already"
    qtbot.waitUntil(lambda: shown(view) == [MAX_RECORDS + 1, 1], timeout=WAIT_MS)
    last = view.model.index(MAX_RECORDS, 0, view.model.index(0, 0))
    assert "100" in last.data()
    assert view.tree.isExpanded(view.model.index(1, 0))
    assert view.tree.isFirstColumnSpanned(MAX_RECORDS - 1, view.model.index(0, 0))


def test_words_of_conflicts_are_made_for_the_rows_that_are_seen(
    theme: Theme, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []
    name = conflict_table.record_name

    def noted(kind: Kind, id: str, number: int) -> str:
        made.append(number)
        return name(kind, id, number)

    monkeypatch.setattr(conflict_table, "record_name", noted)
    files = merge_files([ToMerge(1, "a.json", world("a"), world("b"), world("c"))])
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = MergeDialog(theme, files, parent)
    dialog.show()
    dialog.grab()
    model = dialog.model
    assert model.rowCount() == MANY and 0 < len(made) < MANY
    dialog.choose_all(theirs=True)
    assert dialog.take_theirs.isChecked() and len(dialog.chosen()[1]) == MANY
    dialog.turn(3)
    assert [model.index(row, 3).data() for row in (2, 3)] == ["theirs", "mine"]
    dialog.table.setCurrentIndex(model.index(3, 1))
    assert dialog.take_mine.isChecked() and len(dialog.chosen()[1]) == MANY - 1
    dialog.choose_all(theirs=False)
    assert dialog.chosen() == {}


def test_other_differences_put_an_end_to_what_still_comes(theme: Theme, qtbot: QtBot) -> None:
    view = DiffView(theme, "en")
    qtbot.addWidget(view)
    view.show_diffs(diffs())
    view.show_diffs(diffs(3))
    qtbot.wait(50)
    assert shown(view) == [3, 3]
    first = view.model.index(0, 0, view.model.index(0, 0))
    assert view.tree.isExpanded(first), "of a few all fields are in sight"
    field = view.model.index(0, 2, first)
    assert field.data(Qt.ItemDataRole.DisplayRole) == "<b>b</b>"


def one_change(old: str, new: str) -> list[FileDiff]:
    texts = (f'{{"entradas": [{{"id": "e", "texto": {json.dumps(t)}}}]}}' for t in (old, new))
    return [FileDiff("a.json", diff_texts(*texts))]


def form_of(pane: TextPane) -> QTextCharFormat:
    marks = pane.text.extraSelections()
    return QTextCharFormat(marks[0].format)


def test_the_words_that_differ_are_lit(theme: Theme, qtbot: QtBot) -> None:
    view = DiffView(theme, "en")
    qtbot.addWidget(view)
    view.show()
    view.show_diffs(one_change("La 😀 <b>mina</b> cerró.", "La 😀 <b>torre</b> cerró ya."))
    qtbot.keyClick(view.tree, Qt.Key.Key_Down)
    assert (view.before.lit(), view.now.lit()) == (["mina"], ["torre", "ya"])
    assert view.now.text.toPlainText() == "La 😀 <b>torre</b> cerró ya."
    assert view.now.text.accessibleDescription() == "Differs: torre, ya"
    gone, new = form_of(view.before), form_of(view.now)
    assert gone.fontStrikeOut() and not new.fontStrikeOut()
    assert new.fontUnderline() and not gone.fontUnderline()


def test_what_is_lit_follows_the_theme(theme: Theme, qtbot: QtBot) -> None:
    view = DiffView(theme, "en")
    qtbot.addWidget(view)
    view.show_diffs(one_change("La mina.", "La torre."))
    light = form_of(view.now).background().color()
    theme.set_preference(Preference.DARK)
    assert form_of(view.now).background().color() != light
    assert view.now.lit() == ["torre"]


def test_a_field_that_was_not_there_has_no_words_lit(theme: Theme, qtbot: QtBot) -> None:
    view = DiffView(theme, "en")
    qtbot.addWidget(view)
    rows = diff_texts(
        '{"entradas": [{"id": "e"}]}', '{"entradas": [{"id": "e", "texto": "there"}]}'
    )
    view.show_diffs([FileDiff("a.json", rows)])
    qtbot.keyClick(view.tree, Qt.Key.Key_Down)
    assert view.before.text.toPlainText() == "(not there)"
    assert (view.before.lit(), view.now.lit()) == ([], [])


def test_a_row_begins_a_little_before_what_differs(theme: Theme, qtbot: QtBot) -> None:
    view = DiffView(theme, "en")
    qtbot.addWidget(view)
    same = "Nadie recuerda cuándo se abrió la primera galería de la mina y "
    view.show_diffs(one_change(f"{same}nadie pregunta.", f"{same}todos callan."))
    record = view.model.index(0, 0, view.model.index(0, 0))
    cells = [view.model.index(0, column, record).data() for column in (1, 2)]
    assert cells == ["… de la mina y nadie pregunta.", "… de la mina y todos callan."]
    assert view.before.lit() == ["nadie pregunta"]


def test_both_sides_of_a_merge_are_compared_with_before(theme: Theme, qtbot: QtBot) -> None:
    base, ours, theirs = (
        f'{{"entradas": [{{"id": "e", "texto": "La {word} es {what}."}}]}}'
        for word, what in (("mina", "honda"), ("torre", "honda"), ("mina", "<b>negra</b>"))
    )
    merged = merge_texts(base, ours, theirs)
    parent = QWidget()
    qtbot.addWidget(parent)
    file = SimpleNamespace(file=SimpleNamespace(handle=1, name="a.json"), merged=merged)
    dialog = MergeDialog(theme, [file], parent)
    assert dialog.mine.lit() == ["torre"]
    assert dialog.theirs.lit() == ["<b>negra</b>"]
    assert dialog.before.lit() == ["mina", "honda"]
