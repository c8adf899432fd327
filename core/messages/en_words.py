"""English words for codes that stand as parameters."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "kind:entry": "entry",
    "kind:npc": "NPC",
    "kind:place": "place",
    "kind:quest": "quest",
    "kind:faction": "faction",
    "kind:case": "case",
    "reason:wrong_encoding": "it is not written in UTF-8",
    "reason:newer_version": "it was made by a newer version of the program",
    "reason:unterminated string starting at": "a text is not closed",
    "reason:invalid control character at": "a control character stands in a text",
}
