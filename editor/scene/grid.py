"""Two directors' contexts as one grid of rows: what the left sees beside what the right gets.

A secret is on the left only. The right half of such a row holds what may be said of it (an id and
a reason), and never a word of the text: what paints, speaks or copies the right half is given
nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from core.directors.game import Game
from core.directors.rows import DirectorContext, Row, Section
from core.model.kinds import Kind
from core.model.mask import sees
from core.model.records import Entry, Npc
from core.world.world import World
from editor.figures import grouped
from editor.scene import words
from editor.scene.words import npc_name, say


@dataclass(frozen=True, slots=True)
class Cell:
    """Half of a row. `kind`: `title`, `text`, `private` (the left's alone), `redacted`, `absent`
    (this half has no such row, and its text says so).

    `head` stands strong before the text: an id, or a section's title. `note` is at the right.
    `folded`: the rows of this title are put away.
    """

    kind: str
    text: str = ""
    head: str = ""
    note: str = ""
    folded: bool = False

    @property
    def spoken(self) -> str:
        """The cell in one line."""
        gap = "" if self.text[:1] in (",", ".", ":") else " "
        return ". ".join(filter(None, (f"{self.head}{gap}{self.text}".strip(), self.note)))


@dataclass(frozen=True, slots=True)
class GridRow:
    """One row of the grid; `handle` is the record it shows, for jumping."""

    key: str
    left: Cell
    right: Cell
    handle: int | None = None


_NAME = re.compile(r"[^,.:]{1,60}(?=[,.:] )")
_SHARED = (Section.RULES, Section.SKILLS, Section.STATE, Section.SYNOPSIS, Section.LINE)


class Grid:
    """Lays contexts side by side for one world at one moment of a game."""

    def __init__(self, world: World, game: Game, *, hide_ids: bool = False) -> None:
        self._world, self._game, self._hide_ids = world, game, hide_ids
        self._masked: dict[str, int] = {}
        self._scenes = {game.key_of(line): line.scene or "" for line in game.log.lines}

    def rows(self, left: DirectorContext, right: DirectorContext) -> tuple[GridRow, ...]:
        """The grid, section by section; a section that both lack is left out."""
        return tuple(self._rows(left, right))

    def _rows(self, left: DirectorContext, right: DirectorContext) -> Iterator[GridRow]:
        tokens = (left.section_tokens(), right.section_tokens())
        for section in Section:
            ours, theirs = _unique(left.section(section)), _unique(right.section(section))
            if section is Section.PEOPLE:
                ours = self._together(ours, theirs)
            if not ours and not theirs:
                continue
            yield _title(section, tokens[0], tokens[1])
            for key in _merged(list(ours), list(theirs)):
                yield self._row(key, ours.get(key), theirs.get(key), right)

    def _together(self, ours: dict[str, Row], theirs: Mapping[str, Row]) -> dict[str, Row]:
        """All rows of one who is not there as one row: the right has one bar for it."""
        present = self._game.stage.present
        merged: dict[str, Row] = {}
        for key, row in ours.items():
            npc = key.split(":")[1]
            first = merged.get(f"npc:{npc}")
            if npc in present or key in theirs:
                merged[key] = row
            elif first is None:
                merged[f"npc:{npc}"] = replace(row, private=True)
            else:
                merged[f"npc:{npc}"] = replace(first, text=f"{first.text} · {row.text}")
        return merged

    def _row(self, key: str, ours: Row | None, theirs: Row | None, to: DirectorContext) -> GridRow:
        handle = next((r.handle for r in (ours, theirs) if r is not None and r.handle), None)
        left = Cell("absent", say(words.SCENE_ONLY))
        if ours is not None:
            locked = theirs is None and ours.section not in _SHARED
            private = locked and (ours.private or self._is_hidden(ours, to))
            left = _shown("private" if private else "text", ours)
        if theirs is not None:
            return GridRow(key, left, _shown("text", theirs, self._who(theirs, to)), handle)
        assert ours is not None
        if left.kind == "private":
            return GridRow(key, left, self._redacted(ours, to), handle)
        return GridRow(key, left, Cell("absent", say(words.NOT_GIVEN)), handle)

    def _is_hidden(self, row: Row, to: DirectorContext) -> bool:
        """Whether a row that the right was not given is kept from it, and not just not asked."""
        if row.section is Section.LORE:
            return not self._may_see(row, to)
        return row.section in (Section.PEOPLE, Section.SCENES, Section.PLAYER, Section.MEMORIES)

    def _may_see(self, row: Row, to: DirectorContext) -> bool:
        entry = self._entry(row)
        if entry is None:
            return False
        readers: tuple[str | None, ...] = to.readers or (None,)
        return any(sees(entry, self._world.viewer(self._game.state(npc))) for npc in readers)

    def _entry(self, row: Row) -> Entry | None:
        if row.handle is None or row.handle not in self._world:
            return None
        data = self._world.data(row.handle)
        return data if isinstance(data, Entry) else None

    # the right half

    def _redacted(self, row: Row, to: DirectorContext) -> Cell:
        """What may be said of a row that the right must not read."""
        parts = row.key.split(":")
        entry = self._entry(row)
        if row.section is Section.LORE:
            shown = entry is not None and not self._hide_ids
            reason = words.why_hidden(self._world, entry) if shown and entry is not None else ""
            return Cell("redacted", reason, self._called(row.key, entry.id if entry else ""))
        if row.section is Section.PLAYER:
            return Cell("redacted", say(words.FULL_SHEET_ONLY), say(words.PLAYER_SHEET))
        if row.section is Section.PEOPLE:
            away = parts[1] not in self._game.stage.present
            reason = say(words.NOT_PRESENT) if away else self._not_for(to)
            name = self._called(row.key, parts[1]) if self._is_secret(parts[1]) else parts[1]
            return Cell("redacted", reason, name)
        if row.section is Section.SCENES:
            reason = say(words.NOBODY_HEARD) if row.private else self._not_for(to)
            scene = self._scenes.get(row.key, "")
            return Cell("redacted", reason, say(words.LINE_OF, id=scene) if scene else "")
        names = {Section.PLOT: words.PLOT_NOTE, Section.NOTES: words.OWN_NOTE}
        head = say(names.get(row.section, words.OLD_SYNOPSIS))
        return Cell("redacted", say(words.STORY_ONLY), head)

    def _is_secret(self, npc: str) -> bool:
        """Whether nobody is to know that there is such an NPC."""
        found = (self._world.data(handle) for handle in self._world.find(Kind.NPC, npc))
        return any(isinstance(data, Npc) and data.hidden for data in found)

    def _called(self, key: str, id: str) -> str:
        """The id of a masked entry, or a number where ids are hidden too."""
        if not self._hide_ids:
            return id
        number = self._masked.setdefault(key, len(self._masked) + 1)
        return say(words.MASKED_ENTRY, n=number)

    def _not_for(self, to: DirectorContext) -> str:
        name = npc_name(self._world, to.npc) if to.npc else say(words.NARRATOR)
        return say(words.NOT_THIS_READER, name=name)

    def _who(self, row: Row, to: DirectorContext) -> str:
        """Who of those present knows a line of the right."""
        if row.section not in (Section.LORE, Section.SCENES, Section.MEMORIES, Section.PEOPLE):
            return ""
        if row.section is Section.PEOPLE and not row.only:
            return ""
        readers = row.only or to.readers
        names = words.joined(npc_name(self._world, npc) for npc in readers)
        if row.only:
            heard = row.section is Section.SCENES
            return say(words.HEARD_BY if heard else words.ONLY, names=names)
        if len(to.readers) == 2:
            return say(words.BOTH)
        return names if len(to.readers) == 1 else say(words.ALL if to.readers else words.EVERYBODY)


def folded_rows(rows: Sequence[GridRow], folded: Container[str]) -> tuple[GridRow, ...]:
    """The grid without the rows of sections that are folded, by the keys of their titles."""
    shown: list[GridRow] = []
    away = False
    for row in rows:
        if row.left.kind == "title":
            away = row.key in folded
            left, right = replace(row.left, folded=away), replace(row.right, folded=away)
            shown.append(replace(row, left=left, right=right))
        elif not away:
            shown.append(row)
    return tuple(shown)


def _title(
    section: Section, left: Mapping[Section, int], right: Mapping[Section, int]
) -> GridRow:  # fmt: skip
    name = words.section_name(section)
    notes = [say(words.TOKENS, count=grouped(side.get(section, 0))) for side in (left, right)]
    return GridRow(
        f"section:{section.value}",
        Cell("title", head=name, note=notes[0]),
        Cell("title", head=name, note=notes[1]),
    )


def _shown(kind: str, row: Row, note: str = "") -> Cell:
    """A row as it stands; of people the name is set apart."""
    if row.section not in (Section.PLAYER, Section.PEOPLE) or row.key == "player:full":
        return Cell(kind, row.text, note=note)
    found = _NAME.match(row.text)
    end = found.end() if found is not None else 0
    return Cell(kind, row.text[end:], row.text[:end], note)


def _unique(rows: Sequence[Row]) -> dict[str, Row]:
    """By key; the same key twice keeps the first."""
    found: dict[str, Row] = {}
    for row in rows:
        found.setdefault(row.key, row)
    return found


def _merged(left: list[str], right: list[str]) -> list[str]:
    """The keys of both: in the left's order, the right's own after what they follow there."""
    merged = list(left)
    known = set(left)
    at = 0
    for key in right:
        if key in known:
            at = merged.index(key) + 1
        else:
            merged.insert(at, key)
            at += 1
    return merged
