"""What can go wrong while a save is read (spec section 9)."""

from __future__ import annotations

from pathlib import Path

from core.errors import LoremaskError
from core.messages import Params


class SaveError(LoremaskError):
    """Base of every error of the save reader.

    `layers` names the wrappings that had been opened before it, such as `("gdec", "json")`.
    """

    def __init__(
        self,
        code: str,
        params: Params | None = None,
        *,
        path: Path | str | None = None,
        line: int | None = None,
        column: int | None = None,
        layers: tuple[str, ...] = (),
    ) -> None:
        super().__init__(code, params, path=path, line=line, column=column)
        self.layers = layers

    def message(self, language: str = "en") -> str:
        """The whole sentence, with its place in front and the opened layers behind."""
        inside = f" [{' > '.join(self.layers)}]" if self.layers else ""
        return super().message(language) + inside


class UnreadableSave(SaveError):
    """The bytes are no save that is understood, or are damaged."""


class PasswordNeeded(SaveError):
    """The save is encrypted and no password was given."""


class WrongPassword(SaveError):
    """The save does not open with the password that was given."""


class RefusedFormat(SaveError):
    """The format can run code when it is loaded, so it is never opened."""


class TooLarge(SaveError):
    """A limit of spec section 9 is passed: size, structural characters or depth."""


class NotThis(Exception):
    """A format's reader says that these bytes are something else; the next one is tried."""

    def __init__(
        self,
        code: str,
        params: Params | None = None,
        line: int | None = None,
        column: int | None = None,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.params = dict(params or {})
        self.line = line
        self.column = column

    def as_error(self, layers: tuple[str, ...] = ()) -> UnreadableSave:
        """The same as an error for the user, when no other format fits."""
        return UnreadableSave(
            self.code, self.params, line=self.line, column=self.column, layers=layers
        )
