"""The server a model answers at: chosen by the user, kept in the user's settings and nowhere else.

The settings hold an address, a model's name and the name of an environment variable; the key
itself is never among them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from core.client import Endpoint

DEFAULT_VARIABLE = "LOREMASK_API_KEY"
_VARIABLE = re.compile(r"[A-Za-z_][A-Za-z0-9_]{0,99}")
_LONGEST = 2000


@dataclass(frozen=True, slots=True)
class Limits:
    """How much a server is asked for: `story`, `scene` and `answer` in tokens, `wait` in seconds
    without a word of it. A slow machine reads a long context for minutes before its first one."""

    story: int = 8000
    scene: int = 3000
    answer: int = 600
    wait: int = 300


RANGES = {
    "story": (1000, 200_000),
    "scene": (500, 100_000),
    "answer": (50, 8000),
    "wait": (5, 3600),
}
"""The least and the most of each of the `Limits`."""


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
    limits: Limits = Limits()

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
            **asdict(self.limits),
        }

    def endpoint(self) -> Endpoint:
        """The server with its key, as it is asked now. Raises ClientError for a bad address."""
        from core.client import Endpoint, Timeouts
        from core.client.secret import find_key

        bare = Endpoint(self.url.strip(), self.model.strip())
        name = bare.chat_url if self.keyring else ""
        key = find_key(name, self.variable) if self.variable else find_key(name, "")
        return replace(
            bare,
            key=key,
            max_tokens=self.limits.answer,
            timeouts=Timeouts(read=float(self.limits.wait)),
        )


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

    def whole(name: str) -> int:
        value, (least, most) = held.get(name), RANGES[name]
        if type(value) is int and least <= value <= most:
            return value
        return int(getattr(default.limits, name))

    return ModelChoice(
        text("url", ""),
        text("model", ""),
        text("variable", default.variable),
        flag("keyring", default.keyring),
        flag("directs", default.directs),
        flag("reviews", default.reviews),
        Limits(**{name: whole(name) for name in RANGES}),
    )


def is_variable(name: str) -> bool:
    """Whether a text can name an environment variable; a key pasted there mostly cannot."""
    return not name or _VARIABLE.fullmatch(name) is not None
