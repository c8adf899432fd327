"""Reading what the Story Director writes: `<synopsis>` and what stands beside it (spec section 8).

Models write these tags almost right, so reading is lenient; but no parser of markup is involved,
only a search for the known tags, so nothing in a reply can be expanded, fetched or run.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from core.memory.lines import one_line

_FENCE = re.compile(r"^[ \t]*(?:```|~~~)[\w-]*[ \t]*$", re.MULTILINE)
_NEW_SCENE = re.compile(r"<\s*/?\s*new_scene\s*/?\s*>(?:\s*<\s*/\s*new_scene\s*>)?", re.IGNORECASE)
_ANY_TAG = re.compile(
    r"<\s*/?\s*(?:synopsis|npc_list|location|new_scene|ooc|notes)\b[^<>]*>", re.IGNORECASE
)
_SYNOPSIS = re.compile(r"<\s*/?\s*synopsis\b", re.IGNORECASE)
_SEPARATORS = re.compile(r"[\s,;]+")
_LISTS = ("npc_list", "location")
_LONGEST = 20_000
"""Characters of a reply that are read: more is no synopsis."""


@dataclass(frozen=True, slots=True)
class Synopsis:
    """What the Scene Director is to be told.

    `npcs` and `location` None mean "as before"; an empty `npcs` is a solo scene. Ids are as
    written; `core.directors.roster` resolves them.
    """

    text: str = ""
    npcs: tuple[str, ...] | None = None
    location: str | None = None
    new_scene: bool = False


@dataclass(frozen=True, slots=True)
class Reply:
    """A whole reply of the Story Director; only `synopsis` is ever forwarded.

    `ooc` is for the player, `notes` for the Story Director itself. `synopsis` is None when the
    reply holds none.
    """

    synopsis: Synopsis | None = None
    ooc: str = ""
    notes: str = ""


def parse_reply(text: str) -> Reply:
    """Read a reply. Never raises; what stands outside the known tags is left aside.

    An opening tag without its closing one reaches to the next opening tag of another kind, or
    to the end.
    """
    plain = _FENCE.sub("", text[:_LONGEST])
    plain, closed = _without_closed(plain, ("ooc", "notes"))
    body = _content(plain, "synopsis", ("ooc", "notes"))
    outside = _without(plain, "synopsis", ("ooc", "notes"))
    ooc = closed["ooc"] or _content(outside, "ooc", ("notes", "synopsis"))
    notes = closed["notes"] or _content(outside, "notes", ("ooc", "synopsis"))
    synopsis = None if body is None else _synopsis(body)
    return Reply(synopsis, _joined(ooc), _joined(notes))


def _without_closed(text: str, tags: tuple[str, ...]) -> tuple[str, dict[str, str]]:
    """The text without those tags that are closed, wherever they stand; their contents."""
    found: dict[str, str] = dict.fromkeys(tags, "")
    for tag in tags:
        while (span := _closed(text, tag)) is not None:
            found[tag] = f"{found[tag]}\n{span.content}".strip()
            text = f"{text[: span.start]} {text[span.end :]}"
    return text, found


def _closed(text: str, tag: str) -> _Span | None:
    """The first such tag that is closed with no synopsis beginning or ending inside."""
    for opened in _opening(tag).finditer(text):
        closed = _closing(tag).search(text, opened.end())
        if closed is None:
            return None
        inside = text[opened.end() : closed.start()]
        if not _SYNOPSIS.search(inside):
            return _Span(opened.start(), closed.end(), inside)
    return None


def parse_typed(text: str) -> Reply:
    """Read a synopsis typed by hand: without a `<synopsis>` tag the whole text is one."""
    reply = parse_reply(text)
    if reply.synopsis is not None or reply.ooc or reply.notes:
        return reply
    return Reply(_synopsis(_FENCE.sub("", text[:_LONGEST])))


def _synopsis(body: str) -> Synopsis:
    npcs = _content(body, "npc_list", ("location", "new_scene"))
    place = _content(body, "location", ("npc_list", "new_scene"))
    prose = body
    for tag, others in (("npc_list", ("location", "new_scene")), ("location", ("npc_list",))):
        prose = _without(prose, tag, others)
    location = one_line(_ANY_TAG.sub(" ", place)) if place is not None else ""
    return Synopsis(
        text=_joined(_NEW_SCENE.sub(" ", prose)),
        npcs=None if npcs is None else _ids(npcs),
        location=location or None,
        new_scene=bool(_NEW_SCENE.search(body)),
    )


def _ids(listing: str) -> tuple[str, ...]:
    parts = (one_line(part) for part in _SEPARATORS.split(_ANY_TAG.sub(" ", listing)))
    return tuple(dict.fromkeys(part for part in parts if part))


def _joined(text: str | None) -> str:
    """The text without tags of ours, its lines kept apart."""
    lines = (
        " ".join(one_line(line).split()) for line in _ANY_TAG.sub(" ", text or "").splitlines()
    )
    return "\n".join(line for line in lines if line)


@dataclass(frozen=True, slots=True)
class _Span:
    """A tag in a text: the whole of it, and its content."""

    start: int
    end: int
    content: str


def _opening(tag: str) -> re.Pattern[str]:
    return re.compile(rf"<\s*{re.escape(tag)}\b[^<>]*>", re.IGNORECASE)


def _closing(tag: str) -> re.Pattern[str]:
    return re.compile(rf"<\s*/\s*{re.escape(tag)}\s*>", re.IGNORECASE)


def _find(text: str, tag: str, stops: tuple[str, ...]) -> _Span | None:
    """The first such tag; one that is not closed ends at a tag of `stops`, or at the end.

    The lists inside a synopsis end with their line then, so that prose is not taken for ids.
    """
    opened = _opening(tag).search(text)
    if opened is None:
        return None
    if opened.group().rstrip("> \t").endswith("/"):
        return _Span(opened.start(), opened.end(), "")
    begin = opened.end()
    closed = _closing(tag).search(text, begin)
    others = (_opening(stop).search(text, begin) for stop in stops)
    end = min((other.start() for other in others if other), default=len(text))
    if closed is not None and closed.start() <= end:
        return _Span(opened.start(), closed.end(), text[begin : closed.start()])
    if tag in _LISTS:
        line_end = text.find("\n", begin)
        end = min(end, line_end) if line_end >= 0 else end
    return _Span(opened.start(), end, text[begin:end])


def _content(text: str, tag: str, stops: tuple[str, ...]) -> str | None:
    """What stands in the first such tag; "" for an empty one, None when there is none."""
    found = _find(text, tag, stops)
    return None if found is None else found.content


def _without(text: str, tag: str, stops: tuple[str, ...]) -> str:
    parts = []
    while (found := _find(text, tag, stops)) is not None:
        parts.append(text[: found.start])
        text = text[found.end :]
    return " ".join((*parts, text))
