"""Keeps Python 3.11 alive under PySide6 6.12.0.

That release drops one reference to None, True or False at every call that returns one of
them. From Python 3.12 on these are immortal and nothing happens; before, the process
ends with "none_dealloc" after some five thousand calls. Other releases are not touched.
"""

from __future__ import annotations

import ctypes
import sys

import PySide6

_BROKEN_RELEASE = "6.12.0"
_ENOUGH = 1 << 60
_CONSTANTS = (None, True, False, NotImplemented, Ellipsis)


def constants_need_guard() -> bool:
    """Whether this interpreter and this PySide6 are the pair that fails."""
    mortal = sys.version_info < (3, 12) and sys.implementation.name == "cpython"
    return mortal and PySide6.__version__ == _BROKEN_RELEASE


def guard_constants() -> None:
    """Give the constants more references than a process can lose, once, where needed."""
    if not constants_need_guard():
        return
    for constant in _CONSTANTS:
        if sys.getrefcount(constant) < _ENOUGH // 2:
            ctypes.c_ssize_t.from_address(id(constant)).value += _ENOUGH
