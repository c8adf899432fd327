"""A lore file as literal text and record slots: joining them gives the file back.

The text of every record is cut out by its span; everything else (white space,
commas, unknown keys) stays as literal text or as the lead of a slot. So a file
that is opened and written again is the same to the last byte, and an edit
touches one record's text (spec section 1, "Lossless").
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from core.files.jsontext import expect, not_json, parse, position, scan_key, scan_value, skip_space
from core.files.parse import Parsed, is_remark, near_section, parse_record
from core.files.vocabulary import (
    LORE_KINDS,
    SECTION_BY_KEY,
    SectionSpec,
    Shape,
    Vocabulary,
)
from core.model.kinds import Kind

Progress = Callable[[int, int], None]
"""Called with characters done and characters in all; may raise to cancel."""

_PROGRESS_STEP = 1 << 18


@dataclass(frozen=True, slots=True)
class RawRecord:
    """One record of a file: what stands before it, its text and its value.

    For an array or a value, `raw` is the JSON value; for members it is the
    whole `"key": value`.
    """

    kind: Kind
    lead: str
    raw: str
    parsed: Parsed


@dataclass(frozen=True, slots=True)
class RawSection:
    """The records under one top-level key, and the white space before its end."""

    spec: SectionSpec
    key: str
    records: tuple[RawRecord, ...]
    tail: str


@dataclass(frozen=True, slots=True)
class FileIssue:
    """Something wrong with a file outside its records; a code of `core.messages`."""

    code: str
    params: tuple[tuple[str, object], ...] = ()
    line: int | None = None
    column: int | None = None


@dataclass(frozen=True, slots=True)
class Layout:
    """The parts of a file in order. `is_lore` tells whether it holds any of our kinds."""

    parts: tuple[str | RawSection, ...]
    issues: tuple[FileIssue, ...]
    is_lore: bool


def read_layout(text: str, progress: Progress | None = None) -> Layout:
    """Cut a file's text into parts. Raises UnreadableFile where it is no JSON."""
    start = skip_space(text, 1 if text.startswith("\ufeff") else 0)
    if start == len(text):
        return Layout((text,), (FileIssue("empty_file"),), False)
    if text[start] != "{":
        value = parse(text[start:])
        found = (("found", _type_name(value)),)
        return Layout((text,), (FileIssue("not_an_object", found),), False)
    return _Reader(text, progress).read(start + 1)


def _type_name(value: object) -> str:
    names = {list: "a list", dict: "an object", str: "a text", bool: "true or false"}
    if value is None:
        return "null"
    return names.get(type(value), "a number")


def _is_others(issue: FileIssue) -> bool:
    """Whether a strange key may well be a right one of a file that is no lore."""
    if issue.code == "unknown_section":
        return True
    nearest = str(dict(issue.params).get("nearest"))
    return issue.code == "misspelt_key" and SECTION_BY_KEY[nearest].kind is not Kind.ENTRY


class _Reader:
    """One pass over the members of the top-level object."""

    def __init__(self, text: str, progress: Progress | None) -> None:
        self.text = text
        self.progress = progress
        self.reported = 0
        self.literal_start = 0
        self.parts: list[str | RawSection] = []
        self.issues: list[FileIssue] = []
        self.seen: set[str] = set()

    def read(self, at: int) -> Layout:
        at = skip_space(self.text, at)
        if self.text[at : at + 1] != "}":
            at = self._read_members(at)
        end = skip_space(self.text, at + 1)
        if end != len(self.text):
            raise not_json("more text after the object", self.text, end)
        self.parts.append(self.text[self.literal_start :])
        is_lore = any(SECTION_BY_KEY[key].kind in LORE_KINDS for key in self.seen)
        issues = self.issues if is_lore else [i for i in self.issues if not _is_others(i)]
        return Layout(tuple(self.parts), tuple(issues), is_lore)

    def _read_members(self, at: int) -> int:
        while True:
            key_start = at
            key, end = scan_key(self.text, at)
            value_start = skip_space(self.text, expect(self.text, skip_space(self.text, end), ":"))
            at = skip_space(self.text, self._read_value(key, key_start, value_start))
            if self.text[at : at + 1] == "}":
                return at
            at = skip_space(self.text, expect(self.text, at, ","))

    def _read_value(self, key: str, key_start: int, at: int) -> int:
        spec = SECTION_BY_KEY.get(key)
        if spec is None:
            return self._skip_unknown(key, key_start, at)
        if key in self.seen:
            self._issue("duplicate_section", key_start, key=key)
        self.seen.add(key)
        opens = {Shape.ARRAY: "[", Shape.MEMBERS: "{"}.get(spec.shape)
        if opens is None:
            return self._read_single(spec, key, at)
        if self.text[at] != opens:
            return self._skip_wrong(spec, key, at)
        return self._read_section(spec, key, at)

    def _skip_unknown(self, key: str, key_start: int, at: int) -> int:
        value, end = scan_value(self.text, at)
        nearest = near_section(key) if isinstance(value, list) else None
        if nearest is not None:
            self._issue("misspelt_key", key_start, key=key, nearest=nearest)
        elif isinstance(value, (list, dict)) and not is_remark(key):
            self._issue("unknown_section", key_start, key=key)
        return end

    def _skip_wrong(self, spec: SectionSpec, key: str, at: int) -> int:
        value, end = scan_value(self.text, at)
        expected = "a list" if spec.shape is Shape.ARRAY else "an object"
        self._issue("section_type", at, key=key, expected=expected, found=_type_name(value))
        return end

    def _read_single(self, spec: SectionSpec, key: str, at: int) -> int:
        value, end = scan_value(self.text, at)
        record = RawRecord(spec.kind, "", self.text[at:end], parse_record(spec.kind, value))
        self._close_literal(at)
        self.parts.append(RawSection(spec, key, (record,), ""))
        self.literal_start = end
        return end

    def _read_section(self, spec: SectionSpec, key: str, at: int) -> int:
        self._close_literal(at + 1)
        closing = "]" if spec.shape is Shape.ARRAY else "}"
        records: list[RawRecord] = []
        lead_start = at + 1
        at = skip_space(self.text, lead_start)
        more = self.text[at : at + 1] != closing
        while more:
            record, lead_start = self._read_record(spec, lead_start, at)
            records.append(record)
            at = skip_space(self.text, lead_start)
            more = self.text[at : at + 1] != closing
            if more:
                at = skip_space(self.text, expect(self.text, at, ","))
        self.parts.append(RawSection(spec, key, tuple(records), self.text[lead_start:at]))
        self.literal_start = at
        return at + 1

    def _read_record(self, spec: SectionSpec, lead_start: int, at: int) -> tuple[RawRecord, int]:
        key = ""
        value_at = at
        if spec.shape is Shape.MEMBERS:
            key, end = scan_key(self.text, at)
            value_at = skip_space(self.text, expect(self.text, skip_space(self.text, end), ":"))
        value, end = scan_value(self.text, value_at)
        self._report(end)
        parsed = parse_record(spec.kind, value, key=key)
        lead = _shared(self.text[lead_start:at])
        return RawRecord(spec.kind, lead, self.text[at:end], parsed), end

    def _close_literal(self, at: int) -> None:
        self.parts.append(self.text[self.literal_start : at])

    def _issue(self, code: str, at: int, **params: object) -> None:
        line, column = position(self.text, at)
        self.issues.append(FileIssue(code, tuple(params.items()), line, column))

    def _report(self, at: int) -> None:
        if self.progress is not None and at - self.reported > _PROGRESS_STEP:
            self.reported = at
            self.progress(at, len(self.text))


_LEADS: dict[str, str] = {}


def _shared(lead: str) -> str:
    """One string for equal leads: a file of 100 000 entries has a handful of them."""
    if len(lead) > 32 or len(_LEADS) > 256:
        return lead
    return _LEADS.setdefault(lead, lead)


def newline_of(text: str) -> str:
    """The line end that the text uses most."""
    crlf = text.count("\r\n")
    return "\r\n" if crlf * 2 > text.count("\n") and crlf else "\n"


def vocabulary_of(text_keys: set[str]) -> Vocabulary | None:
    """The vocabulary whose keys stand in the set more often; None where neither does."""
    specs = [SECTION_BY_KEY[k] for k in text_keys if k in SECTION_BY_KEY]
    spanish = sum(s.es in text_keys and s.es != s.en for s in specs)
    english = sum(s.en in text_keys and s.es != s.en for s in specs)
    if spanish == english:
        return None
    return Vocabulary.ES if spanish > english else Vocabulary.EN


_INDENT = re.compile(r"\n([ \t]+)")


def indent_of(text: str) -> str:
    """The indentation unit of a file: the first indented line's, or two spaces."""
    match = _INDENT.search(text)
    return match.group(1) if match else "  "
