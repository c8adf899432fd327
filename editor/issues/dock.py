"""The dock under the workspace: a header that it folds to, and the list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from editor.issues.fixes import is_compared
from editor.issues.model import IssueModel
from editor.issues.view import IssueList
from editor.severity_button import SEVERITIES, SeverityCounts
from editor.theme import Theme
from editor.widgets.buttons import icon_button
from editor.widgets.empty_state import EmptyState
from editor.widgets.section_header import SectionHeader
from editor.widgets.segmented import SegmentedControl

if TYPE_CHECKING:
    from core.validation import Issue
    from editor.discretion import Discretion
    from editor.document import Document

_NAMES = frozenset({"id", "tag"})
SCOPES = ("world", "filtered", "selected")
_MANY, _MANY_MS = 2000, 500
"""From so many issues on, the list is sorted anew no more often than this."""


class IssuesDock(QWidget):
    """jump_requested(handle or None, field, file handle). fix_requested(Issue).
    compare_requested(Issue): its two records are to be seen side by side.
    fold_toggled(bool): open or folded. close_requested(). scope_chosen(str)."""

    jump_requested = Signal(object, str, int)
    fix_requested = Signal(object)
    compare_requested = Signal(object)
    fold_toggled = Signal(bool)
    close_requested = Signal()
    scope_chosen = Signal(str)

    def __init__(self, theme: Theme, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document: Document | None = None
        self.model = IssueModel(language, self)
        self.header = SectionHeader(theme, self.tr("Issues"))
        self.counts = SeverityCounts(theme, bare=True, gap=10)
        self.scope = SegmentedControl(theme, self.tr("Issues of"), self._segments())
        self.list = IssueList(theme)
        self._none = EmptyState(theme, "ok", self.tr("Nothing is wrong here"), compact=True)
        self._body = QStackedWidget()
        self._close = icon_button(theme, "close", self.tr("Close the issues"))
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._take)
        self._build()

    def set_discretion(self, discretion: Discretion) -> None:
        """Name no entry that is hidden, in the header neither."""
        self.model.set_discretion(discretion)
        discretion.changed.connect(self._show_first)

    def set_document(self, document: Document | None) -> None:
        """Show the issues of a world."""
        self._document = document
        self.model.set_document(document)
        self.scope.set_current("world")
        if document is not None:
            document.issues_changed.connect(self._on_issues)
            document.changed.connect(self._on_changed)
        self._show_counts()

    def set_scope(self, scope: frozenset[int] | None) -> None:
        """Limit the list to some records; None for the whole world."""
        self.model.set_scope(scope)
        self._show_counts()

    def set_open(self, is_open: bool) -> None:
        """Show the list, or fold to the header with the first issue."""
        self.header.set_open(is_open)

    @property
    def is_open(self) -> bool:
        """Whether the list is shown."""
        return self.header.is_open()

    def show_severity(self, severity: str) -> None:
        """Open with the first issue of a severity selected."""
        self.set_open(True)
        for row in range(self.model.rowCount()):
            issue = self.model.issue(row)
            if issue is not None and issue.severity == severity:
                self.list.setCurrentIndex(self.model.index(row))
                break
        self.list.setFocus()

    def step(self, by: int) -> None:
        """Go to the next (1) or previous (-1) issue, round the end."""
        count = self.model.rowCount()
        if count:
            at = self.list.currentIndex().row()
            row = (at + by) % count if at >= 0 else (0 if by > 0 else count - 1)
            self.list.setCurrentIndex(self.model.index(row))
            self._on_jump(row)

    def header_height(self) -> int:
        """What it takes when folded."""
        return self.header.sizeHint().height()

    def _segments(self) -> tuple[tuple[str, str], ...]:
        words = (self.tr("World"), self.tr("Filtered"), self.tr("Selected"))
        return tuple(zip(SCOPES, words, strict=True))

    def _build(self) -> None:
        self.header.set_foldable()
        self.header.insert_widget(self.counts)
        self.header.add_widget(self.scope)
        self.header.add_widget(self._close)
        self.header.fold_toggled.connect(self._on_fold)
        self.scope.chosen.connect(self.scope_chosen)
        self._close.clicked.connect(self.close_requested)
        self.list.setModel(self.model)
        self.model.words_changed.connect(self.list.viewport().update)
        self.list.jump.connect(self._on_jump)
        self.list.mend.connect(self._on_mend)
        holder = QWidget()
        inside = QVBoxLayout(holder)
        inside.setContentsMargins(12, 8, 12, 8)
        inside.addWidget(self._none)
        inside.addStretch(1)
        self._body.addWidget(self.list)
        self._body.addWidget(holder)
        self._body.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addWidget(self._body, 1)
        self.setAccessibleName(self.tr("Issues"))

    def _on_fold(self, is_open: bool) -> None:
        self._body.setVisible(is_open)
        self.scope.setVisible(is_open)
        self._show_first()
        self.fold_toggled.emit(is_open)

    def _on_issues(self, handles: object) -> None:
        # Several changes of one moment are taken as one.
        if not self._later.isActive():
            count = sum(self._document.counts()) if self._document is not None else 0
            self._later.start(_MANY_MS if count > _MANY else 0)

    def _on_changed(self, changes: object) -> None:
        if changes.may_rename(_NAMES):  # type: ignore[attr-defined]
            self.model.records_changed()

    def _take(self) -> None:
        with self.list.kept_in_place():
            self.model.refresh()
        self._show_counts()

    def _show_counts(self) -> None:
        counts = self._document.counts() if self._document is not None else (0, 0, 0)
        self.counts.set_counts(counts)
        for severity, button, count in zip(SEVERITIES, self.counts.buttons, counts, strict=True):
            button.setVisible(count > 0 or severity == "error")
        self._body.setCurrentIndex(0 if self.model.rowCount() else 1)
        self._show_first()

    def _show_first(self) -> None:
        if self.is_open or not self.model.rowCount():
            self.header.set_note("")
            return
        row = self.model.words(0)
        self.header.set_note(f"{row.entry}  {row.message}")

    def _on_jump(self, row: int) -> None:
        issue = self.model.issue(row)
        if issue is not None:
            self.jump_requested.emit(issue.handle, issue.field, issue.file)

    def _on_mend(self, row: int) -> None:
        issue: Issue | None = self.model.issue(row)
        if issue is None or not self.model.words(row).fix:
            return
        if is_compared(issue):
            self.compare_requested.emit(issue)
        else:
            self.fix_requested.emit(issue)
