"""The open world: files, records by handle, and the look-ups over them."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, KeysView, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from core.errors import BadEdit, LoremaskError
from core.files.vocabulary import Vocabulary
from core.model.kinds import Kind
from core.model.mask import Viewer, viewer
from core.model.records import Data, Npc, Setting
from core.model.state import GameState
from core.world.apply import Applier, refuse_read_only
from core.world.edits import Applied, Changes, Edit
from core.world.lore_file import LoreFile, Record
from core.world.staging import Stage, Staged

LANGUAGES = ("es", "pt", "en")


@dataclass(frozen=True, slots=True)
class _LookUps:
    """What was worked out from the records, by kind.

    An edit puts others in their place: another thread that reads meanwhile leaves what it
    works out in the old ones, which nobody asks any more.
    """

    order: dict[Kind, tuple[int, ...]] = field(default_factory=dict)
    positions: dict[Kind, dict[int, int]] = field(default_factory=dict)
    ids: dict[Kind, tuple[str, ...]] = field(default_factory=dict)
    found: dict[Kind, dict[str, tuple[int, ...]]] = field(default_factory=dict)

    def copied(self) -> _LookUps:
        return _LookUps(dict(self.order), dict(self.positions), dict(self.ids), dict(self.found))


class World:
    """Records of all kinds from one folder or file, looked up by handle.

    Nothing but `apply` changes the records. A handle is an int that is never
    reused while the world is open; ids may be missing or doubled.
    """

    def __init__(self, root: Path) -> None:
        self.root = root
        self.revision = 0
        self.notices: tuple[LoremaskError, ...] = ()
        self._files: dict[int, LoreFile] = {}
        self._records: dict[int, Record] = {}
        self._handles = itertools.count(1)
        self._look_ups = _LookUps()
        # Holds no method of the world: without a circle it goes as soon as nobody has it.
        self._applier = Applier(self._files, self._records, self._handles.__next__)

    def new_handle(self) -> int:
        """A handle that was never used in this world."""
        return next(self._handles)

    # files

    @property
    def files(self) -> tuple[LoreFile, ...]:
        """All files of the folder, in the order of their names, readable or not."""
        return tuple(self._files.values())

    @property
    def folder(self) -> Path:
        """The folder that the files lie in, whether it is still there or not."""
        first = next(iter(self._files.values()), None)
        return self.root if first is None else first.path.parent

    @property
    def lore_files(self) -> tuple[LoreFile, ...]:
        """The files that hold records of ours."""
        return tuple(f for f in self.files if f.is_lore and f.parts)

    def file(self, handle: int) -> LoreFile:
        """The file of a handle. Raises KeyError."""
        return self._files[handle]

    def add_file(self, file: LoreFile, records: Iterable[Record]) -> None:
        """Take in a file that was read or newly made; not an edit, and not undone."""
        self._files[file.handle] = file
        self._records.update((r.handle, r) for r in records)
        self._forget()

    def file_text(self, handle: int) -> str:
        """The file's whole text as it would be saved."""
        return self._files[handle].text(self._records)

    # records

    def __contains__(self, handle: object) -> bool:
        return handle in self._records

    @property
    def records_by_handle(self) -> Mapping[int, Record]:
        """All records, for looking up only."""
        return self._records

    def record(self, handle: int) -> Record:
        """The record of a handle. Raises KeyError."""
        return self._records[handle]

    def data(self, handle: int) -> Data:
        """The value of a record. Raises KeyError."""
        return self._records[handle].data

    def handles(self, kind: Kind) -> tuple[int, ...]:
        """The handles of all records of a kind, in file order, broken ones too."""
        order = self._look_ups.order
        if kind not in order:
            order[kind] = tuple(self._iter_handles(kind))
        return order[kind]

    def _iter_handles(self, kind: Kind) -> Iterable[int]:
        sections = (s for file in self._files.values() for s in file.sections())
        of_kind = (section.slots for section in sections if section.spec.kind is kind)
        return itertools.chain.from_iterable([slot.handle for slot in slots] for slots in of_kind)

    def records(self, kind: Kind) -> tuple[Record, ...]:
        """All records of a kind, in file order."""
        return tuple(map(self._records.__getitem__, self.handles(kind)))

    def position(self, handle: int) -> int:
        """The record's place in the file order of its kind, from 0."""
        kind = self._records[handle].kind
        positions = self._look_ups.positions
        if kind not in positions:
            positions[kind] = {h: i for i, h in enumerate(self.handles(kind))}
        return positions[kind][handle]

    def find(self, kind: Kind, id: str) -> tuple[int, ...]:
        """The handles of all records of that kind and id, in file order."""
        found = self._id_index(kind).get(id, ())
        return tuple(sorted(found, key=self.position)) if len(found) > 1 else found

    def ids(self, kind: Kind) -> Sequence[str]:
        """The ids of a kind in file order, each once, empty ones left out."""
        ids = self._look_ups.ids
        if kind not in ids:
            each = dict.fromkeys(self._records[handle].id for handle in self.handles(kind))
            ids[kind] = tuple(id for id in each if id)
        return ids[kind]

    def known_ids(self, kind: Kind) -> KeysView[str]:
        """The ids of a kind in any order, for looking up only: it follows the edits."""
        return self._id_index(kind).keys()

    def _id_index(self, kind: Kind) -> dict[str, tuple[int, ...]]:
        """Handles by id; those of one id in any order, since edits move them."""
        known = self._look_ups.found
        if kind not in known:
            index: dict[str, list[int]] = {}
            for record in self.records(kind):
                index.setdefault(record.id, []).append(record.handle)
            known[kind] = {id: tuple(handles) for id, handles in index.items()}
        return known[kind]

    def declares(self, kind: Kind) -> bool:
        """Whether the world holds records of a kind, so that its ids can be checked."""
        return bool(self.handles(kind))

    # what the records say

    @property
    def vocabulary(self) -> Vocabulary:
        """The vocabulary of the first lore file that shows one."""
        shown = [f.style for f in self.lore_files if f.style.shows]
        return shown[0].vocabulary if shown else Vocabulary.ES

    @property
    def language(self) -> str:
        """es, pt or en: as declared, else by the vocabulary (spec section 1)."""
        for record in self.records(Kind.LANGUAGE):
            if isinstance(record.data, Setting) and record.data.value in LANGUAGES:
                return str(record.data.value)
        return "en" if self.vocabulary is Vocabulary.EN else "es"

    def factions_of(self, npc: str | None) -> frozenset[str]:
        """The factions that an NPC is in; of none, nothing. Doubled ids count together."""
        if npc is None:
            return frozenset()
        members = (self.data(h) for h in self.find(Kind.NPC, npc))
        return frozenset(f for n in members if isinstance(n, Npc) for f in n.factions)

    def viewer(self, state: GameState) -> Viewer:
        """Who asks in that state, with the factions the cast gives it."""
        return viewer(state, self.factions_of(state.npc))

    # edits

    def apply(self, edit: Edit) -> Applied:
        """Make an edit; all of it or, with BadEdit, none of it."""
        known = self._look_ups.copied()
        try:
            applied = self._applier.apply(edit)
        except BadEdit:
            self._look_ups = known
            raise
        self._settle(applied.changes, known)
        return applied

    def stage(self) -> Stage:
        """A copy for an edit of very many records to be made on, in another thread."""
        return Stage(self._files, self._records, self.new_handle, self.revision)

    def adopt(self, staged: Staged) -> Applied:
        """Make an edit that was carried out beside the world.

        Raises BadEdit when the world has changed since its copy was made.
        """
        if staged.revision != self.revision:
            raise BadEdit("not_an_edit_here")
        files = {handle: self._files[handle] for handle in staged.parts}
        for file in files.values():
            refuse_read_only(file)
        known = self._look_ups.copied()
        for handle, file in files.items():
            file.parts, file.touched = staged.parts[handle], True
        for change in staged.applied.changes.records:
            if change.new is None:
                self._records.pop(change.handle, None)
            else:
                self._records[change.handle] = change.new
        self._settle(staged.applied.changes, known)
        return staged.applied

    def _settle(self, changes: Changes, known: _LookUps) -> None:
        """The records have changed; of what was known before, keep what still holds."""
        self.revision += 1
        for kind in changes.kinds():
            if changes.structure:
                known.order.pop(kind, None)
                known.positions.pop(kind, None)
            self._forget_ids(kind, changes, known)
        self._look_ups = known

    def _forget_ids(self, kind: Kind, changes: Changes, known: _LookUps) -> None:
        if changes.many:
            known.ids.pop(kind, None)
            known.found.pop(kind, None)
            return
        for change in changes.of(kind):
            old, new = (None if r is None else r.id for r in (change.old, change.new))
            if old != new or changes.structure:
                known.ids.pop(kind, None)
            if old != new and kind in known.found:
                self._find_anew(known.found[kind], change.handle, old, new)

    def _find_anew(
        self, index: dict[str, tuple[int, ...]], handle: int, old: str | None, new: str | None
    ) -> None:
        if old is not None:
            left = tuple(other for other in index.get(old, ()) if other != handle)
            if left:
                index[old] = left
            else:
                index.pop(old, None)
        if new is not None:
            index[new] = (*index.get(new, ()), handle)

    def _forget(self) -> None:
        self.revision += 1
        self._look_ups = _LookUps()
