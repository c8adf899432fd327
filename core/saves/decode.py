"""The chain of decoders: each layer is recognised by its bytes, never by a file's name."""

from __future__ import annotations

from core.saves.errors import NotThis, SaveError, TooLarge, UnreadableSave
from core.saves.formats.order import FORMATS
from core.saves.limits import MAX_DEPTH, MAX_LAYERS, check_size
from core.saves.reading import Format, Reading, Wrapped
from core.saves.values import Tree


def decode(data: bytes, reading: Reading) -> tuple[Tree, tuple[str, ...]]:
    """The tree in the bytes, and the names of the layers that were opened, outermost first.

    Raises `SaveError`: `UnreadableSave`, `PasswordNeeded`, `WrongPassword`, `RefusedFormat`,
    `TooLarge`.
    """
    check_size(len(data))
    if not data.strip(b"\0 \t\r\n"):
        raise UnreadableSave("save_empty")
    try:
        return _decode(data, reading, ())
    except NotThis as error:
        raise error.as_error() from None
    except RecursionError:
        raise TooLarge("save_too_deep", {"limit": MAX_DEPTH}) from None


def _decode(data: bytes, reading: Reading, layers: tuple[str, ...]) -> tuple[Tree, tuple[str, ...]]:
    if len(layers) >= MAX_LAYERS:
        raise NotThis("save_too_wrapped", {"limit": MAX_LAYERS})
    first: NotThis | None = None
    for form in FORMATS:
        if not form.fits(data):
            continue
        noted = len(reading.problems)
        try:
            return _open(form, data, reading, layers)
        except NotThis as error:
            del reading.problems[noted:]
            first = first or error
    raise first or NotThis("save_unknown")


def _open(
    form: Format, data: bytes, reading: Reading, layers: tuple[str, ...]
) -> tuple[Tree, tuple[str, ...]]:
    layers = (*layers, form.name)
    try:
        outcome = form.read(data, reading)
        if isinstance(outcome, Wrapped):
            return _decode(outcome.data, reading, layers)
    except NotThis as error:
        if form.certain:
            raise error.as_error(layers) from None
        raise
    except SaveError as error:
        error.layers = error.layers or layers
        raise
    return outcome.tree, layers
