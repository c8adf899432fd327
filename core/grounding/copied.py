"""Runs of words in an answer that only something hidden from its NPC has (spec section 7)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from core.grounding.allowed import Allowed
from core.grounding.book import Book
from core.grounding.copies import Copies, Shelf
from core.grounding.findings import Finding, FindingKind
from core.grounding.sources import Source
from core.grounding.taken import Taken
from core.model.mask import Viewer
from core.text.fold import word_spans


def copied_from_hidden(
    book: Book, viewer: Viewer, given: Allowed, answer: str
) -> Iterator[Finding]:
    """A leak for each run, sentence by sentence."""
    shelf = Shelf(book.copies, lambda source: source.visible(viewer))
    for copied in Copies((shelf,), given.texts).find(answer, word_spans(answer)):
        source: Source = copied.item
        start, end = copied.start, copied.end
        yield Finding(
            FindingKind.LEAK, start, end, answer[start:end],
            source.id, source.handle, source.kind, source.gates,
        )  # fmt: skip


def with_copied(
    answer: str, names: Sequence[Finding], copied: Iterable[Finding]
) -> Iterator[Finding]:
    """Findings about names, and what was copied where no name is a leak already.

    Where something was copied, nothing less is told.
    """
    leaks = [finding for finding in names if finding.kind is FindingKind.LEAK]
    yield from leaks
    taken = Taken(answer, leaks)
    for finding in copied:
        if taken.is_free(finding):
            taken.add(finding)
            yield finding
    yield from (f for f in names if f.kind is not FindingKind.LEAK and taken.is_free(f))
