"""Before a turn counts: what its lines give away is asked about, and stays to be seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from core.directors.script import NARRATOR
from core.directors.turn import TurnResult
from core.grounding import FindingKind
from core.memory.log import Line, is_narrator, is_player
from editor.dialogs.ask import confirm
from editor.scene import words
from editor.scene.checking import Checked, Found, Part, task_of
from editor.scene.words import npc_name, say

if TYPE_CHECKING:
    from editor.scene.workspace import SceneWorkspace

_MOST = 4


@dataclass(frozen=True, slots=True)
class Kept:
    """A turn that counts, with what was found in it; `leaking` are the lines that gave away."""

    turn: int
    checked: Checked
    leaking: tuple[str, ...] = ()


class Leaks(QObject):
    """Judges the turns of a workspace."""

    def __init__(self, room: SceneWorkspace) -> None:
        super().__init__(room)
        self._room = room
        self._world = room.play.session.table.world
        room.play.judging.judge = self.judge
        room.play.judging.stop_judge = room.checker.drop_turn

    def judge(self, result: TurnResult, then: Callable[[bool], None]) -> None:
        """Whether a turn is to count: its lines are looked at, and a leak is asked about."""
        play = self._room.play
        lines = [line for line in result.lines if not is_player(line.speaker)]
        if not lines:
            self._room.showing.found.keep(Kept(result.turn, Checked("")))
            then(True)
            return
        text = "\n".join(line.text for line in lines)
        game = play.session.after(play.before, result)
        task = task_of(text, _parts(lines), game, result.scenes)
        self._room.checker.check_turn(task, lambda checked: self._judged(result, checked, then))

    def _judged(self, result: TurnResult, checked: Checked, then: Callable[[bool], None]) -> None:
        leaks = [found for found in checked.found if found.finding.kind is FindingKind.LEAK]
        kept = not leaks or self._asked(leaks)
        if kept:
            lines = checked.draft.split("\n")
            starts = [found.finding.start for found in leaks]
            leaking = tuple(lines[checked.draft.count("\n", 0, start)] for start in starts)
            self._room.showing.found.keep(Kept(result.turn, checked, leaking))
        then(kept)

    def _asked(self, leaks: Sequence[Found]) -> bool:
        told = list(dict.fromkeys(self._told(found) for found in leaks))
        shown = [*told[:_MOST], *(["…"] if len(told) > _MOST else [])]
        return confirm(
            self._room.window(),
            self.tr("Play a turn that gives something away?"),
            "\n".join((*shown, "", self.tr("Cancelled, its lines stay as a draft."))),
            self.tr("&Play it all the same"),
        )

    def _told(self, found: Found) -> str:
        narrated = found.speaker == NARRATOR
        who = say(words.NARRATOR) if narrated else npc_name(self._world, found.speaker)
        template = self.tr("{who}: “{text}” is hidden from who says it.")
        return template.format(who=who, text=" ".join(found.finding.text.split()))


def _parts(lines: Sequence[Line]) -> Iterator[Part]:
    at = 0
    for line in lines:
        speaker = NARRATOR if is_narrator(line.speaker) or not line.speaker else line.speaker
        yield Part(speaker, line.text, at)
        at += len(line.text) + 1
