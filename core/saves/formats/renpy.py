"""Ren'Py: a zip; only its member `json` is read. The member `log` is a pickle and stays shut."""

from __future__ import annotations

import io
import struct
import zipfile
import zlib
from typing import Final

from core.saves.errors import NotThis, UnreadableSave
from core.saves.formats import json_text
from core.saves.limits import check_count, check_size
from core.saves.reading import Format, Parsed, Reading

_MEMBER: Final = "json"
_ENTRY: Final = b"PK\x01\x02"
_ENCRYPTED: Final = 1
_ZIP_ERRORS: Final = (
    *(zipfile.BadZipFile, zlib.error, struct.error, EOFError, OSError, ValueError),
    *(LookupError, RuntimeError, OverflowError),
)


def fits(data: bytes) -> bool:
    """Whether it is a zip."""
    return data[:4] == b"PK\x03\x04"


def read(data: bytes, reading: Reading) -> Parsed:
    """The tree of the member `json`.

    Raises `UnreadableSave` when the zip has none, `NotThis` when it is broken, `TooLarge`.
    """
    check_count(data.count(_ENTRY) * 64)
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            text = _member(archive, reading)
    except _ZIP_ERRORS as error:
        raise NotThis("save_broken_zip", {"reason": str(error)}) from None
    reading.spend(len(text))
    reading.note("save_renpy_log", "$")
    return json_text.read(text, reading)


def _member(archive: zipfile.ZipFile, reading: Reading) -> bytes:
    info = next((info for info in archive.infolist() if info.filename == _MEMBER), None)
    if info is None:
        raise UnreadableSave("save_zip_without_json")
    if info.flag_bits & _ENCRYPTED or info.compress_type not in (
        zipfile.ZIP_STORED,
        zipfile.ZIP_DEFLATED,
    ):
        raise UnreadableSave("save_zip_method")
    check_size(info.file_size)
    with archive.open(info) as member:
        text = member.read(reading.room() + 1)
    check_size(len(text))
    return text


FORMAT: Final = Format("renpy", fits, read, certain=True)
