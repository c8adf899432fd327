"""A built context: its text, what each part takes, and what was left out and why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from core.context.counters import Counter


@dataclass(frozen=True, slots=True)
class Section:
    """One part. `tokens` by the context's counter, header included; `share` None: never cut.

    `items` are the ids of entries or facts that it holds.
    """

    name: str
    tokens: int
    share: int | None
    text: str
    items: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class LeftOut:
    """What is not in the context: `section`, its line, its id if it has one, and why.

    `why` is `budget`, `limit` (facts beyond eight), `window` (turns before the latest six) or
    `scene` (learnt in this scene, whose lines stand in the conversation); `core.messages` has a
    sentence for `left_out_<why>`. `count` is above 1 where lines are told together.
    """

    section: str
    text: str
    why: str
    id: str = ""
    count: int = 1


@dataclass(frozen=True, slots=True)
class BuiltContext:
    """A context for one NPC and one line of the player.

    `total` is by `counter` (its name) for the two messages and never above `budget`. `given` are
    the handles of the entries in it. `prefix` is the share of the text, 0 to 1, that stood in the
    context before it in the same scene; None outside a scene and at its first turn.
    """

    text: str
    sections: tuple[Section, ...]
    left_out: tuple[LeftOut, ...]
    total: int
    counter: Counter
    budget: int
    given: tuple[int, ...]
    messages: tuple[str, str]
    prefix: float | None = None

    def section(self, name: str) -> Section | None:
        """The part of a name, or None when it is empty."""
        return next((s for s in self.sections if s.name == name), None)

    def manifest(self) -> Mapping[str, object]:
        """Ids and tokens for the `call` event of a trace (spec section 5)."""
        return {
            "items": {s.name: list(s.items) for s in self.sections if s.items},
            "tokens": {s.name: s.tokens for s in self.sections},
            "total": self.total,
            "budget": self.budget,
            "counter": self.counter.name,
        }
