"""Words written in pieces: where adjacent pieces of a text come to a hidden word (spec section 8)."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from core.directors.hidden import LONG_ENOUGH, SHORTEST, HiddenWords, Hit
from core.directors.sentences import sentences
from core.directors.told import LONGEST
from core.directors.word_index import HEAD, START
from core.text.fold import WordSpan

Spans = Sequence[WordSpan]

_MOST_PIECES = 24
_SINGLE_LETTERS = 3
"""So many one-letter pieces are no prose."""
_LISTED = re.compile(r"[\s:/]")
"""What stands between figures that are no single number: *18, 40*, *18:40*."""
_LEAST_INITIALS = 7
"""Letters of a hidden word that first letters of words spell; of lines four, of sentences five."""


def in_pieces(hidden: HiddenWords, text: str, spans: Spans) -> Iterator[Hit]:
    """Hidden words that whole pieces, side by side, come to: *san gre*, *s-a-n-g-r-e*."""
    for first in range(len(spans)):
        for last, joined in _joins(hidden, spans, first):
            found = hidden.exact(joined) if hidden.heads(joined[:HEAD]) else None
            found = found or _backwards(hidden, last - first, joined)
            if found and not _is_prose(hidden, text, spans[first:last], found):
                yield _placed(found, text, spans[first].start, spans[last - 1].end)


def _joins(hidden: HiddenWords, spans: Spans, first: int) -> Iterator[tuple[int, str]]:
    """One after the last piece, and what the pieces come to; two pieces at least.

    What no hidden word begins with is passed over, unless one is spelt out from its end.
    """
    joined, begun = spans[first].word, True
    for last in range(first + 1, min(len(spans), first + _MOST_PIECES)):
        joined += spans[last].word
        if len(joined) > LONGEST:
            return
        begun = begun and (len(joined) < HEAD or hidden.heads(joined[:HEAD]))
        if not begun and last - first + 1 < len(joined):
            return
        if len(joined) >= SHORTEST and (begun or hidden.heads(joined[: -HEAD - 1 : -1])):
            yield last + 1, joined


def _backwards(hidden: HiddenWords, pieces: int, joined: str) -> Hit | None:
    """A word spelt out from its end."""
    if len(joined) < LONG_ENOUGH or pieces < len(joined):
        return None
    turned = joined[::-1]
    return hidden.exact(turned) if hidden.in_texts(turned) else None


def _is_prose(hidden: HiddenWords, text: str, pieces: Spans, found: Hit) -> bool:
    """Whether the pieces are ordinary words with nothing but spaces between, as by chance.

    A term is one whatever its pieces are.
    """
    if any(hidden.exact(piece.word) for piece in pieces):
        # It is found by itself.
        return True
    if sum(len(piece.word) == 1 for piece in pieces) >= _SINGLE_LETTERS:
        return False
    if found.word.isdecimal() and _LISTED.search(text[pieces[0].end : pieces[-1].start]):
        return True
    spaced = all(text[a.end : b.start].isspace() for a, b in pairwise(pieces))
    ordinary = all(hidden.plain(piece.word) for piece in pieces[1:])
    if spaced and ordinary and hidden.is_ending(pieces[0].word, found.word):
        return True
    if hidden.is_term(found.word):
        return False
    plain = ordinary and hidden.plain(pieces[0].word)
    return spaced or plain if len(found.word) < LONG_ENOUGH else spaced and plain


def amid_letters(hidden: HiddenWords, text: str, spans: Spans) -> Iterator[Hit]:
    """Long hidden words in pieces that others' letters stand around: *elvam piro*."""
    joined = "".join(span.word for span in spans)
    owners = [at for at, span in enumerate(spans) for _ in span.word]
    at = 0
    while at <= len(joined) - START:
        size = _size_at(hidden, joined, at)
        if not size or owners[at] == owners[at + size - 1]:
            at += 1
            continue
        pieces = spans[owners[at] : owners[at + size - 1] + 1]
        found = hidden.exact(joined[at : at + size])
        if found and not _is_prose(hidden, text, pieces, found):
            yield _placed(found, text, pieces[0].start, pieces[-1].end)
        at += size


def _size_at(hidden: HiddenWords, joined: str, at: int) -> int:
    """The length of the longest hidden word that starts at a letter; 0 for none."""
    if not hidden.starts(joined[at : at + START]):
        return 0
    for size in range(min(LONGEST, len(joined) - at), START - 1, -1):
        part = joined[at : at + size]
        if hidden.in_texts(part) and hidden.exact(part) is not None:
            return size
    return 0


def by_initials(hidden: HiddenWords, text: str, spans: Spans) -> Iterator[Hit]:
    """Hidden words that first letters spell: of lines, of sentences, of words."""
    lines = _first_after(spans, [at for at, c in enumerate(text) if c == "\n"])
    opening = _first_after(spans, [s.start - 1 for s in sentences(text)[1:]])
    for chosen, least in ((lines, 4), (opening, 5), (spans, _LEAST_INITIALS)):
        yield from _spelt_by(hidden, text, chosen, least)


def _first_after(spans: Spans, breaks: Sequence[int]) -> Spans:
    """The first word, and the first after each break."""
    starts = [span.start for span in spans]
    after = (bisect_right(starts, place) for place in (-1, *breaks))
    return [spans[at] for at in dict.fromkeys(after) if at < len(spans)]


def _spelt_by(hidden: HiddenWords, text: str, spans: Spans, least: int) -> Iterator[Hit]:
    letters = "".join(span.word[0] for span in spans)
    for at in range(len(letters) - least + 1):
        if not hidden.heads(letters[at : at + HEAD]):
            continue
        for size in range(min(LONGEST, len(letters) - at), least - 1, -1):
            part = letters[at : at + size]
            if hidden.in_texts(part) and (found := hidden.exact(part)):
                yield _placed(found, text, spans[at].start, spans[at + size - 1].end)
                break


def _placed(found: Hit, text: str, start: int, end: int) -> Hit:
    return replace(found, word=text[start:end], start=start, end=end)
