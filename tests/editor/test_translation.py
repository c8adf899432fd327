"""Every text of the editor can be translated: what is extracted is found again at run time."""

from __future__ import annotations

import ast
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from frame_helpers import speaking
from PySide6.QtCore import QCoreApplication, QLocale, QModelIndex, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QFileDialog,
    QKeySequenceEdit,
    QLineEdit,
    QMenu,
    QTreeView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from editor.translation import locale_of, ui_language
from tests.translations import tool

ROOT = Path(__file__).resolve().parents[2]
TABLES = {"Actions", "Workspaces", "Labels", "Ask", "QShortcut", "QFileDialog", "QFileSystemModel"}


def classes() -> set[str]:
    found: set[str] = set()
    for path in (ROOT / "editor").rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found |= {node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
    return found


def own_tables() -> set[str]:
    """Contexts that modules name themselves, and translate by the same name."""
    found: set[str] = set()
    for path in (ROOT / "editor").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        noted = set(re.findall(r'QT_TRANSLATE_NOOP\(\s*"(\w+)"', text))
        used = set(re.findall(r'(?<!_)translate\(\s*"(\w+)"', text))
        found |= used | (noted & TABLES)
    return found


@pytest.mark.skipif(tool("lupdate") is None, reason="pyside6-lupdate is not installed")
def test_every_context_is_a_class_or_a_table(tmp_path: Path) -> None:
    target = tmp_path / "texts.ts"
    sources = sorted(str(p) for p in (ROOT / "editor").rglob("*.py"))
    subprocess.run(
        [str(tool("lupdate")), *sources, "-ts", str(target)], check=True, capture_output=True
    )
    contexts = set(re.findall(r"<name>([^<]*)</name>", target.read_text(encoding="utf-8")))
    unknown = contexts - classes() - TABLES - own_tables()
    assert not unknown


def test_no_text_to_translate_is_an_f_string() -> None:
    for path in (ROOT / "editor").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in ("tr", "translate"):
                formed = [a for a in node.args if isinstance(a, ast.JoinedStr)]
                assert not formed, f"{path.name}:{node.lineno}"


@pytest.mark.parametrize(
    ("system", "expected"),
    [(["es-AR", "en"], "es"), (["pt-BR"], "pt"), (["de", "pt"], "pt"), (["ja"], "en"), ([], "en")],
)
def test_the_language_of_the_system(
    monkeypatch: pytest.MonkeyPatch, system: list[str], expected: str
) -> None:
    class System:
        def uiLanguages(self) -> list[str]:
            return system

    monkeypatch.setattr(QLocale, "system", staticmethod(System))
    assert ui_language("") == expected
    assert ui_language("en") == "en"


@pytest.mark.parametrize(
    ("spoken", "count", "expected"),
    [
        ("en", 1, "1 hit"),
        ("en", 5, "5 hits"),
        ("es", 1, "1 resultado"),
        ("es", 5, "5 resultados"),
        ("pt", 0, "0 resultado"),
        ("pt", 5, "5 resultados"),
    ],
    indirect=["spoken"],
)
def test_plural_forms(spoken: str, count: int, expected: str) -> None:
    text = QCoreApplication.translate("ReplaceDialog", "%n hits", None, count)
    assert text == expected


@pytest.mark.parametrize(
    ("spoken", "text", "keys"),
    [
        ("en", "Cancel", "Ctrl+Shift+Del"),
        ("es", "Cancelar", "Ctrl+Mayús+Supr"),
        ("pt", "Cancelar", "Ctrl+Shift+Del"),
    ],
    indirect=["spoken"],
)
def test_qt_speaks_the_same_language(spoken: str, text: str, keys: str) -> None:
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == text
    shown = QKeySequence("Ctrl+Shift+Del").toString(QKeySequence.SequenceFormat.NativeText)
    assert shown == keys


def texts_in(root: QWidget) -> set[str]:
    """What the widgets in a dialog of Qt say, its menus and its headers."""
    found: set[str] = set()
    for part in (root, *root.findChildren(QWidget)):
        for name in ("text", "windowTitle", "toolTip", "placeholderText", "title"):
            getter = getattr(part, name, None)
            found.add(str(getter() or "") if callable(getter) else "")
        if isinstance(part, QTreeView):
            model = part.model()
            columns = range(model.columnCount(QModelIndex()))
            found |= {str(model.headerData(at, Qt.Orientation.Horizontal)) for at in columns}
    found |= {action.text() for action in root.findChildren(QAction)}
    return {text for text in found if len(re.findall(r"[^\W\d_]", text)) > 3}


def file_dialog(mode: QFileDialog.FileMode, accept: QFileDialog.AcceptMode) -> QFileDialog:
    dialog = QFileDialog(directory="/")
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.setFileMode(mode)
    dialog.setAcceptMode(accept)
    return dialog


def field_menu() -> QMenu:
    field = QLineEdit("x")
    menu = field.createStandardContextMenu()
    # It is its field's child: each the other's parent, Qt would look for their window for ever.
    menu.setParent(None)
    menu.destroyed.connect(lambda: field.deleteLater())
    return menu


OPENS = QFileDialog.AcceptMode.AcceptOpen
QTS_OWN: dict[str, Callable[[], QWidget]] = {
    "open": lambda: file_dialog(QFileDialog.FileMode.ExistingFile, OPENS),
    "folder": lambda: file_dialog(QFileDialog.FileMode.Directory, OPENS),
    "save": lambda: file_dialog(QFileDialog.FileMode.AnyFile, QFileDialog.AcceptMode.AcceptSave),
    "buttons": lambda: QDialogButtonBox(
        QDialogButtonBox.StandardButton.Save
        | QDialogButtonBox.StandardButton.Discard
        | QDialogButtonBox.StandardButton.Cancel
        | QDialogButtonBox.StandardButton.Close
        | QDialogButtonBox.StandardButton.RestoreDefaults
    ),
    "field": field_menu,
    "keys": QKeySequenceEdit,
}


@pytest.mark.parametrize("language", ["es", "pt"])
@pytest.mark.parametrize("name", sorted(QTS_OWN))
def test_nothing_of_qts_own_stays_english(
    qtbot: QtBot, qapp: QApplication, language: str, name: str
) -> None:
    english = QTS_OWN[name]()
    qtbot.addWidget(english)
    before = texts_in(english)
    # Some of the words are asked for each time that they are shown.
    with speaking(qapp, language):
        other = QTS_OWN[name]()
        qtbot.addWidget(other)
        now = texts_in(other)
    assert before, "there is something to translate"
    assert now & before == set()


@pytest.mark.parametrize(
    ("spoken", "number"),
    [("en", "12,345"), ("es", "12.345"), ("pt", "12.345")],
    indirect=["spoken"],
)
def test_numbers_follow_the_language(spoken: str, number: str) -> None:
    locale = QLocale()
    locale.setNumberOptions(QLocale.NumberOption(0))
    assert locale.toString(12345) == number


def test_the_region_of_the_system_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QLocale, "system", staticmethod(lambda: QLocale("es_MX")))
    assert locale_of("es").name() == "es_MX"
    assert locale_of("pt").name() == "pt_BR"
