"""English sentences about contexts, answers, traces and what NPCs know."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "context_budget": (
        "A budget of {budget} tokens is too small: the rules, the identity and the player's line "
        "alone take {needed} ({counter})."
    ),
    "no_counter": "There is no way of counting called “{name}”; there are: {known}.",
    "left_out_budget": "Left out for the budget.",
    "left_out_limit": "Left out: {count} facts; only the best enter a context.",
    "left_out_limit.one": "Left out: only the best facts enter a context.",
    "left_out_window": "Left out: {count} earlier lines; only the latest turns are kept word for word.",
    "left_out_window.one": "Left out: one earlier line; only the latest turns are kept word for word.",
    "left_out_scene": "Learnt in this scene: it comes in with the next one.",
    "section:rules": "rules",
    "section:identity": "identity",
    "section:facts": "facts",
    "section:conversation": "conversation",
    "section:lore": "facts of the world",
    "section:state": "state",
    "section:line": "the player's line",
    "findings_none": "No findings. The check is a heuristic: it knows words, not what they mean.",
    "finding_leak": "“{text}” belongs to “{entry}”, which is hidden from this NPC.",
    "finding_ungrounded": "“{text}” is of “{entry}”, which this NPC may know and was not given.",
    "finding_invention": "“{text}” is a name that this world does not know.",
    "finding_number": "The number {text} was given by nobody.",
    "finding_quotation": "Nobody gave these words: “{text}”.",
    "knows_learnt": "{npc} learnt “{entry}” at turn {turn}.",
    "knows_visible": "{npc} may be given “{entry}”: it is visible to it in this state.",
    "knows_remembers": "{npc} remembers what “{entry}” says: “{text}”.",
    "knows_term": "{npc} remembers “{text}”, which gives “{entry}” away by “{term}”.",
    "knows_not": "{npc} does not know “{entry}”.",
    "no_memory": "There is no memory of NPCs in this save.",
    "no_answers": (
        "There are no answers and no rates of findings in “{name}”. "
        "Answers stand one in a line, as JSON; rates come from “loremask verify --batch”."
    ),
    "batch_row": "Line {line} cannot be used: {reason}.",
}
