"""What happens when something goes wrong in the program itself.

Reports are written to a file in the user's state folder and shown in one place, never
as a surprise: equal ones are counted, and no more than one is told in a few seconds.
Nothing is ever sent anywhere.
"""

from __future__ import annotations

import faulthandler
import logging
import os
import platform
import sys
import threading
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import IO

from PySide6.QtCore import (
    QMessageLogContext,
    QObject,
    QStandardPaths,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
    qVersion,
)

TELL_EVERY_S = 3.0
_KEEP_BYTES = 512_000
_FAULT_PREFIX = "fault-"
_log = logging.getLogger(__name__)
_qt_log = logging.getLogger("qt")
_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


@dataclass(frozen=True, slots=True)
class CrashReport:
    """One error of the program: a line to show, the whole to copy, how often it came."""

    summary: str
    text: str
    count: int = 1


def state_folder() -> Path:
    """Where logs of this user's program lie."""
    location = QStandardPaths.StandardLocation.StateLocation
    return Path(QStandardPaths.writableLocation(location))


def about_program() -> str:
    """Versions of the program and what it runs on, for a report."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        own = version("loremask")
    except PackageNotFoundError:
        own = "from source"
    python = platform.python_version()
    return f"Loremask {own}, Python {python}, Qt {qVersion()}, {platform.platform()}"


def without_home(text: str) -> str:
    """The text with the user's home folder as `~`: a report is copied into public places."""
    home = str(Path.home())
    return text.replace(home, "~") if len(home) > 1 else text


class CrashReporter(QObject):
    """Collects uncaught errors. `reported(CrashReport)` comes in the interface's thread.

    An error raised at the same line again raises its count only; a new one that comes too
    soon after another is written to the file and told with the next.
    """

    reported = Signal(object)
    _caught = Signal(object, object)

    def __init__(
        self,
        folder: Path,
        parent: QObject | None = None,
        *,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(parent)
        self._folder = folder
        self._clock = clock
        self._seen: dict[tuple[object, ...], int] = {}
        self._told_at = -TELL_EVERY_S
        self._fault: IO[str] | None = None
        self._caught.connect(self._take)

    @property
    def log_path(self) -> Path:
        """The file that reports are written to."""
        return self._folder / "errors.log"

    def install(self) -> None:
        """Take over uncaught errors of all threads, hard crashes and Qt's messages."""
        sys.excepthook = self.on_exception
        threading.excepthook = self._on_thread_exception
        qInstallMessageHandler(log_qt_message)
        self._start_faulthandler()

    def uninstall(self) -> None:
        """Give everything back, and take away the crash file of this run."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        qInstallMessageHandler(None)
        if self._fault is not None:
            faulthandler.disable()
            self._fault.close()
            self._own_fault_file().unlink(missing_ok=True)
            self._fault = None

    def on_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """The `sys.excepthook`."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        self._caught.emit(error, trace)

    def previous_crash(self) -> CrashReport | None:
        """What an earlier run left when it crashed hard; given once, then taken away."""
        texts = [self._take_fault(path) for path in sorted(self._folder.glob(f"{_FAULT_PREFIX}*"))]
        found = [text for text in texts if text.strip()]
        if not found:
            return None
        text = without_home("\n".join((about_program(), *found)))
        return CrashReport("fatal error", text, len(found))

    def _on_thread_exception(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None and not issubclass(args.exc_type, SystemExit):
            self.on_exception(args.exc_type, args.exc_value, args.exc_traceback)

    def _take(self, error: BaseException, trace: TracebackType | None) -> None:
        key = _place(error, trace)
        self._seen[key] = count = self._seen.get(key, 0) + 1
        if count > 1:
            return
        lines = traceback.format_exception(type(error), error, trace)
        summary = traceback.format_exception_only(error)[-1].strip()
        text = without_home(f"{about_program()}\n{''.join(lines)}")
        _log.error("%s", text)
        self._write(text)
        now = self._clock()
        if now - self._told_at >= TELL_EVERY_S:
            self._told_at = now
            self.reported.emit(CrashReport(summary, text, len(self._seen)))

    def _write(self, text: str) -> None:
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            mode = "w" if self._log_is_full() else "a"
            with self.log_path.open(mode, encoding="utf-8", errors="replace") as file:
                file.write(f"{time.strftime('%Y-%m-%d %H:%M:%S')} {text}\n")
        except OSError as error:
            _log.warning("the report could not be written: %s", error)

    def _log_is_full(self) -> bool:
        return self.log_path.exists() and self.log_path.stat().st_size > _KEEP_BYTES

    def _own_fault_file(self) -> Path:
        return self._folder / f"{_FAULT_PREFIX}{os.getpid()}.log"

    def _start_faulthandler(self) -> None:
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._fault = self._own_fault_file().open("w", encoding="utf-8")
        except OSError as error:
            _log.warning("hard crashes will leave no report: %s", error)
            return
        faulthandler.enable(self._fault)

    def _take_fault(self, path: Path) -> str:
        if path == self._own_fault_file():
            return ""
        try:
            text = path.read_text(encoding="utf-8", errors="replace")
            if text.strip():
                path.unlink()
        except OSError as error:
            _log.info("an old crash file could not be taken: %s", error)
            return ""
        return text


def _place(error: BaseException, trace: TracebackType | None) -> tuple[object, ...]:
    frames = traceback.extract_tb(trace)
    last = (frames[-1].filename, frames[-1].lineno) if frames else (str(error),)
    return (type(error), *last)


def log_qt_message(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    """Qt's messages go to logging."""
    _qt_log.log(_LEVELS.get(kind, logging.WARNING), "%s", message)
