"""Findings over builds: files of answers are read, plotted, compared and remembered."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from editor.main_window import MainWindow
from editor.memory.builds_dialog import BuildsDialog, Named
from editor.memory.keeping import kept_from
from editor.memory.workspace import MemoryWorkspace
from editor.theme import Preference

ROOT = Path(__file__).resolve().parents[3]
RUFO = "guardia_rufo"
LEAK = {"answer": "Fueron las excavaciones.", "npc": RUFO, "given": [], "label": "press"}
CLEAN = {"answer": "No sé nada.", "npc": RUFO, "given": [], "label": "calm"}
OTHER = {"answer": "No lo sé.", "npc": "minera_nela", "given": [], "label": "calm"}
Open = Callable[..., BuildsDialog]


def build(folder: Path, name: str, leaks: int, clean: int) -> Path:
    """A file of so many answers."""
    rows = [LEAK] * leaks + [CLEAN] * clean + [OTHER] * 10
    path = folder / f"{name}.jsonl"
    path.write_text("\n".join(map(json.dumps, rows)), encoding="utf-8")
    return path


@pytest.fixture
def room(bare: MainWindow, qtbot: QtBot) -> MemoryWorkspace:
    """The memory workspace beside the sample world, without a save."""
    bare.open_path(ROOT / "data" / "lore")
    qtbot.waitUntil(
        lambda: bare.document is not None and bare.document.retriever.ready, timeout=20_000
    )
    bare.show_room("memory")
    found = bare.rooms.workspace("memory")
    assert isinstance(found, MemoryWorkspace)
    return found


@pytest.fixture
def show(bare: MainWindow, room: MemoryWorkspace, qtbot: QtBot) -> Open:
    """Opens the dialog on files and waits until they are read."""

    def open_it(*files: Path, kept: tuple[Named, ...] = ()) -> BuildsDialog:
        assert bare.document is not None
        dialog = BuildsDialog(room._services, bare.document, kept, bare)
        dialog.builds_changed.connect(room.acts.builds_changed)
        qtbot.addWidget(dialog)
        dialog.show()
        if files:
            dialog.read([(str(path), path.stem) for path in files])
        wanted = len(files) + len(kept)
        qtbot.waitUntil(lambda: len(dialog.builds) == wanted, timeout=20_000)
        return dialog

    return open_it


def cells(dialog: BuildsDialog, row: int) -> list[str]:
    return [cell.text for cell in dialog.model.item(row).cells]  # type: ignore[union-attr]


def test_each_build_is_a_point_with_its_interval_and_a_row(show: Open, tmp_path: Path) -> None:
    dialog = show(build(tmp_path, "v1", 30, 0), build(tmp_path, "v2", 3, 27))
    assert [p.name for p in dialog.plot.points] == ["v1", "v2"]
    assert [round(p.share or 0, 3) for p in dialog.plot.points] == [0.75, 0.075]
    assert all(p.low < (p.share or 0) < p.high for p in dialog.plot.points)
    assert cells(dialog, 0)[:4] == ["v1", "40", "30", "75.0 %"]
    assert cells(dialog, 1)[:4] == ["v2", "40", "3", "7.5 %"]
    assert cells(dialog, 1)[5] == "-67.5 %"
    assert "v2: 7.5 %, between" in dialog.plot.accessibleName()
    assert "v1: 75.0 %" in dialog.plot.accessibleDescription()


def test_kinds_npcs_and_labels_are_chosen(show: Open, tmp_path: Path) -> None:
    dialog = show(build(tmp_path, "v1", 5, 15))
    offered = [dialog.groups.itemText(at) for at in range(dialog.groups.count())]
    assert offered == ["All answers", RUFO, "minera_nela", "Label calm", "Label press"]
    for group, kind, share in ((RUFO, "Leak", 0.25), ("Label press", "Leak", 1.0),
                               ("minera_nela", "Leak", 0.0), ("Label press", "Number", 0.0)):  # fmt: skip
        dialog.groups.setCurrentIndex(dialog.groups.findText(group))
        dialog.kinds.setCurrentIndex(dialog.kinds.findText(kind))
        dialog.kinds.activated.emit(dialog.kinds.currentIndex())
        assert dialog.plot.points[0].share == share, (group, kind)


def test_two_builds_are_compared(show: Open, tmp_path: Path) -> None:
    dialog = show(build(tmp_path, "v1", 30, 0), build(tmp_path, "v2", 3, 27))
    rows = [[c.text for c in dialog.shift_model.item(at).cells]  # type: ignore[union-attr]
            for at in range(dialog.shift_model.rowCount())]  # fmt: skip
    assert [RUFO, "Leak", "100.0 %", "10.0 %", "-90.0 %"] in [row[:5] for row in rows]
    dialog.before.setCurrentIndex(1)
    dialog.before.activated.emit(1)
    assert dialog.shift_model.rowCount() == 0


def test_the_plot_is_painted_where_the_rates_are(show: Open, tmp_path: Path) -> None:
    dialog = show(build(tmp_path, "v1", 30, 0), build(tmp_path, "v2", 3, 27))
    plot, theme = dialog.plot, dialog._theme
    for mode, contrast in (
        (Preference.LIGHT, False),
        (Preference.DARK, False),
        (Preference.DARK, True),
    ):
        theme.set_preference(mode)
        theme.set_high_contrast(contrast)
        image = plot.grab().toImage()
        ratio = image.devicePixelRatio()
        for at, point in enumerate(plot.points):
            x, y = plot.x_of(at), plot.y_of(point.share or 0)
            here = image.pixelColor(round(x * ratio), round(y * ratio))
            assert here.name() == theme.look.colour("accent").name()
            end = image.pixelColor(round((x + 2) * ratio), round(plot.y_of(point.high) * ratio))
            assert end.name() != theme.look.colour("surface").name()
    theme.set_high_contrast(False)
    theme.set_preference(Preference.LIGHT)


def test_keys_and_clicks_walk_the_builds(show: Open, tmp_path: Path, qtbot: QtBot) -> None:
    dialog = show(*(build(tmp_path, f"v{n}", n, 20) for n in range(4)))
    dialog.plot.setFocus()
    assert dialog.current == 3
    QTest.keyClick(dialog.plot, Qt.Key.Key_Left)
    assert dialog.current == 2 and dialog.table.current_key() == 2
    QTest.keyClick(dialog.plot, Qt.Key.Key_Home)
    assert dialog.current == 0 and dialog.name.text() == "v0"
    at = QPoint(round(dialog.plot.x_of(1)), 40)
    QTest.mouseClick(dialog.plot, Qt.MouseButton.LeftButton, pos=at)
    assert dialog.current == 1
    dialog.table.setFocus()
    QTest.keyClick(dialog.table, Qt.Key.Key_Down)
    assert dialog.current == 2
    QTest.mouseClick(dialog.earlier, Qt.MouseButton.LeftButton)
    assert [b.name for b in dialog.builds] == ["v0", "v2", "v1", "v3"]
    QTest.mouseClick(dialog.remove, Qt.MouseButton.LeftButton)
    assert [b.name for b in dialog.builds] == ["v0", "v1", "v3"]
    dialog.name.setFocus()
    dialog.name.selectAll()
    QTest.keyClicks(dialog.name, "renamed")
    QTest.keyClick(dialog.name, Qt.Key.Key_Tab)
    qtbot.waitUntil(lambda: any(b.name == "renamed" for b in dialog.builds))


def test_broken_files_say_what_is_wrong_and_the_others_are_shown(
    show: Open, tmp_path: Path
) -> None:
    broken, half = tmp_path / "broken.json", build(tmp_path, "half", 2, 2)
    broken.write_text("{nope", encoding="utf-8")
    half.write_text(half.read_text("utf-8") + "\n{nope\n", encoding="utf-8")
    dialog = show(broken, half, tmp_path / "gone.jsonl")
    troubles = {b.name: b.trouble for b in dialog.builds}
    assert "no answers" in troubles["broken"]
    assert "Line 15" in troubles["half"]
    assert "gone.jsonl" in troubles["gone"]
    assert [bool(b.rates) for b in dialog.builds] == [False, True, False]
    assert [dialog.after.itemText(at) for at in range(dialog.after.count())] == ["half"]
    dialog._on_row(0)
    assert dialog.message.text() == troubles["broken"]
    assert dialog.model.item(0).cells[0].icon == "error"  # type: ignore[union-attr]


def test_rates_that_the_command_printed_are_read_as_they_are(show: Open, tmp_path: Path) -> None:
    rates = [{"kind": "leak", "npc": None, "label": None, "hits": 2, "answers": 50},
             {"kind": "any", "npc": None, "label": None, "hits": 5, "answers": 50}]  # fmt: skip
    path = tmp_path / "rates.json"
    path.write_text(json.dumps({"loremask": 1, "rates": rates}), encoding="utf-8")
    dialog = show(path)
    assert dialog.plot.points[0].share == 0.1


def test_the_builds_of_a_world_are_remembered(
    show: Open, room: MemoryWorkspace, tmp_path: Path, qtbot: QtBot
) -> None:
    dialog = show(build(tmp_path, "v1", 1, 9), build(tmp_path, "v2", 2, 9))
    dialog.close()
    kept = kept_from(json.loads(json.dumps(room.save_state())))
    held = kept.builds[room._world()]
    assert [name for _, name in held] == ["v1", "v2"]
    again = show(kept=held)
    assert [b.name for b in again.builds] == ["v1", "v2"]
    assert kept_from({"builds": {"w": [["a"], 3, ["a", "b"]], "v": 2}}).builds == {
        "w": (("a", "b"),),
        "v": (),
    }


def test_the_action_opens_it_and_adds_the_files_that_are_chosen(
    room: MemoryWorkspace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = build(tmp_path, "v1", 1, 9)
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(path)], ""))
    seen: list[str] = []

    def run(dialog: BuildsDialog) -> int:
        dialog.choose_files()
        seen.append(dialog.message.text())
        dialog.done(0)
        return 0

    monkeypatch.setattr(BuildsDialog, "exec", run)
    room.handlers()["memory.builds"]()
    assert seen == ["Reading 1 files …"]
    assert not room._services.tasks.busy
