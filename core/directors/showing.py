"""Texts and names as lines of a context, remembered: a context shows the same ones turn after turn."""

from __future__ import annotations

from functools import lru_cache

from core.memory.lines import disarm as _disarm
from core.memory.lines import fact_line as _fact_line
from core.memory.lines import is_blank as _is_blank
from core.memory.lines import speaker_label as _speaker_label
from core.memory.wording import RESERVED_LABELS

_KEPT = 8192


@lru_cache(maxsize=_KEPT)
def plain(text: str) -> str:
    """A text as one line that can pass for nothing else; see `core.memory.lines.disarm`."""
    return _disarm(text)


@lru_cache(maxsize=_KEPT)
def label(name: str) -> str:
    """A name fit to stand before a colon; see `core.memory.lines.speaker_label`."""
    return _speaker_label(name, RESERVED_LABELS)


@lru_cache(maxsize=_KEPT)
def fact(text: str) -> str:
    """`- text`; see `core.memory.lines.fact_line`."""
    return _fact_line(text)


@lru_cache(maxsize=_KEPT)
def blank(text: str) -> bool:
    """Whether a text shows nothing at all."""
    return _is_blank(text)


def spoken(name: str, text: str) -> str:
    """`Name: text`; the name is a `label` or a word of ours."""
    return f"{name}: {plain(text)}"
