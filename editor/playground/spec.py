"""The playground as data."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from editor.actions import ActionSpec
from editor.workspace import Services, Workspace, WorkspaceSpec

_WORLD = frozenset({"world"})


def _make(services: Services) -> Workspace:
    from editor.playground.workspace import PlaygroundWorkspace

    return PlaygroundWorkspace(services)


ACTIONS = (
    ActionSpec(
        "playground.authors_view",
        QT_TRANSLATE_NOOP("Actions", "&Author’s view"),
        menu="view.playground",
        group=0,
        keys=("Ctrl+Shift+M",),
        icon="lock_open",
        needs=_WORLD,
        workspace="playground",
        checkable=True,
    ),
    ActionSpec(
        "playground.hide_ids",
        QT_TRANSLATE_NOOP("Actions", "&Hide the ids of masked entries too"),
        menu="view.playground",
        group=0,
        icon="lock",
        needs=_WORLD,
        workspace="playground",
        checkable=True,
    ),
    ActionSpec(
        "playground.compare",
        QT_TRANSLATE_NOOP("Actions", "&Compare with this state"),
        menu="view.playground",
        group=0,
        icon="compare",
        needs=_WORLD,
        workspace="playground",
        checkable=True,
    ),
    ActionSpec(
        "playground.copy_command",
        QT_TRANSLATE_NOOP("Actions", "Copy the question as &command line"),
        menu="edit.copies",
        group=1,
        icon="copy",
        needs=_WORLD,
        workspace="playground",
    ),
    ActionSpec(
        "playground.copy_json",
        QT_TRANSLATE_NOOP("Actions", "Copy the &answer as JSON"),
        menu="edit.copies",
        group=1,
        icon="copy",
        needs=_WORLD,
        workspace="playground",
    ),
    ActionSpec(
        "playground.make_case",
        QT_TRANSLATE_NOOP("Actions", "Make case of this &question"),
        menu="world.cases",
        group=2,
        icon="case",
        needs=_WORLD,
        workspace="playground",
    ),
    ActionSpec(
        "playground.copy_context",
        QT_TRANSLATE_NOOP("Actions", "Copy the conte&xt"),
        menu="edit.copies",
        group=1,
        icon="copy",
        needs=_WORLD,
        workspace="playground",
    ),
    ActionSpec(
        "playground.check",
        QT_TRANSLATE_NOOP("Actions", "Check an a&nswer"),
        menu="go.playground",
        group=0,
        icon="speech",
        needs=_WORLD,
        workspace="playground",
    ),
    ActionSpec(
        "playground.from_save",
        QT_TRANSLATE_NOOP("Actions", "&State from a save…"),
        menu="file.playground",
        group=0,
        icon="memory",
        needs=_WORLD,
        workspace="playground",
    ),
    ActionSpec(
        "playground.save_bundle",
        QT_TRANSLATE_NOOP("Actions", "Save as &bundle…"),
        menu="file.playground",
        group=1,
        icon="upload",
        needs=_WORLD,
        workspace="playground",
    ),
    ActionSpec(
        "playground.save_player_bundle",
        QT_TRANSLATE_NOOP("Actions", "Save as bundle for a &player…"),
        menu="file.playground",
        group=1,
        icon="upload",
        needs=_WORLD,
        workspace="playground",
    ),
    ActionSpec(
        "playground.open_bundle",
        QT_TRANSLATE_NOOP("Actions", "&Open bundle…"),
        menu="file.playground",
        group=1,
        icon="download",
        needs=_WORLD,
        workspace="playground",
    ),
)
SPEC = WorkspaceSpec(
    id="playground",
    title=QT_TRANSLATE_NOOP("Workspaces", "&Playground"),
    icon="playground",
    order=2,
    factory=_make,
    actions=ACTIONS,
)
"""Read by `editor.workspaces`."""
