"""A repro bundle as a value: all that one answer depends on.

A bundle for an author holds masked entries and says so; one for a player holds only what the
NPC may be given: no masked entry, no name of a lore file, no memory, no author's notes.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from core.model.state import GameState

FORMAT = 1
"""The newest version of a bundle that this program reads and writes."""

MAX_TEXT = 100_000
"""The most characters of a question or an answer: what is looked at in about a second."""


def _not_too_long(text: str) -> str:
    # Pydantic's own limit would refuse lone surrogates, which games do send.
    if len(text) > MAX_TEXT:
        raise ValueError(f"more than {MAX_TEXT} characters")
    return text


_Text = Annotated[str, AfterValidator(_not_too_long)]


class _Part(BaseModel):
    model_config = ConfigDict(strict=True, frozen=True, extra="forbid")


class Manifest(_Part):
    """What a bundle is. `files` are the SHA-256 of the lore files by name; empty for a player.

    `names_left_out` counts the players' names that were taken out; `name_mattered` says that
    the question with its name had another answer. `answer_left_out` says that the answer gave
    away what is hidden, and is not in a player's bundle. `members` are the SHA-256 of the other members.
    """

    loremask_bundle: int = Field(ge=1)
    audience: Literal["author", "player"]
    contains_secrets: bool
    made_with: str = ""
    world: str = ""
    files: dict[str, str] = {}
    names_left_out: int = Field(default=0, ge=0)
    name_mattered: bool = False
    answer_left_out: bool = False
    members: dict[str, str] = {}


class Question(_Part):
    """The state, the question and the answer; `learnt` is what this NPC has learnt, with turns."""

    query: _Text
    npc: str | None = None
    place: str | None = None
    quests: list[str] = []
    k: int = Field(ge=0, le=1_000_000)
    profile: str
    learnt: dict[str, int] = {}
    answer: _Text | None = None

    def state(self) -> GameState:
        """The state to ask in."""
        learnt = {self.npc: self.learnt} if self.npc is not None and self.learnt else {}
        quests = frozenset(self.quests)
        return GameState(self.npc, self.place, quests, learnt, self.k, self.profile)


class Retrieved(_Part):
    """One entry that was retrieved."""

    id: str
    rank: int
    score: float


class Hidden(_Part):
    """One masked entry that would have scored, with its rank among all and what it needs."""

    id: str
    rank: int
    needs: list[list[str]] = []


class Outcome(_Part):
    """What came of the question; `findings` (`kind:text`) where there was an answer."""

    results: list[Retrieved] = []
    masked: list[Hidden] = []
    findings: list[str] | None = None


class ShownEntry(_Part):
    """One entry concerned. `raw` is its JSON in the file, for an author; a player has `text`."""

    id: str
    file: str = ""
    raw: str | None = None
    text: str | None = None


class Bundle(_Part):
    """One bundle. `memory` is the NPC's slice of the save, in the saved form of version 2."""

    manifest: Manifest
    question: Question
    outcome: Outcome
    entries: list[ShownEntry] = []
    memory: dict[str, object] | None = None

    @property
    def contains_secrets(self) -> bool:
        """Whether it holds anything that this NPC may not be given, whatever its manifest says."""
        return self.manifest.contains_secrets or bool(self.outcome.masked)
