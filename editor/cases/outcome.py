"""What was expected beside what came, line by line."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from core.cases.result import CaseResult, Check, Difference, Status
from editor.cases import words


@dataclass(frozen=True, slots=True)
class OutcomeRow:
    """One line: `mark` is right, missing, unexpected, besides or unchecked.

    `field` is the model's name of the expectation, "" for a problem of the case itself; `why`
    says what is not as expected.
    """

    mark: str
    field: str
    expected: str
    got: str
    why: str = ""


def rows_of(result: CaseResult, language: str) -> tuple[OutcomeRow, ...]:
    """All lines of a result: first what is wrong with the case, then check by check."""
    problems = [OutcomeRow("missing", "", "", "", p.message(language)) for p in result.problems]
    return (*problems, *(row for check in result.checks for row in _rows(check, language)))


def _rows(check: Check, language: str) -> Iterator[OutcomeRow]:
    if check.status is Status.UNCHECKED:
        why = " ".join(d.message(language) for d in check.differences)
        for item in check.expected or ("",):
            yield OutcomeRow("unchecked", check.name, item, "", why)
        return
    rows = _ROWS.get(check.name, _texts)
    yield from rows(check, {d.item: d.message(language) for d in check.differences})
    yield from _rest(check, language)


def _rest(check: Check, language: str) -> Iterator[OutcomeRow]:
    """Differences about no item, such as a context that could not be built."""
    for difference in check.differences:
        if not _has_item(check, difference):
            said = difference.message(language)
            yield OutcomeRow("missing", check.name, "", words.nothing_words(), said)


def _has_item(check: Check, difference: Difference) -> bool:
    return difference.item in (*check.expected, *check.got)


def _retrieves(check: Check, why: dict[str, str]) -> Iterator[OutcomeRow]:
    ranks = {id: rank for rank, id in enumerate(check.got, 1)}
    for id in check.expected:
        if id in ranks:
            yield OutcomeRow("right", check.name, id, words.ranked_words(id, ranks[id]))
        else:
            yield OutcomeRow("missing", check.name, id, words.nothing_words(), why.get(id, ""))
    for id, rank in ranks.items():
        if id not in check.expected:
            yield OutcomeRow("besides", check.name, "", words.ranked_words(id, rank))


def _not_retrieves(check: Check, why: dict[str, str]) -> Iterator[OutcomeRow]:
    ranks = {id: rank for rank, id in enumerate(check.got, 1)}
    for id in check.expected:
        expected = words.not_words(id)
        if id in ranks:
            got = words.ranked_words(id, ranks[id])
            yield OutcomeRow("unexpected", check.name, expected, got, why.get(id, ""))
        else:
            yield OutcomeRow("right", check.name, expected, words.nothing_words())


def _masks(check: Check, why: dict[str, str]) -> Iterator[OutcomeRow]:
    for id in check.expected:
        masked = id in check.got
        mark = "right" if masked else "unexpected"
        expected = words.masked_words(id, masked=True)
        got = words.masked_words(id, masked=masked)
        yield OutcomeRow(mark, check.name, expected, got, why.get(id, ""))


def _texts(check: Check, why: dict[str, str]) -> Iterator[OutcomeRow]:
    for text in check.expected:
        here = text in check.got
        got = words.context_words() if here else words.nothing_words()
        yield OutcomeRow("right" if here else "missing", check.name, text, got, why.get(text, ""))


def _lacks(check: Check, why: dict[str, str]) -> Iterator[OutcomeRow]:
    for text in check.expected:
        here = text in check.got
        got = words.context_words() if here else words.nothing_words()
        mark = "unexpected" if here else "right"
        yield OutcomeRow(mark, check.name, words.not_words(text), got, why.get(text, ""))


def _findings(check: Check, why: dict[str, str]) -> Iterator[OutcomeRow]:
    for text in check.expected:
        missing = text in why
        got = words.nothing_words() if missing else text
        yield OutcomeRow(
            "missing" if missing else "right", check.name, text, got, why.get(text, "")
        )
    for text in dict.fromkeys(check.got):
        if text in why:
            yield OutcomeRow("unexpected", check.name, "", text, why[text])
    if not check.expected and not check.got:
        yield OutcomeRow("right", check.name, words.nothing_words(), words.nothing_words())


_ROWS = {
    "retrieves": _retrieves,
    "masks": _masks,
    "not_retrieves": _not_retrieves,
    "context_lacks": _lacks,
    "findings": _findings,
}
