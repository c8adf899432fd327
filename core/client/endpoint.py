"""Where a model answers: from the user's own settings only, never from a world or a bundle."""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass, field
from urllib.parse import SplitResult, urlsplit

from core.client.errors import ClientError
from core.client.secret import NO_KEY, Key


@dataclass(frozen=True, slots=True)
class Timeouts:
    """Seconds to wait. `read` is for the next piece: a first one on a slow machine takes long."""

    connect: float = 5.0
    read: float = 120.0
    write: float = 30.0


@dataclass(frozen=True, slots=True)
class Endpoint:
    """An OpenAI-compatible server. `url` is its base, such as `http://127.0.0.1:8080/v1`.

    `extra` are more fields of the request's body, for servers that have their own. Its `repr`
    never shows the key.
    """

    url: str
    model: str = ""
    key: Key = field(default=NO_KEY, repr=False)
    temperature: float = 0.7
    max_tokens: int = 600
    seed: int | None = None
    timeouts: Timeouts = Timeouts()
    retries: int = 2
    extra: tuple[tuple[str, object], ...] = ()

    @property
    def chat_url(self) -> str:
        """The address that chats are sent to. Raises ClientError for one that is none."""
        parts = _parts(self.url.strip())
        if parts is None:
            raise ClientError("client_bad_url", {"url": self.shown})
        base = self.url.strip().split("#")[0].split("?")[0].rstrip("/")
        if base.endswith("/chat/completions"):
            return base
        return (
            f"{base}/chat/completions" if parts.path.strip("/") else f"{base}/v1/chat/completions"
        )

    @property
    def shown(self) -> str:
        """The address as it may be shown."""
        return _without_user(self.url)

    @property
    def by_proxy(self) -> bool:
        """Whether proxies of the environment are used: only where they see nothing but https."""
        return not self.local and urlsplit(self.chat_url).scheme == "https"

    def authorization(self) -> dict[str, str]:
        """The header with the key, if there is one. Raises ClientError for a text that is no key."""
        if not self.key:
            return {}
        if not self.key.usable:
            raise ClientError("client_bad_key")
        return {"Authorization": f"Bearer {self.key.reveal()}"}

    @property
    def host(self) -> str:
        """The server's name and port, for messages."""
        parts = urlsplit(self.chat_url)
        return parts.netloc.rpartition("@")[2]

    @property
    def local(self) -> bool:
        """Whether it is on this machine, so that nothing leaves it."""
        return is_loopback(urlsplit(self.chat_url).hostname or "")


def _parts(url: str) -> SplitResult | None:
    """The parts of an address that can be asked; a user in it may be a password."""
    try:
        parts = urlsplit(url)
        usable = parts.scheme in ("http", "https") and bool(parts.hostname)
        usable = usable and parts.port != 0 and not parts.username
    except ValueError:
        return None
    return parts if usable else None


def _without_user(url: str) -> str:
    """An address as it may be shown: what stands before an @ may be a password."""
    scheme, mark, rest = url.strip().partition("://")
    shown = rest.rpartition("@")[2]
    return f"{scheme}{mark}{shown}" if mark else scheme


def is_loopback(host: str) -> bool:
    """Whether a host is this machine by its own name or address; no name is looked up."""
    name = host.strip("[]").rstrip(".").lower()
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


def warnings(endpoint: Endpoint) -> tuple[ClientError, ...]:
    """What the user should know before anything is sent. Raises ClientError for a bad address."""
    if endpoint.local or endpoint.chat_url.startswith("https:"):
        return ()
    return (ClientError("client_plain_http", {"host": endpoint.host}),)
