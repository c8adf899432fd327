"""Codes of the core as words of the interface: labels of edits, kinds and fields."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

if TYPE_CHECKING:
    from core.world.edits import Label

_EDITS = {
    "edit": QT_TRANSLATE_NOOP("Labels", "edit"),
    "set_field": QT_TRANSLATE_NOOP("Labels", "change of {field} in {id}"),
    "set_fields": QT_TRANSLATE_NOOP("Labels", "change of {field} in {count} records"),
    "set_fields.one": QT_TRANSLATE_NOOP("Labels", "change of {field} in one record"),
    "add": QT_TRANSLATE_NOOP("Labels", "new {kind}"),
    "duplicate": QT_TRANSLATE_NOOP("Labels", "duplicate of {count}"),
    "delete": QT_TRANSLATE_NOOP("Labels", "deletion of {count}"),
    "move": QT_TRANSLATE_NOOP("Labels", "move of {count} to {file}"),
    "raw": QT_TRANSLATE_NOOP("Labels", "change of the JSON of {id}"),
    "reload": QT_TRANSLATE_NOOP("Labels", "reload of {file}"),
    "reload_files": QT_TRANSLATE_NOOP("Labels", "reload of {count} files"),
    "merge_files": QT_TRANSLATE_NOOP("Labels", "merge of {count} files"),
    "restore_files": QT_TRANSLATE_NOOP("Labels", "restoring of {count} files"),
    "drop_file": QT_TRANSLATE_NOOP("Labels", "removal of {file}"),
    "merge_file": QT_TRANSLATE_NOOP("Labels", "merge of {file}"),
    "restore": QT_TRANSLATE_NOOP("Labels", "restoring of {file}"),
    "fix": QT_TRANSLATE_NOOP("Labels", "quick fix “{fix}” in {id}"),
    "fix_file": QT_TRANSLATE_NOOP("Labels", "quick fix “{fix}” in {file}"),
    "rename": QT_TRANSLATE_NOOP("Labels", "rename of {old} to {new} in {count} places"),
    "rename.one": QT_TRANSLATE_NOOP("Labels", "rename of {old} to {new} in one place"),
    "merge_tag": QT_TRANSLATE_NOOP("Labels", "merge of tag {old} into {new}, {count} places"),
    "merge_tag.one": QT_TRANSLATE_NOOP("Labels", "merge of tag {old} into {new}, one place"),
    "delete_tag": QT_TRANSLATE_NOOP("Labels", "deletion of tag {tags} on {count} entries"),
    "delete_tag.one": QT_TRANSLATE_NOOP("Labels", "deletion of tag {tags} on one entry"),
    "add_alias": QT_TRANSLATE_NOOP("Labels", "other words for {tag}"),
    "replace_all": QT_TRANSLATE_NOOP("Labels", "{count} replacements in {records} records"),
    "replace_all.one": QT_TRANSLATE_NOOP("Labels", "one replacement in one record"),
    "replace_all.within": QT_TRANSLATE_NOOP("Labels", "{count} replacements in one record"),
    "split": QT_TRANSLATE_NOOP("Labels", "split of {id} into {count}"),
    "merge_entries": QT_TRANSLATE_NOOP("Labels", "merge of {drop} into {keep}"),
    "reorder": QT_TRANSLATE_NOOP("Labels", "reordering of {count}"),
}
_KINDS = {
    "entry": QT_TRANSLATE_NOOP("Labels", "entry"),
    "npc": QT_TRANSLATE_NOOP("Labels", "NPC"),
    "place": QT_TRANSLATE_NOOP("Labels", "place"),
    "quest": QT_TRANSLATE_NOOP("Labels", "quest"),
    "faction": QT_TRANSLATE_NOOP("Labels", "faction"),
    "plot": QT_TRANSLATE_NOOP("Labels", "plot note"),
    "tag_alias": QT_TRANSLATE_NOOP("Labels", "tag alias"),
    "player": QT_TRANSLATE_NOOP("Labels", "player"),
    "case": QT_TRANSLATE_NOOP("Labels", "case"),
    "version": QT_TRANSLATE_NOOP("Labels", "version"),
    "language": QT_TRANSLATE_NOOP("Labels", "language"),
}
_FIELDS = {
    "id": QT_TRANSLATE_NOOP("Labels", "id"),
    "title": QT_TRANSLATE_NOOP("Labels", "title"),
    "text": QT_TRANSLATE_NOOP("Labels", "text"),
    "tags": QT_TRANSLATE_NOOP("Labels", "tags"),
    "visibility": QT_TRANSLATE_NOOP("Labels", "visibility"),
    "required_quest": QT_TRANSLATE_NOOP("Labels", "required quest"),
    "weight": QT_TRANSLATE_NOOP("Labels", "weight"),
    "terms": QT_TRANSLATE_NOOP("Labels", "terms"),
    "not_names": QT_TRANSLATE_NOOP("Labels", "names left out"),
    "notes": QT_TRANSLATE_NOOP("Labels", "notes"),
    "name": QT_TRANSLATE_NOOP("Labels", "name"),
    "voice": QT_TRANSLATE_NOOP("Labels", "voice"),
    "factions": QT_TRANSLATE_NOOP("Labels", "factions"),
    "public_sheet": QT_TRANSLATE_NOOP("Labels", "public sheet"),
    "full_sheet": QT_TRANSLATE_NOOP("Labels", "full sheet"),
    "aliases": QT_TRANSLATE_NOOP("Labels", "aliases"),
    "former_ids": QT_TRANSLATE_NOOP("Labels", "former ids"),
    "hidden": QT_TRANSLATE_NOOP("Labels", "hidden"),
    "requires": QT_TRANSLATE_NOOP("Labels", "required quests"),
    "skills": QT_TRANSLATE_NOOP("Labels", "skills"),
    "query": QT_TRANSLATE_NOOP("Labels", "query"),
    "place": QT_TRANSLATE_NOOP("Labels", "place"),
    "quests": QT_TRANSLATE_NOOP("Labels", "quests"),
    "npc": QT_TRANSLATE_NOOP("Labels", "NPC"),
    "k": QT_TRANSLATE_NOOP("Labels", "k"),
    "profile": QT_TRANSLATE_NOOP("Labels", "profile"),
    "retrieves": QT_TRANSLATE_NOOP("Labels", "retrieves"),
    "masks": QT_TRANSLATE_NOOP("Labels", "masks"),
    "not_retrieves": QT_TRANSLATE_NOOP("Labels", "does not retrieve"),
    "context_has": QT_TRANSLATE_NOOP("Labels", "context has"),
    "context_lacks": QT_TRANSLATE_NOOP("Labels", "context lacks"),
    "answer": QT_TRANSLATE_NOOP("Labels", "answer"),
    "findings": QT_TRANSLATE_NOOP("Labels", "findings"),
    "tag": QT_TRANSLATE_NOOP("Labels", "tag"),
    "value": QT_TRANSLATE_NOOP("Labels", "value"),
    "version": QT_TRANSLATE_NOOP("Labels", "version"),
}
MOST_OF_A_NAME = 80
_NO_ID = QT_TRANSLATE_NOOP("Labels", "a record without id")


def _words(table: Mapping[str, str], code: str) -> str:
    source = table.get(code)
    return code if source is None else QCoreApplication.translate("Labels", source)


def kind_name(kind: str) -> str:
    """The word for a kind of record; an unknown one is shown as it is."""
    return _words(_KINDS, kind)


def field_name(field: str) -> str:
    """The word for a field of the model; an unknown one is shown as it is."""
    return _words(_FIELDS, field)


def label_text(label: Label) -> str:
    """What an edit does, to stand after "Undo": `change of text in mina_derrumbe`."""
    params = {name: _param(name, value) for name, value in label.params}
    return _words(_EDITS, _variant(label)).format_map(_Lenient(params))


def _variant(label: Label) -> str:
    """The words for one of what is counted, where they differ."""
    counts = dict(label.params)
    if str(counts.get("count")) == "1" and f"{label.code}.one" in _EDITS:
        return f"{label.code}.one"
    if str(counts.get("records")) == "1" and f"{label.code}.within" in _EDITS:
        return f"{label.code}.within"
    return label.code


def _param(name: str, value: object) -> str:
    if name == "field":
        return field_name(str(value))
    if name == "kind":
        return kind_name(str(value))
    if name == "id" and not value:
        return QCoreApplication.translate("Labels", _NO_ID)
    return shortened(str(value))


def shortened(text: str, most: int = MOST_OF_A_NAME) -> str:
    """A name for a line of words: an id or a list of tags may be of any length."""
    start = text[: most + 1]
    flat = start if start.isprintable() else " ".join(start.split())
    return f"{flat[: most - 1]}…" if len(flat) > most or len(text) > most else flat


class _Lenient(dict[str, str]):
    def __missing__(self, key: str) -> str:
        return "…"
