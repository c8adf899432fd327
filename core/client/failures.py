"""From what went wrong with a connection to the error that the user is told."""

from __future__ import annotations

import ssl
from collections.abc import Iterator
from typing import TYPE_CHECKING

from core.client.endpoint import Endpoint
from core.client.errors import ClientError

if TYPE_CHECKING:
    import httpx

_LONGEST_REASON = 200


def failed(endpoint: Endpoint, error: httpx.HTTPError | httpx.InvalidURL) -> ClientError:
    """The error for a connection that was not made, stalled, or broke. It does not hold `error`,
    which holds the request with its key."""
    import httpx

    host = endpoint.host
    if isinstance(error, httpx.InvalidURL | httpx.UnsupportedProtocol):
        return ClientError("client_bad_url", {"url": endpoint.shown})
    if isinstance(error, httpx.ReadTimeout | httpx.WriteTimeout):
        reading = isinstance(error, httpx.ReadTimeout)
        seconds = endpoint.timeouts.read if reading else endpoint.timeouts.write
        return ClientError("client_stall", {"host": host, "seconds": f"{seconds:g}"})
    if isinstance(error, httpx.ProxyError):
        return ClientError("client_proxy", {"host": host})
    if isinstance(error, httpx.ConnectError | httpx.ConnectTimeout):
        return _not_reached(endpoint, error)
    if isinstance(error, httpx.LocalProtocolError):
        return ClientError("client_bad_key") if endpoint.key else _cut(host)
    if isinstance(error, httpx.DecodingError) or "illegal" in str(error):
        return ClientError("client_not_json", {"host": host})
    return _cut(host)


def _cut(host: str) -> ClientError:
    return ClientError("client_cut", {"host": host})


def _not_reached(endpoint: Endpoint, error: BaseException) -> ClientError:
    secure = next((e for e in _causes(error) if isinstance(e, ssl.SSLError)), None)
    if secure is not None:
        reason = getattr(secure, "verify_message", "") or secure.reason or type(secure).__name__
        return ClientError("client_tls", {"host": endpoint.host, "reason": str(reason)})
    reason = str(error) or type(error).__name__
    shown = endpoint.key.hide(reason)[:_LONGEST_REASON]
    where: dict[str, object] = {"host": endpoint.host, "reason": shown}
    return ClientError("client_unreachable", where, temporary=True)


def _causes(error: BaseException) -> Iterator[BaseException]:
    seen: BaseException | None = error
    while seen is not None:
        yield seen
        seen = seen.__cause__ or seen.__context__
