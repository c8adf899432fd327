"""The one small tree of errors that the library raises.

An error carries a stable `code` and parameters; the sentence is made from them
by `core.messages`, so that a program in another language can make its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from core.messages import Params, render


class LoremaskError(Exception):
    """Something the user can act on: what happened, where, and what to do.

    `path`, `line` and `column` (both from 1) say where, when known.
    """

    def __init__(
        self,
        code: str,
        params: Params | None = None,
        *,
        path: Path | str | None = None,
        line: int | None = None,
        column: int | None = None,
    ) -> None:
        self.code = code
        self.params: Mapping[str, object] = dict(params or {})
        self.path = None if path is None else Path(path)
        self.line = line
        self.column = column
        super().__init__(code)

    @property
    def where(self) -> str:
        """`file:line:column` as far as known, or an empty string."""
        parts = [str(self.path)] if self.path is not None else []
        parts += [str(n) for n in (self.line, self.column) if n is not None]
        return ":".join(parts)

    def message(self, language: str = "en") -> str:
        """The whole sentence, with its place in front."""
        text = render(self.code, self.params, language)
        return f"{self.where}: {text}" if self.where else text

    def __str__(self) -> str:
        return self.message()


class UnreadableFile(LoremaskError):
    """A file cannot be read, or what it holds is not what was expected."""


class CannotSave(LoremaskError):
    """Nothing was written: read-only, no permission, disk full, changed on disk."""


class BadEdit(LoremaskError):
    """An edit does not fit the world it is applied to; the world is unchanged."""


class UnknownId(LoremaskError):
    """An id that the world does not declare, with the nearest one it does."""
