"""The names and terms of a world, by word, with where they come from (spec section 7)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from core.grounding.names_in import Words, lower_words, names_in
from core.grounding.sources import Source, sources
from core.model.mask import Viewer
from core.text.fold import fold, tokens
from core.text.languages import Language, language_of
from core.text.names import NameFinder
from core.text.stems import stem, stems
from core.text.stopwords import stop_words
from core.world.world import World


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
        self.common = frozenset().union(*(lower_words(s.text) for s in self.sources))
        self._declared = {
            s.handle: tuple(self._declared_names(s)) for s in self.sources if s.declared
        }
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
        shown = [names_in(source.text, self.language) for source in self.sources]
        sure = {word for names in shown for n in names if not n.opens for word in n.words}
        sure |= self.known
        found: dict[str, list[Shown]] = {}
        for source, names in zip(self.sources, shown, strict=True):
            settled = (name.settled(self.common, sure) for name in names)
            for words in dict.fromkeys((*self._declared.get(source.handle, ()), *settled)):
                for word in words:
                    found.setdefault(word, []).append(Shown(words, source))
        return found

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
