"""Stems of words, alike for accented and unaccented spellings.

Snowball expects accents that players do not type and that folding drops, so the word is folded
first, the endings that then mislead the stemmer are repaired, and the stem is folded again.
"""

import importlib
import importlib.util
import re
import sys
import threading
from collections.abc import Iterable
from functools import lru_cache
from types import ModuleType
from typing import Protocol

from core.text.fold import fold, word_set
from core.text.languages import Language

_ALGORITHMS: dict[Language, str] = {"es": "spanish", "pt": "portuguese", "en": "english"}

_CACHED_STEMS = 400_000

# Without its accent Snowball takes the -án of these nouns for the verb ending -an.
_SPANISH_NOUNS_IN_AN = word_set("""
alacran afan aleman alquitran ademan bataclan caiman capellan capitan catalan catamaran charlatan
chaman clan desvan edecan faisan flan gaban galan gavilan guardian huracan iman mazapan patan plan
refran rufian sacristan satan sultan talisman tulipan truhan tucan volcan zaguan
""")

# Short nouns whose plural the stemmers leave alone (ríos, mãos, leis), and words that only look so.
_SHORT_PLURAL = re.compile(r"^\w{1,2}[aeiou]{2}s$")
_NOT_PLURALS = word_set("adios caos deus dios dois mais pais pois seis")

_REPAIRS: dict[Language, tuple[tuple[re.Pattern[str], str], ...]] = {
    "es": ((re.compile(r"(?<=[aeiou])ces$"), "z"),),
    "pt": (
        (re.compile(r"(?<=..)(?:oes|aos)$|(?<=[lpt])aes$"), "ao"),
        (re.compile(r"(?<=.[aeiou])ns$"), "m"),
        (re.compile(r"(?<=..)([aeu])is$"), r"\1l"),
        (re.compile(r"cao$"), "ção"),
        (re.compile(r"(?<=..)ao$"), "ão"),
    ),
    "en": (),
}


class _Stemmer(Protocol):
    def stemWord(self, word: str) -> str: ...


NO_WORD = 64
"""More letters than any word has: looking for its endings would only take long."""


class _PerThread(threading.local):
    """One stemmer per language and thread, because a stemmer keeps its word in itself."""

    def __init__(self) -> None:
        self._made: dict[Language, _Stemmer] = {}

    def get(self, language: Language) -> _Stemmer:
        if language not in self._made:
            self._made[language] = _new_stemmer(_ALGORITHMS[language])
        return self._made[language]


_stemmers = _PerThread()


def _new_stemmer(algorithm: str) -> _Stemmer:
    """A stemmer out of its own module: the package itself loads those of 34 languages (5 MiB)."""
    module = importlib.import_module(f"{_snowball()}.{algorithm}_stemmer")
    made: _Stemmer = getattr(module, f"{algorithm.capitalize()}Stemmer")()
    return made


def _snowball() -> str:
    """The name of a package with the modules of snowballstemmer and nothing loaded."""
    name = f"{__package__}.snowball"
    if name not in sys.modules:
        spec = importlib.util.find_spec("snowballstemmer")
        if spec is None or spec.submodule_search_locations is None:
            raise ModuleNotFoundError("No module named 'snowballstemmer'", name="snowballstemmer")
        package = ModuleType(name)
        package.__path__ = list(spec.submodule_search_locations)
        sys.modules[name] = package
    return name


@lru_cache(maxsize=_CACHED_STEMS)
def stem(word: str, language: Language) -> str:
    """Return the folded stem of one word, written with or without accents.

    What is longer than any word is its own stem. Raises KeyError for a language that is not in
    ``LANGUAGES``.
    """
    folded = fold(word)
    if len(folded) > NO_WORD:
        return folded
    repaired = _repair(folded, language)
    found = fold(_stemmers.get(language).stemWord(repaired))
    if language == "es" and len(found) > 3:
        found = found.removesuffix("i")
    # Very many are remembered: one string for both where nothing is cut off.
    return word if found == word else found


def stems(words: Iterable[str], language: Language) -> tuple[str, ...]:
    """Return the stem of each word, in order, repeats included."""
    return tuple(stem(word, language) for word in words)


def _repair(folded: str, language: Language) -> str:
    if language == "es" and folded in _SPANISH_NOUNS_IN_AN:
        return folded[:-2] + "án"
    if language != "en" and _SHORT_PLURAL.match(folded) and folded not in _NOT_PLURALS:
        return folded[:-1]
    for pattern, ending in _REPAIRS[language]:
        folded = pattern.sub(ending, folded)
    return folded
