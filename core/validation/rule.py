"""What a rule is to the validator."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from core.validation.issue import Issue
from core.validation.news import News


class Rule(Protocol):
    """A group of findings that are looked for together, at once after each edit."""

    name: str

    def affected(self, news: News) -> Iterable[int]:
        """The subjects (handles of records or files) that the news may matter to."""

    def check(self, subject: int) -> Iterable[Issue]:
        """What is wrong with a subject now; nothing for one that is gone."""


class SlowRule(Protocol):
    """A group of findings that takes longer, looked for in slices.

    `notice` only remembers. Each `absorb` follows one changed record and
    returns the subjects it matters to; once no record waits, they are checked.
    """

    name: str

    def notice(self, news: News) -> Iterable[int]:
        """The records to be absorbed after an edit."""

    def absorb(self, handle: int) -> Iterable[int]:
        """Follow one record as it is now; returns the subjects to check again."""

    def settle(self) -> Iterable[int]:
        """Called when no record waits; returns further subjects to check."""

    def check(self, subject: int) -> Iterable[Issue]:
        """What is wrong with a subject now; nothing for one that is gone."""
