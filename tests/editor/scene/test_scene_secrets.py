"""Nothing that is hidden from those present is ever at the right: not shown, spoken or copied."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot
from scene_help import said_of, widget_texts

from core.directors.table import Level
from core.model.kinds import Kind
from core.model.mask import sees
from core.model.records import Entry, Npc, Player, PlotNote
from editor.scene.workspace import SceneWorkspace

QUESTION = "¿Quién causó el derrumbe de la mina y quién cobró el seguro?"


def hidden_texts(room: SceneWorkspace, readers: tuple[str | None, ...]) -> list[str]:
    """All that must not be at the right for these readers."""
    world, game = room.play.session.table.world, room.play.session.game
    viewers = [world.viewer(game.state(npc)) for npc in readers]
    found: list[str] = []
    for kind in (Kind.ENTRY, Kind.NPC, Kind.PLOT, Kind.PLAYER):
        for record in world.records(kind):
            data = record.data
            if isinstance(data, Entry) and not any(sees(data, viewer) for viewer in viewers):
                found.append(data.text)
            elif isinstance(data, Npc) and data.id not in readers:
                found.append(data.full_sheet)
            elif isinstance(data, PlotNote):
                found.append(data.text)
            elif isinstance(data, Player):
                found.append(data.full_sheet)
    return [text for text in found if text]


def all_at_right(room: SceneWorkspace, qtbot: QtBot) -> str:
    """Shown, spoken, in tooltips, and copied row by row and as a whole."""
    view = room.scene.list
    parts = [said_of(view.rows), widget_texts(room.scene)]
    view.setFocus()
    for row in range(view.rows.rowCount()):
        view.setCurrentIndex(view.rows.index(row, 0))
        qtbot.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
        parts.append(QGuiApplication.clipboard().text())
    room.copy_context()
    parts.append(QGuiApplication.clipboard().text())
    return "\n".join(parts)


@pytest.mark.parametrize("level", list(Level))
def test_no_hidden_text_is_anywhere_at_the_right(
    room: SceneWorkspace, qtbot: QtBot, level: Level
) -> None:
    room.play.set_level(level)
    room.play.set_said(QUESTION)
    room.play.try_now()
    for at in range(max(1, room.reader.count())):
        room.reader.setCurrentIndex(at)
        context = room.showing.context
        assert context is not None
        readers = context.readers or (None,)
        hidden = hidden_texts(room, readers)
        said = all_at_right(room, qtbot)
        assert len(hidden) > 20
        assert [text for text in hidden if text[:40] in said] == []


def test_the_left_has_them_all_with_a_lock(room: SceneWorkspace) -> None:
    room.play.set_said(QUESTION)
    room.play.try_now()
    model = room.story.list.rows
    private = [n for n in range(model.rowCount()) if model.cell(n).kind == "private"]
    said = "\n".join(model.cell(n).spoken for n in private)
    world = room.play.session.table.world
    player = next(r.data for r in world.records(Kind.PLAYER))
    assert isinstance(player, Player) and player.full_sheet[:40] in said
    assert all("Hidden" in str(model.data(model.index(n, 0), 11)) for n in private)


def test_what_one_alone_knows_says_so(room: SceneWorkspace) -> None:
    room.play.set_said(QUESTION)
    room.play.try_now()
    model = room.scene.list.rows
    notes = {model.cell(n).note for n in range(model.rowCount())}
    assert "only Bram" in notes and "only Nela" in notes


def test_a_line_that_one_did_not_hear_is_redacted_for_it(
    room: SceneWorkspace, qtbot: QtBot
) -> None:
    room.play.set_level(Level.NPC)
    room.play.set_present(("herrero_bram",))
    room.play.set_said("Te confieso una cosa: zarzamora.")
    room.play.play()
    room.play.set_present(("herrero_bram", "minera_nela"))
    room.play.try_now()

    room.reader.setCurrentIndex(0)
    assert "zarzamora" in said_of(room.scene.list.rows)
    room.reader.setCurrentIndex(1)
    assert "zarzamora" not in all_at_right(room, qtbot)
    assert "zarzamora" in said_of(room.story.list.rows)


def test_world_text_is_plain(room: SceneWorkspace) -> None:
    room.play.set_said("<b>fuerte</b> & <img src=x>")
    room.play.play()
    model = room.lines.history.lines
    tip = str(model.data(model.index(0, 0), Qt.ItemDataRole.ToolTipRole))
    assert "<img" not in tip and "&lt;img" in tip


def test_ids_are_hidden_too_when_asked(room: SceneWorkspace, qtbot: QtBot) -> None:
    room.play.set_said(QUESTION)
    room.play.try_now()
    assert "forastero_inspector" in said_of(room.scene.list.rows)
    room.set_hide_ids(True)
    assert "forastero_inspector" not in all_at_right(room, qtbot)


def test_no_row_of_the_grid_is_blank(room: SceneWorkspace) -> None:
    for model in (room.story.list.rows, room.scene.list.rows):
        cells = [model.cell(row) for row in range(model.rowCount())]
        assert [cell for cell in cells if not cell.spoken] == []
    voice = next(row for row in room.scene.list.rows.rows if row.key.endswith(":voice"))
    beside = room.story.list.rows.row_of(voice.key)
    assert beside is not None
    cell = room.story.list.rows.cell(beside)
    assert cell.kind == "absent" and cell.spoken == "Only the Scene Director is given this"
