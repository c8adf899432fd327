"""Small values of a game: where it is, what was handed on, what a conversation holds so far."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeGuard

from core.messages import render

Readers = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """A mapping read from a trace: values of another type than asked for count as missing."""

    data: Mapping[str, object]

    def text(self, name: str) -> str:
        """A text, or ""."""
        value = self.data.get(name)
        return value if isinstance(value, str) else ""

    def texts(self, name: str) -> tuple[str, ...]:
        """A list of texts."""
        value = self.data.get(name)
        return tuple(v for v in value if isinstance(v, str)) if isinstance(value, list) else ()

    def whole(self, name: str) -> int:
        """A whole number, or 0."""
        value = self.data.get(name)
        return int(value) if _is_number(value) else 0

    def wholes(self, name: str) -> tuple[int, ...]:
        """A list of whole numbers."""
        value = self.data.get(name)
        held = value if isinstance(value, list) else []
        return tuple(int(v) for v in held if _is_number(v))

    def objects(self, name: str) -> tuple[Mapping[str, object], ...]:
        """A list of objects."""
        value = self.data.get(name)
        return tuple(v for v in value if isinstance(v, dict)) if isinstance(value, list) else ()


def _is_number(value: object) -> TypeGuard[int | float]:
    return isinstance(value, int | float) and math.isfinite(value)


@dataclass(frozen=True, slots=True)
class Stage:
    """Where the game is. `scene` None: no scene is on. Without `present` it is a solo scene."""

    scene: str | None = None
    place: str | None = None
    present: Readers = ()

    def ended(self) -> Stage:
        """The stage after the scene: the player is still there, nobody else is."""
        return Stage(None, self.place, ())


@dataclass(frozen=True, slots=True)
class Told:
    """A text of the Story Director: a note to itself, or a synopsis as it was written."""

    turn: int
    scene: str | None
    text: str


@dataclass(frozen=True, slots=True)
class Learning:
    """How an NPC came to know an entry; `source` "" when the event does not say from whom."""

    npc: str
    entry: str
    turn: int
    source: str = ""

    def message(self, language: str = "en", names: Mapping[str, str] | None = None) -> str:
        """“Learnt at turn n from x”, with names for ids where there are any."""
        known = names or {}
        params: dict[str, object] = {
            "who": known.get(self.npc, self.npc), "entry": self.entry, "turn": self.turn,
        }  # fmt: skip
        if self.source:
            params["npc"] = known.get(self.source, self.source)
        return render("director_learnt", params, language)


@dataclass(frozen=True, slots=True)
class Handed:
    """The copies of the synopsis that passed the gate, each with its readers.

    At level `scene` there is one copy; at level `npc` one for each NPC, and the narrator's,
    whose readers are nobody.
    """

    copies: tuple[tuple[Readers, str], ...] = ()

    def to(self, readers: Readers) -> str:
        """The copy of exactly these readers; "" when there is none."""
        return next((text for who, text in self.copies if who == readers), "")

    def as_json(self) -> list[dict[str, object]]:
        """The copies for a trace."""
        return [{"readers": list(readers), "text": text} for readers, text in self.copies]

    @classmethod
    def read(cls, output: Sheet) -> Handed:
        """The copies of a trace."""
        held = (Sheet(copy) for copy in output.objects("copies"))
        return cls(tuple((copy.texts("readers"), copy.text("text")) for copy in held))


@dataclass(frozen=True, slots=True)
class Stream:
    """What one channel was given so far in a scene, in its order, so that it only grows at its end.

    `keys` of rows; `heard` says how many of the lines its readers heard are accounted for.
    """

    channel: str
    keys: tuple[str, ...] = ()
    heard: int = 0

    def as_json(self) -> dict[str, object]:
        """The stream for a trace."""
        return {"channel": self.channel, "keys": list(self.keys), "heard": self.heard}

    @classmethod
    def read(cls, output: Sheet) -> Stream:
        """The stream of a trace."""
        return cls(output.text("channel"), output.texts("keys"), output.whole("heard"))
