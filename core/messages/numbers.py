"""Counts in a sentence: in digits, or small ones in words."""

from __future__ import annotations

_WORDS = {
    "en": "no one two three four five six seven eight nine ten eleven twelve",
    "es": "ninguna una dos tres cuatro cinco seis siete ocho nueve diez once doce",
    "pt": "nenhuma uma duas três quatro cinco seis sete oito nove dez onze doze",
}


class Count(int):
    """A whole number that `{count:word}` writes out up to twelve, `{count:Word}` with a capital.

    Spanish and Portuguese words are feminine: what is counted is entries.
    """

    language: str

    def __new__(cls, value: int, language: str) -> Count:
        """The number, to be written in a language."""
        count = super().__new__(cls, value)
        count.language = language
        return count

    def __format__(self, spec: str) -> str:
        """Digits, words for `word`, words with a capital for `Word`."""
        if spec not in ("word", "Word"):
            return super().__format__(spec)
        words = _WORDS[self.language].split()
        text = words[self] if 0 <= self < len(words) else str(int(self))
        return text[:1].upper() + text[1:] if spec == "Word" else text
