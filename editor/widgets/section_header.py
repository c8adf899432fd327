"""The 30-pixel strip above a region: title, muted note, and small controls."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QWidget

from editor.theme import Theme
from editor.theme.painter import draw_hairline, fill_rect
from editor.widgets.buttons import icon_button
from editor.widgets.plain import ElidedLabel, PlainLabel


class SectionHeader(QWidget):
    """`fold_toggled(bool)` tells whether the region below is open, when it can be folded."""

    fold_toggled = Signal(bool)

    def __init__(
        self, theme: Theme, title: str, note: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._open = True
        self._fold: QToolButton | None = None
        self._title = PlainLabel(theme, title, role="strong")
        self._note = ElidedLabel(theme, note, role="small", colour="text_muted", tabular=True)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(12, 0, 8, 1)
        self._line.setSpacing(8)
        self._line.addWidget(self._title)
        # Only once it has a parent: a label without one would be shown as a window.
        self._title.setHidden(not title)
        self._line.addWidget(self._note, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(title)
        theme.changed.connect(self.update)

    def set_title(self, title: str) -> None:
        self._title.setText(title)
        self._title.setHidden(not title)
        self.setAccessibleName(title)

    def set_note(self, note: str) -> None:
        """The muted words after the title."""
        self._note.setText(note)

    def add_widget(self, widget: QWidget) -> None:
        """Put a control at the right end."""
        self._line.addWidget(widget)

    def insert_widget(self, widget: QWidget) -> None:
        """Put something right after the title, such as counts."""
        self._line.insertWidget(self._line.indexOf(self._note), widget)

    def set_foldable(self) -> None:
        """Add the chevron that folds the region below."""
        if self._fold is None:
            self._fold = icon_button(self._theme, "chevron_down", self.tr("Fold"))
            self._fold.clicked.connect(self._toggle)
            self._line.insertWidget(0, self._fold)
            self._line.setContentsMargins(4, 0, 8, 1)

    def set_open(self, is_open: bool) -> None:
        """Show the chevron of that state; emits when it changes."""
        if is_open == self._open:
            return
        self._open = is_open
        if self._fold is not None:
            self._theme.set_icon(self._fold, "chevron_down" if is_open else "chevron_right")
            self._fold.setAccessibleName(self.tr("Fold") if is_open else self.tr("Unfold"))
        self.fold_toggled.emit(is_open)

    def is_open(self) -> bool:
        return self._open

    def sizeHint(self) -> QSize:
        least = self._theme.look.size("row.section_header")
        hint = super().sizeHint()
        return QSize(hint.width(), max(least, hint.height()))

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = QRectF(self.rect())
        fill_rect(painter, rect, self._theme.look, "window")
        y = rect.bottom() - 0.5
        draw_hairline(painter, QPointF(0, y), QPointF(rect.right(), y), self._theme.look)

    def _toggle(self) -> None:
        self.set_open(not self._open)
