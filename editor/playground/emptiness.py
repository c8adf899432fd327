"""What is said where a segment has nothing to show."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QT_TRANSLATE_NOOP

from core.retrieval.hits import LONG_WORD
from editor.playground.asking import Answer
from editor.playground.words import say

_MOST_QUOTED = 40
_TYPE = QT_TRANSLATE_NOOP("Playground", "Type what the player says")
_TYPE_WHY = QT_TRANSLATE_NOOP(
    "Playground", "The answer comes with every key: what is given, what is masked, and why."
)
_NOTHING = QT_TRANSLATE_NOOP("Playground", "Nothing matches “{query}”")
_SHORT = QT_TRANSLATE_NOOP("Playground", "Words of three letters can match only a tag.")
_LONG = QT_TRANSLATE_NOOP(
    "Playground", "No tag equals one of its words, and no text holds one of them."
)
_NO_WORDS = QT_TRANSLATE_NOOP("Playground", "It holds no letters and no digits.")
_NOT_GIVEN = QT_TRANSLATE_NOOP("Playground", "{npc} is given nothing")
_ONLY_MASKED = QT_TRANSLATE_NOOP("Playground", "Only masked entries match: {count}.")
_NONE_MASKED = QT_TRANSLATE_NOOP("Playground", "{npc} sees everything: nothing is masked")
_NONE_LEFT = QT_TRANSLATE_NOOP("Playground", "Nothing is left out")
_NO_ENTRIES = QT_TRANSLATE_NOOP("Playground", "There are no entries yet")
_MAKE_SOME = QT_TRANSLATE_NOOP("Playground", "Write some in the lore workspace.")


@dataclass(frozen=True, slots=True)
class Emptiness:
    """One sentence, and why."""

    sentence: str
    reason: str = ""


def emptiness_of(answer: Answer, segment: str, npc: str) -> Emptiness | None:
    """What to say instead of the rows of a segment; None when there are rows to show."""
    explained = answer.explanation
    if not answer.entries:
        return Emptiness(say(_NO_ENTRIES), say(_MAKE_SOME))
    if segment == "masked":
        return None if answer.masked else Emptiness(say(_NONE_MASKED, npc=npc))
    if segment == "left_out":
        return None if answer.left_out else Emptiness(say(_NONE_LEFT))
    if not answer.query.strip():
        return Emptiness(say(_TYPE), say(_TYPE_WHY))
    if explained.results or (segment == "all" and explained.masked):
        return None
    if explained.masked:
        return Emptiness(say(_NOT_GIVEN, npc=npc), say(_ONLY_MASKED, count=len(explained.masked)))
    return Emptiness(say(_NOTHING, query=_short(answer.query)), _why_nothing(answer))


def _why_nothing(answer: Answer) -> str:
    asked = answer.explanation.words
    if not asked:
        return say(_NO_WORDS)
    return say(_SHORT if all(len(word) < LONG_WORD for word in asked) else _LONG)


def _short(query: str) -> str:
    text = query.strip()
    return text if len(text) <= _MOST_QUOTED else text[: _MOST_QUOTED - 1] + "…"
