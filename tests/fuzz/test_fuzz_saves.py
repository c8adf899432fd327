"""A short run of the fuzzer; the long one is started by hand."""

from __future__ import annotations

import pytest

fuzz_saves = pytest.importorskip("fuzz_saves", reason="needs resource limits, which Windows lacks")


def test_damaged_saves_are_errors_and_nothing_worse() -> None:
    report = fuzz_saves.run(count=3000, seed=20)
    assert report.findings == []
    assert report.count == 3000
    assert report.read > 300
    assert report.refused > 300
    assert report.slowest < fuzz_saves.SLOWEST


def test_the_fuzzer_sees_what_is_forbidden() -> None:
    watch = fuzz_saves.Watch()
    watch.on = True
    try:
        exec("1")
    finally:
        watch.on = False
    assert "exec" in watch.seen
