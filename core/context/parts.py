"""The parts of a context and the single lines they are made of (spec section 6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby

from core.context.wording import WORDING
from core.memory.wording import WORDING as MEMORY_WORDING
from core.text.languages import Language


class Part(StrEnum):
    """The parts of a context in their order, stable ones first."""

    RULES = "rules"
    IDENTITY = "identity"
    FACTS = "facts"
    CONVERSATION = "conversation"
    LORE = "lore"
    STATE = "state"
    LINE = "line"


KEPT = frozenset({Part.RULES, Part.IDENTITY, Part.LINE})
"""What is never dropped: without the player's line there is nothing to answer."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One line of a context; `id` is its entry's or fact's, `handle` its entry's."""

    part: Part
    text: str
    id: str = ""
    turn: int | None = None
    handle: int | None = None


def header_of(part: Part, language: Language) -> str:
    """The line over a part; the player's line speaks for itself."""
    ours, memory = WORDING[language], MEMORY_WORDING[language]
    return {
        Part.RULES: ours.rules_header,
        Part.IDENTITY: ours.identity_header,
        Part.FACTS: memory.facts,
        Part.CONVERSATION: memory.conversation,
        Part.LORE: ours.lore_header,
        Part.STATE: ours.state_header,
        Part.LINE: "",
    }[part]


def render(pieces: Iterable[Piece], language: Language) -> str:
    """The text of a context: neighbours of one part under its header, blank lines between."""
    blocks = (
        "\n".join(filter(None, (header_of(part, language), *(piece.text for piece in run))))
        for part, run in groupby(pieces, key=lambda piece: piece.part)
    )
    return "\n\n".join(blocks)


def of_part(pieces: Sequence[Piece], *parts: Part) -> list[int]:
    """The positions of the pieces of some parts."""
    return [at for at, piece in enumerate(pieces) if piece.part in parts]
