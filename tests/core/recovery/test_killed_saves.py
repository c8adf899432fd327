"""A short run of the killing script; the long one is `python -m tests.core.recovery.kill_saves`."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from kill_saves import rounds


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_save_killed_at_any_moment_loses_neither_files_nor_journal(tmp_path: Path) -> None:
    found = rounds(20, tmp_path, seed=4)
    assert found.total() == 20
    assert found["old"]
    assert found.total() > found["done"]
