"""Three ways to begin, and the worlds opened lately."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QEnterEvent, QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QProgressBar,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from editor.settings import SettingsStore
from editor.theme import Theme
from editor.theme.painter import draw_icon, draw_text, fill_panel
from editor.welcome.recent import RecentList, recent_worlds
from editor.widgets.buttons import push_button
from editor.widgets.plain import PlainLabel

_WIDTH = 680
_STEPS = 1000
_SOON_MS = 150


class BeginButton(QAbstractButton):
    """A raised row: icon, what it does, a line that says more."""

    def __init__(self, theme: Theme, icon: str, title: str, reason: str) -> None:
        super().__init__()
        self._theme, self._icon, self._reason, self._hovered = theme, icon, reason, False
        self.setText(title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(reason)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        look = self._theme.look
        wide = max(
            look.metrics("strong").horizontalAdvance(self.text()),
            look.metrics("small").horizontalAdvance(self._reason),
        )
        return QSize(round(wide) + 64, look.stretched(52))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.look.stretched(240), self.sizeHint().height())

    def enterEvent(self, event: QEnterEvent) -> None:
        self._hovered = True
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = False
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, look = QPainter(self), self._theme.look
        rect = QRectF(self.rect())
        fill = "pressed" if self.isDown() else "hover" if self._hovered else "surface"
        radius = look.token("radius.card")
        fill_panel(painter, rect, look, fill, "hairline", radius=radius)
        icon = QRectF(12, 0, 24, rect.height())
        draw_icon(painter, icon, self._icon, "accent", look, 20)
        top = (rect.height() - look.stretched(36)) / 2
        line = QRectF(48, top, rect.width() - 60, look.stretched(18))
        draw_text(painter, line, self.text(), look, "strong")
        below = line.translated(0, look.stretched(18))
        draw_text(painter, below, self._reason, look, "small", "text_muted")


class OpeningView(QWidget):
    """Which world is being opened, how far that is, and a way out: cancelled()."""

    cancelled = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.text = PlainLabel(theme, "", role="strong", wrap=True)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.cancel = push_button(theme, self.tr("Cancel"))
        self.cancel.clicked.connect(self.cancelled)
        line = QHBoxLayout()
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(12)
        line.addWidget(self.bar, 1)
        line.addWidget(self.cancel)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.text)
        column.addLayout(line)
        column.addStretch(1)

    def tell(self, text: str, done: int, total: int) -> None:
        """How far it is; `total` 0 when that is not known."""
        self.text.setText(text)
        self.bar.setAccessibleName(text)
        self.bar.setRange(0, _STEPS if total else 0)
        self.bar.setValue(round(_STEPS * done / total) if total else 0)


class WelcomePage(QScrollArea):
    """sample_requested(), new_requested(), open_requested(), world_requested(str).

    cancelled(): the world that is being opened is not wanted any more.
    """

    sample_requested = Signal()
    new_requested = Signal()
    open_requested = Signal()
    world_requested = Signal(str)
    cancelled = Signal()

    def __init__(
        self, theme: Theme, settings: SettingsStore, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme, self._settings = theme, settings
        self.sample = BeginButton(
            theme,
            "book",
            self.tr("Open the sample"),
            self.tr("Lighthouse: an island with a wreck to explain, as a copy to try things on"),
        )
        self.new = BeginButton(
            theme,
            "globe",
            self.tr("New world"),
            self.tr("An empty folder of lore files, in your language"),
        )
        self.open = BeginButton(
            theme,
            "folder",
            self.tr("Open a world"),
            self.tr("A folder of lore files, or one file alone"),
        )
        self.recent = RecentList(theme)
        self._recent_title = PlainLabel(theme, self.tr("Recent"), role="strong")
        self.opening = OpeningView(theme)
        self._soon = QTimer(self, singleShot=True, interval=_SOON_MS)
        self._soon.timeout.connect(self._show_opening)
        self._lay_out()
        self._connect()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.show_recent()

    def show_recent(self) -> None:
        """Read the list of recent worlds again."""
        rows = recent_worlds(self._settings.values.recent)
        self.recent.rows.set_rows(rows)
        height = self._theme.look.size("row.table_comfortable")
        self.recent.setFixedHeight(height * len(rows))
        self.recent.setVisible(bool(rows))
        self._recent_title.setVisible(bool(rows))

    def focus_first(self) -> None:
        """The focus to where most people begin."""
        (self.recent if self.recent.rows.rows else self.sample).setFocus()

    def show_opening(self, text: str, done: int, total: int) -> None:
        """A world is being opened; one that is there at once is not told of."""
        self.opening.tell(text, done, total)
        if self._pages.currentWidget() is not self.opening and not self._soon.isActive():
            self._soon.start()

    def show_beginning(self) -> None:
        """Nothing is being opened any more: the ways to begin are there again."""
        self._soon.stop()
        held = self.opening.cancel.hasFocus()
        self._pages.setCurrentIndex(0)
        if held:
            self.focus_first()

    def _show_opening(self) -> None:
        focus = self.window().focusWidget()
        held = focus is not None and self.isAncestorOf(focus)
        self._pages.setCurrentWidget(self.opening)
        if held:
            self.opening.cancel.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        waits = self._soon.isActive() or self._pages.currentWidget() is self.opening
        if waits and event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
            return
        super().keyPressEvent(event)

    def _connect(self) -> None:
        self.opening.cancelled.connect(self.cancelled)
        self.sample.clicked.connect(self.sample_requested)
        self.new.clicked.connect(self.new_requested)
        self.open.clicked.connect(self.open_requested)
        self.recent.opened.connect(self.world_requested)
        self.recent.forgotten.connect(self._settings.forget_world)
        self._settings.changed.connect(self._on_setting)

    def _on_setting(self, name: str) -> None:
        if name == "recent":
            self.show_recent()

    def _lay_out(self) -> None:
        column = QVBoxLayout()
        column.setSpacing(8)
        column.addStretch(2)
        column.addWidget(PlainLabel(self._theme, "Loremask", role="display"))
        reason = self.tr("Lore that each character may, or may not, know.")
        column.addWidget(PlainLabel(self._theme, reason, colour="text_muted", wrap=True))
        column.addSpacing(12)
        self._pages = QStackedWidget()
        self._pages.addWidget(self._beginnings())
        self._pages.addWidget(self.opening)
        column.addWidget(self._pages)
        column.addStretch(3)
        self._lay_out_around(column)

    def _beginnings(self) -> QWidget:
        """The ways to begin, and the worlds opened lately."""
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for button in (self.sample, self.new, self.open):
            column.addWidget(button)
        hint = self.tr("A folder, a lore file or a save can also be dropped on this window.")
        column.addWidget(
            PlainLabel(self._theme, hint, role="small", colour="text_muted", wrap=True)
        )
        column.addSpacing(16)
        column.addWidget(self._recent_title)
        column.addWidget(self.recent)
        return body

    def _lay_out_around(self, column: QVBoxLayout) -> None:
        body = QWidget()
        body.setBackgroundRole(QPalette.ColorRole.Base)
        body.setAutoFillBackground(True)
        middle = QHBoxLayout(body)
        middle.setContentsMargins(24, 24, 24, 24)
        inner = QWidget()
        inner.setLayout(column)
        inner.setMaximumWidth(self._theme.look.stretched(_WIDTH))
        middle.addStretch(1)
        middle.addWidget(inner, 6)
        middle.addStretch(1)
        self.setWidget(body)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
