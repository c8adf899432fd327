"""Data inside values: JSON or Godot text in strings, base64, bytes (spec section 9)."""

from __future__ import annotations

import base64
import re
from dataclasses import dataclass, field
from typing import Final

from core.saves.decode import decode
from core.saves.errors import SaveError, UnreadableSave
from core.saves.formats.heads import may_start_data
from core.saves.reading import Reading
from core.saves.values import Tree

_BASE64: Final = re.compile(r"[A-Za-z0-9+/_-]{16,}={0,2}")
_SHORTEST: Final = 12
_OPENINGS: Final = "{[ \t\r\n"
_HEAD: Final = 32
_LZSTRING: Final = (b"N4", b"No")  # what "{" and "[" become
_URL_ALPHABET: Final = bytes.maketrans(b"-_", b"+/")
_MOST_ATTEMPTS: Final = 20_000
_MEMORY_WORDS: Final = ("hechos", "facts")


@dataclass(slots=True)
class Embedded:
    """Opens what is embedded in values; all of it together stays within the limits of a save."""

    reading: Reading = field(default_factory=Reading)
    attempts: int = 0

    @classmethod
    def with_password(cls, password: str | None) -> Embedded:
        """One that opens encrypted data with the password."""
        return cls(Reading(password))

    def open(self, value: Tree, path: str) -> tuple[Tree, tuple[str, ...]] | None:
        """The tree inside a str or bytes and its layers; None when it holds none.

        What looks like a memory and cannot be opened is noted as a problem.
        """
        data = _as_bytes(value)
        if data is None or not self._may_try(path):
            return None
        inner = Reading(
            self.reading.password, inflated=self.reading.inflated, values=self.reading.values
        )
        try:
            inner.spend(len(data))
            tree, layers = decode(data, inner)
        except SaveError as error:
            self._note(value, path, error)
            return None
        finally:
            self.reading.inflated, self.reading.values = inner.inflated, inner.values
        if not isinstance(tree, dict | list):
            return None
        for problem in inner.problems:
            self.reading.note(problem.code, f"{path}#{'>'.join(layers)}", problem.params)
        return tree, layers

    def _may_try(self, path: str) -> bool:
        self.attempts += 1
        if self.attempts == _MOST_ATTEMPTS + 1:
            self.reading.note("save_many_embedded", path, {"limit": _MOST_ATTEMPTS})
        return self.attempts <= _MOST_ATTEMPTS

    def _note(self, value: Tree, path: str, error: SaveError) -> None:
        promising = isinstance(value, str) and any(word in value for word in _MEMORY_WORDS)
        if promising or not isinstance(error, UnreadableSave):
            self.reading.note(error.code, path, error.params)


def may_hold_data(value: Tree) -> bool:
    """A quick look: whether it is worth an attempt."""
    if isinstance(value, str):
        return len(value) >= _SHORTEST and (value[0] in _OPENINGS or " " not in value[:_SHORTEST])
    return isinstance(value, bytes) and len(value) >= _SHORTEST


def _as_bytes(value: Tree) -> bytes | None:
    if isinstance(value, bytes):
        return value
    if isinstance(value, str) and _holds_data(value):
        return value.encode("utf-8", "replace")
    return None


def _holds_data(text: str) -> bool:
    if text.lstrip()[:1] in ("{", "["):
        return True
    start = text.lstrip()[:_HEAD].encode("ascii", "replace")
    if not start.startswith(_LZSTRING):
        try:
            head = base64.b64decode(start.translate(_URL_ALPHABET), validate=True)
        except ValueError:
            return False
        if not may_start_data(head):
            return False
    return _BASE64.fullmatch("".join(text.split())) is not None
