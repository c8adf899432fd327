"""From what a server answered to the error that the user is told."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime

from core.client.endpoint import Endpoint
from core.client.errors import ClientError

_LONGEST_REASON = 300
_LONGEST_WAIT = 86_400
_OVERFLOW = re.compile(
    r"context.{0,20}(?:length|window|size)|exceed_context|too many tokens|maximum context",
    re.IGNORECASE,
)
_LIMIT = re.compile(
    r"(?:context (?:length|window|size)\D{0,20}|maximum of )(\d{3,7})", re.IGNORECASE
)


def from_status(
    endpoint: Endpoint, status: int, headers: Mapping[str, str], body: str
) -> ClientError:
    """The error for an answer that is none."""
    host = endpoint.host
    if 300 <= status < 400:
        target = host_of(headers.get("location", ""))
        return ClientError("client_redirect", {"host": host, "target": target or "?"})
    if status in (401, 403):
        return ClientError("client_key", {"host": host, "status": status})
    if status == 429:
        wait = _seconds(headers.get("retry-after", ""))
        shown: dict[str, object] = {"host": host, **({"many": wait} if wait else {})}
        return ClientError("client_rate", shown, retry_after=wait, temporary=True)
    if _OVERFLOW.search(body):
        return _overflow(body)
    if status == 404:
        return ClientError("client_not_found", {"host": host})
    if status >= 500:
        return ClientError("client_server", {"host": host, "status": status}, temporary=True)
    reason = reason_in(endpoint, body)
    return ClientError("client_refused", {"host": host, "status": status, "reason": reason})


def from_error(endpoint: Endpoint, error: object) -> ClientError:
    """The error for an error that came inside a stream."""
    body = json.dumps(error, ensure_ascii=False)
    if _OVERFLOW.search(body):
        return _overflow(body)
    reason = reason_in(endpoint, json.dumps({"error": error}, ensure_ascii=False))
    return ClientError("client_said", {"host": endpoint.host, "reason": reason})


def _overflow(body: str) -> ClientError:
    limit = _number(body, "n_ctx") or next((int(n) for n in _LIMIT.findall(body)), None)
    if limit is None:
        return ClientError("client_overflow_unknown")
    return ClientError("client_overflow", {"limit": limit})


def _number(body: str, name: str) -> int | None:
    found = re.search(rf'"{name}"\s*:\s*(\d{{1,9}})', body)
    return int(found.group(1)) if found else None


def reason_in(endpoint: Endpoint, body: str) -> str:
    """The server's own words, one line, short, without the key should it repeat it."""
    text = body
    try:
        data = json.loads(body)
    except (ValueError, RecursionError):
        data = None
    if isinstance(data, dict):
        error = data.get("error", data)
        held = error.get("message", error) if isinstance(error, dict) else error
        text = held if isinstance(held, str) else json.dumps(held, ensure_ascii=False)
    printable = "".join(c if c.isprintable() else " " for c in text)
    return endpoint.key.hide(" ".join(printable.split()))[:_LONGEST_REASON] or "?"


def host_of(address: str) -> str:
    """The host of an address, without a user or a path."""
    rest = address.partition("://")[2] if "://" in address else ""
    return re.split(r"[/?#]", rest)[0].rpartition("@")[2][:200]


def _seconds(text: str) -> int | None:
    """Whole seconds of a Retry-After header, which may be a date; nonsense is None."""
    bare = text.strip()
    if re.fullmatch(r"\d{1,6}(?:\.\d{1,6})?", bare):
        return min(round(float(bare)), _LONGEST_WAIT)
    try:
        moment = parsedate_to_datetime(bare)
    except ValueError:
        return None
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=UTC)
    left = round((moment - datetime.now(UTC)).total_seconds())
    return min(max(left, 0), _LONGEST_WAIT)
