"""The knowledge workspace as data."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from editor.actions import ActionSpec
from editor.workspace import Services, Workspace, WorkspaceSpec

_WORLD = frozenset({"world"})


def _make(services: Services) -> Workspace:
    from editor.knowledge.workspace import KnowledgeWorkspace

    return KnowledgeWorkspace(services)


ACTIONS = (
    ActionSpec(
        "knowledge.back",
        QT_TRANSLATE_NOOP("Actions", "One quest &back"),
        menu="go.knowledge",
        group=0,
        keys=("Alt+Left",),
        icon="chevron_left",
        needs=_WORLD,
        workspace="knowledge",
    ),
    ActionSpec(
        "knowledge.forward",
        QT_TRANSLATE_NOOP("Actions", "One quest &on"),
        menu="go.knowledge",
        group=0,
        keys=("Alt+Right",),
        icon="chevron_right",
        needs=_WORLD,
        workspace="knowledge",
    ),
    ActionSpec(
        "knowledge.ask",
        QT_TRANSLATE_NOOP("Actions", "&Ask as the NPC of the selected cell"),
        menu="go.playground",
        group=1,
        icon="playground",
        needs=_WORLD,
        workspace="knowledge",
    ),
    ActionSpec(
        "knowledge.show_entry",
        QT_TRANSLATE_NOOP("Actions", "Show the &entry of the selected cell"),
        menu="go.knowledge",
        group=1,
        icon="jump",
        needs=_WORLD,
        workspace="knowledge",
    ),
    ActionSpec(
        "knowledge.show_next",
        QT_TRANSLATE_NOOP("Actions", "Mark what the &next quest opens"),
        menu="view",
        group=4,
        icon="next_step",
        needs=_WORLD,
        workspace="knowledge",
        checkable=True,
    ),
    ActionSpec(
        "knowledge.export_table",
        QT_TRANSLATE_NOOP("Actions", "Export &who knows what…"),
        menu="world.export",
        group=0,
        icon="download",
        needs=_WORLD,
        workspace="knowledge",
    ),
    ActionSpec(
        "knowledge.export_audit",
        QT_TRANSLATE_NOOP("Actions", "Export the &audit…"),
        menu="world.export",
        group=0,
        icon="download",
        needs=_WORLD,
        workspace="knowledge",
    ),
)
SPEC = WorkspaceSpec(
    id="knowledge",
    title=QT_TRANSLATE_NOOP("Workspaces", "&Knowledge"),
    icon="knowledge",
    order=4,
    factory=_make,
    actions=ACTIONS,
)
"""Read by `editor.workspaces`."""
