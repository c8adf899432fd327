"""The memory inspector as data."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from editor.actions import ActionSpec
from editor.workspace import Services, Workspace, WorkspaceSpec

_SAVE = frozenset({"save_open"})
_ASKABLE = frozenset({"save_open", "world"})


def _make(services: Services) -> Workspace:
    from editor.memory.workspace import MemoryWorkspace

    return MemoryWorkspace(services)


ACTIONS = (
    ActionSpec(
        "memory.open",
        QT_TRANSLATE_NOOP("Actions", "Look &into a save…"),
        menu="file.saves",
        group=0,
        keys=("Ctrl+Shift+L",),
        icon="memory",
        workspace="memory",
    ),
    ActionSpec(
        "memory.reload",
        QT_TRANSLATE_NOOP("Actions", "&Read the save again"),
        menu="file.saves",
        group=1,
        keys=("Ctrl+R",),
        icon="refresh",
        needs=_SAVE,
        workspace="memory",
    ),
    ActionSpec(
        "memory.trace",
        QT_TRANSLATE_NOOP("Actions", "Load a &trace…"),
        menu="file.saves",
        group=1,
        icon="event",
        needs=_SAVE,
        workspace="memory",
    ),
    ActionSpec(
        "memory.compare",
        QT_TRANSLATE_NOOP("Actions", "&Compare with another save…"),
        menu="file.saves",
        group=2,
        icon="compare",
        needs=_SAVE,
        workspace="memory",
    ),
    ActionSpec(
        "memory.state",
        QT_TRANSLATE_NOOP("Actions", "&Place and quests in the save…"),
        menu="file.saves",
        group=2,
        icon="place",
        needs=_SAVE,
        workspace="memory",
    ),
    ActionSpec(
        "memory.copy_save",
        QT_TRANSLATE_NOOP("Actions", "Save a copy &of the save…"),
        menu="file.saves",
        group=3,
        icon="save",
        needs=_SAVE,
        workspace="memory",
    ),
    ActionSpec(
        "memory.make_case",
        QT_TRANSLATE_NOOP("Actions", "Make a case of &what is shown"),
        menu="world.cases",
        group=2,
        icon="case",
        needs=_ASKABLE,
        workspace="memory",
    ),
    ActionSpec(
        "memory.ask",
        QT_TRANSLATE_NOOP("Actions", "Open this state in the &playground"),
        menu="go.playground",
        group=1,
        icon="playground",
        needs=_ASKABLE,
        workspace="memory",
    ),
    ActionSpec(
        "memory.copy_report",
        QT_TRANSLATE_NOOP("Actions", "Copy a &bug report"),
        menu="edit.copies",
        group=1,
        icon="copy",
        needs=_SAVE,
        workspace="memory",
    ),
    ActionSpec(
        "memory.builds",
        QT_TRANSLATE_NOOP("Actions", "&Findings over builds…"),
        menu="file.saves",
        group=2,
        icon="compare",
        needs=frozenset({"world"}),
        workspace="memory",
    ),
)
SPEC = WorkspaceSpec(
    id="memory",
    title=QT_TRANSLATE_NOOP("Workspaces", "&Memory"),
    icon="memory",
    order=3,
    factory=_make,
    actions=ACTIONS,
    needs_world=False,
    opens_saves=True,
)
