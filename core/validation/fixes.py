"""Edits that mend an issue in one step (spec section 2).

`fix_for` looks at the world as it is now and changes nothing; give its edit to
`World.apply`. `label_of` is a code of `core.messages` for the button, and
cheap: it tells that a fix may exist without making it.
"""

from __future__ import annotations

from collections.abc import Callable

from core.errors import BadEdit, UnreadableFile
from core.validation import (
    id_fixes,
    key_fixes,
    section_fixes,
    tag_fixes,
    text_fixes,
    visibility_fixes,
)
from core.validation.issue import Issue
from core.world.edits import Edit, Label
from core.world.world import World

Fix = Callable[[World, Issue], Edit | None]

FIXES: dict[str, tuple[str, Fix]] = {
    "bad_visibility": ("fix:replace_word", visibility_fixes.replace_word),
    "bad_weight": ("fix:default_weight", key_fixes.default_weight),
    "duplicate_id": ("fix:new_id", id_fixes.new_id),
    "duplicate_key": ("fix:keep_one", key_fixes.keep_last),
    "duplicate_tag": ("fix:remove_tag", tag_fixes.remove_doubled),
    "empty_visibility": ("fix:make_draft", visibility_fixes.make_draft),
    "foreign_key": ("fix:rename_key", key_fixes.rename_key),
    "foreign_word": ("fix:replace_word", visibility_fixes.own_words),
    "misspelt_key": ("fix:rename_key", key_fixes.rename_key),
    "mixed_vocabulary": ("fix:keep_one", key_fixes.keep_stricter),
    "no_id": ("fix:give_id", id_fixes.give_id),
    "no_such_name": ("fix:take_back", text_fixes.take_back),
    "place_never_matches": ("fix:same_spelling", tag_fixes.spell_like_place),
    "public_in_list": ("fix:remove_public", visibility_fixes.remove_public),
    "quest_outside_all": ("fix:group_quest", visibility_fixes.group_quest),
    "quest_without_secret": ("fix:make_secret", visibility_fixes.make_secret),
    "section_type": ("fix:to_list", section_fixes.to_section),
    "short_name": ("fix:add_tag", tag_fixes.add_name),
    "tag_never_matches": ("fix:split_tag", tag_fixes.split_tag),
    "tag_not_place": ("fix:same_spelling", tag_fixes.use_place),
    "tag_spelling": ("fix:fold_tag", tag_fixes.fold_tag),
    "text_too_long": ("fix:split_text", text_fixes.split_text),
    "unknown_entry": ("fix:use_nearest", id_fixes.use_nearest),
    "unknown_faction": ("fix:use_nearest", id_fixes.use_nearest),
    "unknown_npc": ("fix:use_nearest", id_fixes.use_nearest),
    "unknown_place": ("fix:use_nearest", id_fixes.use_nearest),
    "unknown_profile": ("fix:use_nearest", id_fixes.use_nearest),
    "unknown_quest": ("fix:use_nearest", id_fixes.use_nearest),
    "wrong_type": ("fix:to_list", key_fixes.to_list),
}
_NEED_NEAREST = frozenset(
    {"bad_visibility", "place_never_matches"}
    | {code for code in FIXES if code.startswith("unknown_")}
)


def label_of(issue: Issue) -> str | None:
    """The label's code of an issue's fix (`fix:...`); None where there is none."""
    if issue.code not in FIXES or (issue.handle is None) != (issue.code == "section_type"):
        return None
    if issue.code == "section_type" and issue.values.get("expected") != "a list":
        return None
    if issue.code in _NEED_NEAREST and "nearest" not in issue.values:
        return None
    if issue.code == "wrong_type" and not _may_be_listed(issue):
        return None
    return FIXES[issue.code][0]


def _may_be_listed(issue: Issue) -> bool:
    values = issue.values
    return values.get("expected") == "texts" and values.get("found") in ("text", "number")


def fix_for(world: World, issue: Issue) -> Edit | None:
    """The edit that mends the issue; None where there is none, or no longer."""
    if label_of(issue) is None:
        return None
    if issue.handle is not None and issue.handle not in world:
        return None
    if world.file(issue.file).read_only is not None:
        return None
    try:
        edit = FIXES[issue.code][1](world, issue)
    except (BadEdit, UnreadableFile):
        return None
    if edit is None or not edit.ops:
        return None
    return Edit(edit.ops, Label("fix", (("code", issue.code),)))
