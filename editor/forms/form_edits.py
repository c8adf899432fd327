"""What the user makes of the fields, as edits of the document."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from core.errors import BadEdit
from core.model.kinds import Kind
from core.model.records import Broken
from core.world import build
from core.world.edits import Label
from core.world.lore_file import Record
from editor.document import Document
from editor.forms.doubled_keys import DoubledKeys, ask_doubled
from editor.forms.field_specs import TYPED, form_of
from editor.forms.fixes import fix_edit


def has_form(record: Record) -> bool:
    """Whether a record's fields can be edited; others are edited as JSON only."""
    if isinstance(record.data, Broken):
        return False
    return record.kind is Kind.TAG_ALIAS or record.raw.lstrip().startswith("{")


class FormEdits(QObject):
    """Pushes changes of fields for the records that are shown.

    `pushing` is the field whose own change is being pushed, which must not be shown anew
    under the cursor. With several records typed text waits in `held` until its field is
    left, so that it is one step. declined(): the user did not want an edit after all.
    """

    declined = Signal()

    def __init__(self, document: Document, parent: QWidget) -> None:
        super().__init__(parent)
        self.doubled = DoubledKeys(
            document.world, lambda key, id: ask_doubled(parent.window(), key, id)
        )
        self._document, self._world = document, document.world
        self.handles: Sequence[int] = ()
        self.pushing = ""
        self.held: dict[str, object] = {}

    def edited(self, name: str, value: object) -> None:
        """A field was given a value."""
        if not self.handles:
            return
        if len(self.handles) > 1 and self._is_typed(name):
            self.held[name] = value
        elif self._may_edit(name):
            self._push(name, value)

    def changed_list(self, name: str, added: tuple[str, ...], removed: tuple[str, ...]) -> None:
        """A list of several records was changed: each by the difference."""
        if not self._may_edit(name):
            return
        rows = []
        for record in self._editable():
            before = getattr(record.data, name)
            kept = tuple(v for v in before if v not in removed)
            rows.append((record.handle, {name: (*kept, *(v for v in added if v not in kept))}))
        label = Label("set_fields", (("field", name), ("count", len(rows))))
        self._document.push(build.set_each(self._world, rows, label))

    def left(self, name: str) -> None:
        """The focus left a field."""
        if name in self.held:
            self._push_held(name)
        else:
            self._document.end_typing()

    def flush(self) -> None:
        """Push what waits."""
        for name in list(self.held):
            self._push_held(name)

    def _push_held(self, name: str) -> None:
        value = self.held.pop(name)
        if self._may_edit(name):
            self._push(name, value)

    def _may_edit(self, name: str) -> bool:
        if self.doubled.may_edit(self.handles, name):
            return True
        self.declined.emit()
        return False

    def mend(self, issue: Any) -> None:
        """Carry out an issue's quick fix."""
        edit = fix_edit(self._world, issue)
        if edit is not None:
            self._document.end_typing()
            self._document.push(edit)

    def _is_typed(self, name: str) -> bool:
        kind = self._world.record(self.handles[0]).kind
        return form_of(kind)[name].widget in TYPED

    def _editable(self) -> list[Record]:
        records = (self._world.record(h) for h in self.handles)
        return [record for record in records if has_form(record)]

    def _push(self, name: str, value: object) -> None:
        if not self._is_typed(name):
            # Each chip is a step of its own.
            self._document.end_typing()
        self.pushing = name if len(self.handles) == 1 else ""
        try:
            self._push_value(name, value)
        except BadEdit as error:
            self._document.refused.emit(error)
        finally:
            self.pushing = ""

    def _push_value(self, name: str, value: object) -> None:
        if len(self.handles) == 1:
            edit = build.set_value(self._world, self.handles[0], name, value)
        else:
            handles = [record.handle for record in self._editable()]
            edit = build.set_values(self._world, handles, name, value)
        if edit.ops:
            self._document.push(edit)
