"""The server a model answers at: chosen by the user, kept in the user's settings and nowhere else.

The settings hold an address, a model's name and the name of an environment variable; the key
itself is never among them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from core.client import Endpoint

DEFAULT_VARIABLE = "LOREMASK_API_KEY"
_VARIABLE = re.compile(r"[A-Za-z_][A-Za-z0-9_]{0,99}")
_LONGEST = 2000


@dataclass(frozen=True, slots=True)
class ModelChoice:
    """What the user set. `url` "" is no server; `keyring` also looks into the system keyring.

    `directs` asks the Game Director too, `reviews` has the Story Director read the scene.
    """

    url: str = ""
    model: str = ""
    variable: str = DEFAULT_VARIABLE
    keyring: bool = False
    directs: bool = True
    reviews: bool = True

    @property
    def there(self) -> bool:
        """Whether a server is set."""
        return bool(self.url.strip())

    def as_json(self) -> dict[str, Any]:
        """The values for the settings; no key is among them."""
        return {
            "url": self.url,
            "model": self.model,
            "variable": self.variable,
            "keyring": self.keyring,
            "directs": self.directs,
            "reviews": self.reviews,
        }

    def endpoint(self) -> Endpoint:
        """The server with its key, as it is asked now. Raises ClientError for a bad address."""
        from core.client import Endpoint
        from core.client.secret import find_key

        bare = Endpoint(self.url.strip(), self.model.strip())
        name = bare.chat_url if self.keyring else ""
        key = find_key(name, self.variable) if self.variable else find_key(name, "")
        return Endpoint(self.url.strip(), self.model.strip(), key)


def read_choice(raw: object) -> ModelChoice:
    """The choice from the settings; what is wrong keeps its default."""
    held: Mapping[str, Any] = raw if isinstance(raw, Mapping) else {}
    default = ModelChoice()

    def text(name: str, other: str) -> str:
        value = held.get(name)
        return value[:_LONGEST] if isinstance(value, str) else other

    def flag(name: str, other: bool) -> bool:
        value = held.get(name)
        return value if isinstance(value, bool) else other

    return ModelChoice(
        text("url", ""),
        text("model", ""),
        text("variable", default.variable),
        flag("keyring", default.keyring),
        flag("directs", default.directs),
        flag("reviews", default.reviews),
    )


def is_variable(name: str) -> bool:
    """Whether a text can name an environment variable; a key pasted there mostly cannot."""
    return not name or _VARIABLE.fullmatch(name) is not None
