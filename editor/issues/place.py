"""How much of the window the dock takes: open, folded to its header, or closed."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QSplitter, QWidget

from editor.issues.dock import IssuesDock
from editor.settings import SettingsStore
from editor.theme import Theme
from editor.workspace import WorkspaceSpec

_WIDE, _TALL = 1280, 760
_LEAST = 90
_NO_LIMIT = 16777215


class DockPlace(QObject):
    """Keeps the height that the user gave the dock, and folds it where the window is small.

    Folding for want of room is no choice of the user and is not kept.
    """

    def __init__(
        self, theme: Theme, split: QSplitter, dock: IssuesDock, settings: SettingsStore
    ) -> None:
        super().__init__(dock)
        self._theme, self._split, self._dock, self._settings = theme, split, dock, settings
        self._small = False
        self._room = ""
        self._wanted: dict[str, bool] = {}
        self._by_user = True
        self._later = QTimer(self, singleShot=True, interval=400)
        self._later.timeout.connect(self.keep)
        dock.fold_toggled.connect(self._on_fold)
        split.splitterMoved.connect(self._on_moved)
        theme.changed.connect(self._apply)

    def fit(self, window: QWidget) -> None:
        """The window has this size now; the dock folds or opens when it crosses the limit."""
        small = window.width() < _WIDE or window.height() < _TALL
        crossed, self._small = small != self._small, small
        if crossed:
            self.restore()

    def follow(self, spec: WorkspaceSpec | None, *, has_world: bool) -> None:
        """This workspace is in front: the dock is under it if it belongs there or was asked for."""
        self._room = "" if spec is None else spec.id
        default = spec is not None and spec.issues
        shown = has_world and self._wanted.get(self._room, default)
        if shown != self._dock.isVisibleTo(self._split):
            self._dock.setVisible(shown)
            self._apply()

    def want(self, wanted: bool) -> None:
        """The user asks for the dock under the workspace in front, or closes it there."""
        self._wanted[self._room] = wanted
        self._dock.setVisible(wanted)
        self._apply()

    def restore(self) -> None:
        """As the user left it, or folded where there is little room."""
        self._by_user = False
        self._dock.set_open(self._settings.values.dock_open and not self._small)
        self._by_user = True
        self._apply()

    def reset(self) -> None:
        """As it was the first time."""
        self._settings.update(dock_open=True, dock_height=178)
        self.restore()

    def keep(self) -> None:
        """Note the height."""
        if self._dock.is_open and self._dock.isVisible():
            self._settings.update(dock_height=self._dock.height())

    def _on_fold(self, is_open: bool) -> None:
        if self._by_user:
            self._settings.update(dock_open=is_open)
        self._apply()

    def _on_moved(self) -> None:
        self._later.start()

    def _apply(self) -> None:
        head = self._dock.header_height()
        if not self._dock.is_open:
            self._dock.setMinimumHeight(head)
            self._dock.setMaximumHeight(head)
            self._split.setSizes([max(0, self._split.height() - head), head])
            return
        self._dock.setMinimumHeight(self._theme.look.stretched(_LEAST))
        self._dock.setMaximumHeight(_NO_LIMIT)
        wanted = max(self._theme.look.stretched(_LEAST), self._settings.values.dock_height)
        total = self._split.height()
        self._split.setSizes([max(0, total - wanted), wanted])
