"""Cutting the text of a scene into lines with speakers."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from core.memory.lines import is_blank, one_line, skeleton

NARRATOR = "narrator"
_LABEL = re.compile(
    r"^[\s>*_#«\"“-]*(?P<label>[^:：\n]{1,60}?)[\s*_»\"”]*[:：][\s*_]*(?P<words>\S.*)$"
)


@dataclass(frozen=True, slots=True)
class Spoken:
    """One line of a scene; `speaker` is an NPC's id or `narrator`."""

    speaker: str
    text: str


def parse_scene(text: str, names: Mapping[str, tuple[str, ...]]) -> tuple[Spoken, ...]:
    """Cut what was written for all present: `Name: words`, all else is narration.

    `names` are the names of each NPC present. A line that claims another speaker stays whole and
    is narration: nobody who is not there can speak.
    """
    labels = {skeleton(name): npc for npc, known in names.items() for name in (npc, *known)}
    return tuple(_spoken(text, labels))


def _spoken(text: str, labels: Mapping[str, str]) -> Iterator[Spoken]:
    for line in text.splitlines():
        if is_blank(line):
            continue
        found = _LABEL.match(line)
        npc = labels.get(skeleton(found["label"])) if found else None
        if found and npc:
            yield Spoken(npc, one_line(found["words"]))
        else:
            yield Spoken(NARRATOR, one_line(line))


def parse_part(text: str, npc: str, names: tuple[str, ...]) -> tuple[Spoken, ...]:
    """Cut what was written for one NPC: every line is its own."""
    own = {skeleton(name) for name in (npc, *names)}
    spoken = []
    for line in text.splitlines():
        if is_blank(line):
            continue
        found = _LABEL.match(line)
        mine = found is not None and skeleton(found["label"]) in own
        words = found["words"] if found is not None and mine else line
        spoken.append(Spoken(npc, one_line(words)))
    return tuple(spoken)
