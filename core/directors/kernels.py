"""What a word is derived from, as far as endings tell: *vampiresa*, *vampiritos*, *vampirism*.

Coarser than a stem. Two words with the same kernel need not be related, so it counts only where
a word is not known by its stem, and an everyday kernel gives nothing away.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from core.text.languages import Language
from core.text.stems import NO_WORD

_SHORT, _LONG = 3, 4
"""Letters that must be left: by endings that only change a word, and by those that make another."""

_CHANGING: Final[dict[Language, str]] = {
    "es": "itos itas ito ita citos citas cito cita ecitos ecitas ecito ecita os as es o a e s",
    "pt": "inhos inhas inho inha zinhos zinhas zinho zinha itos itas ito ita os as es o a e s",
    "en": "s es ed ing er ers y e 's",
}
_MAKING: Final[dict[Language, str]] = {
    "es": """esa esas isa isas illo illa illos illas ismo ismos ista istas eria erias ero era eros eras oso osa
        osos osas iento ienta ientos ientas ento azo azos aza ote otes ota on ones ona onas ico ica icos
        icas esco esca escos escas ino ina inos inas izar izado izada ear ado ada ados adas ante antes
        ar arse ador adora adores mente idad idades uelo uela uelos uelas zuelo zuela zuelos ucho ucha uchos
        uchas ura uras al ales iano iana ianos ianas able ables amiento amientos or ores
        aba aban aron ando aria eza ez il iles udo uda udos udas""",
    "pt": """esa esas isa isas ismo ismos ista istas aria eria erias eiro eira eiros eiras oso osa osos osas
        ento enta entos ao oes ona onas aozinho ico ica icos icas esco esca escos escas ino ina inos inas izar izado
        ear ado ada ados adas ante antes ar ador adora adores mente idade idades ura uras al ais iano
        iana ianos ianas avel aveis amento amentos or ores aco acos uxo uxa
        ava avam aram ando eza ez il is udo uda udos udas""",
    "en": """ess esses ism isms ist ists ish like ly ness ic ical al ian ians y ies ier
        let lets hood dom ful less ous able ible ize izes ized ise ised ation ations
        ment ments er ers or ors ery eries ette ettes ing ings ed en ened ity""",
}
_EN_DOUBLED = re.compile(r"([b-df-hj-np-tv-z])\1$")
_ALTERNATING: Final = (("gu", "g"), ("qu", "c"), ("z", "c"))


def _by_length(endings: str) -> tuple[str, ...]:
    return tuple(sorted(set(endings.split()), key=len, reverse=True))


_ENDINGS: Final = {
    language: (_by_length(_CHANGING[language]), _by_length(_MAKING[language]))
    for language in _CHANGING
}


@lru_cache(maxsize=200_000)
def kernel(word: str, language: Language) -> str:
    """The word without endings, again and again; the word when it is too short or long for any."""
    if len(word) > NO_WORD:
        return word
    changing, making = _ENDINGS[language]
    left, before = word, ""
    while left != before:
        before = left
        left = _without(left, making, _LONG)
        left = _without(left, changing, _SHORT)
    if language == "en":
        left = _EN_DOUBLED.sub(r"\1", left)
    return _alternated(left)


def _without(word: str, endings: tuple[str, ...], least: int) -> str:
    for ending in endings:
        if word.endswith(ending) and len(word) - len(ending) >= least:
            return word[: -len(ending)]
    return word


def _alternated(word: str) -> str:
    """One spelling for what changes before i and e: *daga*, *daguita*; *cruz*, *cruces*."""
    for shown, meant in _ALTERNATING:
        if word.endswith(shown):
            return word.removesuffix(shown) + meant
    return word
