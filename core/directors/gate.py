"""The gate on every channel from the hidden side (spec section 8).

It looks for names and terms that are hidden from all readers, and for any word of four letters or
more that occurs only in what is hidden from them and is no everyday word; also disguised (see
`hidden`, `readings` and `broken`). Runs of words that are copied from it do not pass either, however
everyday each word is (see `copied`). It is the second lock: the first is that the Scene Director is
given nothing hidden.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from core.directors.broken import amid_letters, by_initials, in_pieces
from core.directors.copied import HiddenRuns
from core.directors.hidden import HiddenWords, Hit
from core.directors.lexicon import Lexicon, Readers
from core.directors.readings import Spans, decoded, readings
from core.directors.sentences import sentences
from core.directors.told import ToldWords
from core.memory.lines import one_line
from core.text.stems import stem

_NO_WORD = re.compile(r"[\W_]+")
_DEEPEST = 2
"""How often what was decoded is decoded again."""


class Gate:
    """Checks texts for one set of readers at one moment of a game."""

    def __init__(
        self, lexicon: Lexicon, told: ToldWords, readers: Readers, allowed: Iterable[str] = ()
    ) -> None:
        texts = tuple(allowed)
        self._hidden = HiddenWords(lexicon, told, readers, texts)
        self._runs = HiddenRuns(lexicon, told, readers, texts)

    def hits(self, text: str) -> tuple[Hit, ...]:
        """What the text gives away, in its order, without overlaps; disguised words too.

        A run of words is told where none of them is a hit.
        """
        words = _apart(self._found(text, _DEEPEST))
        runs = [run for run in _apart(self._copied(text, _DEEPEST)) if not _touches(run, words)]
        found = sorted((*words, *runs), key=lambda hit: hit.start)
        return tuple(replace(hit, word=text[hit.start : hit.end]) for hit in found)

    def _copied(self, text: str, deeper: int) -> Iterator[Hit]:
        for spans in readings(text):
            yield from self._runs.hits(text, spans)
        for piece in decoded(text) if deeper else ():
            for hit in self._copied(piece.plain, deeper - 1):
                yield replace(hit, start=piece.start, end=piece.end)

    def _found(self, text: str, deeper: int) -> Iterator[Hit]:
        for number, spans in enumerate(readings(text)):
            yield from self._words(text, spans)
            yield from self._terms(text, spans)
            yield from in_pieces(self._hidden, text, spans)
            yield from amid_letters(self._hidden, text, spans)
            if number == 0:
                yield from by_initials(self._hidden, text, spans)
        for piece in decoded(text) if deeper else ():
            for hit in self._found(piece.plain, deeper - 1):
                yield replace(hit, start=piece.start, end=piece.end)

    def _words(self, text: str, spans: Spans) -> Iterator[Hit]:
        for span in spans:
            hidden = self._hidden.of(span.word)
            if hidden is None:
                hidden = self._hidden.name(span.word, text[span.start : span.end])
            if hidden is not None:
                yield replace(hidden, start=span.start, end=span.end)

    def _terms(self, text: str, spans: Spans) -> Iterator[Hit]:
        """Terms of hidden entries, by stems side by side, whatever else has their words."""
        roots = [stem(span.word, self._hidden.language) for span in spans]
        for at in range(len(roots)):
            found = self._hidden.term_at(roots, at)
            if found is not None:
                size, source = found
                first, last = spans[at].start, spans[at + size - 1].end
                yield Hit("", first, last, "term", source.id, source.kind.value)


def _apart(hits: Iterable[Hit]) -> list[Hit]:
    """Hits in order; of two that overlap the first, or the longer."""
    kept: list[Hit] = []
    for hit in sorted(hits, key=lambda hit: (hit.start, -hit.end)):
        if not kept or hit.start >= kept[-1].end:
            kept.append(hit)
    return kept


def _touches(run: Hit, others: Sequence[Hit]) -> bool:
    """Whether one of some hits, in order and apart, lies in a run."""
    at = bisect_left(others, run.end, key=lambda hit: hit.start)
    return at > 0 and others[at - 1].end > run.start


def spaced(id: str) -> str:
    """The words of an id or of a name."""
    return " ".join(_NO_WORD.split(id)).strip()


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


__all__ = ["Gate", "Hit", "Passed", "drop_hits", "spaced"]
