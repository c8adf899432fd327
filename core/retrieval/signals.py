"""The reasons for one entry's points, read off the entry itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from core.model.records import Entry
from core.retrieval.hits import LONG_WORD, PLACE_POINTS, TAG_POINTS, TEXT_POINTS, Signal
from core.text.fold import fold, words


def signals(entry: Entry, asked: Sequence[str], place: str | None) -> tuple[Signal, ...]:
    """The signals of an entry for the folded words of a question; their points sum to its own."""
    known = frozenset(asked)
    tags = (Signal("tag", t, "", TAG_POINTS) for t in entry.tags if fold(t) in known)
    places = (Signal("place", t, "", PLACE_POINTS) for t in entry.tags if place and t == place)
    return (*tags, *_text_signals(entry.text, asked), *places)


def _text_signals(text: str, asked: Sequence[str]) -> Iterator[Signal]:
    present = words(fold(text))
    for word in asked:
        if len(word) >= LONG_WORD:
            inside = next((p for p in present if word in p), None)
            if inside is not None:
                yield Signal("text", word, inside, TEXT_POINTS)
