"""Results of cases as JUnit XML, for build servers."""

from __future__ import annotations

import re
from collections.abc import Iterable
from xml.etree import ElementTree

from core.cases.result import CaseResult, Status

_NOT_XML = re.compile("[^\\t\\n\\r\\x20-\\ud7ff\\ue000-\\ufffd\\U00010000-\\U0010ffff]")
"""What XML 1.0 has no way to hold, not even as an entity."""


def junit_xml(results: Iterable[tuple[str, CaseResult, float]], language: str = "en") -> bytes:
    """One test suite; `results` are rows of file name, result and seconds.

    A failure is `failure`, a case that cannot be run `error`, an unchecked one `skipped`.
    """
    rows = list(results)
    suite = ElementTree.Element("testsuite", _suite(rows))
    for file, result, seconds in rows:
        suite.append(_test_case(file, result, seconds, language))
    root = ElementTree.Element("testsuites", {k: suite.attrib[k] for k in _COUNTS})
    root.append(suite)
    ElementTree.indent(root)
    made: bytes = ElementTree.tostring(root, encoding="utf-8", xml_declaration=True)
    return made + b"\n"


_COUNTS = ("tests", "failures", "errors", "skipped", "time")
_TAGS = {Status.FAILED: "failure", Status.ERROR: "error", Status.UNCHECKED: "skipped"}


def _suite(rows: list[tuple[str, CaseResult, float]]) -> dict[str, str]:
    found = [result.status for _, result, _ in rows]
    return {
        "name": "loremask",
        "tests": str(len(rows)),
        "failures": str(found.count(Status.FAILED)),
        "errors": str(found.count(Status.ERROR)),
        "skipped": str(found.count(Status.UNCHECKED)),
        "time": f"{sum(seconds for _, _, seconds in rows):.3f}",
    }


def _test_case(file: str, result: CaseResult, seconds: float, language: str) -> ElementTree.Element:
    name = result.id if not result.title else f"{result.id}: {result.title}"
    made = ElementTree.Element(
        "testcase",
        {"classname": _clean(file), "name": _clean(name), "time": f"{seconds:.3f}"},
    )
    if result.status in _TAGS:
        lines = [_clean(d.message(language)) for d in result.differences]
        child = ElementTree.SubElement(made, _TAGS[result.status], {"message": "; ".join(lines)})
        child.text = "\n".join((*lines, *_shown(result)))
    return made


def _shown(result: CaseResult) -> list[str]:
    got = result.got
    lines = []
    for name, expected in result.expected.items():
        came = got[name]
        shown = "not checked" if came is None else ", ".join(came)
        lines.append(_clean(f"{name}: expected {', '.join(expected) or '-'}; got {shown or '-'}"))
    return lines


def _clean(text: str) -> str:
    return _NOT_XML.sub("\ufffd", text)
