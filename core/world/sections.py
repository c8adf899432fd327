"""Text around records: a new section in a file, and the first record of an empty one."""

from __future__ import annotations

from core.files.vocabulary import Shape
from core.model.kinds import Kind
from core.world.edits import SetParts
from core.world.lore_file import LoreFile, Section

_BRACKETS = {Shape.ARRAY: ("[", "]"), Shape.MEMBERS: ("{", "}"), Shape.VALUE: ("", "")}


def first_leads(file: LoreFile, section: Section) -> tuple[str, str]:
    """The lead of an empty section's first record, and the section's tail after it."""
    if section.spec.shape is Shape.VALUE or not _spreads(file):
        return "", ""
    style = file.style
    return style.newline + style.indent * 2, style.newline + style.indent


def with_section(file: LoreFile, section: Section) -> SetParts:
    """The operation that adds an empty section: `version` first, any other last.

    A section that holds one value has no text until its record is inserted.
    """
    if section.spec.kind is Kind.VERSION:
        return _at_top(file, section)
    return _at_end(file, section)


def _spreads(file: LoreFile) -> bool:
    return "\n" in "".join(p for p in file.parts if isinstance(p, str)).rstrip()


def _at_top(file: LoreFile, section: Section) -> SetParts:
    first = str(file.parts[0])
    start = first.index("{") + 1
    rest = first[start:].lstrip()
    space = first[start : len(first) - len(rest)]
    before = first[:start] + space + _key(section)
    after = rest if rest.startswith("}") else "," + (space or " ") + rest
    return SetParts(file.handle, 0, 1, (before, section, after))


def _at_end(file: LoreFile, section: Section) -> SetParts:
    last = str(file.parts[-1])
    head = last[: last.rindex("}")].rstrip()
    opening, closing = _BRACKETS[section.spec.shape]
    first = len(file.parts) == 1 and head.endswith("{")
    before = head + ("" if first else ",") + _space(file, first) + _key(section) + opening
    after = closing + last[len(head) :]
    return SetParts(file.handle, len(file.parts) - 1, 1, (before, section, after))


def _space(file: LoreFile, first: bool) -> str:
    if _spreads(file):
        return file.style.newline + file.style.indent
    return "" if first else " "


def _key(section: Section) -> str:
    return f'"{section.key}": '
