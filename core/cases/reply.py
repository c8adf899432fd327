"""The expectations about the context and the answer; each needs its room of the library."""

from __future__ import annotations

from core.cases.checks import Asked
from core.cases.result import Check, Status


def reply_checks(asked: Asked) -> tuple[Check, ...]:
    """The checks of `context_has`, `context_lacks` and `findings` that a case asks for."""
    case = asked.case
    names = [n for n in ("context_has", "context_lacks") if getattr(case, n)]
    if case.answer is not None:
        names.append("findings")
    return tuple(Check(n, Status.UNCHECKED, getattr(case, n)) for n in names)
