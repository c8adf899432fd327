"""Which entries own a name or term, and whom they leave out (spec section 2, "Spoiler").

Owners of a name: the entries tagged with it or that list it among their terms;
if there is none, the first entry in file order whose text has it. A draft owns
nothing: it is in no game.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from core.model.kinds import Kind
from core.model.mask import gate_key, gates
from core.model.visibility import PUBLIC
from core.validation.facts import Facts
from core.validation.file_order import first_in_file
from core.validation.name_forms import Words
from core.validation.name_index import NameIndex
from core.validation.reach import GateKey


@dataclass(frozen=True, slots=True)
class Owners:
    """Who owns a name. `open` when one of them is for everybody: then nothing is given away."""

    first: int | None
    gates: frozenset[GateKey]
    open: bool = False


class OwnerIndex:
    """Owners of names, remembered until something that bears on them changes."""

    def __init__(self, facts: Facts, names: NameIndex) -> None:
        self._facts = facts
        self._names = names
        self._known: dict[Words, Owners] = {}
        self._by_word: dict[str, set[Words]] = {}

    def of(self, name: Words) -> Owners:
        """The owners of a name or term."""
        if name not in self._known:
            self._known[name] = self._find(name)
            for word in name:
                self._by_word.setdefault(word, set()).add(name)
        return self._known[name]

    def clear(self) -> None:
        """Forget all."""
        self._known.clear()
        self._by_word.clear()

    def moved(self, words: Iterable[str]) -> set[Words]:
        """The names with one of the words whose owners are others than remembered."""
        names = {name for word in words for name in self._by_word.get(word, ())}
        moved: set[Words] = set()
        for name in names:
            now = self._find(name)
            if now != self._known[name]:
                self._known[name] = now
                moved.add(name)
        return moved

    def is_tag(self, word: str) -> bool:
        """Whether any entry is tagged with the word."""
        return word in self._facts.tagged

    def handles(self, name: Words) -> set[int] | frozenset[int]:
        """The entries that own the name by tag or term."""
        tagged: set[int] = set()
        for tag in {sign.join(name) for sign in (" ", "_", "-", "")}:
            tagged |= self._facts.tagged.get(tag)
        tagged |= self._names.terms.get(name)
        if not tagged and len(name) > 1:
            for word in name:
                tagged |= self._facts.tagged.get(word)
        return tagged

    def _find(self, name: Words) -> Owners:
        by_tag = self._published(self.handles(name))
        if by_tag is not None:
            return by_tag
        having = self._names.having(name)
        place = self._facts.world.position
        for handle in sorted(having, key=place):
            first = self._published((handle,))
            if first is not None:
                return first
        return Owners(None, frozenset())

    def _published(self, handles: Iterable[int]) -> Owners | None:
        """The owners among these that are no drafts; None when all are."""
        keys: set[GateKey] = set()
        owners: set[int] = set()
        for handle in handles:
            entry = self._facts.entry(handle)
            if entry is None:
                continue
            if entry.visibility == PUBLIC:
                return Owners(None, frozenset(), open=True)
            if gates(entry):
                keys.add(gate_key(entry))
                owners.add(handle)
        if not owners:
            return None
        return Owners(first_in_file(self._facts.world, Kind.ENTRY, owners), frozenset(keys))
