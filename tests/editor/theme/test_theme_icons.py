"""All icons are drawn in one colour of the palette, in every theme and at every scale."""

from __future__ import annotations

import re

import pytest
from PySide6.QtGui import QColor, QImage

from editor.theme import Preference, Theme
from editor.theme.icons import icon_names, svg_bytes
from editor.theme.resources import data_path, resource_path


def inks(image: QImage) -> list[QColor]:
    """The colours of all fully opaque pixels."""
    points = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return [c for c in (image.pixelColor(x, y) for x, y in points) if c.alpha() == 255]


def is_near(one: QColor, other: QColor) -> bool:
    """The same colour but for the rounding of blended edges."""
    pairs = zip(one.getRgb()[:3], other.getRgb()[:3], strict=True)
    return all(abs(a - b) <= 2 for a, b in pairs)


@pytest.mark.parametrize("name", icon_names())
def test_an_icon_draws_in_both_themes_in_its_colour(name: str, theme: Theme) -> None:
    for preference in (Preference.LIGHT, Preference.DARK):
        theme.set_preference(preference)
        image = theme.look.pixmap(name, "text", 32).toImage()
        drawn = inks(image)
        assert drawn
        assert all(is_near(ink, theme.look.colour("text")) for ink in drawn)


@pytest.mark.parametrize("name", icon_names())
def test_an_icon_is_monochrome_on_a_16_grid(name: str) -> None:
    svg = resource_path("icons", f"{name}.svg").read_text(encoding="utf-8")
    assert 'viewBox="0 0 16 16"' in svg
    assert set(re.findall(r'(?:stroke|fill)="([^"]+)"', svg)) <= {"none", "currentColor"}


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
def test_an_icon_has_the_pixels_of_its_screen(scale: float, theme: Theme) -> None:
    pixmap = theme.look.pixmap("lock", "text", 16, scale)
    assert pixmap.width() == round(16 * scale)
    assert pixmap.devicePixelRatio() == scale


def test_shapes_the_design_names_are_there() -> None:
    needed = {"public", "npc", "faction", "secret", "error", "warning", "hint", "ok"}
    assert needed <= set(icon_names())


def test_an_unknown_icon_is_an_error() -> None:
    with pytest.raises(FileNotFoundError, match="icons/nothing"):
        svg_bytes("nothing", "#000000")


def test_resources_and_data_are_found() -> None:
    assert resource_path("fonts", "OFL.txt").is_file()
    assert data_path("lore").is_dir()
