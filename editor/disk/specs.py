"""The actions about the disk, as data."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from editor.actions import ActionSpec

_NAMED = frozenset({"world", "names_shown"})
"""They name every entry: not while the ids of some are hidden."""
DISK_ACTIONS = (
    ActionSpec(
        "file.since_save",
        QT_TRANSLATE_NOOP("Actions", "Changes since the last &save…"),
        menu="file.versions",
        group=0,
        icon="compare",
        needs=_NAMED,
    ),
    ActionSpec(
        "file.since_commit",
        QT_TRANSLATE_NOOP("Actions", "Changes since the last &commit…"),
        menu="file.versions",
        group=0,
        icon="compare",
        needs=_NAMED,
    ),
    ActionSpec(
        "file.backups",
        QT_TRANSLATE_NOOP("Actions", "&Earlier saves…"),
        menu="file.versions",
        group=0,
        icon="clock",
        needs=_NAMED,
    ),
    ActionSpec(
        "file.forget_kept",
        QT_TRANSLATE_NOOP("Actions", "Forget kept &texts…"),
        menu="file.versions",
        group=1,
        icon="trash",
    ),
)
