"""Starting the editor: application, theme, language, what to do on errors, the window."""

from __future__ import annotations

import builtins
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from editor.main_window import MainWindow

NAME = "Loremask"
SWITCH_INTERVAL_S = 0.0005
"""A busy Python thread gives way so often, or painting waits for it."""


def plain_imports() -> None:
    """Python's own `__import__` again.

    That of PySide reads the source of every module to see whether it uses `__feature__`,
    which nothing here does, and the sources stay in memory (13 MiB).
    """
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def make_application(arguments: Sequence[str]) -> QApplication:
    """The application with its names, which say where settings and logs lie."""
    plain_imports()
    app = QApplication([NAME, *arguments])
    app.setApplicationName(NAME)
    app.setOrganizationName(NAME)
    app.setApplicationDisplayName(NAME)
    app.setDesktopFileName("loremask")
    return app


def empty_window(app: QApplication) -> MainWindow:
    """The main window with the user's settings, not yet shown and still without its parts."""
    from editor.main_window import MainWindow
    from editor.settings import SettingsStore, default_settings_path
    from editor.translation import ui_language

    settings = SettingsStore(default_settings_path(), app)
    return MainWindow(settings, ui_language(settings.values.language))


def build_window(app: QApplication, window: MainWindow) -> None:
    """Give the window its theme, its language, its parts and the workspaces that exist."""
    from editor.theme import Theme
    from editor.theme_choice import apply_theme
    from editor.translation import install_translation
    from editor.workspaces import find_workspaces

    install_translation(app, window.language)
    theme = Theme(parent=app)
    apply_theme(theme, window.settings.values.theme)
    theme.apply(app)
    window.build(theme, find_workspaces())


def make_window(app: QApplication) -> MainWindow:
    """The main window with all its parts, not yet shown."""
    window = empty_window(app)
    build_window(app, window)
    return window


def open_first(window: MainWindow, arguments: Sequence[str]) -> None:
    """Open the world that was named, or the last one that was open."""
    if arguments:
        window.open_path(Path(arguments[0]).absolute())
        return
    last = window.settings.values.last_world
    if last and Path(last).exists():
        window.open_path(Path(last))


def run(arguments: Sequence[str] = ()) -> int:
    """Start the editor with a world, a save or nothing; the exit code."""
    sys.setswitchinterval(SWITCH_INTERVAL_S)
    app = make_application(arguments)

    from editor.collecting import Collecting, collect_when_idle_only
    from editor.crash import CrashReporter, state_folder
    from editor.first_paint import AfterPaint

    reporter = CrashReporter(state_folder(), app)
    reporter.install()
    window = empty_window(app)
    collect_when_idle_only()

    def after_first_paint() -> None:
        from editor.crash_notices import CrashNotices

        build_window(app, window)
        CrashNotices(reporter, window.notices)
        reporter.reported.connect(window.disk.keep_now)
        Collecting(window.windowHandle())
        open_first(window, arguments)

    AfterPaint(window.first).painted.connect(after_first_paint)
    window.show()
    try:
        return app.exec()
    finally:
        reporter.uninstall()
        # While everything that its widgets call on their way out still lives.
        shiboken6.delete(window)
