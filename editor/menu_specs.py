"""The menus and what they hold of further menus, as data."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QT_TRANSLATE_NOOP

MENUS = (
    ("file", QT_TRANSLATE_NOOP("Actions", "&File")),
    ("edit", QT_TRANSLATE_NOOP("Actions", "&Edit")),
    ("view", QT_TRANSLATE_NOOP("Actions", "&View")),
    ("go", QT_TRANSLATE_NOOP("Actions", "&Go")),
    ("world", QT_TRANSLATE_NOOP("Actions", "&World")),
    ("help", QT_TRANSLATE_NOOP("Actions", "&Help")),
)


@dataclass(frozen=True, slots=True)
class Submenu:
    """A menu inside another, behind the actions of its group there."""

    id: str
    parent: str
    group: int
    text: str


SUBMENUS = (
    Submenu("file.versions", "file", 1, QT_TRANSLATE_NOOP("Actions", "C&hanges and earlier saves")),
    Submenu("file.saves", "file", 3, QT_TRANSLATE_NOOP("Actions", "&Game saves")),
    Submenu("file.playground", "file", 3, QT_TRANSLATE_NOOP("Actions", "&Playground")),
    Submenu("file.scene", "file", 3, QT_TRANSLATE_NOOP("Actions", "Sc&ene")),
    Submenu("edit.copies", "edit", 2, QT_TRANSLATE_NOOP("Actions", "Copy spec&ial")),
    Submenu("edit.rework", "edit", 4, QT_TRANSLATE_NOOP("Actions", "Rename, split and &merge")),
    Submenu("view.kinds", "view", 2, QT_TRANSLATE_NOOP("Actions", "&Kind of record")),
    Submenu("view.playground", "view", 3, QT_TRANSLATE_NOOP("Actions", "&Playground")),
    Submenu("go.rooms", "go", 3, QT_TRANSLATE_NOOP("Actions", "&Workspace")),
    Submenu("go.playground", "go", 4, QT_TRANSLATE_NOOP("Actions", "&Playground")),
    Submenu("go.knowledge", "go", 4, QT_TRANSLATE_NOOP("Actions", "&Knowledge")),
    Submenu("world.cases", "world", 6, QT_TRANSLATE_NOOP("Actions", "&Cases")),
    Submenu("world.scene", "world", 6, QT_TRANSLATE_NOOP("Actions", "Sc&ene")),
    Submenu("world.export", "world", 8, QT_TRANSLATE_NOOP("Actions", "E&xport")),
)
