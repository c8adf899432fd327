"""The translations are complete and sound, and what is compiled is what is written."""

from __future__ import annotations

import shutil
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

from editor.action_specs import FRAME_ACTIONS, MENUS
from editor.actions import ActionSpec
from editor.disk.specs import DISK_ACTIONS
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


def menus() -> Iterator[tuple[str, str, str]]:
    """Menu, context and source of every text that stands in one."""
    rooms = find_workspaces()
    specs: list[ActionSpec] = [*FRAME_ACTIONS, *DISK_ACTIONS, *TOOL_ACTIONS, *room_actions(rooms)]
    for room in rooms:
        specs += room.actions
    for spec in specs:
        if spec.menu and spec.text not in ("&Undo", "&Redo"):
            yield spec.menu, spec.context, spec.text
    yield from (("edit", "FrameState", f"&{word}do {{what}}") for word in ("Un", "Re"))
    yield from (("the bar", "Actions", source) for _, source in MENUS)
    yield ("file", "Menus", "Open &recent")


def doubled(texts: dict[str, set[str]]) -> list[tuple[str, str, str]]:
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


@pytest.mark.parametrize("language", ["es", "pt"])
def test_no_mnemonic_is_twice_in_a_menu(language: str) -> None:
    shipped = loaded(qm_path(language))
    texts: dict[str, set[str]] = defaultdict(set)
    for menu, context, source in menus():
        texts[menu].add(shipped.translate(context, source) or source)
    assert doubled(texts) == []


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
