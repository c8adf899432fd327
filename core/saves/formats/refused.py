"""Formats that run code when they are loaded. They are recognised, named and never opened."""

from __future__ import annotations

import re
from typing import Final, NoReturn

from core.saves.errors import RefusedFormat
from core.saves.reading import Format, Reading

_PICKLE_BINARY: Final = re.compile(rb"\x80[\x02-\x05][\x95\x80-\x8c(}\]cK-M)NGhXUqTB\x85-\x8f]")
_PICKLE_TEXT: Final = re.compile(
    rb"\((?:dp|lp|i)\d*[\r\n]|c[A-Za-z_][\w.]*\r?\n[A-Za-z_][\w.]*\r?\n"
)
_PICKLE_ONE: Final = re.compile(rb"[}\])(]q[\x00-\x05]")
_DOTNET: Final = re.compile(rb"\x00.{4}\xff\xff\xff\xff\x01\x00\x00\x00\x00\x00\x00\x00", re.DOTALL)


def _is_pickle(data: bytes) -> bool:
    head = data[:256]
    if _PICKLE_BINARY.match(head):
        return True
    ends = data.rstrip(b"\r\n")[-1:] == b"."
    return ends and bool(_PICKLE_TEXT.match(head) or _PICKLE_ONE.match(head))


def _is_dotnet(data: bytes) -> bool:
    return _DOTNET.match(data[:17]) is not None


def _refuse_pickle(data: bytes, reading: Reading) -> NoReturn:
    raise RefusedFormat("save_refused_pickle")


def _refuse_dotnet(data: bytes, reading: Reading) -> NoReturn:
    raise RefusedFormat("save_refused_dotnet")


PICKLE: Final = Format("pickle", _is_pickle, _refuse_pickle, certain=True)
DOTNET: Final = Format("dotnet_binary", _is_dotnet, _refuse_dotnet, certain=True)
