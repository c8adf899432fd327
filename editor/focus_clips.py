"""Cut, copy, paste and select all, of whatever has the focus."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import shiboken6
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QMenuBar,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from editor.actions import Actions

_KEYS = {
    "edit.cut": Qt.Key.Key_X,
    "edit.copy": Qt.Key.Key_C,
    "edit.paste": Qt.Key.Key_V,
    "edit.select_all": Qt.Key.Key_A,
}
_TEXTS = QPlainTextEdit | QTextEdit
_ONE = (
    QAbstractItemView.SelectionMode.SingleSelection,
    QAbstractItemView.SelectionMode.NoSelection,
)


@dataclass(frozen=True, slots=True)
class Abilities:
    """What can be done with the clipboard in a widget as it is now."""

    cut: bool = False
    copy: bool = False
    paste: bool = False
    select_all: bool = False


class FocusClips(QObject):
    """Gives the keys of the clipboard to the widget that had the focus before the menu.

    Every widget knows its own keys best, so the actions press them there.
    """

    def __init__(self, window: QWidget, actions: Actions, *, but: QWidget) -> None:
        super().__init__(window)
        self._window, self._actions, self._but = window, actions, but
        self._last: QWidget | None = None
        self._marked: tuple[QLineEdit, str, int, int] | None = None
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._on_focus)
        for id in _KEYS:
            actions.handle(id, partial(self.press, id))

    def refresh(self) -> None:
        """Let the actions be enabled where they do something now."""
        found = abilities(self._target(), marked=self._kept_mark() is not None)
        for id in _KEYS:
            self._actions.plain(id).setEnabled(getattr(found, id.removeprefix("edit.")))

    def press(self, id: str) -> None:
        """Press the key of an action in the widget that has the focus."""
        target = self._target()
        if target is None:
            return
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, _KEYS[id], Qt.KeyboardModifier.ControlModifier)
            QApplication.sendEvent(target, event)

    def keep_mark(self) -> None:
        """Note what is marked in a line that is about to lose the focus for a moment."""
        line = line_of(self._target())
        self._marked = None
        if line is not None and line.hasSelectedText():
            start, length = line.selectionStart(), line.selectionLength()
            self._marked = (line, line.text(), start, length)

    def give_mark_back(self) -> None:
        """Mark again what was marked, as long as the text is the same."""
        kept, self._marked = self._kept_mark(), None
        if kept is not None:
            kept[0].setSelection(*kept[1:])

    def _kept_mark(self) -> tuple[QLineEdit, int, int] | None:
        if self._marked is None:
            return None
        line, text, start, length = self._marked
        same = shiboken6.isValid(line) and line.text() == text
        return (line, start, length) if same else None

    def _target(self) -> QWidget | None:
        last = self._last
        return last if last is not None and shiboken6.isValid(last) and last.isVisible() else None

    def _on_focus(self, old: QWidget | None, new: QWidget | None) -> None:
        menus = isinstance(new, QMenu | QMenuBar)
        if new is None or menus or new is self._but or new.window() is not self._window:
            return
        self._last = new


def line_of(widget: QWidget | None) -> QLineEdit | None:
    """The line that is edited in a widget: itself, or that of its box."""
    if isinstance(widget, QLineEdit):
        return widget
    if isinstance(widget, QAbstractSpinBox | QComboBox):
        # A combo box that is not edited has none.
        return widget.lineEdit()
    return None


def abilities(widget: QWidget | None, *, marked: bool = False) -> Abilities:
    """What the keys of the clipboard do in a widget; `marked` if its line is, for a moment not."""
    line = line_of(widget)
    if line is not None:
        return _of_line(line, marked or line.hasSelectedText())
    if isinstance(widget, _TEXTS):
        return _of_text(widget)
    if isinstance(widget, QAbstractItemView):
        return _of_view(widget)
    if isinstance(widget, QLabel):
        return Abilities(copy=widget.hasSelectedText())
    return Abilities(copy=bool(getattr(widget, "copies", False)))


def _of_line(line: QLineEdit, marked: bool) -> Abilities:
    shown = line.echoMode() == QLineEdit.EchoMode.Normal
    written = not line.isReadOnly()
    return Abilities(
        cut=marked and shown and written,
        copy=marked and shown,
        paste=written and _has_text(),
        select_all=bool(line.text()),
    )


def _of_text(text: _TEXTS) -> Abilities:
    marked = text.textCursor().hasSelection()
    return Abilities(
        cut=marked and not text.isReadOnly(),
        copy=marked,
        paste=text.canPaste(),
        select_all=not text.document().isEmpty(),
    )


def _of_view(view: QAbstractItemView) -> Abilities:
    """A table of records cuts and pastes whole ones; the other views only copy."""
    model, rows = view.model(), view.selectionModel()
    chosen = rows is not None and rows.hasSelection()
    several = view.selectionMode() not in _ONE
    return Abilities(
        cut=chosen and hasattr(view, "cut_requested"),
        copy=chosen or view.currentIndex().isValid(),
        paste=hasattr(view, "paste_requested") and _has_text(),
        select_all=several and model is not None and model.rowCount() > 0,
    )


def _has_text() -> bool:
    data = QGuiApplication.clipboard().mimeData()
    return data is not None and data.hasText()
