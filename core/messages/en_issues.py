"""English sentences about issues."""

from __future__ import annotations

MESSAGES: dict[str, str] = {}
