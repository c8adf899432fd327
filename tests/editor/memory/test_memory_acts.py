"""What is done with a save: its state pointed at, copies, cases, other lore, newer forms, why not."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from memory_conftest import SAVES, OpenSave, settle
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot
from test_memory_window import open_world_beside

from core.model.kinds import Kind
from core.model.records import Case
from core.saves import StateMapping, read_save
from core.saves.locate import parse_path
from core.world.hashing import world_hash
from editor.figures import grouped
from editor.main_window import MainWindow
from editor.memory.chain import verdict_words
from editor.memory.copy_dialog import CopyDialog
from editor.memory.reading import open_save
from editor.memory.state_dialog import StateDialog
from editor.memory.workspace import MemoryWorkspace

BRAM = "herrero_bram"
MEMORY = "$.estado.npc.memoria"


def changed(saves: Path, name: str, **memory: object) -> Path:
    """A copy of the sample whose memory has other values."""
    data = json.loads((saves / "partida_03.json").read_text("utf-8"))
    data["estado"]["npc"]["memoria"].update(memory)
    (saves / name).write_text(json.dumps(data, ensure_ascii=False), "utf-8")
    return saves / name


def captions(room: MemoryWorkspace) -> list[str]:
    return [node._node.caption for node in room.inspector.why._nodes if node.isVisible()]


def chain_text(room: MemoryWorkspace) -> str:
    nodes = [node for node in room.inspector.why._nodes if node.isVisible()]
    return "\n".join(node.accessibleName() for node in nodes)


# ---- place and quests ----


def odd_save(folder: Path) -> Path:
    data = {
        "donde": {"cosa": "plaza"},
        "hecho": ["pan_y_carbon"],
        "numero": 3,
        "m": {"hechos": {BRAM: [{"texto": "Vio la mina.", "turno": 1}]}, "turno": 2},
    }
    (folder / "odd.json").write_text(json.dumps(data), "utf-8")
    return folder / "odd.json"


def test_place_and_quests_are_pointed_at_and_remembered_for_the_world(
    open_in: OpenSave, bare: MainWindow, world_folder: Path, saves: Path, qtbot: QtBot
) -> None:
    open_world_beside(bare, world_folder, qtbot)
    room = open_in(odd_save(saves))
    header = room.inspector.header
    assert header.place.value.text() == "–" and header.quests.value.text() == "–"
    assert room.inspected is not None
    dialog = StateDialog(room._services.theme, room.inspected.opened, room)
    qtbot.addWidget(dialog)
    dialog.show()

    def point(path: str, button: object) -> None:
        dialog.tree.setCurrentIndex(dialog.model.index_of(parse_path(path)))
        button.click()  # type: ignore[attr-defined]

    point("$.numero", dialog.use_place)
    assert "no place" in dialog.message and dialog.mapping == StateMapping()
    point("$.donde.cosa", dialog.use_place)
    point("$.hecho", dialog.use_quests)
    assert not dialog.message and "plaza" in dialog.place.text()
    assert dialog.mapping == StateMapping("$.donde.cosa", "$.hecho")
    room.use_mapping(dialog.mapping)
    settle(room, qtbot)
    assert header.quests.value.text() == "1 of 10" and "$.hecho" in header.quests.value.toolTip()
    state = room.inspected.game_state(BRAM)
    assert (state.place, state.quests) == ("plaza", {"pan_y_carbon"})
    room.restore_state(json.loads(json.dumps(room.save_state())))
    room.reload()
    settle(room, qtbot)
    assert room.inspected is not None and room.inspected.place == "plaza"
    bare.actions_by_id.plain("file.close_world").trigger()
    settle(room, qtbot)
    assert room.inspected.place is None


def test_a_mapping_that_leads_nowhere_falls_back_to_likely_names(saves: Path) -> None:
    mapping = StateMapping("$.nowhere", "$.estado.quests_completadas")
    opened = open_save(saves / "partida_03.json", mapping=mapping)
    assert opened.place == "mina" and opened.used.place == "$.estado.lugar"
    assert opened.quests is not None and len(opened.quests) == 3


def test_the_tree_opens_what_is_inside_values(saves: Path, qtbot: QtBot, open_in: OpenSave) -> None:
    inner = json.dumps({"lugar": "mina", "notas": list(range(500))})
    data = {"zip": inner, "m": {"hechos": {"a": [{"texto": "x", "turno": 1}]}, "turno": 1}}
    (saves / "inner.json").write_text(json.dumps(data), "utf-8")
    room = open_in(saves / "inner.json")
    assert room.inspected is not None
    dialog = StateDialog(room._services.theme, room.inspected.opened, room)
    qtbot.addWidget(dialog)
    index = dialog.model.index_of(parse_path("$.zip#json.notas[450]"))
    assert index.isValid() and dialog.model.path_of(index) == "$.zip#json.notas[450]"
    assert dialog.model.index_of(parse_path("$.zip#json.lugar")).siblingAtColumn(1).data() == "mina"


def test_the_chosen_memory_is_remembered_for_the_world(
    open_in: OpenSave, bare: MainWindow, world_folder: Path, saves: Path, qtbot: QtBot
) -> None:
    one = {"hechos": {BRAM: [{"texto": "Vio la mina.", "turno": 1}]}, "turno": 2}
    data = {"a": one, "b": {**one, "turno": 7}}
    for name in ("two.json", "again.json"):
        (saves / name).write_text(json.dumps(data), "utf-8")
    open_world_beside(bare, world_folder, qtbot)
    room = open_in(saves / "two.json")
    choice = room.inspector.header.choice
    assert choice.isVisible() and room.inspector.header.turn.value.text() == "2"
    choice.setFocus()
    qtbot.keyClicks(choice, "$.b")
    choice.activated.emit(choice.currentIndex())
    settle(room, qtbot)
    kept = json.loads(json.dumps(room.save_state()))
    room.restore_state(kept)
    open_in(saves / "again.json")
    assert room.inspector.header.turn.value.text() == "7"


# ---- copies ----


def test_a_copy_is_saved_from_the_window_and_the_save_is_as_it_was(
    open_in: OpenSave, saves: Path, qtbot: QtBot
) -> None:
    path = saves / "partida_03.json"
    before = path.read_bytes()
    room = open_in(path)

    def fill_in() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, CopyDialog)
        dialog.name.setText(str(path))
        dialog.accept_button.click()
        assert "never written" in dialog.message and dialog.isVisible()
        dialog.name.setText(str(saves / "partida_01.json"))
        dialog.accept_button.click()
        assert dialog.message and dialog.isVisible()
        dialog.versions.setCurrentIndex(1)
        assert "aprendido" in dialog.message
        dialog.versions.setCurrentIndex(0)
        dialog.name.setText(str(saves / "copy.json"))
        dialog.accept_button.click()

    QTimer.singleShot(0, fill_in)
    room._on_more("memory.copy_save")
    settle(room, qtbot)
    assert path.read_bytes() == before
    assert read_save(saves / "copy.json").tree == read_save(path).tree


def test_a_newer_memory_is_shown_with_a_banner_and_never_copied(
    open_in: OpenSave, bare: MainWindow, saves: Path, qtbot: QtBot
) -> None:
    room = open_in(changed(saves, "newer.json", version=9))
    banner = room.inspector.banner
    assert banner.isVisible() and "version 9" in banner.words.text()
    assert room.inspector.facts_model.rowCount() > 20
    with qtbot.waitSignal(bare.shell.notice) as said:
        assert room.inspected is not None
        room.acts.write_copy(room.inspected, saves / "copy.json")
    assert said.args is not None and said.args[0] == "error"
    assert not (saves / "copy.json").exists()
    open_in(saves / "partida_03.json")
    assert not banner.isVisible()


# ---- other lore ----


def test_a_save_made_with_other_lore_says_so(
    open_in: OpenSave, bare: MainWindow, world_folder: Path, saves: Path, qtbot: QtBot
) -> None:
    open_world_beside(bare, world_folder, qtbot)
    assert bare.document is not None
    now = world_hash(bare.document.world)
    banner_of = {}
    for name, text in (
        ("same.json", now),
        ("spelt.json", f"sha256:{now.upper()}"),
        ("other.json", "0" * 64),
    ):
        room = open_in(changed(saves, name, mundo=text))
        banner_of[name] = room.inspector.banner.words.text()
    assert not banner_of["same.json"] and not banner_of["spelt.json"]
    assert "other lore" in banner_of["other.json"]


def test_ids_that_the_world_lacks_are_told(
    open_in: OpenSave, bare: MainWindow, world_folder: Path, saves: Path, qtbot: QtBot
) -> None:
    open_world_beside(bare, world_folder, qtbot)
    room = open_in(changed(saves, "x.json", mundo="0" * 64, aprendido={"un_nadie": {"nada": 3}}))
    assert "un_nadie" in room.inspector.banner.words.text()
    (finding,) = [f for f in room.inspector.findings if f.kind == "unknown_ids"]
    assert finding.ids == ("un_nadie", "nada")


# ---- cases ----


def test_a_finding_becomes_a_case_with_one_action_and_undo_takes_it_back(
    open_in: OpenSave, bare: MainWindow, world_folder: Path, saves: Path, qtbot: QtBot
) -> None:
    open_world_beside(bare, world_folder, qtbot)
    room = open_in(saves / "partida_03.json")
    document = bare.document
    assert document is not None
    before = len(document.world.records(Kind.CASE))
    button = room.inspector.why.case
    assert button.isVisible()
    button.click()
    cases = [record.data for record in document.world.records(Kind.CASE)]
    assert len(cases) == before + 1
    case = next(c for c in cases if isinstance(c, Case) and "partida_03.json" in (c.title or ""))
    assert case.npc == BRAM and case.place == "mina" and len(case.quests) == 3
    assert "compania_seguro" in case.masks
    assert document.modified
    document.undo()
    assert len(document.world.records(Kind.CASE)) == before


@pytest.mark.parametrize("alone", [False, True])
def test_a_world_without_a_file_for_cases_gets_one(
    alone: bool,
    open_in: OpenSave,
    bare: MainWindow,
    world_folder: Path,
    saves: Path,
    qtbot: QtBot,
) -> None:
    for path in list(world_folder.glob("*.json")):
        data = json.loads(path.read_text("utf-8"))
        if isinstance(data, dict) and ("casos" in data or "cases" in data):
            path.unlink()
    lore = next(p for p in world_folder.glob("*.json") if "entradas" in p.read_text("utf-8"))
    open_world_beside(bare, lore if alone else world_folder, qtbot)
    document = bare.document
    assert document is not None
    document.finish_checks()
    room = open_in(saves / "partida_03.json")
    room.add_case()
    (case,) = document.world.records(Kind.CASE)
    assert document.world.file(case.file).name == (lore.name if alone else "casos.json")


# ---- why not ----


def test_an_entry_that_is_masked_says_what_opens_it(
    open_in: OpenSave, bare: MainWindow, world_folder: Path, saves: Path, qtbot: QtBot
) -> None:
    open_world_beside(bare, world_folder, qtbot)
    room = open_in(saves / "partida_03.json")
    field = room.inspector.why.field
    assert room.focus_filter()
    qtbot.keyClicks(field, "mina_causa_real")
    settle(room, qtbot)
    qtbot.waitUntil(lambda: "mina_causa_real" in chain_text(room), timeout=3000)
    assert captions(room)[0] == "Memory" and captions(room)[-1] == "Source · mina_causa_real"
    assert "Secret until" in chain_text(room) or "Masked" in chain_text(room)


def test_a_pruned_fact_says_when_it_went_and_with_what_score(
    open_in: OpenSave, saves: Path, qtbot: QtBot
) -> None:
    path = saves / "partida_03.json"
    room = open_in(path)
    assert room.inspected is not None
    stone = room.inspected.state.tombstones[BRAM][0]
    room.inspector.why.field.insert(stone.text)
    settle(room, qtbot)
    qtbot.waitUntil(lambda: "Forgotten" in chain_text(room), timeout=3000)
    assert f"turns {stone.turn} to {stone.until}" in chain_text(room)
    assert "went with retention" in chain_text(room)


def test_a_visible_entry_says_whether_asking_gives_it(
    open_in: OpenSave, bare: MainWindow, world_folder: Path, saves: Path, qtbot: QtBot
) -> None:
    open_world_beside(bare, world_folder, qtbot)
    assert bare.document is not None
    bare.document.finish_checks()
    room = open_in(saves / "partida_03.json")
    world = bare.document.world
    assert room.inspected is not None
    viewer = world.viewer(room.inspected.game_state(BRAM))
    from core.model.mask import sees

    said = [f.text for f in room.inspected.state.facts_of(BRAM)]
    entry = next(
        r.data
        for r in world.records(Kind.ENTRY)
        if sees(r.data, viewer) and r.data.text not in said  # type: ignore[arg-type,union-attr]
    )
    room.inspector.why.field.insert(entry.text)  # type: ignore[union-attr]
    settle(room, qtbot)
    qtbot.waitUntil(lambda: "Asked with these words" in chain_text(room), timeout=3000)
    assert "rank" in chain_text(room)
    assert room.inspector.why.told is not None
    words = verdict_words(room.inspected, room.inspector.why.told, room.inspector.why.told_trail)
    assert "may be given" in words.reason and not words.offers_trace


# ---- context ----


def test_with_a_world_the_whole_context_is_shown_by_the_chosen_counter(
    open_in: OpenSave, bare: MainWindow, world_folder: Path, saves: Path, qtbot: QtBot
) -> None:
    open_world_beside(bare, world_folder, qtbot)
    assert bare.document is not None
    bare.document.finish_checks()
    room = open_in(saves / "partida_03.json")
    panel = room.inspector.context
    assert panel.context is not None and panel.context.whole is not None
    estimated = panel.context.tokens
    assert "≈" in panel._tokens.text() and grouped(2000) in panel._tokens.text()
    panel.toggle.click()
    qtbot.keyClicks(panel.line, "campana")
    qtbot.waitUntil(lambda: "campana" in panel.text.toPlainText(), timeout=3000)
    panel.counter.setCurrentIndex(1)
    panel.counter.activated.emit(1)
    assert panel.context.tokens != estimated and panel.context.tokens <= 2000
    assert "≈" not in panel._tokens.text()


@pytest.mark.parametrize("dialog", [StateDialog, CopyDialog])
def test_dialogs_are_named_and_close_by_escape(
    dialog: type[QDialog], open_in: OpenSave, saves: Path, qtbot: QtBot
) -> None:
    room = open_in(saves / "partida_03.json")
    seen = []

    def look() -> None:
        found = QApplication.activeModalWidget()
        assert isinstance(found, dialog)
        seen.append(found.accessibleName())
        for widget in found.findChildren(type(found.accept_button)):  # type: ignore[attr-defined]
            assert widget.text() or widget.accessibleName()
        found.reject()

    QTimer.singleShot(0, look)
    room._on_more("memory.state" if dialog is StateDialog else "memory.copy_save")
    assert seen and seen[0]


def test_the_sample_saves_say_which_lore_they_were_made_with(
    open_in: OpenSave, bare: MainWindow, qtbot: QtBot
) -> None:
    bare.open_path(SAVES.parent / "lore")
    qtbot.waitUntil(lambda: bare.document is not None)
    assert not open_in(SAVES / "partida_03.json").inspector.banner.words.text()
    banner = open_in(SAVES / "partida_03_turno_173.json").inspector.banner
    assert "other lore" in banner.words.text() and banner.isVisible()
    assert "All its ids are known here." in banner.words.text()
