"""What the command palette finds: actions that can run now, then the records of the world."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeySequence

from core.text.fold import fold
from editor.actions import Actions
from editor.command_palette import Source, Target
from editor.labels import kind_name
from editor.widgets import Slices

if TYPE_CHECKING:
    from core.world.edits import Changes
    from core.world.lore_file import Record
    from editor.discretion import Discretion
    from editor.document import Document

_KINDS = ("entry", "npc", "place", "quest", "faction", "plot", "case")
_ICONS = {
    "entry": "lore",
    "npc": "npc",
    "place": "place",
    "quest": "quest",
    "faction": "faction",
    "plot": "note",
    "case": "case",
}
_AT_ONCE = 64
"""So many are folded between two looks at the clock."""


def action_source(actions: Actions) -> Source:
    """The enabled actions in the order of the menus."""
    rows = [
        (fold(spec.plain_title()), spec.id)
        for spec in actions.specs()
        if spec.in_palette and actions.plain(spec.id).isEnabled()
    ]

    def make(id: str) -> Target:
        spec, action = actions.spec(id), actions.plain(id)
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        return Target(spec.plain_title(), "", spec.icon or "jump", keys, action.trigger)

    return Source(rows, make)


class RecordSource(QObject):
    """The records with an id, by their id and title; each is folded once until it is edited.

    grown(): those that were still to be folded when they were asked for are there now.
    """

    grown = Signal()

    def __init__(
        self, jump: Callable[[int, str], object], discretion: Discretion, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._jump, self._discretion = jump, discretion
        discretion.changed.connect(self._forget_rows)
        self._document: Document | None = None
        self._words: dict[int, str] = {}
        self._rows: list[tuple[str, int]] | None = None
        self._folding = Slices(self)
        self._folding.ended.connect(self._on_folded)

    def follow(self, document: Document | None) -> None:
        """Search another world, or none."""
        self._folding.stop()
        self._document, self._words, self._rows = document, {}, None
        if document is not None:
            document.changed.connect(self._on_changed)

    def source(self, kinds: frozenset[str]) -> Source:
        """The records of some kinds, entries first; of very many, those that are folded yet."""
        rows = self._build(kinds) if self._rows is None else self._rows
        return Source(rows, self._target)

    def _build(self, kinds: frozenset[str]) -> list[tuple[str, int]]:
        from core.model.kinds import Kind

        if self._document is None:
            return []
        world, words = self._document.world, self._words
        handles = [h for name in _KINDS if name in kinds for h in world.handles(Kind(name))]
        missing = [h for h in handles if h not in words]
        if missing and not self._folding.busy:
            self._folding.run(self._fold(missing))
        hides = self._discretion.hides if self._discretion.on else _hides_none
        rows = [(words[h], h) for h in handles if words.get(h) and not hides(h)]
        if not self._folding.busy:
            self._rows = rows
        return rows

    def _fold(self, handles: Sequence[int]) -> Iterator[None]:
        assert self._document is not None
        records = self._document.world.records_by_handle
        for at, handle in enumerate(handles):
            if handle in records:
                self._words[handle] = _words(records[handle])
            if at % _AT_ONCE == 0:
                yield

    def _on_folded(self) -> None:
        self._rows = None
        self.grown.emit()

    def _forget_rows(self) -> None:
        self._rows = None

    def _on_changed(self, changes: Changes) -> None:
        self._rows = None
        for change in changes.records:
            self._words.pop(change.handle, None)

    def _target(self, handle: int) -> Target:
        assert self._document is not None
        world = self._document.world
        record = world.record(handle)
        kind = record.kind.value

        def run() -> object:
            return self._jump(handle, "")

        say, note = self._discretion.say, _title(record) or kind_name(kind)
        name = world.file(record.file).name
        return Target(say(record.id), say(note), _ICONS[kind], say(name), run)


def _hides_none(_: int) -> bool:
    return False


def _title(record: Record) -> str:
    data = record.data
    return str(getattr(data, "title", None) or getattr(data, "name", None) or "")


def _words(record: Record) -> str:
    if not record.id:
        return ""
    words = f"{record.id} {_title(record)}"
    return words.lower() if words.isascii() else fold(words)
