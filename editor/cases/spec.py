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
        menu="world",
        group=5,
        icon="play",
        needs=_WORLD,
        workspace="cases",
    ),
    ActionSpec(
        "cases.run_all",
        QT_TRANSLATE_NOOP("Actions", "Run &all cases"),
        menu="world",
        group=5,
        icon="play",
        needs=_WORLD,
        workspace="cases",
    ),
    ActionSpec(
        "cases.new",
        QT_TRANSLATE_NOOP("Actions", "New ca&se"),
        menu="world",
        group=5,
        icon="case",
        needs=_WORLD,
        workspace="cases",
    ),
    ActionSpec(
        "cases.lab",
        QT_TRANSLATE_NOOP("Actions", "Pa&raphrase lab"),
        menu="world",
        group=5,
        icon="speech",
        needs=_WORLD,
        workspace="cases",
    ),
    ActionSpec(
        "cases.ask",
        QT_TRANSLATE_NOOP("Actions", "Open the case in the &playground"),
        menu="go",
        group=6,
        icon="playground",
        needs=_WORLD,
        workspace="cases",
    ),
)
SPEC = WorkspaceSpec(
    id="cases",
    title=QT_TRANSLATE_NOOP("Workspaces", "Cases"),
    icon="cases",
    order=5,
    factory=_make,
    actions=ACTIONS,
    edits=frozenset({"case"}),
)
"""Read by `editor.workspaces`."""
