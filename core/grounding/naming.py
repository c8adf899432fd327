"""Names and terms in an answer: leaks, ungrounded names, inventions (spec section 7)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from core.grounding.allowed import Allowed
from core.grounding.book import Book, Shown
from core.grounding.findings import Finding, FindingKind
from core.grounding.names_in import Words
from core.grounding.taken import Taken
from core.grounding.word_lists import AFTER_A_SUBJECT, MORE_TITLES, NO_NAMES
from core.model.mask import Viewer
from core.text.fold import WordSpan, word_spans
from core.text.name_words import CALENDAR, PARTICLES, TITLES
from core.text.names import Name, common_words
from core.text.numbers import is_number_word
from core.text.stems import stem
from core.text.stopwords import stop_words


@dataclass(frozen=True, slots=True)
class Naming:
    """Looks at one answer of one viewer."""

    book: Book
    viewer: Viewer
    given: Allowed
    answer: str
    spans: Sequence[WordSpan] = field(init=False, repr=False)
    inside: frozenset[str] = field(init=False, repr=False)
    """The words that stand with a capital where no sentence starts."""

    def __post_init__(self) -> None:
        spans = word_spans(self.answer)
        found = (s.word for s in spans if self._capital(s) and not self._opens(s.start))
        object.__setattr__(self, "spans", spans)
        object.__setattr__(self, "inside", frozenset(found))

    def findings(self) -> Iterator[Finding]:
        """Every finding about a name or a term; where a leak stands, nothing else is told."""
        leaks = self.leaks()
        yield from leaks
        taken = Taken(self.answer, leaks)
        for finding in (*self._ungrounded_terms(self.spans), *self._found_names()):
            if taken.is_free(finding):
                taken.add(finding)
                yield finding

    def leaks(self) -> tuple[Finding, ...]:
        """Only what belongs to something hidden: terms, then names."""
        return (*self._leaked_terms(self.spans), *self._leaked_names(self.spans))

    # terms

    def _terms(self, spans: Sequence[WordSpan]) -> Iterator[tuple[int, int, Shown]]:
        """The terms of the world in the answer that nobody gave: first, last word, term."""
        found = [stem(span.word, self.book.language) for span in spans]
        for at, first in enumerate(found):
            terms = self.book.terms(first)
            owned = {t.words for t in terms if t.source.handle in self.given.handles}
            given = dict.fromkeys(owned, True)
            for term in terms:
                end = at + len(term.words)
                if tuple(found[at:end]) != term.words:
                    continue
                if term.words not in given:
                    given[term.words] = self._was_given(spans[at:end], term)
                if not given[term.words]:
                    yield at, end - 1, term

    def _was_given(self, spans: Sequence[WordSpan], term: Shown) -> bool:
        if self.given.says([span.word for span in spans]):
            return True
        return any(
            set(term.words) <= set(stems) and _side_by_side(stems, term.words)
            for stems in map(self.book.stems_of, self.given.texts)
        )

    def _leaked_terms(self, spans: Sequence[WordSpan]) -> Iterator[Finding]:
        places: dict[tuple[int, int], list[Shown]] = {}
        for first, last, term in self._terms(spans):
            places.setdefault((first, last), []).append(term)
        for (first, last), terms in places.items():
            seen = any(term.source.visible(self.viewer) for term in terms)
            if not seen and not self.book.says(terms[0].words, self.viewer):
                term = terms[0]
                yield self._finding(FindingKind.LEAK, spans[first].start, spans[last].end, term)

    def _ungrounded_terms(self, spans: Sequence[WordSpan]) -> Iterator[Finding]:
        for first, last, term in self._terms(spans):
            if term.source.visible(self.viewer):
                start, end = spans[first].start, spans[last].end
                yield self._finding(FindingKind.UNGROUNDED, start, end, term)

    # names

    def _leaked_names(self, spans: Sequence[WordSpan]) -> Iterator[Finding]:
        """Exact matches, whatever the finder of names thinks; neighbours make one finding."""
        at = 0
        while at < len(spans):
            shown = self._leaks(spans, at)
            if shown is None:
                at += 1
                continue
            last = self._run(spans, at, shown)
            yield self._finding(FindingKind.LEAK, spans[at].start, spans[last].end, shown)
            at = last + 1

    def _leaks(self, spans: Sequence[WordSpan], at: int) -> Shown | None:
        word = spans[at].word
        if word in self.given.words:
            return None
        shown = self.book.hidden(word, self.viewer)
        if shown is None:
            return None
        if not self.book.is_common(word):
            return shown
        whole = self._whole(spans, at, shown.words)
        return shown if whole and self._capital(spans[at]) else None

    def _whole(self, spans: Sequence[WordSpan], at: int, words: Words) -> bool:
        """Whether the name stands there from its first word to its last."""
        if len(words) == 1:
            return not self._opens(spans[at].start)
        particles = PARTICLES[self.book.language]
        ahead = [s.word for s in spans[at : at + 3 * len(words)] if s.word not in particles]
        return tuple(ahead[: len(words)]) == words

    def _opens(self, start: int) -> bool:
        at = start
        while at and self.answer[at - 1].isspace():
            at -= 1
        return not at or not (self.answer[at - 1].isalnum() or self.answer[at - 1] == ",")

    def _capital(self, span: WordSpan) -> bool:
        return self.answer[span.start].isupper()

    def _run(self, spans: Sequence[WordSpan], at: int, shown: Shown) -> int:
        """The last word of the same name that follows, over its particles."""
        last = at
        particles = PARTICLES[self.book.language]
        for ahead in range(at + 1, min(len(spans), at + 2 + 2 * len(shown.words))):
            if spans[ahead].word in shown.words:
                last = ahead
            elif spans[ahead].word not in particles:
                break
        return last

    def _found_names(self) -> Iterator[Finding]:
        common = self.given.common | common_words([self.answer])
        for name in self.book.finder(common).find(self.answer):
            finding = self._judge(name)
            if finding is not None:
                yield finding

    def _judge(self, name: Name) -> Finding | None:
        """What a name of the answer is: given, visible, or known nowhere."""
        words = self._telling(name)
        if all(self._is_address(word) for word in words):
            return None
        strange = [w for w in words if w not in self.given.words and not self._is_weekday(w)]
        if not strange:
            return None
        owners = [self.book.visible(word, self.viewer) for word in strange]
        known = next((shown for shown in owners if shown is not None), None)
        if known is not None and all(owners):
            return self._finding(FindingKind.UNGROUNDED, name.start, name.end, known)
        unknown = [w for w, owner in zip(strange, owners, strict=True) if owner is None]
        if name.guess and not self._sure(name):
            return None
        if any(not self._is_word_of_the_world(word) for word in unknown):
            return Finding(FindingKind.INVENTION, name.start, name.end, name.text)
        return None

    def _sure(self, name: Name) -> bool:
        """Whether one word at the start of a sentence is a name: it stands as one elsewhere in
        the answer, or what follows can only follow a subject ("Ezequiel me lo contó")."""
        at = bisect_left(self.spans, name.end, key=lambda span: span.start)
        for span in self.spans[at : at + 1]:
            between = self.answer[name.end : span.start]
            if not between.strip() and span.word in AFTER_A_SUBJECT[self.book.language]:
                return True
        return name.words[-1] in self.inside

    def _telling(self, name: Name) -> list[str]:
        """The words that make it a name: at the start of a sentence the first one may be any
        noun when a particle follows ("Órdenes del Concejo")."""
        words = [word for part in name.words for word in _parts(part)]
        following = [span.word for span in word_spans(name.text)[1:2]]
        loose = following and following[0] in PARTICLES[self.book.language]
        if len(words) > 1 and loose and self._opens(name.start) and not self._known(words[0]):
            return words[1:]
        return words

    def _known(self, word: str) -> bool:
        return bool(self.book.owners(word)) or word in self.given.words

    def _is_address(self, word: str) -> bool:
        """Whether it is no name but a title, its possessive, or a number ("Your Majesty")."""
        language = self.book.language
        if self.book.is_declared(word):
            return False
        return (
            word in TITLES[language]
            or word in MORE_TITLES[language]
            or word in NO_NAMES[language]
            or word in stop_words(language)
            or is_number_word(word, language)
        )

    def _is_weekday(self, word: str) -> bool:
        """Whether it is a day in the plural, as "on Tuesdays"."""
        return word.removesuffix("s") in CALENDAR[self.book.language]

    def _is_word_of_the_world(self, word: str) -> bool:
        """Whether the world writes it in lower case ("el Gremio"), has it where its author says
        that it is no name, or knows it as a name with another ending ("los Veroles")."""
        if word in self.book.common or self.book.is_left_out(word):
            return True
        root = stem(word, self.book.language)
        return any(
            stem(known, self.book.language) == root
            for known in (*self.book.names_like(word), *self.given.words)
            if known[:3] == word[:3]
        )

    def _finding(self, kind: FindingKind, start: int, end: int, shown: Shown) -> Finding:
        source = shown.source
        return Finding(
            kind, start, end, self.answer[start:end], source.id, source.handle, source.kind,
            source.gates if kind is FindingKind.LEAK else (),
        )  # fmt: skip


def _parts(word: str) -> list[str]:
    return [span.word for span in word_spans(word) if len(span.word) > 1]


def _side_by_side(stems: Sequence[str], part: Words) -> bool:
    return any(tuple(stems[at : at + len(part)]) == part for at in range(len(stems)))
