"""Renames inside the filters that people keep: `tag:mina npc:bram` (issue: "saved filters")."""

from __future__ import annotations

from core.model.kinds import Kind
from core.query.language import Filter, Term, parse_filter, quoted
from core.refactor.references import TAG, Target
from core.text.fold import fold

_KEYS = {Kind.NPC: "npc", Kind.QUEST: "quest", Kind.FACTION: "faction", TAG: "tag"}


def renamed_in_filter(text: str, target: Target, new: str, *, place_tags: bool = False) -> str:
    """The filter's text with the target's terms naming the new id; all else stays as typed."""
    found = parse_filter(text)
    for term in reversed(found.terms):
        if _names(term, target, place_tags):
            text = text[: term.start] + _written(found, term, new) + text[term.end :]
    return text


def _names(term: Term, target: Target, place_tags: bool) -> bool:
    if term.key == "tag":
        is_tag = target.kind is TAG or (target.kind is Kind.PLACE and place_tags)
        return is_tag and fold(term.value) == fold(target.id)
    if term.key == "id":
        return term.value == target.id and target.kind is not TAG
    return term.key == _KEYS.get(target.kind) and term.value == target.id


def _written(found: Filter, term: Term, new: str) -> str:
    source = found.source(term)
    value = f'"{new}"' if source.partition(":")[2].startswith('"') else quoted(new)
    return source.partition(":")[0] + ":" + value
