"""Building the context of one NPC for one line of the player (spec section 6)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from core.context import lines
from core.context.built import BuiltContext, LeftOut, Section
from core.context.counters import ESTIMATE, Counter
from core.context.parts import Part, Piece, render
from core.context.scene import Scene
from core.context.shares import BUDGET, NO_AGES, Asked
from core.context.trimming import Fitting, Trimmed, tokens_of
from core.memory.context import MAX_FACTS, best_facts
from core.memory.log import WINDOW_TURNS, EventLog, Line, is_player
from core.memory.state import MemoryState
from core.model.mask import Viewer
from core.model.state import GameState
from core.retrieval import Hit, Retriever
from core.text.languages import Language, language_of
from core.world.world import World


@dataclass(frozen=True, slots=True)
class Extras:
    """What a game may add. `present`: who is there (default: as last heard); `notes`: lines of
    the state; `language`: of rules and headers (default: the world's)."""

    present: Sequence[str] | None = None
    notes: Sequence[str] = ()
    language: Language | None = None


def build_context(
    world: World,
    retriever: Retriever,
    npc: str | None,
    query: str,
    state: GameState,
    memory: MemoryState | None = None,
    log: EventLog | None = None,
    budget: int = BUDGET,
    counter: Counter = ESTIMATE,
    scene: Scene | None = None,
    extras: Extras | None = None,
) -> BuiltContext:
    """Build what a model is given to answer as an NPC (None: a stranger) in a state.

    Only lore visible to that NPC is looked at; what it has learnt counts by `state.learnt`. A
    `scene` is kept from turn to turn by the caller, so that the text grows at its end only.
    `query` may stand as the last line of the log. Raises BudgetTooSmall.
    """
    return _Building(world, retriever, npc, query, state, memory, log, extras or Extras()).build(
        budget, counter, scene
    )


class _Building:
    """The pieces of one context, and what was left aside on the way."""

    def __init__(
        self,
        world: World,
        retriever: Retriever,
        npc: str | None,
        query: str,
        state: GameState,
        memory: MemoryState | None,
        log: EventLog | None,
        extras: Extras,
    ) -> None:
        self._world = world
        self._npc = npc
        self._query = query
        self._memory = memory or MemoryState()
        self._log = log
        self._extras = extras
        self._language: Language = extras.language or language_of(world.language)
        self._state = replace(state, npc=npc)
        self._viewer: Viewer = world.viewer(self._state)
        self._hits: tuple[Hit, ...] = retriever.retrieve(query, self._state)
        self._left: list[LeftOut] = []

    def build(self, budget: int, counter: Counter, scene: Scene | None) -> BuiltContext:
        fitting = Fitting(counter, budget, self._language, scene is not None)
        facts = self._facts()
        if scene is None:
            trimmed = self._fit(fitting, self._fresh(facts))
            return self._built(trimmed, budget, counter)
        middle = self._continued(facts, scene)
        ages = scene.ask(hit.handle for hit in self._hits)
        trimmed = self._fit(fitting, middle, ages)
        if scene.cut(trimmed.gone, facts):
            self._note_gone(trimmed)
            trimmed = self._fit(fitting, [*scene.facts, *scene.stream], ages)
        first = not scene.builds
        scene.sent(render(trimmed.kept, self._language))
        return self._built(trimmed, budget, counter, None if first else scene.prefix)

    def _fit(
        self, fitting: Fitting, middle: Iterable[Piece], ages: Mapping[int | None, int] = NO_AGES
    ) -> Trimmed:
        asked = Asked({hit.handle: hit.rank for hit in self._hits}, ages)
        return fitting.fit([*self._head(), *middle, *self._tail()], asked)

    def _head(self) -> list[Piece]:
        language = self._language
        return [*lines.rules(language), *lines.identity(self._world, self._npc, language)]

    def _tail(self) -> list[Piece]:
        present = self._extras.present
        if present is None:
            present = lines.company(self._log, self._npc)
        state = lines.situation(
            self._world, self._state.place, present, self._extras.notes, self._language
        )
        return [*state, lines.line(self._query, self._language)]

    def _facts(self) -> list[Piece]:
        """The best facts, then what the save adds to the sheet."""
        if self._npc is None:
            return []
        ordered = best_facts(self._memory, self._npc, None)
        for piece in lines.facts(ordered[MAX_FACTS:]):
            self._left.append(LeftOut(Part.FACTS.value, piece.text, "limit", piece.id))
        notes = lines.sheet_notes(self._memory, self._npc)
        return [*lines.facts(ordered[:MAX_FACTS]), *notes]

    def _fresh(self, facts: Sequence[Piece]) -> list[Piece]:
        """History and lore of a context that stands alone."""
        return [*facts, *self._window(), *lines.lore(self._world, self._hits, self._viewer)]

    def _window(self) -> Iterable[Piece]:
        if self._log is None or self._npc is None:
            return []
        heard = self._log.heard_by(self._npc, WINDOW_TURNS)
        older = len(self._log.heard_by(self._npc)) - len(heard)
        if older:
            self._left.append(LeftOut(Part.CONVERSATION.value, "", "window", count=older))
        if heard and heard[-1] is self._answered():
            heard = heard[:-1]
        return self._spoken(heard)

    def _continued(self, facts: Sequence[Piece], scene: Scene) -> list[Piece]:
        """History and lore of the next turn of a scene."""
        scene.start_with(self._npc)
        held = {(piece.id, piece.text) for piece in self._all_facts()}
        scene.remember(facts, lambda piece: (piece.id, piece.text) in held)
        shown = {(piece.id, piece.text) for piece in scene.facts}
        for piece in facts:
            if (piece.id, piece.text) not in shown:
                self._left.append(LeftOut(Part.FACTS.value, piece.text, "scene", piece.id))
        scene.hear(self._log, self._answered(), self._spoken)
        scene.give(lines.lore(self._world, self._hits, self._viewer), self._refresh)
        return [*scene.facts, *scene.stream]

    def _all_facts(self) -> Iterable[Piece]:
        if self._npc is None:
            return []
        kept = self._memory.facts_of(self._npc)
        return [*lines.facts(kept), *lines.sheet_notes(self._memory, self._npc)]

    def _refresh(self, piece: Piece) -> Piece | None:
        """The piece, as long as it may still be given and says what the entry says now."""
        if piece.handle is None:
            return piece
        now = lines.lore_piece(self._world, piece.handle, self._viewer)
        return piece if now == piece else now

    def _spoken(self, heard: Iterable[Line]) -> Iterable[Piece]:
        assert self._npc is not None
        spoken = list(heard)
        names = lines.speaker_names(self._world, (s.speaker for s in spoken), self._language)
        return lines.conversation(spoken, self._npc, self._language, names)

    def _answered(self) -> Line | None:
        """The player's line when the game has logged it already."""
        heard = self._log.heard_by(self._npc, 1) if self._log and self._npc else ()
        last = heard[-1] if heard else None
        same = last is not None and is_player(last.speaker) and last.text == self._query
        return last if same else None

    # the result

    def _note_gone(self, trimmed: Trimmed) -> None:
        for piece in trimmed.gone:
            self._left.append(LeftOut(piece.part.value, piece.text, "budget", piece.id))

    def _built(
        self, trimmed: Trimmed, budget: int, counter: Counter, prefix: float | None = None
    ) -> BuiltContext:
        kept = trimmed.kept
        self._note_gone(trimmed)
        text = render(kept, self._language)
        return BuiltContext(
            text=text,
            sections=tuple(self._sections(trimmed, counter)),
            left_out=tuple(dict.fromkeys(self._left)),
            total=counter.total(text),
            counter=counter,
            budget=budget,
            given=tuple(p.handle for p in kept if p.handle is not None),
            messages=self._messages(kept),
            prefix=prefix,
        )

    def _sections(self, trimmed: Trimmed, counter: Counter) -> Iterable[Section]:
        for part in Part:
            own = [piece for piece in trimmed.kept if piece.part is part]
            if own:
                yield Section(
                    part.value,
                    tokens_of(own, part, counter, self._language),
                    trimmed.shares.of(part),
                    render(own, self._language),
                    tuple(piece.id for piece in own if piece.id),
                )

    def _messages(self, kept: Sequence[Piece]) -> tuple[str, str]:
        system = [piece for piece in kept if piece.part is not Part.LINE]
        said = [piece.text for piece in kept if piece.part is Part.LINE]
        return render(system, self._language), "\n".join(said)
