"""Talking to any OpenAI-compatible server, by `httpx` and asyncio (issue: context isolation).

`stream_chat(endpoint, messages)` gives the answer piece by piece. Needs the extra `model`.
"""

from core.client.endpoint import Endpoint, Timeouts, is_loopback, warnings
from core.client.errors import ClientError
from core.client.stream import Delta, Usage, chat, stream_chat

__all__ = [
    "ClientError",
    "Delta",
    "Endpoint",
    "Timeouts",
    "Usage",
    "chat",
    "is_loopback",
    "stream_chat",
    "warnings",
]
