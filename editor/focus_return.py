"""Bars that go away and dialogs that close give the focus back to where it was before."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import shiboken6
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget


class FocusReturn(QObject):
    """Without it the focus would go to whatever comes next in the chain of the tab key.

    `elsewhere` takes the focus where what had it before cannot any more.
    """

    def __init__(self, bar: QWidget, elsewhere: Callable[[], object]) -> None:
        super().__init__(bar)
        self._bar, self._elsewhere = bar, elsewhere
        self._before: QWidget | None = None
        bar.installEventFilter(self)
        cast(QApplication, QApplication.instance()).focusChanged.connect(self._on_focus)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Hide and not event.spontaneous() and self._has_focus():
            self._give_back()
        return False

    def _has_focus(self) -> bool:
        # Of the window, which may be waiting behind a dialog.
        focus = self._bar.window().focusWidget()
        return focus is not None and self._bar.isAncestorOf(focus)

    def _on_focus(self, old: QWidget | None, new: QWidget | None) -> None:
        if old is None or new is None or not self._bar.isAncestorOf(new):
            return
        if old.window() is self._bar.window() and not self._bar.isAncestorOf(old):
            self._before = old

    def _give_back(self) -> None:
        before, self._before = self._before, None
        if before is not None and _can_have_it(before):
            before.setFocus()
        else:
            self._elsewhere()


class DialogFocus(QObject):
    """After a dialog the focus of `window` is where one works, and not in its `field`.

    Where what had it is gone, Qt takes the next in the chain of the tab key: the field.
    """

    def __init__(self, window: QWidget, field: QWidget, elsewhere: Callable[[], object]) -> None:
        super().__init__(window)
        self._window, self._field, self._elsewhere = window, field, elsewhere
        self._before: QWidget | None = None
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowBlocked:
            self._before = self._window.focusWidget()
        elif event.type() == QEvent.Type.WindowUnblocked:
            # What the dialog was for is done first.
            QTimer.singleShot(0, self, self._give_back)
        return False

    def _give_back(self) -> None:
        before, self._before = self._before, None
        focus = self._window.focusWidget()
        if focus is not None and focus is not self._field and focus.isVisible():
            return
        if before is not None and before is not self._field and _can_have_it(before):
            before.setFocus()
        else:
            self._elsewhere()


def _can_have_it(widget: QWidget) -> bool:
    return shiboken6.isValid(widget) and widget.isVisible() and widget.isEnabled()
