"""Segments: one choice of a few, side by side."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QToolButton, QWidget

from editor.theme import Theme
from editor.widgets.text_fields import set_state


class SegmentedControl(QWidget):
    """`chosen(str)` carries the key of the segment the user took.

    Tab reaches the chosen segment; the arrow keys move and choose.
    """

    chosen = Signal(str)

    def __init__(
        self,
        theme: Theme,
        name: str,
        segments: Sequence[tuple[str, str]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._buttons: dict[str, QToolButton] = {}
        self._group = QButtonGroup(self)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(0)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name)
        theme.changed.connect(self._restyle)
        for index, (key, label) in enumerate(segments):
            self._add(key, label, _place(index, len(segments)))
        if segments:
            self.set_current(segments[0][0])
        self._restyle()

    def current(self) -> str:
        """The key of the chosen segment, "" when there is none."""
        found = (key for key, button in self._buttons.items() if button.isChecked())
        return next(found, "")

    def set_current(self, key: str) -> None:
        """Choose without a signal. Raises KeyError for an unknown key."""
        self._buttons[key].setChecked(True)

    def set_label(self, key: str, label: str) -> None:
        """Another text, such as a new count. Raises KeyError for an unknown key."""
        self._buttons[key].setText(label)
        self._buttons[key].setAccessibleName(label)

    def set_segment_visible(self, key: str, visible: bool) -> None:
        """Show a segment or leave it out. Raises KeyError for an unknown key."""
        self._buttons[key].setVisible(visible)
        shown = [button for button in self._buttons.values() if not button.isHidden()]
        for index, button in enumerate(shown):
            set_state(button, "place", _place(index, len(shown)))
        # Polishing anew takes the font away.
        self._restyle()

    def set_icon(self, key: str, icon: str) -> None:
        """An icon before a segment's text. Raises KeyError for an unknown key."""
        button = self._buttons[key]
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setIconSize(QSize(12, 12))
        self._theme.set_icon(button, icon, size=12)

    def _add(self, key: str, label: str, place: str) -> None:
        button = QToolButton(self)
        button.setCheckable(True)
        button.setProperty("segment", True)
        button.setProperty("place", place)
        button.setText(label)
        button.setAccessibleName(label)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(self._on_clicked)
        self._group.addButton(button)
        self._buttons[key] = button
        self._line.addWidget(button)

    def _restyle(self) -> None:
        for button in self._buttons.values():
            button.setFont(self._theme.look.font("small", tabular=True))

    def _on_clicked(self) -> None:
        self.chosen.emit(self.current())


def _place(index: int, count: int) -> str:
    if count == 1:
        return "only"
    return "first" if index == 0 else "last" if index == count - 1 else "middle"
