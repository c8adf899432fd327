"""The links of a chain, as data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Tone = Literal["plain", "error", "ok", "secret", "warning"]


@dataclass(frozen=True, slots=True)
class Node:
    """One link: icon, muted caption, words, and the NPCs it names as chips."""

    icon: str
    caption: str
    text: str = ""
    chips: tuple[str, ...] = ()
    tone: Tone = "plain"
