"""What came of a knowledge case, as values (spec section 10)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from core.knowledge.conditions import needs_text
from core.messages import render
from core.retrieval import NotRetrieved

Texts = tuple[str, ...]


class Status(StrEnum):
    """How a case, or one expectation of it, came out.

    `ERROR`: the case itself cannot be run as it stands (an unknown id, nothing expected).
    `UNCHECKED`: nothing contradicts it, but a part could not be looked at; it has not passed.
    """

    PASSED = "passed"
    FAILED = "failed"
    ERROR = "error"
    UNCHECKED = "unchecked"


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing that is not as expected: a code and parameters; `item` is the id or text."""

    code: str
    item: str = ""
    params: tuple[tuple[str, object], ...] = ()

    def message(self, language: str = "en") -> str:
        """The sentence for people."""
        params = dict(self.params)
        gates = params.pop("gates", None)
        if isinstance(gates, tuple):
            params["needs"] = needs_text(gates, language)
        return render(self.code, {"item": self.item, **params}, language)


def missing(id: str, why: NotRetrieved | None) -> Difference:
    """An entry that was expected and not retrieved, and the first gate that stopped it."""
    if why is None:
        return Difference("case_missing_unknown", id)
    never = why.gate == "masked" and not dict(why.params).get("gates")
    gate = "never" if never else why.gate
    return Difference(f"case_missing_{gate}", id, why.params)


@dataclass(frozen=True, slots=True)
class Check:
    """One expectation of a case, by the name of its field (`retrieves`, `masks`, ...).

    `got` answers in the same terms: ids retrieved, those of the expected ids that are masked,
    those of the expected texts that the context has, findings as `kind:text`.
    """

    name: str
    status: Status
    expected: Texts
    got: Texts = ()
    differences: tuple[Difference, ...] = ()


@dataclass(frozen=True, slots=True)
class CaseResult:
    """One case that was run. `problems` say what is wrong with the case itself."""

    handle: int
    id: str
    title: str | None
    checks: tuple[Check, ...] = ()
    problems: tuple[Difference, ...] = field(default=())

    @property
    def status(self) -> Status:
        """The worst of it: an error of the case, then a failure, then what was not checked."""
        if self.problems:
            return Status.ERROR
        found = {check.status for check in self.checks}
        return next((s for s in (Status.FAILED, Status.UNCHECKED) if s in found), Status.PASSED)

    @property
    def ok(self) -> bool:
        """Whether everything was checked and is as expected."""
        return self.status is Status.PASSED

    @property
    def expected(self) -> Mapping[str, Texts]:
        """What was expected, by field name."""
        return {check.name: check.expected for check in self.checks}

    @property
    def got(self) -> Mapping[str, Texts | None]:
        """What came, by field name; None where it was not checked."""
        unchecked = Status.UNCHECKED
        return {c.name: None if c.status is unchecked else c.got for c in self.checks}

    @property
    def differences(self) -> tuple[Difference, ...]:
        """Everything that is not as expected, the case's own problems first."""
        return (*self.problems, *(d for check in self.checks for d in check.differences))

    def as_json(self, language: str = "en") -> dict[str, object]:
        """One item of `cases[]` (spec section 11)."""
        return {
            "id": self.id,
            "ok": self.ok,
            "status": self.status.value,
            "expected": {name: list(texts) for name, texts in self.expected.items()},
            "got": {n: None if t is None else list(t) for n, t in self.got.items()},
            "differences": [d.message(language) for d in self.differences],
        }
