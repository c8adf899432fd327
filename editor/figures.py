"""Figures as the interface's language writes them: marks of thousands and of decimals."""

from __future__ import annotations

from PySide6.QtCore import QLocale


def grouped(number: int) -> str:
    """A count with the marks of thousands of the interface's language."""
    locale = QLocale()
    locale.setNumberOptions(QLocale.NumberOption(0))
    return locale.toString(number)


def local(figure: str) -> str:
    """A figure that is spelt with a point, such as "-1.40", with the language's own mark."""
    return figure.replace(".", QLocale().decimalPoint())
