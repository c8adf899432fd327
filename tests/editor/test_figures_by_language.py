"""Figures and quotes follow the language of the interface, wherever they are shown."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from core.model.kinds import Kind
from editor.document import Document
from editor.figures import decimal_spin_box
from editor.forms.field_editors import make_editor
from editor.forms.field_specs import form_of
from editor.forms.number_field import NumberField
from editor.lore.cells import _weight_cell as weight_cell
from editor.memory.builds_rows import percent
from editor.memory.words import format_weight
from editor.playground import words
from editor.scene.endpoint import Limits
from editor.scene.limits_fields import LimitsFields
from editor.theme import Theme
from editor.theme.painter import format_retention
from tests.translations import messages, ts_path

ROOT = Path(__file__).resolve().parents[2]
QUOTE = re.compile("[“”]")


@pytest.mark.parametrize("spoken", ["es", "pt"], indirect=True)
def test_shown_figures_have_a_decimal_comma(spoken: str) -> None:
    mark = QLocale().decimalPoint()
    shown = [words.number(-12.6), words.points(2.25), words.signed(0.5), format_retention(-1.04)]
    shown += [format_weight(2.5), percent(0.125)]
    assert mark == ","
    assert shown == ["−12,6", "2,25", "+0,5", "−1,04", "2,5", "12,5 %"]


@pytest.mark.parametrize("spoken", ["es"], indirect=True)
def test_a_weight_is_shown_and_stepped_with_the_comma_and_written_as_it_was(
    qtbot: QtBot, document: Document, theme: Theme, spoken: str
) -> None:
    world = document.world
    handle = world.find(Kind.ENTRY, "gremio_pacto_silencio")[0]
    assert weight_cell(world.record(handle)).text == "1,4"
    field = NumberField("Peso")
    qtbot.addWidget(field)
    said: list[object] = []
    field.number_edited.connect(said.append)
    field.set_text_silently("1.4")
    field.stepBy(1)
    assert (field.lineEdit().text(), said) == ("1,5", [1.5])
    field.set_text_silently('"no.number"')
    assert field.lineEdit().text() == '"no.number"'


@pytest.mark.parametrize("spoken", ["en", "es", "pt"], indirect=True)
def test_a_counted_text_groups_thousands(spoken: str) -> None:
    text = QCoreApplication.translate("ReplaceDialog", "%n hits", "", 12345)
    assert text.startswith(QLocale().toString(12345)) and "12345" not in text


@pytest.mark.parametrize(
    ("spoken", "none"),
    [("es", ("ninguna", "ninguno", "ninguno")), ("pt", ("nenhuma", "nenhum", "nenhum"))],
    indirect=["spoken"],
)
def test_none_agrees_with_what_there_is_none_of(
    qtbot: QtBot, document: Document, theme: Theme, spoken: str, none: tuple[str, ...]
) -> None:
    fields = [(Kind.ENTRY, "required_quest"), (Kind.CASE, "place"), (Kind.CASE, "profile")]
    for (kind, name), expected in zip(fields, none, strict=True):
        form = form_of(kind)[name]
        editor = make_editor(theme, document.world, name, form, document, lambda: ())
        qtbot.addWidget(editor.widget)
        editor.show_value(None)
        assert editor.widget.lineEdit().placeholderText() == expected  # type: ignore[attr-defined]


def test_spanish_quotes_are_angled_everywhere() -> None:
    shown = [form for m in messages(ts_path("es")) for form in m.forms]
    shown += import_module("core.messages.es").MESSAGES.values()
    assert [text for text in shown if QUOTE.search(text)] == []
    assert any("«" in text for text in shown)


@pytest.mark.parametrize(
    ("spoken", "shown"), [("en", "8,000"), ("es", "8000"), ("pt", "8.000")], indirect=["spoken"]
)
def test_a_field_of_a_window_older_than_the_language_groups_as_the_language_does(
    qtbot: QtBot, spoken: str, shown: str
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    # As the main window, which is made before its language is loaded.
    window.setLocale(QLocale(QLocale.Language.English))
    fields = LimitsFields(window)
    fields.show_limits(Limits(story=8000))
    fields.story.setParent(window)
    assert shown in fields.story.text() and fields.limits.story == 8000
    if spoken == "en":
        return
    price = decimal_spin_box()
    price.setParent(window)
    price.setValue(2.5)
    assert price.text() == "2,50" and price.value() == 2.5


def test_every_field_of_numbers_is_made_with_the_marks_of_the_language() -> None:
    bare = re.compile(r"\bQ(?:Double)?SpinBox\(\)")
    editor = ROOT / "editor"
    named = {
        str(path.relative_to(editor))
        for path in editor.rglob("*.py")
        if bare.search(path.read_text(encoding="utf-8"))
    }
    assert named == {"figures.py"}
