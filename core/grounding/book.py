"""The names and terms of a world, by word, with where they come from (spec section 7)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from core.grounding.sources import Source, sources
from core.model.mask import Viewer
from core.text.fold import fold, tokens
from core.text.languages import Language, language_of
from core.text.names import NameFinder, common_words
from core.text.stems import stem, stems
from core.text.stopwords import stop_words
from core.world.world import World

Words = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Shown:
    """A name or term as its folded words (stems, for a term), and where it comes from."""

    words: Words
    source: Source


class Book:
    """The names of one world as it is now; made anew when the world has changed."""

    def __init__(self, world: World) -> None:
        self.language: Language = language_of(world.language)
        self.sources: Sequence[Source] = tuple(sources(world))
        self.common = common_words(source.text for source in self.sources)
        self._declared = {s: tuple(self._declared_names(s)) for s in self.sources if s.declared}
        self.known = frozenset(
            word for names in self._declared.values() for words in names for word in words
        )
        self.names = self._names()
        self.terms = self._terms()

    # what there is

    def finder(self, common: frozenset[str] = frozenset()) -> NameFinder:
        """Finds names in prose of this world; `common` are more words that are none."""
        known = frozenset(self.names)
        return NameFinder(self.language, (self.common | common) - known, known)

    def is_common(self, word: str) -> bool:
        """Whether a folded word also stands in lower case, or is common in the language."""
        return word in self.common or NameFinder(self.language).is_common(word)

    def owners(self, word: str) -> Sequence[Shown]:
        """The names that a folded word belongs to, in the order of the world."""
        return self.names.get(word, ())

    def hidden(self, word: str, viewer: Viewer) -> Shown | None:
        """The first name the word belongs to, when none of them is visible to the viewer."""
        owners = self.owners(word)
        if not owners or any(shown.source.visible(viewer) for shown in owners):
            return None
        return owners[0]

    def visible(self, word: str, viewer: Viewer) -> Shown | None:
        """The first name of something visible that the word belongs to."""
        return next((s for s in self.owners(word) if s.source.visible(viewer)), None)

    # how it is made

    def _declared_names(self, source: Source) -> Iterator[Words]:
        for name in source.declared:
            words = tuple(self._proper(name))
            if words:
                yield words

    def _proper(self, name: str) -> Iterator[str]:
        """The words of a declared name that make it proper: "Farol" of "Taberna del Farol".

        The first word of "La mina" or "Gremio minero" has its capital by place alone.
        """
        for at, token in enumerate(name.split()):
            for word in tokens(fold(token)):
                alone = at == 0 and (word in self.common or word in stop_words(self.language))
                if token[:1].isupper() and not alone and len(word) > 1:
                    yield word

    def _names(self) -> Mapping[str, Sequence[Shown]]:
        found: dict[str, list[Shown]] = {}
        sure = self._sure_names()
        words = {word for names in sure.values() for name in names for word in name}
        known = frozenset(words) | self.known
        for source in self.sources:
            for name in dict.fromkeys((*self._declared.get(source, ()), *self._in(source, known))):
                for word in name:
                    found.setdefault(word, []).append(Shown(name, source))
        return found

    def _sure_names(self) -> Mapping[Source, Sequence[Words]]:
        finder = NameFinder(self.language, self.common, self.known)
        return {
            source: [_words(name.words) for name in finder.find(source.text) if not name.guess]
            for source in self.sources
        }

    def _in(self, source: Source, known: frozenset[str]) -> Iterator[Words]:
        """The names a text shows; one word at the start of a sentence only when sure elsewhere."""
        for name in NameFinder(self.language, self.common, known).find(source.text):
            words = _words(name.words)
            if words and not name.guess:
                yield words

    def _terms(self) -> Mapping[str, Sequence[Shown]]:
        found: dict[str, list[Shown]] = {}
        for source in self.sources:
            for term in source.entry.terms if source.entry is not None else ():
                words = stems(tokens(fold(term)), self.language)
                if words:
                    found.setdefault(words[0], []).append(Shown(words, source))
        return found

    def says(self, words: Words, viewer: Viewer) -> bool:
        """Whether some entry visible to the viewer has a term's stems in its text."""
        start = min(words, key=len)[:3]
        for source in self.sources:
            if source.entry is None or start not in fold(source.text):
                continue
            if source.visible(viewer) and contains(self.stems_of(source.text), words):
                return True
        return False

    def stems_of(self, text: str) -> Words:
        """The stems of all words of a text, in order."""
        return tuple(stem(word, self.language) for word in tokens(fold(text)))


def contains(words: Sequence[str], part: Words) -> bool:
    """Whether the words of `part` stand in `words` side by side."""
    return any(
        tuple(words[at : at + len(part)]) == part for at in range(len(words) - len(part) + 1)
    )


def _words(parts: Iterable[str]) -> Words:
    return tuple(word for part in parts for word in tokens(part) if len(word) > 1)
