"""Where the user's data lie: recovery, backups, locks."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths


def data_folder() -> Path:
    """The user's local data folder for this program; made when something is written."""
    location = QStandardPaths.StandardLocation.AppLocalDataLocation
    return Path(QStandardPaths.writableLocation(location))
