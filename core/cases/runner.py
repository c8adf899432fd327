"""Running the knowledge cases of an open world (spec section 10)."""

from __future__ import annotations

from collections.abc import Iterable

from core.cases.affected import affected
from core.cases.checks import RETRIEVAL_CHECKS, ask
from core.cases.problems import problems_of
from core.cases.reply import reply_checks
from core.cases.result import CaseResult, Check
from core.grounding import Checker
from core.model.kinds import Kind
from core.model.records import Case
from core.retrieval import Retriever
from core.world.edits import Changes
from core.world.world import World


class CaseRunner:
    """Runs cases of one world. The retriever must be in step with the world.

    Running changes nothing, so the same world gives the same results. A `checker` of the same
    world may be shared; after an edit its first answer takes some tens of milliseconds.
    """

    def __init__(self, world: World, retriever: Retriever, checker: Checker | None = None) -> None:
        self._world = world
        self._retriever = retriever
        self._checker = checker or Checker(world)

    def handles(self) -> tuple[int, ...]:
        """All cases in file order, broken ones too."""
        return self._world.handles(Kind.CASE)

    def run_all(self) -> tuple[CaseResult, ...]:
        """Run every case, in file order."""
        return self.run_each(self.handles())

    def run_each(self, handles: Iterable[int]) -> tuple[CaseResult, ...]:
        """Run some cases, in the order given. Raises KeyError for a handle that is gone."""
        return tuple(self.run(handle) for handle in handles)

    def run(self, handle: int) -> CaseResult:
        """Run one case. Raises KeyError."""
        data = self._world.data(handle)
        if not isinstance(data, Case):
            return CaseResult(handle, data.id, None, problems=problems_of(self._world, handle))
        problems = problems_of(self._world, handle)
        checks = () if problems else self._checks(data)
        return CaseResult(handle, data.id, data.title, checks, problems)

    def _checks(self, case: Case) -> tuple[Check, ...]:
        asked = ask(self._world, self._retriever, self._checker, case)
        found = (check(asked) for name, check in RETRIEVAL_CHECKS.items() if getattr(case, name))
        return (*found, *reply_checks(asked))

    def affected(self, changes: Changes) -> tuple[int, ...]:
        """The cases whose result the edit may have changed, in file order; see `affected`."""
        return affected(self._world, changes)
