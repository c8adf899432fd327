"""BLAKE2, to tell contents apart.

Taken from where hashlib has it: hashlib itself loads OpenSSL, 5 MiB for nothing we need.
"""

from __future__ import annotations

import os

try:
    from _blake2 import blake2b
except ImportError:
    from hashlib import blake2b


def digest(data: bytes, size: int = 16) -> bytes:
    """BLAKE2b of the data, of so many bytes."""
    return blake2b(data, digest_size=size).digest()


def random_word(size: int = 4) -> str:
    """Hexadecimal digits for a name that nobody else uses; `size` is in bytes."""
    return os.urandom(size).hex()
