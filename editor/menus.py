"""The menus, built from the actions' data."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMenuBar

from editor.action_specs import MENUS
from editor.actions import Actions, ActionSpec
from editor.opening import short_path

_AFTER_OPEN = "file.open_file"


class Menus(QObject):
    """Fills a menu bar. recent_chosen(str) carries the path of a recent world."""

    recent_chosen = Signal(str)

    def __init__(
        self, bar: QMenuBar, actions: Actions, recent: Callable[[], Sequence[str]]
    ) -> None:
        super().__init__(bar)
        self._actions, self._recent = actions, recent
        self.menus: dict[str, QMenu] = {}
        for id, source in MENUS:
            self.menus[id] = bar.addMenu(QCoreApplication.translate("Actions", source))
        self.recent_menu = QMenu(self.tr("Open &recent"), bar)
        self.recent_menu.aboutToShow.connect(self._fill_recent)
        self.fill()

    def fill(self) -> None:
        """Put every action that names a menu into it, groups apart."""
        for id, menu in self.menus.items():
            specs = [s for s in self._actions.specs() if s.menu == id]
            specs.sort(key=lambda spec: spec.group)
            menu.clear()
            self._fill_menu(menu, specs)

    def _fill_menu(self, menu: QMenu, specs: Sequence[ActionSpec]) -> None:
        group = specs[0].group if specs else 0
        for spec in specs:
            if spec.group != group:
                menu.addSeparator()
                group = spec.group
            menu.addAction(self._actions.plain(spec.id))
            if spec.id == _AFTER_OPEN:
                menu.addMenu(self.recent_menu)

    def _fill_recent(self) -> None:
        self.recent_menu.clear()
        for path in self._recent():
            action = QAction(short_path(Path(path)).replace("&", "&&"), self.recent_menu)
            action.setData(path)
            action.triggered.connect(self._on_recent)
            self.recent_menu.addAction(action)
        if self.recent_menu.isEmpty():
            self.recent_menu.addAction(self.tr("No world was opened yet")).setEnabled(False)

    def _on_recent(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.recent_chosen.emit(action.data())
