"""What is sent to the model, to the letter, before anything is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from core.directors.calls import Call, Purpose
from core.world.world import World
from editor.scene import words
from editor.scene.words import npc_name, say
from editor.theme import Theme
from editor.widgets import PlainLabel


class SentDialog(QDialog):
    """One call at a time: its messages as they would go out."""

    def __init__(
        self,
        theme: Theme,
        world: World,
        calls: Sequence[Call],
        where: str,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._calls = tuple(calls)
        title = self.tr("What is sent to the model")
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        target = self.tr("To {where}.").format(where=where)
        nowhere = self.tr("No server is set: nothing is sent.")
        later = self.tr("What a later call holds depends on the answers before it.")
        lead = f"{target if where else nowhere} {later}"
        self.note = PlainLabel(theme, lead, role="small", colour="text_muted", wrap=True)
        self.which = QComboBox()
        self.which.setAccessibleName(self.tr("Call"))
        for call in self._calls:
            self.which.addItem(self._name(world, call))
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setFont(theme.look.font("fixed"))
        self.text.setAccessibleName(self.tr("The messages, to the letter"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        for widget in (self.note, self.which, self.text, buttons):
            column.addWidget(widget)
        self.resize(theme.look.stretched(720), theme.look.stretched(520))
        self.which.currentIndexChanged.connect(self._show)
        self._show(0)

    def _name(self, world: World, call: Call) -> str:
        titles = {
            Purpose.RULING: self.tr("Game Director"),
            Purpose.SYNOPSIS: self.tr("Story Director: synopsis"),
            Purpose.REWRITE: self.tr("Story Director: rewrite"),
            Purpose.REVIEW: self.tr("Story Director: review"),
            Purpose.MEMORY: self.tr("Memory"),
            Purpose.SHEET: self.tr("Addition to a sheet"),
        }
        if call.purpose in titles:
            return titles[call.purpose]
        context = call.context
        who = npc_name(world, context.npc) if context.npc else ""
        if not who:
            names = words.joined(npc_name(world, npc) for npc in context.readers)
            who = names or say(words.NARRATOR)
        return self.tr("Scene Director: {who}").format(who=who)

    def _show(self, at: int) -> None:
        if 0 <= at < len(self._calls):
            parts = (f"[{role}]\n{text}" for role, text in self._calls[at].messages)
            self.text.setPlainText("\n\n".join(parts))
