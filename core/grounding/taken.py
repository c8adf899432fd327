"""The places of an answer that have a finding already."""

from __future__ import annotations

from collections.abc import Iterable

from core.grounding.findings import Finding


class Taken:
    """Marks the characters of findings, so that looking takes no longer with many of them."""

    def __init__(self, answer: str, findings: Iterable[Finding] = ()) -> None:
        self._marks = bytearray(len(answer))
        for finding in findings:
            self.add(finding)

    def add(self, finding: Finding) -> None:
        """Take the place of a finding."""
        self._marks[finding.start : finding.end] = b"\1" * (finding.end - finding.start)

    def is_free(self, finding: Finding) -> bool:
        """Whether no part of its place is taken."""
        return not any(self._marks[finding.start : finding.end])
