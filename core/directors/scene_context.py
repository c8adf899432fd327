"""Writing the contexts of the Scene Director's side from what was gathered (spec section 8).

Nothing hidden is within reach here: the only input is a `SceneMaterial`, which
`core.directors.material` makes through the eyes of those present. Nothing is filtered afterwards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from core.context import Counter
from core.directors.eyes import Person
from core.directors.material import Heard, Lore, SceneMaterial
from core.directors.memories import Remembered
from core.directors.rows import DirectorContext, Fit, Role, Row, Section, shared_prefix
from core.directors.showing import blank, fact, label, plain, spoken
from core.directors.stage import Stream
from core.directors.wording import WORDING, Words, and_list
from core.memory.log import Line, is_narrator, is_player


def write(
    material: SceneMaterial,
    stream: Stream | None,
    budget: int,
    counter: Counter,
    before: str | None = None,
) -> tuple[DirectorContext, Stream]:
    """Write one context and tell what its channel holds now. Raises BudgetTooSmall.

    `stream` is what the channel held before in this scene, `before` its text then. History, lore
    and memories that were given stay where they stood; new ones come at their end.
    """
    writer = _Writer(material)
    rows = [*writer.head(), *writer.middle(stream), *writer.tail()]
    fit = Fit(budget, counter, material.language)
    fitted = fit.rows(rows)
    context = DirectorContext(
        material.role, fitted.kept, fitted.left_out, fitted.tokens, budget, counter, material.language, fitted.messages,
        material.npc, material.readers,
    )  # fmt: skip
    prefix = shared_prefix(before, context.text)
    held = tuple(r.key for r in fitted.kept if r.section in _STREAMED)
    return replace(context, prefix=prefix), Stream(context.channel, held, len(material.heard))


_STREAMED = frozenset({Section.SCENES, Section.LORE, Section.MEMORIES})


class _Writer:
    """The rows of one context."""

    def __init__(self, material: SceneMaterial) -> None:
        self._material = material
        self._words: Words = WORDING[material.language]

    def head(self) -> Iterator[Row]:
        """Rules, the player, the people: the same all through a scene."""
        for number, rule in enumerate(self._rules()):
            yield Row(Section.RULES, f"rule:{number}", rule)
        player = self._material.player
        sheet = plain(player.sheet)
        shown = f"{player.name}. {sheet}" if sheet else player.name
        yield Row(Section.PLAYER, "player:public", shown)
        for person in self._material.people:
            yield from self._person(person)

    def _rules(self) -> Sequence[str]:
        if self._material.role is Role.NARRATOR:
            return self._words.narrator
        if self._material.npc is None:
            return self._words.scene
        name = self._name(self._material.npc)
        return [rule.replace("{}", name) for rule in self._words.alone]

    def _person(self, person: Person) -> Iterator[Row]:
        words, key = self._words, f"npc:{person.id}"
        mine = self._material.npc is None and len(self._material.readers) > 1
        only = (person.id,) if mine else ()
        name = f"{person.name} ({plain(person.id)})"
        yield Row(
            Section.PEOPLE,
            f"{key}:public",
            words.public_sheet.format(name, plain(person.public_sheet)),
        )
        if not blank(person.voice):
            voice = words.voice.format(person.name, plain(person.voice))
            yield Row(Section.PEOPLE, f"{key}:voice", voice)
        if not blank(person.full_sheet):
            full = words.full_sheet.format(person.name, plain(person.full_sheet))
            yield Row(Section.PEOPLE, f"{key}:full", full, only, self._mark(only))
        for number, note in enumerate(person.added):
            text = words.added.format(person.name, note.turn, plain(note.text))
            yield Row(
                Section.PEOPLE, f"{key}:added:{number}", text, only, self._mark(only), spare=True
            )

    def middle(self, stream: Stream | None) -> Iterator[Row]:
        """What the channel holds, as far as it may still be given, then what is new."""
        known = {row.key: row for row in self._known()}
        begun = stream is not None and stream.heard <= len(self._material.heard)
        held = stream.keys if stream is not None and begun else ()
        yield from (known[key] for key in held if key in known)
        first = stream.heard if stream is not None and begun else 0
        new = (*self._heard(self._material.heard[first:]), *self._asked())
        yield from (row for row in {r.key: r for r in new}.values() if row.key not in held)

    def _known(self) -> Iterator[Row]:
        yield from self._heard(self._material.heard)
        yield from (self._lore(lore) for lore in self._material.known_lore)
        yield from (self._memory(memory) for memory in self._material.known_memories)

    def _asked(self) -> Iterator[Row]:
        yield from (self._memory(memory) for memory in self._material.memories)
        yield from (self._lore(lore) for lore in self._material.lore)

    def _heard(self, heard: Iterable[Heard]) -> Iterator[Row]:
        for each in heard:
            text = spoken(self._speaker(each.line), each.line.text)
            yield Row(Section.SCENES, each.key, text, each.who, self._mark(each.who))

    def _lore(self, lore: Lore) -> Row:
        key = f"lore:{lore.item.handle}:{lore.item.id}"
        handle = lore.item.handle
        return Row(
            Section.LORE, key, lore.item.text, lore.who, self._mark(lore.who), handle=handle
        )  # fmt: skip

    def _memory(self, memory: Remembered) -> Row:
        several = len(self._material.readers) > 1
        only = (memory.npc,) if several else ()
        return Row(Section.MEMORIES, memory.key, fact(memory.text), only, self._mark(only))

    def tail(self) -> Iterator[Row]:
        """Where they are, the roll, the synopsis, and what the player just said."""
        words, material = self._words, self._material
        if material.place is not None:
            yield Row(Section.STATE, "place", words.place.format(material.place))
        company = and_list(tuple(plain(name) for name in material.company))
        shown = words.present.format(company) if company else words.nobody
        yield Row(Section.STATE, "present", shown)
        if material.rolled is not None:
            skill, outcome = material.rolled
            yield Row(Section.STATE, "check", words.check.format(plain(skill) or "-", outcome))
        if not blank(material.synopsis):
            yield Row(Section.SYNOPSIS, "synopsis", plain(material.synopsis))
        if not blank(material.said):
            said = words.said.format(material.player.name, plain(material.said))
            yield Row(Section.LINE, "line", said)

    # names

    def _name(self, npc: str) -> str:
        return plain(self._material.names.get(npc, npc))

    def _mark(self, only: Sequence[str]) -> str:
        if not only:
            return ""
        return self._words.only.format(and_list(tuple(self._name(npc) for npc in only)))

    def _speaker(self, line: Line) -> str:
        if is_player(line.speaker):
            return self._material.player.name
        if is_narrator(line.speaker) or not line.speaker:
            return self._words.narrator_label
        name = self._material.names.get(line.speaker, line.speaker)
        return label(name)
