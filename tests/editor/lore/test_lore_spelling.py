"""Spelling in the form: what is underlined, what is offered, what is learnt."""

from __future__ import annotations

from pathlib import Path

import pytest
from lore_bench import Bench
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QMenu

from core.text.spelling import spelling_is_installed
from editor.forms.text_area import TextArea
from editor.settings import SettingsStore

WAIT_MS = 20_000
ID = "campana_rota"
pytestmark = pytest.mark.skipif(not spelling_is_installed(), reason="needs the extra [spelling]")


def marked(area: TextArea) -> list[str]:
    return [mark.cursor.selectedText() for mark in area.extraSelections()]


def write(bench: Bench, text: str) -> TextArea:
    bench.select(ID)
    area = bench.type("text", text, replace=True)
    assert isinstance(area, TextArea)
    return area


def menu_at(area: TextArea, word: str) -> QMenu:
    cursor = area.textCursor()
    cursor.setPosition(area.toPlainText().index(word) + 1)
    area.setTextCursor(cursor)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(), QPoint())
    return area.make_menu(event)


def titles(menu: QMenu) -> list[str]:
    return [action.text() for action in menu.actions()]


def test_slips_are_underlined_and_words_of_the_world_are_not(bench: Bench) -> None:
    area = write(bench, "En Villarroca la tabernera no vio el derumbe, 🜂 ni a Ezra. ")
    bench.qtbot.waitUntil(lambda: marked(area) == ["derumbe"], timeout=WAIT_MS)


def test_a_word_is_left_alone_while_it_is_written(bench: Bench) -> None:
    area = write(bench, "El derumbe y la mineria")
    bench.qtbot.waitUntil(lambda: marked(area) == ["derumbe"], timeout=WAIT_MS)
    bench.keys(area, " ")
    bench.qtbot.waitUntil(lambda: marked(area) == ["derumbe", "mineria"], timeout=WAIT_MS)


def test_what_was_meant_is_taken_from_the_menu_and_undone(bench: Bench) -> None:
    before = bench.data(ID).text
    area = write(bench, "El derumbe cayó. ")
    bench.qtbot.waitUntil(lambda: marked(area) == ["derumbe"], timeout=WAIT_MS)
    bench.form.flush()
    bench.document.end_typing()
    menu = menu_at(area, "derumbe")
    assert "derrumbe" in titles(menu)
    menu.actions()[titles(menu).index("derrumbe")].trigger()
    bench.form.flush()
    assert bench.data(ID).text == "El derrumbe cayó. "
    assert marked(area) == []
    bench.document.undo()
    assert bench.data(ID).text == "El derumbe cayó. "
    bench.document.undo()
    assert bench.data(ID).text == before


@pytest.mark.parametrize("mine", [False, True])
def test_a_word_is_added_to_the_team_s_or_the_user_s_words(
    bench: Bench, world_folder: Path, home: Path, mine: bool
) -> None:
    area = write(bench, "El zubrito canta. ")
    bench.qtbot.waitUntil(lambda: marked(area) == ["zubrito"], timeout=WAIT_MS)
    menu = menu_at(area, "zubrito")
    wanted = "my words" if mine else "world's words"
    (at,) = [i for i, t in enumerate(titles(menu)) if wanted in t.replace("&", "")]
    menu.actions()[at].trigger()
    bench.qtbot.waitUntil(lambda: marked(area) == [], timeout=WAIT_MS)
    team = world_folder / ".loremask" / "words.txt"
    own = list(home.rglob("words.txt"))
    assert team.exists() is not mine
    assert bool(own) is mine
    assert (own[0] if mine else team).read_text(encoding="utf-8") == "zubrito\n"


def test_a_dictionary_that_cannot_be_written_is_told(bench: Bench, world_folder: Path) -> None:
    (world_folder / ".loremask").write_text("no folder", encoding="utf-8")
    told: list[str] = []
    bench.shell.notice.connect(lambda severity, text, detail: told.append(f"{severity} {text}"))
    bench.room.spelling.add_to_world("zubrito")
    assert len(told) == 1 and told[0].startswith("error") and ".loremask" in told[0]


def test_a_new_name_is_a_word_at_once(bench: Bench) -> None:
    area = write(bench, "El zubrito canta. ")
    bench.qtbot.waitUntil(lambda: marked(area) == ["zubrito"], timeout=WAIT_MS)
    target = bench.type("terms", "zubrito")
    bench.qtbot.keyClick(target, Qt.Key.Key_Return)
    bench.qtbot.waitUntil(lambda: marked(area) == [], timeout=WAIT_MS)


def test_it_is_switched_off_and_to_another_language(bench: Bench) -> None:
    settings: SettingsStore = bench.room._services.settings
    area = write(bench, "El derumbe of the lighthouse ")
    bench.qtbot.waitUntil(lambda: "derumbe" in marked(area), timeout=WAIT_MS)
    settings.update(spelling="off")
    assert marked(area) == []
    settings.update(spelling="en")
    bench.qtbot.waitUntil(lambda: "derumbe" in marked(area), timeout=WAIT_MS)
    assert "lighthouse" not in marked(area)


def test_without_the_extra_nothing_is_marked(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("editor.forms.spelling.spelling_is_installed", lambda: False)
    area = write(bench, "El derumbe. ")
    bench.qtbot.wait(300)
    assert marked(area) == []
    assert bench.room.spelling.language == ""


def test_what_is_asked_during_a_look_up_is_looked_up_after_it(bench: Bench) -> None:
    area = write(bench, "El derumbe. ")
    notes = bench.type("notes", "Una mineria. ")
    assert isinstance(notes, TextArea)
    bench.keys(notes, "Otro herero. ")
    wanted = (["derumbe"], ["mineria", "herero"])
    bench.qtbot.waitUntil(lambda: (marked(area), marked(notes)) == wanted, timeout=WAIT_MS)


def test_the_dictionary_is_let_go_when_no_word_is_new_and_is_there_again(bench: Bench) -> None:
    area = write(bench, "El derumbe cayó. ")
    bench.qtbot.waitUntil(lambda: marked(area) == ["derumbe"], timeout=WAIT_MS)
    spelling = bench.room.spelling
    assert spelling._idle.isActive()
    bench.qtbot.waitUntil(lambda: not spelling._busy, timeout=WAIT_MS)
    spelling._idle.timeout.emit()
    assert spelling._speller is not None
    assert spelling._speller._dictionary is None
    bench.keys(area, "La mineria. ")
    bench.qtbot.waitUntil(lambda: marked(area) == ["derumbe", "mineria"], timeout=WAIT_MS)
