"""The filters that the user keeps and the team shares, behind the icon of the filter line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from editor.filtering.shared_filters import SharedFilters

MOST = 30
_SAVE, _FORGET, _SHARE, _UNSHARE = "save", "forget", "share", "unshare"


class SavedFilters(QObject):
    """`chosen(str)`: the user wants a filter that was kept.

    With `shared`, filters of the workspace `room` can be shared with the team by a tick.
    """

    chosen = Signal(str)

    def __init__(
        self,
        world: str,
        parent: QWidget,
        shared: SharedFilters | None = None,
        room: str = "",
    ) -> None:
        super().__init__(parent)
        self._shared, self._room = shared, room
        self._world, self._now = world, ""
        self._kept: dict[str, list[str]] = {}
        self.menu = QMenu(parent)
        self.menu.triggered.connect(self._on_triggered)

    def filters(self) -> tuple[str, ...]:
        """The filters kept for this world, in the order they were kept."""
        return tuple(self._kept.get(self._world, ()))

    def keep(self, text: str) -> None:
        """Keep a filter; one that is kept already, or an empty one, changes nothing."""
        mine = self._kept.setdefault(self._world, [])
        if text and text not in mine:
            self._kept[self._world] = [*mine, text][-MOST:]

    def forget(self, text: str) -> None:
        """Keep a filter no longer."""
        self._kept[self._world] = [t for t in self.filters() if t != text]

    def rewrite(self, change: Callable[[str], str]) -> None:
        """Replace each filter of this world by what `change` makes of it."""
        self._kept[self._world] = list(dict.fromkeys(change(text) for text in self.filters()))

    def fill(self, now: str) -> None:
        """Make the menu for the filter that is set now."""
        self._now = now
        self.menu.clear()
        for text in self.filters():
            self._add_filter(text)
        if self.filters():
            self.menu.addSeparator()
        self._add_shared()
        known = now in self.filters()
        words = self.tr("Forget this filter") if known else self.tr("Keep this filter")
        action = self.menu.addAction(words)
        action.setData((_FORGET if known else _SAVE, now))
        action.setEnabled(bool(now))
        if self._shared is not None:
            self._add_tick(self._shared)

    def shared(self) -> tuple[str, ...]:
        """The filters that the team shares for this workspace."""
        return () if self._shared is None else self._shared.of(self._room)

    def _add_filter(self, text: str) -> None:
        action = self.menu.addAction(text.replace("&", "&&"))
        action.setData(("use", text))
        action.setCheckable(True)
        action.setChecked(text == self._now)

    def _add_shared(self) -> None:
        problem = None if self._shared is None else self._shared.problem
        if problem is not None:
            self.menu.addAction(self.tr("The shared filters cannot be read")).setEnabled(False)
        if not self.shared():
            return
        self.menu.addAction(self.tr("Shared by the team")).setEnabled(False)
        for text in self.shared():
            self._add_filter(text)
        self.menu.addSeparator()

    def _add_tick(self, shared: SharedFilters) -> None:
        ticked = self._now in shared.of(self._room)
        action = self.menu.addAction(self.tr("Share it with the team"))
        action.setData((_UNSHARE if ticked else _SHARE, self._now))
        action.setCheckable(True)
        action.setChecked(ticked)
        action.setEnabled(bool(self._now))

    def save_state(self) -> dict[str, list[str]]:
        """The filters of all worlds, as JSON values."""
        return {world: texts for world, texts in self._kept.items() if texts}

    def restore_state(self, state: object) -> None:
        """Take what `save_state` gave; wrong values are passed over."""
        worlds: Mapping[Any, Any] = state if isinstance(state, dict) else {}
        self._kept = {
            str(world): [t for t in texts if isinstance(t, str)][-MOST:]
            for world, texts in worlds.items()
            if isinstance(texts, list)
        }

    def _on_triggered(self, action: QAction) -> None:
        if not action.data():
            return
        what, text = action.data()
        if what == _SAVE:
            self.keep(text)
        elif what == _FORGET:
            self.forget(text)
        elif what in (_SHARE, _UNSHARE) and self._shared is not None:
            self._shared.set_shared(self._room, text, what == _SHARE)
        else:
            self.chosen.emit(text)
