"""Codes are a promise to other programs: none vanishes or changes its severity unnoticed."""

from __future__ import annotations

import json
from pathlib import Path

from core.validation import CODES, SEVERITIES, severity_of

GOLDEN = Path(__file__).parent / "issue_codes.json"


def test_the_codes_are_those_of_the_golden_file():
    assert json.loads(GOLDEN.read_text(encoding="utf-8")) == CODES


def test_every_severity_is_one_of_three():
    assert set(CODES.values()) == set(SEVERITIES)


def test_a_code_that_is_not_known_is_taken_seriously():
    assert severity_of("no_such_code") == "error"
