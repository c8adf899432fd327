"""The key of an endpoint: from the system keyring or the environment, and shown nowhere."""

from __future__ import annotations

import os
from collections.abc import Mapping
from importlib import import_module
from typing import Any

from core.client.errors import ClientError

VARIABLE = "LOREMASK_API_KEY"
SERVICE = "loremask"


class Key:
    """A key. Its text is given by `reveal` only; everything else shows dots.

    It can be neither pickled nor copied into a dictionary of values by accident.
    """

    __slots__ = ("_text",)

    def __init__(self, text: str) -> None:
        self._text = text.strip()

    def reveal(self) -> str:
        """The key itself, for the header of a request."""
        return self._text

    def __bool__(self) -> bool:
        return bool(self._text)

    @property
    def usable(self) -> bool:
        """Whether it can stand in a header: visible ASCII without spaces."""
        return self._text.isascii() and self._text.isprintable() and " " not in self._text

    def __repr__(self) -> str:
        return "Key(…)" if self._text else "Key()"

    __str__ = __repr__

    def __reduce__(self) -> Any:
        raise TypeError("a key is not to be stored")

    def hide(self, text: str) -> str:
        """The text with the key, should it stand in there, taken out."""
        return text.replace(self._text, "…") if len(self._text) >= 4 else text


NO_KEY = Key("")


class Hushed:
    """Takes a key out of a text that comes in pieces, however they cut it."""

    def __init__(self, key: Key) -> None:
        self._key = key
        self._held = ""

    def feed(self, piece: str) -> str:
        """What may be shown by now; what could be the key's beginning is held back."""
        text = self._key.hide(self._held + piece)
        begun = self._begun(text)
        self._held = text[len(text) - begun :]
        return text[: len(text) - begun]

    def rest(self) -> str:
        """What was held back, when nothing more comes."""
        held, self._held = self._held, ""
        return held

    def _begun(self, text: str) -> int:
        """How many characters at the end are the first ones of the key."""
        key = self._key.reveal()
        if self._key.hide(key) == key:
            return 0
        sizes = range(min(len(key) - 1, len(text)), 0, -1)
        return next((size for size in sizes if text.endswith(key[:size])), 0)


def find_key(
    name: str = "", variable: str = VARIABLE, environment: Mapping[str, str] | None = None
) -> Key:
    """The key of an endpoint: the environment variable goes before the keyring's entry `name`.

    Without either it is empty, as servers on this machine need none.
    """
    held = (os.environ if environment is None else environment).get(variable, "")
    if held.strip():
        return Key(held)
    return _from_keyring(name) if name else NO_KEY


def _keyring() -> Any:
    """The module of the system keyring, or None: it is an extra."""
    try:
        return import_module("keyring")
    except ImportError:
        return None


def _from_keyring(name: str) -> Key:
    keyring = _keyring()
    if keyring is None:
        return NO_KEY
    try:
        return Key(keyring.get_password(SERVICE, name) or "")
    except keyring.errors.KeyringError:
        return NO_KEY


def keep_key(name: str, text: str) -> None:
    """Put a key into the system keyring; an empty one takes it out.

    Raises ClientError where there is no keyring.
    """
    keyring = _keyring()
    if keyring is None:
        raise ClientError("client_no_keyring", {"variable": VARIABLE})
    try:
        if text.strip():
            keyring.set_password(SERVICE, name, text.strip())
        elif keyring.get_password(SERVICE, name) is not None:
            keyring.delete_password(SERVICE, name)
    except keyring.errors.KeyringError:
        raise ClientError("client_no_keyring", {"variable": VARIABLE}) from None
