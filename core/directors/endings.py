"""What stays when a scene, or a session, is over (spec section 8)."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from core.context.lines import npc_of
from core.directors.calls import Call, Calls, Purpose
from core.directors.clearing import Cleared, clear
from core.directors.eyes import Eyes, public_player
from core.directors.gate import drop_hits
from core.directors.material import Heard, SceneMaterial
from core.directors.recorder import Recorder
from core.directors.rows import Role
from core.directors.scene_context import write
from core.directors.showing import plain
from core.directors.story_context import Request
from core.directors.table import Table
from core.directors.wording import WORDING
from core.memory.lines import is_blank, one_line
from core.memory.log import Line, is_narrator, is_player
from core.memory.state import Scene
from core.memory.trace import Event, Record

Ids = tuple[str, ...]
SEPARATOR = " / "


def end_of_scene(table: Table, record: Recorder) -> Calls[None]:
    """End the scene that is on, if one is: one memory for each NPC that was there.

    Without a model it is the lines the NPC heard in the scene, word for word.
    """
    scene_id = record.game.stage.scene
    if scene_id is None:
        return
    scene = record.game.memory.scene(scene_id) or Scene(scene_id)
    memories: dict[str, str] = {}
    for npc in scene.presence:
        text = yield from _memory(table, record, npc, scene_id)
        if not is_blank(text):
            memories[npc] = text
    record.event(Event("scene_end", record.turn, scene_id, {"memories": memories}))


def _memory(table: Table, record: Recorder, npc: str, scene: str) -> Calls[str]:
    eyes = Eyes(table.world, table.retriever, record.game, npc)
    heard = [(key, line) for key, line in eyes.heard() if line.scene == scene]
    if not heard:
        return ""
    material = _material(table, record, eyes, npc, heard)
    context, _ = write(material, None, table.settings.scene_budget, table.settings.counter)
    call = Call(Purpose.MEMORY, context)
    reply = yield call
    record.call(call, reply)
    kept = "" if reply is None else drop_hits(table.gate(record.game, (npc,)), reply).text
    if is_blank(kept):
        return word_for_word(table, record, [line for _, line in heard])
    return one_line(kept)


def _material(
    table: Table, record: Recorder, eyes: Eyes, npc: str, heard: Sequence[tuple[str, Line]]
) -> SceneMaterial:
    """Only the NPC's own sheet and what it heard in the scene."""
    game = record.game
    words = WORDING[game.language]
    person = eyes.person()
    name = person.name if person is not None else npc
    return SceneMaterial(
        role=Role.SCENE,
        npc=npc,
        readers=(npc,),
        language=game.language,
        player=public_player(table.world, words.player),
        people=() if person is None else (person,),
        names=_names(table, (line.speaker for _, line in heard)),
        company=(name,),
        heard=tuple(Heard(key, line, ()) for key, line in heard),
        lore=(),
        known_lore=(),
        memories=(),
        known_memories=(),
        place=None,
        said="",
        synopsis=words.remember.format(plain(name)),
        rolled=None,
    )


def _names(table: Table, speakers: Iterable[str]) -> dict[str, str]:
    from core.context.lines import speaker_names

    return speaker_names(table.world, speakers, table.game.language)


def word_for_word(table: Table, record: Recorder, lines: Sequence[Line]) -> str:
    """Lines as one: who said what, as it was said."""
    words = WORDING[record.game.language]
    names = _names(table, (line.speaker for line in lines))
    player = public_player(table.world, words.player).name
    said = []
    for line in lines:
        if is_narrator(line.speaker):
            said.append(one_line(line.text))
        else:
            who = player if is_player(line.speaker) else names[line.speaker]
            said.append(f"{one_line(who)}: {one_line(line.text)}")
    return SEPARATOR.join(said)


@dataclass(frozen=True, slots=True)
class Addition:
    """What is to be added to an NPC's sheet in the save, after the gate for that NPC."""

    npc: str
    text: str
    turn: int
    before: tuple[str, ...]
    cleared: Cleared

    @property
    def diff(self) -> tuple[str, ...]:
        """Before and after as lines of a diff: `  kept`, `+ added`."""
        after = (*self.before, f"[{self.turn}] {self.text}")
        return tuple(line for line in difflib.ndiff(self.before, after) if line[0] != "?")


@dataclass(frozen=True, slots=True)
class SessionEnd:
    """The end of a session as it is proposed. `records` so far; `accepted` gives all of them."""

    turn: int
    records: tuple[Record, ...]
    additions: tuple[Addition, ...]

    def accepted(self, npcs: Iterable[str] | None = None) -> tuple[Record, ...]:
        """The records with the additions of these NPCs (None: of all) for `game.take`."""
        chosen = {a.npc for a in self.additions} if npcs is None else set(npcs)
        sheets = {a.npc: a.text for a in self.additions if a.npc in chosen}
        return (*self.records, Event("session_end", self.turn, None, {"sheets": sheets}))


def end_scene(table: Table) -> Calls[tuple[Record, ...]]:
    """End the scene by hand: the records for `game.take`."""
    record = Recorder(table.game.fork(), table.game.turn)
    record.step("end_scene", {}, {})
    yield from end_of_scene(table, record)
    return tuple(record.records)


def end_session(table: Table) -> Calls[SessionEnd]:
    """Propose what the session adds to the sheets of those who took part; the save only.

    The Story Director is asked, each answer passes the gate for that NPC alone. Without a model
    it is what the NPC keeps of its scenes. The scene must have been ended. Raises BudgetTooSmall.
    """
    record = Recorder(table.game.fork(), table.game.turn)
    record.step("end_session", {}, {})
    additions = []
    for npc in _took_part(table):
        added = yield from _addition(table, record, npc)
        if added is not None:
            additions.append(added)
    return SessionEnd(record.turn, tuple(record.records), tuple(additions))


def _took_part(table: Table) -> Ids:
    scenes = (table.game.memory.scene(id) for id in table.game.session_scenes)
    return tuple(dict.fromkeys(npc for scene in scenes if scene for npc in scene.presence))


def _addition(table: Table, record: Recorder, npc: str) -> Calls[Addition | None]:
    words = WORDING[record.game.language]
    name = _names(table, [npc])[npc]
    request = Request(words.add_to_sheet.format(plain(name)))
    call = Call(Purpose.SHEET, table.story("", request, record.game))
    reply = yield call
    record.call(call, reply)
    text = _of_scenes(table, npc) if reply is None or is_blank(reply) else one_line(reply)
    if is_blank(text):
        return None
    gate = table.gate(record.game, (npc,))
    cleared = yield from clear(table, record, "", text, (npc,), gate)
    record.step("sheet_gate", {"npc": npc, "text": text}, {"text": cleared.text})
    if is_blank(cleared.text):
        return None
    return Addition(npc, one_line(cleared.text), record.turn, _sheet(table, npc), cleared)


def _of_scenes(table: Table, npc: str) -> str:
    scenes = (table.game.memory.scene(id) for id in table.game.session_scenes)
    return SEPARATOR.join(s.memories[npc] for s in scenes if s and npc in s.memories)


def _sheet(table: Table, npc: str) -> tuple[str, ...]:
    found = npc_of(table.world, npc)
    lines = () if found is None else (found.public_sheet, found.full_sheet)
    notes = table.game.memory.sheets.get(npc, ())
    return (*(one_line(t) for t in lines if t), *(f"[{n.turn}] {one_line(n.text)}" for n in notes))


__all__ = ["Addition", "SessionEnd", "end_of_scene", "end_scene", "end_session"]
