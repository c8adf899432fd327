"""Every action once, as data; menus, toolbars, the palette and shortcuts come from it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence

from editor.theme import Theme


@dataclass(frozen=True, slots=True)
class ActionSpec:
    """One action.

    `text` is the English source, marked with QT_TRANSLATE_NOOP("Actions", ...), `&` for
    the mnemonic. `menu` is the id of a menu or submenu of `editor.menu_specs`, or "" for
    none; `group` keeps those of one number together between separators. `keys` are
    shortcuts in Qt's portable form ("Ctrl+S") or names of standard keys ("Undo").
    The action is enabled while all `needs` hold (see `Actions.set_condition`).
    `workspace` names the workspace that is shown before the action runs; `context` is
    where its text is translated. The keys of one `of_focus` are those of whatever has the
    focus: they are shown, never bound, and not to be changed.
    """

    id: str
    text: str
    menu: str = ""
    group: int = 0
    keys: tuple[str, ...] = ()
    icon: str = ""
    needs: frozenset[str] = frozenset()
    workspace: str = ""
    checkable: bool = False
    in_palette: bool = True
    of_focus: bool = False
    context: str = "Actions"

    def title(self) -> str:
        """The translated text with its mnemonic."""
        return QCoreApplication.translate(self.context, self.text)

    def plain_title(self) -> str:
        """The translated text as words."""
        return self.title().replace("&", "").removesuffix("…").removesuffix("...")


class Actions(QObject):
    """All actions of the window, by id.

    `triggered(str)` carries the id of an action that has no handler of its own: the
    window gives it to the workspace it belongs to.
    """

    triggered = Signal(str)
    added = Signal()

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._specs: dict[str, ActionSpec] = {}
        self._actions: dict[str, QAction] = {}
        self._handlers: dict[str, Callable[[], object]] = {}
        self._keys: dict[str, str] = {}
        self._conditions: set[str] = set()

    def __getitem__(self, id: str) -> QAction:
        """The QAction of an id, with its icon, as for a button. Raises KeyError."""
        action, icon = self._actions[id], self._specs[id].icon
        if icon and action.icon().isNull():
            self._theme.set_icon(action, icon)
        return action

    def plain(self, id: str) -> QAction:
        """The same without drawing its icon, as for a menu. Raises KeyError."""
        return self._actions[id]

    def all(self) -> list[QAction]:
        """All QActions, as they are."""
        return list(self._actions.values())

    def __contains__(self, id: object) -> bool:
        return id in self._actions

    def __iter__(self) -> Iterator[str]:
        return iter(self._specs)

    def spec(self, id: str) -> ActionSpec:
        """The data of an action. Raises KeyError."""
        return self._specs[id]

    def specs(self) -> tuple[ActionSpec, ...]:
        """All of them in the order they were added."""
        return tuple(self._specs.values())

    def add(self, specs: Iterable[ActionSpec]) -> None:
        """Add actions. Raises ValueError for an id or a shortcut that is taken."""
        for spec in specs:
            self._check(spec)
            self._specs[spec.id] = spec
            self._actions[spec.id] = self._build(spec)
        self.added.emit()

    def handle(self, id: str, handler: Callable[[], object]) -> None:
        """What an action does. Raises KeyError for an unknown id."""
        self._actions[id]
        self._handlers[id] = handler

    def keys_of(self, id: str) -> tuple[str, ...]:
        """The shortcuts in use, in Qt's portable form. Raises KeyError."""
        return tuple(portable(keys) for keys in self._actions[id].shortcuts())

    def default_keys(self, id: str) -> tuple[str, ...]:
        """The shortcuts that an action has from the start. Raises KeyError."""
        return tuple(portable(keys) for keys in _sequences(self._specs[id].keys))

    def set_keys(self, id: str, keys: Iterable[str]) -> None:
        """Give an action other shortcuts; conflicts are for the caller. Raises KeyError."""
        self._actions[id].setShortcuts(_sequences(keys))

    def set_condition(self, name: str, holds: bool) -> None:
        """Say whether a condition such as "world" or "lore.selection" holds now."""
        if holds == (name in self._conditions):
            return
        (self._conditions.add if holds else self._conditions.discard)(name)
        for id, spec in self._specs.items():
            if name in spec.needs:
                self._actions[id].setEnabled(spec.needs <= self._conditions)

    def holds(self, name: str) -> bool:
        """Whether a condition holds."""
        return name in self._conditions

    def drop_keys(self, id: str, keys: Collection[str]) -> None:
        """Take those of `keys`, in portable form, from an action that has them."""
        action = self._actions[id]
        left = [s for s in action.shortcuts() if portable(s) not in keys]
        if len(left) < len(action.shortcuts()):
            action.setShortcuts(left)

    def _check(self, spec: ActionSpec) -> None:
        if spec.id in self._specs:
            raise ValueError(f"the action {spec.id} is there already")
        for key in spec.keys:
            if self._keys.setdefault(key, spec.id) != spec.id:
                raise ValueError(f"{key} of {spec.id} is the shortcut of {self._keys[key]}")

    def _build(self, spec: ActionSpec) -> QAction:
        action = QAction(spec.title(), self)
        action.setObjectName(spec.id)
        action.setCheckable(spec.checkable)
        action.setShortcuts(_sequences(spec.keys))
        if spec.of_focus:
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.setEnabled(spec.needs <= self._conditions)
        action.setIconVisibleInMenu(False)
        action.triggered.connect(self._on_triggered)
        return action

    def _on_triggered(self) -> None:
        sender = self.sender()
        id = sender.objectName() if sender is not None else ""
        handler = self._handlers.get(id)
        if handler is not None:
            handler()
        else:
            self.triggered.emit(id)


def portable(keys: QKeySequence) -> str:
    """A shortcut in the form that is the same on every platform."""
    return keys.toString(QKeySequence.SequenceFormat.PortableText)


def _sequences(keys: Iterable[str]) -> list[QKeySequence]:
    """All their sequences, each once: a platform's own may be named beside the standard key."""
    found: list[QKeySequence] = []
    for key in keys:
        found += [s for s in key_sequences(key) if s not in found]
    return found


def key_sequences(key: str) -> list[QKeySequence]:
    """The key sequences of a portable form or of a standard key's name."""
    standard = getattr(QKeySequence.StandardKey, key, None)
    if standard is not None:
        return QKeySequence.keyBindings(standard)
    return [QKeySequence(key, QKeySequence.SequenceFormat.PortableText)]
