"""The tabs "Related" and "Used by"."""

from __future__ import annotations

from lore_bench import Bench
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from core.model.kinds import Kind
from core.world import build
from editor.forms.form_bar import FORM, RELATED, USED


def _ids(bench: Bench, tab: str) -> list[str]:
    links = bench.form.links()
    view = links.related if tab == RELATED else links.used
    return [row.id for row in view.model.rows]


def test_counts_come_a_moment_after_the_row_and_stand_in_the_tabs(bench: Bench) -> None:
    bench.select("mina_derrumbe")
    bench.qtbot.waitUntil(lambda: bool(_ids(bench, RELATED)))
    titles = [bench.form._bar._tabs.tabText(i) for i in range(4)]
    assert titles[2] == f"Related {len(_ids(bench, RELATED))}"


def test_they_follow_edits(bench: Bench) -> None:
    bench.select("mina_derrumbe")
    links = bench.form.links()
    QAbstractItemModelTester(
        links.related.model, QAbstractItemModelTester.FailureReportingMode.Warning
    )
    bench.document.push(
        build.set_value(bench.world, bench.handle("mina_derrumbe"), "tags", ("solo",))
    )
    other = bench.handle("campana_rota")
    bench.document.push(build.set_value(bench.world, other, "tags", ("solo",)))
    bench.form.set_handles([])
    bench.select("mina_derrumbe")
    links.find_now()
    assert _ids(bench, RELATED)[0] == "campana_rota"


def test_enter_goes_to_the_record(bench: Bench) -> None:
    bench.room.set_kind(Kind.NPC)
    bench.table.select_handles([bench.handle("herrero_bram", Kind.NPC)])
    bench.form.show_tab(USED)
    bench.form.links().find_now()
    assert "bram_hermano" in _ids(bench, USED)
    view = bench.form.links().used
    view.list.setFocus()
    view.list.setCurrentIndex(view.model.index(0))
    with bench.qtbot.waitSignal(bench.shell.jump_requested) as asked:
        bench.qtbot.keyClick(view.list, Qt.Key.Key_Return)
    assert asked.args[0] == view.model.rows[0].handle


def test_a_jump_to_a_field_brings_the_form_back(bench: Bench) -> None:
    bench.select("mina_derrumbe")
    bench.form.show_tab(RELATED)
    assert bench.form.page() is None
    bench.room.jump(bench.handle("campana_rota"), "tags")
    assert bench.form.page() is not None
    assert bench.form._bar.tab() == FORM
