"""English sentences about issues, and the labels of their fixes."""

from __future__ import annotations

SHAPE = {
    "bad_k": "A case shows at least one entry, and k is {k}. Set k to 1 or more.",
    "bad_weight": "The weight must be a finite number above 0, and this is {value}. Set one, or remove it for 1.0.",
    "duplicate_key": "“{key}” stands twice in this record; the game reads only the last. Delete one.",
    "foreign_key": "“{key}” mixes both vocabularies; in this file it is “{other}”. Rename it.",
    "foreign_section": "“{key}” mixes both vocabularies; in this file it is “{other}”. Rename it.",
    "foreign_word": "“{word}” mixes both vocabularies; in this file it is “{other}”. Write that.",
    "misspelt_key": "“{key}” is no key that is known. Did you mean “{nearest}”?",
    "mixed_vocabulary": "“{key}” and “{other}” are the same field in two vocabularies; the stricter counts. Keep one.",
    "no_query": "The case asks nothing. Write the question that a player would type.",
    "not_object": "This is no object in braces, so it is no record. Mend it as raw JSON, or delete it.",
    "unknown_case_key": "“{key}” is no key of a case, so it is never checked. A case expects with {known}.",
    "unknown_case_key.nearest": "“{key}” is no key of a case, so it is never checked. Did you mean “{nearest}”?",
    "unknown_profile": "There is no profile “{profile}”. Use lexical, lexical+ or natural.",
    "unknown_profile.nearest": "There is no profile “{profile}”. Did you mean “{nearest}”?",
    "wrong_type": "“{key}” must be {expected}. The record is not used until it is mended.",
    "expected:text": "a text",
    "expected:texts": "a list of texts",
    "expected:number": "a number",
    "expected:whole": "a whole number",
    "expected:numbers": "an object of numbers",
    "bad_language": "“{language}” is no language that is known. Use es, pt or en.",
}
ENTRIES = {
    "bad_visibility": "“{word}” is no visibility, so nobody sees this. Choose who may see it.",
    "bad_visibility.nearest": "“{word}” is no visibility, so nobody sees this. Did you mean “{nearest}”?",
    "duplicate_id": "The id “{id}” stands {count} times ({files}). Rename all but one.",
    "empty_visibility": "The visibility is empty, so nobody sees this. Choose who may see it, or make it a draft.",
    "no_id": "There is no id. Give it one that nothing else has.",
    "no_tags": "There are no tags, so hardly any question finds this. Add the words that players will say.",
    "no_text": "There is no text. Write it, or delete the entry.",
    "quest_outside_all": "“{word}” counts only beside others that must all hold. Put it in such a group.",
    "quest_without_secret": (
        "“{quest}” holds back only a secret, and this is none: it is seen before the quest. "
        "Make it secret, or remove the quest."
    ),
    "secret_without_quest": "This secret names no quest, so nothing ever reveals it. Choose a quest, or make it a draft.",
    "text_too_long": "{count} characters over the limit of {limit}.",
    "text_too_long.one": "{count} character over the limit of {limit}.",
    "visibility_without_id": "“{word}” says not whom, so nobody sees this. Add an id after the colon.",
}
REFERENCES = {
    "quest_cycle": "These quests wait for one another, so none can be completed: {path}. Remove one link.",
    "unknown_entry": "There is no entry “{id}”. Correct the id, or remove it.",
    "unknown_entry.nearest": "There is no entry “{id}”. Did you mean “{nearest}”?",
    "unknown_faction": "There is no faction “{id}”. Correct the id, or add the faction.",
    "unknown_faction.nearest": "There is no faction “{id}”. Did you mean “{nearest}”?",
    "unknown_npc": "There is no NPC “{id}”. Correct the id, or add the NPC.",
    "unknown_npc.nearest": "There is no NPC “{id}”. Did you mean “{nearest}”?",
    "unknown_place": "There is no place “{id}”. Correct the id, or add the place.",
    "unknown_place.nearest": "There is no place “{id}”. Did you mean “{nearest}”?",
    "unknown_quest": "There is no quest “{id}”. Correct the id, or add the quest.",
    "unknown_quest.nearest": "There is no quest “{id}”. Did you mean “{nearest}”?",
}
WARNINGS = {
    "alias_without_tag": (
        "No entry has the tag “{tag}”, so its words find nothing. Use a tag of an entry, or remove "
        "it."
    ),
    "alias_without_tag.nearest": (
        "No entry has the tag “{tag}”, and “{nearest}” is one. The tag comes first, and the words that "
        "stand for it are its list."
    ),
    "contradiction": "Has the tags of {other} and seems to say the opposite. Compare them.",
    "faction_blind": "No member of “{id}” ever sees any of its {count} entries. Check who may see them.",
    "faction_blind.one": "No member of “{id}” ever sees the one entry about it. Check who may see it.",
    "faction_empty": "“{id}” has {count} entries and no member, so nobody sees them by it. Add NPCs to it.",
    "faction_empty.one": "“{id}” has an entry and no member, so nobody sees it by it. Add NPCs to it.",
    "near_duplicate": "{percent} % the same text as {other}. Merge them, or tell them apart.",
    "never_retrieved": (
        "Never among the top 5 for its own tag “{tag}”. {count:Word} entries score higher. "
        "Raise its weight, or give it a tag of its own."
    ),
    "never_retrieved.one": (
        "Never among the top 5 for its own tag “{tag}”. One entry scores higher. "
        "Raise its weight, or give it a tag of its own."
    ),
    "never_retrieved.many": (
        "Never among the top 5 for any of its own tags, even “{tag}”: at least {count} entries "
        "score higher. Raise its weight, or give it a tag of its own."
    ),
    "no_name": "It has no name, so no text is known to speak of it, and a model cannot say it.",
    "place_never_matches": "No tag equals “{id}”, so being there never helps an entry. Tag entries with it, letter by letter.",
    "place_never_matches.nearest": (
        "No tag equals “{id}” letter by letter, so being there never helps an entry; "
        "“{nearest}” comes near. Spell them alike."
    ),
    "public_in_list": "Public stands in a longer list, so the rest of it means nothing. Remove one or the other.",
    "spoiler": "Spoiler: names “{name}”, whom only {owner} introduces, and who reads this may not see that.",
    "spoiler.npc": "Spoiler: names “{name}”, whom only {owner} introduces; {npc} sees this and not that.",
    "tag_never_matches": "No question ever finds the tag “{tag}”: it is not one word. Use single words.",
    "tag_not_place": "The tag “{tag}” is not spelt like the place “{place}”, so being there does not help. Spell them alike.",
    "seen_by_all": "Every NPC knows this from the start, though it is not public. Make it public, or gate it.",
    "unknown_key_public": (
        "Nothing reads “{key}”, and {count} entries that have it name no visibility, so everyone may "
        "know them. Say who may under “{own}”."
    ),
    "unknown_key_public.one": (
        "Nothing reads “{key}”, and no visibility is named, so everyone may know this. Say who may under "
        "“{own}”."
    ),
    "unreachable": "Nobody can ever see this: its conditions are never met together. Loosen them, or make it a draft.",
}
HINTS = {
    "duplicate_tag": "The tag “{tag}” stands twice, and counts twice. Remove one.",
    "k_dilutes": "k is {k}: more than six entries dilute the context.",
    "no_such_name": "“{name}” is left out as a name, but the text has no such name. Take it back.",
    "short_name": "“{name}” is too short to be found in the text. Add it as a tag.",
    "tag_common": "Tag “{tag}” is on {count} entries ({percent} %), so it tells little. Use narrower tags.",
    "tag_once": "Tag “{tag}” is used once.",
    "tag_spelling": "Tag “{tag}” is compared as “{folded}”. Write it so.",
    "unknown_key": (
        "“{key}” is no key that is known; {count} records of this file have it. It is kept, and nothing "
        "reads it."
    ),
    "unknown_key.one": "“{key}” is no key that is known. It is kept, and nothing reads it.",
    "unknown_section": "“{key}” is no key of a lore file. It is kept, and nothing reads it.",
}
FIXES = {
    "fix:add_tag": "Add the tag",
    "fix:default_weight": "Use weight 1.0",
    "fix:fold_tag": "Fold the tag",
    "fix:give_id": "Give it an id",
    "fix:group_quest": "Put it in a group",
    "fix:keep_one": "Keep one",
    "fix:make_draft": "Make it a draft",
    "fix:make_secret": "Make it secret",
    "fix:new_id": "Rename this one",
    "fix:remove_public": "Remove public",
    "fix:remove_tag": "Remove one",
    "fix:rename_key": "Rename the key",
    "fix:replace_word": "Replace the word",
    "fix:same_spelling": "Spell it alike",
    "fix:split_tag": "Split the tag",
    "fix:split_text": "Split at a sentence",
    "fix:take_back": "Take it back",
    "fix:to_list": "Make it a list",
    "fix:use_nearest": "Use the nearest",
}
MESSAGES: dict[str, str] = {**SHAPE, **ENTRIES, **REFERENCES, **WARNINGS, **HINTS, **FIXES}
