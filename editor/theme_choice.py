"""A theme of the settings, put in force."""

from __future__ import annotations

from editor.theme import Preference, Theme


def apply_theme(theme: Theme, wanted: str) -> None:
    """`system`, `light`, `dark` or `high_contrast`, which follows the system's light or dark."""
    contrast = wanted == "high_contrast"
    theme.set_preference(Preference.SYSTEM if contrast else Preference(wanted))
    theme.set_high_contrast(True if contrast else None)
