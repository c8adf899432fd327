"""Streams a game wrote by hand: numbers, Variants, texts one after another, with no schema.

Every Variant that is a container or bytes, and every JSON text, is looked for; the bytes between them are
reported, since nothing says what they mean.
"""

from __future__ import annotations

import re
import struct
from dataclasses import dataclass, field
from typing import Final

from core.saves.bytes_reader import BytesReader
from core.saves.errors import NotThis, TooLarge
from core.saves.formats import json_text
from core.saves.formats.variant import VariantDecoder
from core.saves.godot_types import GODOT3, GODOT4
from core.saves.limits import MAX_STRUCTURE, check_text
from core.saves.reading import Format, Parsed, Reading
from core.saves.values import Tree

_START: Final = re.compile(
    rb"[\x1b-\x1d]\x00[\x00-\x0f]\x00|[\x12-\x14]\x00\x00\x00|[{]\s*+[\"}]|\[\s*+[\[{\"0-9-]"
)
_TEXT: Final = re.compile(rb"[^\x00-\x08\x0b\x0c\x0e-\x1f]++")
_MOST_WORK: Final = MAX_STRUCTURE
_SHOWN: Final = 5
_SHORTEST: Final = 7  # {"a":1}


@dataclass(slots=True)
class _Scan:
    data: bytes
    reading: Reading
    at: int = 0
    work: int = 0
    parts: list[Tree] = field(default_factory=list)
    gaps: list[tuple[int, int]] = field(default_factory=list)

    def run(self) -> None:
        end = 0
        while self.work < _MOST_WORK:
            self.work += 1
            match = _START.search(self.data, self.at)
            if match is None:
                break
            start = match.start()
            used = self._part(start)
            if used is None:
                self.at = max(start + 1, self.at)
                continue
            first = start - 4 if start - 4 >= end and self._frame(start) == used - start else start
            self._gap(end, first)
            self.at = end = used
        self._gap(end, len(self.data))

    def _gap(self, start: int, end: int) -> None:
        if end > start:
            self.gaps.append((start, end))

    def _frame(self, start: int) -> int:
        if start < 4:
            return -1
        size: int = struct.unpack_from("<I", self.data, start - 4)[0]
        return size

    def _part(self, start: int) -> int | None:
        if self.data[start] in b"{[":
            return self._json(start)
        return self._variant(start)

    def _variant(self, start: int) -> int | None:
        godot4 = self.data[start] >= 0x1B
        source = BytesReader(self.data, start)
        inner = Reading(values=0)
        try:
            value = VariantDecoder(source, inner, GODOT4 if godot4 else GODOT3).value()
        except (NotThis, TooLarge):
            value = None
        self.work += inner.values + 1
        framed = self._frame(start) == source.position - start
        if not (framed and value) and not (godot4 and _is_sound(value)):
            return None
        self._keep(value, inner)
        return source.position

    def _keep(self, value: Tree, inner: Reading) -> None:
        self.reading.count(inner.values)
        self.reading.problems.extend(inner.problems)
        self.parts.append(value)

    def _json(self, start: int) -> int | None:
        raw = self._text_run(start)
        inner = Reading()
        try:
            check_text(raw)
            text = raw.decode("utf-8")
            value, end = json_text.parse_prefix(text, 0, inner)
        except TooLarge:
            self.at = start + len(raw)
            return None
        except NotThis as error:
            self.work += len(raw) // 16 + (error.column or 1)
            return None
        self.work += len(raw) // 16 + 1
        size = len(text[:end].encode("utf-8"))
        if not _is_no_chance(value, size, self._frame(start)):
            return None
        self.reading.problems.extend(inner.problems)
        self.parts.append(value)
        return start + size

    def _text_run(self, start: int) -> bytes:
        size = self._frame(start)
        if 0 < size <= len(self.data) - start:
            framed = self.data[start : start + size]
            if _is_text(framed):
                return framed
        match = _TEXT.match(self.data, start)
        raw = match[0] if match else b""
        try:
            raw.decode("utf-8")
        except UnicodeDecodeError as error:
            return raw[: error.start]
        return raw


def _is_text(data: bytes) -> bool:
    match = _TEXT.match(data)
    if match is None or match.end() != len(data):
        return False
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True


def _is_no_chance(value: Tree, size: int, framed: int) -> bool:
    """Whether random bytes would hardly look like this: behind its length, or an object."""
    if not isinstance(value, dict | list) or not value:
        return False
    return framed == size or (isinstance(value, dict) and size >= _SHORTEST)


def _is_sound(value: Tree) -> bool:
    return (
        isinstance(value, dict)
        and any(isinstance(key, str) and key.isprintable() and key for key in value)
        and all(isinstance(key, str | int) for key in value)
    )


def fits(data: bytes) -> bool:
    """Whether it is binary; broken text is better told as broken text."""
    return b"\0" in data


def read(data: bytes, reading: Reading) -> Parsed:
    """A list of all parts that were understood; the rest is reported by its place.

    Raises `NotThis` when there is none.
    """
    scan = _Scan(data, reading)
    scan.run()
    if not scan.parts:
        raise NotThis("save_unknown")
    if scan.gaps:
        shown = [f"{start}-{end}" for start, end in scan.gaps[:_SHOWN]]
        count = sum(end - start for start, end in scan.gaps)
        reading.note("save_unread_bytes", "$", {"count": count, "ranges": shown})
    return Parsed(scan.parts)


FORMAT: Final = Format("mixed", fits, read)
