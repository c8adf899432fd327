"""Every edit, kind and field has words."""

from __future__ import annotations

import re
from pathlib import Path

from core.files.vocabulary import FIELDS
from core.model.kinds import Kind
from core.world.edits import Label
from editor.labels import _EDITS, field_name, kind_name, label_text

ROOT = Path(__file__).resolve().parents[2]


def test_every_label_that_is_made_anywhere_has_words() -> None:
    used: set[str] = set()
    for folder in ("core", "editor"):
        for path in (ROOT / folder).rglob("*.py"):
            used |= set(re.findall(r'\bLabel\(\s*"(\w+)"', path.read_text(encoding="utf-8")))
    assert used <= set(_EDITS), used - set(_EDITS)


def test_every_kind_and_field_has_words() -> None:
    from editor.labels import _FIELDS, _KINDS

    assert {kind.value for kind in Kind} <= set(_KINDS)
    assert {spec.name for specs in FIELDS.values() for spec in specs} <= set(_FIELDS)


def test_words_are_put_together() -> None:
    label = Label("set_field", (("field", "required_quest"), ("id", "mina_derrumbe")))
    assert label_text(label) == "change of required quest in mina_derrumbe"
    assert label_text(Label("set_field", (("field", "text"), ("id", "")))).endswith("without id")
    assert label_text(Label("delete", (("count", 3),))) == "deletion of 3"
    assert label_text(Label("replace_all", (("count", 1), ("records", 1)))) == (
        "one replacement in one record"
    )
    assert label_text(Label("replace_all", (("count", 2), ("records", 1)))) == (
        "2 replacements in one record"
    )
    assert label_text(Label("move")) == "move of … to …"


def test_what_is_unknown_is_shown_as_it_is() -> None:
    assert kind_name("dragon") == "dragon"
    assert field_name("wings") == "wings"
    assert label_text(Label("fly")) == "fly"


def test_braces_in_an_id_are_no_trap() -> None:
    label = Label("raw", (("id", "{count}"),))
    assert label_text(label) == "change of the JSON of {count}"
