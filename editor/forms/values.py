"""Values typed into cells and fields, as the model has them."""

from __future__ import annotations

from editor.figures import local

_KEPT_WHEN_EMPTY = frozenset({"id", "text", "tags", "name", "tag", "query"})


def number_of(text: str) -> int | float | None:
    """The number a user typed, with a point or a comma; None when it is none.

    Whole numbers typed without a point stay whole, so that the file shows what was typed.
    """
    plain = text.strip().replace(",", ".").replace("\N{MINUS SIGN}", "-")
    try:
        number = float(plain)
    except ValueError:
        return None
    if number != number or number in (float("inf"), float("-inf")):
        return None
    return int(plain) if plain.lstrip("+-").isdecimal() else number


def shown_number(spelt: str) -> str:
    """A number of a file with the decimal mark of the interface's language.

    What is no number is shown as it is spelt.
    """
    return spelt if number_of(spelt) is None else local(spelt)


def stored(name: str, value: object) -> object:
    """The value to write: an empty optional field leaves the file."""
    if name in _KEPT_WHEN_EMPTY or value:
        return value
    return None
