"""The expectations about retrieval: what must come, what must be masked, what must stay out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from core.cases.result import Check, Difference, Status, missing
from core.grounding import Checker
from core.knowledge.openings import Opening, opening_of
from core.model.kinds import Kind
from core.model.mask import sees
from core.model.records import Case, Entry
from core.model.state import GameState
from core.retrieval import Hit, NotRetrieved, Retriever
from core.world.world import World

Texts = tuple[str, ...]


def state_of(case: Case) -> GameState:
    """The state that a case is asked in."""
    return GameState(case.npc, case.place, frozenset(case.quests), k=case.k, profile=case.profile)


@dataclass(frozen=True, slots=True)
class Asked:
    """One case's question, asked: what was retrieved, and where to ask why not."""

    world: World
    retriever: Retriever
    checker: Checker
    case: Case
    state: GameState
    hits: tuple[Hit, ...]

    @property
    def ids(self) -> Texts:
        """The ids retrieved, best first."""
        return tuple(hit.id for hit in self.hits)

    def rank(self, id: str) -> int:
        """The rank of a retrieved id."""
        return next(hit.rank for hit in self.hits if hit.id == id)

    def why(self, id: str) -> NotRetrieved | None:
        """Why the first entry of an id was not retrieved."""
        explanation = self.retriever.explain(self.case.query, self.state)
        return explanation.why(self.world.find(Kind.ENTRY, id)[0])

    def openings(self, id: str) -> Iterator[Opening]:
        """What opens each sound entry of an id for the NPC."""
        viewer = self.world.viewer(self.state)
        for handle in self.world.find(Kind.ENTRY, id):
            data = self.world.data(handle)
            if isinstance(data, Entry):
                yield opening_of(data, viewer)

    def is_masked(self, id: str) -> bool:
        """Whether no entry of the id may be given to the NPC."""
        viewer = self.world.viewer(self.state)
        found = (self.world.data(handle) for handle in self.world.find(Kind.ENTRY, id))
        return not any(isinstance(data, Entry) and sees(data, viewer) for data in found)


def ask(world: World, retriever: Retriever, checker: Checker, case: Case) -> Asked:
    """Ask a case's question. Raises UnknownId for a profile that is none."""
    state = state_of(case)
    return Asked(world, retriever, checker, case, state, retriever.retrieve(case.query, state))


def verdict(name: str, expected: Texts, got: Texts, found: Iterator[Difference]) -> Check:
    """A check that passes when nothing differs."""
    differences = tuple(found)
    status = Status.FAILED if differences else Status.PASSED
    return Check(name, status, expected, got, differences)


def retrieves(asked: Asked) -> Check:
    """Each id must be among the top k."""
    expected = asked.case.retrieves
    found = (missing(id, asked.why(id)) for id in expected if id not in asked.ids)
    return verdict("retrieves", expected, asked.ids, found)


def masks(asked: Asked) -> Check:
    """Each id must be hidden from the NPC in this state."""
    expected = asked.case.masks
    got = tuple(id for id in expected if asked.is_masked(id))
    found = (_open(asked, id) for id in expected if id not in got)
    return verdict("masks", expected, got, found)


def _open(asked: Asked, id: str) -> Difference:
    opened = next((o for o in asked.openings(id) if o is not Opening.MASKED), Opening.MASKED)
    return Difference("case_not_masked", id, (("opening", opened.value),))


def not_retrieves(asked: Asked) -> Check:
    """No id may be among the top k, masked or not."""
    expected = asked.case.not_retrieves
    found = (
        Difference("case_retrieved", id, (("rank", asked.rank(id)),))
        for id in expected
        if id in asked.ids
    )
    return verdict("not_retrieves", expected, asked.ids, found)


RETRIEVAL_CHECKS: dict[str, Callable[[Asked], Check]] = {
    "retrieves": retrieves,
    "masks": masks,
    "not_retrieves": not_retrieves,
}
