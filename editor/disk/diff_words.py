"""Differences and conflicts in words; texts of the world as they are."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from editor.labels import field_name, kind_name

if TYPE_CHECKING:
    from core.merge.conflicts import Conflict
    from core.merge.diff import RecordDiff

_FATES = {
    "added": QT_TRANSLATE_NOOP("Disk", "added"),
    "removed": QT_TRANSLATE_NOOP("Disk", "removed"),
    "changed": QT_TRANSLATE_NOOP("Disk", "changed"),
    "moved": QT_TRANSLATE_NOOP("Disk", "moved"),
}


def fate_name(fate: str) -> str:
    """What happened to a record."""
    return QCoreApplication.translate("Disk", _FATES[fate])


def record_name(kind: str, id: str, number: int) -> str:
    """A record for people: its kind and id."""
    if not kind:
        return QCoreApplication.translate("Disk", "the file itself")
    words = f"{kind_name(kind)} {id}".rstrip()
    return words if number == 1 else f"{words} ({number})"


def diff_name(row: RecordDiff) -> str:
    """The record of a difference."""
    return record_name(row.kind, row.id, row.number)


def conflict_field(conflict: Conflict) -> str:
    """What of the record is in conflict."""
    if not conflict.field:
        return QCoreApplication.translate("Disk", "the whole record")
    return field_name(conflict.field)


def shown_field(name: str) -> str:
    """A field's name; the whole where it has none."""
    return field_name(name) if name else QCoreApplication.translate("Disk", "all of it")


def value_text(value: str | None) -> str:
    """A JSON text for people: texts and lists of texts without quotes, absence in words."""
    if value is None:
        return QCoreApplication.translate("Disk", "(not there)")
    if value[:1] not in ('"', "["):
        return value
    try:
        plain = json.loads(value)
    except (ValueError, RecursionError):
        return value
    if isinstance(plain, str):
        # As the panes count: a line ends with one character.
        return plain.replace("\r\n", "\n").replace("\r", "\n")
    texts = all(isinstance(item, str) for item in plain)
    return ", ".join(plain) if plain and texts else value
