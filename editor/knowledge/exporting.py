"""Tables for dialogue systems and spreadsheets, written to a file the user chooses."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from core.files.atomic import write_files
from core.knowledge.audit import Audit
from core.knowledge.table import Table

_BOM = "\N{ZERO WIDTH NO-BREAK SPACE}"
_CSV = QT_TRANSLATE_NOOP("KnowledgeExport", "CSV (*.csv)")
_SHEET = QT_TRANSLATE_NOOP("KnowledgeExport", "CSV for spreadsheets, with byte order mark (*.csv)")
_JSON = QT_TRANSLATE_NOOP("KnowledgeExport", "JSON (*.json)")
_TABLE_TITLE = QT_TRANSLATE_NOOP("KnowledgeExport", "Export who knows what at each step")
_AUDIT_TITLE = QT_TRANSLATE_NOOP("KnowledgeExport", "Export the audit")
Forms = dict[str, tuple[str, Callable[[], str]]]


def table_forms(table: Table) -> Forms:
    """What entries × NPCs × quest steps can be written as: filter to ending and text."""
    return {
        _CSV: (".csv", table.as_csv),
        _SHEET: (".csv", lambda: _BOM + table.as_csv()),
        _JSON: (".json", table.as_json),
    }


def audit_forms(audit: Audit) -> Forms:
    """What the audit can be written as."""
    return {
        _CSV: (".csv", audit.as_csv),
        _SHEET: (".csv", lambda: _BOM + audit.as_csv()),
    }


def table_title() -> str:
    """The title of the dialog for the table."""
    return _words(_TABLE_TITLE)


def audit_title() -> str:
    """The title of the dialog for the audit."""
    return _words(_AUDIT_TITLE)


def ask_where(parent: QWidget, title: str, start: Path, forms: Forms) -> tuple[Path, str] | None:
    """Where the user wants it, and as which of the forms; None when they change their mind."""
    filters = {_words(source): source for source in forms}
    path, chosen = QFileDialog.getSaveFileName(parent, title, str(start), ";;".join(filters))
    if not path:
        return None
    source = filters.get(chosen, next(iter(forms)))
    target = Path(path)
    return target if target.suffix else target.with_suffix(forms[source][0]), source


def write(target: Path, forms: Forms, source: str) -> None:
    """Write one of the forms. Raises CannotSave; then nothing has changed."""
    text = forms[source][1]()
    write_files(target.parent, {target.name: text.encode("utf-8", "backslashreplace")})


def _words(source: str) -> str:
    return QCoreApplication.translate("KnowledgeExport", source)
