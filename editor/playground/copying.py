"""A question as a command line, and its answer as the command line's JSON."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from core.model.state import DEFAULT_K
from core.world.world import World
from editor.document import Document
from editor.playground import words
from editor.playground.asking import Answer, Asker
from editor.playground.list_view import AnswerList
from editor.playground.rows import Showing
from editor.playground.try_out import TryOut
from editor.workspace import Services


class Copies(QObject):
    """Puts the question and its answer on the clipboard, as they are shown."""

    def __init__(
        self,
        services: Services,
        document: Document,
        asker: Asker,
        try_out: TryOut,
        rows: AnswerList,
    ) -> None:
        super().__init__(rows)
        self._shell, self._document, self._asker = services.shell, document, asker
        self._try_out, self._rows = try_out, rows
        self.showing = Showing()

    def row(self) -> None:
        """The row as it is drawn: a masked one without its text, unless it is lifted."""
        row = self._rows.current_row()
        if row is not None:
            QGuiApplication.clipboard().setText(row.spoken())

    def command(self) -> None:
        """The question as a command line."""
        answer = self._asker.answer
        QGuiApplication.clipboard().setText(as_command(self._document.path, answer))
        said = self.tr("Command line copied")
        if answer.state.learnt.get(answer.state.npc or ""):
            said = self.tr("Command line copied, without what was learnt in the game")
        self._shell.status_message.emit(said)

    def json(self) -> None:
        """The answer as JSON."""
        text = as_json(self._document.world, self._asker.answer, self.showing)
        QGuiApplication.clipboard().setText(text)
        self._shell.status_message.emit(self.tr("JSON copied"))

    def context(self) -> None:
        """The exact context."""
        if not self._asker.held:
            self._try_out.maker.now()
            self._try_out.context.copy_text()


def as_command(world_path: Path, answer: Answer) -> str:
    """The shell command that asks the same; what an NPC has learnt is not in it."""
    state = answer.state
    options: list[str] = []
    for option, value in (("--npc", state.npc), ("--place", state.place)):
        options += [f"{option}={value}"] if value and value.startswith("-") else []
        options += [option, value] if value and not value.startswith("-") else []
    if state.k != DEFAULT_K:
        options += ["--k", str(state.k)]
    if state.profile != "lexical":
        options += ["--profile", state.profile]
    for quest in sorted(state.quests):
        options += [f"--quest={quest}"] if quest.startswith("-") else ["--quest", quest]
    asked = [str(world_path), answer.query]
    if any(text.startswith("-") for text in asked):
        return shlex.join(["loremask", "query", *options, "--", *asked])
    return shlex.join(["loremask", "query", *asked, *options])


def as_json(world: World, answer: Answer, showing: Showing) -> str:
    """What `loremask query --json` prints: a masked entry's text is never in it."""
    from core.cli.options import ENVELOPE
    from core.retrieval.as_json import answer_json

    explained = answer.explanation
    content = answer_json(world, explained.results, explained.masked)
    if showing.hide_ids and not showing.lifted:
        masked = content["masked"]
        assert isinstance(masked, list)
        content["masked"] = [
            {**row, "id": words.masked_label(number)} for number, row in enumerate(masked, 1)
        ]
    return json.dumps({"loremask": ENVELOPE, **content}, ensure_ascii=False, indent=2)
