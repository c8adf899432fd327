"""Having a scene reviewed before it is final (spec section 8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from core.context import BudgetTooSmall
from core.directors.calls import Call, Calls, Purpose
from core.directors.gate import Gate
from core.directors.problem import DirectorProblem
from core.directors.recorder import Recorder
from core.directors.review import Piece, Reviewed, SceneEdit, apply_edits, parse_review
from core.directors.story_context import Request
from core.directors.table import Table
from core.directors.wording import WORDING, and_list


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is final. `refused`: the edits gave something away twice, so the original stands."""

    pieces: tuple[Piece, ...]
    draft: tuple[Piece, ...]
    reviews: tuple[Reviewed, ...] = ()
    refused: bool = False
    problems: tuple[DirectorProblem, ...] = ()


def review(
    table: Table, record: Recorder, said: str, draft: tuple[Piece, ...]
) -> Calls[Verdict]:  # fmt: skip
    """Ask for a review of the draft, and once more when an edit does not pass the gate."""
    if not draft or not table.settings.review:
        return Verdict(draft, draft)
    words = WORDING[record.game.language]
    try:
        first = yield from _asked(table, record, said, draft, words.review)
    except BudgetTooSmall:
        # A scene that was written is not lost because it is too long to be read again.
        problem = DirectorProblem.of("director_review_too_long")
        return Verdict(draft, draft, problems=(problem,))
    if first is None:
        return Verdict(draft, draft)
    if not first.refused:
        _note(record, first, False)
        return Verdict(first.pieces, draft, (first,))
    named = dict.fromkeys(hit.word for _, hits in first.refused for hit in hits)
    who = and_list(record.game.stage.present) or words.narrator_label
    task = f"{words.review} {words.rewrite.format(who, and_list(tuple(named)))}"
    second = yield from _again(table, record, said, draft, task)
    if second is not None and not second.refused:
        _note(record, second, False)
        return Verdict(second.pieces, draft, (first, second))
    _note(record, first, True)
    reviews = (first,) if second is None else (first, second)
    warning = DirectorProblem.of("director_review_refused")
    return Verdict(draft, draft, reviews, True, (warning,))


def _again(
    table: Table, record: Recorder, said: str, draft: Sequence[Piece], task: str
) -> Calls[Reviewed | None]:
    try:
        return (yield from _asked(table, record, said, draft, task))
    except BudgetTooSmall:
        return None


def _asked(
    table: Table, record: Recorder, said: str, draft: Sequence[Piece], task: str
) -> Calls[Reviewed | None]:
    request = Request(task, "\n".join(piece.text for piece in draft))
    call = Call(Purpose.REVIEW, table.story(said, request, record.game))
    reply = yield call
    record.call(call, reply)
    if reply is None:
        return None
    return apply_edits(draft, parse_review(reply), [_gate(table, record, p) for p in draft])


def _gate(table: Table, record: Recorder, piece: Piece) -> Gate:
    """What goes into a piece is read by those the piece was written by."""
    present = record.game.stage.present
    if piece.npc is not None:
        readers: tuple[str, ...] = (piece.npc,)
    else:
        readers = () if piece.role == "narrator" else present
    return table.gate(record.game, readers, (piece.text,))


def _note(record: Recorder, reviewed: Reviewed, refused: bool) -> None:
    record.step(
        "reviewed",
        {"edits": [_edit(e) for e in (*reviewed.made, *(e for e, _ in reviewed.refused))]},
        {"made": len(reviewed.made), "lost": len(reviewed.lost), "refused": refused},
    )


def _edit(edit: SceneEdit) -> dict[str, str]:
    return {"old": edit.old, "new": edit.new}
