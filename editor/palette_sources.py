"""What the command palette finds: actions that can run now, then the records of the world."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence

from core.text.fold import fold
from editor.actions import Actions
from editor.command_palette import Candidate, Target
from editor.labels import kind_name

if TYPE_CHECKING:
    from core.world.lore_file import Record
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


def action_candidates(actions: Actions) -> Iterator[Candidate]:
    """The enabled actions in the order of the menus."""
    for spec in actions.specs():
        if spec.in_palette and actions.plain(spec.id).isEnabled():
            yield Candidate(fold(spec.plain_title()), partial(_action_target, actions, spec.id))


def _action_target(actions: Actions, id: str) -> Target:
    spec, action = actions.spec(id), actions.plain(id)
    keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    return Target(spec.plain_title(), "", spec.icon or "jump", keys, action.trigger)


class RecordCandidates:
    """The records with an id, folded once for each revision of the world."""

    def __init__(self, jump: Callable[[int, str], object]) -> None:
        self._jump = jump
        self._at: tuple[int, int] | None = None
        self._known: list[Candidate] = []

    def of(self, document: Document | None, kinds: frozenset[str]) -> list[Candidate]:
        """The candidates of some kinds, entries first."""
        if document is None:
            return []
        at = (id(document), document.world.revision)
        if at != self._at:
            self._at = at
            self._known = list(self._build(document, kinds))
        return self._known

    def _build(self, document: Document, kinds: frozenset[str]) -> Iterator[Candidate]:
        from core.model.kinds import Kind

        for name in (name for name in _KINDS if name in kinds):
            for record in document.world.records(Kind(name)):
                if record.id:
                    yield Candidate(_words(record), partial(self._target, document, record.handle))

    def _target(self, document: Document, handle: int) -> Target:
        record = document.world.record(handle)
        kind = record.kind.value
        file = document.world.file(record.file).name
        title, run = record.id, partial(self._jump, handle, "")
        return Target(title, _title(record) or kind_name(kind), _ICONS[kind], file, run)


def _title(record: Record) -> str:
    return str(getattr(record.data, "title", None) or getattr(record.data, "name", None) or "")


def _words(record: Record) -> str:
    return fold(f"{record.id} {_title(record)}")
