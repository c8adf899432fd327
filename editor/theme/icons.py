"""Monochrome SVG icons, recoloured and cached per colour, size and scale."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from editor.theme.resources import resource_path

_INK = b"currentColor"


@lru_cache(maxsize=256)
def _source(name: str) -> bytes:
    return resource_path("icons", f"{name}.svg").read_bytes()


def icon_names() -> list[str]:
    """All icons there are, sorted."""
    return sorted(path.stem for path in resource_path("icons").glob("*.svg"))


def svg_bytes(name: str, colour: str) -> bytes:
    """The SVG with its ink replaced. Raises FileNotFoundError for an unknown name."""
    return _source(name).replace(_INK, colour.encode("ascii"))


def _render(name: str, colour: str, size: float, scale: float) -> QPixmap:
    side = max(1, round(size * scale))
    pixmap = QPixmap(QSize(side, side))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    QSvgRenderer(QByteArray(svg_bytes(name, colour))).render(painter, QRectF(0, 0, side, side))
    painter.end()
    pixmap.setDevicePixelRatio(scale)
    return pixmap


def _densest_screen() -> float:
    return max((screen.devicePixelRatio() for screen in QGuiApplication.screens()), default=1.0)


class IconCache:
    """Pixmaps already rendered, by name, colour, size and scale."""

    def __init__(self) -> None:
        self._pixmaps: dict[tuple[str, str, float, float], QPixmap] = {}

    def pixmap(self, name: str, colour: str, size: float, scale: float) -> QPixmap:
        """An icon of `size` logical pixels for a device of that scale.

        Raises FileNotFoundError for an unknown name.
        """
        key = (name, colour, size, scale)
        found = self._pixmaps.get(key)
        if found is None:
            found = self._pixmaps[key] = _render(name, colour, size, scale)
        return found

    def icon(self, name: str, colour: str, disabled: str, size: float) -> QIcon:
        """A QIcon with its normal and its disabled ink, sharp on the densest screen."""
        scale = _densest_screen()
        result = QIcon(self.pixmap(name, colour, size, scale))
        result.addPixmap(self.pixmap(name, disabled, size, scale), QIcon.Mode.Disabled)
        return result
