"""Terms are chips that correct what an entry is known by: one that is missing, one too many."""

from __future__ import annotations

from lore_bench import Bench
from PySide6.QtCore import Qt

from core.grounding import names_of

ID = "campana_rota"


def known_by(bench: Bench) -> set[tuple[str, bool]]:
    return {(name.text, name.term) for name in names_of(bench.world, bench.handle(ID))}


def test_a_term_is_added_and_a_wrong_one_is_taken_away_by_keys(bench: Bench) -> None:
    bench.select(ID)
    before = known_by(bench)
    line = bench.type("terms", "badajo")
    bench.qtbot.keyClick(line, Qt.Key.Key_Return)
    bench.keys(line, "Campana Vieja")
    bench.qtbot.keyClick(line, Qt.Key.Key_Return)
    assert bench.data(ID).terms == ("badajo", "Campana Vieja")
    assert known_by(bench) - before == {("badajo", True), ("Campana Vieja", True)}
    bench.qtbot.keyClick(line, Qt.Key.Key_Left)
    chip = bench.room.window().focusWidget()
    bench.qtbot.keyClick(chip, Qt.Key.Key_Left)
    chip = bench.room.window().focusWidget()
    bench.qtbot.keyClick(chip, Qt.Key.Key_Delete)
    assert bench.data(ID).terms == ("Campana Vieja",)
    assert ("badajo", True) not in known_by(bench)
    bench.document.undo()
    assert bench.data(ID).terms == ("badajo", "Campana Vieja")
