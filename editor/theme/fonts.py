"""Fonts: the system's own, or the shipped Inter where the system has only a fallback."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QGuiApplication

from editor.theme.resources import resource_path
from editor.theme.tokens import TypeStyle

SHIPPED_FAMILY = "Inter"
SHIPPED_FILES = ("Inter-Regular.otf", "Inter-Medium.otf", "Inter-SemiBold.otf")
FALLBACK_POINT_SIZE = 10.0
_FALLBACK_FAMILIES = frozenset(
    {"sans serif", "sans", "sans-serif", "dejavu sans", "bitstream vera sans", "helvetica"}
)
_PLATFORMS_WITHOUT_FONT = frozenset({"offscreen", "minimal", "vnc", "linuxfb"})
_TABULAR = QFont.Tag("tnum")


def system_font_is_fallback() -> bool:
    """Whether the platform names no interface font of its own."""
    if QGuiApplication.platformName() in _PLATFORMS_WITHOUT_FONT:
        return True
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    return (
        font.family().lower() in _FALLBACK_FAMILIES
        or QFontInfo(font).family().lower() in _FALLBACK_FAMILIES
    )


def load_shipped_font() -> bool:
    """Register the shipped font files. False when none could be read."""
    ids = [
        QFontDatabase.addApplicationFont(str(resource_path("fonts", name)))
        for name in SHIPPED_FILES
    ]
    return any(number >= 0 for number in ids)


def base_font() -> QFont:
    """The font the interface is built on: the system's, else Inter at 10 points."""
    if system_font_is_fallback() and load_shipped_font():
        font = QFont(SHIPPED_FAMILY)
        font.setPointSizeF(FALLBACK_POINT_SIZE)
        return font
    return QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)


def fixed_font(base: QFont) -> QFont:
    """The fixed-width font for raw JSON, context text and paths, at the base size."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    font.setPointSizeF(base.pointSizeF() * 0.92)
    font.setStyleHint(QFont.StyleHint.Monospace)
    return font


def scaled_font(base: QFont, style: TypeStyle, *, tabular: bool) -> QFont:
    """The base font at one step of the scale; `tabular` gives figures of equal width."""
    font = QFont(base)
    font.setPointSizeF(base.pointSizeF() * style.factor)
    font.setWeight(QFont.Weight(style.weight))
    if tabular:
        font.setFeature(_TABULAR, 1)
    return font


def build_fonts(base: QFont, scale: Mapping[str, TypeStyle]) -> dict[str, QFont]:
    """Every step by name, each with "<name>.tabular", and "fixed"."""
    fonts = {"fixed": fixed_font(base)}
    for name, style in scale.items():
        fonts[name] = scaled_font(base, style, tabular=False)
        fonts[f"{name}.tabular"] = scaled_font(base, style, tabular=True)
    return fonts
