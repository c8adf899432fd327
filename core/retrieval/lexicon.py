"""Other ways to find a word: by stem, by spelling, by phrase and by alias (spec section 3).

Only the profiles beyond `lexical` look here. It grows with the index's words and tags and
forgets none; a word or tag that no entry holds any more has no postings.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from core.model.kinds import Kind
from core.model.records import TagAlias
from core.retrieval.index import Index
from core.text.fold import fold, tokens
from core.text.languages import Language
from core.text.stems import stem
from core.world.world import World

Phrase = tuple[str, ...]


class _ByStem:
    """Names by stem. Stems are made bucket by bucket, because making one is slow."""

    def __init__(self, language: Language) -> None:
        self._language = language
        self._waiting: defaultdict[str, list[str]] = defaultdict(list)
        self._names: defaultdict[str, list[str]] = defaultdict(list)

    def add(self, name: str) -> None:
        """Add a name that is not there."""
        self._waiting[bucket(name)].append(name)

    def of(self, root: str) -> Sequence[str]:
        """The names of a stem."""
        for name in self._waiting.pop(bucket(root), ()):
            self._names[stem(name, self._language)].append(name)
        return self._names.get(root, ())


def bucket(word: str) -> str:
    """The start that a word shares with its stem: stemmers change endings, and y to i."""
    return word[:2].replace("y", "i")


class Lexicon:
    """The words and tags of one index, by stem, length and phrase."""

    def __init__(self, index: Index, language: Language) -> None:
        self._index = index
        self._words_done = 0
        self._tags_done = 0
        self._words_by_stem = _ByStem(language)
        self._tags_by_stem = _ByStem(language)
        self._words_by_length: defaultdict[int, list[str]] = defaultdict(list)
        self._tags_by_length: defaultdict[int, list[str]] = defaultdict(list)
        self._phrases: defaultdict[Phrase, list[str]] = defaultdict(list)
        self._longest_phrase = 1

    def longest_phrase(self) -> int:
        """How many words the longest tag has."""
        self._read_tags()
        return self._longest_phrase

    def phrase_tags(self, phrase: Phrase) -> Sequence[str]:
        """The folded tags that are these several words."""
        self._read_tags()
        return self._phrases.get(phrase, ())

    def words_of(self, root: str) -> Sequence[str]:
        """The vocabulary's words of a stem."""
        self._read_words()
        return self._words_by_stem.of(root)

    def tags_of(self, root: str) -> Sequence[str]:
        """The folded tags of one word and this stem."""
        self._read_tags()
        return self._tags_by_stem.of(root)

    def words_of_length(self, lengths: Iterable[int]) -> list[str]:
        """The vocabulary's words of some lengths."""
        self._read_words()
        return [name for n in lengths for name in self._words_by_length.get(n, ())]

    def tags_of_length(self, lengths: Iterable[int]) -> list[str]:
        """The folded tags of one word of some lengths."""
        self._read_tags()
        return [tag for n in lengths for tag in self._tags_by_length.get(n, ())]

    def _read_words(self) -> None:
        names = self._index.vocabulary.names
        for name in names[self._words_done :]:
            self._words_by_stem.add(name)
            self._words_by_length[len(name)].append(name)
        self._words_done = len(names)

    def _read_tags(self) -> None:
        names = self._index.tags.names
        for tag in names[self._tags_done :]:
            self._read_tag(tag)
        self._tags_done = len(names)

    def _read_tag(self, tag: str) -> None:
        phrase = tuple(tokens(tag))
        if phrase == (tag,):
            self._tags_by_stem.add(tag)
            self._tags_by_length[len(tag)].append(tag)
        elif phrase:
            self._phrases[phrase].append(tag)
            self._longest_phrase = max(self._longest_phrase, len(phrase))


def tag_aliases(world: World) -> dict[Phrase, dict[str, None]]:
    """The words of each alias to the folded tags it stands for, in file order."""
    found: defaultdict[Phrase, dict[str, None]] = defaultdict(dict)
    for record in world.records(Kind.TAG_ALIAS):
        if isinstance(record.data, TagAlias):
            for alias in record.data.aliases:
                found[tuple(tokens(fold(alias)))][fold(record.data.tag)] = None
    found.pop((), None)
    return dict(found)
