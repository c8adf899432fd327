"""Ids and tags of any length, and very many of them: words stay words, windows their size."""

from __future__ import annotations

import pytest
from tool_helpers import counted, handle_of

from core.model.kinds import Kind
from core.refactor.references import TAG, Target
from core.world import build
from core.world.edits import Label
from editor.labels import label_text, shortened
from editor.tools.rename_dialog import RenameDialog
from editor.tools.split_dialog import SplitDialog
from editor.tools.tag_dialogs import DeleteTagsDialog, MergeTagsDialog
from editor.widgets.plain import MOST_OF_A_TIP, plain_tooltip

LONG = "x" * 3000
MANY = [f"etiqueta_{at}" for at in range(4000)]


def set_field(window, id, name, value):
    world = window.document.world
    window.document.push(build.set_values(world, world.find(Kind.ENTRY, id), name, value))


def test_a_step_is_called_by_few_words_on_one_line():
    label = Label("delete_tag", (("tags", ", ".join(MANY)), ("count", 7)))
    assert label_text(label).endswith("… on 7 entries") and len(label_text(label)) < 120
    renamed = Label("rename", (("old", "a\nb\u2028c"), ("new", LONG), ("count", 1)))
    assert "\n" not in label_text(renamed) and "\u2028" not in label_text(renamed)
    assert len(label_text(renamed)) < 140
    assert shortened("mina_derrumbe") == "mina_derrumbe"


def test_a_tooltip_of_a_huge_text_is_cut():
    assert len(plain_tooltip("a" * 2_000_000)) < MOST_OF_A_TIP + 100
    assert plain_tooltip("corto & <b>") == plain_tooltip("corto & <b>")[:-7] + "</span>"
    assert "&amp; &lt;b&gt;" in plain_tooltip("corto & <b>")


@pytest.mark.parametrize("cls", [MergeTagsDialog, DeleteTagsDialog])
def test_thousands_of_tags_are_asked_about_by_the_first_and_their_number(window, qtbot, cls):
    dialog = cls(window.theme, window.document, window.tasks, MANY, "en", window)
    qtbot.addWidget(dialog)
    dialog.show()
    words = dialog.findChildren(type(dialog.said))[0].text()
    assert "etiqueta_0" in words and "4,000" in words and len(words) < 400
    assert dialog.width() <= window.width() and dialog.height() <= window.height()
    assert dialog.tags == tuple(MANY), "all of them are meant"


def test_an_id_that_is_one_long_word_makes_no_window_wider(window, qtbot):
    set_field(window, "mina_hierro", "text", "Una frase. Otra frase. " * 30)
    set_field(window, "mina_hierro", "id", LONG)
    handle = handle_of(window, Kind.ENTRY, LONG)
    target = Target(Kind.ENTRY, LONG)
    dialogs = [
        RenameDialog(
            window.theme, window.document, window.tasks, target, "en", window, handle=handle
        ),
        RenameDialog(window.theme, window.document, window.tasks, Target(TAG, LONG), "en", window),
        SplitDialog(window.theme, window.document, handle, "en", window),
    ]
    for dialog in dialogs:
        qtbot.addWidget(dialog)
        dialog.show()
        assert dialog.minimumSizeHint().width() < 700, type(dialog).__name__
    counted(dialogs[2], qtbot)
    dialogs[2].editors[1].id.setText(LONG)
    assert dialogs[2].minimumSizeHint().width() < 700, "nor does a notice that names it"
