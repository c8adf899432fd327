"""English sentences about the saves of games."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "save_empty": "The save is empty. Choose another one.",
    "save_unknown": (
        "This is no save in a format that is understood. "
        "Check that it is the right file, or save it from the game as JSON."
    ),
    "save_not_json": "This is not JSON: {reason}. Save it again from the game.",
    "save_no_text": (
        "Byte {byte} is no {encoding} text. Check that it is the right file, "
        "or save it again from the game."
    ),
    "save_broken_text": "Byte {byte} is no {encoding}; broken characters are shown as �.",
    "save_repeated_key": "The key “{key}” stands twice in one object; the last one is shown.",
    "save_too_wrapped": "The save is wrapped more than {limit} times, so it is not opened.",
    "save_too_large": (
        "The save holds more than {limit} MiB, so it is not opened. "
        "Check that it is the right file."
    ),
    "save_too_many": (
        "The save has more than {limit} structural characters, so it is not opened. "
        "Check that it is the right file."
    ),
    "save_too_deep": (
        "The save is nested deeper than {limit} levels, so it is not opened. "
        "Check that it is the right file."
    ),
    "memory_shape": (
        "This looks like a memory, but it is no dictionary of NPC ids with lists of facts."
    ),
    "memory_npc": "What this NPC remembers is no list of facts, so it is not shown.",
    "memory_repeated_npc": "This NPC stands twice; its facts are shown together.",
    "memory_fact": "This is no fact: a fact is a dictionary with a text.",
    "memory_no_text": "The fact has no text.",
    "memory_no_number": "This is no number.",
    "memory_no_turn": "The memory has no turn, so the age of its facts is unknown.",
    "memory_version": "The version is no whole number; the memory is read as version 1.",
}
