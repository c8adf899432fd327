"""Buttons with theme icons and accessible names."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QPushButton, QToolButton, QWidget

from editor.theme import Theme
from editor.widgets.plain import plain_tooltip


class Button(QPushButton):
    """A push button that never gets narrower than its words, nor than the design's least."""

    def __init__(self, theme: Theme | None, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._theme = theme
        self.setAccessibleName(text.replace("&", ""))
        self.setAutoDefault(False)

    def set_text(self, text: str) -> None:
        """Another text, which is its accessible name too."""
        self.setText(text)
        self.setAccessibleName(text.replace("&", ""))

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        if self._theme is None:
            return hint
        return hint.expandedTo(QSize(self._theme.look.size("control.button_min_width"), 0))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


def push_button(
    theme: Theme,
    text: str,
    icon: str = "",
    *,
    primary: bool = False,
    compact: bool = False,
    checkable: bool = False,
    parent: QWidget | None = None,
) -> Button:
    """A button with words and, if named, an icon that follows the theme."""
    button = Button(None if compact else theme, text, parent)
    button.setProperty("primary", primary)
    button.setProperty("compact", compact)
    button.setCheckable(checkable)
    if icon:
        theme.set_icon(button, icon, "accent_text" if primary else "text")
        button.setIconSize(QSize(16, 16))
    return button


def link_button(text: str, parent: QWidget | None = None) -> Button:
    """A frameless button in the accent, for a quick fix in a line."""
    button = Button(None, text, parent)
    button.setProperty("link", True)
    button.setCursor(Qt.CursorShape.PointingHandCursor)
    return button


def icon_button(
    theme: Theme,
    icon: str,
    name: str,
    *,
    framed: bool = False,
    checkable: bool = False,
    shortcut: QKeySequence | None = None,
    parent: QWidget | None = None,
) -> QToolButton:
    """A button of one icon; `name` is its tooltip and accessible name."""
    button = QToolButton(parent)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.setAccessibleName(name)
    button.setProperty("framed", framed)
    button.setCheckable(checkable)
    button.setIconSize(QSize(16, 16))
    keys = shortcut.toString(QKeySequence.SequenceFormat.NativeText) if shortcut else ""
    button.setToolTip(plain_tooltip(f"{name} ({keys})" if keys else name))
    theme.set_icon(button, icon)
    return button
