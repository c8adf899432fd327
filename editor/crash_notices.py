"""Errors of the program, told in the window's one place for them."""

from __future__ import annotations

from PySide6.QtCore import QObject

from editor.crash import CrashReport, CrashReporter
from editor.notice_bar import NoticeBar


class CrashNotices(QObject):
    """Shows what a reporter reports, and what an earlier run left behind."""

    def __init__(self, reporter: CrashReporter, notices: NoticeBar) -> None:
        super().__init__(notices)
        self._notices = notices
        reporter.reported.connect(self._show)
        before = reporter.previous_crash()
        if before is not None:
            text = self.tr("Loremask ended unexpectedly the last time.")
            notices.show_notice("warning", text, before.text)

    def _show(self, report: CrashReport) -> None:
        text = self.tr("Something went wrong in Loremask: {summary}. Your edits are still open.")
        self._notices.show_notice("error", text.format(summary=report.summary), report.text)
