"""What can go wrong on the way to a model, each with its code; no message ever holds the key."""

from __future__ import annotations

from core.errors import LoremaskError


class ClientError(LoremaskError):
    """A request failed in a way the user can act on.

    `retry_after` is what the server asks to wait, in seconds; `temporary`: trying the same again
    later may work.
    """

    def __init__(
        self,
        code: str,
        params: dict[str, object] | None = None,
        *,
        retry_after: float | None = None,
        temporary: bool = False,
    ) -> None:
        super().__init__(code, params)
        self.retry_after = retry_after
        self.temporary = temporary
