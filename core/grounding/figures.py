"""Numbers and quotations that nobody gave (spec section 7)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from core.grounding.allowed import Allowed
from core.grounding.findings import Finding, FindingKind
from core.grounding.word_lists import EXAGGERATED, SAYS
from core.text.fold import fold, tokens
from core.text.languages import Language
from core.text.numbers import number_spans

SMALL = 2
"""Numbers up to this one are in every mouth: "two things", "a day or two"."""
LONG_QUOTATION = 5

_ROUND = frozenset({100, 1000})
_QUOTED = re.compile(
    r"«([^«»]+)»|“([^“”]+)”|\"([^\"]+)\"|(?<![^\W_])‘([^‘]+?)’(?![^\W_])|„([^„“”]+)[“”]"
)
_ACTION = re.compile(r"\*[^*]*\*|\([^()]*\)|\[[^\[\]]*\]")
_SPEECH = re.compile(r"[\s\-—–]*(?:«[^«»]+»|“[^“”]+”|\"[^\"]+\")(.*)", re.DOTALL)


def numbers_given_by_nobody(answer: str, given: Allowed, language: Language) -> Iterator[Finding]:
    """Each number of the answer that stands in nothing that was given, in digits or words."""
    for span in number_spans(answer, language):
        if span.value <= SMALL or span.value in given.numbers:
            continue
        if span.value in _ROUND and _exaggerates(answer[span.end :], language):
            continue
        text = answer[span.start : span.end]
        yield Finding(FindingKind.NUMBER, span.start, span.end, text)


def _exaggerates(rest: str, language: Language) -> bool:
    following = tokens(fold(rest[:30]))[:1]
    return bool(following) and following[0] in EXAGGERATED[language]


def quotations_of_nobody(answer: str, given: Allowed, language: Language) -> Iterator[Finding]:
    """Each quotation of five words or more that stands in nothing that was given.

    An answer that is all in quotation marks is speech, and quotes nobody.
    """
    if _is_speech(answer, given, language):
        return
    for match in _QUOTED.finditer(answer):
        which = next(i for i in range(1, 6) if match.group(i) is not None)
        words = tokens(fold(match.group(which)))
        if len(words) >= LONG_QUOTATION and not given.says(words):
            start, end = match.span(which)
            yield Finding(FindingKind.QUOTATION, start, end, answer[start:end])


def _is_speech(answer: str, given: Allowed, language: Language) -> bool:
    """Whether the marks set off what the NPC says from what is told of it."""
    spoken = _SPEECH.match(_ACTION.sub(" ", answer).strip())
    if spoken is None:
        return False
    outside = tokens(fold(_QUOTED.sub(" ", spoken.group(1))))
    return not outside or outside[0] in SAYS[language] or outside[0] in given.own
