"""What the user sets and plays: tried out by hand at every change, played when asked."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from core.directors.calls import Call, Calls, Purpose
from core.directors.checks import Check, Rolled, Throw
from core.directors.lexicon import Lexicon
from core.directors.table import Level, Settings
from core.directors.turn import TurnResult
from core.errors import LoremaskError
from core.memory.trace import Record
from editor.document import Document
from editor.scene.endpoint import ModelChoice
from editor.scene.judging import Judging
from editor.scene.opening import Source
from editor.scene.runner import Runner, Send, sender
from editor.scene.session import Inputs, Session, Trial
from editor.tasks import Tasks

PAUSE_MS = 150
SHOWN_EVERY_MS = 30
_KEY = "scene.words"


class Play(QObject):
    """reading_changed(bool): the words of the world are read. tried(Trial): what the turn would be.
    refused(LoremaskError): why there is none. reset(): the inputs are others than the user typed. draft_came(str): words of the scene.
    synopsis_came(str): words of the synopsis. played(TurnResult). running_changed(bool).
    failed(Exception): the model did not answer. called(Call): it is asked something.
    held(tuple): no turn is played while these are named as present and are nobody."""

    tried = Signal(object)
    refused = Signal(object)
    reset = Signal()
    draft_came = Signal(str)
    synopsis_came = Signal(str)
    called = Signal(object)
    played = Signal(object)
    failed = Signal(object)
    held = Signal(tuple)
    running_changed = Signal(bool)
    progressed = Signal(int, float)
    reading_changed = Signal(bool)

    def __init__(self, document: Document, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document, self._tasks = document, tasks
        self.session = Session(document)
        self.inputs = Inputs(place=self.session.game.stage.place)
        self.origin = ""
        """Where the synopsis in the field comes from: "", typed, generated, or played."""
        self.model = ModelChoice()
        self.trial: Trial | None = None
        self.rolled: Rolled | None = None
        self.runner = Runner(tasks, self)
        self._send_as: Send | None = None
        self._awake, self._stale = False, True
        self._waiting: list[Callable[[], None]] = []
        self._then: Callable[[Any], None] = self._on_turn
        self._before: tuple[Record, ...] = ()
        self.judging = Judging(self.running_changed.emit)
        self._draft, self._pieces, self._since = "", 0, 0.0
        self._answering: Purpose | None = None
        self._later = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._later.timeout.connect(self.try_soon)
        self._coming: list[str] = []
        self._shown = QTimer(self, singleShot=True, interval=SHOWN_EVERY_MS)
        self._shown.timeout.connect(self._show_coming)
        self.runner.piece.connect(self._on_piece)
        self.runner.asked.connect(self._on_asked)
        self.runner.done.connect(self._on_done)
        self.runner.failed.connect(self._on_failed)
        self.runner.running_changed.connect(self.running_changed)

    # what is set

    def set_present(self, npcs: tuple[str, ...]) -> None:
        """Who is there."""
        self._set(present=tuple(npcs))

    def set_place(self, place: str) -> None:
        """Where it is; "" is nowhere in particular."""
        self._set(place=place or None)

    def set_said(self, said: str) -> None:
        """What the player says or does."""
        self._set(said=said)

    def set_synopsis(self, text: str) -> None:
        """The synopsis as it was typed; blank leaves it to the directors."""
        self.origin = "typed" if text.strip() else ""
        self._set(synopsis=text if text.strip() else None)

    def set_scene(self, text: str) -> None:
        """The scene as it was typed."""
        self._set(scene=text if text.strip() else None)

    def set_check(self, check: Check | None, throw: Throw | None, rolled: Rolled | None) -> None:
        """A check that was rolled."""
        self.rolled = rolled
        self._set(check=check, throw=throw)
        self.reset.emit()

    def set_level(self, level: Level) -> None:
        """How far the contexts are kept apart."""
        self.session.set_level(level)
        self.renew()

    def set_model(self, model: ModelChoice) -> None:
        """The server to ask; the game is directed as it says."""
        self.model = model
        settings, limits = self.session.table.settings, model.limits
        self.session.set_settings(
            replace(
                settings,
                game_director=model.directs,
                review=model.reviews,
                story_budget=limits.story,
                scene_budget=limits.scene,
            )
        )
        self.renew()

    def begin(self, source: Source) -> None:
        """Another game."""
        self.judging.stop()
        self.runner.stop()
        settings: Settings = self.session.table.settings
        before, self.session = self.session, Session(self._document, source)
        self.session.share_words(before)
        self.session.set_settings(settings)
        self.inputs = Inputs(place=self.session.game.stage.place)
        self.origin, self.rolled = "", None
        self.reset.emit()
        self.try_soon()

    def _set(self, **values: Any) -> None:
        self.inputs = replace(self.inputs, **values)
        self.renew()

    # trying out

    def set_awake(self, awake: bool) -> None:
        """Whether anybody looks."""
        self._awake = awake
        if awake and self._stale:
            self.try_soon()

    def renew(self) -> None:
        """What was tried is of something else now."""
        self._stale = True
        if self._awake and not self.busy:
            self._later.start()

    def try_soon(self) -> None:
        """Try the turn out, once the words of the world have been read in another thread."""
        self._when_ready(self.try_now)

    def _when_ready(self, then: Callable[[], None]) -> None:
        if self.session.ready:
            then()
            return
        reading = bool(self._waiting)
        if then not in self._waiting:
            self._waiting.append(then)
        if not reading:
            self._read_words()

    def _read_words(self) -> None:
        world, revision = self._document.world, self._document.world.revision
        self.reading_changed.emit(True)

        def failed(error: Exception) -> None:
            if world.revision != revision:
                self._read_words()
                return
            self._waiting = []
            self.reading_changed.emit(False)
            self.running_changed.emit(False)
            raise error

        self._tasks.run(
            lambda _: Lexicon(world), self._on_words_read, failed=failed, key=_KEY, owner=self
        )

    def _on_words_read(self, lexicon: Lexicon) -> None:
        self.session.take_lexicon(lexicon)
        if not self.session.ready:
            # The world was edited meanwhile.
            self._read_words()
            return
        waiting, self._waiting = self._waiting, []
        self.reading_changed.emit(False)
        for then in waiting:
            then()

    def try_now(self) -> None:
        """Try the turn out, without a model."""
        self._later.stop()
        if self.busy:
            return
        self._stale = False
        try:
            self.trial = self.session.trial(self.inputs)
        except LoremaskError as error:
            self.refused.emit(error)
            return
        self.tried.emit(self.trial)

    # playing

    def play(self) -> None:
        """Play the turn: with the model where one is set, else with what was typed."""
        if self.busy or (self.inputs.empty and not self.model.there):
            return
        unknown = self.session.unknown(self.inputs)
        if unknown:
            self.held.emit(unknown)
            return
        if not self.session.ready:
            # What is played is what stood there when it was asked for.
            self.running_changed.emit(True)
        self._when_ready(self._play)

    def _play(self) -> None:
        try:
            calls, self._before = self.session.begin(self.inputs)
            self._start(calls, self._on_turn)
        except LoremaskError as error:
            self.running_changed.emit(False)
            self.failed.emit(error)

    def ask_synopsis(self) -> None:
        """Ask the Story Director for a synopsis, to be looked at before it is played."""
        if self.busy or not self.model.there:
            return
        unknown = self.session.unknown(self.inputs)
        if unknown:
            self.held.emit(unknown)
            return
        try:
            calls = self.session.synopsis_call(self.inputs)
            self.origin = "generated"
            self._start(calls, self._on_synopsis)
        except LoremaskError as error:
            self.failed.emit(error)

    def run(self, calls: Calls[Any], then: Callable[[Any], None]) -> None:
        """Run calls of an ending; `then` gets what comes of them. Not while a turn is looked at."""
        if self.judging.pending:
            return
        try:
            self._start(calls, then)
        except LoremaskError as error:
            self.failed.emit(error)

    def after_ending(self) -> None:
        """A scene or a session is over: the company goes, the place stays."""
        stage = self.session.game.stage
        self.inputs = replace(self.inputs, place=stage.place or self.inputs.place)
        self.origin = "" if self.origin == "played" else self.origin
        self.reset.emit()
        self.try_now()

    def stop(self) -> None:
        """Stop the model; what it wrote of the scene stays as a draft of the user's."""
        if self._play in self._waiting:
            self._waiting.remove(self._play)
            self.running_changed.emit(False)
        if self.judging.pending:
            self.judging.stop()
            self._keep_draft()
        if self.runner.running:
            self._show_coming()
            self.runner.stop()
            self._keep_draft()

    def _start(self, calls: Calls[Any], then: Callable[[Any], None]) -> None:
        self._then, self._draft, self._pieces = then, "", 0
        self._coming = []
        send = sender(self.model.endpoint()) if self.model.there else None
        self._since = time.monotonic()
        self.runner.start(calls, send)

    def _on_asked(self, call: Call) -> None:
        self._show_coming()
        self._since, self._pieces = time.monotonic(), 0
        if call.purpose is Purpose.SCENE and self._draft:
            self._on_words("\n")
        if call.purpose in (Purpose.SYNOPSIS, Purpose.REWRITE):
            self.synopsis_came.emit("")
        self._answering = call.purpose
        self.called.emit(call)

    def _on_piece(self, text: str) -> None:
        """Pieces are shown together: a fast server sends more of them than a screen has frames."""
        if not self._pieces:
            self._since = time.monotonic()
        self._pieces += 1
        self._coming.append(text)
        if not self._shown.isActive():
            self._shown.start()

    def _show_coming(self) -> None:
        self._shown.stop()
        text, self._coming = "".join(self._coming), []
        if not text:
            return
        if self._answering is Purpose.SCENE:
            self._on_words(text)
        elif self._answering in (Purpose.SYNOPSIS, Purpose.REWRITE):
            self.synopsis_came.emit(text)
        self.progressed.emit(self._pieces, time.monotonic() - self._since)

    def _on_words(self, text: str) -> None:
        self._draft += text
        self.draft_came.emit(text)

    def _on_done(self, result: Any) -> None:
        self._show_coming()
        self._then(result)

    def _on_turn(self, result: TurnResult) -> None:
        """A turn is at its end. One that does not count leaves its scene as a draft."""
        self.judging.put(
            result, lambda counts: self._count(result) if counts else self._keep_draft()
        )

    def _count(self, result: TurnResult) -> None:
        self.session.commit(self._before, result)
        stage = self.session.game.stage
        if directed(result):
            self.origin = "played"
        self.inputs = Inputs(stage.present, stage.place)
        self.rolled = result.rolled
        self.played.emit(result)
        self.reset.emit()
        self.try_now()

    def _on_synopsis(self, reply: str | None) -> None:
        self.inputs = replace(self.inputs, synopsis=reply if reply and reply.strip() else None)
        self.origin = "generated" if self.inputs.synopsis else ""
        self.reset.emit()
        self.try_now()

    def _on_failed(self, error: Exception) -> None:
        self._show_coming()
        self._keep_draft()
        self.failed.emit(error)

    @property
    def before(self) -> tuple[Record, ...]:
        """The records that set the stage for the turn that is played."""
        return self._before

    @property
    def busy(self) -> bool:
        """Whether a turn is on its way: a model is asked, or its lines are looked at."""
        return self.runner.running or self.judging.pending

    def _keep_draft(self) -> None:
        if self._draft.strip():
            self.inputs = replace(self.inputs, scene=self._draft)
        self.reset.emit()
        self.try_now()

    def close(self) -> None:
        """The world is closed."""
        self._later.stop()
        self._shown.stop()
        self._tasks.cancel_key(_KEY)
        self.judging.stop()
        self.runner.stop()


def directed(result: TurnResult) -> bool:
    """Whether a turn had a synopsis, or an answer of the Story Director in which none was found."""
    unread = any(problem.code == "director_no_synopsis" for problem in result.problems)
    return unread or result.reply.synopsis is not None
