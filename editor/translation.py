"""Which language the interface speaks, and loading its translation where there is one."""

from __future__ import annotations

from PySide6.QtCore import (
    QT_TRANSLATE_NOOP,
    QCoreApplication,
    QLibraryInfo,
    QLocale,
    QTranslator,
)

from editor.theme.resources import resource_path

LANGUAGES = ("en", "es", "pt")
_REGIONS = {"pt": "pt_BR"}
"""The texts are Brazilian; Spanish and English are of no region."""

KEY_NAMES = (
    QT_TRANSLATE_NOOP("QShortcut", "Ctrl"),
    QT_TRANSLATE_NOOP("QShortcut", "Shift"),
    QT_TRANSLATE_NOOP("QShortcut", "Alt"),
    QT_TRANSLATE_NOOP("QShortcut", "Del"),
    QT_TRANSLATE_NOOP("QShortcut", "Return"),
    QT_TRANSLATE_NOOP("QShortcut", "Enter"),
)
"""Keys as keyboards and our tooltips spell them; Qt's own translation spells them out."""

LEFT_BY_QT = (
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Computer"),
    QT_TRANSLATE_NOOP(
        "QFileSystemModel",
        '<b>The name "%1" cannot be used.</b>'
        "<p>Try using another name, with fewer characters or no punctuation marks.",
    ),
)
"""What Qt's dialogs say in English also with Qt's own translations (there is no European
Portuguese one at all: its texts are Brazilian, as ours are)."""


def ui_language(chosen: str) -> str:
    """`chosen`, or the first of the system's languages that there is; English else."""
    if chosen in LANGUAGES:
        return chosen
    for name in QLocale.system().uiLanguages():
        if name[:2].lower() in LANGUAGES:
            return name[:2].lower()
    return "en"


def locale_of(language: str) -> QLocale:
    """How numbers and dates are written: as the system does where it speaks that language."""
    system = QLocale.system()
    if system.name()[:2] == language:
        return system
    return QLocale(_REGIONS.get(language, language))


def install_translation(app: QCoreApplication, language: str) -> list[QTranslator]:
    """Load the translation of the interface and of Qt's own dialogs; those that were there.

    Numbers and dates follow. English has a translation too: of the plural forms.
    """
    QLocale.setDefault(locale_of(language))
    found = [_of_qt(app, language), _own(app, language)]
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
    if language == "en":
        return None
    translator = QTranslator(app)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    name = f"qtbase_{_REGIONS.get(language, language)}"
    return translator if translator.load(name, folder) else None
