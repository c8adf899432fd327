"""Sentences for codes, in English, Spanish and Portuguese.

The rest of the library returns codes and parameters only. The command line and
the editor ask here for the sentence. A code that has no sentence in a language
falls back to English, and one that has none at all is shown as it is.

A code may have variants: `code.one` is taken where `count` is 1, `code.many`
where `many` is given, and `code.nearest` or `code.npc` where that parameter is
given. A parameter whose value is itself a code is put in words by `name:value`
(as in `expected:texts`). `{count:word}` and `{count:Word}` write small numbers out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib import import_module

from core.messages.numbers import Count

Params = Mapping[str, object]
LANGUAGES = ("en", "es", "pt")


@lru_cache(maxsize=len(LANGUAGES))
def _catalogue(language: str) -> Mapping[str, str]:
    module = import_module(f"core.messages.{language}")
    catalogue: Mapping[str, str] = module.MESSAGES
    return catalogue


def _known(language: str) -> str:
    return language if language in LANGUAGES else "en"


class _Lenient(dict[str, object]):
    def __missing__(self, key: str) -> str:
        return "{" + key + "}"


def render(code: str, params: Params | None = None, language: str = "en") -> str:
    """The sentence of `code` with its parameters filled in; never raises."""
    given = params or {}
    language = _known(language)
    template = _template(code, given, language)
    if template is None:
        extra = ", ".join(f"{k}={v}" for k, v in given.items())
        return f"{code} ({extra})" if extra else code
    words = {k: _plain(k, v, language) for k, v in given.items()}
    return template.format_map(_Lenient(words))


def _template(code: str, params: Params, language: str) -> str | None:
    names = list(_variants(code, params))
    for catalogue in (_catalogue(language), _catalogue("en")):
        for name in names:
            if name in catalogue:
                return catalogue[name]
    return None


def _variants(code: str, params: Params) -> Iterator[str]:
    for name in ("many", "nearest", "npc"):
        if params.get(name):
            yield f"{code}.{name}"
    if params.get("count") == 1:
        yield f"{code}.one"
    yield code


def _plain(name: str, value: object, language: str) -> object:
    if isinstance(value, (list, tuple, set, frozenset)):
        return ", ".join(str(v) for v in value)
    if isinstance(value, int) and not isinstance(value, bool):
        return Count(value, language)
    word = _catalogue(language).get(f"{name}:{value}")
    return value if word is None else word
