"""The user's shortcuts: which may be given to which action, and putting them in use."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

from editor.actions import Actions

_PLAIN = Qt.KeyboardModifier.NoModifier
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_FUNCTION = range(Qt.Key.Key_F1.value, Qt.Key.Key_F35.value + 1)
OF_TABLES = ("Return", "Enter", "Shift+Return", "Shift+Enter", "Esc", "Del", "Tab", "F2", "Space")
"""What tables, lists and fields use themselves."""
_OF_FIELDS = ("Ctrl+C", "Ctrl+V", "Ctrl+X", "Ctrl+A")


def apply_shortcuts(actions: Actions, chosen: Mapping[str, tuple[str, ...]]) -> None:
    """Put the user's shortcuts in use; those of actions that are gone are passed over.

    What the user gave to one action is nobody else's by default.
    """
    for id, keys in chosen.items():
        if id in actions:
            actions.set_keys(id, keys)
    given = {key for id, keys in chosen.items() if id in actions for key in keys}
    for id in set(actions) - set(chosen):
        actions.drop_keys(id, given)


def owner_of(actions: Actions, keys: str, but: str = "") -> str:
    """The action that a shortcut belongs to now, "" for none."""
    wanted = QKeySequence(keys, QKeySequence.SequenceFormat.PortableText)
    for id in actions:
        if id != but and wanted in actions.plain(id).shortcuts():
            return id
    return ""


def is_reserved(keys: str) -> bool:
    """Whether a shortcut would take a key from typing, from tables or from the clipboard."""
    if keys in OF_TABLES or keys in _OF_FIELDS:
        return True
    sequence = QKeySequence(keys, QKeySequence.SequenceFormat.PortableText)
    if not sequence.count():
        return False
    first = sequence[0]  # type: ignore[index]
    typed = first.keyboardModifiers() in (_PLAIN, _SHIFT)
    return typed and first.key().value not in _FUNCTION
