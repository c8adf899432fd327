"""Findings over builds: files of answers side by side, their rates plotted and compared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from core.errors import LoremaskError
from core.grounding import Checker
from core.grounding.builds import KINDS
from editor.document import Document
from editor.memory.builds import ALL, Build, BuildReader, Group, compared, groups_of
from editor.memory.builds_plot import RatePlot
from editor.memory.builds_rows import (
    build_columns,
    build_rows,
    group_words,
    kind_words,
    points,
    shift_columns,
    shift_rows,
)
from editor.memory.grid import GridModel
from editor.memory.grid_view import GridView
from editor.memory.surface import on_surface
from editor.memory.tool_row import Combo, ToolRow
from editor.tasks import Token
from editor.widgets import LineEdit, PlainLabel, Splitter, icon_button, push_button
from editor.workspace import Services

KEY = "memory-builds"
Named = tuple[str, str]
"""A file and what it is called."""


class BuildsDialog(QDialog):
    """builds_changed(object): the files and names that are to be remembered."""

    builds_changed = Signal(object)

    def __init__(
        self, services: Services, document: Document, kept: Sequence[Named], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._services, self._theme = services, services.theme
        self._reader = BuildReader(document.world, document.retriever, Checker(document.world))
        self._folder = document.path if document.path.is_dir() else document.path.parent
        self.builds: list[Build] = []
        self._reading: list[Named] = []
        self._fresh = True
        self.setWindowTitle(self.tr("Findings over builds"))
        self.setAccessibleName(self.windowTitle())
        self._make_parts()
        self._lay_out()
        self._connect()
        self._show()
        self.read(kept)

    # layout

    def _make_parts(self) -> None:
        theme = self._theme
        self.add = push_button(theme, self.tr("&Add files…"), "plus", primary=True)
        self.name = LineEdit(self.tr("Name of the build"))
        self.name.setPlaceholderText(self.tr("Name of the build"))
        self.earlier = icon_button(theme, "arrow_up", self.tr("Move the build up"))
        self.later = icon_button(theme, "arrow_down", self.tr("Move the build down"))
        self.remove = icon_button(theme, "trash", self.tr("Take the build off the list"))
        self.kinds, self.groups = Combo(self.tr("Finding")), Combo(self.tr("Answers of"))
        self.kinds.set_items([(kind_words(kind), kind) for kind in KINDS], len(KINDS) - 1)
        self.plot = RatePlot(theme, self.tr("Rate over builds"))
        self.model = GridModel(build_columns(), self)
        self.table = GridView(theme, self.model, self.tr("Builds"))
        self.before, self.after = Combo(self.tr("Before")), Combo(self.tr("After"))
        self.shift_model = GridModel(shift_columns(), self)
        self.shifts = GridView(theme, self.shift_model, self.tr("Two builds compared"))
        self.message = PlainLabel(theme, "", role="small", colour="text_muted", wrap=True)

    def _lay_out(self) -> None:
        theme = self._theme
        on_surface(self)
        top = ToolRow(theme)
        top.line.addWidget(self.add)
        top.line.addWidget(self.kinds, 1)
        top.line.addWidget(self.groups, 1)
        top.line.addStretch(1)
        top.line.addWidget(self.name, 1)
        for part in (self.earlier, self.later, self.remove):
            top.line.addWidget(part)
        two = ToolRow(theme)
        two.line.addWidget(PlainLabel(theme, self.tr("Compare"), role="strong"))
        two.line.addWidget(self.before, 1)
        two.line.addWidget(PlainLabel(theme, "→", colour="text_muted"))
        two.line.addWidget(self.after, 1)
        two.line.addStretch(1)
        lower = QWidget()
        below = QVBoxLayout(lower)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(0)
        below.addWidget(two)
        below.addWidget(self.shifts, 1)
        self.split = Splitter(theme, Qt.Orientation.Vertical)
        for half in (self.plot, self.table, lower):
            self.split.add(half, stretch=True)
        foot = QHBoxLayout()
        foot.setContentsMargins(12, 6, 12, 8)
        foot.addWidget(self.message, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(top)
        column.addWidget(self.split, 1)
        column.addLayout(foot)
        self.resize(theme.look.stretched(960), theme.look.stretched(680))

    def _connect(self) -> None:
        self.add.clicked.connect(self.choose_files)
        self.remove.clicked.connect(self._on_remove)
        self.earlier.clicked.connect(self._on_earlier)
        self.later.clicked.connect(self._on_later)
        self.name.text_edited.connect(self._on_named)
        self.kinds.activated.connect(self._show_rates)
        self.groups.activated.connect(self._show_rates)
        self.before.activated.connect(self._show_shifts)
        self.after.activated.connect(self._show_shifts)
        self.plot.chosen.connect(self._on_plot)
        self.table.row_chosen.connect(self._on_row)

    # reading

    def choose_files(self) -> None:
        """Ask for files of answers or of rates, and add them."""
        kinds = self.tr("Answers or rates (*.jsonl *.json);;All files (*)")
        title = self.tr("Answers of a build")
        found, _ = QFileDialog.getOpenFileNames(self, title, str(self._folder), kinds)
        if found:
            self._folder = Path(found[0]).parent
            self.read([(path, Path(path).stem) for path in sorted(found)])

    def read(self, files: Sequence[Named]) -> None:
        """Read files beside the interface and add them; those of before are read with them."""
        self._reading += [each for each in files if each not in self._reading]
        wanted, reader = tuple(self._reading), self._reader
        if not wanted:
            return
        self._say(self.tr("Reading {n} files …").format(n=len(wanted)))

        def work(token: Token) -> list[tuple[Named, Build | LoremaskError]]:
            done = []
            for at, (path, name) in enumerate(wanted):
                token.progress(at, len(wanted))
                done.append(((path, name), _read(reader, path, name, token)))
            return done

        self._services.tasks.run(work, self._on_read, key=KEY, owner=self)

    def _on_read(self, found: list[tuple[Named, Build | LoremaskError]]) -> None:
        self._reading.clear()
        self._fresh = True
        language = self._services.language
        for (path, name), read in found:
            trouble = read.message(language) if isinstance(read, LoremaskError) else ""
            build = (
                Build(Path(path), name, (), trouble) if isinstance(read, LoremaskError) else read
            )
            same = [at for at, known in enumerate(self.builds) if known.path == build.path]
            if same:
                self.builds[same[0]] = build
            else:
                self.builds.append(build)
        sound = [at for at, build in enumerate(self.builds) if build.rates]
        self._show(sound[-1] if sound else len(self.builds) - 1)
        self._tell()

    # what is shown

    @property
    def kind(self) -> str:
        """The kind of finding that is plotted."""
        return str(self.kinds.currentData())

    @property
    def group(self) -> Group:
        """Whose answers are plotted."""
        found = self.groups.currentData()
        return ALL if found is None else (found[0], found[1])

    @property
    def current(self) -> int:
        """The place of the build that is looked at; -1 without one."""
        return self.plot.current

    def _show(self, at: int = -1) -> None:
        group = self.group
        groups = groups_of(self.builds)
        items = [(group_words(each), list(each)) for each in groups]
        self.groups.set_items(items, groups.index(group) if group in groups else 0)
        self._offer_pairs()
        self._show_rates(at=at)
        self._show_shifts()

    def _offer_pairs(self) -> None:
        """The builds that could be read; what was chosen stays, else the latest two."""
        sound = [(build.name, str(build.path)) for build in self.builds if build.rates]
        paths, last = [path for _, path in sound], len(sound) - 1
        for combo, usual in ((self.before, max(0, last - 1)), (self.after, last)):
            known = combo.currentData()
            chosen = paths.index(known) if known in paths and not self._fresh else usual
            combo.set_items(sound, chosen if sound else -1)
        self._fresh = False

    def _show_rates(self, *_: object, at: int | None = None) -> None:
        at = self.current if at is None else at
        self.plot.show_points(points(self.builds, self.kind, self.group), at)
        self.model.set_rows(build_rows(self.builds, self.kind, self.group))
        self.table.select_key(at if at >= 0 else None)
        self._show_current()

    def _show_current(self) -> None:
        at = self.current
        build = self.builds[at] if at >= 0 else None
        self.name.set_text_silently(build.name if build is not None else "")
        for part in (self.name, self.remove):
            part.setEnabled(build is not None)
        self.earlier.setEnabled(at > 0)
        self.later.setEnabled(0 <= at < len(self.builds) - 1)
        if build is not None and build.trouble:
            self._say(build.trouble, "severity.error.ink")
        elif not self.builds:
            self._say(
                self.tr(
                    "Add a file for each build: its answers, one in a line as JSON, "
                    "or what “loremask verify --batch … --rates --json” printed."
                )
            )
        else:
            self._say(self.tr("A heuristic: single findings may be wrong, rates are the signal."))

    def _show_shifts(self, *_: object) -> None:
        by_path = {str(build.path): build for build in self.builds}
        one, other = by_path.get(self.before.currentData()), by_path.get(self.after.currentData())
        pair = one is not None and other is not None and one is not other
        self.shift_model.set_rows(shift_rows(compared(one, other)) if pair else ())  # type: ignore[arg-type]

    def _say(self, words: str, colour: str = "text_muted") -> None:
        self.message.set_colour(colour)
        self.message.setText(words)
        self.message.setAccessibleName(words)

    # what the user does

    def _on_plot(self, at: int) -> None:
        self.table.select_key(at)
        self._show_current()

    def _on_row(self, key: object) -> None:
        if isinstance(key, int):
            self.plot.show_points(self.plot.points, key)
            self._show_current()

    def _on_named(self, name: str) -> None:
        at = self.current
        if at >= 0 and name.strip():
            self.builds[at] = replace(self.builds[at], name=name.strip())
            self._show(at)
            self._tell()

    def _on_remove(self) -> None:
        at = self.current
        if at >= 0:
            del self.builds[at]
            self._show(min(at, len(self.builds) - 1))
            self._tell()

    def _on_earlier(self) -> None:
        self._move(-1)

    def _on_later(self) -> None:
        self._move(1)

    def _move(self, by: int) -> None:
        at, to = self.current, self.current + by
        if 0 <= at < len(self.builds) and 0 <= to < len(self.builds):
            self.builds[at], self.builds[to] = self.builds[to], self.builds[at]
            self._show(to)
            self._tell()

    def _tell(self) -> None:
        self.builds_changed.emit(tuple((str(b.path), b.name) for b in self.builds))

    def done(self, result: int) -> None:
        self._services.tasks.cancel_key(KEY)
        super().done(result)


def _read(reader: BuildReader, path: str, name: str, token: Token) -> Build | LoremaskError:
    try:
        return reader.read(Path(path), name, token.check)
    except LoremaskError as error:
        return error
