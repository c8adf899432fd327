"""What a single word gives away to given readers at one moment of a game (spec section 8)."""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache

from core.directors.common_words import common_stems, is_everyday
from core.directors.kernels import kernel
from core.directors.lexicon import Lexicon, Readers
from core.directors.short_words import SHORT_WORDS
from core.directors.skeleton import tokens
from core.directors.told import LONGEST, ToldWords
from core.directors.word_index import HEAD
from core.grounding.sources import Source
from core.text.fold import fold
from core.text.languages import Language
from core.text.stems import stem
from core.text.stopwords import stop_words

SHORTEST = 3
"""One letter stricter than the rule, for words that no language has; see `short_words`."""
LONG_ENOUGH = 4
_INSIDE = 6
"""Letters a hidden word needs to be looked for inside a longer one."""
_DRAWN_OUT = re.compile(r"(\w)\1{2,}")


@dataclass(frozen=True, slots=True)
class Hit:
    """`text[start:end]` gives something away; `kind` is `name`, `term`, `word` or `run`.

    `source` is what it belongs to: a record's id, `player`, `plot`, or "" for what was said or
    remembered out of the readers' hearing; `source_kind` its kind.
    """

    word: str
    start: int
    end: int
    kind: str
    source: str = ""
    source_kind: str = ""


class _Known(Enum):
    YES = "yes"
    HIDDEN = "hidden"
    NOWHERE = "nowhere"


class HiddenWords:
    """Answers for one set of readers; words are as `core.directors.skeleton` gives them."""

    def __init__(
        self, lexicon: Lexicon, told: ToldWords, readers: Readers, allowed: Iterable[str]
    ) -> None:
        self.language: Language = lexicon.language
        self._lexicon = lexicon
        self._told = told
        self._readers = readers
        self._indexes = (lexicon.index, *told.indexes())
        self._allowed = frozenset(
            stem(word, self.language) for text in allowed for word in tokens(text)
        )
        self._status: dict[str, _Known] = {}
        self._words: dict[str, Hit | None] = {}
        self._heads: dict[str, bool] = {}

    # by stem

    def exact(self, word: str) -> Hit | None:
        """What a word gives away by its stem; a figure of four digits is a code or a year."""
        if len(word) < LONG_ENOUGH:
            return self._short(word)
        root = stem(word, self.language)
        everyday = is_everyday(word, self.language) and not word.isdecimal()
        if everyday or self._known(root) is not _Known.HIDDEN:
            return None
        return self._hit(word, root)

    def _short(self, word: str) -> Hit | None:
        """A word of three letters that is in no list and only in what is hidden."""
        if len(word) < SHORTEST or word in SHORT_WORDS[self.language] or word.isdigit():
            return None
        if not self.in_texts(word) or is_everyday(word, self.language):
            return None
        root = stem(word, self.language)
        return self._hit(word, root) if self._known(root) is _Known.HIDDEN else None

    def _known(self, root: str) -> _Known:
        found = self._status.get(root)
        if found is None:
            found = self._status[root] = self._look_up(root)
        return found

    def _look_up(self, root: str) -> _Known:
        if root in self._allowed:
            return _Known.YES
        held = self._lexicon.sources(root)
        if any(self._readers.may_know(source) for source in held):
            return _Known.YES
        audiences = tuple(self._told.audiences(root))
        if any(self._readers.was_told(audience) for audience in audiences):
            return _Known.YES
        return _Known.HIDDEN if held or audiences else _Known.NOWHERE

    def _hit(self, word: str, root: str) -> Hit:
        held = self._lexicon.sources(root)
        if not held:
            return Hit(word, 0, 0, "word")
        kind = "name" if self._lexicon.names.owners(word) else "word"
        return Hit(word, 0, 0, kind, held[0].id, held[0].kind.value)

    # in any of its shapes

    def of(self, word: str) -> Hit | None:
        """What a word gives away: itself, derived, glued to others, backwards, or drawn out."""
        if word not in self._words:
            self._words[word] = self.exact(word) or self._disguised(word)
        return self._words[word]

    def _disguised(self, word: str) -> Hit | None:
        if len(word) < LONG_ENOUGH or self.plain(word):
            return None
        found = self._drawn_out(word) or self._derived(word) or self._glued(word)
        found = found or self._inside(word) or self._turned(word)
        return None if found is None else replace(found, word=word)

    def plain(self, word: str) -> bool:
        """Whether a word is an ordinary one for these readers."""
        if is_everyday(word, self.language) or word in stop_words(self.language):
            return True
        return self._known(stem(word, self.language)) is _Known.YES

    def in_texts(self, word: str) -> bool:
        """Whether a word stands anywhere, letter by letter."""
        return any(word in index for index in self._indexes)

    def is_ending(self, first: str, joined: str) -> bool:
        """Whether what follows a first piece only bends it: the piece has the whole stem."""
        return len(first) >= len(stem(joined, self.language))

    def _derived(self, word: str) -> Hit | None:
        """A word with a hidden one's kernel, which no word that the readers know has."""
        center = kernel(word, self.language)
        if center in _everyday_kernels(self.language):
            return None
        roots = [root for index in self._indexes for root in index.of_kernel(center)]
        if not roots or any(self._known(root) is not _Known.HIDDEN for root in roots):
            return None
        return self._hit(word, roots[0])

    def _inside(self, word: str) -> Hit | None:
        """A hidden word, or its stem, that stands inside a longer one."""
        begun = [at for at in range(len(word) - _INSIDE + 1) if self.heads(word[at : at + HEAD])]
        for size in range(min(len(word), LONGEST), _INSIDE - 1, -1):
            for at in begun:
                part = word[at : at + size]
                if len(part) < size:
                    break
                if self.in_texts(part) and (found := self.exact(part)):
                    return found
                if self._is_root(part) and self._known(part) is _Known.HIDDEN:
                    return self._hit(part, part)
        return None

    def _is_root(self, part: str) -> bool:
        everyday = part in common_stems(self.language)
        return not everyday and any(index.is_root(part) for index in self._indexes)

    def _glued(self, word: str) -> Hit | None:
        """A hidden word of four or five letters with an article, or another hidden one, before it."""
        for at in range(max(1, len(word) - LONGEST), min(LONGEST, len(word) - LONG_ENOUGH) + 1):
            first, rest = word[:at], word[at:]
            found = self.exact(rest) if self.in_texts(rest) else None
            if found and (first in stop_words(self.language) or self._hidden_text(first)):
                return found
        return None

    def _hidden_text(self, word: str) -> bool:
        return self.in_texts(word) and self.exact(word) is not None

    def _drawn_out(self, word: str) -> Hit | None:
        """*Vaaampiro*: no word of these languages has a letter three times in a row."""
        if not _DRAWN_OUT.search(word):
            return None
        once, twice = _DRAWN_OUT.sub(r"\1", word), _DRAWN_OUT.sub(r"\1\1", word)
        return self.exact(once) or self.exact(twice) or self._derived(once)

    def _turned(self, word: str) -> Hit | None:
        """A hidden word backwards, or with each letter moved on by thirteen."""
        for other in (word[::-1], codecs.encode(word, "rot13")):
            if other != word and self.in_texts(other) and (found := self.exact(other)):
                return found
        return None

    # names and terms

    def name(self, word: str, shown: str) -> Hit | None:
        """A hidden name that is too short or too common a word for the other rules.

        A common word counts only when it is written as a name.
        """
        common = word in stop_words(self.language) or is_everyday(word, self.language)
        common = common or word in SHORT_WORDS[self.language]
        if len(word) < 2 or (common and not shown[:1].isupper()):
            return None
        names = self._lexicon.names
        owners = names.owners(word) or names.owners(fold(shown))
        if not owners or any(self._readers.may_know(shown.source) for shown in owners):
            return None
        root = stem(word, self.language)
        told = any(self._readers.was_told(a) for a in self._told.audiences(root))
        if told or root in self._allowed or (not common and self._known(root) is _Known.YES):
            return None
        first = owners[0].source
        return Hit(word, 0, 0, "name", first.id, first.kind.value)

    def term_at(self, roots: list[str], at: int) -> tuple[int, Source] | None:
        """The longest hidden term whose stems stand at a place of a text."""
        found = [
            (len(term.words), term.source)
            for term in self._lexicon.names.terms(roots[at])
            if tuple(roots[at : at + len(term.words)]) == term.words
        ]
        if not found or self._term_known(roots[at]):
            return None
        return max(found, key=lambda pair: pair[0])

    def is_term(self, word: str) -> bool:
        """Whether a word is a hidden term of its own."""
        found = self.term_at([stem(word, self.language)], 0)
        return found is not None

    def _term_known(self, root: str) -> bool:
        """Whether a term belongs to something the readers may know, or was said to them."""
        if any(self._readers.may_know(term.source) for term in self._lexicon.names.terms(root)):
            return True
        return root in self._allowed or any(
            self._readers.was_told(audience) for audience in self._told.audiences(root)
        )

    # pieces

    def starts(self, letters: str) -> bool:
        """Whether any word starts with these seven letters."""
        return any(index.starts(letters) for index in self._indexes)

    def heads(self, letters: str) -> bool:
        """Whether any word, or the stem of one, starts with these four letters."""
        found = self._heads.get(letters)
        if found is None:
            found = any(index.heads(letters) for index in self._indexes)
            self._heads[letters] = found
        return found


@lru_cache(maxsize=3)
def _everyday_kernels(language: Language) -> frozenset[str]:
    roots = common_stems(language)
    return frozenset({*roots, *(kernel(root, language) for root in roots)})
