"""Keeps the parts of the scene workspace showing what is tried, played and found."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QSignalBlocker

from core.directors.calls import Call, Purpose
from core.directors.clearing import Cleared
from core.directors.eyes import public_player
from core.directors.rows import DirectorContext, Section
from core.directors.turn import TurnResult
from core.directors.wording import WORDING
from core.errors import LoremaskError
from core.memory.log import is_narrator, is_player
from core.model.kinds import Kind
from core.model.state import GameState
from core.text.fold import fold
from editor.figures import local
from editor.scene import words
from editor.scene.found import FoundShown
from editor.scene.grid import Grid, folded_rows
from editor.scene.learners import secret_rows
from editor.scene.lines import ShortLine
from editor.scene.play import Play, directed
from editor.scene.session import Trial, rolled_words
from editor.scene.verdicts import Judge, Situation
from editor.scene.words import npc_name, say

if TYPE_CHECKING:
    from editor.scene.workspace import SceneWorkspace


_OF_THE_SCENE = {"director_no_scene", "director_review_refused", "director_review_too_long"}


class Showing(QObject):
    """Takes what the play says, and puts it into the widgets."""

    def __init__(self, room: SceneWorkspace) -> None:
        super().__init__(room)
        self._room = room
        self._world = room.play.session.table.world
        self._language = room.services.language
        self._judge = Judge(self._world, self._language)
        self._last: TurnResult | None = None
        self.found = FoundShown(room, self._judge)
        self._learners_of: tuple[object, ...] = ()
        self.context: DirectorContext | None = None
        self.hide_ids = False
        self.folded = frozenset({"section:rules"})
        """The keys of the titles whose rows are put away."""
        self._speed = ""
        self._called = ""

    @property
    def _play(self) -> Play:
        return self._room.play

    # what is set

    def inputs(self) -> None:
        """The inputs are others than the user typed."""
        room, inputs = self._room, self._play.inputs
        room.bar.set_present(inputs.present)
        room.bar.set_place(inputs.place or "")
        room.bar.set_said(inputs.said)
        if self._play.session.last is None:
            self._last = None
            self.found.forget()
        if self._play.origin != "played":
            room.gate.field.show_text(inputs.synopsis or "")
        room.gate.set_origin(self._origin())
        room.lines.draft.show_text(inputs.scene or "")
        room.checker.set_draft(inputs.scene or "")
        room.bar.set_player(self._player())
        self.model()
        self._dice()

    def model(self) -> None:
        """Whether there is a model to ask."""
        play = self._play
        self._room.gate.set_model(play.model.there, play.runner.running)
        self._status()

    def _player(self) -> str:
        return public_player(self._world, WORDING[self._play.session.game.language].player).name

    def _origin(self) -> str:
        origins = {
            "typed": self.tr("typed"),
            "generated": self.tr("generated"),
            "played": self.tr("of turn {n}").format(n=self._last.turn if self._last else 0),
        }
        return origins.get(self._play.origin, "")

    def reading(self, reading: bool) -> None:
        """The words of the world are being read, which takes a while in a large one."""
        if reading:
            self._room.gate.verdict.setText(self.tr("Reading the world …"))
            self._room.gate.verdict.set_colour("text_muted")

    # what was tried

    def trial(self, trial: Trial) -> None:
        """Show a turn as it would be."""
        room = self._room
        if self._play.origin == "typed":
            room.gate.set_origin(self._origin())
        self._offer_readers(trial.scenes)
        self._show_contexts(trial)
        self._show_gate(trial)
        room.checker.set_given(trial.game, trial.scenes)
        self._show_lines()
        self.learners()
        self._status()

    def set_hide_ids(self, hidden: bool) -> None:
        """At the right masked entries lose their ids too, for pictures and streams."""
        self.hide_ids = hidden
        self.other_reader()

    def toggle_fold(self, key: str) -> None:
        """Fold the rows of a title in both halves, or bring them back."""
        self.folded = self.folded ^ {key}
        if self._play.trial is not None:
            self._show_contexts(self._play.trial)

    def other_reader(self) -> None:
        """Another of the contexts on the Scene Director's side is wanted."""
        trial = self._play.trial
        if trial is not None:
            self._show_contexts(trial)
            self._show_gate(trial)

    def _offer_readers(self, contexts: tuple[DirectorContext, ...]) -> None:
        box, names = self._room.reader, [self._reader(c) for c in contexts]
        if names != [box.itemText(row) for row in range(box.count())]:
            chosen = max(0, box.currentIndex())
            with QSignalBlocker(box):
                box.clear()
                box.addItems(names)
                box.setCurrentIndex(min(chosen, len(names) - 1))
        box.setVisible(len(contexts) > 1)
        note = "" if len(contexts) > 1 else next(iter(names), "")
        self._room.scene.header.set_note(note)
        self._room.story.header.set_note(self.tr("sees everything"))

    def _reader(self, context: DirectorContext) -> str:
        if context.npc:
            return npc_name(self._world, context.npc)
        names = words.joined(npc_name(self._world, npc) for npc in context.readers)
        return names or say(words.NARRATOR)

    def _chosen(self, trial: Trial) -> DirectorContext | None:
        at = max(0, self._room.reader.currentIndex())
        return trial.scenes[at] if at < len(trial.scenes) else next(iter(trial.scenes), None)

    def _show_contexts(self, trial: Trial) -> None:
        context = self.context = self._chosen(trial)
        if context is None:
            return
        grid = Grid(self._world, trial.game, hide_ids=self.hide_ids)
        rows = folded_rows(grid.rows(trial.story, context), self.folded)
        self._room.story.show_context(trial.story, rows, right=False)
        self._room.scene.show_context(context, rows, right=True)

    # the gate

    def _show_gate(self, trial: Trial) -> None:
        room, played = self._room, self._play.origin == "played"
        result = self._last if played and self._last is not None else trial.result
        cleared = self._copy(result.cleared)
        stage = trial.game.stage
        shown = room.gate.field.text()
        scene = Situation(
            stage.present, stage.place or "", trial.unknown, self._play.model.there, played
        )
        verdict = self._judge.verdict(result, cleared, shown, scene)
        room.gate.show_verdict(
            verdict.words, verdict.severity, verdict.marks, verdict.checks, verdict.log
        )
        rows = self.context.section(Section.SYNOPSIS) if self.context is not None else ()
        room.gate.show_handed("\n".join(row.text for row in rows))

    def _copy(self, cleared: tuple[Cleared, ...]) -> Cleared | None:
        """The copy of the reader whose context is shown."""
        context = self.context
        readers = context.readers if context is not None else ()
        return next((c for c in cleared if c.readers == readers), next(iter(cleared), None))

    def refusal(self, error: Exception) -> None:
        """There is no such turn."""
        if not isinstance(error, LoremaskError):
            raise error
        verdict = self._judge.refusal(error.message(self._language))
        self._room.gate.show_verdict(verdict.words, verdict.severity, (), (), verdict.log)

    # the scene

    def _show_lines(self) -> None:
        game = self._play.session.game
        stage = game.stage
        held = [line for line in game.log.lines if stage.scene and line.scene == stage.scene]
        marked = self.found.marked
        rows = [marked(line, ShortLine(line.text, self._speaker(line.speaker))) for line in held]
        title = self.tr("Scene {id}").format(id=stage.scene or game.next_scene())
        parts = [stage.place or "", self.tr("turn {n}").format(n=game.turn)]
        note = ", ".join(filter(None, parts)) if stage.scene else self.tr("not begun")
        self._room.lines.show_scene(title, note, rows)

    def _speaker(self, speaker: str) -> str:
        if is_player(speaker):
            return self._player()
        if is_narrator(speaker) or not speaker:
            return say(words.NARRATOR)
        return npc_name(self._world, speaker)

    def played(self, result: TurnResult) -> None:
        """A turn counts now."""
        field = self._room.gate.field
        if directed(result):
            self._last = result
        if result.reply.synopsis is not None:
            written = result.reply.synopsis.text
            if fold(written) not in fold(field.text()):
                field.show_text(written)
        # What is said of the scene itself stands in no log of the synopsis.
        for problem in (p for p in result.problems if p.code in _OF_THE_SCENE):
            told = problem.message(self._language)
            self._room.services.shell.notice.emit("warning", told, told)
        shares = list(result.prefixes.values())
        self._speed = ""
        if shares:
            share = round(100 * sum(shares) / len(shares))
            self._speed = self.tr("Prefix reused {share} %").format(share=share)

    def draft(self, text: str) -> None:
        """Words of the scene came."""
        self._room.lines.draft.append_text(text)
        self._room.checker.set_draft(self._room.lines.draft.text())

    def synopsis(self, text: str) -> None:
        """Words of the synopsis came; none: another begins."""
        field = self._room.gate.field
        if text:
            field.append_text(text)
        else:
            field.show_text("")
            self._room.gate.set_origin(self.tr("generated"))

    def called(self, call: Call) -> None:
        """The model is asked something."""
        doing = {
            Purpose.RULING: self.tr("Game Director …"),
            Purpose.SYNOPSIS: self.tr("Story Director …"),
            Purpose.REWRITE: self.tr("Story Director rewrites …"),
            Purpose.SCENE: self.tr("Scene Director …"),
            Purpose.REVIEW: self.tr("Story Director reviews …"),
        }
        self._called = doing.get(call.purpose, self.tr("Remembering …"))
        self._room.lines.progress.setText(self._called)

    def progress(self, pieces: int, seconds: float) -> None:
        """How far an answer is."""
        template = self.tr("{what} {count} tokens")
        if self._play.runner.running:
            # The last words of an answer are shown when nothing runs any more.
            self._room.lines.progress.setText(template.format(what=self._called, count=pieces))
        if seconds > 0.2:
            each = pieces / seconds
            shown = f"{each:.0f}" if each >= 10 else local(f"{each:.1f}")
            self._status(self.tr("{rate} tokens/s").format(rate=shown))

    def running(self, running: bool) -> None:
        """A model is asked, or no more."""
        room = self._room
        room.bar.set_running(running)
        room.bar.said.setReadOnly(running)
        room.gate.field.setReadOnly(running)
        room.lines.set_running(running)
        if running and self._play.runner.running and self._play.model.there:
            room.lines.draft.show_text(self._play.inputs.scene or "")
        elif running and self._play.busy:
            room.lines.progress.setText(self.tr("Checking …"))
        self.model()

    # the dice

    def _dice(self) -> None:
        rolled = self._play.rolled
        if rolled is None:
            self._room.check.show_dice("")
            return
        outcomes = {
            "triumph": self.tr("great success"),
            "success": self.tr("success"),
            "failure": self.tr("failure"),
            "disaster": self.tr("great failure"),
        }
        check, total = rolled_words(rolled)
        template = self.tr("Check: {check} → {total}, {outcome}")
        outcome = outcomes[rolled.outcome.value]
        self._room.check.show_dice(
            template.format(check=check, total=total, outcome=outcome)
        )  # fmt: skip

    # learning

    def learners(self) -> None:
        """Who knows which secret now; only while anybody looks."""
        session = self._play.session
        if self._room.check.learning:
            self._show_learners()
        proposals = session.proposals
        text = ""
        if proposals:
            first = proposals[0]
            who = words.joined(npc_name(self._world, npc) for npc in first.npcs)
            template = self.tr("{who}: {entry}, from “{term}”")
            text = template.format(who=who, entry=first.entry, term=first.term)
        self._room.check.show_proposal(text, len(proposals))

    def _show_learners(self) -> None:
        """Anew only when something has changed that it depends on: with each key would be too often."""
        session, game = self._play.session, self._play.session.game
        npcs = game.stage.present or session.company(self._play.inputs).ids
        learnt, found = game.memory.learnt, session.proposals
        of = (self._world.revision, npcs, game.quests, found, learnt)
        if of != self._learners_of:
            self._learners_of = of
            self._room.check.table.show_rows(secret_rows(self._world, game, npcs, found), npcs)

    def learn(self, row: int, column: int) -> None:
        """Space on a cell: what is proposed is confirmed, what is masked becomes learnt."""
        table = self._room.check.table.learn_model
        cell, secret, npc = table.rows[row].cells[column], table.rows[row], table.npcs[column]
        if cell.state not in ("masked", "proposed"):
            return
        if len(self._world.find(Kind.ENTRY, secret.entry)) != 1:
            told = self.tr("Several entries are called “{id}”: who learns one would know them all.")
            told = told.format(id=secret.entry)
            self._room.services.shell.notice.emit("error", told, told)
            return
        self._play.session.learn(secret.entry, npc)
        self._play.try_now()

    def confirm(self) -> None:
        """What is proposed first has been learnt."""
        session = self._play.session
        if session.proposals:
            session.confirm(session.proposals[0])
            self._play.try_now()

    def dismiss(self) -> None:
        """What is proposed first has not."""
        session = self._play.session
        if session.proposals:
            session.dismiss(session.proposals[0])
            self.learners()

    # the rest

    def question(self) -> dict[str, Any] | None:
        """What a case of this turn would ask: the player's line, of the reader that is shown."""
        inputs, context, last = self._play.inputs, self.context, self._play.session.last
        said = inputs.said
        if not said.strip() and last is not None:
            said = next((line.text for line in last.lines if is_player(line.speaker)), "")
        if not said.strip() or context is None:
            self._room.services.shell.status_message.emit(
                self.tr("A case asks what the player says: type a line first.")
            )
            return None
        game = self._play.session.game
        npc = context.npc or next(iter(context.readers), None)
        state = GameState(npc, inputs.place, game.quests)
        return {"query": said, "npc": npc, "place": inputs.place, "state": state}

    def _status(self, rate: str = "") -> None:
        source, model = self._play.session.source, self._play.model
        begun = self.tr("State copied from {name}").format(name=source.name)
        parts = [begun if source.name else self.tr("Fresh state")]
        if model.there:
            parts.append(self.tr("Model server set"))
        if self._room.errands.unsaved:
            parts.append(self.tr("Trace not saved"))
        parts += [rate, self._speed]
        self._room.status_changed.emit(" · ".join(filter(None, parts)))
