"""Saves a copy of a save as JSON, in the version it was read unless another is asked for."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from core.memory.state import CURRENT_VERSION
from core.saves import Candidate, lost_in_version
from editor.dialogs.base import FormDialog
from editor.memory.tool_row import Combo
from editor.theme import Theme
from editor.widgets import LineEdit, push_button

_MOST_NUMBERS = 10_000


class CopyDialog(FormDialog):
    """Asks for a name and a version; `target` and `version` are what was chosen."""

    def __init__(self, theme: Theme, save: Path, candidate: Candidate, parent: QWidget) -> None:
        super().__init__(theme, self.tr("Save a copy"), "", parent)
        self.accept_button.setText(self.tr("&Save copy"))
        self._save, self._candidate = save, candidate
        self.name = LineEdit(self.tr("File"))
        self.name.setText(str(free_name(save)))
        self.choose = push_button(theme, self.tr("&Choose…"), "folder")
        self.versions = Combo(self.tr("Version"))
        self._offer_versions()
        self.add_field(self.tr("&File"), self.name)
        self.form.addRow("", self.choose)
        self.add_field(self.tr("&Version of the memory"), self.versions)
        self.name.textChanged.connect(self._check)
        self.versions.currentIndexChanged.connect(self._check)
        self.choose.clicked.connect(self._on_choose)
        self._check()

    def _offer_versions(self) -> None:
        read = self._candidate.version
        versions = [v for v in range(1, CURRENT_VERSION + 1) if v != read]
        items = [(self.tr("version {n}, as it was read").format(n=read), read)]
        items += [(self.tr("version {n}").format(n=version), version) for version in versions]
        self.versions.set_items(items, 0)

    @property
    def target(self) -> Path:
        """Where the copy goes."""
        return Path(self.name.text().strip())

    @property
    def version(self) -> int | None:
        """The version that was asked for; None for the one it was read in."""
        chosen = int(self.versions.currentData())
        return None if chosen == self._candidate.version else chosen

    def _on_choose(self) -> None:
        kinds = self.tr("JSON (*.json);;All files (*)")
        never = QFileDialog.Option.DontConfirmOverwrite
        found, _ = QFileDialog.getSaveFileName(
            self, self.tr("Save a copy"), self.name.text(), kinds, options=never
        )
        if found:
            self.name.setText(found)

    def _check(self) -> None:
        named = bool(self.name.text().strip())
        self.accept_button.setEnabled(named)
        lost = lost_in_version(self._candidate, int(self.versions.currentData()))
        words = self.tr("Version 1 has no place for: {keys}.").format(keys=", ".join(lost))
        self.say(words if lost else "")

    def accept(self) -> None:
        target = self.target
        if _same(target, self._save):
            self.say(self.tr("The save itself is never written. Choose another name."))
        elif target.exists():
            self.say(self.tr("There is a file of that name. Choose another name."))
        elif not target.parent.is_dir():
            self.say(self.tr("There is no such folder."))
        else:
            super().accept()


def _same(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except OSError:
        return one.absolute() == other.absolute()


def free_name(save: Path) -> Path:
    """A name beside the save that no file has."""
    names = (f"{save.stem}_copy{'' if n == 1 else n}.json" for n in range(1, _MOST_NUMBERS))
    return next(p for p in (save.parent / name for name in names) if not p.exists())
