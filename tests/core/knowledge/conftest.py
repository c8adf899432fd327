"""The small world that cases use too."""

from __future__ import annotations

from tests.core.cases.conftest import make_world

__all__ = ["make_world"]
