"""The actions of the frame, as data."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from editor.actions import ActionSpec

_WORLD = frozenset({"world"})
_UNDO = frozenset({"undo"})
_REDO = frozenset({"redo"})
_ISSUES = frozenset({"world", "issues"})

FILE = (
    ActionSpec(
        "file.new_world",
        QT_TRANSLATE_NOOP("Actions", "&New world…"),
        menu="file",
        keys=("Ctrl+Shift+N",),
        icon="globe",
    ),
    ActionSpec(
        "file.open_folder",
        QT_TRANSLATE_NOOP("Actions", "&Open folder…"),
        menu="file",
        keys=("Open",),
        icon="folder",
    ),
    ActionSpec(
        "file.open_file",
        QT_TRANSLATE_NOOP("Actions", "Open &file…"),
        menu="file",
        keys=("Ctrl+Shift+O",),
        icon="file",
    ),
    ActionSpec(
        "file.open_sample",
        QT_TRANSLATE_NOOP("Actions", "Open sa&mple"),
        menu="file",
        icon="book",
    ),
    ActionSpec(
        "file.save",
        QT_TRANSLATE_NOOP("Actions", "&Save"),
        menu="file",
        group=1,
        keys=("Save",),
        icon="save",
        needs=_WORLD,
    ),
    ActionSpec(
        "file.save_copy",
        QT_TRANSLATE_NOOP("Actions", "Save a &copy…"),
        menu="file",
        group=1,
        keys=("Ctrl+Shift+S",),
        icon="download",
        needs=_WORLD,
    ),
    ActionSpec(
        "file.close_world",
        QT_TRANSLATE_NOOP("Actions", "C&lose world"),
        menu="file",
        group=9,
        keys=("Ctrl+W",),
        icon="close",
        needs=_WORLD,
    ),
    ActionSpec(
        "file.quit",
        QT_TRANSLATE_NOOP("Actions", "&Quit"),
        menu="file",
        group=9,
        keys=("Ctrl+Q",),
        icon="stop",
    ),
)

EDIT = (
    ActionSpec(
        "edit.undo",
        QT_TRANSLATE_NOOP("Actions", "&Undo"),
        menu="edit",
        keys=("Undo",),
        icon="undo",
        needs=_UNDO,
    ),
    ActionSpec(
        "edit.redo",
        QT_TRANSLATE_NOOP("Actions", "&Redo"),
        menu="edit",
        # Where it is not the platform's own, as on Linux, many hands know Ctrl+Y all the same.
        keys=("Redo", "Ctrl+Y"),
        icon="redo",
        needs=_REDO,
    ),
    *(
        ActionSpec(
            f"edit.{id}",
            title,
            menu="edit",
            group=1,
            keys=(keys,),
            icon=icon,
            of_focus=True,
        )
        for id, title, keys, icon in (
            ("cut", QT_TRANSLATE_NOOP("Actions", "Cu&t"), "Ctrl+X", "cut"),
            ("copy", QT_TRANSLATE_NOOP("Actions", "&Copy"), "Ctrl+C", "copy"),
            ("paste", QT_TRANSLATE_NOOP("Actions", "&Paste"), "Ctrl+V", "paste"),
            ("select_all", QT_TRANSLATE_NOOP("Actions", "Select &all"), "Ctrl+A", "check"),
        )
    ),
    ActionSpec(
        "edit.settings",
        QT_TRANSLATE_NOOP("Actions", "&Settings"),
        menu="edit",
        group=9,
        keys=("Ctrl+,",),
        icon="settings",
    ),
)

VIEW = (
    ActionSpec(
        "view.issues",
        QT_TRANSLATE_NOOP("Actions", "&Issues"),
        menu="view",
        keys=("Ctrl+Shift+I",),
        icon="warning",
        needs=_WORLD,
        checkable=True,
    ),
    ActionSpec(
        "view.reset_layout",
        QT_TRANSLATE_NOOP("Actions", "&Reset layout"),
        menu="view",
        icon="refresh",
        group=9,
    ),
)

GO = (
    ActionSpec(
        "go.anything",
        QT_TRANSLATE_NOOP("Actions", "Go to &action or entry"),
        menu="go",
        keys=("Ctrl+K",),
        icon="search",
        in_palette=False,
    ),
    ActionSpec(
        "go.filter",
        QT_TRANSLATE_NOOP("Actions", "&Filter or query"),
        menu="go",
        keys=("Find",),
        icon="filter",
        needs=_WORLD,
    ),
    ActionSpec(
        "go.next_issue",
        QT_TRANSLATE_NOOP("Actions", "&Next issue"),
        menu="go",
        group=1,
        keys=("F8",),
        icon="arrow_down",
        needs=_ISSUES,
    ),
    ActionSpec(
        "go.previous_issue",
        QT_TRANSLATE_NOOP("Actions", "Previous &issue"),
        menu="go",
        group=1,
        keys=("Shift+F8",),
        icon="arrow_up",
        needs=_ISSUES,
    ),
    ActionSpec(
        "go.next_region",
        QT_TRANSLATE_NOOP("Actions", "Next &region"),
        menu="go",
        group=2,
        keys=("F6",),
        icon="arrow_right",
        in_palette=False,
    ),
    ActionSpec(
        "go.previous_region",
        QT_TRANSLATE_NOOP("Actions", "Previous r&egion"),
        menu="go",
        group=2,
        keys=("Shift+F6",),
        icon="arrow_left",
        in_palette=False,
    ),
    ActionSpec(
        "go.welcome",
        QT_TRANSLATE_NOOP("Actions", "We&lcome page"),
        menu="go",
        group=5,
        icon="book",
    ),
)

WORLD = (
    ActionSpec(
        "world.new_file",
        QT_TRANSLATE_NOOP("Actions", "New lore &file…"),
        menu="world",
        group=5,
        icon="file",
        needs=_WORLD,
    ),
    ActionSpec(
        "world.move_entries",
        QT_TRANSLATE_NOOP("Actions", "&Move entries to file…"),
        menu="world",
        group=5,
        icon="jump",
        needs=frozenset({"world", "selection"}),
    ),
    ActionSpec(
        "world.show_folder",
        QT_TRANSLATE_NOOP("Actions", "&Show folder"),
        menu="world",
        group=9,
        icon="folder",
        needs=_WORLD,
    ),
)

HELP = (
    ActionSpec(
        "help.keyboard",
        QT_TRANSLATE_NOOP("Actions", "&Keyboard"),
        menu="help",
        keys=("HelpContents",),
        icon="keyboard",
    ),
    ActionSpec(
        "help.about",
        QT_TRANSLATE_NOOP("Actions", "&About Loremask"),
        menu="help",
        icon="help",
    ),
)

FRAME_ACTIONS = (*FILE, *EDIT, *VIEW, *GO, *WORLD, *HELP)
