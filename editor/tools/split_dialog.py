"""An entry split into linked entries: the proposal is looked at and changed first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from core.refactor.splitting import Part, check_split, propose_split, split_edit
from editor.labels import shortened
from editor.theme import Theme
from editor.tools.dialog import ToolDialog
from editor.tools.part_editor import PartEditor

if TYPE_CHECKING:
    from editor.document import Document


class SplitDialog(ToolDialog):
    """Asks for the parts of one entry, and splits it when it is accepted."""

    def __init__(
        self, theme: Theme, document: Document, handle: int, language: str, parent: QWidget
    ) -> None:
        record = document.world.record(handle)
        words = self.tr("Split “{id}”").format(id=shortened(record.id))
        super().__init__(theme, self.tr("Split the entry"), language, parent, heading=words)
        self._document, self._world, self._handle = document, document.world, handle
        self._raw, self._pushing = record.raw, False
        self.editors = [
            PartEditor(theme, part, self._title(at, part))
            for at, part in enumerate(propose_split(self._world, handle))
        ]
        self._lay_out()
        self.open_sized(600, 560)
        self._check()
        document.changed.connect(self._on_changed)

    def _on_changed(self) -> None:
        """The parts are those of a text that another program may just have replaced."""
        now = self._world.records_by_handle.get(self._handle)
        if self.isVisible() and not self._pushing and (now is None or now.raw != self._raw):
            self.be_overtaken()

    def _title(self, at: int, part: Part) -> str:
        if at == 0:
            return self.tr("It keeps its place, its id and its cases")
        return self.tr("A new entry after it")

    def _lay_out(self) -> None:
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for editor in self.editors:
            editor.changed.connect(self._check)
            column.addWidget(editor)
        column.addStretch(1)
        area = QScrollArea()
        area.setWidget(holder)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.body.addWidget(area, 1)
        self.accept_button = self.add_accept(self.tr("&Split"), "split")
        self.add_close()

    def parts(self) -> list[Part]:
        """The parts as they are now."""
        return [editor.part() for editor in self.editors]

    def _check(self) -> None:
        notices = check_split(self._world, self._handle, self.parts())
        self.notices.show_notices(notices)
        self.accept_button.setEnabled(not any(n.severity == "error" for n in notices))
        total = sum(len(part.text) for part in self.parts())
        was = len(getattr(self._world.data(self._handle), "text", ""))
        words = self.tr("{total} characters in {count} parts, {was} before")
        self.said.setText(words.format(total=total, count=len(self.editors), was=was))

    def accept(self) -> None:
        parts = self.parts()
        notices = check_split(self._world, self._handle, parts)
        if any(n.severity == "error" for n in notices):
            self._check()
            return
        self._document.end_typing()
        self._pushing = True
        if self._document.push(split_edit(self._world, self._handle, parts)):
            super().accept()
        self._pushing = False
