"""Replaying a trace: the event log, and the memories that come of its events (spec section 5)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from core.memory.facts import Origin
from core.memory.fields import Problems
from core.memory.log import EventLog, Line, hearers, is_nobody
from core.memory.problems import Problem
from core.memory.records import KIND, PRESENT, SCENE, SOURCE, TEXT, WEIGHT
from core.memory.state import (
    MemoryState,
    Noting,
    Scene,
    SheetNote,
    add_sheet_note,
    at_turn,
    learn,
    note,
    with_scene,
)
from core.memory.trace import Event, Record, present_of


@dataclass(frozen=True, slots=True)
class Replay:
    """What a trace comes to: log, memories, completed quests, model calls, and problems."""

    log: EventLog
    state: MemoryState
    quests: tuple[str, ...] = ()
    calls: tuple[Event, ...] = ()
    problems: tuple[Problem, ...] = ()


def replay(
    records: Iterable[Record], state: MemoryState | None = None, noting: Noting | None = None
) -> Replay:
    """Replay the records of a trace on top of a state (none: nobody remembers anything)."""
    replayer = Replayer(state or MemoryState(), noting or Noting())
    for record in records:
        replayer.feed(record)
    return replayer.result()


class Replayer:
    """Takes the records of a trace one by one; ``log`` and ``state`` are current after each."""

    def __init__(self, state: MemoryState, noting: Noting) -> None:
        self.log = EventLog()
        self.state = state
        self._noting = noting
        self._scene: str | None = None
        self._quests: dict[str, None] = {}
        self._calls: list[Event] = []
        self._problems = Problems()
        self._turns: dict[str, tuple[int | None, int | None]] = {}
        """Per scene the turn before its latest turn, and that one."""

    def result(self) -> Replay:
        """Return what the records so far come to."""
        problems = tuple(self._problems.found)
        return Replay(self.log, self.state, tuple(self._quests), tuple(self._calls), problems)

    def feed(self, record: Record) -> Line | None:
        """Take one record; return the line as it was logged when it is one."""
        if record.turn is not None:
            self.state = at_turn(self.state, max(self.state.turn, record.turn))
        if isinstance(record, Line):
            return self._line(record)
        self._event(record)
        return None

    def _line(self, line: Line) -> Line:
        if line.scene is None and self._scene is not None:
            line = replace(line, scene=self._scene)
        elif line.scene is not None:
            self._scene = line.scene
        logged = self.log.append(line)
        if logged.scene is not None:
            self._attend(logged.scene, logged.place, hearers(logged), logged.turn)
        return logged

    def _event(self, event: Event) -> None:
        match event.kind:
            case "scene_start":
                self._scene_start(event)
            case "scene_end":
                self._scene_end(event)
            case "session_end":
                self._session_end(event)
            case "secret_learned":
                self._learned(event)
            case "quest_completed":
                self._quest(event)
            case "fact":
                self._fact(event)
            case "call":
                self._calls.append(event)

    def _scene_start(self, event: Event) -> None:
        present = present_of(event.data, self._where(event), self._problems.found) or ()
        self._scene = event.scene
        self.log.set_scene(event.scene, present)
        if event.scene is None:
            self._report("trace_no_scene", event)
            return
        place = event.data.get("place")
        there = (npc for npc in present if not is_nobody(npc))
        turn = self.state.turn if event.turn is None else event.turn
        self._attend(event.scene, place if isinstance(place, str) else None, there, turn)

    def _attend(self, scene_id: str, place: str | None, npcs: Iterable[str], turn: int) -> None:
        before, latest = self._turns.get(scene_id, (None, None))
        if latest != turn:
            before, latest = latest, turn
        self._turns[scene_id] = (before, latest)
        scene = self.state.scene(scene_id) or Scene(scene_id)
        seen = _attended(replace(scene, place=place or scene.place), npcs, turn, before)
        self.state = with_scene(self.state, seen)

    def _scene_end(self, event: Event) -> None:
        """Keep one memory line per NPC that was there; one for anybody else would be a leak."""
        scene = self.state.scene(event.scene or self._scene or "")
        self._scene = None
        if scene is None:
            self._report("trace_no_scene", event)
            return
        lines = _texts(event.data.get("memories", {}))
        for npc in lines.keys() - scene.presence.keys():
            self._report("trace_absent", event, npc=npc, scene=scene.id)
        kept = {npc: line for npc, line in lines.items() if npc in scene.presence}
        self.state = with_scene(self.state, replace(scene, memories={**scene.memories, **kept}))

    def _session_end(self, event: Event) -> None:
        for npc, line in _texts(event.data.get("sheets", {})).items():
            added = SheetNote(line, self.state.turn, event.scene)
            self.state = add_sheet_note(self.state, npc, added)

    def _learned(self, event: Event) -> None:
        entry = event.data.get("entry")
        npcs = self._npcs(event)
        if not isinstance(entry, str) or not entry or not npcs:
            self._report("trace_learned", event)
            return
        for npc in npcs:
            self.state = learn(self.state, npc, entry, event.turn)

    def _npcs(self, event: Event) -> tuple[str, ...]:
        """Who an event is about: ``npc``, else those said to be present, else the scene's."""
        npc = event.data.get("npc")
        if isinstance(npc, str) and npc:
            return (npc,)
        present = present_of(event.data, self._where(event), self._problems.found)
        if present is None:
            present = self.log.present_in(event.scene or self._scene)
        return tuple(npc for npc in present if not is_nobody(npc))

    def _quest(self, event: Event) -> None:
        quest = event.data.get("quest")
        if isinstance(quest, str) and quest:
            self._quests[quest] = None
        else:
            self._report("trace_quest", event)

    def _fact(self, event: Event) -> None:
        npc, data = event.data.get("npc"), event.data
        text = TEXT.of(data)
        if not isinstance(npc, str) or not npc or not text:
            self._report("trace_fact", event)
            return
        noted = note(
            self.state, npc, text, WEIGHT.of(data), origin=self._origin(event), noting=self._noting
        )
        self.state = noted.state

    def _origin(self, event: Event) -> Origin:
        given = event.data.get("origin")
        raw: Mapping[str, object] = given if isinstance(given, dict) else {}
        return Origin(
            kind=KIND.of(raw),
            scene=SCENE.of(raw) or event.scene or self._scene,
            turn=self.state.turn if event.turn is None else event.turn,
            source=SOURCE.of(raw),
            present=PRESENT.of(raw) or self.log.present_in(event.scene or self._scene),
        )

    def _report(self, code: str, event: Event, **params: object) -> None:
        self._problems.add(code, self._where(event), **params)

    @staticmethod
    def _where(event: Event) -> str:
        return f"line {event.number}"


def _attended(scene: Scene, npcs: Iterable[str], turn: int, before: int | None) -> Scene:
    """Mark NPCs as there at a turn; who missed the scene's turn ``before`` starts an interval."""
    presence = dict(scene.presence)
    for npc in npcs:
        spans = presence.get(npc, ())
        first, last = spans[-1] if spans else (turn, turn)
        if not spans or (last is not None and before is not None and last < before):
            presence[npc] = (*spans, (turn, turn))
        else:
            presence[npc] = (*spans[:-1], (first, None if last is None else max(last, turn)))
    return replace(scene, presence=presence)


def _texts(value: object) -> dict[str, str]:
    if not isinstance(value, dict):
        return {}
    return {npc: line for npc, line in value.items() if isinstance(line, str) and line.strip()}
