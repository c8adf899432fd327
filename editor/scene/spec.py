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
    _action("scene.play", QT_TRANSLATE_NOOP("Actions", "&Play turn"), "world.scene", 0, "play"),
    _action(
        "scene.stop", QT_TRANSLATE_NOOP("Actions", "S&top the model"), "world.scene", 0, "stop"
    ),
    _action(
        "scene.end_scene", QT_TRANSLATE_NOOP("Actions", "&End scene…"), "world.scene", 1, "scene"
    ),
    _action(
        "scene.end_session",
        QT_TRANSLATE_NOOP("Actions", "End sess&ion…"),
        "world.scene",
        1,
        "memory",
    ),
    _action(
        "scene.dice", QT_TRANSLATE_NOOP("Actions", "Roll for a s&kill…"), "world.scene", 0, "dice"
    ),
    _action(
        "scene.fresh",
        QT_TRANSLATE_NOOP("Actions", "Scene from a &fresh state…"),
        "file.scene",
        0,
        "scene",
    ),
    _action(
        "scene.from_save",
        QT_TRANSLATE_NOOP("Actions", "Scene from a &copy of a save…"),
        "file.scene",
        0,
        "memory",
    ),
    _action(
        "scene.save_trace",
        QT_TRANSLATE_NOOP("Actions", "Save the &trace…"),
        "file.scene",
        1,
        "download",
    ),
    _action(
        "scene.save_copy",
        QT_TRANSLATE_NOOP("Actions", "Save a copy of the &game…"),
        "file.scene",
        1,
        "download",
    ),
    _action(
        "scene.sent", QT_TRANSLATE_NOOP("Actions", "&What is sent to the model"), "view", 4, "eye"
    ),
    replace(
        _action(
            "scene.hide_ids",
            QT_TRANSLATE_NOOP("Actions", "Hide the ids of what the &scene does not know"),
            "view",
            4,
            "lock",
        ),
        checkable=True,
    ),
    _action(
        "scene.endpoint", QT_TRANSLATE_NOOP("Actions", "&Model server…"), "world.scene", 2, "model"
    ),
    _action(
        "scene.copy_context",
        QT_TRANSLATE_NOOP("Actions", "Copy what the &Scene Director sees"),
        "edit.copies",
        1,
        "copy",
    ),
)
SPEC = WorkspaceSpec(
    id="scene",
    title=QT_TRANSLATE_NOOP("Workspaces", "&Scene"),
    icon="scene",
    order=6,
    factory=_make,
    actions=ACTIONS,
)
"""Read by `editor.workspaces`."""
