"""A game as it is played: all of it comes of the records of its trace (spec sections 5 and 8).

Nothing else changes a game, so reading a trace again gives the same game, and with it the same
contexts. World files are never touched.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from core.directors.stage import Handed, Learning, Sheet, Stage, Stream, Told
from core.directors.told import NOBODY, ToldWords
from core.memory.log import EventLog, Line, hearers, is_nobody
from core.memory.replay import Replayer
from core.memory.state import MemoryState, Noting, at_turn
from core.memory.trace import Event, Record
from core.model.state import DEFAULT_K, GameState
from core.text.languages import Language


@dataclass(frozen=True, slots=True)
class Opening:
    """What a game starts from: a copy of a save, or nothing."""

    memory: MemoryState = field(default_factory=MemoryState)
    quests: frozenset[str] = frozenset()
    items: tuple[str, ...] = ()
    place: str | None = None


class Game:
    """One game: memories, the session's log, the stage, and the Story Director's own papers."""

    def __init__(
        self,
        language: Language,
        opening: Opening | None = None,
        noting: Noting | None = None,
    ) -> None:
        opening = opening or Opening()
        self.language = language
        self.words = ToldWords(language)
        self.quests = opening.quests
        self.items = opening.items
        self.stage = Stage(place=opening.place)
        self.notes: tuple[Told, ...] = ()
        self.synopses: tuple[Told, ...] = ()
        self.problems: tuple[Mapping[str, object], ...] = ()
        self.handed: Handed = Handed()
        self.streams: dict[str, Stream] = {}
        self.learnings: dict[tuple[str, str], Learning] = {}
        """How an NPC learnt an entry, by both ids, as far as this game's trace tells."""
        self.sent: dict[str, str] = {}
        """The latest text of each channel in this scene; only tells how much of it was kept."""
        self._noting = noting or Noting()
        self._session = 0
        self._counted = MemoryState()
        self._counted_scenes: set[tuple[str, int]] = set()
        self._forked = False
        self._begin_session(opening.memory)

    # what it holds

    @property
    def memory(self) -> MemoryState:
        """What NPCs remember, as a save keeps it."""
        return self._replayer.state

    @property
    def log(self) -> EventLog:
        """The lines of this session."""
        return self._replayer.log

    @property
    def turn(self) -> int:
        """The latest turn."""
        return self.memory.turn

    @property
    def since(self) -> int:
        """The first turn of this session."""
        return self._since

    @property
    def session_scenes(self) -> Sequence[str]:
        """The ids of the session's scenes, in order."""
        return self._scenes

    def key_of(self, line: Line) -> str:
        """The key of a line of this session's log."""
        return self._keys[id(line)]

    def state(self, npc: str | None, k: int = DEFAULT_K, profile: str = "lexical") -> GameState:
        """The state to ask the lore in."""
        return GameState(npc, self.stage.place, self.quests, self.memory.learnt, k, profile)

    def told(self) -> ToldWords:
        """The words of the game, those of memories as they are now included."""
        memory = self.memory
        if memory.facts is not self._counted.facts or memory.sheets is not self._counted.sheets:
            for npc in memory.npcs:
                texts = [fact.text for fact in memory.facts_of(npc)]
                texts += [note.text for note in memory.sheets.get(npc, ())]
                for text in texts:
                    self.words.add(text, (npc,), aloud=False)
        for scene in memory.scenes:
            if (scene.id, len(scene.memories)) not in self._counted_scenes:
                self._counted_scenes.add((scene.id, len(scene.memories)))
                for npc, text in scene.memories.items():
                    self.words.add(text, (npc,), aloud=False)
        self._counted = memory
        return self.words

    def next_scene(self) -> str:
        """An id that no scene of this game has."""
        known = {scene.id for scene in self.memory.scenes} | set(self._scenes)
        numbers = [int(id) for id in known if id.isascii() and id.isdigit() and len(id) < 10]
        number = max(numbers, default=0) + 1
        while str(number) in known:
            number += 1
        return str(number)

    # what changes it

    def fork(self) -> Game:
        """The game for trying a turn out: what is taken in there changes nothing here.

        It shares the log and the memories, so it takes no lines.
        """
        tried = copy.copy(self)
        tried.words = self.told().over()
        tried.streams, tried.sent = dict(self.streams), dict(self.sent)
        tried.learnings = dict(self.learnings)
        tried._forked = True
        return tried

    def take(self, records: Iterable[Record]) -> None:
        """Take in records of the trace, in their order."""
        for record in records:
            self._take(record)

    def _take(self, record: Record) -> None:
        logged = None if self._forked else self._replayer.feed(record)
        if logged is not None:
            self._keys[id(logged)] = f"line:{self._session}:{len(self._keys)}"
            self.words.add(logged.text, hearers(logged))
            return
        if not isinstance(record, Event):
            return
        match record.kind:
            case "scene_start":
                self._start_scene(record)
            case "scene_end":
                self.stage = self.stage.ended()
                self._forget_calls()
            case "session_end":
                self._begin_session(self.memory)
            case "secret_learned":
                self._learn(record)
            case "quest_completed":
                quest = record.data.get("quest")
                self.quests |= {quest} if isinstance(quest, str) and quest else set()
            case "call":
                self._step(record)

    def _begin_session(self, memory: MemoryState) -> None:
        self._replayer = Replayer(memory, self._noting)
        self._since = memory.turn + 1
        self._session += 1
        self._scenes: tuple[str, ...] = ()
        self._keys: dict[int, str] = {}
        self.stage = self.stage.ended()
        self._forget_calls()

    def _learn(self, event: Event) -> None:
        sheet = Sheet(event.data)
        entry, source = sheet.text("entry"), sheet.text("from")
        for npc in sheet.texts("present"):
            # What was known is not learnt again.
            self.learnings.setdefault((npc, entry), Learning(npc, entry, event.turn or 0, source))

    def _start_scene(self, event: Event) -> None:
        place = event.data.get("place")
        present = Sheet(event.data).texts("present")
        self.stage = Stage(
            event.scene,
            place if isinstance(place, str) else self.stage.place,
            _people(present),
        )
        if event.scene is not None and event.scene not in self._scenes:
            self._scenes += (event.scene,)
        self._forget_calls()

    def _forget_calls(self) -> None:
        self.handed, self.streams = Handed(), {}
        self.sent = {}

    def _step(self, event: Event) -> None:
        output = event.data.get("output")
        if not isinstance(output, Mapping):
            return
        match event.data.get("step"):
            case "stage":
                self._set_stage(Sheet(output))
            case "story":
                self._story(event, Sheet(output))
            case "gate":
                # Not counted as told to its readers: one call plays all, and one of them knew it.
                self.handed = Handed.read(Sheet(output))
            case "changes":
                self._changes(Sheet(output))
            case "scene":
                stream = Stream.read(Sheet(output))
                self.streams[stream.channel] = stream

    def _set_stage(self, output: Sheet) -> None:
        present = _people(output.texts("present"))
        place = output.text("place") or None
        if present != self.stage.present:
            self._forget_calls()
        self.stage = Stage(self.stage.scene, place, present)

    def _story(self, event: Event, output: Sheet) -> None:
        turn = event.turn or 0
        if output.text("notes"):
            self.notes += (Told(turn, event.scene, output.text("notes")),)
            self.words.add(output.text("notes"), NOBODY)
        if output.text("synopsis"):
            self.synopses += (Told(turn, event.scene, output.text("synopsis")),)
        self.problems = output.objects("problems")

    def _changes(self, output: Sheet) -> None:
        lost = output.texts("lost")
        kept = tuple(item for item in self.items if item not in lost)
        self.items = tuple(dict.fromkeys((*kept, *output.texts("items"))))

    def at_turn(self, turn: int) -> None:
        """Move the clock on, as a game does that counts turns of its own."""
        self._replayer.state = at_turn(self.memory, max(turn, self.turn))


def _people(ids: Iterable[str]) -> tuple[str, ...]:
    """Those who can be present: each once, and nobody who is no NPC."""
    return tuple(npc for npc in dict.fromkeys(ids) if npc and not is_nobody(npc))
