"""The door of retrieval: one `Retriever` per open world."""

from __future__ import annotations

import gc
import threading
from collections import OrderedDict

from core.model.kinds import Kind
from core.model.records import Entry
from core.model.state import GameState
from core.retrieval.explain import explain
from core.retrieval.explanation import Explanation
from core.retrieval.hits import Hit
from core.retrieval.index import Index
from core.retrieval.inquiry import Inquiry
from core.retrieval.masks import Masks
from core.retrieval.profiles import Profiles, Progress
from core.world.collector import collector_paused
from core.world.edits import Change, Changes
from core.world.world import World

_KEPT_EXPLANATIONS = 8
_FEW_CHANGES = 1000
_MANY_ROWS = 1_000


class Retriever:
    """Answers questions about the lore of one world (spec section 3).

    Questions change nothing and may be asked from several threads; give it every edit's
    `Changes` after `World.apply`. With `lazy` the index is made by `build`, which may run in
    another thread while edits go on, or by the first question.
    """

    def __init__(self, world: World, *, lazy: bool = False) -> None:
        self._world = world
        self._lock = threading.RLock()
        self._build_lock = threading.RLock()
        self._explained: OrderedDict[object, Explanation] = OrderedDict()
        self._begin()
        if not lazy:
            self.build()

    @property
    def ready(self) -> bool:
        """Whether the index is made, so that a question does not have to wait for it."""
        return self._ready

    def _begin(self) -> None:
        self._ready = False
        self._records = self._world.records(Kind.ENTRY)
        self._since: list[Change] = []

    def build(self) -> None:
        """Make the index, if it is not made yet; edits meanwhile are taken in at the end."""
        with self._build_lock:
            if self._ready:
                return
            with collector_paused():
                index = Index(self._records)
            while not self._settled(index):
                # Very many edits meanwhile: the next one does not wait until they are in.
                with self._lock:
                    since, self._since = self._since, []
                index.update(since)
        if len(index.rows) > _MANY_ROWS:
            # As after opening: a full collection need not walk what lives as long as the world.
            gc.freeze()

    def _settled(self, index: Index) -> bool:
        """Take over a new index, if few edits are missing in it."""
        with self._lock:
            if len(self._since) > _FEW_CHANGES:
                return False
            index.update(self._since)
            self._index = index
            self._masks = Masks(index)
            self._profiles = Profiles(self._world, index)
            self._explained.clear()
            self._records, self._since = (), []
            self._ready = True
            return True

    def rebuild(self) -> None:
        """Index the world anew, for when it changed by other means than edits."""
        with self._build_lock:
            self._begin()
            self.build()

    def update(self, changes: Changes, *, later: bool = False) -> None:
        """Take in what an edit changed; afterwards all answers are those of a new index.

        `later`: after very many changes the index is not made anew here, but by `build`.
        """
        entries = changes.of(Kind.ENTRY)
        with self._lock:
            if not self._ready:
                self._since += entries
                return
            self._explained.clear()
            if len(entries) <= max(_FEW_CHANGES, len(self._index.rows) // 8):
                self._index.update(entries)
                if self._index.removed <= max(_FEW_CHANGES, len(self._index.rows) // 2):
                    return
            if later:
                self._begin()
                return
        self.rebuild()

    def prepared(self, profile: str) -> bool:
        """Whether a question in a profile is answered without anything made before it."""
        return self._ready and self._profiles.prepared(profile)

    def prepare(self, profile: str, progress: Progress | None = None) -> None:
        """Make what the profile `natural` needs; questions to the others need not wait for it.

        The first question does it too; in a world of 100 000 entries it takes some seconds.
        `progress` is told how many entries are done, and stops the work by what it raises.
        """
        self.build()
        self._profiles.prepare(profile, progress)

    def retrieve(self, query: str, state: GameState) -> tuple[Hit, ...]:
        """The top `state.k` entries that the NPC may be given; a masked one is never touched.

        Raises UnknownId for a profile that is none.
        """
        self.prepare(state.profile)
        with self._lock:
            mask = self._masks.of(self._world.viewer(state))
            inquiry = self._profiles.inquire(query, state, mask)
            scored = inquiry.ranked(mask, max(state.k, 0))
            return tuple(self._hit(inquiry, *s, rank) for rank, s in enumerate(scored, 1))

    def all_ranks(self, query: str, k: int) -> tuple[int, ...]:
        """The first k handles as nobody's mask would leave them, for the author's checks only."""
        with self._lock:
            state = GameState()
            inquiry = self._profiles.inquire(
                query, state, self._masks.of(self._world.viewer(state))
            )
            return tuple(self._index.handles[slot] for slot, _ in inquiry.ranked(None, k))

    def explain(self, query: str, state: GameState) -> Explanation:
        """The author's view of the same question, over all entries, in a pass of its own.

        Raises UnknownId for a profile that is none.
        """
        self.prepare(state.profile)
        viewer = self._world.viewer(state)
        key = (query, viewer, state.place, state.k, state.profile)
        with self._lock:
            if key not in self._explained:
                mask = self._masks.of(viewer)
                inquiry = self._profiles.inquire(query, state, mask)
                made = explain(inquiry, self._index.snapshot(), mask, max(state.k, 0))
                self._explained[key] = made
            self._explained.move_to_end(key)
            if len(self._explained) > _KEPT_EXPLANATIONS:
                self._explained.popitem(last=False)
            return self._explained[key]

    def _hit(self, inquiry: Inquiry, slot: int, points: float, rank: int) -> Hit:
        entry = self._index.rows[slot]
        assert isinstance(entry, Entry)
        return inquiry.hit(entry, self._index.handles[slot], points, rank)
