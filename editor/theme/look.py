"""One palette, one font and the tokens together: all that drawing needs."""

from __future__ import annotations

from PySide6.QtGui import QColor, QFont, QFontMetricsF, QIcon, QPen, QPixmap

from editor.theme.fonts import build_fonts
from editor.theme.icons import IconCache
from editor.theme.tokens import Scheme, Tokens

_DESIGN_TEXT_HEIGHT = 16.0


class Look:
    """What painters and delegates ask for colours, fonts, sizes and icons.

    Immutable for its user: a change of theme or font makes a new one, so a delegate
    reads `theme.look` at each paint and keeps nothing.
    """

    def __init__(self, tokens: Tokens, scheme: Scheme, base_font: QFont, icons: IconCache) -> None:
        self.tokens = tokens
        self.scheme = scheme
        self.palette = tokens.palettes[scheme]
        self.high_contrast = scheme.is_high_contrast
        self._icons = icons
        self._fonts = build_fonts(base_font, tokens.type_scale)
        self._metrics = {name: QFontMetricsF(font) for name, font in self._fonts.items()}
        self._colours = {name: QColor(value) for name, value in self.palette.colours.items()}
        self._scale = max(1.0, self._metrics["base"].height() / _DESIGN_TEXT_HEIGHT)

    def colour(self, name: str) -> QColor:
        """A colour by its dotted name. Raises KeyError when there is no such token."""
        return self._colours[name]

    def pen(self, name: str, width: float = 1.0) -> QPen:
        """A pen of a named colour, `width` logical pixels wide."""
        return QPen(self._colours[name], width)

    def font(self, role: str = "base", *, tabular: bool = False) -> QFont:
        """A font of the scale: micro, small, base, strong, title, figure, display, fixed."""
        return self._fonts[f"{role}.tabular" if tabular and role != "fixed" else role]

    def metrics(self, role: str = "base", *, tabular: bool = False) -> QFontMetricsF:
        """The metrics of `font(role)`."""
        return self._metrics[f"{role}.tabular" if tabular and role != "fixed" else role]

    def token(self, name: str) -> float:
        """A token size as designed, for strokes, radii and gaps that do not stretch."""
        return self.tokens.sizes[name]

    def size(self, name: str) -> int:
        """A token size in logical pixels, stretched with the font, never below the design."""
        return self.stretched(self.tokens.sizes[name])

    def stretched(self, pixels: float) -> int:
        """Any length of the design, stretched with the font."""
        return round(pixels * self._scale)

    def pixmap(
        self, name: str, colour: str = "text", size: float = 16, dpr: float = 1.0
    ) -> QPixmap:
        """An icon in a named (or "#rrggbb") colour, `size` logical pixels."""
        return self._icons.pixmap(name, self._hex(colour), size, dpr)

    def icon(self, name: str, colour: str = "text", size: float = 16) -> QIcon:
        """The same as a QIcon with its disabled state."""
        return self._icons.icon(name, self._hex(colour), self.palette["text_disabled"], size)

    def _hex(self, colour: str) -> str:
        return colour if colour.startswith("#") else self.palette[colour]
