"""Copy, cut and paste of records."""

from __future__ import annotations

import json

import pytest
from lore_bench import Bench
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from core.model.kinds import Kind

CTRL = Qt.KeyboardModifier.ControlModifier


def test_copies_are_json_and_come_back_with_free_ids(bench: Bench) -> None:
    bench.select("campana_rota", "mina_derrumbe")
    bench.table.setFocus()
    bench.qtbot.keyClick(bench.table, Qt.Key.Key_C, CTRL)
    assert len(json.loads(QGuiApplication.clipboard().text())) == 2
    total = bench.model.total
    bench.qtbot.keyClick(bench.table, Qt.Key.Key_V, CTRL)
    assert bench.model.total == total + 2
    pasted = [bench.world.record(h) for h in bench.table.selected_handles()]
    assert len({record.id for record in pasted}) == 2
    assert {r.data.text for r in pasted} == {  # type: ignore[union-attr]
        bench.data("campana_rota").text,
        bench.data("mina_derrumbe").text,
    }
    bench.document.undo()
    assert bench.model.total == total


def test_cut_and_undo(bench: Bench) -> None:
    bench.select("campana_rota")
    bench.table.setFocus()
    bench.qtbot.keyClick(bench.table, Qt.Key.Key_X, CTRL)
    assert not bench.world.find(Kind.ENTRY, "campana_rota")
    bench.document.undo()
    assert bench.world.find(Kind.ENTRY, "campana_rota")


def test_rows_of_a_spreadsheet_in_either_vocabulary(bench: Bench) -> None:
    bench.select("campana_rota")
    rows = "id\ttexto\tetiquetas\tweight\nfila_uno\tHola.\tmina, pozo\t1,5\n"
    QGuiApplication.clipboard().setText(rows)
    bench.room.commands.paste()
    data = bench.data("fila_uno")
    assert (data.text, data.tags, data.weight) == ("Hola.", ("mina", "pozo"), 1.5)


def test_a_pasted_object_keeps_its_unknown_keys(bench: Bench) -> None:
    bench.select("campana_rota")
    QGuiApplication.clipboard().setText('{"id": "x_y",  "de_otro": [1], "texto": "a"}')
    bench.room.commands.paste()
    (handle,) = bench.world.find(Kind.ENTRY, "x_y")
    assert bench.world.record(handle).raw == '{"id": "x_y",  "de_otro": [1], "texto": "a"}'


def test_other_text_changes_nothing_and_says_so(bench: Bench) -> None:
    bench.select("campana_rota")
    QGuiApplication.clipboard().setText("just words")
    with bench.qtbot.waitSignal(bench.shell.status_message):
        bench.room.commands.paste()
    assert bench.document.stack.count() == 0


@pytest.mark.parametrize(
    "text",
    [
        "id\ttexto\nuno\t" + "x" * 200_000,
        "id\ttexto\rcon retorno\tsolo",
        "\x00\x01\t\x00\n\x00",
        "[" * 3000,
        '[{"id": "a"}, 3, null]',
        "\ufeff\u202eid\t\n\t\n",
    ],
    ids=["huge cell", "lone return", "nul", "deep", "mixed", "marks"],
)
def test_rubbish_is_refused_in_words(bench: Bench, text: str) -> None:
    bench.select("campana_rota")
    QGuiApplication.clipboard().setText(text)
    with bench.qtbot.waitSignal(bench.shell.status_message):
        bench.room.commands.paste()
    assert bench.document.stack.count() == 0
