"""The event log of a game and what one NPC perceived of it (spec sections 4 and 5)."""

from bisect import insort
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from core.text.fold import word_set

WINDOW_TURNS = 6
PLAYERS = word_set("player jugador jugadora jogador jogadora")
NARRATORS = word_set("narrator narrador narradora")


@dataclass(frozen=True, slots=True)
class Line:
    """One spoken or narrated line; ``present`` are the NPCs that perceive it.

    ``present`` None means "whoever is in the scene". ``number`` is the line of the trace file,
    from 1, or 0; ``raw`` the object it was read from.
    """

    turn: int
    speaker: str
    text: str
    scene: str | None = None
    place: str | None = None
    present: tuple[str, ...] | None = None
    number: int = 0
    raw: Mapping[str, object] = field(default_factory=dict, compare=False, repr=False)


def is_nobody(speaker: str) -> bool:
    """Tell whether an id is the player or the narrator, neither of which is an NPC."""
    return speaker.lower() in PLAYERS or speaker.lower() in NARRATORS


def is_player(speaker: str) -> bool:
    """Tell whether an id is the player's."""
    return speaker.lower() in PLAYERS


def is_narrator(speaker: str) -> bool:
    """Tell whether an id is the narrator's."""
    return speaker.lower() in NARRATORS


@dataclass(slots=True)
class _Heard:
    """What one NPC perceived: positions of lines by turn, the turns in ascending order."""

    turns: list[int] = field(default_factory=list)
    by_turn: dict[int, list[int]] = field(default_factory=dict)

    def add(self, turn: int, position: int) -> None:
        if turn not in self.by_turn:
            insort(self.turns, turn)
            self.by_turn[turn] = []
        self.by_turn[turn].append(position)

    def latest(self, turns: int | None) -> list[int]:
        chosen = self.turns if turns is None else self.turns[len(self.turns) - turns :]
        return sorted(position for turn in chosen for position in self.by_turn[turn])


class EventLog:
    """All lines of one game, append-only, with a filtered view for each NPC.

    One shared window would leak: an NPC is given only lines it perceived, that is lines it spoke
    and lines it was present at.
    """

    def __init__(self, lines: Iterable[Line] = ()) -> None:
        self._lines: list[Line] = []
        self._heard: dict[str, _Heard] = {}
        self._in_scene: dict[str | None, tuple[str, ...]] = {}
        for line in lines:
            self.append(line)

    def __len__(self) -> int:
        return len(self._lines)

    def __iter__(self) -> Iterator[Line]:
        return iter(self._lines)

    @property
    def lines(self) -> Sequence[Line]:
        """Every line, in the order it was logged, with who perceived it filled in."""
        return tuple(self._lines)

    @property
    def npcs(self) -> tuple[str, ...]:
        """Everybody who perceived a line and is neither player nor narrator, first seen first."""
        return tuple(self._heard)

    def set_scene(self, scene: str | None, present: Iterable[str]) -> None:
        """Say who is in a scene from now on, for lines that do not say it."""
        self._in_scene[scene] = tuple(dict.fromkeys(present))

    def present_in(self, scene: str | None) -> tuple[str, ...]:
        """Return who is in a scene now; nobody when that was never said."""
        return self._in_scene.get(scene, ())

    def append(self, line: Line) -> Line:
        """Log a line and return it as logged: a missing ``present`` is the scene's.

        In a scene whose people were never announced only the speaker hears such a line.
        """
        if line.present is None:
            line = _with_present(line, self.present_in(line.scene))
        position = len(self._lines)
        self._lines.append(line)
        for npc in hearers(line):
            self._heard.setdefault(npc, _Heard()).add(line.turn, position)
        return line

    def heard_by(self, npc: str, turns: int | None = None) -> tuple[Line, ...]:
        """Return the lines an NPC perceived, oldest first; of its latest ``turns`` turns only."""
        heard = self._heard.get(npc)
        if heard is None or (turns is not None and turns <= 0):
            return ()
        count = None if turns is None else min(turns, len(heard.turns))
        return tuple(self._lines[position] for position in heard.latest(count))

    def recent(self, npc: str, turns: int = WINDOW_TURNS) -> tuple[Line, ...]:
        """Return the short-term memory of an NPC: its latest turns, word for word, whole.

        Turns of which it perceived nothing do not count; the unfinished turn does.
        """
        return self.heard_by(npc, turns)

    def heard_turns(self, npc: str, turns: int = WINDOW_TURNS) -> tuple[int, ...]:
        """Return the turns in the NPC's window, ascending."""
        heard = self._heard.get(npc)
        return tuple(heard.turns[max(0, len(heard.turns) - turns) :]) if heard and turns > 0 else ()


def hearers(line: Line) -> tuple[str, ...]:
    """Return the NPCs that perceive a line: those present, and its speaker when that is an NPC."""
    return tuple(
        dict.fromkeys(
            npc for npc in (*(line.present or ()), line.speaker) if npc and not is_nobody(npc)
        )
    )


def _with_present(line: Line, present: tuple[str, ...]) -> Line:
    return Line(
        line.turn, line.speaker, line.text, line.scene, line.place, present, line.number, line.raw
    )
