"""The directors' words in English."""

from core.directors.wording_words import Words

ENGLISH = Words(
    headers={
        "rules": "YOUR PART:",
        "player": "THE PLAYER'S CHARACTER:",
        "skills": "SKILLS:",
        "people": "PEOPLE:",
        "lore": "FACTS OF THE WORLD:",
        "plot": "PLOT:",
        "notes": "YOUR NOTES:",
        "synopses": "EARLIER SYNOPSES:",
        "memories": "MEMORIES OF EARLIER SESSIONS:",
        "scenes": "WHAT HAPPENED IN THIS SESSION:",
        "state": "RIGHT NOW:",
        "synopsis": "SYNOPSIS OF THE SCENE:",
        "draft": "DRAFT OF THE SCENE:",
    },
    story=(
        "- You direct the story and know all its secrets. You do not write the scene: somebody "
        "else plays it, who knows nothing but what you tell.",
        "- Answer with <synopsis>what is to happen</synopsis>. Inside it, <npc_list>ids of those "
        "present</npc_list> and <location>id of the place</location>; <new_scene/> if one begins.",
        "- The synopsis tells nothing that those present do not know: no name, no cause, no "
        "suspicion that they cannot have yet.",
        "- Outside it you may write <ooc>to the player</ooc> and <notes>to yourself</notes>.",
    ),
    scene=(
        "- You play those present and tell what is around them, following the synopsis.",
        "- Use only what stands here. What does not stand here nobody knows: make up no name, no "
        "date, no place and no event.",
        "- What is marked as known only to somebody, the others do not know.",
        "- Write one line for each that speaks, “Name: words”; narration without a name. Do not "
        "speak for the player's character.",
    ),
    alone=(
        "- You play {} and nobody else, following the synopsis.",
        "- Use only what stands here. What does not stand here you do not know: make up no name, "
        "no date, no place and no event.",
        "- Write only what {} says or does, in a few sentences.",
    ),
    narrator=(
        "- You tell what is around those present, following the synopsis. You speak for nobody.",
        "- Use only what stands here: make up no name, no date, no place and no event.",
        "- Write a few sentences.",
    ),
    game=(
        "- You keep the rules. You know no secret of the story, and need none.",
        '- Answer with one JSON object: {"route": "continuation" or "new_scene", "check": null or '
        '{"skill": id, "dice": "2d6", "difficulty": number, "reason": text}, "changes": list of '
        '{"kind": "place", "quest" or "item", "id": id}}.',
        "- “continuation” when the player stays in the scene; “new_scene” when the plot moves.",
        "- Ask for a roll only when the result is in doubt and matters.",
    ),
    only="(known only to {}) ",
    public_sheet="{}, what anybody sees: {}",
    full_sheet="{}, what is known to itself: {}",
    voice="{}, the voice: {}",
    added="{}, since turn {}: {}",
    skill="{}: {}",
    place="Place: {}",
    present="Present: {}",
    nobody="There is nobody but the player's character.",
    done="Quests completed: {}",
    open="Quests that can be completed: {}",
    carries="Carries: {}",
    said="{} says or does: {}",
    check="Roll of {}: {}",
    outcomes={
        "triumph": "a great success",
        "success": "a success",
        "failure": "a failure",
        "disaster": "a great failure",
    },
    solo="scene alone",
    review="Read the draft. If nothing contradicts the story, answer <ok/>. If something does, "
    "answer for each correction <edit><old>exact passage</old><new>new text</new></edit>, telling "
    "nothing that those present do not know.",
    rewrite="Your text names something that those who will read it ({}) do not know: {}. Write it "
    "again as a whole without it.",
    remember="Write in one sentence what {} will remember of this scene. Only the sentence.",
    add_to_sheet="The session is over. Write in one or two sentences what has changed for {}: what "
    "is known or felt now. Nothing unknown to them. Only the sentences.",
    problem="Error in the synopsis: {}",
    player="Player",
    narrator_label="Narrator",
    someone="Somebody",
)
