"""Why an NPC knows something: the chain, the verdict, phrases, traces, findings, reports."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from itertools import combinations
from pathlib import Path

from memory_conftest import SAVES, OpenSave, inspect, settle
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from core.memory.facts import Fact
from core.memory.sameness import Sameness
from core.memory.state import MemoryState
from editor.main_window import MainWindow
from editor.memory.chain import chain_of, verdict_words
from editor.memory.evidence import Verdict, gather
from editor.memory.findings import Finding, quick_findings
from editor.memory.likeness import likeness_findings
from editor.memory.reading import open_trace, trace_until

SAMPLE = SAVES / "partida_03.json"
LORE = SAVES.parent / "lore"
BRAM = "herrero_bram"
WAIT_MS = 20_000
SEGURO = "La Compañía cobró un seguro por la galería baja."


def test_the_fact_without_a_path_is_selected_and_explained(open_in: OpenSave) -> None:
    room = open_in(SAMPLE)
    why = room.inspector.why
    assert why.evidence is not None and why.trail is not None and why.trail.fact is not None
    assert why.trail.fact.text == SEGURO
    assert why.evidence.verdict(why.trail) is Verdict.NO_PATH
    assert why.verdict.accessibleName().startswith("No legitimate path.")
    captions = [node._node.caption for node in why._nodes if node.isVisible()]
    assert captions[0] == "Fact · weight 2.5" and captions[1] == "Written · turn 188"
    assert captions[2].startswith("Scene 27")
    assert room.inspector.lower.presence_model.marked_column == "27"


def test_a_phrase_finds_its_fact_and_selects_the_row(open_in: OpenSave, qtbot: QtBot) -> None:
    room = open_in(SAMPLE)
    inspector = room.inspector
    assert room.focus_filter() and inspector.why.field.hasFocus()
    qtbot.keyClicks(inspector.why.field, "nombrar a Doran en la taberna")
    settle(room, qtbot)
    qtbot.waitUntil(lambda: inspector.why.count.text() == "1 fact")
    assert inspector.inspected is not None
    key = inspector.facts.current_key()
    assert isinstance(key, int)
    assert "nombrar a Doran" in inspector.inspected.state.facts_of(BRAM)[key].text
    assert inspector.why.field.hasFocus() and inspector.why.field.text()
    assert inspector.why.verdict.accessibleName() == "A legitimate path."


def test_a_phrase_that_no_fact_says_leaves_no_row_selected(open_in: OpenSave, qtbot: QtBot) -> None:
    room = open_in(SAMPLE)
    inspector = room.inspector
    before, model = inspector.facts.current_key(), inspector.lower.presence_model
    assert before is not None and model.marked_column == "27"
    inspector.why.field.setFocus()
    qtbot.keyClicks(inspector.why.field, "elefante de hojalata")
    qtbot.waitUntil(lambda: inspector.why.count.text() == "nothing", timeout=WAIT_MS)
    assert inspector.facts.current_key() is None and not inspector.facts.selectedIndexes()
    assert model.marked_column == ""
    inspector.why.field.clear()
    inspector.why.field.search_changed.emit("")
    assert inspector.facts.current_key() == before
    assert model.marked_column == "27"


class Paints(QObject):
    """Counts how often a widget is painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.count = 0
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Paint
        return False


def test_the_head_of_a_scene_is_red_no_longer_than_its_fact_is_chosen(
    open_in: OpenSave, qtbot: QtBot
) -> None:
    room = open_in(SAMPLE)
    inspector, view = room.inspector, room.inspector.lower.presence
    qtbot.waitUntil(view.isVisible, timeout=WAIT_MS)
    model, heads = inspector.lower.presence_model, view.horizontalHeader()
    at = model.column_of("27")
    assert at is not None

    def ground() -> str:
        shot = heads.viewport().grab().toImage()
        left = (heads.sectionViewportPosition(at) + 3) * shot.devicePixelRatio()
        return shot.pixelColor(round(left), 3).name()

    tint = room._services.theme.look.colour("severity.error.tint").name()
    view.show_column("27")
    assert ground() == tint
    paints = Paints(heads.viewport())
    other = 0 if inspector.facts.current_key() != 0 else 1
    inspector._select_fact(other)
    qtbot.waitUntil(lambda: paints.count > 0, timeout=WAIT_MS)
    assert model.marked_column == "" and ground() != tint


def test_a_fact_found_by_a_phrase_has_the_chain_it_has_when_it_is_chosen(
    open_in: OpenSave, qtbot: QtBot, bare: MainWindow
) -> None:
    """Source step, verdict and other paths alike; the report says what was asked."""
    bare.open_path(LORE)
    qtbot.waitUntil(lambda: bare.document is not None and bare.document.retriever.ready)
    room = open_in(SAMPLE)
    why, inspector = room.inspector.why, room.inspector
    inspected = inspector.inspected
    assert inspected is not None

    def shown() -> tuple[object, ...]:
        nodes = [node._node for node in why._nodes if not node.isHidden()]
        return nodes, why.verdict.accessibleName(), why.others.accessibleName()

    sources = alike = 0
    for at, fact in enumerate(inspected.state.facts_of(BRAM)):
        inspector._select_fact(at)
        settle(room, qtbot)
        chosen = shown()
        sources += any(node.caption.startswith("Source") for node in chosen[0])
        words = fact.text.split()
        why.field.setText(" ".join(words[: max(3, len(words) * 2 // 3)]))
        qtbot.keyClick(why.field, Qt.Key.Key_Return)
        settle(room, qtbot)
        if why.trail is not None and why.trail.fact is fact:
            alike += 1
            assert shown() == chosen
            assert why.field.text() in inspector.report()
    assert sources and alike > 5


def test_what_is_typed_is_asked_again_when_the_save_is_read_again(
    open_in: OpenSave, qtbot: QtBot
) -> None:
    room = open_in(SAMPLE)
    why = room.inspector.why
    qtbot.keyClicks(why.field, "abrigo bueno")
    qtbot.keyClick(why.field, Qt.Key.Key_Return)
    settle(room, qtbot)
    said = why.verdict.accessibleName()
    assert why.field.text() == "abrigo bueno" and said.startswith("Forgotten")
    before = room.inspected
    room.reload()
    qtbot.waitUntil(lambda: room.inspected is not before)
    settle(room, qtbot)
    assert why.field.text() == "abrigo bueno" and why.verdict.accessibleName() == said


def test_what_nobody_said_is_not_remembered(open_in: OpenSave, qtbot: QtBot) -> None:
    room = open_in(SAMPLE)
    qtbot.keyClicks(room.inspector.why.field, "un gato azul sobre el tejado")
    qtbot.keyClick(room.inspector.why.field, Qt.Key.Key_Return)
    settle(room, qtbot)
    assert "does not remember this" in room.inspector.why.verdict.accessibleName()
    assert room.inspector.why.count.text() == "nothing"


def test_what_was_pruned_says_until_when(saves: Path) -> None:
    inspected = inspect(SAMPLE)
    stone = inspected.state.tombstones[BRAM][0]
    evidence = gather(inspected, BRAM, stone.text)
    assert evidence.verdict(None) is Verdict.FORGOTTEN
    assert str(stone.until) in verdict_words(inspected, evidence, None).title


def test_version_one_offers_the_trace_beside_it(
    open_in: OpenSave, tmp_path: Path, qtbot: QtBot
) -> None:
    fact = {"texto": "Verol causó el derrumbe.", "turno": 3, "peso": 1.0}
    save = tmp_path / "slot.json"
    save.write_text(json.dumps({"hechos": {"bram": [fact]}, "turno": 9}), "utf-8")
    lines = [
        {"turn": 2, "scene": "1", "place": "mina", "speaker": "nela", "present": ["bram"],
         "text": "Verol causó el derrumbe."},
        {"turn": 40, "scene": "2", "speaker": "nela", "present": ["bram"], "text": "Más tarde."},
    ]  # fmt: skip
    (tmp_path / "slot.jsonl").write_text("\n".join(map(json.dumps, lines)), "utf-8")
    room = open_in(save)
    verdict = room.inspector.why.verdict
    assert verdict.accessibleName().startswith("Origin unknown.")
    assert verdict.trace_button.text() == "Load slot.jsonl"
    qtbot.mouseClick(verdict.trace_button, Qt.MouseButton.LeftButton)
    settle(room, qtbot)
    qtbot.waitUntil(lambda: verdict.accessibleName() == "A legitimate path.")
    room.inspector.lower.show_tab("conversation")
    heard = room.inspector.lower.lines_model
    assert [heard.index(at, 3).data() for at in range(heard.rowCount())] == [
        "Verol causó el derrumbe."
    ]
    assert room.inspector.lower.presence_model.rowCount() == 2


def test_silence_in_a_trace_that_covers_the_turn_is_a_finding(tmp_path: Path) -> None:
    fact = {"texto": "Verol causó el derrumbe.", "turno": 3, "peso": 1.0}
    save = tmp_path / "slot.json"
    save.write_text(json.dumps({"hechos": {"bram": [fact]}, "turno": 9}), "utf-8")
    said = "Verol causó el derrumbe."
    lines = [
        {"turn": 1, "speaker": "bram", "present": [], "text": "Hola."},
        {"turn": 3, "speaker": "nela", "present": ["sabela"], "text": said},
        {"turn": 9, "speaker": "bram", "present": [], "text": "Adiós."},
    ]
    trace = tmp_path / "slot.jsonl"
    trace.write_text("\n".join(map(json.dumps, lines)), "utf-8")
    inspected = replace(inspect(save), trace=open_trace(trace))
    evidence = gather(inspected, "bram", said)
    assert evidence.verdict(evidence.trails[0]) is Verdict.NO_PATH
    captions = [node.caption for node in chain_of(inspected, evidence, evidence.trails[0])]
    assert any(caption.startswith("Said, but not to this NPC") for caption in captions)


def test_a_trace_is_read_as_far_as_the_save_goes() -> None:
    trace = open_trace(SAVES / "partida_03.jsonl")
    cut = trace_until(trace, 180)
    assert max(line.turn for line in cut.replay.log) <= 180
    assert 0 < len(cut.replay.log) < len(trace.replay.log)
    assert trace_until(trace, 10_000) is trace


def test_facts_from_the_future_and_what_is_not_understood_are_findings(tmp_path: Path) -> None:
    held = [{"texto": "Ayer.", "turno": 3}, {"texto": "Mañana.", "turno": 50}, 7]
    path = tmp_path / "odd.json"
    path.write_text(json.dumps({"hechos": {"bram": held}, "turno": 9}), "utf-8")
    found = quick_findings(inspect(path))
    kinds = {finding.kind: finding for finding in found}
    assert kinds["future"].facts == (1,) and kinds["future"].severity == "error"
    assert kinds["problem"].problem is not None
    assert "bram" in kinds["problem"].problem.path


def test_a_finding_is_opened_by_a_click(open_in: OpenSave, qtbot: QtBot) -> None:
    room = open_in(SAMPLE)
    inspector = room.inspector
    findings = inspector.left.findings
    row = next(
        at
        for at, found in enumerate(inspector.left.finding_model.rows)
        if found.finding.kind == "doubt"
    )
    place = findings.visualRect(inspector.left.finding_model.index(row)).center()
    qtbot.mouseClick(findings.viewport(), Qt.MouseButton.LeftButton, pos=place)
    settle(room, qtbot)
    assert inspector.npc == "alcaldesa_eulalia"
    assert inspector.facts.current_key() == inspector.left.finding_model.rows[row].finding.facts[0]
    assert inspector.left.npcs.current_npc() == "alcaldesa_eulalia"


_BITS = ("Marta", "Luis", "debe", "no", "abrió", "cerró", "300", "800", "monedas", "la puerta")


def test_comparing_finds_what_comparing_every_pair_finds() -> None:
    roll, sameness = random.Random(5), Sameness("es")
    texts = [" ".join(roll.choices(_BITS, k=roll.randrange(2, 6))) for _ in range(70)]
    facts = tuple(Fact(text, at) for at, text in enumerate(texts))
    expected = []
    for (at, one), (other, two) in combinations(enumerate(texts), 2):
        if sameness.same(one, two):
            expected.append(("duplicate", (at, other)))
        elif sameness.doubtful(one, two):
            expected.append(("doubt", (at, other)))
    found: tuple[Finding, ...] = likeness_findings(MemoryState(facts={"x": facts}), sameness)
    assert len(expected) > 20
    assert [(f.kind, f.facts) for f in found] == expected[: len(found)]
    assert len(found) == min(200, len(expected))


def test_the_report_can_be_pasted(open_in: OpenSave, qtbot: QtBot) -> None:
    room = open_in(SAMPLE)
    qtbot.mouseClick(room.inspector.why.copy, Qt.MouseButton.LeftButton)
    text = QApplication.clipboard().text()
    for part in ("partida_03.json", "$.estado.npc.memoria", BRAM, SEGURO, "No legitimate path."):
        assert part in text


def test_the_context_is_what_would_be_sent(open_in: OpenSave, qtbot: QtBot) -> None:
    room = open_in(SAMPLE)
    panel = room.inspector.context
    assert not panel.text.isVisible()
    qtbot.mouseClick(panel.toggle, Qt.MouseButton.LeftButton)
    assert panel.text.isVisible() and panel.text.isReadOnly()
    assert panel.context is not None and panel.context.tokens <= 300
    assert panel.text.toPlainText() == panel.context.text and SEGURO in panel.context.text
