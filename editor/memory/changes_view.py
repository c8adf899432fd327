"""Two moments compared: which, and what changed for one NPC or for all."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QFileDialog, QVBoxLayout, QWidget

from core.errors import LoremaskError
from core.memory.compare import Difference, compare
from editor.memory.changes import change_columns, change_rows, summary
from editor.memory.folder import Folder
from editor.memory.grid import GridModel
from editor.memory.grid_view import GridView
from editor.memory.inspected import Inspected
from editor.memory.moments import Choice, choices, source_of, state_at
from editor.memory.surface import on_surface
from editor.memory.tool_row import Combo, ToolRow
from editor.tasks import Tasks, Token
from editor.theme import Theme
from editor.widgets import PlainLabel, icon_button, push_button

_KEY = "memory-moments"


class ChangesView(QWidget):
    """change_chosen(Difference): a row was made current. told(): `note` says something else."""

    change_chosen = Signal(object)
    told = Signal()

    def __init__(self, theme: Theme, tasks: Tasks, language: str) -> None:
        super().__init__()
        self._tasks, self._language = tasks, language
        self._inspected: Inspected | None = None
        self._npc = ""
        self._folder: Folder | None = None
        self._extra: tuple[Path, ...] = ()
        self._choices: list[Choice] = []
        self._found: tuple[Difference, ...] = ()
        self._shown: tuple[Difference, ...] = ()
        self.note = ""
        self.before, self.after = Combo(self.tr("Before")), Combo(self.tr("After"))
        self.swap = icon_button(theme, "replace", self.tr("Swap before and after"))
        self.choose = push_button(theme, self.tr("Other save…"), "folder", compact=True)
        self.only = QCheckBox(self.tr("Only this NPC"))
        self.model = GridModel(change_columns(), self)
        self.grid = GridView(theme, self.model, self.tr("Changes"))
        self._lay_out(theme)
        self._connect()

    def _lay_out(self, theme: Theme) -> None:
        on_surface(self)
        bar = ToolRow(theme)
        bar.line.addWidget(self.before, 2)
        bar.line.addWidget(PlainLabel(theme, "→", colour="text_muted"))
        bar.line.addWidget(self.after, 2)
        for part in (self.swap, self.choose, self.only):
            bar.line.addWidget(part)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(bar)
        column.addWidget(self.grid, 1)

    def _connect(self) -> None:
        self.before.activated.connect(self.compare_now)
        self.after.activated.connect(self.compare_now)
        self.swap.clicked.connect(self._on_swap)
        self.choose.clicked.connect(self.choose_save)
        self.only.toggled.connect(self._show_rows)
        self.grid.row_chosen.connect(self._on_row)

    # what can be compared

    def show_save(self, inspected: Inspected) -> None:
        """Another memory; what was chosen stays where it is still there."""
        other = self._inspected is None or self._inspected.opened.path != inspected.opened.path
        self._inspected = inspected
        if other:
            self._folder, self._extra, self._found = None, (), ()
        self._offer()
        if self.compared or (not other and self._found):
            self.compare_now()
        else:
            self._show_rows()

    def show_folder(self, folder: Folder) -> None:
        """The saves beside it are known: offer them, and compare with the one before."""
        first = self._folder is None and not self.compared
        self._folder = folder
        self._offer()
        if first:
            self._choose_before()
        if self.compared:
            self.compare_now()

    def show_npc(self, npc: str) -> None:
        """Another NPC is looked at."""
        self._npc = npc
        self._show_rows()

    def add_save(self, path: Path) -> None:
        """Compare a save with this one."""
        if self._inspected is None:
            return
        self._extra = (*self._extra, path)
        self._offer()
        self.set_moments(self._at(path), 0)

    def set_moments(self, before: int, after: int) -> None:
        """Compare two of the choices, by their places."""
        self.before.setCurrentIndex(before)
        self.after.setCurrentIndex(after)
        self.compare_now()

    def choose_save(self) -> None:
        """Ask for a save to compare this one with."""
        if self._inspected is None:
            return
        start = self._inspected.opened.path.parent
        found, _ = QFileDialog.getOpenFileName(
            self, self.tr("Compare with"), str(start), self.tr("All files (*)")
        )
        if found:
            self.add_save(Path(found))

    @property
    def compared(self) -> bool:
        """Whether two moments are chosen."""
        return self.before.currentIndex() >= 0 and self.after.currentIndex() >= 0

    @property
    def found(self) -> tuple[Difference, ...]:
        """All that differs between the two, of all NPCs."""
        return self._found

    def _offer(self) -> None:
        assert self._inspected is not None
        chosen = [self._chosen(box) for box in (self.before, self.after)]
        self._choices = choices(self._inspected, self._folder, self._extra)
        items = [(choice.title, None) for choice in self._choices]
        for box, was, default in ((self.before, chosen[0], -1), (self.after, chosen[1], 0)):
            box.set_items(items, self._again(was, default))

    def _chosen(self, box: Combo) -> Choice | None:
        at = box.currentIndex()
        return self._choices[at] if 0 <= at < len(self._choices) else None

    def _again(self, was: Choice | None, default: int) -> int:
        if was is None:
            return default
        same = (
            at
            for at, choice in enumerate(self._choices)
            if (choice.kind, choice.path) == (was.kind, was.path)
            and (choice.kind != "trace" or choice.turn == was.turn)
        )
        return next(same, default)

    def _at(self, path: Path) -> int:
        return next((at for at, c in enumerate(self._choices) if c.path == path), -1)

    def _choose_before(self) -> None:
        """The latest save of the folder that is older than this one."""
        assert self._inspected is not None
        now = self._inspected.state.turn
        older = [
            (choice.turn, at)
            for at, choice in enumerate(self._choices)
            if choice.kind == "file" and choice.turn is not None and choice.turn < now
        ]
        self.before.setCurrentIndex(max(older)[1] if older else -1)

    def _on_swap(self) -> None:
        before, after = self.before.currentIndex(), self.after.currentIndex()
        self.set_moments(after, before)

    # comparing

    def compare_now(self) -> None:
        """Read both moments beside the interface and compare them."""
        one, other = self._chosen(self.before), self._chosen(self.after)
        if self._inspected is None or one is None or other is None:
            self._show_rows()
            return
        source = source_of(self._inspected)

        def work(token: Token) -> tuple[Difference, ...]:
            first = state_at(one, source)
            token.check()
            return compare(first, state_at(other, source))

        self._say(self.tr("comparing …"))
        self._tasks.run(work, self._on_compared, failed=self._on_failed, key=_KEY, owner=self)

    def _on_compared(self, found: tuple[Difference, ...]) -> None:
        self._found = found
        self._show_rows()

    def _on_failed(self, error: Exception) -> None:
        if not isinstance(error, LoremaskError):
            raise error
        self._found = ()
        self._show_rows()
        self._say(error.message(self._language))

    def _show_rows(self) -> None:
        if self._inspected is None:
            return
        names = self._inspected.names
        npcs = {self._npc, names.renamed.get(self._npc, self._npc)}
        only = self.only.isChecked()
        self._shown = tuple(f for f in self._found if not only or f.npc in npcs)
        self.model.set_rows(change_rows(self._shown, names))
        words = summary(self._shown) if self.compared else self.tr("Choose two moments.")
        self._say(words)

    def _say(self, words: str) -> None:
        self.note = words
        self.told.emit()

    def _on_row(self, key: object) -> None:
        if isinstance(key, int) and key < len(self._shown):
            self.change_chosen.emit(self._shown[key])

    def stop(self) -> None:
        """Compare nothing any more."""
        self._tasks.cancel_key(_KEY)
