"""Every code of an issue with its severity: the one registry, as data.

A code never changes its meaning once it is published; a new meaning is a new
code. The sentences stand in `core.messages` under the same codes.
"""

from __future__ import annotations

from typing import Literal

Severity = Literal["error", "warning", "hint"]
SEVERITIES: tuple[Severity, ...] = ("error", "warning", "hint")

FILE_ERRORS = (
    "cannot_read",
    "conflict_markers",
    "duplicate_section",
    "empty_file",
    "foreign_section",
    "no_permission",
    "not_a_file",
    "not_found",
    "not_json",
    "section_type",
    "too_deep",
    "too_large",
    "wrong_encoding",
)
FILE_WARNINGS = ("newer_version", "not_an_object")

SHAPE_ERRORS = (
    "bad_k",
    "bad_version",
    "bad_weight",
    "case_empty",
    "duplicate_key",
    "foreign_key",
    "foreign_word",
    "misspelt_key",
    "mixed_vocabulary",
    "no_query",
    "not_object",
    "unknown_case_key",
    "unknown_profile",
    "wrong_type",
)
ENTRY_ERRORS = (
    "bad_visibility",
    "duplicate_id",
    "empty_visibility",
    "no_id",
    "no_tags",
    "no_text",
    "quest_outside_all",
    "quest_without_secret",
    "secret_without_quest",
    "text_too_long",
    "visibility_without_id",
)
REFERENCE_ERRORS = (
    "quest_cycle",
    "unknown_entry",
    "unknown_faction",
    "unknown_npc",
    "unknown_place",
    "unknown_quest",
)
WARNINGS = (
    "alias_without_tag",
    "bad_language",
    "contradiction",
    "faction_blind",
    "faction_empty",
    "near_duplicate",
    "never_retrieved",
    "no_name",
    "place_never_matches",
    "public_in_list",
    "spoiler",
    "tag_never_matches",
    "tag_not_place",
    "unknown_key_public",
    "unreachable",
    "seen_by_all",
)
HINTS = (
    "duplicate_tag",
    "k_dilutes",
    "no_such_name",
    "short_name",
    "tag_common",
    "tag_once",
    "tag_spelling",
    "unknown_key",
    "unknown_section",
)

CODES: dict[str, Severity] = {
    **dict.fromkeys(FILE_ERRORS, "error"),
    **dict.fromkeys(FILE_WARNINGS, "warning"),
    **dict.fromkeys(SHAPE_ERRORS, "error"),
    **dict.fromkeys(ENTRY_ERRORS, "error"),
    **dict.fromkeys(REFERENCE_ERRORS, "error"),
    **dict.fromkeys(WARNINGS, "warning"),
    **dict.fromkeys(HINTS, "hint"),
}


def severity_of(code: str) -> Severity:
    """The severity of a code; a code that is not known counts as an error."""
    return CODES.get(code, "error")
