"""What grows with the world comes bit by bit, and says the same in the end."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from lore_bench import Bench, opened_document
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from core.model.kinds import Kind
from core.text.spelling import spelling_is_installed
from core.world import build
from editor.document import Document
from editor.forms.survey import Known, Survey
from editor.lore.grouping import in_groups, starts
from editor.opening import open_with_index

WAIT_MS = 30_000
COUNT = 450
CTRL = Qt.KeyboardModifier.ControlModifier


def entry(number: int) -> dict[str, object]:
    tags = ["a", "b", f"t{number}"] if number != COUNT - 1 else ["b"]
    return {
        "id": f"e{number:04}",
        "titulo": "Uno",
        "texto": f"Texto {number}.",
        "etiquetas": tags,
        "visibilidad": "publico" if number != COUNT - 1 else "oculto",
        "notas": "n",
    }


@pytest.fixture
def document(qapp: object, tmp_path: Path) -> Iterator[Document]:
    world = {"version": 2, "entradas": [entry(n) for n in range(COUNT)]}
    (tmp_path / "a.json").write_text(json.dumps(world), encoding="utf-8")
    with opened_document(tmp_path) as document:
        yield document


@pytest.fixture
def slow(
    make_bench: Callable[..., Bench], document: Document, monkeypatch: pytest.MonkeyPatch
) -> Bench:
    """Of more than ten records a hundred are looked at in a turn."""
    for module in ("looking", "form"):
        monkeypatch.setattr(f"editor.forms.{module}.AT_ONCE", 10)
    monkeypatch.setattr("editor.forms.looking._SLICE_S", 0.0)
    return make_bench(document)


def select_all(bench: Bench) -> None:
    bench.table.setFocus()
    bench.qtbot.keyClick(bench.table, Qt.Key.Key_A, CTRL)
    assert len(bench.form.handles) == COUNT


def wait_for(bench: Bench) -> None:
    bench.qtbot.waitUntil(lambda: not bench.form._looking.busy, timeout=WAIT_MS)


def title_of(bench: Bench) -> tuple[str, str]:
    line = bench.field("title")
    return line.text(), line.placeholderText()


def chips(bench: Bench) -> list[str]:
    return list(bench.field("tags").values())


def test_the_form_is_there_at_once_and_says_more_later(slow: Bench) -> None:
    select_all(slow)
    assert slow.form._looking.busy
    assert f"{COUNT} selected" in slow.form._banner.text()
    assert title_of(slow)[0] == "" and chips(slow) == []
    assert "several" in slow.field("text").placeholderText()
    wait_for(slow)
    assert title_of(slow)[0] == "Uno"
    assert chips(slow) == ["b"], "what all have, though the first has more"
    assert not slow.field("id").isEnabled()


def test_it_says_what_looking_at_all_at_once_says(slow: Bench) -> None:
    page = slow.form._pages.of(Kind.ENTRY)
    names = page.field_names()
    handles = list(slow.model.handles)
    found = Survey(slow.world, handles, names)
    found.go_on()
    for name in names:
        values = [getattr(slow.world.data(h), name, None) for h in handles]
        same = all(value == values[0] for value in values)
        assert (found.known(name) is Known.SAME) == same, name


def test_other_rows_drop_what_was_looked_at(slow: Bench) -> None:
    select_all(slow)
    slow.select("e0003")
    assert not slow.form._looking.busy
    assert chips(slow) == ["a", "b", "t3"]
    slow.qtbot.wait(50)
    assert chips(slow) == ["a", "b", "t3"]


def test_what_is_typed_meanwhile_stays(slow: Bench) -> None:
    select_all(slow)
    slow.type("title", "Dos")
    page = slow.form.page()
    assert page is not None
    page.flush()
    wait_for(slow)
    assert title_of(slow)[0] == "Dos"
    slow.room.flush()
    handles = slow.world.handles(Kind.ENTRY)
    assert {slow.world.data(h).title for h in handles} == {"Dos"}


def test_an_edit_of_the_selected_is_shown(slow: Bench) -> None:
    select_all(slow)
    wait_for(slow)
    last = slow.handle(f"e{COUNT - 1:04}")
    slow.document.push(build.set_value(slow.world, last, "title", "Tres"))
    wait_for(slow)
    assert title_of(slow)[0] == "" and "several" in title_of(slow)[1]
    slow.document.undo()
    wait_for(slow)
    assert title_of(slow)[0] == "Uno"


def test_nothing_is_edited_before_the_files_are_known(
    make_bench: Callable[..., Bench], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("looking", "form"):
        monkeypatch.setattr(f"editor.forms.{module}.AT_ONCE", 10)
    monkeypatch.setattr("editor.forms.looking._SLICE_S", 0.0)
    world = {"version": 2, "entradas": [entry(n) for n in range(COUNT)]}
    (tmp_path / "a.json").write_text(json.dumps(world), encoding="utf-8")
    closed = {"version": 9, "entradas": [{"id": "z", "texto": "t", "etiquetas": ["x"]}]}
    (tmp_path / "z.json").write_text(json.dumps(closed), encoding="utf-8")
    opened = open_with_index(tmp_path)
    document = Document(opened.world, opened.retriever, opened.validator)
    bench = make_bench(document)
    everything = list(bench.model.handles)
    bench.table.select_handles(everything)
    wait_for(bench)
    assert not bench.field("title").isEnabled()
    assert "z.json is read-only" in bench.form._banner.text()
    bench.table.select_handles([h for h in everything if h != bench.handle("z")])
    assert not bench.field("title").isEnabled(), "not known yet"
    wait_for(bench)
    assert bench.field("title").isEnabled()
    assert "read-only" not in bench.form._banner.text()
    document.close()


def test_all_are_selected_after_rows_here_and_there(slow: Bench) -> None:
    told: list[int] = []
    slow.table.select_handles(list(slow.model.handles)[::2])
    slow.table.handles_selected.connect(lambda handles: told.append(len(handles)))
    select_all(slow)
    assert told == [COUNT], "not emptied first"
    assert slow.table.selected_handles() == list(slow.model.handles)


def test_groups_are_the_same_as_the_groups_of_each(slow: Bench) -> None:
    handles = list(slow.model.handles)
    for by in ("file", "tag", "visibility"):
        found, names = in_groups(slow.model.catalogue, handles, by)
        assert sorted(found) == sorted(handles) and len(names) == COUNT
        assert len(starts(names)) == len(set(names)), "each group in one piece"
        for name in set(names):
            inside = [h for h, of in zip(found, names, strict=True) if of == name]
            assert inside == sorted(inside, key=handles.index)
    assert in_groups(slow.model.catalogue, handles, "") == (handles, [])


def test_pages_are_made_ahead_and_are_those_that_are_shown(
    slow: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    pages = slow.form._pages
    monkeypatch.setattr("editor.forms.form_pages._AFTER_MS", 0)
    pages.prepare((Kind.ENTRY,))
    slow.qtbot.waitUntil(lambda: Kind.ENTRY in pages._pages, timeout=WAIT_MS)
    made = pages._pages[Kind.ENTRY]
    assert not made.isVisible()
    slow.select("e0001")
    assert slow.form.page() is made and title_of(slow)[0] == "Uno"


def test_a_page_that_is_wanted_is_finished_at_once(slow: Bench) -> None:
    pages = slow.form._pages
    while pages._begun is None:
        pages._wanted = (Kind.ENTRY,)
        pages._go_on()
    begun = pages._begun
    assert len(begun.field_names()) == 0
    slow.select("e0001")
    assert slow.form.page() is begun and len(begun.field_names()) > 8


def test_of_thousands_of_terms_the_last_have_chips(slow: Bench) -> None:
    field = slow.filter
    terms = [f"tag:t{n}" for n in range(2000)]
    line = field.line()
    line.setFocus()
    line.insert(" ".join(terms))
    slow.qtbot.keyClick(line, Qt.Key.Key_Space)
    assert field.text() == " ".join(terms)
    assert len(field._chips) < 100
    assert field._more.isVisible() and field._more.text() == "+1,970"
    assert field._more.accessibleName() == f"+ {2000 - len(field._chips)} more"
    slow.qtbot.keyClick(line, Qt.Key.Key_Backspace)
    slow.qtbot.keyClick(field._chips[-1], Qt.Key.Key_Delete)
    assert field.text() == " ".join(terms[:-1])
    field.set_text("tag:a")
    assert field._more.isHidden() and len(field._chips) == 1


def test_quotes_keep_terms_of_a_long_filter_apart(slow: Bench) -> None:
    line = slow.filter.line()
    line.setFocus()
    line.insert('tag:"a b" frei tag:c "vis:secret')
    slow.qtbot.keyClick(line, Qt.Key.Key_Space)
    assert [chip.accessibleName() for chip in slow.filter._chips] == [
        'filter tag:"a b"',
        "filter tag:c",
    ]


@pytest.mark.parametrize("part", ["palabra ", "palabra\n"])
def test_a_very_long_text_is_shown_and_typed_into_as_it_is(slow: Bench, part: str) -> None:
    text = part * 6000
    handle = slow.handle("e0001")
    slow.document.push(build.set_value(slow.world, handle, "text", text))
    slow.select("e0001")
    area = slow.type("text", "fin")
    slow.room.flush()
    assert slow.data("e0001").text == text + "fin"
    slow.document.undo()
    assert slow.data("e0001").text == text and area.toPlainText() == text


@pytest.mark.skipif(not spelling_is_installed(), reason="needs the extra [spelling]")
def test_in_a_very_long_text_what_is_in_sight_is_spelt(slow: Bench) -> None:
    text = "El derumbe cayó.\n" + "La casa es alta.\n" * 3000 + "La mineria paró."
    slow.document.push(build.set_value(slow.world, slow.handle("e0001"), "text", text))
    slow.select("e0001")
    area = slow.field("text")

    def marked() -> list[str]:
        return [
            m.cursor.selectedText()
            for m in area.extraSelections()
            if len(m.cursor.selectedText()) < 20
        ]

    slow.qtbot.waitUntil(lambda: marked() == ["derumbe"], timeout=WAIT_MS)
    area.setFocus()
    QTest.keyClick(area, Qt.Key.Key_End, CTRL)
    slow.qtbot.waitUntil(lambda: marked() == ["mineria"], timeout=WAIT_MS)
