"""The languages that the library knows words of: Spanish, Portuguese, English."""

from typing import Literal, TypeGuard

Language = Literal["es", "pt", "en"]

LANGUAGES: tuple[Language, ...] = ("es", "pt", "en")


def is_language(code: str) -> TypeGuard[Language]:
    """Tell whether ``code`` is one of the three known codes."""
    return code in LANGUAGES


def language_of(code: str, default: Language = "es") -> Language:
    """Return the known language that a tag such as ``pt-BR`` or ``EN_us`` starts with."""
    primary = code.strip().lower().replace("_", "-").split("-", 1)[0]
    return primary if is_language(primary) else default
