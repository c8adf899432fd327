"""The menus, built from the actions' data."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMenuBar

from editor.actions import Actions, ActionSpec
from editor.menu_specs import MENUS, SUBMENUS
from editor.opening import short_path

_AFTER_OPEN = "file.open_file"
_LETTERS = 10
"""Digits serve as mnemonics up to the ninth."""


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
        for inner in SUBMENUS:
            words = QCoreApplication.translate("Actions", inner.text)
            self.menus[inner.id] = QMenu(words, self.menus[inner.parent])
        for id, _ in MENUS:
            self.menus[id].aboutToShow.connect(self._grey_submenus)
        self.recent_menu = QMenu(self.tr("Open &recent"), bar)
        self.recent_menu.aboutToShow.connect(self._fill_recent)
        self.fill()

    def fill(self) -> None:
        """Put every action that names a menu into it, groups apart."""
        for id, menu in self.menus.items():
            menu.clear()
            self._fill_menu(menu, id)

    def _fill_menu(self, menu: QMenu, id: str) -> None:
        specs = [s for s in self._actions.specs() if s.menu == id]
        inner = [s for s in SUBMENUS if s.parent == id and self._has_any(s.id)]
        groups = {spec.group for spec in specs} | {part.group for part in inner}
        for at, group in enumerate(sorted(groups)):
            if at:
                menu.addSeparator()
            for spec in specs:
                if spec.group == group:
                    self._add(menu, spec)
            for part in inner:
                if part.group == group:
                    menu.addMenu(self.menus[part.id])

    def _add(self, menu: QMenu, spec: ActionSpec) -> None:
        menu.addAction(self._actions.plain(spec.id))
        if spec.id == _AFTER_OPEN:
            menu.addMenu(self.recent_menu)

    def _has_any(self, id: str) -> bool:
        return any(spec.menu == id for spec in self._actions.specs())

    def _grey_submenus(self) -> None:
        """One in which nothing can be done now need not be opened to see that."""
        for part in SUBMENUS:
            menu = self.menus[part.id]
            menu.menuAction().setEnabled(any(_can_run(action) for action in menu.actions()))

    def _fill_recent(self) -> None:
        self.recent_menu.clear()
        for number, path in enumerate(self._recent(), start=1):
            words = short_path(Path(path)).replace("&", "&&")
            mark = f"&{number}  " if number < _LETTERS else ""
            action = QAction(mark + words, self.recent_menu)
            action.setData(path)
            action.triggered.connect(self._on_recent)
            self.recent_menu.addAction(action)
        if self.recent_menu.isEmpty():
            self.recent_menu.addAction(self.tr("No world was opened yet")).setEnabled(False)

    def _on_recent(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.recent_chosen.emit(action.data())


def _can_run(action: QAction) -> bool:
    return action.isEnabled() and not action.isSeparator()
