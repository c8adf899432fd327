"""A question as a command line, and its answer as the command line's JSON."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

from core.model.state import DEFAULT_K
from core.world.world import World
from editor.playground import words
from editor.playground.asking import Answer
from editor.playground.rows import Showing


def as_command(world_path: Path, answer: Answer) -> str:
    """The shell command that asks the same; what an NPC has learnt is not in it."""
    state = answer.state
    options: list[str] = []
    for option, value in (("--npc", state.npc), ("--place", state.place)):
        options += [f"{option}={value}"] if value and value.startswith("-") else []
        options += [option, value] if value and not value.startswith("-") else []
    if state.k != DEFAULT_K:
        options += ["--k", str(state.k)]
    if state.profile != "lexical":
        options += ["--profile", state.profile]
    for quest in sorted(state.quests):
        options += [f"--quest={quest}"] if quest.startswith("-") else ["--quest", quest]
    asked = [str(world_path), answer.query]
    if any(text.startswith("-") for text in asked):
        return shlex.join(["loremask", "query", *options, "--", *asked])
    return shlex.join(["loremask", "query", *asked, *options])


def as_json(world: World, answer: Answer, showing: Showing) -> str:
    """What `loremask query --json` prints: a masked entry's text is never in it."""
    from core.cli.options import ENVELOPE
    from core.retrieval.as_json import answer_json

    explained = answer.explanation
    content = answer_json(world, explained.results, explained.masked)
    if showing.hide_ids and not showing.lifted:
        masked = content["masked"]
        assert isinstance(masked, list)
        content["masked"] = [
            {**row, "id": words.masked_label(number)} for number, row in enumerate(masked, 1)
        ]
    return json.dumps({"loremask": ENVELOPE, **content}, ensure_ascii=False, indent=2)
