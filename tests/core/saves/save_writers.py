"""Writers of the formats that the reader knows, made from their layouts, for the tests only."""

from __future__ import annotations

import base64
import hashlib
import io
import json
import struct
import zipfile
import zlib
from typing import Any

from Cryptodome.Cipher import AES

MEMORY: dict[str, Any] = {
    "hechos": {
        "bram": [{"texto": "Le vendí una espada ⚔️ «ñ» 👋🏽 漢字", "turno": 12, "peso": 1.5}],
        "nuria": [],
    },
    "turno": 40,
}
SAVE: dict[str, Any] = {"estado": {"lugar": "mina", "npc": {"memoria": MEMORY}}, "nada": None}


def as_json(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode("utf-8")


def pascal(data: bytes) -> bytes:
    return struct.pack("<I", len(data)) + data


def padded(data: bytes) -> bytes:
    return data + b"\xee" * (-len(data) % 4)


def variant(value: Any, godot: int = 4) -> bytes:
    """The binary Variant of JSON-like values."""
    if value is None or isinstance(value, bool):
        return struct.pack("<I", 0) if value is None else struct.pack("<II", 1, value)
    if isinstance(value, int):
        wide = not -(2**31) <= value < 2**31
        return struct.pack("<Iq" if wide else "<Ii", 2 | wide << 16, value)
    if isinstance(value, float):
        return struct.pack("<Id", 3 | 1 << 16, value)
    if isinstance(value, str):
        return struct.pack("<I", 4) + padded(pascal(value.encode("utf-8")))
    number = (27 if godot == 4 else 18) if isinstance(value, dict) else (28 if godot == 4 else 19)
    parts = [part for pair in value.items() for part in pair] if number in (27, 18) else value
    body = b"".join(variant(part, godot) for part in parts)
    return struct.pack("<II", number, len(value)) + body


def gdec(data: bytes, password: str, godot: int = 4) -> bytes:
    """Encrypted in the layout of Godot 4, or of Godot 3."""
    key = hashlib.md5(password.encode()).hexdigest().encode()
    head = hashlib.md5(data).digest() + struct.pack("<Q", len(data))
    body = data + b"\0" * (-len(data) % 16)
    if godot == 3:
        return b"GDEC" + struct.pack("<I", 1) + head + AES.new(key, AES.MODE_ECB).encrypt(body)
    iv = bytes(range(16))
    cipher = AES.new(key, AES.MODE_CFB, iv=iv, segment_size=128)
    return b"GDEC" + head + iv + cipher.encrypt(body)


def gcpf(data: bytes, method: int = 1, block: int = 4096, magic: bytes = b"GCPF") -> bytes:
    """Deflate in blocks."""
    pieces = [data[at : at + block] for at in range(0, len(data), block)]
    if len(data) % block == 0:
        pieces.append(b"")
    packed = [zlib.compress(piece) for piece in pieces]
    head = magic + struct.pack("<III", method, block, len(data))
    return head + b"".join(struct.pack("<I", len(p)) for p in packed) + b"".join(packed) + magic


def rmmzsave(value: object) -> bytes:
    return zlib.compress(as_json(value), 1).decode("latin-1").encode("utf-8")


def renpy(value: object, **members: bytes) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("screenshot.png", b"\x89PNG")
        archive.writestr("json", as_json(value))
        for name, data in members.items():
            archive.writestr(name, data)
    return file.getvalue()


def rpgsave(value: object) -> bytes:
    """LZString.compressToBase64 of the JSON."""
    raw = json.dumps(value, ensure_ascii=False).encode("utf-16-le")
    units = [chr(unit) for (unit,) in struct.iter_unpack("<H", raw)]
    return _to_base64(_lz_bits(units))


def _lz_bits(units: list[str]) -> str:
    """The bit stream of LZString: codes lowest bit first, new characters spelt out once."""
    bits: list[str] = []
    words: dict[str, int] = {}
    spelt: set[str] = set()
    width, until_wider = 2, 2

    def put(value: int, count: int) -> None:
        bits.append(f"{value:0{count}b}"[::-1])

    def step() -> None:
        nonlocal width, until_wider
        until_wider -= 1
        if until_wider == 0:
            until_wider, width = 1 << width, width + 1

    def emit(word: str) -> None:
        if len(word) == 1 and word not in spelt:
            spelt.add(word)
            put(ord(word) > 255, width)
            put(ord(word), 16 if ord(word) > 255 else 8)
            step()
        else:
            put(words[word], width)
        step()

    held = ""
    for unit in units:
        if unit not in words:
            words[unit] = len(words) + 3
        if held + unit in words and (held or unit):
            held += unit
            continue
        emit(held)
        words[held + unit] = len(words) + 3
        held = unit
    if held:
        emit(held)
    put(2, width)
    return "".join(bits)


def _to_base64(bits: str) -> bytes:
    bits += "0" * (8 - len(bits) % 8)
    data = bytes(int(bits[at : at + 8], 2) for at in range(0, len(bits), 8))
    return base64.b64encode(data)
