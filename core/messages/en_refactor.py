"""English sentences about renames, find and replace, splitting, merging and counts."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "rename_empty": "Type the new name.",
    "rename_taken": "There is already a {kind} with the id “{id}”.",
    "rename_locked": "“{id}” stands in a file that cannot be written.",
    "rename_nowhere": "Nothing in this world is called “{id}”.",
    "rename_doubled": (
        "Several records have this id. Only this one is renamed; what names it stays as it is."
    ),
    "rename_doubled_id": "Several records have this id. Rename one of them in the table.",
    "rename_read_only": "{count} places stay as they are, in files that cannot be written: {files}.",
    "rename_read_only.one": "1 place stays as it is, in a file that cannot be written: {files}.",
    "rename_former_of": "“{other}” was called “{id}” before, and saves may mean that one.",
    "rename_known": "The game and players' saves know “{id}”.",
    "rename_entry_known": (
        "The game and players' saves may know “{id}”, and entries keep no former ids."
    ),
    "rename_merges": "This merges “{old}” into “{new}”, which {count} entries have already.",
    "rename_merges.one": "This merges “{old}” into “{new}”, which 1 entry has already.",
    "rename_tag_of_place": (
        "“{tag}” is the id of a place: entries lose the points that they get in it."
    ),
    "rename_tag_to_place": "“{tag}” is the id of a place: entries get points in it.",
    "rename_tag_words": "“{tag}” is not one word, so no question matches it in the game.",
    "tag_delete_bare": "{count} entries are left without any tag.",
    "tag_delete_bare.one": "1 entry is left without any tag.",
    "tag_delete_locked": "{count} records stay as they are, in files that cannot be written.",
    "tag_delete_locked.one": "1 record stays as it is, in a file that cannot be written.",
    "search_empty": "Type what to look for.",
    "bad_pattern": "The pattern cannot be read at character {at}: {reason}.",
    "pattern_slow": "The pattern takes longer than {seconds} s on one text. Make it simpler.",
    "bad_group": "The replacement uses the group {group}, which the pattern does not have.",
    "replace_breaks": "The record could not be read any more.",
    "replace_no_id": "It would have no id.",
    "replace_doubles_id": "Another record has the id “{id}”.",
    "replace_id_alone": "Only these places change. Rename “{id}” to take along what names it.",
    "replace_too_long": "The text would be {count} characters over {limit}.",
    "replace_too_long.one": "The text would be 1 character over {limit}.",
    "replace_no_text": "It would have no text.",
    "replace_empty_tag": "A tag would be empty.",
    "replace_doubles_tag": "A tag would stand twice.",
    "replace_visibility": "Its visibility would not be understood, so nobody could see it.",
}
