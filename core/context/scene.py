"""One scene as a model reads it turn after turn: what was sent stays where it stood (spec section 6).

Servers keep what they have read of a prompt as long as its beginning does not change. So within a
scene history and lore only grow at their end, facts stay as they were when it began, and what has
to be cut is cut in one large step. What of the lore outlives a cut then stands before the history,
for it will outlive the next one too, and lines will not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from core.context.parts import Part, Piece
from core.memory.log import WINDOW_TURNS, EventLog, Line

Refresh = Callable[[Piece], Piece | None]
ToPieces = Callable[[Iterable[Line]], Iterable[Piece]]


@dataclass(slots=True)
class Scene:
    """What one NPC has been given so far in one scene; make a new one for each scene and NPC.

    `prefix` is the share of the latest prompt, 0 to 1, that stood in the one before it.
    """

    npc: str | None = None
    facts: tuple[Piece, ...] = ()
    stream: list[Piece] = field(default_factory=list)
    text: str = ""
    prefix: float = 0.0
    builds: int = 0
    _heard: int = 0
    _last: Line | None = None
    _asked: dict[int | None, int] = field(default_factory=dict)

    def start_with(self, npc: str | None) -> None:
        """Begin anew when another NPC is asked than before."""
        if npc != self.npc and self.builds:
            self._clear()
        self.npc = npc

    def _clear(self) -> None:
        self.facts, self.stream, self.text = (), [], ""
        self.builds, self._heard, self._last = 0, 0, None
        self._asked.clear()

    def remember(self, current: Sequence[Piece], held: Callable[[Piece], bool]) -> None:
        """Take the facts of now when there are none yet, or when one of those is held no more."""
        if not self.builds or not all(held(piece) for piece in self.facts):
            self.facts = tuple(current)

    def hear(self, log: EventLog | None, line: Line | None, to_pieces: ToPieces) -> None:
        """Add what the NPC heard since; at first, its window of six turns.

        `line`, the one to be answered, stays out of it.
        """
        if log is None or self.npc is None:
            return
        heard = log.heard_by(self.npc)
        if self._heard > len(heard) or (self._heard and heard[self._heard - 1] is not self._last):
            self._forget_conversation()
        new: Sequence[Line] = heard[self._heard :]
        if not self._heard:
            new = log.heard_by(self.npc, WINDOW_TURNS)
        if new and new[-1] is line:
            new = new[:-1]
        self.stream.extend(to_pieces(new))
        self._heard = len(heard) - (1 if heard and heard[-1] is line else 0)
        self._last = heard[self._heard - 1] if self._heard else None

    def _forget_conversation(self) -> None:
        """Another log than before, as after loading an older save."""
        self.stream = [piece for piece in self.stream if piece.part is not Part.CONVERSATION]
        self._heard, self._last = 0, None

    def give(self, pieces: Iterable[Piece], refresh: Refresh) -> None:
        """Add entries that were not given yet; drop those that may not be given any more."""
        self.stream = [fresh for piece in self.stream if (fresh := refresh(piece)) is not None]
        given = {piece.handle for piece in self.stream if piece.part is Part.LORE}
        self.stream.extend(piece for piece in pieces if piece.handle not in given)

    def ask(self, handles: Iterable[int]) -> Mapping[int | None, int]:
        """Note what this turn retrieves; how many turns ago each entry was retrieved last."""
        self._asked.update(dict.fromkeys(handles, self.builds))
        return {handle: self.builds - at for handle, at in self._asked.items()}

    def cut(self, gone: Sequence[Piece], facts: Sequence[Piece]) -> bool:
        """Forget what did not fit any more; whether that was part of the history.

        As the beginning of the prompt moves then anyhow, the facts of now come in, and lore goes
        before the history.
        """
        lost = {id(piece) for piece in gone}
        left = [piece for piece in self.stream if id(piece) not in lost]
        changed = len(left) != len(self.stream)
        self.stream = left
        if changed:
            self.facts = tuple(facts)
            self.stream.sort(key=lambda piece: piece.part is not Part.LORE)
        return changed

    def sent(self, text: str) -> None:
        """Note the text that was sent."""
        self.prefix = common_prefix(self.text, text) / len(text) if text else 0.0
        self.text = text
        self.builds += 1


def common_prefix(one: str, other: str) -> int:
    """How many characters two texts share from their beginning."""
    low, high = 0, min(len(one), len(other))
    while low < high:
        middle = (low + high + 1) // 2
        if one[low:middle] == other[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low
