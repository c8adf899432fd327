"""Who learns what: proposed when a shown line gives a hidden entry away (spec section 8)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from core.directors.game import Game
from core.directors.lexicon import Lexicon
from core.directors.skeleton import tokens
from core.directors.stage import Learning
from core.grounding.sources import Source
from core.memory.log import Line, hearers
from core.memory.trace import Event
from core.model.kinds import Kind
from core.text.stems import stems
from core.world.world import World


@dataclass(frozen=True, slots=True)
class Proposal:
    """These NPCs may have learnt an entry: its `term` stands in what `source` said at `turn`."""

    entry: str
    npcs: tuple[str, ...]
    term: str
    source: str
    turn: int
    scene: str | None = None

    def learning(self, npc: str) -> Learning:
        """How it would be told of one of the NPCs."""
        return Learning(npc, self.entry, self.turn, self.source)

    def event(self) -> Event:
        """The event that makes it so, once it is confirmed."""
        return learned(self.entry, self.npcs, self.turn, self.scene, self.source)


def learned(
    entry: str,
    npcs: Iterable[str],
    turn: int,
    scene: str | None = None,
    source: str | None = None,
) -> Event:
    """The event by which NPCs learn an entry: the only way there is."""
    data: dict[str, object] = {"entry": entry, "present": list(npcs)}
    if source:
        data["from"] = source
    return Event("secret_learned", turn, scene, data)


def proposals(
    world: World, game: Game, lexicon: Lexicon, lines: Iterable[Line]
) -> tuple[Proposal, ...]:
    """What those who heard the lines may have learnt; entries by their `terms` only."""
    found: dict[str, Proposal] = {}
    for line in lines:
        for proposal in _of_line(world, game, lexicon, line):
            known = found.get(proposal.entry)
            npcs = proposal.npcs if known is None else (*known.npcs, *proposal.npcs)
            base = known or proposal
            found[proposal.entry] = Proposal(
                base.entry, tuple(dict.fromkeys(npcs)), base.term, base.source, base.turn, base.scene
            )  # fmt: skip
    return tuple(found.values())


def _of_line(world: World, game: Game, lexicon: Lexicon, line: Line) -> Iterator[Proposal]:
    for term, source in _terms(lexicon, line.text):
        if len(world.find(Kind.ENTRY, source.id)) != 1:
            continue
        ignorant = tuple(
            npc for npc in hearers(line) if not source.visible(world.viewer(game.state(npc)))
        )
        if ignorant:
            yield Proposal(source.id, ignorant, term, line.speaker, line.turn, line.scene)


def _terms(lexicon: Lexicon, text: str) -> Iterator[tuple[str, Source]]:
    roots = stems(tokens(text), lexicon.language)
    for at, root in enumerate(roots):
        for term in lexicon.names.terms(root):
            if roots[at : at + len(term.words)] == term.words and term.source.id:
                yield " ".join(term.words), term.source
