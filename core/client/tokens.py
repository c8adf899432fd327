"""Counting tokens by the server's own tokenizer, where it has one (llama.cpp does; spec section 6)."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlsplit, urlunsplit

from core.client.endpoint import Endpoint
from core.client.errors import ClientError

_PATIENCE = 1.0
"""Seconds a count may take before the estimate is used instead."""


def server_counter(endpoint: Endpoint) -> Callable[[str], int] | None:
    """A function that counts the tokens of a text exactly, or None when the server cannot.

    Waits for the server, so it is not for a program's own thread. Give it to
    `core.context.exact`. A count that fails later is bounded by the bytes of the text.
    """
    try:
        import httpx
    except ImportError:
        return None
    url = _tokenize_url(endpoint)
    try:
        client = httpx.Client(
            timeout=_PATIENCE,
            follow_redirects=False,
            trust_env=endpoint.by_proxy,
            headers=endpoint.authorization(),
        )
    except (ValueError, httpx.InvalidURL, ClientError):
        return None

    def count(text: str) -> int:
        found = _ask(client, url, text)
        return len(text.encode("utf-8", "replace")) + 1 if found is None else found

    if _ask(client, url, "hola") is None:
        client.close()
        return None
    return count


def _ask(client: object, url: str, text: str) -> int | None:
    import httpx

    assert isinstance(client, httpx.Client)
    try:
        response = client.post(url, json={"content": text, "add_special": False})
        tokens = response.json().get("tokens") if response.status_code == 200 else None
    except (httpx.HTTPError, httpx.InvalidURL, ValueError, AttributeError):
        return None
    return len(tokens) if isinstance(tokens, list) else None


def _tokenize_url(endpoint: Endpoint) -> str:
    """llama.cpp has `/tokenize` beside `/v1`."""
    parts = urlsplit(endpoint.chat_url)
    path = parts.path.removesuffix("/chat/completions").removesuffix("/v1")
    return urlunsplit((parts.scheme, parts.netloc, f"{path}/tokenize", "", ""))
