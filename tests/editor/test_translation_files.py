"""The translations are complete and sound, and what is compiled is what is written."""

from __future__ import annotations

import shutil
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

from editor.action_specs import FRAME_ACTIONS
from editor.actions import ActionSpec
from editor.disk.specs import DISK_ACTIONS
from editor.menu_specs import MENUS, SUBMENUS
from editor.tools.specs import TOOL_ACTIONS
from editor.workspace import room_actions
from editor.workspaces import find_workspaces
from tests.stretched import stretched
from tests.translations import (
    LANGUAGES,
    Message,
    compile_ts,
    extract,
    faults,
    messages,
    mnemonics,
    qm_path,
    tool,
    ts_path,
)

COUNTS = (1, 2, 21)
WHAT_TO_DO = "run `python -m tests.translations`, and translate what it names"
PARTS = {"SearchForm": "ReplaceDialog", "EndpointForm": "settings", "PreferencesPage": "settings"}
"""Contexts that stand in one dialog or page with others."""
needs_tools = pytest.mark.skipif(tool("lupdate") is None, reason="Qt's tools are not installed")
each_language = pytest.mark.parametrize("language", LANGUAGES)


def loaded(path: Path) -> QTranslator:
    translator = QTranslator()
    assert translator.load(str(path)), path
    return translator


def said(translator: QTranslator, message: Message, count: int) -> str:
    comment = message.comment or None
    return translator.translate(message.context, message.source, comment, count)


@needs_tools
@each_language
def test_every_text_of_the_source_is_translated(language: str, tmp_path: Path) -> None:
    updated = tmp_path / ts_path(language).name
    shutil.copy(ts_path(language), updated)
    extract(language, updated)
    wrong = [f"{m.where}: {fault}" for m in messages(updated) for fault in faults(m)]
    assert not wrong, WHAT_TO_DO
    assert set(messages(updated)) == set(messages(ts_path(language))), WHAT_TO_DO


@needs_tools
@each_language
def test_what_is_compiled_is_what_is_written(language: str, tmp_path: Path) -> None:
    fresh = tmp_path / qm_path(language).name
    compile_ts(ts_path(language), fresh)
    new, shipped = loaded(fresh), loaded(qm_path(language))
    for message in messages(ts_path(language)):
        for count in COUNTS if message.plural else (-1,):
            assert said(shipped, message, count) == said(new, message, count), WHAT_TO_DO


@each_language
def test_what_is_shipped_says_every_text(language: str) -> None:
    shipped = loaded(qm_path(language))
    for message in messages(ts_path(language)):
        count = 2 if message.plural else -1
        assert said(shipped, message, count) == message.forms[-1], message.where


@pytest.mark.parametrize(
    ("source", "form"),
    [
        ("{n} of {all}", "{n} de todos"),
        ("%n hits", "resultados"),
        ("&Save", "Guardar"),
        ("Save", "&Guardar"),
        (" and ", "y"),
        ("Choose…", "Elegir"),
        ("Save", ""),
    ],
)
def test_a_wrong_translation_is_found(source: str, form: str) -> None:
    assert list(faults(Message("Any", source, (form,))))


CONTEXT_MENUS = {
    "of an entry": (
        *("lore.new", "lore.duplicate", "lore.delete", "lore.copy_json"),
        *("tools.rename", "tools.split", "tools.merge"),
    ),
    "of a case": ("cases.run", "cases.ask", "cases.new", "lore.duplicate", "lore.delete"),
    "of the scene": tuple(
        f"scene.{name}"
        for name in (
            *("fresh", "from_save", "save_trace", "save_copy", "end_scene", "end_session"),
            *("hide_ids", "sent", "endpoint"),
        )
    ),
}
MOST = 13
"""More items than these are not found again in a menu."""


def all_specs() -> list[ActionSpec]:
    rooms = find_workspaces()
    own = [spec for room in rooms for spec in room.actions]
    return [*FRAME_ACTIONS, *DISK_ACTIONS, *TOOL_ACTIONS, *room_actions(rooms), *own]


def menus() -> Iterator[tuple[str, str, str]]:
    """Menu, context and source of every text that stands in one."""
    specs = {spec.id: spec for spec in all_specs()}
    for spec in specs.values():
        if spec.text not in ("&Undo", "&Redo"):
            yield spec.menu, spec.context, spec.text
    yield from (("edit", "FrameState", f"&{word}do {{what}}") for word in ("Un", "Re"))
    yield from (("the bar", "Actions", source) for _, source in MENUS)
    yield from ((inner.parent, "Actions", inner.text) for inner in SUBMENUS)
    yield ("file", "Menus", "Open &recent")
    for menu, ids in CONTEXT_MENUS.items():
        yield from ((menu, specs[id].context, specs[id].text) for id in ids)
    yield ("of an entry", "LoreWorkspace", "Move to &file")


def texts_of_menus(language: str) -> dict[str, list[str]]:
    shipped, texts = loaded(qm_path(language)), defaultdict(list)
    for menu, context, source in menus():
        texts[menu].append(shipped.translate(context, source) or source)
    return texts


def doubled(texts: Mapping[str, Iterable[str]]) -> list[tuple[str, str, str]]:
    """Place, letter and text of each mnemonic that is there a second time."""
    found = []
    for place, shown in texts.items():
        taken: set[str] = set()
        for text in sorted(shown):
            for letter in mnemonics(text):
                if letter in taken:
                    found.append((place, letter, text))
                taken.add(letter)
    return found


@each_language
def test_every_item_of_a_menu_has_a_mnemonic_of_its_own(language: str) -> None:
    texts = texts_of_menus(language)
    assert doubled(texts) == []
    assert [t for shown in texts.values() for t in shown if len(mnemonics(t)) != 1] == []


def test_no_menu_is_long_and_none_is_missing() -> None:
    known = {id for id, _ in MENUS} | {inner.id for inner in SUBMENUS}
    assert {spec.menu for spec in all_specs()} == known
    assert {
        menu: len(shown) for menu, shown in texts_of_menus("en").items() if len(shown) > MOST
    } == {}


@pytest.mark.parametrize("language", ["es", "pt"])
def test_no_mnemonic_is_twice_in_a_dialog(language: str) -> None:
    texts: dict[str, set[str]] = defaultdict(set)
    for message in messages(ts_path(language)):
        if message.context != "Actions":
            place = PARTS.get(message.context, message.context)
            texts[place].add(message.forms[0])
    assert doubled(texts) == []


@pytest.mark.parametrize(
    "source", ["Save", "&File", "{n} of {all}", "Open file…", "Add some text, tag: …", "%n hits"]
)
def test_stretched_texts_are_half_as_long_again(source: str) -> None:
    longer = stretched(source)
    assert len(longer) >= len(source) * 1.15
    assert sorted(mnemonics(source)) == [] or len(mnemonics(longer)) == 1
    for field in ("{n}", "{all}", "%n", "tag:", "vis:"):
        assert longer.count(field) == source.count(field)
