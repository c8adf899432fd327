"""The Game Director's context: rules, skills, state, the last two turns, public sheets (spec section 8).

No secrets: its material comes through the eyes of a stranger and from the public sheets.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from core.context import Counter
from core.context.lines import speaker_names
from core.directors.eyes import PublicPlayer, public_people, public_player
from core.directors.game import Game
from core.directors.rows import DirectorContext, Fit, Role, Row, Section, shared_prefix
from core.directors.showing import blank, label, plain, spoken
from core.directors.story_context import quest_rows
from core.directors.wording import WORDING, Words, and_list
from core.memory.log import Line, is_narrator, is_nobody, is_player
from core.messages import render as sentence
from core.model.kinds import Kind
from core.model.records import Player
from core.world.world import World

LAST_TURNS = 2
_OURS = frozenset({"kind", "quest"})
"""Parameters of a problem that hold a word of ours or an id that the world declares."""


def player_skills(world: World) -> Mapping[str, float]:
    """The skills of the player's character."""
    for record in world.records(Kind.PLAYER):
        if isinstance(record.data, Player):
            return record.data.skills
    return {}


@dataclass(frozen=True, slots=True)
class GameKeeper:
    """Writes the Game Director's contexts in one game. `place` is as it may be shown."""

    world: World
    game: Game
    place: str | None = None

    def write(
        self, said: str, budget: int, counter: Counter, before: str | None = None
    ) -> DirectorContext:
        """Write the context for the player's line. Raises BudgetTooSmall."""
        words = WORDING[self.game.language]
        rows = [*self._head(words), *self._turns(words), *self._tail(said, words)]
        fit = Fit(budget, counter, self.game.language)
        fitted = fit.rows(rows)
        context = DirectorContext(
            Role.GAME, fitted.kept, fitted.left_out, fitted.tokens, budget, counter, self.game.language, fitted.messages,
            readers=self.game.stage.present,
        )  # fmt: skip
        return replace(context, prefix=shared_prefix(before, context.text))

    def _player(self, words: Words) -> PublicPlayer:
        return public_player(self.world, words.player)

    def _head(self, words: Words) -> Iterator[Row]:
        for number, rule in enumerate(words.game):
            yield Row(Section.RULES, f"rule:{number}", rule)
        player = self._player(words)
        yield Row(Section.PLAYER, "player:public", f"{player.name}. {plain(player.sheet)}")
        for skill, value in player_skills(self.world).items():
            shown = words.skill.format(plain(skill), f"{value:g}")
            yield Row(Section.SKILLS, f"skill:{skill}", shown)
        for person in public_people(self.world, self.game.stage.present, self.game.language):
            name = f"{person.name} ({plain(person.id)})"
            text = words.public_sheet.format(name, plain(person.public_sheet))
            yield Row(Section.PEOPLE, f"npc:{person.id}:public", text)

    def _turns(self, words: Words) -> Iterator[Row]:
        lines = self.game.log.lines
        turns = sorted({line.turn for line in lines})[-LAST_TURNS:]
        recent = [line for line in lines if line.turn in turns]
        names = speaker_names(
            self.world, (r.speaker for r in recent if not is_nobody(r.speaker)), self.game.language
        )
        for line in recent:
            text = spoken(self._speaker(line, names, words), line.text)
            yield Row(Section.SCENES, self.game.key_of(line), text)

    def _speaker(self, line: Line, names: Mapping[str, str], words: Words) -> str:
        if is_player(line.speaker):
            return self._player(words).name
        if is_narrator(line.speaker) or not line.speaker:
            return words.narrator_label
        return label(names.get(line.speaker, line.speaker))

    def _tail(self, said: str, words: Words) -> Iterator[Row]:
        if self.place is not None:
            yield Row(Section.STATE, "place", words.place.format(self.place))
        company = and_list(tuple(plain(npc) for npc in self.game.stage.present))
        shown = words.present.format(company) if company else words.nobody
        yield Row(Section.STATE, "present", shown)
        yield from quest_rows(self.world, self.game, words)
        yield from self._problems(words)
        if not blank(said):
            yield Row(
                Section.LINE, "line", words.said.format(self._player(words).name, plain(said))
            )

    def _problem(self, code: str, problem: Mapping[str, object]) -> str:
        """What went wrong, without the words themselves: whoever wrote them may know secrets, and
        what was said only once must not come back here later."""
        params = {k: v if k in _OURS else "…" for k, v in problem.items() if k != "code"}
        if "id" in params:
            code, params = "director_bad_id", {"kind": params.get("kind", "")}
        return sentence(code, params, self.game.language)

    def _problems(self, words: Words) -> Iterator[Row]:
        for number, problem in enumerate(self.game.problems):
            text = self._problem(str(problem.get("code", "")), problem)
            yield Row(Section.STATE, f"problem:{number}", words.problem.format(plain(text)))
