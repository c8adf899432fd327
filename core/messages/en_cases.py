"""English sentences about knowledge: cases, conditions, the audit, bundles."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "word_and": "and",
    "word_or": "or",
    "stranger": "a stranger",
    "can_public": "Yes: “{entry}” is public.",
    "can_npc": "Yes: “{entry}” is for {who}.",
    "can_faction": "Yes: “{entry}” is for a faction of {who}.",
    "can_secret": "Yes: the quest that “{entry}” waits for is completed.",
    "can_all": "Yes: all that “{entry}” asks for holds for {who}.",
    "can_learnt": "Yes: {who} learnt “{entry}” at turn {turn}.",
    "can_masked": "No: “{entry}” is masked for {who}. It needs {needs}.",
    "can_never": "No: “{entry}” is masked, and nothing opens it.",
    "can_broken": "No: “{entry}” is broken; its types are wrong.",
    "can_repeated": (
        "No: several entries have the id “{entry}”, and one of them is masked for {who}."
    ),
    "case_missing_masked": "“{item}” was not retrieved: it is masked and needs {needs}.",
    "case_missing_never": "“{item}” was not retrieved: it is masked, and nothing opens it.",
    "case_missing_broken": "“{item}” was not retrieved: it is broken.",
    "case_missing_weight": "“{item}” was not retrieved: its weight is not usable.",
    "case_missing_zero": "“{item}” was not retrieved: nothing in the question matches it.",
    "case_missing_rank": "“{item}” was not retrieved: it is number {rank}, and k is {k}.",
    "case_missing_unknown": "“{item}” was not retrieved: there is no such entry.",
    "case_not_masked": "“{item}” is not masked: {opening} opens it.",
    "case_retrieved": "“{item}” was retrieved, as number {rank}.",
    "case_context_missing": "The context does not have “{item}”.",
    "case_context_present": "The context has “{item}”.",
    "case_finding_missing": "The finding “{item}” was expected and not made.",
    "case_finding_extra": "The finding “{item}” was made and not expected.",
    "case_profile": "There is no profile “{item}”. Known are {known}.",
    "case_k": "k must be a whole number from 1 on, and this is {item}.",
    "case_no_answer": "Findings are expected, but there is no answer to look at.",
    "case_finding_form": "“{item}” names no finding. Write it as kind:text, such as leak:vampire.",
    "case_empty": "The case expects nothing, so it can never fail. Say what must come of it.",
    "case_broken": "The case is broken: its types are wrong.",
    "audit_draft": "“{id}” is a draft: nobody ever sees it.",
    "audit_nobody": (
        "Nobody can ever know “{id}”: what it asks for never holds together. Change its visibility."
    ),
    "audit_shut": "Nobody can ever know “{id}”: nothing opens it. Give it an audience or a quest.",
    "audit_everybody": (
        "Whoever is asked knows “{id}” from the start, though it is not public. "
        "Make it public, or hide it from somebody."
    ),
    "audit_published": (
        "“{id}” is public, so everybody knows it before “{quest}”. Make it secret, or drop the quest."
    ),
    "lab_question": "This is no question with the ids it expects: {reason}.",
    "lab_empty": "There is no question in this file.",
    "bundle_none": "This is no bundle of ours: it has no manifest.",
    "bundle_damaged": "The bundle is damaged and was not opened ({reason}).",
    "bundle_foreign": "The file holds “{name}”, which a bundle does not have. It was not opened.",
    "bundle_text_too_long": "The question or the answer has more than {limit} characters. Shorten it.",
    "bundle_too_large": "The bundle is larger than {limit} MiB. Ask for less, or leave the save out.",
    "bundle_newer": "The bundle is version {version}, and this program knows {known}. Update it.",
    "bundle_secrets": (
        "CONTAINS SECRETS: it holds {count} masked entries. Do not hand it to players."
    ),
    "bundle_for_author": "A Loremask bundle for authors: one question, its state and its answer.",
    "bundle_for_player": (
        "A Loremask bundle for players: one question, its state, and the lore that was given."
    ),
    "bundle_how": "Open it: loremask bundle FILE --world WORLD",
    "bundle_same": "The answer is exactly the same.",
    "bundle_lost": "“{item}” was retrieved then, and is not now.",
    "bundle_gained": "“{item}” is retrieved now, and was not then.",
    "bundle_order": "The same entries, but order or scores differ: {was}; now {now}.",
    "bundle_mask_off": "“{item}” was masked then, and now is not among what the mask holds back.",
    "bundle_mask_on": "“{item}” is masked now, and was not among what the mask held back.",
    "bundle_mask_changed": "“{item}” is masked as then, but its rank or what it needs differs.",
    "bundle_findings": "The findings differ: {was}; now {now}.",
    "bundle_program": "The lore is the same, so the program differs: the bundle is from {item}.",
    "bundle_world": "The lore is not the same as when the bundle was made.",
    "bundle_file_gone": "The file {item} is no longer there.",
    "bundle_file_new": "The file {item} has come since.",
    "bundle_file_changed": "The file {item} has changed since.",
    "bundle_entry_gone": "The entry “{item}” is no longer there.",
    "bundle_entry_changed": "The entry “{item}” has changed since: {fields}.",
    "bundle_answer_left_out": "The answer was left out: it gives away what is hidden from this NPC.",
    "bundle_name_mattered": "A player's name was left out, and with it the answer was another.",
    "opening:public": "being public",
    "opening:npc": "being named",
    "opening:faction": "a faction",
    "opening:secret": "a completed quest",
    "opening:all": "all that it asks for",
    "opening:learnt": "having learnt it",
}
