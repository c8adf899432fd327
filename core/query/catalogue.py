"""What filters and completion look at, cached per handle and updated per edit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping
from dataclasses import fields
from itertools import islice

from core.model.kinds import Kind
from core.model.records import Data, Entry
from core.model.visibility import audiences
from core.text.fold import fold
from core.world.edits import Changes
from core.world.world import World

_MANY_CHANGES = 300

_STEP = 100
"""So many entries have their tags read between two steps."""


def texts_of(data: Data) -> Iterable[str]:
    """Every text of a record that a free word is looked for in, id first."""
    for spec in fields(data):
        value = getattr(data, spec.name)
        if isinstance(value, str):
            yield value
        elif isinstance(value, tuple):
            yield from (item for item in value if isinstance(item, str))


class Catalogue:
    """Folded texts and tags of the records of one world, made when first asked for.

    Give `update` the changes of every edit.
    """

    def __init__(self, world: World) -> None:
        self.world = world
        self._texts: dict[int, str] = {}
        self._spans: dict[int, tuple[int, int]] = {}
        self._orders: dict[tuple[Kind, Hashable], tuple[int, list[int]]] = {}
        self._known_tags: frozenset[str] | None = None
        self._tags: dict[int, tuple[str, ...]] = {}
        self._counts: Counter[str] | None = None
        self._tagged: dict[str, dict[int, None]] | None = None
        self._untagged: Iterator[int] = iter(())

    def update(self, changes: Changes) -> None:
        """Forget what an edit changed, and count its tags anew."""
        self._known_tags = None
        if len(changes.records) > _MANY_CHANGES:
            # Cheaper to look again at what is asked for than to follow each of them.
            self._texts, self._tags, self._spans = {}, {}, {}
            self._counts = self._tagged = None
            return
        for change in changes.records:
            self._forget(change.handle)
            if self._counts is not None and change.kind is Kind.ENTRY:
                self._count(change.old.data if change.old else None, -1)
                self._count(change.new.data if change.new else None, 1)

    def _forget(self, handle: int) -> None:
        self._texts.pop(handle, None)
        self._spans.pop(handle, None)
        for tag in self._tags.pop(handle, ()):
            if self._tagged is not None and tag in self._tagged:
                self._tagged[tag].pop(handle, None)
        if self._tagged is not None and handle in self.world:
            self._note_tags(handle)

    def folded(self, handle: int) -> str:
        """All texts of a record, folded, a line each."""
        found = self._texts.get(handle)
        if found is None:
            found = self._texts[handle] = self._fold(handle)
        return found

    def _fold(self, handle: int) -> str:
        record = self.world.record(handle)
        texts = list(texts_of(record.data))
        if len(texts) < 2:
            return fold(record.raw)
        text = getattr(record.data, "text", None)
        if not isinstance(text, str):
            return fold("\n".join(texts))
        at = next(at for at, each in enumerate(texts) if each is text)
        lines = [fold("\n".join(texts[:at]))] if at else []
        start = len(lines[0]) + 1 if at else 0
        lines.append(fold(text))
        self._spans[handle] = (start, start + len(lines[-1]))
        lines += [fold("\n".join(texts[at + 1 :]))] if texts[at + 1 :] else []
        return "\n".join(lines)

    def folded_text(self, handle: int) -> str:
        """The folded text of a record, without its other fields; "" where it has none."""
        folded = self.folded(handle)
        start, end = self._spans.get(handle, (0, 0))
        return folded[start:end]

    def known_order(self, kind: Kind, sort: Hashable) -> list[int] | None:
        """All records of a kind as they were sorted before, if the world is as it was then."""
        revision, handles = self._orders.get((kind, sort), (-1, []))
        return handles if revision == self.world.revision else None

    def keep_order(self, kind: Kind, sort: Hashable, handles: list[int]) -> None:
        """Keep how all records of a kind are sorted; one order for each kind."""
        self._orders = {key: kept for key, kept in self._orders.items() if key[0] is not kind}
        self._orders[kind, sort] = (self.world.revision, handles)

    def tags(self, handle: int) -> tuple[str, ...]:
        """The folded tags of an entry; none for other records."""
        found = self._tags.get(handle)
        if found is None:
            data = self.world.data(handle)
            tags = data.tags if isinstance(data, Entry) else ()
            found = self._tags[handle] = tuple(fold(t) for t in tags)
        return found

    def tagged(self, tag: str) -> Collection[int]:
        """The entries with a folded tag."""
        for _ in self.tagging():
            pass
        assert self._tagged is not None
        return self._tagged.get(tag, {})

    def tagging(self) -> Iterator[None]:
        """Make ready what `tagged` needs, in steps; edits may come between them."""
        while part := self._next_untagged():
            for handle in part:
                if handle in self.world:
                    self._note_tags(handle)
            yield

    def _next_untagged(self) -> list[int]:
        """The next entries whose tags are not read; the first where all are to be read anew."""
        if self._tagged is None:
            self._tagged = {}
            self._untagged = iter(self.world.handles(Kind.ENTRY))
        return list(islice(self._untagged, _STEP))

    def _note_tags(self, handle: int) -> None:
        assert self._tagged is not None
        for tag in self.tags(handle):
            self._tagged.setdefault(tag, {})[handle] = None

    @property
    def tag_counts(self) -> Mapping[str, int]:
        """How many entries have each tag, as it is spelt."""
        if self._counts is None:
            self._counts = Counter()
            for record in self.world.records(Kind.ENTRY):
                self._count(record.data, 1)
        return self._counts

    @property
    def known_tags(self) -> frozenset[str]:
        """All tags, folded."""
        if self._known_tags is None:
            self._known_tags = frozenset(map(fold, self.tag_counts))
        return self._known_tags

    def _count(self, data: Data | None, by: int) -> None:
        assert self._counts is not None
        if not isinstance(data, Entry):
            return
        for tag in dict.fromkeys(data.tags):
            self._counts[tag] += by
            if self._counts[tag] <= 0:
                del self._counts[tag]

    def common_tags(self) -> list[str]:
        """All tags, the most used first, then by name."""
        return sorted(self.tag_counts, key=lambda tag: (-self.tag_counts[tag], tag))

    def audience_ids(self, kind: str) -> frozenset[str]:
        """The ids that visibilities name for an audience kind, for completion of unknown ones."""
        found = set()
        for record in self.world.records(Kind.ENTRY):
            if isinstance(record.data, Entry):
                found |= {a.id for a in audiences(record.data.visibility) if a.kind.value == kind}
        return frozenset(found)

    def warm(self, handles: Iterable[int]) -> None:
        """Fold some records ahead of the first filter."""
        for handle in handles:
            if handle in self.world:
                self.folded(handle)
                self.tags(handle)
