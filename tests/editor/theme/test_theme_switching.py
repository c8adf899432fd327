"""The theme follows the system unless the user chose, and tells of each change."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QPushButton, QStyle
from pytestqt.qtbot import QtBot

from editor.theme import Preference, Theme
from editor.theme.theme import choose_scheme
from editor.theme.tokens import Scheme


@pytest.mark.parametrize(
    ("preference", "dark", "contrast", "expected"),
    [
        (Preference.SYSTEM, False, False, Scheme.LIGHT),
        (Preference.SYSTEM, True, False, Scheme.DARK),
        (Preference.LIGHT, True, False, Scheme.LIGHT),
        (Preference.DARK, False, False, Scheme.DARK),
        (Preference.SYSTEM, True, True, Scheme.HIGH_CONTRAST_DARK),
        (Preference.LIGHT, True, True, Scheme.HIGH_CONTRAST_LIGHT),
    ],
)
def test_choice_of_palette(
    preference: Preference, dark: bool, contrast: bool, expected: Scheme
) -> None:
    assert choose_scheme(preference, system_dark=dark, high_contrast=contrast) is expected


def test_a_choice_reaches_the_application(theme: Theme, qapp: QApplication) -> None:
    theme.set_preference(Preference.DARK)
    window = qapp.palette().color(QPalette.ColorRole.Window)
    assert window == QColor(theme.tokens.palettes[Scheme.DARK]["window"])
    assert theme.tokens.palettes[Scheme.DARK]["surface"] in qapp.styleSheet()


def test_changed_comes_once_and_only_for_a_change(theme: Theme, qtbot: QtBot) -> None:
    with qtbot.waitSignal(theme.changed, timeout=500):
        theme.set_preference(Preference.DARK)
    with qtbot.assertNotEmitted(theme.changed):
        theme.set_preference(Preference.DARK)


def test_icons_of_buttons_follow(theme: Theme, qtbot: QtBot) -> None:
    button = QPushButton("Undo")
    qtbot.addWidget(button)
    theme.set_icon(button, "undo")
    light = button.icon().pixmap(16, 16).toImage()
    theme.set_preference(Preference.DARK)
    assert button.icon().pixmap(16, 16).toImage() != light


def test_a_bigger_font_stretches_sizes(theme: Theme) -> None:
    before = theme.look.size("row.table")
    base = QFont(theme.look.font("base"))
    larger = QFont(base)
    larger.setPointSizeF(base.pointSizeF() * 1.5)
    theme.set_font(larger)
    try:
        assert theme.look.size("row.table") >= round(before * 1.4)
        assert theme.look.token("radius.chip") == 3
    finally:
        theme.set_font(base)
    assert theme.look.size("row.table") == before == 26


def test_scale_of_type(theme: Theme) -> None:
    base = theme.look.font("base").pointSizeF()
    assert theme.look.font("figure").pointSizeF() == pytest.approx(base * 1.45)
    assert theme.look.font("micro").pointSizeF() >= base * 0.81 - 1e-6


def test_figures_are_of_equal_width(theme: Theme) -> None:
    metrics = theme.look.metrics("base", tabular=True)
    widths = {metrics.horizontalAdvance(digit * 4) for digit in "0123456789"}
    assert len(widths) == 1


def test_no_desktop_puts_pictures_on_the_buttons_of_a_box(theme: Theme, qtbot: QtBot) -> None:
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    hint = QStyle.StyleHint.SH_DialogButtonBox_ButtonsHaveIcons
    assert not box.style().styleHint(hint, None, box)
    assert all(button.icon().isNull() for button in box.buttons())
