"""What the lore workspace says of records, in words of the interface."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

_SEVERITIES = {
    "error": QT_TRANSLATE_NOOP("LoreWords", "error"),
    "warning": QT_TRANSLATE_NOOP("LoreWords", "warning"),
    "hint": QT_TRANSLATE_NOOP("LoreWords", "hint"),
}
_DRAFT = QT_TRANSLATE_NOOP("LoreWords", "draft")
_BROKEN = QT_TRANSLATE_NOOP("LoreWords", "broken: only its JSON can be edited")
_NO_ISSUES = QT_TRANSLATE_NOOP("LoreWords", "no issues")


def _words(source: str) -> str:
    return QCoreApplication.translate("LoreWords", source)


def draft_words() -> str:
    """The word for what is shown to nobody yet."""
    return _words(_DRAFT)


def broken_words() -> str:
    """What is said of a record that cannot be read."""
    return _words(_BROKEN)


def no_issues_words() -> str:
    """What is said of a record that nothing is wrong with."""
    return _words(_NO_ISSUES)


def severity_words(severity: str) -> str:
    """The word for a severity; an unknown one is shown as it is."""
    return _words(_SEVERITIES[severity]) if severity in _SEVERITIES else severity
