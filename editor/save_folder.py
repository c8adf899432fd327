"""Where saves were last chosen, whatever for: one folder for all dialogs that ask for a save."""

from __future__ import annotations

from pathlib import Path

from editor.settings import SettingsStore


def folder_of_saves(settings: SettingsStore, beside: Path) -> Path:
    """The folder of the save that was opened last, in any workspace; else `beside`."""
    last = settings.values.saves_folder
    return Path(last) if last and Path(last).is_dir() else beside


def remember_save(settings: SettingsStore, path: Path) -> None:
    """The next dialog that asks for a save begins in the folder of this one."""
    settings.update(saves_folder=str(path.absolute().parent))
