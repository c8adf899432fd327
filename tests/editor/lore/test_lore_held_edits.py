"""What is typed for thousands is made with progress before a save or the end, and never lost."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from lore_bench import Bench, opened_document
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from core.model.kinds import Kind
from core.world import build
from editor.document import Document
from editor.widgets import ProgressBox

WAIT_MS = 30_000
COUNT = 320


@pytest.fixture
def document(qapp: object, tmp_path: Path) -> Iterator[Document]:
    entries = [
        {"id": f"e{n:04}", "texto": f"Texto {n}.", "etiquetas": ["a"], "notas": f"n{n}"}
        for n in range(COUNT)
    ]
    (tmp_path / "a.json").write_text(json.dumps({"entradas": entries}), encoding="utf-8")
    with opened_document(tmp_path) as document:
        yield document


@pytest.fixture
def many(make_bench: Callable[..., Bench], document: Document) -> Bench:
    bench = make_bench(document)
    bench.table.setFocus()
    bench.qtbot.keyClick(bench.table, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert len(bench.form.handles) == COUNT
    return bench


def titles(bench: Bench) -> set[object]:
    return {bench.world.data(h).title for h in bench.world.handles(Kind.ENTRY)}


def type_title(bench: Bench, text: str) -> None:
    """Typed, and the focus stays in the field."""
    bench.type("title", text)
    page = bench.form.page()
    assert page is not None
    page.flush()
    assert bench.form.holds and titles(bench) == {None}


def box_of() -> ProgressBox | None:
    found = [w for w in QApplication.topLevelWidgets() if isinstance(w, ProgressBox)]
    return next((box for box in found if not box.ended), None)


@pytest.fixture
def slow(many: Bench, monkeypatch: pytest.MonkeyPatch) -> Bench:
    """An edit that is not ready before it is given up, or the box was seen."""
    stage = many.world.stage

    def staged() -> object:
        made = stage()
        carry_out = made.carry_out

        class Slow:
            def carry_out(self, edit: object, progress: Callable[[int, int], None]) -> object:
                while not seen:
                    progress(1, 2)
                    QTest.qSleep(1)
                return carry_out(edit, progress)

        return Slow()

    seen: list[int] = []
    many.seen = seen  # type: ignore[attr-defined]
    monkeypatch.setattr(many.document.world, "stage", staged, raising=False)
    return many


def when_shown(bench: Bench, act: Callable[[ProgressBox], object]) -> QTimer:
    """Do something as soon as the box is in sight."""
    timer = QTimer(bench.room, interval=5)

    def look() -> None:
        box = box_of()
        if box is not None and box.isVisible():
            timer.stop()
            act(box)

    timer.timeout.connect(look)
    timer.start()
    return timer


def press_cancel(box: ProgressBox) -> None:
    (button,) = box.findChildren(QPushButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_what_is_held_is_made_before_a_save(many: Bench) -> None:
    type_title(many, "Otro")
    many.room.flush()
    assert titles(many) == {"Otro"} and many.document.stack.count() == 1
    many.document.save()
    written = json.loads(many.world.files[0].path.read_text(encoding="utf-8"))
    assert {entry["titulo"] for entry in written["entradas"]} == {"Otro"}


def test_the_save_shows_progress_and_no_window_can_be_used_meanwhile(slow: Bench) -> None:
    type_title(slow, "Otro")
    modal: list[bool] = []

    def look(box: ProgressBox) -> None:
        modal.append(QApplication.activeModalWidget() is box)
        slow.seen.append(1)  # type: ignore[attr-defined]

    timer = when_shown(slow, look)
    slow.room.flush()
    assert modal == [True] and not timer.isActive()
    assert titles(slow) == {"Otro"} and box_of() is None


def test_an_edit_that_is_given_up_stays_in_its_field(slow: Bench) -> None:
    type_title(slow, "Otro")
    told: list[str] = []
    slow.shell.notice.connect(lambda severity, words, detail: told.append(words))
    when_shown(slow, press_cancel)
    slow.room.flush()
    assert titles(slow) == {None} and slow.document.stack.count() == 0
    assert slow.field("title").text() == "Otro" and slow.form.holds
    assert told == [f"What you typed for {COUNT} records is not applied yet."]
    assert not slow.room.may_leave()
    slow.seen.append(1)  # type: ignore[attr-defined]
    slow.room.flush()
    assert titles(slow) == {"Otro"} and slow.room.may_leave()


def test_an_edit_that_is_given_up_is_not_begun_again_by_another_window(slow: Bench) -> None:
    type_title(slow, "Otro")
    when_shown(slow, press_cancel)
    slow.room.flush()
    other = QWidget()
    slow.qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    slow.qtbot.waitUntil(other.isActiveWindow, timeout=WAIT_MS)
    assert slow.form.holds and not slow.document.stager.busy


def test_other_rows_do_not_wait_and_nothing_is_lost(slow: Bench) -> None:
    type_title(slow, "Otro")
    slow.select("e0001")
    assert titles(slow) == {None} and box_of() is not None
    slow.seen.append(1)  # type: ignore[attr-defined]
    slow.qtbot.waitUntil(lambda: titles(slow) == {"Otro"}, timeout=WAIT_MS)


def test_a_second_edit_waits_for_the_first(slow: Bench) -> None:
    type_title(slow, "Otro")
    slow.select("e0001")
    handles = list(slow.model.handles)
    slow.table.select_handles(handles)
    slow.form.page().editor("tags").changed_list.emit("tags", ("b",), ())
    slow.seen.append(1)  # type: ignore[attr-defined]
    slow.room.flush()
    assert titles(slow) == {"Otro"} and slow.document.stack.count() == 2
    assert {slow.world.data(h).tags for h in handles} == {("a", "b")}


@pytest.mark.parametrize("gone", [3, COUNT])
def test_what_waits_is_made_of_those_that_are_left(slow: Bench, gone: int) -> None:
    handles = list(slow.model.handles)
    type_title(slow, "Otro")
    slow.select("e0001")
    slow.table.select_handles(handles)
    slow.form.page().editor("tags").changed_list.emit("tags", ("b",), ())
    told: list[object] = []
    slow.document.refused.connect(told.append)
    slow.document.push(build.delete(slow.world, handles[:gone]))
    slow.seen.append(1)  # type: ignore[attr-defined]
    slow.qtbot.waitUntil(lambda: not slow.document.stager.busy, timeout=WAIT_MS)
    left = [slow.world.data(h) for h in slow.world.handles(Kind.ENTRY)]
    assert [(data.title, data.tags) for data in left] == [("Otro", ("a", "b"))] * (COUNT - gone)
    assert not told


@pytest.mark.parametrize("typing", [False, True])
@pytest.mark.parametrize("count", [1, 2, COUNT - 2])
def test_what_was_typed_for_records_that_are_gone_is_for_no_others(
    many: Bench, count: int, typing: bool
) -> None:
    handles = list(many.model.handles)
    many.table.select_handles(handles[:count])
    many.type("title", "Otro")
    page = many.form.page()
    assert page is not None
    if count > 1 and not typing:
        page.flush()
        assert many.form.holds
    many.document.push(build.delete(many.world, handles[:count]))
    many.table.select_handles(handles[-2:])
    many.room.flush()
    many.table.select_handles(handles[-1:])
    many.room.flush()
    assert not many.form.holds
    assert titles(many) == {None}


def test_an_edit_that_changes_nothing_is_not_kept(many: Bench) -> None:
    type_title(many, "Otro")
    many.room.flush()
    many.type("title", "Otro", replace=True)
    many.room.flush()
    assert not many.form.holds and many.document.stack.count() == 1
