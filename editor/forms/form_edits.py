"""What the user makes of the fields, as edits of the document."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from core.errors import BadEdit
from core.model.kinds import Kind
from core.model.records import Broken
from core.world import build
from core.world.edits import Edit, Label
from core.world.lore_file import Record
from editor.document import Document
from editor.forms.bulk_edit import BulkEdits
from editor.forms.doubled_keys import DoubledKeys, ask_doubled
from editor.forms.field_specs import TYPED, form_of
from editor.forms.fixes import fix_edit
from editor.forms.id_change import IdChange, is_only_inactive


def has_form(record: Record) -> bool:
    """Whether a record's fields can be edited; others are edited as JSON only."""
    if isinstance(record.data, Broken):
        return False
    return record.kind is Kind.TAG_ALIAS or record.raw.lstrip().startswith("{")


class FormEdits(QObject):
    """Pushes changes of fields for the records that are shown.

    `pushing` is the field whose own change is being pushed, which must not be shown anew
    under the cursor. With several records typed text waits in `held` until its field is
    left, so that it is one step. An id that other records name waits in `id_change`.
    declined(): the user did not want an edit after all. rename_wanted(): an id was typed
    to its end that waits there.
    """

    declined = Signal()
    rename_wanted = Signal()

    def __init__(self, document: Document, parent: QWidget) -> None:
        super().__init__(parent)
        self._bulk = BulkEdits(document, parent)
        self.doubled = DoubledKeys(
            document.world, lambda key, id: ask_doubled(parent.window(), key, id)
        )
        self._document, self._world = document, document.world
        self._handles: Sequence[int] = ()
        self.pushing = ""
        self.held: dict[str, object] = {}
        self._given_up = ""
        self.id_change = IdChange(document.world)

    @property
    def handles(self) -> Sequence[int]:
        """The records that are shown and are still there; with none, nothing is held."""
        known = self._world.records_by_handle
        if not all(handle in known for handle in self._handles):
            self.handles = [handle for handle in self._handles if handle in known]
        return self._handles

    @handles.setter
    def handles(self, handles: Sequence[int]) -> None:
        self._handles = handles
        if not handles:
            # What was typed for records that are gone is not for those shown next.
            self.held.clear()

    def edited(self, name: str, value: object) -> None:
        """A field was given a value."""
        if not self.handles or (name == "id" and len(self.handles) > 1):
            return
        if len(self.handles) > 1 and self._is_typed(name):
            self.held[name] = value
        elif self._may_edit(name) and not self._is_held_id(name, value):
            self._push(name, value)

    def _is_held_id(self, name: str, value: object) -> bool:
        alone = name == "id" and len(self.handles) == 1
        return alone and self.id_change.hold(self.handles[0], str(value))

    def put_back(self, name: str, value: object) -> None:
        """A field is to hold again what it held; an id that waits is given up."""
        if name == "id":
            self.id_change.take()
        if getattr(self._world.data(self.handles[0]), name, None) != value:
            self._push(name, value)

    def changed_list(self, name: str, added: tuple[str, ...], removed: tuple[str, ...]) -> None:
        """A list of several records was changed: each by the difference."""
        if not self.handles or not self._may_edit(name):
            return
        handles = [record.handle for record in self._editable()]

        def make() -> Edit:
            rows = []
            for handle in self._there(handles):
                now = getattr(self._world.data(handle), name)
                kept = tuple(v for v in now if v not in removed)
                rows.append((handle, {name: (*kept, *(v for v in added if v not in kept))}))
            label = Label("set_fields", (("field", name), ("count", len(rows))))
            return build.set_each(self._world, rows, label)

        self._bulk.push(len(handles), make, keep=True, stopped=self.declined.emit)

    def left(self, name: str, field: QWidget) -> None:
        """The focus left a field, or Enter was pressed in it."""
        if name == "id" and self.id_change.waits:
            if not is_only_inactive(field):
                self.rename_wanted.emit()
        elif self.handles and name in self.held:
            if name != self._given_up or not is_only_inactive(field):
                self._push_held(name)
        else:
            self._document.end_typing()

    def end_step(self) -> None:
        """What is typed next is another step, though typing goes on."""
        self._document.end_typing()

    def undo_pressed(self, name: str) -> None:
        """Undo comes next and takes back what was typed: it must be a step by then."""
        edit = self.id_change.take_edit() if name == "id" else None
        if edit is not None:
            self._document.push(edit)

    def flush(self, *, wait: bool = True) -> None:
        """Push what waits; `wait` comes back when that is made, or was given up."""
        for name in list(self.held) if self.handles else ():
            self._push_held(name)
        if wait:
            self._bulk.finish()

    def _push_held(self, name: str) -> None:
        value, self._given_up = self.held.pop(name), ""
        if self._may_edit(name):
            self._push(name, value)

    def _may_edit(self, name: str) -> bool:
        if self.doubled.may_edit(self.handles, name):
            return True
        self.declined.emit()
        return False

    def mend(self, issue: Any, language: str) -> None:
        """Carry out an issue's quick fix; the history calls it by what it does."""
        edit = fix_edit(self._world, issue, language)
        if edit is not None:
            self._document.end_typing()
            self._document.push(edit)

    def _is_typed(self, name: str) -> bool:
        kind = self._world.record(self.handles[0]).kind
        form = form_of(kind).get(name)
        return form is not None and form.widget in TYPED

    def _editable(self) -> list[Record]:
        records = (self._world.record(h) for h in self.handles)
        return [record for record in records if has_form(record)]

    def _there(self, handles: Sequence[int]) -> list[int]:
        """Those that can still be edited: what an edit waits for may take some of them away."""
        known = self._world.records_by_handle
        return [h for h in handles if h in known and has_form(known[h])]

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
        if len(self.handles) > 1:
            handles = [record.handle for record in self._editable()]

            def make() -> Edit:
                return build.set_values(self._world, self._there(handles), name, value)

            stopped = partial(self._hold_again, tuple(self.handles), name, value)
            self._bulk.push(len(handles), make, keep=True, stopped=stopped)
            return
        edit = build.set_value(self._world, self.handles[0], name, value)
        if edit.ops:
            self._document.push(edit)

    def _hold_again(self, handles: tuple[int, ...], name: str, value: object) -> None:
        """An edit was given up: what was typed stays in its field, and waits there."""
        if tuple(self.handles) == handles and self._is_typed(name):
            self.held.setdefault(name, value)
            # The progress box that goes must not begin it again.
            self._given_up = name
        self.declined.emit()
