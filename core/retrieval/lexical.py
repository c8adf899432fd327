"""The profile `lexical`: the rule of spec section 3, equal to the game's to the last bit."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from core.model.records import Entry
from core.retrieval.hits import LONG_WORD, PLACE_POINTS, TAG_POINTS, TEXT_POINTS, Hit
from core.retrieval.index import Index
from core.retrieval.inquiry import Scored
from core.retrieval.masks import Mask
from core.retrieval.scoring import Group, Position, Question, matched_words, ranked
from core.retrieval.signals import signals
from core.text.fold import fold, words


@dataclass(frozen=True, slots=True)
class LexicalInquiry:
    """A question to profile `lexical`."""

    words: tuple[str, ...]
    place: str | None
    question: Question

    def ranked(self, mask: Mask | None, limit: int | None = None) -> list[Scored]:
        """What scores, best first."""
        return ranked(self.question, mask, limit)

    def matched(self, mask: Mask) -> tuple[frozenset[str], frozenset[str]]:
        """The words that give points to an entry the mask opens; those that do to others only."""
        return matched_words(self.question.groups, mask)

    def hit(self, entry: Entry, handle: int, points: float, rank: int) -> Hit:
        """The hit of an entry that scored `points`."""
        why = signals(entry, self.words, self.place)
        return Hit(handle, entry.id, points * entry.weight, rank, why, entry.weight, points)


def inquire(index: Index, position: Position, query: str, place: str | None) -> LexicalInquiry:
    """Understand a question."""
    asked = words(fold(query))
    return LexicalInquiry(asked, place, Question(index, plan(index, asked, place), position))


def plan(index: Index, words: Iterable[str], place: str | None) -> tuple[Group, ...]:
    """The postings that give points to a question."""
    groups: list[Group] = []
    for word in words:
        groups += [Group(TAG_POINTS, (layer,), (word,)) for layer in index.tags.folded_layers(word)]
        if len(word) >= LONG_WORD and (found := index.vocabulary.postings_of(word)):
            groups.append(Group(TEXT_POINTS, found, (word,)))
    if place:
        groups += [Group(PLACE_POINTS, (layer,)) for layer in index.tags.layers(place)]
    return tuple(groups)
