"""A language that is English with accents, half as long again: for looking at the layout.

What shows without accents in it never went through `tr`.
"""

from __future__ import annotations

import re

from PySide6.QtCore import QTranslator

_KEPT = re.compile(r"(\{\w*\}|%n|%\d|&&|&|\w+:|\(\*\.\w+\);*)")
_ACCENTS = str.maketrans("aeiouncAEIOUNC", "áéíóúñçÁÉÍÓÚÑÇ")
_END = re.compile(r"[….:?!]*\s*$")


def stretched(source: str) -> str:
    """The text with accents and half as many letters again; placeholders stay."""
    parts = _KEPT.split(source)
    accented = "".join(
        part if at % 2 else part.translate(_ACCENTS) for at, part in enumerate(parts)
    )
    words = re.findall(r"\w+", "".join(parts[::2]).translate(_ACCENTS))
    if not words:
        return accented
    wanted = sum(map(len, words)) // 2
    gap = " " if " " in source.strip() else ""
    added = "".join(f"{gap}{word}" for word in words)[: wanted + len(gap)].rstrip()
    end = _END.search(accented)
    at = end.start() if end else len(accented)
    return accented[:at] + added + accented[at:]


class Stretched(QTranslator):
    """Translates every text by stretching it."""

    def isEmpty(self) -> bool:
        """Never: it has a word for everything."""
        return False

    def translate(
        self, context: str, sourceText: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        """The text, half as long again."""
        return stretched(sourceText)
