"""The issues as rows of a list, changed in place so that the selection stays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QStringListModel,
    Qt,
    Signal,
)

from editor.discretion import Discretion
from editor.issues.fixes import fix_name
from editor.labels import field_name
from editor.theme.painter import IssueRow

if TYPE_CHECKING:
    from core.validation import Issue
    from editor.document import Document

Index = QModelIndex | QPersistentModelIndex
_FLAGS = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemNeverHasChildren
_MANY = 500
"""More new rows than this are not put between the others, but all laid out anew."""


class IssueModel(QStringListModel):
    """Rows in the order of the document: errors first, then as in the files.

    Sentences are made when a row is first drawn, and kept while its issue is there.
    words_changed(): rows may say something else; a list that is told so by `dataChanged`
    lays all its rows out anew. That asks for the count of rows once for each, so Qt keeps
    it: as a list of empty texts, beside the issues.
    """

    words_changed = Signal()

    def __init__(self, language: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._language = language
        self._discretion = Discretion(self)
        self._document: Document | None = None
        self._scope: frozenset[int] | None = None
        self._issues: list[Issue] = []
        self._coming: list[Issue] = []
        self._made: dict[Issue, IssueRow] = {}
        # The first to hear of rows that came or went: whoever asks then is told the new ones.
        self.rowsInserted.connect(self._put_in)
        self.rowsRemoved.connect(self._take_out)

    def set_discretion(self, discretion: Discretion) -> None:
        """Name no entry that is hidden."""
        self._discretion = discretion
        discretion.changed.connect(self.records_changed)

    def set_document(self, document: Document | None) -> None:
        """Show another world's issues, or none."""
        self._document, self._scope = document, None
        self._made.clear()
        self._issues = self._wanted()
        self.setStringList([""] * len(self._issues))

    def set_scope(self, scope: frozenset[int] | None) -> None:
        """Show the issues of some records only; None for all."""
        if scope != self._scope:
            self._scope = scope
            self.refresh()

    def refresh(self) -> None:
        """Take what the document says now; rows that stay keep their place."""
        new = self._wanted()
        old = self._issues
        top = _common(old, new)
        end = _common(old[top:][::-1], new[top:][::-1])
        gone, come = len(old) - top - end, len(new) - top - end
        if come > _MANY:
            # Qt moves the rows below along for each row that it puts in.
            self._issues = new
            self.setStringList([""] * len(new))
            return
        if gone:
            self.removeRows(top, gone)
        if come:
            self._coming = new[top : top + come]
            self.insertRows(top, come)

    def _take_out(self, parent: QModelIndex, first: int, last: int) -> None:
        del self._issues[first : last + 1]

    def _put_in(self, parent: QModelIndex, first: int, last: int) -> None:
        self._issues[first:first], self._coming = self._coming, []

    def records_changed(self) -> None:
        """Ids or files were renamed: the words of all rows are made anew."""
        self._made.clear()
        self.words_changed.emit()

    def issue(self, row: int) -> Issue | None:
        """The issue of a row."""
        return self._issues[row] if 0 <= row < len(self._issues) else None

    def row_of(self, issue: Issue) -> int:
        """Where an issue stands; -1 for one that is not there."""
        return self._issues.index(issue) if issue in self._issues else -1

    def words(self, row: int) -> IssueRow:
        """What a row shows."""
        issue = self._issues[row]
        made = self._made.get(issue)
        if made is None:
            made = self._made[issue] = self._make(issue)
        return made

    def flags(self, index: Index) -> Qt.ItemFlag:
        return _FLAGS if index.isValid() else Qt.ItemFlag.NoItemFlags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self._issues):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.words(index.row()).message
        if role == Qt.ItemDataRole.AccessibleTextRole:
            row = self.words(index.row())
            parts = (
                self._severity(row.severity),
                row.entry,
                row.field,
                row.message,
                row.fix,
                row.file,
            )
            return ", ".join(part for part in parts if part)
        return None

    def _severity(self, code: str) -> str:
        names = {
            "error": self.tr("Error"),
            "warning": self.tr("Warning"),
            "hint": self.tr("Hint"),
        }
        return names.get(code, code)

    def _wanted(self) -> list[Issue]:
        if self._document is None:
            return []
        issues = self._document.issues()
        if self._scope is None:
            return list(issues)
        return [issue for issue in issues if issue.subject in self._scope]

    def _make(self, issue: Issue) -> IssueRow:
        from core.validation.naming import record_name

        assert self._document is not None
        world = self._document.world
        known = issue.handle is not None and issue.handle in world
        record = world.record(issue.handle) if known and issue.handle is not None else None
        name = world.file(issue.file).name
        where = f"{name}:{issue.line}" if issue.line else name
        entry = (record_name(world, record) or self.tr("(no id)")) if record is not None else name
        say = self._discretion.say
        hidden = self._discretion.hides(issue.handle)
        return IssueRow(
            severity=issue.severity,
            entry=say(entry),
            field=field_name(issue.field),
            message=self._discretion.secret() if hidden else say(issue.message(self._language)),
            fix="" if hidden else say(fix_name(issue, self._language)),
            file=say(where),
        )


def _common(first: list[Issue], second: list[Issue]) -> int:
    """How many issues two lists have in common from their beginning."""
    count = 0
    for left, right in zip(first, second, strict=False):
        if left is not right and left != right:
            break
        count += 1
    return count
