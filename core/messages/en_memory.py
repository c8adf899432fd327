"""English sentences about memories and traces."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "memory_no_whole": "This is no whole number that can be used.",
    "memory_no_flag": "This is neither true nor false.",
    "memory_id": "This is no id: an id is a text.",
    "memory_repeated_id": "Two facts have the id “{id}”.",
    "memory_origin": "The origin of the fact is no dictionary, so where it comes from is unknown.",
    "memory_origin_kind": "This kind of origin is not known, so it is shown as unknown.",
    "memory_scene": "This is no scene: a scene is a dictionary with an id.",
    "memory_presence": (
        "Who was there is not understood: it is a list of [first turn, last turn] for each NPC."
    ),
    "memory_learnt": "What this NPC has learnt is no dictionary of entry ids with turns.",
    "memory_newer": (
        "This memory has version {version}; this program knows {known} and does not write it. "
        "Use a newer version of the program."
    ),
    "trace_unreadable": "The trace cannot be opened: {reason}.",
    "trace_not_json": "This is no JSON (column {column}), so the line is left out.",
    "trace_not_utf8": "Byte {byte} is no UTF-8, so the line is left out.",
    "trace_no_object": "This is no JSON object, so the line is left out.",
    "trace_no_turn": "The turn is missing or no whole number.",
    "trace_no_text": "There is no text, so the line is left out.",
    "trace_no_speaker": "There is no speaker.",
    "trace_no_id": "“{key}” is no text, so it is taken as missing.",
    "trace_present": (
        "Who was present is not understood in full; whoever is not named did not hear it."
    ),
    "trace_event": "The event “{event}” is not known.",
    "trace_no_scene": "The event names no scene that is known.",
    "trace_absent": "{npc} was never in scene {scene}, so its memory of it is left out.",
    "trace_learned": "The event names no entry, or nobody that learnt it.",
    "trace_quest": "The event names no quest.",
    "trace_fact": "The event names no NPC, or has no text.",
}
