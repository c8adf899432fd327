"""Gathering what a Scene Director may be given, through the eyes of those present (spec section 8).

A `SceneMaterial` is made of plain values. The function that writes the context from it
(`core.directors.scene_context`) has no world, no game and no log within its reach.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from core.context.lines import speaker_names
from core.directors.checks import Rolled
from core.directors.eyes import (
    Eyes,
    LoreItem,
    Person,
    PublicPlayer,
    public_people,
    public_place,
    public_player,
)
from core.directors.game import Game
from core.directors.memories import Remembered
from core.directors.rows import Role
from core.directors.wording import WORDING
from core.memory.log import Line, is_nobody
from core.model.state import DEFAULT_K
from core.retrieval import Retriever
from core.text.languages import Language
from core.world.world import World

Ids = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Heard:
    """A line of the session with those of the readers who perceived it."""

    key: str
    line: Line
    who: Ids


@dataclass(frozen=True, slots=True)
class Lore:
    """An entry with those of the readers who may see it; nobody named: anybody may."""

    item: LoreItem
    who: Ids


@dataclass(frozen=True, slots=True)
class SceneMaterial:
    """All that one call on the Scene Director's side may hold.

    `readers` are the NPCs it speaks for; `company` all who are present, by name. `lore` and
    `memories` are what this turn asks for, `known_lore` and `known_memories` what the scene was
    given before and its readers may still be given.
    """

    role: Role
    npc: str | None
    readers: Ids
    language: Language
    player: PublicPlayer
    people: tuple[Person, ...]
    names: Mapping[str, str]
    company: tuple[str, ...]
    heard: tuple[Heard, ...]
    lore: tuple[Lore, ...]
    known_lore: tuple[Lore, ...]
    memories: tuple[Remembered, ...]
    known_memories: tuple[Remembered, ...]
    place: str | None
    said: str
    synopsis: str
    rolled: tuple[str, str] | None


@dataclass(frozen=True, slots=True)
class Asked:
    """What this turn brings: the player's line, the copy of the synopsis, the roll."""

    said: str = ""
    synopsis: str = ""
    rolled: Rolled | None = None
    k: int = DEFAULT_K
    profile: str = "lexical"

    @property
    def query(self) -> str:
        """What lore and memories are asked for."""
        return f"{self.said}\n{self.synopsis}"


@dataclass(frozen=True, slots=True)
class Gatherer:
    """Gathers material in one game."""

    world: World
    retriever: Retriever
    game: Game

    def scene(self, asked: Asked, given: Iterable[str]) -> SceneMaterial:
        """For level `scene`: one call plays all present. `given` are keys of the scene so far."""
        present = self.game.stage.present
        if not present:
            return self.narrator(asked, given)
        eyes = [self._eyes(npc) for npc in present]
        return self._gathered(Role.SCENE, None, present, eyes, asked, given)

    def npc(self, npc: str, asked: Asked, given: Iterable[str]) -> SceneMaterial:
        """For level `npc`: the call of one NPC; of the others it gets what anybody sees."""
        return self._gathered(Role.SCENE, npc, (npc,), [self._eyes(npc)], asked, given)

    def narrator(self, asked: Asked, given: Iterable[str]) -> SceneMaterial:
        """For the narrator, and for a solo scene: public lore, and what all present heard."""
        return self._gathered(Role.NARRATOR, None, (), [self._eyes(None)], asked, given)

    def _eyes(self, npc: str | None) -> Eyes:
        return Eyes(self.world, self.retriever, self.game, npc)

    def _gathered(
        self,
        role: Role,
        npc: str | None,
        readers: Ids,
        eyes: Sequence[Eyes],
        asked: Asked,
        given: Iterable[str],
    ) -> SceneMaterial:
        stage, language = self.game.stage, self.game.language
        heard = self._heard_by_all(stage.present) if role is Role.NARRATOR else _heard(eyes)
        keys = tuple(given)
        lore = _lore(
            eyes, [item for e in eyes for item in e.lore(asked.query, asked.k, asked.profile)]
        )
        speakers = (h.line.speaker for h in heard if not is_nobody(h.line.speaker))
        names = speaker_names(self.world, (*stage.present, *speakers), language)
        return SceneMaterial(
            role=role,
            npc=npc,
            readers=readers,
            language=language,
            player=public_player(self.world, WORDING[language].player),
            people=self._people(role, npc, eyes),
            names=names,
            company=tuple(names[id] for id in stage.present),
            heard=heard,
            lore=lore,
            known_lore=_lore(eyes, list(_entries(eyes, keys))),
            memories=tuple(m for e in eyes for m in e.memories(asked.query, language)),
            known_memories=tuple(_known_memories(eyes, keys)),
            place=public_place(self.world, stage.place),
            said=asked.said,
            synopsis=asked.synopsis,
            rolled=_rolled(asked.rolled, language),
        )

    def _people(self, role: Role, npc: str | None, eyes: Sequence[Eyes]) -> tuple[Person, ...]:
        """Full sheets of the readers; of others who are present what anybody sees."""
        own = tuple(person for e in eyes if (person := e.person()) is not None)
        if role is Role.SCENE and npc is None:
            return own
        others = (id for id in self.game.stage.present if id != npc)
        return (*own, *public_people(self.world, others, self.game.language))

    def _heard_by_all(self, present: Ids) -> tuple[Heard, ...]:
        """Lines that every NPC present perceived: what a narrator can speak of to all of them."""
        views = [dict(self._eyes(npc).heard()) for npc in present]
        if not views:
            return ()
        common = set.intersection(*(set(view) for view in views))
        return tuple(Heard(key, line, ()) for key, line in views[0].items() if key in common)


def _heard(eyes: Sequence[Eyes]) -> tuple[Heard, ...]:
    """The lines that any of them perceived, in the order they were spoken."""
    lines: dict[str, Line] = {}
    who: dict[str, list[str]] = {}
    for each in eyes:
        for key, line in each.heard():
            lines[key] = line
            who.setdefault(key, []).append(each.npc or "")
    order = sorted(lines, key=_number)
    return tuple(Heard(key, lines[key], _marked(who[key], eyes)) for key in order)


def _number(key: str) -> int:
    return int(key.rpartition(":")[2])


def _lore(eyes: Sequence[Eyes], items: Sequence[LoreItem]) -> tuple[Lore, ...]:
    unique = {item.handle: item for item in items}
    return tuple(
        Lore(item, _marked([e.npc or "" for e in eyes if e.entry(handle) is not None], eyes))
        for handle, item in unique.items()
    )


def _entries(eyes: Sequence[Eyes], keys: Iterable[str]) -> Iterable[LoreItem]:
    for key in keys:
        if key.startswith("lore:"):
            handle = int(key.split(":", 2)[1])
            found = (e.entry(handle) for e in eyes)
            yield from (item for item in found if item is not None)


def _known_memories(eyes: Sequence[Eyes], keys: Iterable[str]) -> Iterable[Remembered]:
    for key in keys:
        if key.startswith("memory:"):
            found = (e.memory(key) for e in eyes)
            yield from (memory for memory in found if memory is not None)


def _marked(who: Sequence[str], eyes: Sequence[Eyes]) -> Ids:
    """Who is to be named; nobody when all of the readers know."""
    return () if len(who) == len(eyes) else tuple(who)


def _rolled(rolled: Rolled | None, language: Language) -> tuple[str, str] | None:
    if rolled is None:
        return None
    return rolled.announced.skill, WORDING[language].outcomes[rolled.outcome.value]
