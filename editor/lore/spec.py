"""The lore workspace as data."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from editor.actions import ActionSpec
from editor.workspace import Services, Workspace, WorkspaceSpec

_WORLD = frozenset({"world"})
_SELECTION = frozenset({"world", "selection"})


def _make(services: Services) -> Workspace:
    from editor.lore.workspace import LoreWorkspace

    return LoreWorkspace(services)


ACTIONS = (
    ActionSpec(
        "lore.new",
        QT_TRANSLATE_NOOP("Actions", "&New record"),
        menu="edit",
        group=2,
        keys=("Ctrl+N",),
        icon="plus",
        needs=_WORLD,
        workspace="lore",
    ),
    ActionSpec(
        "lore.duplicate",
        QT_TRANSLATE_NOOP("Actions", "&Duplicate"),
        menu="edit",
        group=2,
        keys=("Ctrl+D",),
        icon="copy",
        needs=_SELECTION,
        workspace="lore",
    ),
    ActionSpec(
        "lore.delete",
        QT_TRANSLATE_NOOP("Actions", "De&lete"),
        menu="edit",
        group=2,
        icon="trash",
        needs=_SELECTION,
        workspace="lore",
    ),
    ActionSpec(
        "lore.copy_json",
        QT_TRANSLATE_NOOP("Actions", "Copy as &JSON"),
        menu="edit.copies",
        group=0,
        keys=("Ctrl+Shift+C",),
        icon="copy",
        needs=_SELECTION,
        workspace="lore",
    ),
    ActionSpec(
        "lore.form",
        QT_TRANSLATE_NOOP("Actions", "F&orm of the selected record"),
        menu="go",
        group=4,
        keys=("Alt+Return", "Alt+Enter"),
        icon="edit",
        needs=_SELECTION,
        workspace="lore",
    ),
    ActionSpec(
        "lore.raw",
        QT_TRANSLATE_NOOP("Actions", "&JSON of the selected record"),
        menu="go",
        group=4,
        keys=("Alt+J",),
        icon="edit",
        needs=_SELECTION,
        workspace="lore",
    ),
    ActionSpec(
        "lore.save_filter",
        QT_TRANSLATE_NOOP("Actions", "Sa&ve this filter"),
        menu="view",
        group=1,
        icon="filter",
        needs=_WORLD,
        workspace="lore",
    ),
    ActionSpec(
        "lore.again",
        QT_TRANSLATE_NOOP("Actions", "Filter and sort &again"),
        menu="view",
        group=1,
        keys=("F5",),
        icon="refresh",
        needs=_WORLD,
        workspace="lore",
    ),
    *(
        ActionSpec(
            f"lore.kind.{kind}",
            title,
            menu="view.kinds",
            icon=icon,
            needs=_WORLD,
            workspace="lore",
        )
        for kind, title, icon in (
            ("entry", QT_TRANSLATE_NOOP("Actions", "Show &entries"), "lore"),
            ("npc", QT_TRANSLATE_NOOP("Actions", "Show &NPCs"), "npc"),
            ("place", QT_TRANSLATE_NOOP("Actions", "Show &places"), "place"),
            ("quest", QT_TRANSLATE_NOOP("Actions", "Show &quests"), "quest"),
            ("faction", QT_TRANSLATE_NOOP("Actions", "Show &factions"), "faction"),
            ("plot", QT_TRANSLATE_NOOP("Actions", "Show plot n&otes"), "note"),
            ("tag_alias", QT_TRANSLATE_NOOP("Actions", "Show &tag aliases"), "tag"),
            ("player", QT_TRANSLATE_NOOP("Actions", "Show p&layer"), "people"),
        )
    ),
)
SPEC = WorkspaceSpec(
    id="lore",
    title=QT_TRANSLATE_NOOP("Workspaces", "&Lore"),
    icon="lore",
    order=1,
    factory=_make,
    actions=ACTIONS,
    issues=True,
    modules=(
        "core.query",
        "editor.filtering.shared_filters",
        "editor.forms.field_editors",
        "editor.forms.links_view",
        "editor.forms.form",
        "editor.lore.table_model",
        "editor.lore.table",
        "editor.lore.record_commands",
        "editor.lore.toolbar",
        "editor.lore.workspace",
    ),
    edits=frozenset({"entry", "npc", "place", "quest", "faction", "plot", "tag_alias", "player"}),
)
