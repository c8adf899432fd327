"""English sentences about files, saving and edits."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "not_found": "There is no such file or folder. Check the path.",
    "no_permission": "Permission denied. Ask for the right to read it, or open a copy.",
    "cannot_read": "It cannot be read ({reason}).",
    "not_a_file": "This is no ordinary file and is not opened.",
    "not_removable": "“{key}” is one value of its file and cannot be deleted; empty it instead.",
    "already_there": "The file has a “{key}” already.",
    "not_a_folder": "This is neither a folder nor a lore file.",
    "no_lore_here": "There is no lore file in this folder. Create one, or open another folder.",
    "empty_file": "The file is empty. Put `{{}}` or a lore file in it, or delete it.",
    "not_json": "This is not JSON: {reason}. Mend it in a text editor; the file is left as it is.",
    "conflict_markers": (
        "The file holds git conflict markers. Resolve the conflict first; "
        "the file is left as it is."
    ),
    "too_deep": "The JSON is nested too deeply to be read. The file is left as it is.",
    "too_large": "The file is larger than {limit} MiB and is not opened.",
    "not_an_object": "A lore file holds one object at its top level, and this holds {found}.",
    "not_lore": "JSON, but not lore: none of its keys is one of ours. It is left alone.",
    "wrong_encoding": (
        "The file is written in {encoding}, not in UTF-8. It is shown, but never rewritten: "
        "convert it to UTF-8 to edit it."
    ),
    "newer_version": (
        "The file is version {version}; this program knows {known}. It opens read-only."
    ),
    "bad_version": "“{key}” must be a whole number, and this is {found}.",
    "section_type": "“{key}” must hold {expected}, and this holds {found}. It is kept as it is.",
    "duplicate_section": "“{key}” stands twice in this file. The game reads only the last one.",
    "read_only_file": "The file is read-only: {reason}.",
    "save_read_only": "The file is read-only and was not saved. Allow writing to it, or save a copy.",
    "save_no_space": "There is no space left on the disk. Nothing was changed; free some and save again.",
    "save_busy": "Another program is saving in this folder. Nothing was changed; save again in a moment.",
    "save_no_permission": "Writing is not permitted here. Nothing was changed; your edits are still open.",
    "save_failed": "It could not be saved ({reason}). Nothing was changed; your edits are still open.",
    "changed_on_disk": (
        "The file was changed by another program since it was opened. "
        "Nothing was written; reload it or save over it."
    ),
    "deleted_on_disk": ("The file was deleted by another program. Save again to write it anew."),
    "no_folder": "The folder is no longer there. Save a copy somewhere else.",
    "bad_name": "“{name}” cannot be the name of a file here.",
    "file_exists": "There is already a file of that name.",
    "journal_foreign": "A save journal here names files outside this folder. It was left alone.",
    "not_an_edit_here": "This record is no longer in the world.",
    "edit_read_only": "The file is read-only: {reason}. The edit was not made.",
    "raw_not_json": "This is not JSON: {reason}.",
    "raw_not_object": "A record is an object in braces, and this is {found}.",
    "no_password_variable": "The environment variable {name} is not set. Set it to the password.",
    "save_no_state": "Neither a memory nor a state of the game was found in this save.",
    "unknown_id": "There is no {kind} “{id}” in this world.",
    "unknown_id_nearest": "There is no {kind} “{id}” in this world. Did you mean “{nearest}”?",
    "duplicate_member": "“{key}” stands twice in this record; editing changes the last one.",
}
