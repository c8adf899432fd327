"""Dialogs of differences: to look at, to decide about, and of the last saves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from editor.disk.diff_view import DiffView
from editor.disk.reading import FileDiff
from editor.theme import Theme
from editor.widgets.plain import PlainLabel
from editor.widgets.splitter import Splitter

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractButton

_Role = QDialogButtonBox.ButtonRole


@dataclass(frozen=True, slots=True)
class Deed:
    """A button at the foot: its words, and what it does; the dialog closes after it."""

    text: str
    run: Callable[[], object]
    primary: bool = False


class DiffDialog(QDialog):
    """A sentence, the differences, and what may be done about them."""

    def __init__(
        self,
        theme: Theme,
        language: str,
        title: str,
        intro: str,
        files: Sequence[FileDiff],
        parent: QWidget,
        deeds: Sequence[Deed] = (),
        *,
        sides: tuple[str, str] | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.view = DiffView(theme, language)
        if sides is not None:
            self.view.name_sides(*sides)
        self.view.show_diffs(files)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.buttons.rejected.connect(self.reject)
        for deed in deeds:
            self._add(deed)
        column = QVBoxLayout(self)
        column.addWidget(PlainLabel(theme, title, role="title"))
        column.addWidget(PlainLabel(theme, intro, colour="text_muted", wrap=True))
        column.addWidget(self.view, 1)
        column.addWidget(self.buttons)
        self.resize(dialog_size(theme, self))

    def button(self, text: str) -> QAbstractButton:
        """The button of some words. Raises KeyError."""
        for button in self.buttons.buttons():
            if button.text().replace("&", "") == text:
                return button
        raise KeyError(text)

    def _add(self, deed: Deed) -> None:
        role = _Role.AcceptRole if deed.primary else _Role.DestructiveRole
        button = self.buttons.addButton(deed.text, role)
        button.setProperty("primary", deed.primary)
        if deed.primary:
            button.setDefault(True)
        button.clicked.connect(lambda _=False, run=deed.run: self._do(run))

    def _do(self, run: Callable[[], object]) -> None:
        self.accept()
        run()


class BackupsDialog(QDialog):
    """The last saves at the left, what has changed since one of them at the right.

    `compare(dialog, row)` is asked when a row is chosen and answers by `show_diffs`; `restore(row)`
    when the button is pressed.
    """

    def __init__(
        self,
        theme: Theme,
        language: str,
        rows: Sequence[tuple[float, str]],
        parent: QWidget,
        *,
        compare: Callable[[BackupsDialog, int], object],
        restore: Callable[[int], object],
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Earlier saves"))
        self.setAccessibleName(self.windowTitle())
        self._compare, self._restore = compare, restore
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Saves"))
        for saved, files in rows:
            item = QListWidgetItem(f"{time_words(saved)}\n{files}")
            item.setSizeHint(QSize(0, round(1.8 * theme.look.size("row.tree"))))
            self.list.addItem(item)
        self.view = DiffView(theme, language)
        self.view.name_sides(self.tr("Before that save"), self.tr("Now"))
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.buttons.rejected.connect(self.reject)
        self.restore = self.buttons.addButton(self.tr("&Restore"), _Role.AcceptRole)
        self.restore.clicked.connect(self._on_restore)
        self.list.currentRowChanged.connect(self._on_row)
        self._lay_out(theme, has_rows=bool(rows))
        self.list.setCurrentRow(0)

    def show_diffs(self, row: int, files: Sequence[FileDiff]) -> None:
        """What differs since the save of a row, if it is still the chosen one."""
        if row == self.list.currentRow():
            self.view.show_diffs(files)
            self.restore.setEnabled(any(file.rows for file in files))

    def _on_row(self, row: int) -> None:
        self.restore.setEnabled(False)
        if row >= 0:
            self._compare(self, row)

    def _on_restore(self) -> None:
        row = self.list.currentRow()
        self.accept()
        self._restore(row)

    def _lay_out(self, theme: Theme, *, has_rows: bool) -> None:
        words = self.tr(
            "What each of the last saves replaced. Restoring is one step that undo takes back."
        )
        if not has_rows:
            words = self.tr("This world has not been saved here yet.")
        split = Splitter(theme, Qt.Orientation.Horizontal)
        split.add(self.list)
        self.view.setContentsMargins(8, 0, 0, 0)
        split.add(self.view, stretch=True)
        split.setSizes([theme.look.stretched(230), theme.look.stretched(700)])
        column = QVBoxLayout(self)
        column.addWidget(PlainLabel(theme, self.windowTitle(), role="title"))
        column.addWidget(PlainLabel(theme, words, colour="text_muted", wrap=True))
        column.addWidget(split, 1)
        column.addWidget(self.buttons)
        self.resize(dialog_size(theme, self))


def dialog_size(theme: Theme, dialog: QWidget) -> QSize:
    """A large dialog, within the screen."""
    room = dialog.screen().availableGeometry()
    width = min(theme.look.stretched(940), round(room.width() * 0.95))
    return QSize(width, min(theme.look.stretched(620), round(room.height() * 0.9)))


def time_words(seconds: float) -> str:
    """A moment as the system writes it."""
    from PySide6.QtCore import QDateTime

    moment = QDateTime.fromSecsSinceEpoch(int(seconds))
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat)
