"""What stays when a scene, or a session, is over: looked at before it counts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from core.directors.endings import Addition
from core.world.world import World
from editor.scene.lines import LineList, ShortLine
from editor.scene.words import npc_name
from editor.theme import Theme
from editor.widgets import PlainLabel
from editor.widgets.row_list import opens


class _EndDialog(QDialog):
    """Words over a body over two buttons."""

    def __init__(self, theme: Theme, title: str, reason: str, action: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.reason = PlainLabel(theme, reason, role="small", colour="text_muted", wrap=True)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.accept_button = self.buttons.addButton(action, QDialogButtonBox.ButtonRole.AcceptRole)
        self.accept_button.setProperty("primary", True)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(16, 16, 16, 12)
        self.column.setSpacing(8)
        self.column.addWidget(self.reason)
        self.resize(theme.look.stretched(620), theme.look.stretched(380))

    def finish(self, body: QWidget) -> None:
        """Put the body over the buttons; Enter takes the first of them."""
        self.column.addWidget(body, 1)
        self.column.addWidget(self.buttons)
        self.accept_button.setDefault(True)


class _Memories(LineList):
    """Leaves Enter to the dialog: there is nothing to open in here."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if opens(event):
            event.ignore()
        else:
            super().keyPressEvent(event)


class MemoriesDialog(_EndDialog):
    """Which memory each NPC keeps of the scene."""

    def __init__(
        self, theme: Theme, world: World, memories: Mapping[str, str], parent: QWidget
    ) -> None:
        super().__init__(
            theme,
            self.tr("End scene"),
            self.tr("Each keeps only what it perceived. The world’s files stay as they are."),
            self.tr("&End scene"),
            parent,
        )
        self.list = _Memories(theme, self.tr("Memories"), wraps=True, head_width=110)
        rows = [ShortLine(text, npc_name(world, npc)) for npc, text in memories.items()]
        if not rows:
            rows = [ShortLine(self.tr("Nobody was there: nothing is kept."))]
        self.list.lines.set_rows(rows)
        self.finish(self.list)


class SheetsDialog(_EndDialog):
    """What the session adds to each sheet in the save, as a diff; ticked ones are taken."""

    def __init__(
        self, theme: Theme, world: World, additions: Sequence[Addition], parent: QWidget
    ) -> None:
        super().__init__(
            theme,
            self.tr("End session"),
            self.tr("Added to the sheets in the save. The world’s files stay as they are."),
            self.tr("&End session"),
            parent,
        )
        self.boxes: dict[str, QCheckBox] = {}
        body = QWidget()
        rows = QVBoxLayout(body)
        rows.setContentsMargins(0, 0, 0, 0)
        for addition in additions:
            self._add(rows, npc_name(world, addition.npc), addition)
        if not additions:
            words = self.tr("Nobody took part: nothing is added.")
            rows.addWidget(PlainLabel(theme, words))
        rows.addStretch(1)
        area = QScrollArea()
        area.setWidget(body)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.finish(area)

    def accepted_npcs(self) -> tuple[str, ...]:
        """Whose additions are taken."""
        return tuple(npc for npc, box in self.boxes.items() if box.isChecked())

    def _add(self, rows: QVBoxLayout, name: str, addition: Addition) -> None:
        rows.addWidget(PlainLabel(self._theme, name, role="strong"))
        for line in addition.diff:
            if line.startswith("+ "):
                self._add_line(rows, name, addition.npc, line)
            else:
                rows.addWidget(self._line(line, "text_muted"))
        if not addition.cleared.first.clean:
            words = self.tr("The gate kept something back that {name} does not know.")
            rows.addWidget(self._line(words.format(name=name), "severity.warning.ink"))

    def _add_line(self, rows: QVBoxLayout, name: str, npc: str, line: str) -> None:
        box = QCheckBox(self.tr("Take this line"))
        box.setChecked(True)
        words = self.tr("Add to the sheet of {name}: {text}")
        box.setAccessibleName(words.format(name=name, text=line[2:]))
        self.boxes[npc] = box
        rows.addWidget(self._line(line, "severity.ok.ink"))
        rows.addWidget(box)

    def _line(self, text: str, colour: str) -> PlainLabel:
        return PlainLabel(self._theme, text, role="small", colour=colour, wrap=True)
