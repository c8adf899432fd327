"""One theme on the application for all tests here, at rest before each."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from editor.theme import Preference, Theme


@pytest.fixture(scope="session")
def applied_theme(qapp: QApplication) -> Theme:
    theme = Theme(parent=qapp)
    theme.apply(qapp)
    return theme


@pytest.fixture
def theme(applied_theme: Theme) -> Iterator[Theme]:
    applied_theme.set_high_contrast(False)
    applied_theme.set_preference(Preference.LIGHT)
    yield applied_theme
    applied_theme.set_high_contrast(False)
    applied_theme.set_preference(Preference.LIGHT)
