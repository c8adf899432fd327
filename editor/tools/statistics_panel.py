"""Counts of the open world, what no case retrieves, and their export as a page."""

from __future__ import annotations

from operator import attrgetter
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QFileDialog, QScrollArea, QTabWidget, QVBoxLayout, QWidget

from core.errors import LoremaskError
from core.files.atomic import write_files
from core.messages import render
from core.refactor.report import bin_words, html_report
from core.refactor.statistics import Coverage, Statistics, statistics
from editor.figures import grouped
from editor.theme import Theme
from editor.tools.aside import Aside
from editor.tools.bar_list import BarList
from editor.tools.dialog import ToolDialog
from editor.tools.rows import Row, RowsOf, RowsView
from editor.widgets import PlainLabel, push_button

if TYPE_CHECKING:
    from core.world.lore_file import Record
    from editor.document import Document
    from editor.tasks import Tasks

_SLICE_MS, _PAUSE_MS = 8, 400
Count = tuple[str, int]


class StatisticsPanel(ToolDialog):
    """Stays open beside the work, and follows it.

    jump_requested(handle, field): an entry is to be shown. tag_requested(str): its entries are.
    """

    jump_requested = Signal(int, str)
    tag_requested = Signal(str)

    def __init__(
        self, theme: Theme, document: Document, tasks: Tasks, language: str, parent: QWidget
    ) -> None:
        super().__init__(theme, self.tr("Statistics"), language, parent)
        self._document, self._world = document, document.world
        self._aside = Aside(tasks, self._world, self)
        self._exporting = Aside(tasks, self._world, self)
        self._revision = -1
        """Of the world that is counted."""
        self.counts: Statistics | None = None
        self._coverage: Coverage | None = None
        self._later = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._asking = QTimer(self, interval=0)
        self._tabs = QTabWidget()
        self._tabs.setAccessibleName(self.tr("Statistics"))
        self.summary = PlainLabel(theme, "", colour="text_muted", tabular=True, wrap=True)
        self.gates = BarList(theme, self._say("gates"))
        self.lengths = BarList(theme, self._say("lengths"))
        self.kinds = BarList(theme, self._say("kinds"))
        self._make_tables()
        self._lay_out()
        self._connect()
        self.open_sized(660, 580)
        self.refresh()

    def _say(self, code: str, **params: object) -> str:
        return render(f"report_{code}", params, self.language)

    def _make_tables(self) -> None:
        say, theme = self._say, self.theme
        entries, records = say("entries"), say("records")
        self.files = RowsView(
            theme,
            say("files"),
            (say("file"), entries, records, say("characters")),
            (0, 90, 90, 110),
        )
        self.tags = RowsView(theme, say("tags"), (say("tag"), entries), (0, 90))
        self.never = RowsView(theme, self.tr("Never retrieved"), (say("id"), say("file")), (0, 200))

    def _lay_out(self) -> None:
        first = QWidget()
        column = QVBoxLayout(first)
        column.setContentsMargins(0, 8, 8, 0)
        column.setSpacing(6)
        column.addWidget(self.summary)
        for name, bars in (
            ("gates", self.gates),
            ("lengths", self.lengths),
            ("kinds", self.kinds),
        ):
            column.addWidget(PlainLabel(self.theme, self._say(name), role="strong"))
            column.addWidget(bars)
        column.addStretch(1)
        area = QScrollArea()
        area.setWidget(first)
        area.setWidgetResizable(True)
        area.setAccessibleName(self.tr("Overview"))
        self._tabs.addTab(area, self.tr("Overview"))
        self._tabs.addTab(self.files, self._say("files"))
        self._tabs.addTab(self.tags, self._say("tags"))
        self._tabs.addTab(self.never, self.tr("Never retrieved"))
        self.body.addWidget(self._tabs, 1)
        self.export_button = push_button(self.theme, self.tr("&Export as HTML…"), "download")
        self.buttons.addWidget(self.export_button)
        self.add_close(self.tr("&Close"))

    def _connect(self) -> None:
        self._later.timeout.connect(self.refresh)
        self._asking.timeout.connect(self._ask_on)
        self._document.changed.connect(self._on_changed)
        self.never.opened.connect(self._on_never)
        self.tags.opened.connect(self._on_tag)
        self.export_button.clicked.connect(self.ask_export)

    def _on_changed(self) -> None:
        if self.isVisible():
            self._later.start()

    def refresh(self) -> None:
        """Count anew, and ask the cases anew in slices."""
        self._later.stop()
        world = self._world
        self._revision = world.revision
        self._aside.ask(lambda token: statistics(world), self._show)
        self._coverage = Coverage(world, self._document.retriever)
        self._asking.start()
        if self.counts is None:
            self.say_counting()

    def _show(self, counts: Statistics) -> None:
        self.counts = counts
        self.gates.set_rows([(self._gate(name), count) for name, count in counts.gates])
        self.kinds.set_rows([(self._kind(kind.value), count) for kind, count in counts.kinds])
        self.lengths.set_rows([*zip(bin_words(self.language), counts.lengths.bins, strict=True)])
        self.files.set_rows(
            [Row(f.name, (f.name, f.entries, f.records, f.characters)) for f in counts.files]
        )
        self.tags.set_rows(RowsOf(counts.tags, _tag_of, _tag_row))
        self.summary.setText(self._summary(counts))

    def _gate(self, name: str) -> str:
        return render(f"gate_{name}", {}, self.language)

    def _kind(self, name: str) -> str:
        return render(f"kinds_{name}", {}, self.language)

    def _summary(self, counts: Statistics) -> str:
        found = counts.lengths
        words = self.tr(
            "{total} characters; a text has {mean} on average (median {median}), {longest} at most."
        )
        text = words.format(
            total=grouped(found.total),
            mean=grouped(round(found.mean)),
            median=grouped(round(found.median)),
            longest=grouped(found.longest),
        )
        if counts.broken:
            text += " " + self.tr("%n entries cannot be read.", "", counts.broken)
        if counts.untagged:
            text += " " + self.tr("%n entries have no tag.", "", counts.untagged)
        return text

    def _ask_on(self) -> None:
        from time import monotonic

        coverage = self._coverage
        if coverage is None or not self._document.retriever.ready:
            return
        until = monotonic() + _SLICE_MS / 1000
        while coverage.step():
            if monotonic() > until:
                self._show_never(coverage)
                return
        self._asking.stop()
        self._show_never(coverage)

    def _show_never(self, coverage: Coverage) -> None:
        if self._asking.isActive():
            words = self.tr("Asking the cases: {done} of {total}")
            self.said.setText(
                words.format(done=grouped(coverage.done), total=grouped(coverage.total))
            )
            return
        never = coverage.never()
        records = [self._world.record(handle) for handle in never]
        self.never.set_rows(RowsOf(records, attrgetter("handle"), self._never_row))
        words = self.tr("{never}, of {total} cases")
        said = words.format(never=self._say("never", count=len(never)), total=coverage.total)
        self.said.setText(said if coverage.total else self.tr("This world has no cases."))

    def _never_row(self, record: Record) -> Row:
        return Row(record.handle, (record.id, self._world.file(record.file).name))

    @property
    def busy(self) -> bool:
        """Whether cases are still being asked, or nothing is counted yet."""
        return self._asking.isActive() or self.counts is None

    def _on_never(self) -> None:
        for key in self.never.selected_keys():
            if isinstance(key, int):
                self.jump_requested.emit(key, "")

    def _on_tag(self) -> None:
        for key in self.tags.selected_keys():
            self.tag_requested.emit(str(key))

    # export

    def ask_export(self) -> None:
        """Ask for a file and write the page."""
        name = self._world.root.name.removesuffix(".json")
        start = str(self._world.root.parent / f"{name}.html")
        title, kinds = self.tr("Export the statistics"), self.tr("Web pages (*.html)")
        path, _ = QFileDialog.getSaveFileName(self, title, start, kinds)
        if path:
            self.export(Path(path))

    def export(self, path: Path) -> None:
        """Count and write the page in another thread; that it cannot be written is said."""
        world, language, rows = self._world, self.language, self.never.rows.rows
        known = not self.busy and self._coverage is not None and self._coverage.total > 0

        def work(token: object) -> None:
            never = [(str(row.cells[0]), str(row.cells[1])) for row in rows] if known else None
            page = html_report(world.root.name, statistics(world), never, language=language)
            target = path.absolute()
            write_files(target.parent, {target.name: page.encode("utf-8", "backslashreplace")})

        self._exporting.ask(
            work,
            lambda _: self._on_written(path),
            failed=lambda error: self._on_unwritten(path, error),
        )

    def _on_written(self, path: Path) -> None:
        self.notices.show_lines([])
        self.said.setText(self.tr("Written to {path}").format(path=path))

    def _on_unwritten(self, path: Path, error: Exception) -> None:
        if not isinstance(error, LoremaskError):
            raise error
        words = self.tr("{path} cannot be written: {reason}")
        line = words.format(path=path, reason=error.message(self.language))
        self.notices.show_lines([("error", line)])

    def reject(self) -> None:
        self._asking.stop()
        self._later.stop()
        if self.counting:
            # It is given up, and wanted again when the panel is shown.
            self._revision = -1
        super().reject()

    def showEvent(self, event: object) -> None:
        super().showEvent(event)  # type: ignore[arg-type]
        if self._revision != self._world.revision or (self.counts is None and not self.counting):
            self.refresh()
        elif self._coverage is not None and self._coverage.done < self._coverage.total:
            self._asking.start()


def _tag_of(row: Count) -> str:
    return row[0]


def _tag_row(row: Count) -> Row:
    return Row(row[0], row)
