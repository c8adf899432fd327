"""The filter offers its words with what they mean, in the language of the interface."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from core.query import Catalogue
from core.query.language import KEYS, STATES
from editor.document import Document
from editor.filtering.filter_completion import FilterCompletions
from editor.filtering.filter_field import FilterField
from editor.filtering.meanings import meaning
from editor.theme import Theme


def offered(document: Document, words: str) -> list[str]:
    return FilterCompletions(Catalogue(document.world)).of(words)


def test_every_word_of_the_language_has_a_meaning(document: Document) -> None:
    words = [f"{key}:" for key in KEYS] + [f"-is:{state}" for state in STATES]
    words += offered(document, "vis:") + offered(document, "weight:")
    assert [word for word in words if not meaning(word)] == []
    assert len(words) > 20
    assert meaning("tag:mina") == meaning("npc:herrero_bram") == ""


@pytest.mark.parametrize(
    ("spoken", "says"),
    [("en", "has the tag"), ("es", "lleva la etiqueta"), ("pt", "tem a etiqueta")],
    indirect=["spoken"],
)
def test_the_popup_says_what_a_key_means(
    document: Document, theme: Theme, qtbot: QtBot, spoken: str, says: str
) -> None:
    field = FilterField(theme, FilterCompletions(Catalogue(document.world)))
    qtbot.addWidget(field)
    field.show()
    qtbot.keyClicks(field.line(), "ta")
    popup = field._popup
    qtbot.waitUntil(popup.isVisible, timeout=5000)
    index = popup.model().index(0, 0)
    assert index.data() == "tag:"
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == f"tag:, {says}"
    assert popup.sizeHintForColumn(0) > popup.fontMetrics().horizontalAdvance(f"tag:{says}")
    popup.setCurrentIndex(index)
    qtbot.keyClick(popup, Qt.Key.Key_Return)
    assert field.text() == "tag:"


@pytest.fixture
def field(document: Document, theme: Theme, qtbot: QtBot) -> FilterField:
    field = FilterField(theme, FilterCompletions(Catalogue(document.world)))
    qtbot.addWidget(field)
    field.show()
    field.activateWindow()
    qtbot.waitActive(field)
    field.focus_line()
    return field


def test_escape_closes_the_list_first_and_then_clears_what_was_typed(
    field: FilterField, qtbot: QtBot
) -> None:
    qtbot.keyClicks(field.line(), "ta")
    qtbot.waitUntil(field._popup.isVisible)
    qtbot.keyClick(field._popup, Qt.Key.Key_Escape)
    assert not field._popup.isVisible() and field.text() == "ta"
    qtbot.keyClick(field.line(), Qt.Key.Key_Escape)
    assert field.text() == ""


def test_every_key_is_listed_for_an_empty_line(field: FilterField, qtbot: QtBot) -> None:
    qtbot.keyClick(field.line(), Qt.Key.Key_Space, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(field._popup.isVisible)
    model = field._popup.model()
    assert [model.index(n, 0).data() for n in range(model.rowCount())] == [f"{k}:" for k in KEYS]
    assert "Ctrl+Space" in field.line().toolTip()


def test_a_key_may_be_put_before_the_word_that_is_there(field: FilterField, qtbot: QtBot) -> None:
    qtbot.keyClicks(field.line(), "mina")
    qtbot.keyClick(field.line(), Qt.Key.Key_Space, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(field._popup.isVisible)
    model = field._popup.model()
    assert [model.index(n, 0).data() for n in range(model.rowCount())] == [f"{k}:" for k in KEYS]
    field._popup.setCurrentIndex(model.index(0, 0))
    qtbot.keyClick(field._popup, Qt.Key.Key_Return)
    assert field.text() == "tag:mina"


def test_an_unknown_key_is_named(field: FilterField, qtbot: QtBot) -> None:
    qtbot.keyClicks(field.line(), "foo:bar ")
    (chip,) = field._chips
    assert "Unknown key: foo." in chip.toolTip() and field.text() == "foo:bar"
