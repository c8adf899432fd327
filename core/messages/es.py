"""One sentence per code. Parameters stand in braces."""

from __future__ import annotations

MESSAGES: dict[str, str] = {}
