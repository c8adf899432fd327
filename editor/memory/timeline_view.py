"""The saves of a folder by turn, and since when one NPC knows each fact."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QModelIndex, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from core.memory.timeline import Appearance, Timeline
from editor.memory.folder import Folder
from editor.memory.grid import Cell, Column, GridModel, Row
from editor.memory.grid_view import GridView
from editor.memory.inspected import Inspected
from editor.memory.surface import on_surface
from editor.theme import Theme
from editor.widgets import Splitter


class TimelineView(QWidget):
    """open_requested(Path): Enter or a double click on a save. told(): `note` is another."""

    open_requested = Signal(object)
    told = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._inspected: Inspected | None = None
        self._npc = ""
        self.folder: Folder | None = None
        self.note = ""
        self.saves_model = GridModel(_save_columns(), self)
        self.facts_model = GridModel(_fact_columns(), self)
        self.saves = GridView(theme, self.saves_model, self.tr("Saves by turn"))
        self.facts = GridView(theme, self.facts_model, self.tr("Since when"))
        on_surface(self)
        split = Splitter(theme)
        split.add(self.saves, stretch=True)
        split.add(self.facts, stretch=True)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(split)
        self.saves.activated.connect(self._on_activated)

    def show_save(self, inspected: Inspected) -> None:
        """Another memory; its folder is read anew when it is another one."""
        before, self._inspected = self._inspected, inspected
        if before is None or before.opened.path.parent != inspected.opened.path.parent:
            self.folder = None
        self._show()

    def show_progress(self, done: int, total: int) -> None:
        """How far reading the folder is."""
        self._say(self.tr("reading {done} of {total} files …").format(done=done, total=total))

    def show_folder(self, folder: Folder) -> None:
        """The saves of the folder are read."""
        self.folder = folder
        self._show()

    def show_npc(self, npc: str) -> None:
        """Since when this NPC knows what."""
        self._npc = npc
        self._show()

    def _show(self) -> None:
        folder, inspected = self.folder, self._inspected
        if folder is None or inspected is None:
            self.saves_model.set_rows(())
            self.facts_model.set_rows(())
            return
        here = folder.place_of(inspected.opened.path)
        self.saves_model.set_rows(_save_rows(folder, here))
        self.saves.select_key(here)
        npc = inspected.names.renamed.get(self._npc, self._npc)
        line = folder.timeline
        self.facts_model.set_rows([_fact_row(at, a, line) for at, a in enumerate(line.of(npc))])
        self._say(self._summary(folder, inspected.names.npc(self._npc)))

    def _summary(self, folder: Folder, npc: str) -> str:
        words = self.tr("{n} saves · since when {npc} knows what")
        words = words.format(n=len(folder.paths), npc=npc)
        if folder.unread:
            words += " · " + self.tr("{n} files hold no memory").format(n=folder.unread)
        if folder.passed_over:
            words += " · " + self.tr("{n} files not read").format(n=folder.passed_over)
        return words

    def _say(self, words: str) -> None:
        self.note = words
        self.told.emit()

    def _on_activated(self, index: QModelIndex) -> None:
        key = self.saves_model.key_at(index.row())
        if self.folder is not None and isinstance(key, int):
            path: Path = self.folder.paths[key]
            self.open_requested.emit(path)


def _save_columns() -> tuple[Column, ...]:
    return (
        Column("turn", QCoreApplication.translate("Memory", "Turn"), 44, right=True),
        Column("save", QCoreApplication.translate("Memory", "Save"), least=120),
        Column("npcs", QCoreApplication.translate("Memory", "NPCs"), 44, right=True),
        Column("facts", QCoreApplication.translate("Memory", "Facts"), 46, right=True),
        Column("new", QCoreApplication.translate("Memory", "New"), 40, right=True),
        Column("gone", QCoreApplication.translate("Memory", "Gone"), 42, right=True),
    )


def _fact_columns() -> tuple[Column, ...]:
    return (
        Column("first", QCoreApplication.translate("Memory", "Since turn"), 64, right=True),
        Column("fact", QCoreApplication.translate("Memory", "Fact"), least=140),
        Column("learnt", QCoreApplication.translate("Memory", "Learnt"), 50, right=True),
        Column("last", QCoreApplication.translate("Memory", "Until turn"), 64, right=True),
    )


def _save_rows(folder: Folder, here: int | None) -> list[Row]:
    rows = []
    for at, moment in enumerate(folder.timeline.moments):
        new, gone = folder.timeline.new_at(at), folder.timeline.gone_at(at)
        numbers = (moment.npcs, moment.fact_count, new, gone)
        tip = QCoreApplication.translate("Memory", "Enter opens {name}").format(name=moment.name)
        cells = (
            Cell(str(moment.turn)),
            Cell(moment.name, tip=tip, icon="eye" if at == here else ""),
            *(Cell(str(n), ink="text" if n else "text_muted") for n in numbers),
        )
        rows.append(Row(at, cells, (moment.turn, moment.name, *numbers)))
    return rows


def _fact_row(at: int, seen: Appearance, line: Timeline) -> Row:
    first, last = line.moments[seen.first], line.moments[seen.last]
    stays = seen.last == len(line.moments) - 1
    since = QCoreApplication.translate("Memory", "first in {name}").format(name=first.name)
    until = QCoreApplication.translate("Memory", "last in {name}").format(name=last.name)
    ink = "text" if stays else "text_muted"
    cells = (
        Cell(str(first.turn), tip=since, spoken=since),
        Cell(seen.text, tip=seen.text, ink=ink, struck=not stays),
        Cell(str(seen.turn), ink="text_muted"),
        Cell("" if stays else str(last.turn), tip=until, spoken=until, ink=ink),
    )
    return Row(at, cells, (seen.first, seen.text.casefold(), seen.turn, seen.last))
