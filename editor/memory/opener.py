"""Opens saves and traces off the interface's thread, and asks for passwords."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from core.errors import LoremaskError
from core.saves import PasswordNeeded, StateMapping, WrongPassword
from editor.memory.password import PasswordDialog
from editor.memory.reading import NOWHERE, OpenedSave, OpenedTrace, open_save, open_trace
from editor.tasks import Tasks
from editor.theme import Theme

_SAVE_KEY, _TRACE_KEY = "memory-save", "memory-trace"


class SaveOpener(QObject):
    """opened(OpenedSave): a save was read. failed(Path, LoremaskError): it was not, and why.

    given_up(): no password was given. trace_opened(OpenedTrace), trace_failed(LoremaskError).
    """

    opened = Signal(object)
    failed = Signal(object, object)
    given_up = Signal()
    trace_opened = Signal(object)
    trace_failed = Signal(object)

    def __init__(self, theme: Theme, tasks: Tasks, language: str, window: QWidget) -> None:
        super().__init__(window)
        self._theme, self._tasks, self._language = theme, tasks, language
        self._window = window
        self._path = Path()
        self._mapping = NOWHERE
        self.dialog: PasswordDialog | None = None

    # asking for files

    def choose(self, start: Path) -> None:
        """Ask for a save and open it."""
        kinds = self.tr("All files (*)")
        found, _ = QFileDialog.getOpenFileName(
            self._window, self.tr("Open save"), str(start), kinds
        )
        if found:
            self.open(Path(found))

    def choose_trace(self, start: Path) -> None:
        """Ask for a trace and load it."""
        kinds = self.tr("Traces (*.jsonl);;All files (*)")
        found, _ = QFileDialog.getOpenFileName(
            self._window, self.tr("Load trace"), str(start), kinds
        )
        if found:
            self.open_trace(Path(found))

    # reading

    def open(
        self, path: Path, password: str | None = None, mapping: StateMapping = NOWHERE
    ) -> None:
        """Read a save; `opened`, `failed` or `given_up` tells what came of it.

        `password` is one that opened it before, `mapping` where its place and quests stand.
        """
        self._close_dialog()
        self._path, self._mapping = path, mapping
        self._read(password)

    def open_trace(self, path: Path) -> None:
        """Read a trace."""
        self._tasks.run(
            lambda token: open_trace(path),
            self._on_trace,
            failed=self._on_trace_failed,
            key=_TRACE_KEY,
            owner=self,
        )

    def close(self) -> None:
        """Nothing that is being read is wanted any more."""
        self._tasks.cancel_key(_SAVE_KEY)
        self._tasks.cancel_key(_TRACE_KEY)
        self._close_dialog()

    def _read(self, password: str | None) -> None:
        path, mapping = self._path, self._mapping
        self._tasks.run(
            lambda token: open_save(path, password, token.check, mapping),
            self._on_opened,
            failed=self._on_failed,
            key=_SAVE_KEY,
            owner=self,
        )

    def _on_opened(self, opened: OpenedSave) -> None:
        self._close_dialog()
        self.opened.emit(opened)

    def _on_failed(self, error: Exception) -> None:
        if isinstance(error, PasswordNeeded):
            self._ask(None)
        elif isinstance(error, WrongPassword):
            self._ask(error)
        elif isinstance(error, LoremaskError):
            self._close_dialog()
            self.failed.emit(self._path, error)
        else:
            self._close_dialog()
            raise error

    def _on_trace(self, trace: OpenedTrace) -> None:
        self.trace_opened.emit(trace)

    def _on_trace_failed(self, error: Exception) -> None:
        if not isinstance(error, LoremaskError):
            raise error
        self.trace_failed.emit(error)

    # passwords

    def _ask(self, error: LoremaskError | None) -> None:
        if self.dialog is None:
            self.dialog = PasswordDialog(self._theme, self._path.name, self._window)
            self.dialog.given.connect(self._read)
            self.dialog.rejected.connect(self._on_rejected)
            self.dialog.open()
        if error is not None:
            self.dialog.refuse(error.message(self._language))

    def _on_rejected(self) -> None:
        self._tasks.cancel_key(_SAVE_KEY)
        self._close_dialog()
        self.given_up.emit()

    def _close_dialog(self) -> None:
        if self.dialog is not None:
            dialog, self.dialog = self.dialog, None
            dialog.rejected.disconnect(self._on_rejected)
            dialog.done_with()
