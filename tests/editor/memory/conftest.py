"""Fixtures of the tests of the memory inspector."""

from __future__ import annotations

from memory_conftest import bare, open_in, saves

__all__ = ["bare", "open_in", "saves"]
