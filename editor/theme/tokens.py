"""Design tokens: colours by dotted name, sizes in logical pixels, type as factors."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from types import MappingProxyType
from typing import Any

from editor.theme.resources import resource_path


class Scheme(StrEnum):
    """The four palettes."""

    LIGHT = "light"
    DARK = "dark"
    HIGH_CONTRAST_LIGHT = "high_contrast_light"
    HIGH_CONTRAST_DARK = "high_contrast_dark"

    @property
    def is_high_contrast(self) -> bool:
        return self in (Scheme.HIGH_CONTRAST_LIGHT, Scheme.HIGH_CONTRAST_DARK)

    @property
    def is_dark(self) -> bool:
        return self in (Scheme.DARK, Scheme.HIGH_CONTRAST_DARK)


@dataclass(frozen=True, slots=True)
class Palette:
    """One palette: `palette["visibility.npc.ink"]` is an sRGB hex string.

    Raises KeyError for a name that no token has.
    """

    scheme: Scheme
    colours: Mapping[str, str]

    def __getitem__(self, name: str) -> str:
        return self.colours[name]


@dataclass(frozen=True, slots=True)
class TypeStyle:
    """A step of the type scale: a factor of the base size, a weight, a line height."""

    factor: float
    weight: int
    line: float


@dataclass(frozen=True, slots=True)
class Tokens:
    """All tokens.

    `sizes` maps dotted names ("row.table", "control.height", "spacing.m") to logical
    pixels at the base font; `needs` maps a palette to "ink on ground" and the least
    contrast ratio that pair may have.
    """

    palettes: Mapping[Scheme, Palette]
    needs: Mapping[Scheme, Mapping[str, float]]
    qpalette: Mapping[str, str]
    type_scale: Mapping[str, TypeStyle]
    sizes: Mapping[str, float]

    def size(self, name: str) -> float:
        """A size in logical pixels at the base font. Raises KeyError when unknown."""
        return self.sizes[name]


_SIZE_GROUPS = ("spacing", "radius", "stroke", "row", "control", "icon", "rail", "bar")


def _palettes(raw: Mapping[str, Mapping[str, str]]) -> Mapping[Scheme, Palette]:
    return MappingProxyType(
        {s: Palette(s, MappingProxyType(dict(raw[s.value]))) for s in Scheme},
    )


def _sizes(raw: Mapping[str, Any]) -> Mapping[str, float]:
    sizes = {
        f"{group}.{name}": value for group in _SIZE_GROUPS for name, value in raw[group].items()
    }
    return MappingProxyType(sizes)


def load_tokens(path: Path | None = None) -> Tokens:
    """Read the tokens. Raises FileNotFoundError, or KeyError when a group is missing."""
    source = path or resource_path("tokens.json")
    raw = json.loads(source.read_text(encoding="utf-8"))
    return Tokens(
        palettes=_palettes(raw["palettes"]),
        needs={s: MappingProxyType(raw["contrast"][s.value]) for s in Scheme},
        qpalette=MappingProxyType(raw["qpalette"]),
        type_scale={name: TypeStyle(**style) for name, style in raw["type"].items()},
        sizes=_sizes(raw),
    )
