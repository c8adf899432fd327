"""Reading what the Game Director decides: route, check, and proposed changes (spec section 8)."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from core.directors.checks import DEFAULT_DICE, Check
from core.directors.problem import DirectorProblem
from core.memory.lines import one_line

_FENCE = re.compile(r"^[ \t]*(?:```|~~~)[\w-]*[ \t]*$", re.MULTILINE)
_LONGEST = 20_000
_MOST_CHANGES = 10
_NEW = ("new_scene", "new scene", "nueva_escena", "nueva escena", "nova_cena", "nova cena")
_GO_ON = ("continuation", "continue", "continuación", "continuacion", "continuação", "continuacao")


class Route(StrEnum):
    """Where a turn goes: on with the scene, past the Story Director; or to something new."""

    CONTINUATION = "continuation"
    NEW_SCENE = "new_scene"


@dataclass(frozen=True, slots=True)
class Proposed:
    """A change of state that the Game Director proposes: kind `place`, `quest` or `item`."""

    kind: str
    id: str
    gone: bool = False
    """An item that the player no longer has."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """What the Game Director decided; `route` None when it did not say."""

    route: Route | None = None
    check: Check | None = None
    changes: tuple[Proposed, ...] = ()
    problems: tuple[DirectorProblem, ...] = ()


def parse_ruling(text: str) -> Ruling:
    """Read a reply: the first JSON object in it, or else the words of a route. Never raises."""
    plain = _FENCE.sub("", text[:_LONGEST])
    data = _first_object(plain)
    if data is None:
        route = _route(plain)
        problem = DirectorProblem.of("director_no_ruling")
        return Ruling(route, problems=() if route else (problem,))
    changes, problems = _changes(data.get("changes"))
    return Ruling(_route(data.get("route")), _check(data.get("check")), changes, problems)


def _first_object(text: str) -> Mapping[str, object] | None:
    decoder = json.JSONDecoder()
    for found in list(re.finditer(r"\{", text))[:50]:
        try:
            value, _ = decoder.raw_decode(text, found.start())
        except (ValueError, RecursionError):
            continue
        if isinstance(value, dict) and value.keys() & {"route", "check", "changes"}:
            return value
    return None


def _route(value: object) -> Route | None:
    if not isinstance(value, str):
        return None
    words = value.lower()
    if any(word in words for word in _NEW):
        return Route.NEW_SCENE
    return Route.CONTINUATION if any(word in words for word in _GO_ON) else None


def _check(value: object) -> Check | None:
    if not isinstance(value, Mapping):
        return None
    skill, dice = value.get("skill"), value.get("dice")
    difficulty, reason = value.get("difficulty"), value.get("reason")
    if not isinstance(skill, str) and not isinstance(dice, str):
        return None
    return Check(
        one_line(skill) if isinstance(skill, str) else "",
        one_line(dice)[:40] if isinstance(dice, str) and dice.strip() else DEFAULT_DICE,
        _whole(difficulty),
        one_line(reason) if isinstance(reason, str) else "",
    )


def _whole(value: object) -> int | None:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    return int(value) if abs(value) < 1_000_000 else None


def _changes(value: object) -> tuple[tuple[Proposed, ...], tuple[DirectorProblem, ...]]:
    if not isinstance(value, list):
        return (), ()
    read = list(_each_change(value[:_MOST_CHANGES]))
    good = tuple(item for item in read if isinstance(item, Proposed))
    bad = tuple(item for item in read if isinstance(item, DirectorProblem))
    return good, bad


def _each_change(items: list[object]) -> Iterator[Proposed | DirectorProblem]:
    for item in items:
        data = item if isinstance(item, Mapping) else {}
        kind, id = data.get("kind"), data.get("id")
        if isinstance(kind, str) and isinstance(id, str) and one_line(id):
            yield Proposed(one_line(kind).lower(), one_line(id), data.get("gone") is True)
        else:
            yield DirectorProblem.of("director_change_unread")
