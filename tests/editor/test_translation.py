"""Every text of the editor can be translated: what is extracted is found again at run time."""

from __future__ import annotations

import ast
import re
import subprocess
import sysconfig
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale

from editor.translation import install_translation, ui_language

ROOT = Path(__file__).resolve().parents[2]
TABLES = {"Actions", "Workspaces", "Labels", "Ask"}


def lupdate() -> Path | None:
    for name in ("pyside6-lupdate", "pyside6-lupdate.exe"):
        tool = Path(sysconfig.get_path("scripts")) / name
        if tool.exists():
            return tool
    return None


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


@pytest.mark.skipif(lupdate() is None, reason="pyside6-lupdate is not installed")
def test_every_context_is_a_class_or_a_table(tmp_path: Path) -> None:
    target = tmp_path / "texts.ts"
    sources = sorted(str(p) for p in (ROOT / "editor").rglob("*.py"))
    subprocess.run([str(lupdate()), *sources, "-ts", str(target)], check=True, capture_output=True)
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


def test_a_language_without_a_translation_is_no_error(qapp: QCoreApplication) -> None:
    for translator in install_translation(qapp, "pt"):
        qapp.removeTranslator(translator)
    assert install_translation(qapp, "en") == []
