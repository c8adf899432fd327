"""All tools: named, small enough, in every language, and undone to the last byte."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QDialog
from test_accessible import nameless
from tool_helpers import counted, handle_of, texts

from core.model.kinds import Kind
from core.refactor.matcher import Matcher, Search
from core.refactor.merging import Pair, merge_edit
from core.refactor.ordering import reorder
from core.refactor.references import TAG, Target
from core.refactor.renaming import RenameOptions, plan_rename
from core.refactor.replacing import replace_edit
from core.refactor.searching import FIELD_GROUPS, fields_of, find_hits, records_in
from core.refactor.splitting import propose_split, split_edit
from core.refactor.tags import plan_tag_deletion, tag_rows
from editor.main_window import MainWindow
from editor.tools.merge_dialog import MergeDialog
from editor.tools.rename_dialog import RenameDialog
from editor.tools.shortcuts_dialog import ShortcutsDialog
from editor.tools.split_dialog import SplitDialog
from editor.tools.tag_dialogs import AliasDialog, DeleteTagsDialog, MergeTagsDialog


def dialogs(window: MainWindow, language: str) -> Iterator[QDialog]:
    theme, document, tasks = window.theme, window.document, window.tasks
    entry = handle_of(window, Kind.ENTRY, "mina_hierro")
    yield RenameDialog(theme, document, tasks, Target(TAG, "mina"), language, window)
    yield RenameDialog(theme, document, tasks, Target(Kind.PLACE, "mina"), language, window)
    yield SplitDialog(theme, document, entry, language, window)
    pair = Pair(*window.document.world.handles(Kind.ENTRY)[:2])
    yield MergeDialog(theme, document, language, window, chosen=pair)
    yield MergeTagsDialog(theme, document, tasks, ["mina", "doran"], language, window)
    yield DeleteTagsDialog(theme, document, tasks, ["mina"], language, window)
    yield AliasDialog(theme, document, "mina", language, window)
    yield ShortcutsDialog(theme, window.actions_by_id, window.settings, language, window)
    window.tools.show_tags()
    window.tools.show_replace()
    window.tools.show_statistics()
    yield from window.tools.open_tools()


@pytest.mark.parametrize("language", ["en", "es", "pt"])
def test_every_tool_is_named_and_fits_the_minimum_window(window, qtbot, language) -> None:
    window.resize(1100, 700)
    for dialog in dialogs(window, language):
        qtbot.addWidget(dialog)
        dialog.show()
        counted(dialog, qtbot)
        assert nameless(dialog) == [], type(dialog).__name__
        least = dialog.minimumSizeHint()
        assert least.width() <= 1100 and least.height() <= 700, type(dialog).__name__
        dialog.grab()
        dialog.close()


def some_edit(window: MainWindow, chance: random.Random):
    world = window.document.world
    entries = world.handles(Kind.ENTRY)
    match chance.randrange(6):
        case 0:
            kind = chance.choice([Kind.NPC, Kind.QUEST, Kind.PLACE, Kind.FACTION, Kind.ENTRY, TAG])
            ids = [r.tag for r in tag_rows(world)] if kind is TAG else list(world.ids(kind))
            target = Target(kind, chance.choice(ids))
            options = RenameOptions(*(chance.random() < 0.5 for _ in range(4)))
            return plan_rename(world, target, chance.choice(["nuevo", "mina"]), options).edit
        case 1:
            return plan_tag_deletion(world, [chance.choice(tag_rows(world)).tag]).edit
        case 2:
            search = Matcher(Search(chance.choice(["mina", "el ", "a"]), "ñ<b>"))
            hits = find_hits(records_in(world), search, fields_of(FIELD_GROUPS)).hits
            return replace_edit(world, chance.sample(hits, min(len(hits), 40)))
        case 3:
            handle = chance.choice(entries)
            parts = propose_split(world, handle)
            return split_edit(world, handle, parts) if len(parts) > 1 else None
        case 4:
            pair = Pair(*chance.sample(entries, 2))
            return merge_edit(world, pair, {})
        case _:
            return reorder(
                world,
                chance.sample(entries, 3),
                chance.choice(entries),
                after=chance.random() < 0.5,
            )


@pytest.mark.parametrize("seed", range(6))
def test_any_sequence_undone_gives_the_original_bytes(window, seed) -> None:
    chance, document = random.Random(seed), window.document
    before = texts(window)
    for _ in range(8):
        edit = some_edit(window, chance)
        if edit is not None:
            document.push(edit)
    after, count = texts(window), document.stack.count()
    assert count > 2 and after != before
    document.stack.setIndex(0)
    assert texts(window) == before
    document.stack.setIndex(count)
    assert texts(window) == after
    document.stack.setIndex(0)
    assert not document.modified
