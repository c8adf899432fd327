"""Which language the interface speaks, and loading its translation where there is one."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from editor.theme.resources import resource_path

LANGUAGES = ("en", "es", "pt")


def ui_language(chosen: str) -> str:
    """`chosen`, or the first of the system's languages that there is; English else."""
    if chosen in LANGUAGES:
        return chosen
    for name in QLocale.system().uiLanguages():
        if name[:2].lower() in LANGUAGES:
            return name[:2].lower()
    return "en"


def install_translation(app: QCoreApplication, language: str) -> list[QTranslator]:
    """Load the translation of the interface and of Qt's own dialogs; those that were there."""
    if language == "en":
        return []
    found = [_own(app, language), _of_qt(app, language)]
    installed = [translator for translator in found if translator is not None]
    for translator in installed:
        app.installTranslator(translator)
    return installed


def _own(app: QCoreApplication, language: str) -> QTranslator | None:
    try:
        path = resource_path("translations", f"loremask_{language}.qm")
    except FileNotFoundError:
        return None
    translator = QTranslator(app)
    return translator if translator.load(str(path)) else None


def _of_qt(app: QCoreApplication, language: str) -> QTranslator | None:
    translator = QTranslator(app)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    return translator if translator.load(f"qtbase_{language}", folder) else None
