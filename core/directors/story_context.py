"""The Story Director's context: everything (spec section 8).

Nothing in here may be imported by what writes for the Scene Director.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from core.context import Counter
from core.context.lines import place_name, speaker_names
from core.directors.game import Game
from core.directors.rows import DirectorContext, Fit, Role, Row, Section, shared_prefix
from core.directors.showing import blank, fact, label, plain, spoken
from core.directors.stage import Told
from core.directors.wording import WORDING, Words, and_list
from core.knowledge.quests import available, in_order
from core.memory.log import Line, is_narrator, is_nobody, is_player
from core.model.kinds import Kind
from core.model.mask import Viewer, sees
from core.model.records import Entry, Npc, Player, PlotNote
from core.retrieval import Retriever
from core.text.fold import fold, tokens
from core.world.world import World

Secret = tuple[int, Entry]
"""A handle and its entry."""

MOST_SECRETS = 200
"""Of the entries that not everybody sees, so many enter: first those the query asks for."""

MOST_IDS = 40
"""Of the quests, and of what the player carries, so many are named: the latest of what is done."""


@dataclass(frozen=True, slots=True)
class Request:
    """What the Story Director is asked for beside its usual work: its code and the draft."""

    task: str = ""
    draft: str = ""


class StoryTeller:
    """Writes the Story Director's contexts in one game."""

    def __init__(self, world: World, retriever: Retriever, game: Game) -> None:
        self._world = world
        self._retriever = retriever
        self._game = game
        self._words: Words = WORDING[game.language]

    def write(
        self,
        said: str,
        budget: int,
        counter: Counter,
        request: Request | None = None,
        before: str | None = None,
    ) -> DirectorContext:
        """Write the context for the player's line. Raises BudgetTooSmall."""
        rows = [*self._stable(said), *self._scenes(), *self._tail(said, request or Request())]
        rows = self._thinned(rows, said, budget, counter)
        fit = Fit(budget, counter, self._game.language)
        fitted = fit.rows(rows)
        context = DirectorContext(
            Role.STORY, fitted.kept, fitted.left_out, fitted.tokens, budget, counter, self._game.language, fitted.messages,
            readers=self._game.stage.present, prefix=None,
        )  # fmt: skip
        return replace(context, prefix=shared_prefix(before, context.text))

    def _thinned(self, rows: list[Row], said: str, budget: int, counter: Counter) -> list[Row]:
        """In a cast that takes half of the budget, those who are elsewhere may be left out.

        Those whom the player's line names stay.
        """
        people = [row for row in rows if row.section is Section.PEOPLE]
        if sum(counter.count(row.line) for row in people) <= budget // 2:
            return rows
        named = (*self._game.stage.present, *self._named(said))
        near = tuple(f"npc:{npc}:" for npc in named)
        return [
            replace(row, away=True)
            if row.section is Section.PEOPLE and not row.key.startswith(near)
            else row
            for row in rows
        ]

    def _named(self, said: str) -> Iterator[str]:
        """Whom a line names, by any word of four letters or more of a name."""
        asked = set(tokens(fold(said)))
        for record in self._world.records(Kind.NPC):
            if isinstance(record.data, Npc):
                names = fold(" ".join((record.data.name, *record.data.aliases)))
                if any(len(word) > 3 and word in asked for word in tokens(names)):
                    yield record.id

    # what does not change within a scene

    def _stable(self, said: str) -> Iterator[Row]:
        for number, rule in enumerate(self._words.story):
            yield Row(Section.RULES, f"rule:{number}", rule)
        yield from self._player()
        for npc in self._world.ids(Kind.NPC):
            yield from self._person(npc)
        yield from self._lore(said)
        for record in self._world.records(Kind.PLOT):
            if isinstance(record.data, PlotNote) and not blank(record.data.text):
                text = fact(record.data.text)
                yield Row(Section.PLOT, f"plot:{record.handle}", text, private=True)
        yield from self._told(Section.NOTES, "note", self._game.notes)
        yield from self._told(Section.SYNOPSES, "told", self._game.synopses)

    def _player(self) -> Iterator[Row]:
        for record in self._world.records(Kind.PLAYER):
            if isinstance(record.data, Player):
                name = self._player_name()
                public = f"{name}. {plain(record.data.public_sheet)}"
                yield Row(Section.PLAYER, "player:public", public)
                if not blank(record.data.full_sheet):
                    full = plain(record.data.full_sheet)
                    yield Row(Section.PLAYER, "player:full", full, private=True)
                return

    def _person(self, npc: str) -> Iterator[Row]:
        data = next(
            (
                d
                for h in self._world.find(Kind.NPC, npc)
                if isinstance(d := self._world.data(h), Npc)
            ),
            None,
        )
        if data is None:
            return
        words, key = self._words, f"npc:{npc}"
        name = plain(data.name) or plain(npc)
        away = npc not in self._game.stage.present
        public = words.public_sheet.format(f"{name} ({plain(npc)})", plain(data.public_sheet))
        yield Row(Section.PEOPLE, f"{key}:public", public)
        if not blank(data.full_sheet):
            full = words.full_sheet.format(name, plain(data.full_sheet))
            yield Row(Section.PEOPLE, f"{key}:full", full, private=away)
        for number, note in enumerate(self._game.memory.sheets.get(npc, ())):
            text = words.added.format(name, note.turn, plain(note.text))
            yield Row(Section.PEOPLE, f"{key}:added:{number}", text, private=away, spare=True)

    def _lore(self, said: str) -> Iterator[Row]:
        """Every entry that not anybody sees; the others come in when they are asked for."""
        viewers = [self._world.viewer(self._game.state(npc)) for npc in self._game.stage.present]
        anybody = Viewer(None, frozenset(), self._game.quests)
        secrets = [
            (record.handle, record.data)
            for record in self._world.records(Kind.ENTRY)
            if isinstance(record.data, Entry) and not sees(record.data, anybody)
        ]
        for handle, entry in self._chosen(secrets, said):
            hidden = not any(sees(entry, viewer) for viewer in viewers)
            yield self._entry(handle, entry, hidden)

    def _chosen(self, secrets: list[Secret], said: str) -> list[Secret]:
        """All of them, or in a large world those that the line would retrieve, then the first."""
        if len(secrets) <= MOST_SECRETS:
            return secrets
        explained = self._retriever.explain(said, self._game.state(None))
        asked = {masked.handle for masked in explained.masked}
        order = sorted(secrets, key=lambda secret: secret[0] not in asked)
        chosen = {handle for handle, _ in order[:MOST_SECRETS]}
        return [secret for secret in secrets if secret[0] in chosen]

    def _entry(self, handle: int, entry: Entry, private: bool) -> Row:
        shown = plain(entry.id).replace("[", "(").replace("]", ")")
        text = f"- [{shown}] {plain(entry.text)}"
        key = f"lore:{handle}:{entry.id}"
        return Row(Section.LORE, key, text, private=private, handle=handle)

    @staticmethod
    def _told(section: Section, name: str, told: Sequence[Told]) -> Iterator[Row]:
        for number, each in enumerate(told):
            text = fact(f"{each.turn}: {each.text}")
            yield Row(section, f"{name}:{number}", text, private=True)

    # what grows

    def _scenes(self) -> Iterator[Row]:
        present = set(self._game.stage.present)
        names = speaker_names(
            self._world,
            (line.speaker for line in self._game.log if not is_nobody(line.speaker)),
            self._game.language,
        )
        for line in self._game.log.lines:
            heard = bool(present.intersection((*(line.present or ()), line.speaker)))
            text = spoken(self._speaker(line, names), line.text)
            scene = f"{line.scene} " if line.scene else ""
            key = self._game.key_of(line)
            yield Row(Section.SCENES, key, f"{plain(scene)} {text}".strip(), private=not heard)

    def _tail(self, said: str, request: Request) -> Iterator[Row]:
        words, stage = self._words, self._game.stage
        yield from self._public_lore(said)
        if stage.place is not None:
            yield Row(
                Section.STATE, "place", words.place.format(place_name(self._world, stage.place))
            )
        company = and_list(tuple(plain(npc) for npc in stage.present))
        yield Row(
            Section.STATE, "present", words.present.format(company) if company else words.nobody
        )
        yield from quest_rows(self._world, self._game, words)
        if not blank(said):
            line = words.said.format(self._player_name(), plain(said))
            yield Row(Section.LINE, "line", line)
        if request.draft:
            for number, line in enumerate(request.draft.splitlines()):
                yield Row(Section.DRAFT, f"draft:{number}", plain(line))
        if request.task:
            yield Row(Section.LINE, "task", request.task)

    def _public_lore(self, said: str) -> Iterator[Row]:
        for hit in self._retriever.retrieve(said, self._game.state(None)):
            entry = self._world.data(hit.handle)
            if isinstance(entry, Entry):
                yield self._entry(hit.handle, entry, False)

    # names

    def _player_name(self) -> str:
        for record in self._world.records(Kind.PLAYER):
            if isinstance(record.data, Player) and not blank(record.data.name):
                return label(record.data.name)
        return self._words.player

    def _speaker(self, line: Line, names: dict[str, str]) -> str:
        if is_player(line.speaker):
            return self._player_name()
        if is_narrator(line.speaker) or not line.speaker:
            return self._words.narrator_label
        return label(names.get(line.speaker, line.speaker))


def quest_rows(world: World, game: Game, words: Words) -> Iterator[Row]:
    """What is completed, what can be, and what the player carries, by id."""
    done = in_order(world, game.quests)[-MOST_IDS:]
    for key, template, ids in (
        ("quests", words.done, done),
        ("open", words.open, available(world, game.quests)),
        ("items", words.carries, game.items),
    ):
        if ids:
            cut = (*ids[:MOST_IDS], "…") if len(ids) > MOST_IDS else ids
            yield Row(Section.STATE, key, template.format(and_list(tuple(map(plain, cut)))))
