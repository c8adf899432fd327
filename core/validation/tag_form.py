"""What one tag is to the exact rule of retrieval (spec section 3)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from core.text.fold import fold, tokens


@dataclass(frozen=True, slots=True)
class TagForm:
    """A tag, its folded form, and the words in it.

    A question's words are runs of letters and digits, so a tag is found by a
    question only when it is exactly one such run (`matchable`).
    """

    tag: str
    folded: str
    _apart: tuple[str, ...] | None = None
    """The words, where they are others than the folded form: it is for very many tags."""

    @property
    def words(self) -> tuple[str, ...]:
        """The words in the tag."""
        return (self.folded,) if self._apart is None else self._apart

    @property
    def matchable(self) -> bool:
        """Whether any question can name the tag."""
        return self._apart is None


@lru_cache(maxsize=65_536)
def tag_form(tag: str) -> TagForm:
    """The form of a tag."""
    folded = fold(tag)
    words = tuple(tokens(folded))
    # One string serves as all three where they are the same.
    return TagForm(tag, tag if folded == tag else folded, None if words == (folded,) else words)


def folded_tags(tags: tuple[str, ...]) -> list[str]:
    """The folded tags, in order, repeats included."""
    return [tag_form(tag).folded for tag in tags]
