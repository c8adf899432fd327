"""The expectations about the context and the answer (spec sections 6, 7 and 10)."""

from __future__ import annotations

from collections.abc import Iterator

from core.cases.checks import Asked, verdict
from core.cases.result import Check, Difference, Status
from core.context import BuiltContext, build_context
from core.errors import LoremaskError
from core.text.fold import fold


def reply_checks(asked: Asked) -> tuple[Check, ...]:
    """The checks of `context_has`, `context_lacks` and `findings` that a case asks for."""
    return (*_context_checks(asked), *_answer_checks(asked))


def _context_checks(asked: Asked) -> tuple[Check, ...]:
    case = asked.case
    if not case.context_has and not case.context_lacks:
        return ()
    try:
        context = build(asked)
    except LoremaskError as error:
        return (_failed(case.context_has, case.context_lacks, error),)
    # The player's own line is no knowledge of the NPC's.
    shown = _plain(context.messages[0])
    checks = (_has(case.context_has, shown), _lacks(case.context_lacks, shown))
    return tuple(check for check in checks if check.expected)


def build(asked: Asked) -> BuiltContext:
    """The context that a model would get for the case. Raises BudgetTooSmall."""
    return build_context(
        asked.world, asked.retriever, asked.case.npc, asked.case.query, asked.state
    )


def _failed(has: tuple[str, ...], lacks: tuple[str, ...], error: LoremaskError) -> Check:
    name, expected = ("context_has", has) if has else ("context_lacks", lacks)
    difference = Difference(error.code, "", tuple(error.params.items()))
    return Check(name, Status.FAILED, expected, (), (difference,))


def _has(expected: tuple[str, ...], shown: str) -> Check:
    got = tuple(text for text in expected if _plain(text) in shown)
    missing = (Difference("case_context_missing", t) for t in expected if t not in got)
    return verdict("context_has", expected, got, missing)


def _lacks(expected: tuple[str, ...], shown: str) -> Check:
    got = tuple(text for text in expected if _plain(text) in shown)
    return verdict(
        "context_lacks", expected, got, (Difference("case_context_present", t) for t in got)
    )


def _plain(text: str) -> str:
    """Compared folded and with single blanks, so that line breaks and accents do not matter."""
    return " ".join(fold(text).split())


def _answer_checks(asked: Asked) -> Iterator[Check]:
    if asked.case.answer is not None:
        yield Check("findings", Status.UNCHECKED, asked.case.findings)
