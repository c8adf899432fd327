"""The expectations about the context and the answer (spec sections 6, 7 and 10)."""

from __future__ import annotations

from collections.abc import Iterator

from core.cases.answers import check, written
from core.cases.checks import Asked, verdict
from core.cases.findings_form import read_finding
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
        name = "context_has" if case.context_has else "context_lacks"
        return (_failed(name, getattr(case, name), error),)
    # The player's own line is no knowledge of the NPC's.
    shown = _plain(context.messages[0])
    checks = (_has(case.context_has, shown), _lacks(case.context_lacks, shown))
    return tuple(check for check in checks if check.expected)


def build(asked: Asked) -> BuiltContext:
    """The context that a model would get for the case. Raises BudgetTooSmall."""
    return build_context(
        asked.world, asked.retriever, asked.case.npc, asked.case.query, asked.state
    )


def _failed(name: str, expected: tuple[str, ...], error: LoremaskError) -> Check:
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
    """The findings must be those expected, none more: none at all when none is expected."""
    case = asked.case
    if case.answer is None:
        return
    try:
        made = check(asked.checker, build(asked), asked.state, case.answer)
    except LoremaskError as error:
        yield _failed("findings", case.findings, error)
        return
    got = tuple(map(written, made))
    yield verdict("findings", case.findings, got, _compared(case.findings, got))


def _compared(expected: tuple[str, ...], got: tuple[str, ...]) -> Iterator[Difference]:
    """Each kind and text once; how often a finding is made does not count."""
    wanted, made = {_key(text): text for text in expected}, {_key(text): text for text in got}
    for key, text in wanted.items():
        if key not in made:
            yield Difference("case_finding_missing", text)
    for key, text in made.items():
        if key not in wanted:
            yield Difference("case_finding_extra", text)


def _key(text: str) -> tuple[str, str]:
    found = read_finding(text)
    return ("", text) if found is None else found.key
