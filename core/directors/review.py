"""The Story Director's review of a scene: ok, or edits, each through the gate (spec section 8)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from core.directors.gate import Gate, Hit
from core.memory.lines import one_line

_EDIT = re.compile(r"<\s*edit\b[^<>]*>", re.IGNORECASE)
_OLD = re.compile(r"<\s*old\s*>(.*?)<\s*/\s*old\s*>", re.IGNORECASE | re.DOTALL)
_NEW = re.compile(r"<\s*new\s*>(.*?)<\s*/\s*new\s*>", re.IGNORECASE | re.DOTALL)
_LONGEST = 20_000
_MOST = 20


@dataclass(frozen=True, slots=True)
class SceneEdit:
    """Put `new` where `old` stands in the draft."""

    old: str
    new: str


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a draft with the NPC it is for (None: all present, or the narrator)."""

    text: str
    npc: str | None = None
    role: str = "scene"


@dataclass(frozen=True, slots=True)
class Reviewed:
    """The pieces after a review. `refused` are edits whose text gives something away."""

    pieces: tuple[Piece, ...]
    made: tuple[SceneEdit, ...] = ()
    refused: tuple[tuple[SceneEdit, tuple[Hit, ...]], ...] = ()
    lost: tuple[SceneEdit, ...] = ()
    """Edits of passages that are not there."""


def parse_review(text: str) -> tuple[SceneEdit, ...]:
    """The edits of a review; none when the scene is fine. Never raises."""
    edits = []
    for chunk in _EDIT.split(text[:_LONGEST])[1 : _MOST + 1]:
        old, new = _OLD.search(chunk), _NEW.search(chunk)
        if old and new and old.group(1).strip():
            edits.append(SceneEdit(old.group(1).strip(), one_line(new.group(1))))
    return tuple(edits)


def apply_edits(
    pieces: Sequence[Piece], edits: Sequence[SceneEdit], gates: Sequence[Gate]
) -> Reviewed:
    """Make the edits whose new text passes the gate of the piece it goes into (one gate a piece)."""
    now = list(pieces)
    made: list[SceneEdit] = []
    refused: list[tuple[SceneEdit, tuple[Hit, ...]]] = []
    lost: list[SceneEdit] = []
    for edit in edits:
        at = next((at for at, piece in enumerate(now) if edit.old in piece.text), None)
        if at is None:
            lost.append(edit)
            continue
        changed = now[at].text.replace(edit.old, edit.new, 1)
        hits = _new_hits(gates[at], now[at].text, changed, edit.new)
        if hits:
            refused.append((edit, hits))
        else:
            now[at] = Piece(changed, now[at].npc, now[at].role)
            made.append(edit)
    return Reviewed(tuple(now), tuple(made), tuple(refused), tuple(lost))


def _new_hits(gate: Gate, before: str, after: str, new: str) -> tuple[Hit, ...]:
    """What the new text gives away, by itself or together with its neighbours."""
    hits = gate.hits(new)
    if hits:
        return hits
    known = {hit.word for hit in gate.hits(before)}
    return tuple(hit for hit in gate.hits(after) if hit.word not in known)
