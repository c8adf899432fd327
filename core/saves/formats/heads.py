"""A quick look at the first bytes: whether guessing on is worth the time."""

from __future__ import annotations

from typing import Final

LONGEST_HEAD: Final = 24
_MAGIC: Final = (
    *(b"GDEC", b"GCPF", b"RSCC", b"RSRC", b"PK\x03\x04", b"\x28\xb5\x2f\xfd", b"\x1f\x8b\x08"),
    *(b"\x80\x02", b"\x80\x03", b"\x80\x04", b"\x80\x05", b"Array", b"Dictionary", b"Packed"),
    *(b"\0\x01\0\0\0\xff\xff\xff\xff", b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff"),
)
_LAST_TYPE: Final = 38


def may_start_data(head: bytes) -> bool:
    """Whether a save of any format may start with these bytes (`LONGEST_HEAD` of them)."""
    if head.lstrip(b" \t\r\n")[:1] in (b"{", b"[", b'"'):
        return True
    return head.startswith(_MAGIC) or _is_zlib(head) or _is_variant(head) or _is_framed(head)


def _is_zlib(head: bytes) -> bool:
    if len(head) < 2 or head[0] & 15 != 8:
        return False
    return (head[0] << 8 | head[1]) % 31 == 0 or head.startswith((b"x\xc2", b"x\xc3"))


def _is_variant(head: bytes) -> bool:
    return len(head) >= 4 and 0 < head[0] <= _LAST_TYPE and head[1] == 0 and head[2] < 16


def _is_framed(head: bytes) -> bool:
    """A length of less than 64 MiB, then a Variant or JSON text."""
    return len(head) > 8 and head[3] < 4 and (_is_variant(head[4:]) or head[4:5] in (b"{", b"["))
