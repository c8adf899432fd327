"""The actions of the tools, as data."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from editor.actions import ActionSpec

_WORLD = frozenset({"world"})
_NAMED = frozenset({"world", "names_shown"})
"""They name every entry: not while the ids of some are hidden."""
_SELECTION = _NAMED | {"selection"}

TOOL_ACTIONS = (
    ActionSpec(
        "tools.rename",
        QT_TRANSLATE_NOOP("Actions", "&Rename everywhere…"),
        menu="edit.rework",
        group=0,
        keys=("Shift+F2",),
        icon="edit",
        needs=_SELECTION,
    ),
    ActionSpec(
        "tools.replace",
        QT_TRANSLATE_NOOP("Actions", "&Find and replace…"),
        menu="edit",
        group=4,
        keys=("Ctrl+H",),
        icon="replace",
        needs=_NAMED,
    ),
    ActionSpec(
        "tools.split",
        QT_TRANSLATE_NOOP("Actions", "S&plit the entry…"),
        menu="edit.rework",
        group=0,
        icon="split",
        needs=_SELECTION,
    ),
    ActionSpec(
        "tools.merge",
        QT_TRANSLATE_NOOP("Actions", "Mer&ge near duplicates…"),
        menu="edit.rework",
        group=0,
        icon="merge",
        needs=_NAMED,
    ),
    ActionSpec(
        "tools.tags",
        QT_TRANSLATE_NOOP("Actions", "&Tags…"),
        menu="world",
        group=4,
        keys=("Ctrl+Shift+T",),
        icon="tag",
        needs=_NAMED,
    ),
    ActionSpec(
        "tools.statistics",
        QT_TRANSLATE_NOOP("Actions", "St&atistics…"),
        menu="world",
        group=4,
        icon="columns",
        needs=_NAMED,
    ),
    ActionSpec(
        "tools.history",
        QT_TRANSLATE_NOOP("Actions", "Undo &history"),
        menu="view",
        keys=("Ctrl+Shift+H",),
        icon="clock",
        needs=_WORLD,
        checkable=True,
    ),
)
