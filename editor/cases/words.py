"""States of cases, expectations and differences in words of the interface."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from core.cases.result import CaseResult, Status
from editor.case_runs import CaseRuns


@dataclass(frozen=True, slots=True)
class Look:
    """How a state is shown: its word, its icon and their ink."""

    word: str
    icon: str
    ink: str


NOT_RUN = "not_run"
LOOKS = {
    "passed": Look(QT_TRANSLATE_NOOP("Cases", "pass"), "ok", "severity.ok.ink"),
    "failed": Look(QT_TRANSLATE_NOOP("Cases", "fail"), "error", "severity.error.ink"),
    "error": Look(QT_TRANSLATE_NOOP("Cases", "cannot run"), "warning", "severity.warning.ink"),
    "unchecked": Look(QT_TRANSLATE_NOOP("Cases", "not checked"), "hint", "severity.hint.ink"),
    NOT_RUN: Look(QT_TRANSLATE_NOOP("Cases", "not run"), "clock", "text_muted"),
}
ORDER = ("error", "failed", "unchecked", NOT_RUN, "passed")
"""The worst first, for sorting."""

_MARKS = {
    "right": QT_TRANSLATE_NOOP("Cases", "as expected"),
    "missing": QT_TRANSLATE_NOOP("Cases", "missing"),
    "unexpected": QT_TRANSLATE_NOOP("Cases", "not expected"),
    "besides": QT_TRANSLATE_NOOP("Cases", "besides"),
    "unchecked": QT_TRANSLATE_NOOP("Cases", "not checked"),
}
_RANKED = QT_TRANSLATE_NOOP("Cases", "{id}, number {rank}")
_MASKED = QT_TRANSLATE_NOOP("Cases", "{id}, masked")
_OPEN = QT_TRANSLATE_NOOP("Cases", "{id}, open")
_IN = QT_TRANSLATE_NOOP("Cases", "in the context")
_NOT = QT_TRANSLATE_NOOP("Cases", "not {item}")
_NONE = QT_TRANSLATE_NOOP("Cases", "nothing")


def say(source: str, **values: object) -> str:
    """A translated sentence with its values, which are not read as formats."""
    text = QCoreApplication.translate("Cases", source)
    for name, value in values.items():
        text = text.replace("{" + name + "}", str(value))
    return text


def state_of(runs: CaseRuns, handle: int) -> str:
    """One of `LOOKS`: what came of a case when it was last run."""
    result = runs.result(handle)
    return NOT_RUN if result is None else result.status.value


def state_words(state: str) -> str:
    """The word for a state."""
    return say(LOOKS[state].word)


def mark_words(mark: str) -> str:
    """The word for one line of the differences."""
    return say(_MARKS[mark])


def ranked_words(id: str, rank: int) -> str:
    """An entry that was retrieved."""
    return say(_RANKED, id=id, rank=rank)


def masked_words(id: str, *, masked: bool) -> str:
    """An entry that is hidden from who was asked, or not."""
    return say(_MASKED if masked else _OPEN, id=id)


def context_words() -> str:
    """A text that the context has."""
    return say(_IN)


def not_words(item: str) -> str:
    """What must not come."""
    return say(_NOT, item=item)


def nothing_words() -> str:
    """Where nothing came."""
    return say(_NONE)


def summary(result: CaseResult | None) -> tuple[str, str]:
    """The state of a result, and its word."""
    state = NOT_RUN if result is None else Status(result.status).value
    return state, state_words(state)
