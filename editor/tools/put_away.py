"""Windows beside the work that name every entry are put away while the ids of some are hidden."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from editor.discretion import Discretion


class PutAway(QObject):
    """Hides the `windows` that are open, and shows those again afterwards."""

    def __init__(
        self, discretion: Discretion, windows: Callable[[], Iterable[QWidget]], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._discretion, self._windows = discretion, windows
        self._away: list[QWidget] = []
        discretion.changed.connect(self._on_changed)

    def forget(self) -> None:
        """None of them comes back: their world is closed."""
        self._away.clear()

    def _on_changed(self) -> None:
        if self._discretion.on:
            for window in self._windows():
                if window.isVisible():
                    self._away.append(window)
                    window.hide()
        else:
            away, self._away = self._away, []
            for window in away:
                _show_behind(window)


def _show_behind(window: QWidget) -> None:
    """Show it and leave the focus where the user works."""
    window.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating, True)
    window.show()
    window.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating, False)
