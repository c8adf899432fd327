"""What each part of a context says for one NPC in one state; nothing masked is looked at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from core.context.parts import Part, Piece
from core.context.wording import ALL_HEADERS, WORDING
from core.memory.context import heard_lines
from core.memory.facts import Fact
from core.memory.lines import bracketed, disarm, fact_line, is_blank, skeleton, spoken_line
from core.memory.log import EventLog, Line, is_nobody
from core.memory.state import MemoryState
from core.memory.wording import WORDING as MEMORY_WORDING
from core.model.kinds import Kind
from core.model.mask import Viewer, sees
from core.model.records import Entry, Npc, Place
from core.retrieval import Hit
from core.text.languages import Language
from core.world.world import World

_HEADER_SKELETONS = frozenset(skeleton(header) for header in ALL_HEADERS)


def rules(language: Language) -> Iterator[Piece]:
    """The grounding rules."""
    return (Piece(Part.RULES, f"- {rule}") for rule in WORDING[language].rules)


def identity(world: World, npc: str | None, language: Language) -> Iterator[Piece]:
    """Name, voice and both sheets of the NPC; of a stranger, that it is nobody in particular."""
    wording = WORDING[language]
    found = npc_of(world, npc)
    if npc is None:
        yield Piece(Part.IDENTITY, wording.nobody)
        return
    yield Piece(Part.IDENTITY, wording.name.format(disarm(_name(found) or npc)))
    if found is None:
        return
    for template, text in (
        (wording.voice, found.voice),
        (wording.public_sheet, found.public_sheet),
        (wording.full_sheet, found.full_sheet),
    ):
        if not is_blank(text):
            yield Piece(Part.IDENTITY, template.format(disarm(text)))


def _name(found: Npc | None) -> str:
    return "" if found is None or is_blank(found.name) else found.name


def npc_of(world: World, npc: str | None) -> Npc | None:
    """The first sound record of an NPC."""
    handles = world.find(Kind.NPC, npc) if npc is not None else ()
    records = (world.data(handle) for handle in handles)
    return next((data for data in records if isinstance(data, Npc)), None)


def facts(remembered: Iterable[Fact]) -> Iterator[Piece]:
    """The facts an NPC remembers, in the order given."""
    return (Piece(Part.FACTS, fact_line(f.text), f.id, f.turn) for f in remembered)


def sheet_notes(memory: MemoryState, npc: str) -> Iterator[Piece]:
    """What the save adds to the NPC's sheet, latest first."""
    for note in reversed(memory.sheets.get(npc, ())):
        yield Piece(Part.FACTS, fact_line(note.text), note.scene or "", note.turn)


def conversation(
    lines: Iterable[Line], npc: str, language: Language, names: Mapping[str, str]
) -> Iterator[Piece]:
    """What the NPC heard, word for word."""
    for heard in heard_lines(lines, npc, language, names):
        yield Piece(Part.CONVERSATION, heard.text, turn=heard.line.turn)


def lore(world: World, hits: Iterable[Hit], viewer: Viewer) -> Iterator[Piece]:
    """The entries that were retrieved; the mask is asked again, for it must hold here too."""
    for hit in hits:
        piece = lore_piece(world, hit.handle, viewer)
        if piece is not None:
            yield piece


def lore_piece(world: World, handle: int, viewer: Viewer) -> Piece | None:
    """The line of an entry, `- [id] text`, while the viewer may see it."""
    entry = world.data(handle) if handle in world else None
    if not isinstance(entry, Entry) or not sees(entry, viewer):
        return None
    return Piece(
        Part.LORE, f"- [{bracketed(entry.id)}] {disarm(entry.text)}", entry.id, handle=handle
    )


def situation(
    world: World,
    place: str | None,
    present: Sequence[str],
    notes: Iterable[str],
    language: Language,
) -> Iterator[Piece]:
    """Place, who is there, and what the game adds. Completed quests would name secrets."""
    wording = WORDING[language]
    if place is not None:
        yield Piece(Part.STATE, wording.place.format(place_name(world, place)), place)
    if present:
        names = speaker_names(world, present, language)
        people = ", ".join(disarm(names[npc]) for npc in present)
        yield Piece(Part.STATE, wording.present.format(people))
    for note in notes:
        if not is_blank(note):
            yield Piece(Part.STATE, fact_line(note))


def place_name(world: World, place: str) -> str:
    """The name of a place; its id when it has none or keeps it hidden."""
    for handle in world.find(Kind.PLACE, place):
        data = world.data(handle)
        if isinstance(data, Place) and data.name and not data.hidden:
            return disarm(data.name)
    return disarm(place)


def line(query: str, language: Language) -> Piece:
    """What the player has just said."""
    return Piece(Part.LINE, spoken_line(MEMORY_WORDING[language].player, query))


def speaker_names(world: World, speakers: Iterable[str], language: Language) -> dict[str, str]:
    """How speakers are called in a conversation; a hidden NPC is "Somebody".

    A name that reads like one of the headers is put in quotes.
    """
    return {who: _called(world, who, language) for who in dict.fromkeys(speakers)}


def _called(world: World, who: str, language: Language) -> str:
    found = npc_of(world, who)
    if found is not None and found.hidden:
        return WORDING[language].someone
    name = found.name if found is not None and not is_blank(found.name) else who
    bare = skeleton(name)
    return f"«{name}»" if any(bare.startswith(h) for h in _HEADER_SKELETONS) else name


def company(log: EventLog | None, npc: str | None) -> tuple[str, ...]:
    """Who was with the NPC when it last heard something."""
    if log is None or npc is None:
        return ()
    latest = log.heard_by(npc, 1)
    if not latest:
        return ()
    there = (*(latest[-1].present or ()), latest[-1].speaker)
    return tuple(dict.fromkeys(w for w in there if w and w != npc and not is_nobody(w)))
