"""Issues, sorted to the fields that show them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Any

from editor.forms.field_specs import STANDS_AT

_NAMING = ("spoiler", "short_name")
_ORDER = {"error": 0, "warning": 1, "hint": 2}


@dataclass(frozen=True, slots=True)
class Complaint:
    """What one field says: the worst issue's sentence, how many more there are, its fix."""

    issue: Any
    severity: str
    text: str
    fix: str = ""


def complaints(
    issues: Iterable[Any],
    fields: Collection[str],
    language: str,
    fix_words: Callable[[Any], str],
    more_words: Callable[[int], str],
) -> dict[str, Complaint]:
    """The worst issue of each field; those of no field of the form stand at the first one.

    `fix_words` gives the label of an issue's quick fix, "" for none.
    """
    first = next(iter(fields), "")
    found: dict[str, list[Any]] = {}
    for issue in issues:
        name = STANDS_AT.get(issue.field, issue.field)
        name = name if name in fields else first
        found.setdefault(name, []).append(issue)
    return {
        name: _complaint(sorted(rows, key=_severity), language, fix_words, more_words)
        for name, rows in found.items()
    }


def names_warned_of(issues: Iterable[Any]) -> tuple[str, ...]:
    """The names that an entry is warned of, as its text has them."""
    return tuple(str(i.values["name"]) for i in issues if i.code in _NAMING)


def _severity(issue: Any) -> int:
    return _ORDER.get(issue.severity, 0)


def _complaint(
    issues: list[Any],
    language: str,
    fix_words: Callable[[Any], str],
    more_words: Callable[[int], str],
) -> Complaint:
    worst = issues[0]
    text = str(worst.message(language))
    if len(issues) > 1:
        text = f"{text} {more_words(len(issues) - 1)}"
    return Complaint(worst, worst.severity, text, fix_words(worst))
