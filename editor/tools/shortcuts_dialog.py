"""Every action with its shortcut, which can be changed; a conflict is refused."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QKeySequenceEdit, QLabel, QLineEdit, QWidget

from core.text.fold import fold
from editor.actions import Actions, portable
from editor.settings import SettingsStore
from editor.theme import Theme
from editor.tools.dialog import ToolDialog
from editor.tools.keymap import is_reserved, owner_of
from editor.tools.rows import Row, RowsView
from editor.widgets import SearchField, push_button


class _Keys(QKeySequenceEdit):
    """Takes every key but Escape, which no action may have and which closes the dialog."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and not event.modifiers():
            event.ignore()
            return
        super().keyPressEvent(event)


class ShortcutsDialog(ToolDialog):
    """Changes are in use at once, and kept."""

    def __init__(
        self,
        theme: Theme,
        actions: Actions,
        settings: SettingsStore,
        language: str,
        parent: QWidget,
    ) -> None:
        super().__init__(theme, self.tr("Keyboard"), language, parent)
        self._actions, self._settings = actions, settings
        self.search = SearchField(theme, self.tr("Find an action"), self.tr("Find an action"))
        titles = (self.tr("Action"), self.tr("Keys"), self.tr("Default"))
        self.table = RowsView(theme, self.tr("Shortcuts"), titles, (0, 150, 150))
        self.keys = _Keys()
        for part in (self.keys, *self.keys.findChildren(QLineEdit)):
            part.setAccessibleName(self.tr("New shortcut"))
        self.keys.setMaximumSequenceLength(1)
        self.set_button = push_button(theme, self.tr("&Set"))
        self.none_button = push_button(theme, self.tr("&None"))
        self.reset_button = push_button(theme, self.tr("&Reset"))
        self.reset_all_button = push_button(theme, self.tr("Reset &all"))
        self._lay_out()
        self._connect()
        self.open_sized(640, 560)
        self._fill()

    def _lay_out(self) -> None:
        line = QHBoxLayout()
        line.setSpacing(8)
        label = QLabel(self.tr("New s&hortcut"))
        label.setBuddy(self.keys)
        line.addWidget(label)
        line.addWidget(self.keys, 1)
        for button in (self.set_button, self.none_button, self.reset_button):
            line.addWidget(button)
        self.body.addWidget(self.search)
        self.body.addWidget(self.table, 1)
        self.body.addLayout(line)
        self.buttons.addWidget(self.reset_all_button)
        self.add_close(self.tr("&Close"))

    def _connect(self) -> None:
        self.search.search_changed.connect(self._fill)
        self.table.chosen.connect(self._on_chosen)
        self.table.opened.connect(self.keys.setFocus)
        self.keys.keySequenceChanged.connect(self._on_keys)
        self.set_button.clicked.connect(self._on_set)
        self.none_button.clicked.connect(self._on_none)
        self.reset_button.clicked.connect(self._on_reset)
        self.reset_all_button.clicked.connect(self._on_reset_all)

    def _fill(self) -> None:
        wanted = fold(self.search.text().strip())
        rows = [self._row(id) for id in self._actions]
        rows += [Row(None, (words, keys, self.tr("fixed"))) for words, keys in self._fixed()]
        shown = [row for row in rows if wanted in fold(" ".join(map(str, row.cells)))]
        self.table.set_rows(shown)
        self._on_chosen()

    def _row(self, id: str) -> Row:
        name = self._actions.spec(id).plain_title()
        if self._actions.spec(id).of_focus:
            return Row(None, (name, _native(self._actions.default_keys(id)), self.tr("fixed")))
        mine, first = self._actions.keys_of(id), self._actions.default_keys(id)
        return Row(id, (name, _native(mine), "" if mine == first else _native(first) or "—"))

    def _fixed(self) -> list[tuple[str, str]]:
        return [
            (self.tr("Back to the table"), "Esc"),
            (self.tr("Edit in place"), "F2"),
            (self.tr("Move rows in their file"), "Alt+Up, Alt+Down"),
            (self.tr("Issue: go to it"), "Enter"),
            (self.tr("Filter: what can be typed"), "Ctrl+Space"),
            (self.tr("Issue: quick fix"), "Shift+Enter"),
        ]

    def selected(self) -> str:
        """The action whose shortcut can be changed, "" for none."""
        return next((str(key) for key in self.table.selected_keys() if key), "")

    def _on_chosen(self) -> None:
        id = self.selected()
        for widget in (self.keys, self.set_button, self.none_button, self.reset_button):
            widget.setEnabled(bool(id))
        self.keys.clear()
        self.notices.show_lines([])

    def _on_keys(self, keys: QKeySequence) -> None:
        refusal = self.refusal(portable(keys))
        self.set_button.setEnabled(bool(self.selected()) and not keys.isEmpty() and not refusal)
        self.notices.show_lines([("error", refusal)] if refusal else [])

    def refusal(self, keys: str) -> str:
        """Why the selected action may not have a shortcut, "" when it may."""
        if not keys:
            return ""
        if is_reserved(keys):
            return self.tr("{keys} is used for typing and in tables.").format(keys=keys)
        owner = owner_of(self._actions, keys, self.selected())
        if owner:
            name = self._actions.spec(owner).plain_title()
            return self.tr("{keys} belongs to “{action}”.").format(keys=keys, action=name)
        return ""

    def _on_set(self) -> None:
        keys = portable(self.keys.keySequence())
        if self.selected() and keys and not self.refusal(keys):
            self._give(self.selected(), (keys,))

    def _on_none(self) -> None:
        self._give(self.selected(), ())

    def _on_reset(self) -> None:
        id = self.selected()
        taken = [k for k in self._actions.default_keys(id) if owner_of(self._actions, k, id)]
        if taken:
            self.notices.show_lines([("error", self.refusal(taken[0]))])
            return
        self._give(id, self._actions.default_keys(id))

    def _give(self, id: str, keys: tuple[str, ...]) -> None:
        self._actions.set_keys(id, keys)
        chosen = {k: v for k, v in self._settings.values.shortcuts.items() if k != id}
        if keys != self._actions.default_keys(id):
            chosen[id] = keys
        self._settings.update(shortcuts=chosen)
        self._fill()

    def _on_reset_all(self) -> None:
        for id in self._actions:
            self._actions.set_keys(id, self._actions.default_keys(id))
        self._settings.update(shortcuts={})
        self._fill()


def _native(keys: tuple[str, ...]) -> str:
    """Shortcuts as the platform writes them."""
    form = QKeySequence.SequenceFormat
    return ", ".join(QKeySequence(k, form.PortableText).toString(form.NativeText) for k in keys)
