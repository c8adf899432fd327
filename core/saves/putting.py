"""The place and the completed quests as they are now, put where a save keeps them (spec 9).

A copy is made of what is on the way; the tree that was read stays as it is.
"""

from __future__ import annotations

import base64
import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from core.saves.locate import opened_inside, parse_path
from core.saves.paths import Field, Index, Opened, Step, Steps
from core.saves.state import DONE_WORDS, ID_NAMES, STATUS_NAMES, StateMapping, mapped_state
from core.saves.values import EngineValue, GodotArray, GodotDictionary, Key, Tree, key_text, plain

Change = Callable[[Tree], Tree]
_LAYERS: Final = (("json",), ("base64", "json"))


def with_state(
    tree: Tree, mapping: StateMapping, place: str | None, quests: Sequence[str]
) -> tuple[Tree, tuple[str, ...]]:
    """The tree with the place and the completed quests set, and what could not be: "place",
    "quests".

    Each is read back through the same mapping; what does not come back as it was put in counts as
    not set. Quests that the save holds as completed already keep their form.
    """
    missing: list[str] = []
    if place is not None and mapped_state(tree, mapping).place != place:
        put = _put(tree, mapping.place, lambda held: _with_place(held, place))
        if put is not None and mapped_state(put, mapping).place == place:
            tree = put
        else:
            missing.append("place")
    if set(mapped_state(tree, mapping).quests) != set(quests):
        put = _put(tree, mapping.quests, lambda held: _with_quests(held, quests))
        if put is not None and set(mapped_state(put, mapping).quests) == set(quests):
            tree = put
        else:
            missing.append("quests")
    return tree, tuple(missing)


def _put(tree: Tree, path: str | None, change: Change) -> Tree | None:
    """The tree with the value at a path changed, None where that cannot be."""
    if path is None:
        return None
    try:
        return _changed(tree, parse_path(path), change)
    except (LookupError, ValueError, TypeError):
        return None


def _changed(value: Tree, steps: Steps, change: Change) -> Tree:
    if not steps:
        return change(value)
    step, rest = steps[0], steps[1:]
    if isinstance(step, Opened):
        return _inside(value, step, rest, change)
    return _below(value, step, lambda held: _changed(held, rest, change))


def _below(value: Tree, step: Step, change: Change) -> Tree:
    if isinstance(step, Field) and isinstance(value, dict):
        wanted = step.key if step.key in value else key_text(step.key)
        found = next(key for key in value if key == wanted or key_text(key) == wanted)
        return _like(value, {**value, found: change(value[found])})
    if isinstance(step, Index) and isinstance(value, list):
        items = list(value)
        items[step.position] = change(items[step.position])
        return _like(value, items)
    if isinstance(step, Index) and isinstance(value, EngineValue):
        args = list(value.args)
        args[step.position] = change(args[step.position])
        return replace(value, args=tuple(args))
    raise LookupError(step)


def _inside(value: Tree, step: Opened, rest: Steps, change: Change) -> Tree:
    if step.layers not in _LAYERS:
        raise LookupError(step)
    made = plain(_changed(opened_inside(value), rest, change))
    text = json.dumps(made, ensure_ascii=False, allow_nan=False)
    if step.layers[0] == "base64":
        return base64.b64encode(text.encode("utf-8", "surrogatepass")).decode("ascii")
    return text


def _like(before: Tree, after: Any) -> Tree:
    """A container of the kind that the one before it was."""
    if isinstance(before, GodotArray):
        return GodotArray(before.kind, after)
    if isinstance(before, GodotDictionary):
        return GodotDictionary(before.key_type, before.value_type, after)
    made: Tree = after
    return made


# the two values


def _with_place(held: Tree, place: str) -> Tree:
    if isinstance(held, str):
        return place
    if isinstance(held, dict):
        name = next(key for key in ID_NAMES if isinstance(held.get(key), str))
        return _like(held, {**held, name: place})
    raise LookupError(place)


def _with_quests(held: Tree, quests: Sequence[str]) -> Tree:
    if isinstance(held, dict):
        return _in_dict(held, quests)
    if not isinstance(held, list):
        raise LookupError("quests")
    if all(isinstance(item, str) for item in held):
        kept = [item for item in held if item in quests]
        return _like(held, [*kept, *(quest for quest in quests if quest not in held)])
    return _like(held, _in_list(held, quests))


def _in_list(held: list[Tree], quests: Sequence[str]) -> list[Tree]:
    """Quests as dictionaries, each with its id and its status."""
    items: list[Tree] = []
    seen: set[str] = set()
    names = ("id", "status")
    for item in held:
        if not isinstance(item, dict):
            raise LookupError("quests")
        name = next(key for key in ID_NAMES if isinstance(item.get(key), str))
        names = (name, next(key for key in STATUS_NAMES if key in item))
        seen.add(str(item[name]))
        items.append(_done(item, held) if str(item[name]) in quests else item)
    status = _done_word(held)
    for quest in (quest for quest in quests if quest not in seen):
        fresh: dict[Key, Tree] = {names[0]: quest, names[1]: status}
        items.append(fresh)
    return items


def _in_dict(held: dict[Key, Tree], quests: Sequence[str]) -> Tree:
    keys = {key_text(key): key for key in held}
    others = list(held.values())
    made = dict(held)
    for quest in quests:
        key = keys.get(quest, quest)
        before = held.get(key)
        made[key] = _done(before, others) if isinstance(before, dict) else _done_word(others)
    return _like(held, made)


def _done(item: dict[Key, Tree], others: Sequence[Tree]) -> Tree:
    """An item with its status set to what the others call completed."""
    names = [key for key in STATUS_NAMES if key in item]
    word = _done_word(others)
    return _like(item, {**item, **{name: _alike(item[name], word) for name in names[:1]}})


def _alike(before: Tree, word: Tree) -> Tree:
    """The word for completed in the type that the value had."""
    if isinstance(before, bool):
        return True
    return word if isinstance(word, str) else "completed"


def _done_word(others: Sequence[Tree]) -> Tree:
    """What this save says of a quest that is completed; a bare truth where nothing tells."""
    flat = [_status(item) for item in others]
    texts = [text for text in flat if isinstance(text, str)]
    done = next((text for text in texts if text.casefold() in DONE_WORDS), None)
    return done or ("completed" if texts else True)


def _status(item: Tree) -> Tree:
    if isinstance(item, dict):
        return next((item[key] for key in STATUS_NAMES if key in item), None)
    return item
