"""The paraphrase lab in the window: figures by profile, what was missed and why, ask it again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from core.cases.lab import measure, read_questions
from core.model.kinds import Kind
from core.model.state import PROFILES
from core.retrieval import Retriever
from core.world import build
from editor.cases.lab import ParaphraseLab
from editor.cases.workspace import CasesWorkspace
from editor.document import Document
from editor.main_window import MainWindow
from editor.playground.workspace import PlaygroundWorkspace

WAIT_MS = 20_000
QUESTIONS = Path(__file__).resolve().parents[3] / "data" / "questions" / "villarroca.jsonl"
LEFT, CTRL = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def lab(room: CasesWorkspace) -> ParaphraseLab:
    QTest.mouseClick(room.bar.lab, LEFT)
    assert room.lab is not None and room.lab.isVisible()
    return room.lab


@pytest.fixture
def asked(lab: ParaphraseLab, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> ParaphraseLab:
    """The questions that ship with the sample world, chosen in the dialog."""
    chosen = staticmethod(lambda *_: (str(QUESTIONS), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", chosen)
    QTest.mouseClick(lab.choose, LEFT)
    qtbot.waitUntil(lambda: lab.result is not None, timeout=WAIT_MS)
    return lab


def test_each_profile_gets_the_figures_of_the_command_line(
    asked: ParaphraseLab, document: Document
) -> None:
    world, questions = document.world, read_questions(QUESTIONS)
    scores = measure(world, Retriever(world), questions)
    assert asked.scores.scores == scores
    rows = [asked.scores.texts(row) for row in range(asked.scores.rowCount())]
    assert [row[0] for row in rows] == list(PROFILES)
    for row, score in zip(rows, scores, strict=True):
        figures = [f"{value:.3f}" for value in (score.recall_1, score.recall_5, score.mrr)]
        assert list(row[1:]) == ["120", *figures, str(len(score.misses))]
    assert asked.file.text() == "villarroca.jsonl"
    assert not asked.busy and not asked.cancel.isVisible()


def test_the_misses_of_the_chosen_profile_are_told_with_their_reason(
    asked: ParaphraseLab, qtbot: QtBot
) -> None:
    with_tester = [
        QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
        for model in (asked.scores, asked.misses)
    ]
    lexical, natural = asked.scores.scores[0], asked.scores.scores[2]
    assert asked.figures.currentIndex().row() == 2
    assert asked.misses.misses == natural.misses
    asked.figures.setFocus()
    qtbot.keyClick(asked.figures, Qt.Key.Key_Up)
    qtbot.keyClick(asked.figures, Qt.Key.Key_Up)
    assert asked.misses.misses == lexical.misses
    first = lexical.misses[0]
    assert asked.misses.texts(0) == (str(first.number), first.query, first.id, first.why.message())
    asked.table.setCurrentIndex(asked.misses.index(0, 0))
    qtbot.keyClick(asked.table, Qt.Key.Key_C, CTRL)
    assert QGuiApplication.clipboard().text() == "\t".join(asked.misses.texts(0))
    with_tester.clear()


def test_a_miss_is_opened_in_the_playground_as_it_was_asked(
    asked: ParaphraseLab, window: MainWindow, qtbot: QtBot
) -> None:
    miss = asked.misses.misses[0]
    question = read_questions(QUESTIONS)[miss.number - 1]
    asked.table.setFocus()
    asked.table.setCurrentIndex(asked.misses.index(0, 0))
    qtbot.keyClick(asked.table, Qt.Key.Key_Return)
    room = window.rooms.current
    assert isinstance(room, PlaygroundWorkspace)
    assert room.query.field.text() == miss.query
    assert room.asker.state == question.state("natural", 5)
    handle = room._document.world.find(Kind.ENTRY, miss.id)[0]
    assert room.asker.answer.explanation.why(handle) is not None


def test_asking_can_be_cancelled_and_what_was_found_stays(
    asked: ParaphraseLab, document: Document, qtbot: QtBot
) -> None:
    before = asked.result
    document.retriever.rebuild()
    with document.retriever._profiles._making:
        # The other thread waits here; the window does not.
        QTest.mouseClick(asked.again, LEFT)
        assert asked.busy and asked.cancel.isVisible() and not asked.again.isEnabled()
        QTest.mouseClick(asked.cancel, LEFT)
        assert not asked.busy and asked.again.isEnabled()
    qtbot.waitUntil(lambda: not asked._services.tasks.busy, timeout=WAIT_MS)
    assert asked.result is before
    QTest.mouseClick(asked.again, LEFT)
    qtbot.waitUntil(lambda: asked.result is not before, timeout=WAIT_MS)
    assert asked.result == before


def test_progress_counts_the_answers(lab: ParaphraseLab, qtbot: QtBot) -> None:
    told: list[str] = []
    told_progress = lab._on_progress

    def listen(done: int, total: int) -> None:
        told_progress(done, total)
        told.append(lab.progress.text())

    lab._on_progress = listen  # type: ignore[method-assign]
    lab.ask(QUESTIONS)
    qtbot.waitUntil(lambda: lab.result is not None, timeout=WAIT_MS)
    assert told[-1] == "360 of 360 answers"


def test_after_an_edit_the_figures_say_that_they_are_old(
    asked: ParaphraseLab, document: Document, qtbot: QtBot
) -> None:
    assert not asked.note.isVisible()
    entry = document.world.handles(Kind.ENTRY)[0]
    document.push(build.set_value(document.world, entry, "weight", 0.5))
    assert asked.note.text() == "The world has changed since these were asked."
    before = asked.result
    QTest.mouseClick(asked.again, LEFT)
    qtbot.waitUntil(lambda: asked.result is not before, timeout=WAIT_MS)
    assert not asked.note.isVisible()


def test_a_file_that_is_none_and_ids_that_are_not_there_are_told(
    lab: ParaphraseLab, window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    assert lab.empty.isVisible()
    bad = tmp_path / "bad.jsonl"
    bad.write_text('{"query": 1}\n', encoding="utf-8")
    lab.ask(bad)
    qtbot.waitUntil(lambda: not lab.busy, timeout=WAIT_MS)
    assert "bad.jsonl" in window.notices.text and lab.result is None
    odd = tmp_path / "odd.jsonl"
    line = {"query": "¿Qué fue del río?", "npc": "nobody_here", "expects": ["no_such_entry"]}
    odd.write_text(json.dumps(line), encoding="utf-8")
    lab.ask(odd)
    qtbot.waitUntil(lambda: lab.result is not None, timeout=WAIT_MS)
    assert "nobody_here" in lab.note.text() and "no_such_entry" in lab.note.text()
    assert lab.misses.rowCount() == 1


def test_the_cases_come_back_by_key_by_button_and_by_what_needs_them(
    lab: ParaphraseLab, room: CasesWorkspace, window: MainWindow, qtbot: QtBot
) -> None:
    qtbot.keyClick(lab.choose, Qt.Key.Key_Escape)
    assert room.table.isVisible() and not lab.isVisible()
    window.actions_by_id["cases.lab"].trigger()
    assert lab.isVisible()
    assert room.regions() == lab.regions()
    QTest.mouseClick(lab.back, LEFT)
    assert room.table.isVisible()
    room.show_lab()
    window.jump(room.runs.handles()[3])
    assert room.table.isVisible() and not lab.isVisible()
    room.show_lab()
    window.actions_by_id["cases.new"].trigger()
    assert room.form.isVisible()
