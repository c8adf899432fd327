"""Errors of files, their version and language, and of what a case asks with."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from core.files.layout import FileIssue
from core.files.vocabulary import SECTIONS, Vocabulary
from core.model.kinds import Kind
from core.model.records import Case, Setting
from core.model.state import PROFILES
from core.text.similarity import nearest
from core.validation.codes import CODES
from core.validation.facts import Facts
from core.validation.issue import Issue, Params
from core.validation.news import News
from core.validation.shape_rules import EXPECTATIONS
from core.world.lore_file import LoreFile, Record
from core.world.world import LANGUAGES

DILUTING_K = 6
_PROFILES = (*PROFILES, "hybrid")


class FileRule:
    """What is wrong with whole files: reading, sections, both vocabularies in one."""

    name = "file"

    def __init__(self, facts: Facts) -> None:
        self._facts = facts

    def affected(self, news: News) -> Iterable[int]:
        """The files that were touched."""
        return news.files

    def check(self, subject: int) -> Iterable[Issue]:
        """The issues of a file; JSON that is no lore is none."""
        file = next((f for f in self._facts.world.files if f.handle == subject), None)
        if file is None:
            return
        sections = {section.key for section in file.sections()}
        for issue in file.issues:
            if issue.code in CODES and not _is_mended(issue, sections):
                yield _issue_of(file, issue)
        yield from _foreign_sections(file)


def _is_mended(issue: FileIssue, sections: set[str]) -> bool:
    """Whether an edit has made the records of it that opening the file could not find."""
    return issue.code == "section_type" and dict(issue.params).get("key") in sections


def _issue_of(file: LoreFile, issue: FileIssue) -> Issue:
    return Issue(issue.code, file.handle, None, "", issue.params, issue.line, issue.column)


def _foreign_sections(file: LoreFile) -> Iterator[Issue]:
    own = file.style.vocabulary
    theirs = Vocabulary.EN if own is Vocabulary.ES else Vocabulary.ES
    other = {spec.key(theirs): spec.key(own) for spec in SECTIONS if spec.es != spec.en}
    for key in dict.fromkeys(section.key for section in file.sections()):
        if key in other:
            params = (("key", key), ("other", other[key]))
            yield Issue("foreign_section", file.handle, None, key, params)


class SettingRule:
    """Versions and languages that are none, and cases that ask with a k or profile that is none."""

    name = "setting"

    def __init__(self, facts: Facts) -> None:
        self._facts = facts

    def affected(self, news: News) -> Iterable[int]:
        """Only the changed records."""
        return (c.handle for c in news.of(Kind.VERSION, Kind.LANGUAGE, Kind.CASE))

    def check(self, subject: int) -> Iterable[Issue]:
        """The issues of a version, a language or a case."""
        record = self._facts.world.records_by_handle.get(subject)
        if record is None:
            return
        for field, code, params in _findings(record):
            yield Issue(code, record.file, subject, field, params)


def _findings(record: Record) -> Iterator[tuple[str, str, Params]]:
    data = record.data
    if isinstance(data, Case):
        yield from _of_case(data)
    elif record.kind is Kind.VERSION and not _is_version(data):
        yield "value", "bad_version", (("key", "version"), ("found", record.raw[:40]))
    elif _is_unknown_language(record):
        yield "value", "bad_language", (("language", record.raw[:40].strip('"')),)


def _is_unknown_language(record: Record) -> bool:
    data = record.data
    return (
        record.kind is Kind.LANGUAGE and isinstance(data, Setting) and data.value not in LANGUAGES
    )


def _is_version(data: object) -> bool:
    value = data.value if isinstance(data, Setting) else None
    try:
        return value is not None and float(value) >= 1 and float(value) == int(float(value))
    except (ValueError, OverflowError):
        return False


def _of_case(case: Case) -> Iterator[tuple[str, str, Params]]:
    if case.answer is None and not case.query.strip():
        yield "query", "no_query", ()
    elif case.answer is None and not any(getattr(case, name) for name in EXPECTATIONS):
        yield "retrieves", "case_empty", ()
    if case.k < 1:
        yield "k", "bad_k", (("k", case.k),)
    elif case.k > DILUTING_K:
        yield "k", "k_dilutes", (("k", case.k),)
    if case.profile not in _PROFILES:
        near = nearest(case.profile, _PROFILES)
        params: Params = (("profile", case.profile),)
        yield "profile", "unknown_profile", params + ((("nearest", near),) if near else ())
