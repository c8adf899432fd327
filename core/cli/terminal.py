"""Text for people on a terminal: a line stays a line, and nothing in it commands the terminal."""

from __future__ import annotations

import unicodedata

from core.messages import render

_BIDI = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u2028\u2029")


def one_line(text: str) -> str:
    """The text with its breaks, controls and direction overrides written as escapes.

    Ids and texts come from files that anyone wrote: a break in one must not pass for a
    line of ours, and an escape sequence must not colour or clear the terminal.
    """
    if text.isprintable():
        return text
    return "".join(map(_visible, text))


def _visible(char: str) -> str:
    if char in _BIDI or unicodedata.category(char) == "Cc":
        return char.encode("unicode_escape").decode("ascii")
    return char


def say(text: str) -> None:
    """Print one line."""
    print(one_line(text))


def told(word: str, language: str, /, **params: object) -> str:
    """What the catalogue has for `cli_WORD`."""
    return render(f"cli_{word}", params, language)


def counted(count: int, word: str, language: str) -> str:
    """A number with a word of the catalogue, in the singular for one."""
    return told(word, language, count=count)
