"""What to look for, and where a text has it: plain words or a pattern.

Patterns run in the package `regex` with a limit of time, so that none hangs.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import regex  # type: ignore[import-untyped]

from core.errors import LoremaskError
from core.refactor.folding import Folding, is_word

PATTERN_SECONDS = 0.5
"""The longest that a pattern may take on one text."""
_QUICK_SECONDS = 0.01


class BadSearch(LoremaskError):
    """The search cannot be run: a pattern that is none, or one that takes too long."""


@dataclass(frozen=True, slots=True)
class Search:
    """What to look for and what to put in its place.

    With `pattern`, `text` is a regular expression and `new` may use its groups (`\\1`,
    `\\g<name>`). `whole_word`: nothing of a word stands directly beside it.
    """

    text: str
    new: str = ""
    pattern: bool = False
    match_case: bool = False
    match_accents: bool = False
    whole_word: bool = False


@dataclass(frozen=True, slots=True)
class Found:
    """A place in a text, and what is to stand there."""

    start: int
    end: int
    new: str


class Matcher:
    """A search made ready. Raises BadSearch for an empty one and for a bad pattern."""

    def __init__(self, search: Search) -> None:
        if not search.text:
            raise BadSearch("search_empty")
        self.search = search
        self._folding = Folding(
            match_case=search.match_case or search.pattern, match_accents=search.match_accents
        )
        self._key = self._folding.fold(search.text)
        if not search.pattern and not self._key:
            raise BadSearch("search_empty")
        self._pattern = _compiled(search, self._key) if search.pattern else None
        self._template = _template(search.new, self._pattern) if search.pattern else None

    def may_be_in(self, raw: str) -> bool:
        """A quick look at a record's JSON: False only where nothing can be found."""
        if self._pattern is not None or not _plain_in_json(self._key) or "\\u" in raw:
            return True
        return self._key in self._folding.fold(raw)

    def find(self, text: str) -> list[Found]:
        """Every place, from left to right, none inside another. Raises BadSearch when too slow."""
        folded = self._folding.fold(text)
        if self._pattern is None:
            return self._find_plain(text, folded)
        return self._find_pattern(text, folded)

    def _find_plain(self, text: str, folded: str) -> list[Found]:
        at = folded.find(self._key)
        if at < 0:
            return []
        origins, found = self._folding.origins(text), []
        while at >= 0:
            span = self._folding.span(folded, origins, at, at + len(self._key))
            if span is not None and self._stands_free(text, *span):
                found.append(Found(*span, self.search.new))
                at = folded.find(self._key, at + len(self._key))
            else:
                at = folded.find(self._key, at + 1)
        return found

    def _stands_free(self, text: str, start: int, end: int) -> bool:
        if not self.search.whole_word:
            return True
        joined_left = is_word(text[start : start + 1]) and is_word(text[start - 1 : start])
        return not joined_left and not (
            is_word(text[end - 1 : end]) and is_word(text[end : end + 1])
        )

    def _matches(self, folded: str) -> list[Any]:
        """All matches. Only a pattern that takes long lets other threads run meanwhile.

        To let them run each time would cost more than a quick pattern itself.
        """
        assert self._pattern is not None
        try:
            return list(self._pattern.finditer(folded, timeout=_QUICK_SECONDS))
        except TimeoutError:
            pass
        try:
            return list(self._pattern.finditer(folded, timeout=PATTERN_SECONDS, concurrent=True))
        except TimeoutError:
            raise BadSearch("pattern_slow", {"seconds": PATTERN_SECONDS}) from None

    def _find_pattern(self, text: str, folded: str) -> list[Found]:
        assert self._template is not None
        matches = self._matches(folded)
        if not matches:
            return []
        origins, found = self._folding.origins(text), []
        for match in matches:
            span = self._folding.span(folded, origins, *match.span())
            if span is None:
                continue
            new = self._template(_Groups(match, text, folded, origins, self._folding))
            if new != text[span[0] : span[1]]:
                found.append(Found(*span, new))
        return found


class _Groups:
    """The groups of a match as the text has them."""

    def __init__(
        self, match: Any, text: str, folded: str, origins: list[int], folding: Folding
    ) -> None:
        self._match, self._text = match, text
        self._folded, self._origins, self._folding = folded, origins, folding

    def __getitem__(self, name: str | int) -> str:
        start, end = self._match.span(name)
        if start < 0:
            return ""
        span = self._folding.span(self._folded, self._origins, start, end)
        return self._text[span[0] : span[1]] if span else str(self._match.group(name))


Template = Callable[[_Groups], str]
_ESCAPES = {"n": "\n", "t": "\t", "\\": "\\"}
_PART = regex.compile(r"\\(?:g<(?P<name>\w+)>|(?P<number>\d{1,2})|(?P<char>.))", regex.DOTALL)


def _compiled(search: Search, folded: str) -> Any:
    source = rf"(?<!\w)(?:{folded})(?!\w)" if search.whole_word else folded
    flags = regex.MULTILINE if search.match_case else regex.MULTILINE | regex.IGNORECASE
    try:
        regex.compile(folded, flags)
        return regex.compile(source, flags)
    except regex.error as error:
        reason = {"reason": error.msg, "at": (error.pos or 0) + 1}
        raise BadSearch("bad_pattern", reason) from None
    except (RecursionError, OverflowError, ValueError):
        raise BadSearch("bad_pattern", {"reason": "it is too large", "at": 1}) from None


def _template(source: str, pattern: Any) -> Template:
    parts: list[str | tuple[str | int]] = []
    at = 0
    for match in _PART.finditer(source):
        parts += [source[at : match.start()], _part(match, pattern)]
        at = match.end()
    parts.append(source[at:])
    return lambda groups: "".join(p if isinstance(p, str) else groups[p[0]] for p in parts)


def _part(match: Any, pattern: Any) -> str | tuple[str | int]:
    if match["char"]:
        return str(_ESCAPES.get(match["char"], match.group()))
    name: str | int = match["name"] or int(match["number"])
    if isinstance(name, str) and name.isdecimal():
        name = int(name)
    known = name in pattern.groupindex if isinstance(name, str) else name <= pattern.groups
    if not known:
        raise BadSearch("bad_group", {"group": name})
    return (name,)


def _plain_in_json(text: str) -> bool:
    """Whether JSON writes the text as it is."""
    return not any(c in '"\\/' or c < " " for c in text)
