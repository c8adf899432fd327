"""The profile `lexical+`: the exact rule first, and help where it finds nothing.

Beyond `lexical`: a tag of several words counts when they stand side by side in the question
(3 points, once); an alias stands for its tag (3, once); the place is compared folded; a word
that matches nothing this viewer sees is tried by stem, then by spelling (3 for a tag, 1 for a
text, once each); equal scores are ordered by the rarity of what matched. Whatever is counted
or tried is looked up among the entries the viewer sees (spec section 3, "Other profiles").
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from core.model.records import Entry
from core.retrieval import lexical
from core.retrieval.hits import LONG_WORD, PLACE_POINTS, TAG_POINTS, TEXT_POINTS, Hit, Signal
from core.retrieval.index import Index
from core.retrieval.inquiry import Scored
from core.retrieval.lexicon import Lexicon, Phrase
from core.retrieval.masks import Mask
from core.retrieval.postings import Posting
from core.retrieval.scoring import (
    Group,
    Position,
    Question,
    matched_words,
    open_count,
    opens_any,
    ranked,
)
from core.retrieval.signals import signals
from core.retrieval.vocabulary import long_words
from core.text.fold import fold, tokens
from core.text.languages import Language
from core.text.stems import stem
from core.text.stopwords import stop_words

_SPELT = 5
"""Letters a word needs to be taken for a misspelt one."""

_LONG_SPELT = 8
"""Letters from which two edits are allowed instead of one."""


@dataclass(frozen=True, slots=True)
class Near:
    """What a query word that matches nothing was taken for; `kind` is `stem` or `spelling`."""

    kind: str
    word: str
    words: frozenset[str]
    tags: frozenset[str]


@dataclass(slots=True)
class Understood:
    """What a question was found to mean; plain values, apart from the index."""

    words: tuple[str, ...]
    place: str
    phrases: set[str] = field(default_factory=set)
    aliases: dict[str, str] = field(default_factory=dict)
    near: list[Near] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class PlusInquiry:
    """A question to profile `lexical+`."""

    understood: Understood
    question: Question

    @property
    def words(self) -> tuple[str, ...]:
        """The folded words of the question."""
        return self.understood.words

    def ranked(self, mask: Mask | None, limit: int | None = None) -> list[Scored]:
        """What scores, best first."""
        return ranked(self.question, mask, limit)

    def matched(self, mask: Mask) -> tuple[frozenset[str], frozenset[str]]:
        """The words that give points to an entry the mask opens; those that do to others only."""
        return matched_words(self.question.groups, mask)

    def hit(self, entry: Entry, handle: int, points: float, rank: int) -> Hit:
        """The hit of an entry that scored `points`."""
        why = tuple(_signals(entry, self.understood))
        return Hit(handle, entry.id, points * entry.weight, rank, why, entry.weight, points)


@dataclass(frozen=True, slots=True)
class Tools:
    """What understanding a question needs."""

    index: Index
    position: Position
    lexicon: Lexicon
    aliases: Mapping[Phrase, Iterable[str]]
    language: Language


def inquire(tools: Tools, query: str, place: str | None, mask: Mask) -> PlusInquiry:
    """Understand a question, going by what the mask opens."""
    typed = tokens(fold(query))
    understood = Understood(tuple(dict.fromkeys(typed)), fold(place or ""))
    groups = list(lexical.plan(tools.index, understood.words, None))
    groups += _phrase_groups(tools, typed, understood)
    groups += _alias_groups(tools, typed, understood)
    groups += _near_groups(tools, understood, groups, mask)
    if understood.place:
        layers = tools.index.tags.folded_layers(understood.place)
        groups += [Group(PLACE_POINTS, (layer,)) for layer in layers]
    shown = tuple(_with_rarity(groups, mask))
    return PlusInquiry(understood, Question(tools.index, shown, tools.position))


def _with_rarity(groups: Iterable[Group], mask: Mask) -> Iterator[Group]:
    seen = mask.count()
    for group in groups:
        share = (1 + seen) / (0.5 + open_count(group, mask))
        yield replace(group, rarity=max(1, int(1000 * math.log(share))))


def _windows(typed: Sequence[str], shortest: int, longest: int) -> Iterator[Phrase]:
    for size in range(shortest, min(longest, len(typed)) + 1):
        for start in range(len(typed) - size + 1):
            yield tuple(typed[start : start + size])


def _tag_group(index: Index, tags: Iterable[str], words: Phrase) -> list[Group]:
    """Points once for any of the tags."""
    found: list[Posting] = [slots for tag in tags for slots in index.tags.holders(tag)]
    return [Group(TAG_POINTS, found, words)] if found else []


def _phrase_groups(tools: Tools, typed: Sequence[str], understood: Understood) -> list[Group]:
    groups = []
    for phrase in _windows(typed, 2, tools.lexicon.longest_phrase()):
        for tag in tools.lexicon.phrase_tags(phrase):
            if tag not in understood.phrases:
                understood.phrases.add(tag)
                groups += _tag_group(tools.index, [tag], phrase)
    return groups


def _alias_groups(tools: Tools, typed: Sequence[str], understood: Understood) -> list[Group]:
    groups = []
    longest = max(map(len, tools.aliases), default=0)
    for phrase in _windows(typed, 1, longest):
        for tag in tools.aliases.get(phrase, ()):
            known = tag in understood.words or tag in understood.phrases
            if not known and tag not in understood.aliases:
                understood.aliases[tag] = " ".join(phrase)
                groups += _tag_group(tools.index, [tag], phrase)
    return groups


def _near_groups(
    tools: Tools, understood: Understood, groups: Sequence[Group], mask: Mask
) -> list[Group]:
    matched = {word for g in groups if opens_any(g, mask) for word in g.words}
    left = [word for word in understood.words if word not in matched and len(word) >= LONG_WORD]
    found: list[Group] = []
    for word in left:
        if word in stop_words(tools.language):
            continue
        for look in (_by_stem, _by_spelling):
            near = look(tools, word, mask)
            tried = _groups_of(tools.index, near)
            if any(opens_any(group, mask) for group in tried):
                understood.near.append(near)
                found += tried
                break
    return found


def _groups_of(index: Index, near: Near) -> list[Group]:
    postings = index.vocabulary.postings_by(sorted(near.words))
    texts = [Group(TEXT_POINTS, postings, (near.word,))] if postings else []
    return _tag_group(index, sorted(near.tags), (near.word,)) + texts


def _by_stem(tools: Tools, word: str, mask: Mask) -> Near:
    root = stem(word, tools.language)
    words, tags = tools.lexicon.words_of(root), tools.lexicon.tags_of(root)
    return Near("stem", word, frozenset(words), frozenset(tags))


def _by_spelling(tools: Tools, word: str, mask: Mask) -> Near:
    """The words and tags seen by the viewer that are the fewest edits away."""
    most = 0 if len(word) < _SPELT else 1 if len(word) < _LONG_SPELT else 2
    lengths = range(len(word) - most, len(word) + most + 1)
    vocabulary, tags = tools.index.vocabulary, tools.index.tags
    names = tools.lexicon.words_of_length(lengths)
    words = _close(word, names, most, lambda name: vocabulary.postings_by([name]), mask)
    close_tags = _close(word, tools.lexicon.tags_of_length(lengths), most, tags.holders, mask)
    fewest = min((*words.values(), *close_tags.values()), default=0)
    return Near("spelling", word, _at(words, fewest), _at(close_tags, fewest))


def _at(close: Mapping[str, int], edits: int) -> frozenset[str]:
    return frozenset(word for word, needed in close.items() if needed == edits)


def _close(
    word: str,
    names: Sequence[str],
    most: int,
    postings: Callable[[str], Iterable[Posting]],
    mask: Mask,
) -> dict[str, int]:
    """Those names within `most` edits that an entry the mask opens holds, with their edits."""
    from rapidfuzz import process
    from rapidfuzz.distance import OSA

    rows = process.extract(word, names, scorer=OSA.distance, score_cutoff=most, limit=None)
    return {name: int(edits) for name, edits, _ in rows if _is_seen(postings(name), mask)}


def _is_seen(postings: Iterable[Posting], mask: Mask) -> bool:
    return any(mask.opens(slot) for slots in postings for slot in slots)


def _signals(entry: Entry, understood: Understood) -> Iterator[Signal]:
    yield from signals(entry, understood.words, None)
    folded: dict[str, str] = {}
    for tag in entry.tags:
        folded.setdefault(fold(tag), tag)
    for name, tag in folded.items():
        if name in understood.phrases:
            yield Signal("phrase", tag, "", TAG_POINTS)
        if name in understood.aliases:
            yield Signal("alias", understood.aliases[name], tag, TAG_POINTS)
    for near in understood.near:
        yield from _near_signals(entry, folded, near)
    for tag in entry.tags:
        if understood.place and fold(tag) == understood.place:
            yield Signal("place", tag, "", PLACE_POINTS)


def _near_signals(entry: Entry, folded: Mapping[str, str], near: Near) -> Iterator[Signal]:
    tag = next((tag for name, tag in folded.items() if name in near.tags), None)
    if tag is not None:
        yield Signal(near.kind, near.word, tag, TAG_POINTS)
    inside = next((word for word in long_words(entry.text) if word in near.words), None)
    if inside is not None:
        yield Signal(near.kind, near.word, inside, TEXT_POINTS)
