"""A small workspace for tests of the frame: a list of ids and a field for one text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from core.model.kinds import Kind
from core.world.build import add, set_value
from editor.actions import ActionSpec
from editor.widgets.text_fields import LineEdit
from editor.workspace import Services, Workspace, WorkspaceSpec

NEW = ActionSpec(
    "plain.new", "Ne&w thing", menu="world", keys=("Ctrl+N",), icon="plus", workspace="plain"
)


class PlainRoom(Workspace):
    """Edits through the document, and shows what the document says."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        assert services.document is not None
        self.document = services.document
        self.actions_by_id = services.actions
        self.jumps: list[tuple[int, str]] = []
        self.closed = False
        self.list = QListWidget()
        self.list.setAccessibleName("Entries")
        self.text = LineEdit("Text", pause_ms=40)
        column = QVBoxLayout(self)
        column.addWidget(self.list)
        column.addWidget(self.text)
        for record in self.document.world.records(Kind.ENTRY):
            item = QListWidgetItem(record.id, self.list)
            item.setData(Qt.ItemDataRole.UserRole, record.handle)
        self.list.currentItemChanged.connect(self._on_row)
        self.text.text_edited.connect(self._on_text)
        self.document.changed.connect(self._on_changed)
        self.list.setCurrentRow(0)

    @property
    def handle(self) -> int | None:
        item = self.list.currentItem()
        return None if item is None else item.data(Qt.ItemDataRole.UserRole)

    def jump(self, handle: int, field: str = "") -> bool:
        self.jumps.append((handle, field))
        for row in range(self.list.count()):
            if self.list.item(row).data(Qt.ItemDataRole.UserRole) == handle:
                self.list.setCurrentRow(row)
                self.text.setFocus()
                return True
        return False

    def focus_first(self) -> None:
        self.list.setFocus()

    def focus_filter(self) -> bool:
        self.text.setFocus()
        return True

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        return {"plain.new": self._on_new}

    def regions(self) -> tuple[QWidget, ...]:
        return (self.list, self.text)

    def issue_scope(self, scope: str) -> frozenset[int] | None:
        return frozenset() if self.handle is None else frozenset([self.handle])

    def flush(self) -> None:
        self.text.flush()

    def save_state(self) -> dict[str, Any]:
        return {"row": self.list.currentRow()}

    def restore_state(self, state: Mapping[str, Any]) -> None:
        self.list.setCurrentRow(int(state.get("row", 0)))

    def close_workspace(self) -> None:
        self.closed = True

    def _on_new(self) -> None:
        file = self.document.world.lore_files[0].handle
        self.document.push(add(self.document.world, Kind.ENTRY, file, {"id": "new_thing"}))

    def _on_row(self) -> None:
        self.text.flush()
        self._show()
        self.actions_by_id.set_condition("selection", self.handle is not None)
        self.status_changed.emit("1 selected")
        self.scope_changed.emit()

    def _on_changed(self, changes: object) -> None:
        self._show()

    def _show(self) -> None:
        if self.handle is not None and self.handle in self.document.world:
            data = self.document.world.data(self.handle)
            self.text.set_text_silently(getattr(data, "text", ""))

    def _on_text(self, text: str) -> None:
        if self.handle is not None:
            self.document.push(set_value(self.document.world, self.handle, "text", text))


def plain_spec(**changes: Any) -> WorkspaceSpec:
    """The workspace as data."""
    values: dict[str, Any] = {
        "id": "plain",
        "title": "&Plain",
        "icon": "lore",
        "order": 1,
        "factory": PlainRoom,
        "actions": (NEW,),
        "edits": frozenset({"entry"}),
        "issues": True,
    }
    return WorkspaceSpec(**{**values, **changes})
