"""The cases workspace as data."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from editor.actions import ActionSpec
from editor.workspace import Services, Workspace, WorkspaceSpec

_WORLD = frozenset({"world"})


def _make(services: Services) -> Workspace:
    from editor.cases.workspace import CasesWorkspace

    return CasesWorkspace(services)


ACTIONS = (
    ActionSpec(
        "cases.run",
        QT_TRANSLATE_NOOP("Actions", "&Run the selected cases"),
        menu="world.cases",
        group=0,
        icon="play",
        needs=_WORLD,
        workspace="cases",
    ),
    ActionSpec(
        "cases.run_all",
        QT_TRANSLATE_NOOP("Actions", "Run &all cases"),
        menu="world.cases",
        group=0,
        icon="play",
        needs=_WORLD,
        workspace="cases",
    ),
    ActionSpec(
        "cases.new",
        QT_TRANSLATE_NOOP("Actions", "&New case"),
        menu="world.cases",
        group=2,
        icon="case",
        needs=_WORLD,
        workspace="cases",
    ),
    ActionSpec(
        "cases.lab",
        QT_TRANSLATE_NOOP("Actions", "Paraphrase &lab"),
        menu="world.cases",
        group=4,
        icon="speech",
        needs=_WORLD,
        workspace="cases",
    ),
    ActionSpec(
        "cases.ask",
        QT_TRANSLATE_NOOP("Actions", "Open the &case in the playground"),
        menu="go.playground",
        group=1,
        icon="playground",
        needs=_WORLD,
        workspace="cases",
    ),
)
SPEC = WorkspaceSpec(
    id="cases",
    title=QT_TRANSLATE_NOOP("Workspaces", "&Cases"),
    icon="cases",
    order=5,
    factory=_make,
    actions=ACTIONS,
    edits=frozenset({"case"}),
)
"""Read by `editor.workspaces`."""
