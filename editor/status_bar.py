"""The bar at the foot: counts of issues, counts of records, progress, the folder."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QSizePolicy, QWidget

from editor.discretion import Discretion
from editor.figures import grouped
from editor.severity_button import SEVERITIES, SeverityCounts
from editor.theme import Theme
from editor.theme.painter import draw_hairline, fill_rect
from editor.widgets.buttons import link_button
from editor.widgets.plain import ElidedLabel, PlainLabel

MESSAGE_MS = 6000
_LEAST = 40


class StatusBar(QWidget):
    """issues_requested(str): a count was clicked, with its severity. cancelled(): the
    progress was stopped by the user. cases_requested(): the count of cases was clicked."""

    issues_requested = Signal(str)
    cancelled = Signal()
    cases_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._say: Callable[[str], str] = str
        self.counts = SeverityCounts(theme)
        self.records = _label(theme)
        self.room = _yielding(theme)
        self.message = ElidedLabel(theme, "", role="small", colour="text_muted", tabular=True)
        self.checking = _label(theme)
        self.cases = link_button("")
        self.folder = _yielding(theme)
        self._progress = QProgressBar()
        self._cancel = link_button(self.tr("Cancel"))
        self._later = QTimer(self, singleShot=True, interval=MESSAGE_MS)
        self._later.timeout.connect(self.message.clear)
        self._cancel.clicked.connect(self.cancelled)
        self.cases.clicked.connect(self.cases_requested)
        self._build()
        self.set_world(None)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self._on_theme)
        self._on_theme()

    def _on_theme(self) -> None:
        self.cases.setFont(self._theme.look.font("small", tabular=True))
        self.update()

    def set_discretion(self, discretion: Discretion) -> None:
        """Name no entry that is hidden; what was said before goes when others are hidden."""
        self._say = discretion.say
        discretion.changed.connect(self.message.clear)

    def set_world(self, folder: str | None) -> None:
        """Show what belongs to a world, or nothing of it."""
        self.counts.setVisible(folder is not None)
        self.folder.setText(folder or "")
        for label in (self.records, self.room, self.checking):
            label.setText("")
        self.set_cases(0, 0)

    def set_records(self, entries: int, files: int) -> None:
        """How much the world holds."""
        first = (
            self.tr("1 entry")
            if entries == 1
            else self.tr("{n} entries").format(n=grouped(entries))
        )
        then = self.tr("1 file") if files == 1 else self.tr("{n} files").format(n=files)
        self.records.setText(f"{first} · {then}")

    def set_cases(self, passed: int, total: int) -> None:
        """How many cases pass; nothing where there are none."""
        words = self.tr("{passed} of {total} cases pass").format(passed=passed, total=total)
        if total == 1:
            words = self.tr("1 case passes") if passed else self.tr("1 case fails")
        self.cases.set_text(words)
        self.cases.setVisible(total > 0)

    def show_message(self, text: str) -> None:
        """A line that goes after some seconds."""
        self.message.setText(self._say(text))
        self._later.start()

    def show_progress(self, text: str, done: int, total: int) -> None:
        """How far a long work is; `total` 0 when that is not known."""
        self._progress.setRange(0, 1000 if total else 0)
        self._progress.setValue(round(1000 * done / total) if total else 0)
        self._progress.setAccessibleName(text)
        self._later.stop()
        self.message.setText(text)
        self._progress.show()
        self._cancel.show()

    def hide_progress(self) -> None:
        """The long work is over."""
        if not self._progress.isHidden():
            self._progress.hide()
            self._cancel.hide()
            self.message.setText("")

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._theme.look.size("control.status_bar"))

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, look = QPainter(self), self._theme.look
        rect = QRectF(self.rect())
        fill_rect(painter, rect, look, "window")
        draw_hairline(painter, QPointF(0, 0.5), QPointF(rect.right(), 0.5), look)

    def _build(self) -> None:
        line = QHBoxLayout(self)
        line.setContentsMargins(12, 1, 12, 0)
        line.setSpacing(14)
        self._progress.setTextVisible(False)
        self._progress.setFixedWidth(140)
        self._progress.hide()
        self._cancel.hide()
        for widget in (self.counts, self.records, self.room):
            line.addWidget(widget)
        line.addWidget(self.message, 1)
        for part in (self._progress, self._cancel, self.checking, self.cases, self.folder):
            line.addWidget(part)
        for severity, button in zip(SEVERITIES, self.counts.buttons, strict=True):
            button.setProperty("severityName", severity)
            button.clicked.connect(self._on_count)

    def _on_count(self) -> None:
        self.issues_requested.emit(self.sender().property("severityName"))


def _label(theme: Theme) -> PlainLabel:
    return PlainLabel(theme, "", role="small", colour="text_muted", tabular=True)


def _yielding(theme: Theme) -> ElidedLabel:
    """As wide as its text where there is room, and cut where there is none."""
    label = ElidedLabel(theme, "", role="small", colour="text_muted", tabular=True)
    label.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
    label.setMinimumWidth(_LEAST)
    return label
