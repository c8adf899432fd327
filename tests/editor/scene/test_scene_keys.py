"""A turn by hand, with real keys: nothing is sent, nothing of the world is written."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot
from scene_help import on_dialog, rows_of

from core.memory.trace import read_trace_file
from editor.main_window import MainWindow
from editor.scene.end_dialogs import MemoriesDialog, SheetsDialog
from editor.scene.spec import SPEC
from editor.scene.workspace import SceneWorkspace
from editor.widgets import PlainLabel

pytestmark = pytest.mark.usefixtures("watched")
SYNOPSIS = "Ventura vuelve a la fragua. Bram sospecha que Ventura es inspector de minas. Nela mira la calle."


def type_turn(room: SceneWorkspace, qtbot: QtBot) -> None:
    room.bar.said.setFocus()
    qtbot.keyClicks(room.bar.said, "Hola Bram.")
    room.gate.field.setFocus()
    qtbot.keyClicks(room.gate.field, SYNOPSIS)
    room.lines.draft.setFocus()
    qtbot.keyClicks(room.lines.draft, "Bram: El fuego no espera.")


def press_enter_in(kind: type[QDialog], qtbot: QtBot) -> list[QDialog]:
    """Accept the next dialog of a kind, as Enter does; the dialogs that were seen."""
    return on_dialog(kind, lambda dialog: qtbot.keyClick(dialog, Qt.Key.Key_Return))


def test_ctrl_enter_plays_what_was_typed(room: SceneWorkspace, qtbot: QtBot) -> None:
    type_turn(room, qtbot)

    qtbot.keyClick(room.lines.draft, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)

    said = [line.spoken for line in room.lines.history.lines.rows]
    assert said == ["Ventura Hola Bram.", "Bram El fuego no espera."]
    assert room.bar.said.text() == "" and room.lines.draft.text() == ""
    assert room.play.session.game.turn == 1


def test_an_empty_turn_is_not_played(room: SceneWorkspace, qtbot: QtBot) -> None:
    room.bar.said.setFocus()
    qtbot.keyClick(room.bar.said, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)

    assert room.play.session.records == []


def test_the_sentence_that_gives_away_is_struck_and_not_handed_on(
    room: SceneWorkspace, qtbot: QtBot
) -> None:
    type_turn(room, qtbot)
    room.play.try_now()

    text = room.gate.field.text()
    struck = [text[m.start : m.end] for m in room.gate.field.marks if m.struck]
    assert struck == ["Bram sospecha que Ventura es inspector de minas."]
    assert room.gate.handed.text() == "Ventura vuelve a la fragua. Nela mira la calle."
    assert "1" in room.gate.verdict.text()
    given = [words for kind, words in rows_of(room.scene.list.rows) if kind == "text"]
    assert "inspector" not in "\n".join(given)


def test_chips_are_reached_and_removed_by_keys(room: SceneWorkspace, qtbot: QtBot) -> None:
    entry = room.bar.present.entry
    entry.setFocus()
    qtbot.keyClicks(entry, "tomas")
    qtbot.keyClick(entry, Qt.Key.Key_Return)
    assert room.play.inputs.present == ("herrero_bram", "minera_nela", "minero_tomas")

    entry.setFocus()
    qtbot.keyClick(entry, Qt.Key.Key_Backspace)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Delete)
    assert room.play.inputs.present == ("herrero_bram", "minera_nela")


def test_the_level_is_chosen_and_each_has_a_context(room: SceneWorkspace, qtbot: QtBot) -> None:
    room.play.set_said("¿Qué pasó aquella noche?")
    button = room.bar.level._buttons["npc"]
    button.setFocus()
    qtbot.keyClick(button, Qt.Key.Key_Space)
    room.play.try_now()

    assert [room.reader.itemText(n) for n in range(room.reader.count())] == [
        "Bram", "Nela", "Narrator",
    ]  # fmt: skip
    sheet = "Se negó a jurar el silencio del gremio"
    shown = "\n".join(words for _, words in rows_of(room.scene.list.rows))
    assert sheet not in shown
    room.reader.setFocus()
    qtbot.keyClick(room.reader, Qt.Key.Key_Down)
    assert sheet in "\n".join(words for _, words in rows_of(room.scene.list.rows))


def test_f6_and_tab_reach_every_part(
    room: SceneWorkspace, window: MainWindow, qtbot: QtBot
) -> None:
    room.bar.said.setFocus()
    reached = set()
    for _ in range(12):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_F6)
        focus = QApplication.focusWidget()
        reached |= {part for part in room.regions() if part.isAncestorOf(focus)}
    assert reached == set(room.regions())
    room.story.list.setFocus()
    qtbot.keyClick(room.story.list, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is not room.story.list


def test_a_row_stands_beside_its_other_half(room: SceneWorkspace, qtbot: QtBot) -> None:
    left, right = room.story.list, room.scene.list
    assert left.rows.rowCount() == right.rows.rowCount()
    row = next(n for n, (kind, _) in enumerate(rows_of(left.rows)) if kind == "private")
    left.setFocus()
    left.setCurrentIndex(left.rows.index(row - 1, 0))
    qtbot.keyClick(left, Qt.Key.Key_Down)

    assert right.currentIndex().row() == row
    assert right.rows.cell(row).kind == "redacted"
    left.verticalScrollBar().setValue(70)
    assert right.verticalScrollBar().value() == 70
    assert (
        left.visualRect(left.rows.index(row, 0)).y()
        == right.visualRect(right.rows.index(row, 0)).y()
    )


def test_a_section_folds_in_both_halves(room: SceneWorkspace, qtbot: QtBot) -> None:
    left, right = room.story.list, room.scene.list
    rows = left.rows.rowCount()
    right.setFocus()
    right.setCurrentIndex(right.rows.index(right.rows.row_of("section:rules"), 0))
    qtbot.keyClick(right, Qt.Key.Key_Space)
    assert left.rows.rowCount() == right.rows.rowCount() > rows
    assert right.rows.rows[right.currentIndex().row()].key == "section:rules"
    qtbot.keyClick(right, Qt.Key.Key_Return)
    assert left.rows.rowCount() == rows


def test_dice_of_a_table_count(room: SceneWorkspace, qtbot: QtBot) -> None:
    from editor.scene.dice_dialog import DiceDialog

    def fill(dialog: DiceDialog) -> None:
        dialog.skill.setCurrentIndex(dialog.skill.findData("persuasion"))
        dialog.faces.setFocus()
        qtbot.keyClicks(dialog.faces, "6 5")
        qtbot.keyClick(dialog.faces, Qt.Key.Key_Return)

    on_dialog(DiceDialog, fill)
    room.bar.dice.setFocus()
    qtbot.keyClick(room.bar.dice, Qt.Key.Key_Space)

    assert "persuasion 2d6+1 → 12" in room.check.dice.text()
    room.play.try_now()
    assert "persuasion" in "\n".join(words for _, words in rows_of(room.scene.list.rows))


def test_ending_a_scene_shows_and_keeps_memories(room: SceneWorkspace, qtbot: QtBot) -> None:
    type_turn(room, qtbot)
    room.play.play()
    seen = press_enter_in(MemoriesDialog, qtbot)
    room.lines.end_scene.setFocus()
    qtbot.keyClick(room.lines.end_scene, Qt.Key.Key_Space)

    assert isinstance(seen[0], MemoriesDialog)
    game = room.play.session.game
    assert game.stage.scene is None
    assert set(game.memory.scenes[-1].memories) == {"herrero_bram", "minera_nela"}
    assert "El fuego no espera." in game.memory.scenes[-1].memories["minera_nela"]


def test_enter_ends_the_scene_wherever_the_focus_is(room: SceneWorkspace, qtbot: QtBot) -> None:
    type_turn(room, qtbot)
    room.play.play()
    log = [line.text for line in room.gate.log.lines.rows]
    assert not any("asked for" in text for text in log), "no model is set, so nobody was asked"

    def enter(dialog: MemoriesDialog) -> None:
        dialog.list.setFocus()
        qtbot.keyClick(dialog.list, Qt.Key.Key_Return)

    seen = on_dialog(MemoriesDialog, enter)
    room.errands.end_scene()
    assert seen and seen[0].result() == MemoriesDialog.DialogCode.Accepted
    assert room.play.session.game.stage.scene is None


def test_the_additions_to_sheets_are_accepted_one_by_one(
    room: SceneWorkspace, qtbot: QtBot
) -> None:
    type_turn(room, qtbot)
    room.play.play()
    press_enter_in(MemoriesDialog, qtbot)
    room.errands.end_scene()

    def refuse_nela(dialog: SheetsDialog) -> None:
        box = dialog.boxes["minera_nela"]
        box.setFocus()
        qtbot.keyClick(box, Qt.Key.Key_Space)
        dialog.accept()

    on_dialog(SheetsDialog, refuse_nela)
    room.errands.end_session()

    assert set(room.play.session.game.memory.sheets) == {"herrero_bram"}


def test_space_marks_a_secret_as_learnt_by_one(room: SceneWorkspace, qtbot: QtBot) -> None:
    type_turn(room, qtbot)
    room.play.play()
    room.check.show_page("learn")
    table = room.check.table
    at = next(
        (row, column)
        for row, secret in enumerate(table.learn_model.rows)
        for column, cell in enumerate(secret.cells)
        if cell.state == "masked" and table.learn_model.npcs[column] == "herrero_bram"
    )
    entry = table.learn_model.rows[at[0]].entry
    table.setFocus()
    table.setCurrentIndex(table.learn_model.index(at[0], at[1] + 1))
    qtbot.keyClick(table, Qt.Key.Key_Space)

    learnt = room.play.session.game.memory.learnt
    assert list(learnt) == ["herrero_bram"] and list(learnt["herrero_bram"]) == [entry]
    row = next(r for r in table.learn_model.rows if r.entry == entry)
    assert row.cells[at[1]].state == "learnt"


def test_trace_and_copy_are_written_and_the_world_is_not(
    room: SceneWorkspace, world_folder: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    before = {p: p.read_bytes() for p in world_folder.rglob("*") if p.is_file()}
    type_turn(room, qtbot)
    room.play.play()
    trace, copy = tmp_path / "t.jsonl", tmp_path / "c.json"
    room.errands.write_trace(trace)
    room.errands.write_copy(copy)
    room.bar.said.setText("Otra vez.")
    room.play.play()
    room.errands.write_trace(trace)
    room.errands.write_copy(world_folder / "mina.json")

    records = read_trace_file(trace).records
    assert [r.turn for r in records if r.turn] and len(records) == len(room.play.session.records)
    assert copy.stat().st_size > 0
    assert {p: p.read_bytes() for p in world_folder.rglob("*") if p.is_file()} == before


def test_a_trace_played_again_gives_the_same_game(
    room: SceneWorkspace, tmp_path: Path, qtbot: QtBot
) -> None:
    from dataclasses import replace

    from core.directors.game import Game, Opening
    from core.directors.material import Asked
    from core.memory.form import to_json

    type_turn(room, qtbot)
    room.play.play()
    room.play.set_present(("minera_nela", "minero_tomas"))
    room.play.set_place("mina")
    room.play.set_said("¿Y el pozo?")
    room.play.play()
    room.play.session.learn("mina_causa_real", "minera_nela")
    room.errands.write_trace(tmp_path / "t.jsonl")

    table = room.play.session.table
    again = Game("es", Opening())
    again.take(read_trace_file(tmp_path / "t.jsonl").records)
    other = replace(table, game=again)
    assert again.stage == table.game.stage
    assert to_json(again.memory) == to_json(table.game.memory)
    assert other.story("x").text == table.story("x").text
    asked = Asked("¿Qué pasó?")
    assert [c.context.text for c in other.scene(asked)] == [
        c.context.text for c in table.scene(asked)
    ]


def test_the_session_ends_after_its_scene(room: SceneWorkspace, qtbot: QtBot) -> None:
    type_turn(room, qtbot)
    room.play.play()
    first = press_enter_in(MemoriesDialog, qtbot)

    second = press_enter_in(SheetsDialog, qtbot)
    room.lines.end_session.setFocus()
    qtbot.keyClick(room.lines.end_session, Qt.Key.Key_Space)

    assert first and second
    assert set(room.play.session.game.memory.sheets) == {"herrero_bram", "minera_nela"}


def test_a_world_without_people_has_a_narrator(
    make_window: Callable[..., MainWindow], world_folder: Path, qtbot: QtBot
) -> None:
    window = make_window(SPEC)
    with qtbot.waitSignal(window.flow.opened, timeout=20_000):
        window.flow.open(world_folder / "mina.json")
    window.show_room("scene")
    room = window.rooms.current
    assert isinstance(room, SceneWorkspace)
    room.play.set_said("Entro en la mina.")
    with qtbot.waitSignal(room.play.played, timeout=10_000):
        room.play.play()
        assert room.bar.said.isReadOnly()

    said = [line.spoken for line in room.lines.history.lines.rows]
    assert len(said) == 1 and said[0].endswith("Entro en la mina.")
    assert not room.bar.said.isReadOnly()


def test_a_save_is_copied_and_never_written(
    room: SceneWorkspace, tmp_path: Path, qtbot: QtBot
) -> None:
    source = Path(__file__).resolve().parents[3] / "data" / "saves" / "partida_03.json"
    save = tmp_path / source.name
    save.write_bytes(source.read_bytes())
    room.read_save(save)
    qtbot.waitUntil(lambda: room.play.session.source.name == save.name, timeout=5000)

    assert room.play.session.game.turn == 214 and room.play.inputs.place == "mina"
    room.errands.write_copy(save)
    assert save.read_bytes() == source.read_bytes()
    room.errands.write_copy(tmp_path / "copy.json")
    assert '"Ventura"' in (tmp_path / "copy.json").read_text(encoding="utf-8")


def test_narrow_the_gate_is_a_band(room: SceneWorkspace, window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1100, 700)
    qtbot.waitUntil(lambda: room.top.orientation() == Qt.Orientation.Vertical, timeout=3000)

    def place(widget: QWidget) -> QRect:
        return QRect(widget.mapTo(room, QPoint()), widget.size())

    qtbot.waitUntil(lambda: place(room.story).top() == place(room.scene).top(), timeout=3000)
    assert place(room.story).right() < place(room.scene).left()
    assert place(room.story).bottom() < place(room.gate).top()
    # A context is to be read: so many rows of it, and what the fields over it are.
    row = room.story.list.sizeHintForRow(0)
    assert row > 0 and room.story.list.viewport().height() >= 6 * row
    shown = {label.text() for label in room.bar.findChildren(PlainLabel) if label.isVisible()}
    assert {"Present", "Place", "Isolation"} <= shown
    qtbot.waitUntil(lambda: room.bar.said.width() > 400, timeout=3000)
    assert room.width() <= 1100 and room.lines.draft.isVisible()


def test_wide_again_the_gate_is_between_the_contexts(
    room: SceneWorkspace, window: MainWindow, qtbot: QtBot
) -> None:
    for width in (1100, 1440, 1100, 1440):
        window.resize(width, 800)
        wanted = Qt.Orientation.Vertical if width == 1100 else Qt.Orientation.Horizontal
        qtbot.waitUntil(lambda w=wanted: room.top.orientation() == w, timeout=3000)
    assert [room.top.widget(at) for at in range(room.top.count())] == [
        room.story,
        room.gate,
        room.scene,
    ]
    assert room.story.isVisible() and room.scene.isVisible() and room.pair.isHidden()
    assert room.bar.said.geometry().center().y() == room.bar.place.geometry().center().y()


def test_every_focusable_widget_has_a_name(room: SceneWorkspace) -> None:
    nameless = [
        widget
        for widget in room.findChildren(QWidget)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.isVisible()
        and not widget.accessibleName()
    ]
    assert [type(w).__name__ for w in nameless if w.objectName() != "qt_spinbox_lineedit"] == []


def test_the_verdict_stays_through_turns_without_a_synopsis(
    room: SceneWorkspace, qtbot: QtBot
) -> None:
    type_turn(room, qtbot)
    room.play.play()
    room.bar.said.setText("Sigamos.")
    room.play.play()

    assert room.gate.origin.text() == "of turn 1"
    assert [m.struck for m in room.gate.field.marks] == [True]
    assert room.gate.log.lines.rowCount() > 2
    assert room.gate.handed.text() == "Ventura vuelve a la fragua. Nela mira la calle."


def test_a_slip_of_the_directors_is_said(room: SceneWorkspace, qtbot: QtBot) -> None:
    room.gate.field.setFocus()
    qtbot.keyClicks(room.gate.field, "Nadie viene. <npc_list>herrero_bran</npc_list>")
    room.play.try_now()

    assert room.gate.checks.lines.rows[0].icon == "error"
    assert any("herrero_bran" in line.text for line in room.gate.log.lines.rows)


def test_the_budget_that_is_too_small_is_said(room: SceneWorkspace, qtbot: QtBot) -> None:
    from dataclasses import replace

    settings = room.play.session.table.settings
    room.play.session.set_settings(replace(settings, scene_budget=50))
    room.play.try_now()

    assert room.gate.log.lines.rows[0].icon == "error"
    assert "50" in room.gate.log.lines.rows[0].text


def test_an_edit_of_the_world_shows_at_once(
    room: SceneWorkspace, window: MainWindow, qtbot: QtBot
) -> None:
    from core.model.kinds import Kind
    from core.world.build import set_value

    document = window.document
    assert document is not None
    world = document.world
    bram, place = world.find(Kind.NPC, "herrero_bram")[0], world.find(Kind.PLACE, "herreria")[0]
    document.push(set_value(world, bram, "public_sheet", "Herrero con un guante verde."))
    document.push(set_value(world, place, "name", "La fragua vieja"))

    def shown() -> bool:
        return any("guante verde" in words for _, words in rows_of(room.scene.list.rows))

    qtbot.waitUntil(shown, timeout=10_000)
    assert room.bar.place.currentText() == "La fragua vieja"
