"""GDEC: Godot's encrypted files, in the layout of Godot 4 and of Godot 3.

Godot 4: magic, MD5 of the plain bytes, length in 64 bits, IV, AES-256-CFB.
Godot 3: magic, mode in 32 bits, MD5, length in 64 bits, AES-256-ECB.
The key is the password's MD5 in hexadecimal, as 32 ASCII characters; a game that opens its
files with a key of its own (open_encrypted) has those 32 bytes instead.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from typing import Final

from core.saves.bytes_reader import BytesReader
from core.saves.errors import NotThis, PasswordNeeded, WrongPassword
from core.saves.reading import Format, Reading, Wrapped

_BLOCK: Final = 16
_KEY: Final = 32
_HEX_KEY: Final = re.compile("[0-9a-fA-F]{64}")
_MAGIC: Final = b"GDEC"


def fits(data: bytes) -> bool:
    """Whether the magic number stands in front."""
    return data[:4] == _MAGIC


def read(data: bytes, reading: Reading) -> Wrapped:
    """The decrypted bytes, proven by their MD5.

    Raises `PasswordNeeded`, `WrongPassword`, and `NotThis` when the file is cut short.
    """
    if len(data) < 4 + 16 + 8 + 16:
        raise NotThis("save_cut_short", {"byte": len(data)})
    layouts = list(_layouts(data))
    if not layouts:
        raise NotThis("save_cut_short", {"byte": len(data)})
    if reading.password is None:
        raise PasswordNeeded("save_password_needed")
    for key in _keys(reading.password):
        for digest, size, iv, body in layouts:
            plain = _decrypt(key, iv, body)[:size]
            if _md5(plain) == digest:
                return Wrapped(plain)
    raise WrongPassword("save_wrong_password")


def _keys(password: str) -> Iterator[bytes]:
    """The key of a password; then the password as the key itself, as text or in hexadecimal."""
    raw = password.encode("utf-8", "replace")
    yield _md5(raw).hex().encode("ascii")
    if len(raw) == _KEY:
        yield raw
    if _HEX_KEY.fullmatch(password):
        yield bytes.fromhex(password)


def _layouts(data: bytes) -> Iterator[tuple[bytes, int, bytes, bytes]]:
    source = BytesReader(data, 4)
    digest, size, iv = source.take(16), source.u64(), source.take(16)
    body = data[source.position :]
    if _is_body(body, size):
        yield digest, size, iv, body[: _padded(size)]
    source = BytesReader(data, 8)
    digest, size = source.take(16), source.u64()
    body = data[source.position :]
    if _is_body(body, size):
        yield digest, size, b"", body[: _padded(size)]


def _padded(size: int) -> int:
    return size + -size % _BLOCK


def _is_body(body: bytes, size: int) -> bool:
    return _padded(size) <= len(body)


def _decrypt(key: bytes, iv: bytes, body: bytes) -> bytes:
    from Cryptodome.Cipher import AES

    if iv:
        return bytes(AES.new(key, AES.MODE_CFB, iv=iv, segment_size=128).decrypt(body))
    return bytes(AES.new(key, AES.MODE_ECB).decrypt(body))


def _md5(data: bytes) -> bytes:
    return hashlib.md5(data, usedforsecurity=False).digest()


FORMAT: Final = Format("gdec", fits, read, certain=True)
