"""An entry split into linked entries: the proposal is looked at and changed first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from core.refactor.splitting import Part, check_split, propose_split, split_edit
from editor.labels import shortened
from editor.theme import Theme
from editor.tools.dialog import ToolDialog
from editor.tools.part_editor import PartEditor
from editor.widgets import Slices

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
        self.editors: list[PartEditor] = []
        self._parts = QVBoxLayout()
        self._slices = Slices(self)
        self._slices.ended.connect(self._on_made)
        self.finished.connect(self._slices.stop)
        self._lay_out()
        self.open_sized(600, 560)
        self.accept_button.setEnabled(False)
        self._slices.run(self._make(propose_split(self._world, handle)))
        if self.editors:
            self.editors[0].id.setFocus()
        document.changed.connect(self._on_changed)

    def _on_changed(self) -> None:
        """The parts are those of a text that another program may just have replaced."""
        now = self._world.records_by_handle.get(self._handle)
        if self.isVisible() and not self._pushing and (now is None or now.raw != self._raw):
            self.be_overtaken()

    @property
    def counting(self) -> bool:
        return self._slices.busy

    def _make(self, parts: Sequence[Part]) -> Iterator[None]:
        """Make the fields of one part after the other: there may be very many."""
        for at, part in enumerate(parts):
            editor = PartEditor(self.theme, part, self._title(at))
            self.editors.append(editor)
            self._parts.addWidget(editor)
            yield

    def _on_made(self) -> None:
        for editor in self.editors:
            editor.changed.connect(self._check)
        self._go_through_in_order()
        self._check()

    def _go_through_in_order(self) -> None:
        """The buttons come after the fields, some of which were made after them."""
        for button in (self.accept_button, self._cancel):
            last = self.previousInFocusChain()
            if last is not None and last is not button:
                self.setTabOrder(last, button)

    def _title(self, at: int) -> str:
        if at == 0:
            return self.tr("It keeps its place, its id and its cases")
        return self.tr("A new entry after it")

    def _lay_out(self) -> None:
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        self._parts.setSpacing(8)
        column.addLayout(self._parts)
        column.addStretch(1)
        area = QScrollArea()
        area.setWidget(holder)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.body.addWidget(area, 1)
        self.accept_button = self.add_accept(self.tr("&Split"), "split")
        self._cancel = self.add_close()

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
        if self.counting:
            return
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
