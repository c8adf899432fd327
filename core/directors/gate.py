"""The gate on every channel from the hidden side (spec section 8).

It looks for names and terms that are hidden from all readers, and for any word of four letters or
more that occurs only in what is hidden from them and is no everyday word. It is the second lock:
the first is that the Scene Director is given nothing hidden.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from core.directors.common_words import is_everyday
from core.directors.confusables import undisguised
from core.directors.lexicon import Lexicon, Readers
from core.directors.sentences import sentences
from core.directors.told import START, ToldWords, spelt_out
from core.grounding.sources import Source
from core.memory.lines import one_line
from core.text.fold import WordSpan, fold, tokens, word_spans
from core.text.languages import Language
from core.text.stems import stem

SHORTEST = 4
_INSIDE = 6
"""Letters a hidden word needs to be looked for inside a longer one."""
_LONGEST = 24


@dataclass(frozen=True, slots=True)
class Hit:
    """`text[start:end]` gives something away; `kind` is `name`, `term` or `word`.

    `source` is what it belongs to: a record's id, `player`, `plot`, or "" for what was said or
    remembered out of the readers' hearing; `source_kind` its kind.
    """

    word: str
    start: int
    end: int
    kind: str
    source: str = ""
    source_kind: str = ""


class Gate:
    """Checks texts for one set of readers at one moment of a game."""

    def __init__(
        self, lexicon: Lexicon, told: ToldWords, readers: Readers, allowed: Iterable[str] = ()
    ) -> None:
        self._lexicon = lexicon
        self._told = told
        self._readers = readers
        self._language: Language = lexicon.language
        self._allowed = frozenset(
            stem(word, self._language) for text in allowed for word in tokens(fold(text))
        )
        self._hidden: dict[str, Hit | None] = {}

    def hits(self, text: str) -> tuple[Hit, ...]:
        """What the text gives away, in its order, without overlaps; disguised letters too."""
        found = self._found(text)
        plain = undisguised(text)
        if plain != text:
            shown = [replace(hit, word=text[hit.start : hit.end]) for hit in self._found(plain)]
            found = [*found, *shown]
        found.sort(key=lambda hit: (hit.start, -hit.end))
        kept: list[Hit] = []
        for hit in found:
            if not kept or hit.start >= kept[-1].end:
                kept.append(hit)
        return tuple(kept)

    def _found(self, text: str) -> list[Hit]:
        spans = word_spans(text)
        return [
            *self._terms(text, spans),
            *self._words(text, spans),
            *self._spelt_out(text, spans),
            *self._broken_up(text, spans),
        ]

    # one word

    def _words(self, text: str, spans: list[WordSpan]) -> Iterator[Hit]:
        for span in spans:
            hidden = self._hidden_word(span.word)
            if hidden is None and len(span.word) > _INSIDE:
                hidden = self._hidden_inside(span.word)
            if hidden is None:
                hidden = self._short_name(text, span)
            if hidden is not None:
                shown = text[span.start : span.end]
                yield Hit(
                    shown, span.start, span.end, hidden.kind, hidden.source, hidden.source_kind
                )

    def _hidden_word(self, word: str) -> Hit | None:
        """What a folded word gives away by itself."""
        if word not in self._hidden:
            long = len(word) >= SHORTEST and not is_everyday(word, self._language)
            self._hidden[word] = self._only_hidden(word) if long else None
        return self._hidden[word]

    def _only_hidden(self, word: str) -> Hit | None:
        root = stem(word, self._language)
        if root in self._allowed:
            return None
        held = self._lexicon.sources(root)
        if any(self._readers.may_know(source) for source in held):
            return None
        audiences = tuple(self._told.audiences(root))
        if any(self._readers.was_told(audience) for audience in audiences):
            return None
        if held:
            kind = "name" if self._lexicon.book.owners(word) else "word"
            return Hit(word, 0, 0, kind, held[0].id, held[0].kind.value)
        return Hit(word, 0, 0, "word") if audiences else None

    def _hidden_inside(self, word: str) -> Hit | None:
        """A hidden word that stands inside a longer one."""
        return next(self._substrings(word, _INSIDE), None)

    def _substrings(self, word: str, shortest: int) -> Iterator[Hit]:
        for size in range(min(len(word), _LONGEST), shortest - 1, -1):
            for at in range(len(word) - size + 1):
                part = word[at : at + size]
                if self._lexicon.root_of(part) or self._told.root_of(part):
                    hidden = self._hidden_word(part)
                    if hidden is not None:
                        yield hidden

    def _short_name(self, text: str, span: WordSpan) -> Hit | None:
        """A hidden name of two or three letters, written as a name."""
        word = span.word
        if not 2 <= len(word) < SHORTEST or not text[span.start].isupper():
            return None
        owners = self._lexicon.book.owners(word)
        if not owners or self._is_known(word, [shown.source for shown in owners]):
            return None
        return Hit(word, 0, 0, "name", owners[0].source.id, owners[0].source.kind.value)

    def _is_known(self, word: str, held: Iterable[Source]) -> bool:
        root = stem(word, self._language)
        return (
            root in self._allowed
            or any(self._readers.may_know(source) for source in held)
            or any(self._readers.was_told(a) for a in self._told.audiences(root))
        )

    # several words

    def _terms(self, text: str, spans: list[WordSpan]) -> Iterator[Hit]:
        """Terms of hidden entries, by stems side by side, whatever else has their words."""
        roots = [stem(span.word, self._language) for span in spans]
        for at, root in enumerate(roots):
            for term in self._lexicon.book.terms.get(root, ()):
                end = at + len(term.words)
                if tuple(roots[at:end]) == term.words and not self._term_known(root):
                    first, last = spans[at].start, spans[end - 1].end
                    source = term.source
                    yield Hit(text[first:last], first, last, "term", source.id, source.kind.value)

    def _term_known(self, root: str) -> bool:
        """Whether a term belongs to something the readers may know, or was said to them."""
        terms = self._lexicon.book.terms.get(root, ())
        if any(self._readers.may_know(term.source) for term in terms):
            return True
        return root in self._allowed or any(
            self._readers.was_told(audience) for audience in self._told.audiences(root)
        )

    def _spelt_out(self, text: str, spans: list[WordSpan]) -> Iterator[Hit]:
        """Hidden words written letter by letter."""
        words = [span.word for span in spans]
        for first, last in spelt_out(words):
            hidden = self._hidden_word("".join(words[first:last]))
            if hidden is not None:
                start, end = spans[first].start, spans[last - 1].end
                yield Hit(text[start:end], start, end, "word", hidden.source, hidden.source_kind)

    def _broken_up(self, text: str, spans: list[WordSpan]) -> Iterator[Hit]:
        """Hidden words written with spaces or marks between their parts."""
        joined = "".join(span.word for span in spans)
        owners = [at for at, span in enumerate(spans) for _ in span.word]
        at = 0
        while at <= len(joined) - START:
            size = self._broken_at(joined, at)
            if not size or owners[at] == owners[at + size - 1]:
                at += 1
                continue
            first, last = spans[owners[at]].start, spans[owners[at + size - 1]].end
            hidden = self._hidden_word(joined[at : at + size])
            assert hidden is not None
            yield Hit(text[first:last], first, last, "word", hidden.source, hidden.source_kind)
            at += size

    def _broken_at(self, joined: str, at: int) -> int:
        """The length of the longest hidden word that starts at a letter; 0 for none."""
        start = joined[at : at + START]
        if not self._lexicon.starts(start) and not self._told.starts(start):
            return 0
        for size in range(min(_LONGEST, len(joined) - at), START - 1, -1):
            part = joined[at : at + size]
            known = self._lexicon.root_of(part) or self._told.root_of(part)
            if known and self._hidden_word(part) is not None:
                return size
        return 0


@dataclass(frozen=True, slots=True)
class Passed:
    """A text after the gate: what may be handed on, what was dropped, and why."""

    written: str
    text: str
    hits: tuple[Hit, ...] = ()
    dropped: tuple[str, ...] = ()

    @property
    def clean(self) -> bool:
        """Whether nothing had to go."""
        return not self.dropped


def drop_hits(gate: Gate, text: str) -> Passed:
    """Drop every sentence with a hit, again and again until nothing is found any more."""
    shown = "\n".join(one_line(line) for line in text.splitlines())
    first = gate.hits(shown)
    left, dropped, hits = shown, [], first
    while hits:
        kept: list[str] = []
        gone: list[str] = []
        for sentence in sentences(left):
            touched = any(h.start < sentence.end and sentence.start < h.end for h in hits)
            (gone if touched else kept).append(sentence.text)
        if not gone:
            gone, kept = [left], []
        dropped += gone
        left = " ".join(kept)
        hits = gate.hits(left)
    return Passed(shown, left, first, tuple(dropped))
