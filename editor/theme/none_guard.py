"""Keeps Python 3.11 alive under PySide6 6.12.0.

That release drops one reference to None at every call that returns nothing. From Python
3.12 on None is immortal and nothing happens; before, the process ends with
"none_dealloc" after some five thousand calls. Other releases are not touched.
"""

from __future__ import annotations

import ctypes
import sys

import PySide6

_BROKEN_RELEASE = "6.12.0"
_ENOUGH = 1 << 60


def none_needs_guard() -> bool:
    """Whether this interpreter and this PySide6 are the pair that fails."""
    mortal = sys.version_info < (3, 12) and sys.implementation.name == "cpython"
    return mortal and PySide6.__version__ == _BROKEN_RELEASE


def guard_none() -> None:
    """Give None more references than a process can lose; does nothing where not needed."""
    if none_needs_guard() and sys.getrefcount(None) < _ENOUGH:
        count = ctypes.c_ssize_t.from_address(id(None))
        count.value += _ENOUGH
