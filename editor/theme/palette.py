"""QPalette from the tokens, and the contrast measure they are checked with."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPalette

from editor.theme.tokens import Palette, Tokens


def _role(name: str) -> QPalette.ColorRole:
    return QPalette.ColorRole[name]


def build_qpalette(tokens: Tokens, palette: Palette) -> QPalette:
    """The application palette: plain entries for all groups, then the named groups."""
    result = QPalette()
    plain = {k: v for k, v in tokens.qpalette.items() if "/" not in k}
    for role, name in plain.items():
        result.setColor(_role(role), QColor(palette[name]))
    for key, name in tokens.qpalette.items():
        group, _, role = key.rpartition("/")
        if group:
            result.setColor(getattr(QPalette.ColorGroup, group), _role(role), QColor(palette[name]))
    return result


def _channel(value: int) -> float:
    share = value / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def luminance(colour: str) -> float:
    """Relative luminance (0 to 1) of an sRGB hex colour, as WCAG 2 defines it."""
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return 0.2126 * _channel(red) + 0.7152 * _channel(green) + 0.0722 * _channel(blue)


def contrast_ratio(ink: str, ground: str) -> float:
    """WCAG 2 contrast ratio, 1 to 21, of two sRGB hex colours."""
    lighter, darker = sorted((luminance(ink), luminance(ground)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)
