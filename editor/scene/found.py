"""Keeps the check of the scene showing what was found: in the draft, or in the turn just played."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from core.memory.log import Line
from editor.scene.checking import Checked
from editor.scene.leaks import Kept
from editor.scene.lines import ShortLine
from editor.scene.marks import cursor_over
from editor.scene.verdicts import Judge, finding_marks

if TYPE_CHECKING:
    from editor.scene.workspace import SceneWorkspace


class FoundShown(QObject):
    """Takes what is found, and puts it into the widgets."""

    def __init__(self, room: SceneWorkspace, judge: Judge) -> None:
        super().__init__(room)
        self._room, self._judge = room, judge
        self._checked = Checked("")
        self._kept: Kept | None = None
        self._leaking: frozenset[tuple[int, str]] = frozenset()
        """Lines of this game that gave something away and were played all the same."""

    def forget(self) -> None:
        """Another game begins."""
        self._kept, self._leaking = None, frozenset()
        self._show()

    def checking(self) -> None:
        """What was found is of something else now."""
        self._room.check.verdict.setText(self.tr("Checking …"))
        self._room.check.verdict.set_colour("text_muted")

    def checked(self, checked: Checked) -> None:
        """What was found in the draft."""
        self._checked = checked
        self._show()
        draft = self._room.lines.draft
        if draft.text().startswith(checked.draft):
            draft.show_marks(finding_marks(checked))

    def keep(self, kept: Kept) -> None:
        """A turn counts: what was found in it stays to be seen until another is written."""
        self._kept = kept
        self._leaking |= {(kept.turn, line) for line in kept.leaking}
        self._show()

    def marked(self, line: Line, shown: ShortLine) -> ShortLine:
        """A line of the scene as it is shown, marked when it gave something away."""
        if (line.turn, line.text) not in self._leaking:
            return shown
        note = self.tr("leak")
        return replace(shown, after="error", after_ink="severity.error.ink", note=note)

    def finding(self, row: int) -> None:
        """Show where a finding stands."""
        checked, draft = self._checked, self._room.lines.draft
        kept = self._shown_kept()
        if kept is not None:
            self._show_played(kept, row)
        elif row < len(checked.found) and draft.text().startswith(checked.draft):
            found = checked.found[row].finding
            draft.setTextCursor(cursor_over(draft, checked.draft, found.start, found.end))

    def _show(self) -> None:
        found = self._judge.findings(self._checked)
        kept = self._shown_kept()
        if kept is not None:
            found = self._judge.findings(kept.checked, kept.turn)
        self._room.check.show_findings(*found)

    def _shown_kept(self) -> Kept | None:
        """The turn whose findings are shown, while no draft is written."""
        kept = self._kept
        blank = not self._checked.draft.strip()
        return kept if blank and kept is not None and kept.checked.found else None

    def _show_played(self, kept: Kept, row: int) -> None:
        """Show the line of a finding; the first row only says which turn it is."""
        history = self._room.lines.history
        if not 0 < row <= len(kept.checked.found):
            return
        words = kept.checked.found[row - 1].finding.text
        rows = [at for at, line in enumerate(history.lines.rows) if words in line.text]
        if rows:
            history.setCurrentIndex(history.lines.index(rows[-1], 0))
