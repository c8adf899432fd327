"""The scene workspace as data."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QT_TRANSLATE_NOOP

from editor.actions import ActionSpec
from editor.workspace import Services, Workspace, WorkspaceSpec

_WORLD = frozenset({"world"})


def _make(services: Services) -> Workspace:
    from editor.scene.workspace import SceneWorkspace

    return SceneWorkspace(services)


def _action(id: str, text: str, menu: str, group: int, icon: str) -> ActionSpec:
    return ActionSpec(
        id, text, menu=menu, group=group, icon=icon, needs=_WORLD, workspace="scene"
    )  # fmt: skip


ACTIONS = (
    _action("scene.play", QT_TRANSLATE_NOOP("Actions", "Pla&y turn"), "go", 6, "play"),
    _action("scene.stop", QT_TRANSLATE_NOOP("Actions", "Stop the m&odel"), "go", 6, "stop"),
    _action("scene.end_scene", QT_TRANSLATE_NOOP("Actions", "End sc&ene…"), "go", 6, "scene"),
    _action("scene.end_session", QT_TRANSLATE_NOOP("Actions", "End sess&ion…"), "go", 6, "memory"),
    _action("scene.dice", QT_TRANSLATE_NOOP("Actions", "Roll for a s&kill…"), "go", 6, "dice"),
    _action(
        "scene.fresh",
        QT_TRANSLATE_NOOP("Actions", "Scene from a &fresh state…"),
        "file",
        4,
        "scene",
    ),
    _action(
        "scene.from_save",
        QT_TRANSLATE_NOOP("Actions", "Scene from a copy of a sa&ve…"),
        "file",
        4,
        "memory",
    ),
    _action(
        "scene.save_trace", QT_TRANSLATE_NOOP("Actions", "Save the &trace…"), "file", 4, "download"
    ),
    _action(
        "scene.save_copy",
        QT_TRANSLATE_NOOP("Actions", "Save a copy of the &game…"),
        "file",
        4,
        "download",
    ),
    _action(
        "scene.sent", QT_TRANSLATE_NOOP("Actions", "&What is sent to the model"), "view", 5, "eye"
    ),
    replace(
        _action(
            "scene.hide_ids",
            QT_TRANSLATE_NOOP("Actions", "Hide the ids of what the scene does not &know"),
            "view",
            5,
            "lock",
        ),
        checkable=True,
    ),
    _action("scene.endpoint", QT_TRANSLATE_NOOP("Actions", "&Model server…"), "edit", 8, "model"),
    _action(
        "scene.copy_context",
        QT_TRANSLATE_NOOP("Actions", "Copy what the Scene Director sees"),
        "edit",
        5,
        "copy",
    ),
)
SPEC = WorkspaceSpec(
    id="scene",
    title=QT_TRANSLATE_NOOP("Workspaces", "Scene"),
    icon="scene",
    order=6,
    factory=_make,
    actions=ACTIONS,
)
"""Read by `editor.workspaces`."""
