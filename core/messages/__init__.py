"""Sentences for codes, in English, Spanish and Portuguese.

The rest of the library returns codes and parameters only. The command line and
the editor ask here for the sentence. A code that has no sentence in a language
falls back to English, and one that has none at all is shown as it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

Params = Mapping[str, object]
LANGUAGES = ("en", "es", "pt")


def _catalogue(language: str) -> Mapping[str, str]:
    module = import_module(f"core.messages.{language if language in LANGUAGES else 'en'}")
    catalogue: Mapping[str, str] = module.MESSAGES
    return catalogue


class _Lenient(dict[str, object]):
    def __missing__(self, key: str) -> str:
        return "{" + key + "}"


def render(code: str, params: Params | None = None, language: str = "en") -> str:
    """The sentence of `code` with its parameters filled in; never raises."""
    template = _catalogue(language).get(code) or _catalogue("en").get(code)
    if template is None:
        extra = ", ".join(f"{k}={v}" for k, v in (params or {}).items())
        return f"{code} ({extra})" if extra else code
    return template.format_map(_Lenient({k: _plain(v) for k, v in (params or {}).items()}))


def _plain(value: object) -> object:
    if isinstance(value, (list, tuple, set, frozenset)):
        return ", ".join(str(v) for v in value)
    return value
