"""What a field says of several records."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

_SEVERAL = QT_TRANSLATE_NOOP("FieldWords", "(several values)")
_SHORT = QT_TRANSLATE_NOOP("FieldWords", "(several)")


def several_shortly() -> str:
    """The same where there is room for a word only."""
    return QCoreApplication.translate("FieldWords", _SHORT)


def several_values() -> str:
    """What a field says when the selected records differ in it."""
    return QCoreApplication.translate("FieldWords", _SEVERAL)
