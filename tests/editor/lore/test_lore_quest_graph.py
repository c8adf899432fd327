"""The order of the quests under their form: lanes, what is lit, and the way to another."""

from __future__ import annotations

from lore_bench import Bench
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from core.model.kinds import Kind
from core.world import build
from editor.forms.quest_graph import QuestGraph


def graph_of(bench: Bench) -> QuestGraph:
    graph = bench.form.findChild(QuestGraph)
    assert isinstance(graph, QuestGraph)
    return graph


def show(bench: Bench, id: str) -> QuestGraph:
    bench.room.set_kind(Kind.QUEST)
    bench.select(id, kind=Kind.QUEST)
    return graph_of(bench)


def test_it_is_there_for_quests_only(bench: Bench) -> None:
    graph = graph_of(bench)
    assert not graph.isVisible()
    assert show(bench, "la_galeria_cerrada").isVisible()
    bench.room.set_kind(Kind.NPC)
    assert not graph.isVisible()


def test_each_quest_stands_after_those_it_requires(bench: Bench) -> None:
    rows = show(bench, "la_galeria_cerrada").model.rows
    for row, quest in enumerate(rows):
        for needed in quest.requires:
            assert needed < row and rows[needed].lane < quest.lane


def test_what_has_to_do_with_the_chosen_one_is_lit(bench: Bench) -> None:
    graph = show(bench, "la_galeria_cerrada")
    lit = {graph.model.rows[row].id for row in graph.model.lit}
    assert {"pan_y_carbon", "noche_en_la_ermita", "la_verdad_de_la_mina"} <= lit
    assert "la_campana_rota" not in lit
    graph.grab()


def test_it_follows_edits_and_cycles_do_not_stop_it(bench: Bench) -> None:
    graph = show(bench, "pan_y_carbon")
    QAbstractItemModelTester(graph.model, QAbstractItemModelTester.FailureReportingMode.Warning)
    handle = bench.handle("pan_y_carbon", Kind.QUEST)
    bench.document.push(build.set_values(bench.world, [handle], "requires", ("reapertura",)))
    assert len(graph.model.rows) == 10
    graph.grab()
    bench.document.push(build.delete(bench.world, [bench.handle("reapertura", Kind.QUEST)]))
    assert len(graph.model.rows) == 9


def test_enter_goes_to_a_quest(bench: Bench) -> None:
    graph = show(bench, "la_galeria_cerrada")
    asked = []
    graph.jump_requested.connect(lambda handle, field: asked.append(handle))
    graph.list.setCurrentIndex(graph.model.index(0))
    bench.qtbot.keyClick(graph.list, Qt.Key.Key_Return)
    assert asked == [bench.handle("pan_y_carbon", Kind.QUEST)]


def test_it_is_read_in_words(bench: Bench) -> None:
    graph = show(bench, "la_galeria_cerrada")
    role = Qt.ItemDataRole.AccessibleTextRole
    said = [graph.model.data(graph.model.index(row), role) for row in range(10)]
    assert said[0] == "1. Pan y carbón" and "(after Pan y carbón)" in said[1]
