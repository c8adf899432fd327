"""The inverted index over the entries of one world, kept up to date per edit.

Each entry has a slot, a small int that stays its own for as long as the index lives, so that
an undone removal finds its old place. Broken entries and those of weight 0 have a slot and no
postings: they can never be retrieved.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeGuard

from core.model.mask import gate_key
from core.model.records import Broken, Data, Entry
from core.model.visibility import Visibility
from core.retrieval.idorder import IdOrder
from core.retrieval.postings import TagPostings
from core.retrieval.size import few_rows
from core.retrieval.vocabulary import Vocabulary
from core.world.edits import Change
from core.world.lore_file import Record

GateKey = tuple[Visibility, str | None]
Row = Entry | Broken | None
"""What a slot holds; None after its entry was removed."""

_CLOSED = 0
"""The class of slots that hold no entry."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The rows of an index at one moment. `slot_of` may know later slots, past the end."""

    rows: tuple[Row, ...]
    classes: array[int]
    handles: tuple[int, ...]
    slot_of: Mapping[int, int]

    def slot(self, handle: int) -> int | None:
        """The slot of a record that was there."""
        slot = self.slot_of.get(handle)
        if slot is None or slot >= len(self.rows) or self.rows[slot] is None:
            return None
        return slot

    def entry(self, slot: int) -> Entry:
        """The sound entry of a slot that scored."""
        row = self.rows[slot]
        assert isinstance(row, Entry)
        return row


class Index:
    """Columns by slot, and postings by tag and by word.

    `log` names each slot that an update touched, for whoever keeps more about the rows.
    """

    def __init__(self, records: Sequence[Record]) -> None:
        self.slot_of: dict[int, int] = {}
        self.handles: list[int] = []
        self.rows: list[Row] = []
        self.ids: list[str] = []
        self.weights: array[float] = array("d")
        self.classes: array[int] = array("i")
        self.gate_keys: list[GateKey | None] = [None]
        self.tags = TagPostings()
        self.vocabulary = Vocabulary()
        self.order = IdOrder()
        self.removed = 0
        self.log: list[int] = []
        self._class_of: dict[GateKey, int] = {}
        self._snapshot: Snapshot | None = None
        self._fill(records)

    def snapshot(self) -> Snapshot:
        """The rows as they are now; later edits do not change it."""
        if self._snapshot is None:
            self._snapshot = Snapshot(
                tuple(self.rows), self.classes[:], tuple(self.handles), self.slot_of
            )
        return self._snapshot

    def _fill(self, records: Sequence[Record]) -> None:
        for record in records:
            self._put(self._new_slot(record.handle), record.data)
        if not few_rows(len(self.rows)):
            # Ranked now, so that the first question does not have to wait for it.
            self.order.ranks(self.ids)
        self.vocabulary.fill(row.text if is_retrievable(row) else "" for row in self.rows)

    def update(self, changes: Sequence[Change]) -> None:
        """Take in changes of entries."""
        self._snapshot = None
        for change in changes:
            slot = self.slot_of.get(change.handle)
            if slot is None:
                if change.new is None:
                    continue
                slot = self._new_slot(change.handle)
            self.log.append(slot)
            self._replace(slot, None if change.new is None else change.new.data)

    def _new_slot(self, handle: int) -> int:
        slot = self.slot_of[handle] = len(self.rows)
        self.handles.append(handle)
        self.rows.append(None)
        self.ids.append("")
        self.weights.append(0.0)
        self.classes.append(_CLOSED)
        self.removed += 1
        return slot

    def _replace(self, slot: int, data: Data | None) -> None:
        old = self.rows[slot]
        self._take(slot)
        if data is not None:
            self._put(slot, data)
        new = self.rows[slot]
        old_text = old.text if is_retrievable(old) else ""
        new_text = new.text if is_retrievable(new) else ""
        if old_text != new_text:
            self.vocabulary.remove(old_text, slot)
            self.vocabulary.add(new_text, slot)

    def _take(self, slot: int) -> None:
        old = self.rows[slot]
        if old is None:
            return
        self.removed += 1
        self.order.drop(old.id)
        if is_retrievable(old):
            for tag in old.tags:
                self.tags.remove(tag, slot)
        self.rows[slot] = None
        self.weights[slot] = 0.0
        self.classes[slot] = _CLOSED

    def _put(self, slot: int, data: Data) -> None:
        assert isinstance(data, (Entry, Broken))
        self.removed -= 1
        self.rows[slot] = data
        self.ids[slot] = data.id
        self.order.put(slot, data.id)
        if isinstance(data, Entry):
            self.weights[slot] = data.weight
            self.classes[slot] = self._class(gate_key(data))
        if is_retrievable(data):
            for tag in data.tags:
                self.tags.add(tag, slot)

    def _class(self, key: GateKey) -> int:
        found = self._class_of.get(key)
        if found is None:
            found = self._class_of[key] = len(self.gate_keys)
            self.gate_keys.append(key)
        return found


def is_retrievable(row: Data | None) -> TypeGuard[Entry]:
    """Whether some question can retrieve it: sound, and of a weight above 0."""
    return isinstance(row, Entry) and row.weight > 0
