"""The rows a director's context is made of, and fitting them into a budget (spec section 8).

Both directors' contexts are made of rows of the same sections, and the same thing has the same
`key` in both, so that they can be laid side by side.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby

from core.context import BudgetTooSmall, Counter
from core.context.scene import common_prefix
from core.directors.wording import WORDING
from core.text.languages import Language

_EASE = 0.75
"""A context that must be cut is cut to this part of its budget, so that the next turns need no
cut and its beginning stays the same for them."""


class Role(StrEnum):
    """Who a context is for. The narrator belongs to the Scene Director's side."""

    STORY = "story"
    SCENE = "scene"
    NARRATOR = "narrator"
    GAME = "game"


class Section(StrEnum):
    """The parts of directors' contexts."""

    RULES = "rules"
    PLAYER = "player"
    SKILLS = "skills"
    PEOPLE = "people"
    LORE = "lore"
    PLOT = "plot"
    NOTES = "notes"
    SYNOPSES = "synopses"
    MEMORIES = "memories"
    SCENES = "scenes"
    STATE = "state"
    SYNOPSIS = "synopsis"
    DRAFT = "draft"
    LINE = "line"


KEPT = frozenset(
    {Section.RULES, Section.PLAYER, Section.SKILLS, Section.PEOPLE, Section.STATE}
    | {Section.SYNOPSIS, Section.DRAFT, Section.LINE}
)
"""What is never dropped for a budget."""

USER = frozenset({Section.DRAFT, Section.LINE})
"""What is sent as the user's message; all else is the system's."""

_DROPPED = (
    Section.SCENES,
    Section.SYNOPSES,
    Section.MEMORIES,
    Section.PEOPLE,
    Section.NOTES,
    Section.LORE,
    Section.PLOT,
)
"""The order in which sections are cut."""

_OLDEST_FIRST = frozenset({Section.SCENES, Section.SYNOPSES, Section.PEOPLE, Section.NOTES})


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a context. `key` names what it shows, the same in every context.

    `only`: the ids of those present who know it, when not all do; `mark` says so to the model.
    `private`: only the Story Director may ever see it. `handle` is its record's. `spare`: may go
    for the budget though its section may not. `away`: of somebody who is not there, in a cast so
    large that it goes first.
    """

    section: Section
    key: str
    text: str
    only: tuple[str, ...] = ()
    mark: str = ""
    private: bool = False
    handle: int | None = None
    spare: bool = False
    away: bool = False

    @property
    def kept(self) -> bool:
        """Whether it is never dropped for a budget."""
        return self.section in KEPT and not self.spare and not self.away

    @property
    def line(self) -> str:
        """The row as the model reads it."""
        return f"{self.mark}{self.text}"


Messages = tuple[tuple[str, str], ...]
"""(role, text) pairs as they are sent: the system's, then the user's."""


@dataclass(frozen=True, slots=True)
class DirectorContext:
    """A built context. `readers` are the NPCs it speaks for; `npc` the one it is for, if one.

    `tokens` is by `counter`, never above `budget`. `prefix` is the share of the text, 0 to 1,
    that stood at the beginning of the same director's context before it in the scene; None for
    the first one.
    """

    role: Role
    rows: tuple[Row, ...]
    left_out: tuple[Row, ...]
    tokens: int
    budget: int
    counter: Counter
    language: Language
    messages: Messages
    npc: str | None = None
    readers: tuple[str, ...] = ()
    prefix: float | None = None

    @property
    def channel(self) -> str:
        """Names the conversation with a server that this context belongs to."""
        return f"{self.role.value}:{self.npc}" if self.npc else self.role.value

    @property
    def text(self) -> str:
        """The whole text, for looking at."""
        return joined(self.messages)

    def section(self, section: Section) -> tuple[Row, ...]:
        """The rows of a section."""
        return tuple(row for row in self.rows if row.section is section)

    def section_tokens(self) -> Mapping[Section, int]:
        """The tokens of each section that is not empty, header included."""
        parts = {s: self.section(s) for s in Section}
        return {
            s: self.counter.count(render(rows, self.language)) for s, rows in parts.items() if rows
        }

    def manifest(self) -> dict[str, object]:
        """Keys and tokens for the `call` event of a trace (spec section 5)."""
        return {
            "role": self.role.value,
            "npc": self.npc,
            "readers": list(self.readers),
            "items": [row.key for row in self.rows if row.section is not Section.RULES],
            "left_out": [row.key for row in self.left_out],
            "tokens": self.tokens,
            "budget": self.budget,
            "counter": self.counter.name,
        }


def render(rows: Iterable[Row], language: Language) -> str:
    """Rows under the headers of their sections, blank lines between."""
    wording = WORDING[language]
    blocks = []
    for section, run in groupby(rows, key=lambda row: row.section):
        header = wording.headers.get(section.value, "")
        blocks.append("\n".join(filter(None, (header, *(row.line for row in run)))))
    return "\n\n".join(blocks)


def messages_of(rows: Iterable[Row], language: Language) -> Messages:
    """The rows as they are sent."""
    parts: tuple[list[Row], list[Row]] = ([], [])
    for row in rows:
        parts[row.section in USER].append(row)
    system, user = (render(part, language) for part in parts)
    return (("system", system), ("user", user))


def joined(messages: Messages) -> str:
    """Messages as one text."""
    return "\n\n".join(text for _, text in messages if text)


def shared_prefix(before: str | None, now: str) -> float | None:
    """The share of a text that stood in the one before it; None when there was none."""
    if before is None or not now:
        return None
    return common_prefix(before, now) / len(now)


@dataclass(frozen=True, slots=True)
class Fitted:
    """What stays, what is left out, and what stays as it is sent, with its tokens."""

    kept: tuple[Row, ...]
    left_out: tuple[Row, ...]
    messages: Messages
    tokens: int


@dataclass(frozen=True, slots=True)
class Fit:
    """A budget and how its tokens are counted."""

    budget: int
    counter: Counter
    language: Language

    def rows(self, rows: Sequence[Row]) -> Fitted:
        """Keep what fits, whole rows only. Raises BudgetTooSmall."""
        whole = self._fitted(rows, frozenset())
        if whole.tokens <= self.budget:
            return whole
        order = list(_drops(rows))
        fitted = self._fitted(rows, frozenset(order[: self._fewest(rows, order)]))
        if fitted.tokens > self.budget:
            needed = self.total([row for row in rows if row.kept])
            raise BudgetTooSmall(needed, self.budget, self.counter)
        return fitted

    def _fitted(self, rows: Sequence[Row], gone: frozenset[int]) -> Fitted:
        kept = tuple(row for at, row in enumerate(rows) if at not in gone)
        left_out = tuple(row for at, row in enumerate(rows) if at in gone)
        messages = messages_of(kept, self.language)
        return Fitted(kept, left_out, messages, self.counter.total(joined(messages)))

    def total(self, rows: Iterable[Row]) -> int:
        """The tokens of rows as they are sent."""
        return self.counter.total(joined(messages_of(rows, self.language)))

    def _fewest(self, rows: Sequence[Row], order: Sequence[int]) -> int:
        """How many drops bring the context to its eased budget, or all of them."""
        aim = max(
            int(self.budget * _EASE), self.total([r for r in rows if r.kept])
        )  # fmt: skip
        low, high = 0, len(order)
        while low < high:
            middle = (low + high) // 2
            gone = set(order[:middle])
            left = (row for at, row in enumerate(rows) if at not in gone)
            if self.total(left) <= min(aim, self.budget):
                high = middle
            else:
                low = middle + 1
        return low


def _drops(rows: Sequence[Row]) -> Iterable[int]:
    yield from reversed([at for at, row in enumerate(rows) if row.away])
    left = [(at, row) for at, row in enumerate(rows) if not row.kept and not row.away]
    for section in _DROPPED:
        held = [at for at, row in left if row.section is section]
        yield from held if section in _OLDEST_FIRST else reversed(held)
