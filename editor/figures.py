"""Figures as the interface's language writes them: marks of thousands and of decimals."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QAbstractSpinBox, QDoubleSpinBox, QSpinBox

_Spin = TypeVar("_Spin", bound=QAbstractSpinBox)


def grouped(number: int) -> str:
    """A count with the marks of thousands of the interface's language."""
    locale = QLocale()
    locale.setNumberOptions(QLocale.NumberOption(0))
    return locale.toString(number)


def local(figure: str) -> str:
    """A figure that is spelt with a point, such as "-1.40", with the language's own mark."""
    return figure.replace(".", QLocale().decimalPoint())


def spin_box() -> QSpinBox:
    """A field for whole numbers, with the marks of thousands of the interface's language."""
    return _spelt(QSpinBox())


def decimal_spin_box() -> QDoubleSpinBox:
    """A field for figures, with the marks of the interface's language."""
    return _spelt(QDoubleSpinBox())


def _spelt(spin: _Spin) -> _Spin:
    # Else it takes the marks of its window, which may be older than the language.
    spin.setLocale(QLocale())
    return spin
