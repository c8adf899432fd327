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
    "save_no_godot_text": "This is no value that Godot writes. Save it again from the game.",
    "save_cut_short": "The save ends too early, at byte {byte}. Use another copy of it.",
    "save_broken_value": "There is no value of a known type at byte {byte}. Use another copy.",
    "save_left_over": "There is more behind the value, from byte {byte} on.",
    "save_broken_block": "The {method} data is damaged. Use another copy of the save.",
    "save_unknown_method": "Compression method {method} is unknown. Save it uncompressed.",
    "save_big_endian": "A resource with its bytes in big-endian order is not read. Save it as .tres.",
    "save_broken_zip": "The zip is damaged ({reason}). Use another copy of the save.",
    "save_zip_without_json": (
        "The zip holds no member “json”, so it is no Ren'Py save that can be read. "
        "Only that member is read."
    ),
    "save_zip_method": (
        "The member “json” is encrypted or packed in an unusual way, so it is not read."
    ),
    "save_renpy_log": (
        "Only the member “json” is read. The member “log” is a pickle, which can run code, "
        "and stays shut: the game can put its memory in “json” through config.save_json_callbacks."
    ),
    "save_password_needed": "The save is encrypted. Give its password.",
    "save_wrong_password": "The password does not open this save, or the save is damaged.",
    "save_refused_pickle": (
        "This is a Python pickle, which runs code when it is loaded, so it is never opened. "
        "Let the game write its memory as JSON."
    ),
    "save_refused_dotnet": (
        "This is .NET BinaryFormatter data, which runs code when it is loaded, "
        "so it is never opened. Let the game write its memory as JSON."
    ),
    "save_object": "An object of type {type} is shown as data; it was not made.",
    "save_script": "There is a script in this save. It was not run; be careful in the engine.",
    "save_config_value": "The value of “{key}” is not understood; it is shown as text.",
    "save_unread_bytes": "{count} bytes between the parts are not understood ({ranges}).",
    "save_more_problems": "There are more than {limit} problems; the rest is not listed.",
    "save_many_embedded": (
        "More than {limit} values hold data themselves; from here on they are not opened."
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
    "copy_over_save": "A copy is never written over the save itself. Choose another name.",
    "copy_inside": (
        "The memory lies inside data ({layers}) that is only read, "
        "so no copy can be written. Save it from the game as JSON."
    ),
}
