"""The table a game is played at: the world, the game, and how its directors work (spec section 8)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import StrEnum

from core.context import ESTIMATE, Counter
from core.directors import scene_context
from core.directors.eyes import public_place
from core.directors.game import Game
from core.directors.game_context import GameKeeper
from core.directors.gate import Gate, spaced
from core.directors.lexicon import Lexicon, Readers
from core.directors.material import Asked, Gatherer, SceneMaterial
from core.directors.rows import DirectorContext
from core.directors.stage import Stream
from core.directors.story_context import Request, StoryTeller
from core.model.mask import Viewer
from core.model.state import DEFAULT_K
from core.retrieval import Retriever
from core.world.world import World

Ids = tuple[str, ...]

FEW = 200
"""So many changed records are read again in no time that anybody notices."""


class Level(StrEnum):
    """How far contexts are kept apart: one call for all present, or one for each NPC."""

    SCENE = "scene"
    NPC = "npc"


@dataclass(frozen=True, slots=True)
class Settings:
    """How a game is directed. Budgets are in tokens of `counter`.

    `learning` automatic: what a hidden entry's terms give away is learnt at once, not proposed.
    """

    level: Level = Level.SCENE
    game_director: bool = True
    review: bool = True
    learning: bool = False
    story_budget: int = 8000
    scene_budget: int = 3000
    game_budget: int = 2000
    counter: Counter = ESTIMATE
    k: int = DEFAULT_K
    profile: str = "lexical"


@dataclass(frozen=True, slots=True)
class SceneCall:
    """One context on the Scene Director's side, with what its channel holds then."""

    context: DirectorContext
    stream: Stream
    readers: Ids


@dataclass(slots=True)
class Table:
    """One open game. Turns read it and change nothing; `game.take(records)` makes them count."""

    world: World
    retriever: Retriever
    game: Game
    settings: Settings = field(default_factory=Settings)
    _lexicon: Lexicon | None = None

    @property
    def lexicon(self) -> Lexicon:
        """The words of the world as it is now."""
        if self._lexicon is None or self._lexicon.world is not self.world:
            self._lexicon = Lexicon(self.world)
        self._lexicon.catch_up()
        return self._lexicon

    @property
    def words_read(self) -> bool:
        """Whether asking for `lexicon` takes no while: few records have changed since it was read."""
        held = self._lexicon
        return held is not None and held.world is self.world and held.behind <= FEW

    def take_lexicon(self, lexicon: Lexicon | None) -> None:
        """Use the words of the world that were read elsewhere; of another world they are ignored."""
        if lexicon is not None and lexicon.world is self.world:
            self._lexicon = lexicon

    def share_words(self, other: Table) -> None:
        """Take the words that another table of the same world has read."""
        self.take_lexicon(other._lexicon)

    # who reads

    def copies(self, game: Game) -> tuple[Ids, ...]:
        """Who gets a copy of the synopsis of their own; () is the narrator."""
        present = game.stage.present
        if self.settings.level is Level.SCENE or not present:
            return (present,)
        return (*((npc,) for npc in present), ())

    def readers(self, game: Game, ids: Ids) -> Readers:
        """The readers of a copy: what one of them may know, or the narrator may tell them all."""
        if ids:
            return Readers(tuple(self.world.viewer(game.state(npc)) for npc in ids), ids)
        stranger = Viewer(None, frozenset(), game.quests)
        return Readers((stranger,), game.stage.present, together=True)

    def gate(self, game: Game, ids: Ids, allowed: Iterable[str] = ()) -> Gate:
        """The gate for a copy. `allowed` are texts that its readers have been given anyway."""
        return Gate(self.lexicon, game.told(), self.readers(game, ids), allowed)

    # contexts

    def story(
        self, said: str, request: Request | None = None, game: Game | None = None
    ) -> DirectorContext:
        """The Story Director's context. Raises BudgetTooSmall."""
        at = game or self.game
        teller = StoryTeller(self.world, self.retriever, at)
        settings = self.settings
        return teller.write(
            said, settings.story_budget, settings.counter, request, at.sent.get("story")
        )

    def ruling(self, said: str, game: Game | None = None) -> DirectorContext:
        """The Game Director's context. Raises BudgetTooSmall."""
        at = game or self.game
        keeper = GameKeeper(self.world, at, self._place_of_all(at))
        settings = self.settings
        return keeper.write(said, settings.game_budget, settings.counter, at.sent.get("game"))

    def _place_of_all(self, game: Game) -> str | None:
        """The place by name, unless somebody present may not know the name."""
        place = public_place(self.world, game.stage.place)
        known = place is not None and not self.gate(game, ()).hits(spaced(place))
        return place if known else None

    def scene(self, asked: Asked, game: Game | None = None) -> tuple[SceneCall, ...]:
        """The contexts on the Scene Director's side: one, or one per NPC and the narrator's.

        `asked.synopsis` is replaced by the copy that was handed to each. Raises BudgetTooSmall.
        """
        at = game or self.game
        base = replace(asked, k=self.settings.k, profile=self.settings.profile)
        return tuple(
            self._scene_call(at, replace(base, synopsis=at.handed.to(ids)), ids)
            for ids in self.copies(at)
        )

    def _scene_call(self, game: Game, asked: Asked, ids: Ids) -> SceneCall:
        channel = self._channel(game, ids)
        stream = game.streams.get(channel)
        gathered = self._material(game, asked, ids, stream.keys if stream else ())
        material = self._cleared(gathered, self.gate(game, ids))
        context, now = scene_context.write(
            material, stream, self.settings.scene_budget, self.settings.counter,
            game.sent.get(channel),
        )  # fmt: skip
        return SceneCall(context, now, ids)

    def _cleared(self, material: SceneMaterial, gate: Gate) -> SceneMaterial:
        """Ids and names that others wrote are shown only as far as the readers may know them.

        A place whose name the world keeps hidden, or does not declare, is the Story Director's
        word; a skill is named on the player's sheet, and may be named after its secret.
        """
        if material.place is not None and gate.hits(spaced(material.place)):
            material = replace(material, place=None)
        if material.rolled is not None and gate.hits(spaced(material.rolled[0])):
            material = replace(material, rolled=("", material.rolled[1]))
        return material

    def _material(
        self, game: Game, asked: Asked, ids: Ids, given: Iterable[str]
    ) -> SceneMaterial:  # fmt: skip
        gatherer = Gatherer(self.world, self.retriever, game)
        if not ids:
            return gatherer.narrator(asked, given)
        if self.settings.level is Level.SCENE:
            return gatherer.scene(asked, given)
        return gatherer.npc(ids[0], asked, given)

    def _channel(self, game: Game, ids: Ids) -> str:
        if not ids:
            return "narrator"
        return "scene" if self.settings.level is Level.SCENE else f"scene:{ids[0]}"
