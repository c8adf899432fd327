"""A game played by hostile directors, watched turn by turn (spec section 8).

Canaries stand in every secret, in every full sheet, in plot notes and in what is said in scenes;
directors that answer with all the hidden words they are shown try to carry them over. Who may
know a canary is kept here by a plain set of rules that shares no code with the library.
"""

from __future__ import annotations

import json
import random
import re
from collections import deque
from pathlib import Path

from canary_world import ANYBODY, LENGTH, MARK, NPCS, PLACES, Canaries, build, plain
from hostile import Hostile

from core.context import STRICT
from core.directors.calls import run
from core.directors.checks import Announced
from core.directors.dice import Roll1, roller
from core.directors.endings import end_scene, end_session
from core.directors.game import Game, Opening
from core.directors.rows import DirectorContext, Role
from core.directors.ruling import Route
from core.directors.table import Level, Settings, Table
from core.directors.turn import Move, TurnResult, commit, play
from core.memory.form import load, to_json
from core.memory.log import Line
from core.memory.trace import Event, Record
from core.retrieval import Retriever
from core.world.world import World

SESSION = 12
LAST_TURNS = 2
_MARKED = re.compile(rf"(?=({MARK}[a-z]{{{LENGTH - len(MARK)}}}))")
_NO_LETTER = re.compile(r"[^\w]+|_")


def _in_pieces(words: list[str]) -> re.Pattern[str]:
    """Short words, whole or with marks between their letters, in the plural too."""
    spaced = "|".join(r"[\W_]*".join(word) for word in sorted(words, key=len, reverse=True))
    return re.compile(rf"(?<![a-z0-9])({spaced or '(?!)'})(?:[\W_]*e[\W_]*s)?(?![a-z0-9])")


class Truth:
    """Who may know each canary by now."""

    def __init__(self, canaries: Canaries) -> None:
        self._canaries = canaries
        self.knowers = {word: set(who) for word, who in canaries.knowers.items()}
        self.heard: dict[str, set[str]] = {}
        self.recent: deque[set[str]] = deque(maxlen=LAST_TURNS)
        self._short = _in_pieces(canaries.short)

    def add(self, word: str) -> None:
        self.knowers.setdefault(word, set())

    def in_text(self, text: str) -> set[str]:
        """The canaries in a text, in whatever case, inside other words or broken up."""
        shown = plain(text)
        bare = _NO_LETTER.sub("", shown)
        long = {word for word in _MARKED.findall(bare) if word in self.knowers}
        return long | {_NO_LETTER.sub("", found) for found in self._short.findall(shown)}

    def may(self, word: str, readers: tuple[str, ...]) -> bool:
        known = self.knowers[word]
        return ANYBODY in known or not known.isdisjoint(readers)

    def may_narrate(self, word: str, present: tuple[str, ...]) -> bool:
        if ANYBODY in self.knowers[word]:
            return True
        return bool(present) and set(present) <= self.heard.get(word, set())

    def may_rule(self, word: str, present: tuple[str, ...]) -> bool:
        """The Game Director: skills, the last turns, and where all present know they are."""
        if word == self._canaries.skill or any(word in turn for turn in self.recent):
            return True
        return self.may_narrate(word, present)

    def take(self, records: tuple[Record, ...]) -> None:
        lines = [record.text for record in records if isinstance(record, Line)]
        if lines:
            self.recent.append(self.in_text("\n".join(lines)))
        for record in records:
            if isinstance(record, Line):
                for word in self.in_text(record.text):
                    self.knowers[word] |= set(record.present or ())
                    self.heard.setdefault(word, set()).update(record.present or ())
            elif record.kind == "secret_learned":
                for word in self._canaries.of_entry[str(record.data["entry"])]:
                    self.knowers[word] |= set(record.data["present"])  # type: ignore[call-overload]
            elif record.kind == "quest_completed":
                quest = record.data["quest"]
                for word, opener in self._canaries.opened_by.items():
                    if opener == quest:
                        self.knowers[word].add(ANYBODY)


class Played:
    """One game at a table, checked after every turn."""

    def __init__(self, world: World, canaries: Canaries, seed: int, level: Level) -> None:
        self.rng = random.Random(seed)
        self.truth = Truth(canaries)
        self.hostile = Hostile(self.rng, list(self.truth.knowers))
        self.canaries = canaries
        # Bytes are counted here, because it is quick; three of four batches are cut short.
        tight = seed % 8 < 6
        self._roll = random.Random(seed)
        settings = Settings(
            level=level, game_director=seed % 5 < 2, review=seed % 4 == 0,
            learning=seed % 4 > 1, counter=STRICT,
            story_budget=9_000 if tight else 60_000,
            scene_budget=5_000 if tight else 60_000,
            game_budget=9_000,
        )  # fmt: skip
        self.table = Table(world, Retriever(world), Game("es", Opening(place="plaza")), settings)
        self.passed = 0

    @classmethod
    def batch(cls, folder: Path, number: int) -> Played:
        """One of many games: both levels, worlds that declare nothing among them."""
        level = Level.NPC if number % 3 == 1 else Level.SCENE
        world, canaries = build(folder, number, declared=number % 4 != 3)
        return cls(world, canaries, number, level)

    def _move(self) -> Move:
        said = "¿Qué hay en la torre, en la fuente, en el pan o en la feria?"
        if self.rng.random() < 0.3:
            fresh = self.canaries.new(capital=self.rng.random() < 0.5)
            self.truth.add(fresh.lower())
            self.hostile.canaries.add(fresh.lower())
            said += f" Traigo {fresh}."
        present = None
        if self.rng.random() < 0.1:
            present = tuple(self.rng.sample(NPCS, self.rng.randint(0, 3)))
        route = None
        if not self.table.settings.game_director:
            route = self.rng.choice((Route.CONTINUATION, Route.NEW_SCENE))
        place = self.rng.choice((None, *PLACES))
        return Move(said, present=present, place=place, route=route, throw=self._throw)

    def _throw(self, announced: Announced) -> Roll1:
        return roller(self._roll)

    def _check_contexts(self, result: TurnResult, move: Move) -> None:
        just_said = self.truth.in_text(move.said)
        present = self._present(result)
        named = self.truth.in_text(" ".join((*present, *self.table.game.stage.present)))
        for context in result.contexts:
            if context.role is Role.STORY:
                continue
            own = self.truth.in_text(" ".join(context.readers))
            for word in self.truth.in_text(context.text) - just_said - named - own:
                assert self._allowed(context, word, present), (context.role, word, context.text)

    def _allowed(self, context: DirectorContext, word: str, present: tuple[str, ...]) -> bool:
        if context.role is Role.GAME:
            return self.truth.may_rule(word, self.table.game.stage.present)
        if context.role is Role.NARRATOR:
            return self.truth.may_narrate(word, present)
        return self.truth.may(word, context.readers)

    def _present(self, result: TurnResult) -> tuple[str, ...]:
        lines = [line for line in result.lines if line.present is not None]
        return lines[0].present or () if lines else ()

    def _check_lines(self, result: TurnResult, move: Move) -> None:
        """What the review put into the scene was known to somebody who is there."""
        just_said = self.truth.in_text(" ".join((move.said, *self._present(result))))
        for line in result.lines[1:]:
            for word in self.truth.in_text(line.text) - just_said:
                assert self.truth.may(word, line.present or ()) or self.truth.may_narrate(
                    word, line.present or ()
                ), (word, line)

    def _check_records(self, records: tuple[Record, ...]) -> None:
        for record in records:
            if not isinstance(record, Event):
                continue
            if record.kind == "scene_end":
                self._check_kept(record.data["memories"])  # type: ignore[arg-type]
            elif record.kind == "session_end":
                self._check_kept(record.data["sheets"])  # type: ignore[arg-type]
            elif record.kind == "secret_learned":
                self._check_learnt(record, [r for r in records if isinstance(r, Line)])
            elif record.data.get("step") == "gate":
                self._check_copies(record)

    def _check_learnt(self, event: Event, lines: list[Line]) -> None:
        """Only those learn who were there when it was said."""
        words = set(self.canaries.of_entry[str(event.data["entry"])])
        heard = [line for line in lines if words & self.truth.in_text(line.text)]
        there = {npc for line in heard for npc in line.present or ()}
        assert set(event.data["present"]) <= there, event  # type: ignore[call-overload]

    def _check_kept(self, kept: dict[str, str]) -> None:
        for npc, text in kept.items():
            for word in self.truth.in_text(text):
                assert self.truth.may(word, (npc,)), (word, npc, text)

    def _check_copies(self, record: Event) -> None:
        output = record.data["output"]
        given = record.data["input"]["text"]  # type: ignore[index]
        for copy in output["copies"]:  # type: ignore[index]
            readers = tuple(copy["readers"])
            self.passed += bool(copy["text"])
            for word in self.truth.in_text(copy["text"]):
                said = word in self._said_now
                if not said and readers:
                    assert self.truth.may(word, readers), (word, copy, given)
                elif not said:
                    assert self.truth.may_narrate(word, self._now), (word, copy, given)

    _said_now: set[str] = set()
    _now: tuple[str, ...] = ()

    def play(self, turns: int) -> None:
        for number in range(1, turns + 1):
            self._turn_with_context()
            if number % SESSION == 0:
                self._end()

    def _turn_with_context(self) -> None:
        move = self._move()
        result = run(play(self.table, move), self.hostile)
        self._said_now = self.truth.in_text(move.said)
        self._now = self._present(result)
        self._check_contexts(result, move)
        self._check_lines(result, move)
        self._check_records(result.records)
        self.truth.take(result.records)
        commit(self.table, result)

    def _end(self) -> None:
        """End scene and session, save as JSON, load, and go on from there."""
        game = self.table.game
        ended = run(end_scene(self.table), self.hostile)
        self._check_records(ended)
        game.take(ended)
        ending = run(end_session(self.table), self.hostile)
        records = ending.accepted()
        self._check_records(records)
        game.take(records)
        saved = json.loads(to_json(game.memory))
        memory = load(saved).state
        self.truth.recent.clear()
        assert memory.sheets == game.memory.sheets
        assert memory.learnt == game.memory.learnt
        self.table.game = Game("es", Opening(memory, game.quests, place=game.stage.place))
