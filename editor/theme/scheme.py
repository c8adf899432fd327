"""Which palette is in force: what the user asked for, and what the system says."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from editor.theme.tokens import Scheme


class Preference(StrEnum):
    """What the user asked for."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


def choose_scheme(preference: Preference, *, system_dark: bool, high_contrast: bool) -> Scheme:
    """The palette for a preference and what the system says."""
    dark = system_dark if preference is Preference.SYSTEM else preference is Preference.DARK
    if high_contrast:
        return Scheme.HIGH_CONTRAST_DARK if dark else Scheme.HIGH_CONTRAST_LIGHT
    return Scheme.DARK if dark else Scheme.LIGHT


def system_is_dark() -> bool:
    """Whether the system asks for dark windows."""
    return QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark


def system_wants_contrast() -> bool:
    """Whether the system asks for high contrast; False where Qt cannot tell."""
    hints = QGuiApplication.styleHints()
    if not hasattr(hints, "accessibility"):
        return False
    preference = hints.accessibility().contrastPreference()
    return bool(preference is Qt.ContrastPreference.HighContrast)
