"""Errors of the program are written down, told once, and copied without the user's name."""

from __future__ import annotations

import logging
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QtMsgType
from pytestqt.qtbot import QtBot

from editor.crash import CrashReport, CrashReporter, log_qt_message, without_home
from editor.crash_notices import CrashNotices


class Clock:
    def __init__(self) -> None:
        self.now = 10.0

    def __call__(self) -> float:
        return self.now


def fail(reporter: CrashReporter, error: Exception) -> None:
    try:
        raise error
    except Exception:
        reporter.on_exception(*sys.exc_info())  # type: ignore[arg-type]


def fail_elsewhere(reporter: CrashReporter, error: Exception) -> None:
    try:
        raise error
    except Exception:
        reporter.on_exception(*sys.exc_info())  # type: ignore[arg-type]


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def reporter(tmp_path: Path, clock: Clock, qapp: object) -> CrashReporter:
    return CrashReporter(tmp_path / "state", clock=clock)


def test_the_same_error_is_told_once(reporter: CrashReporter, clock: Clock) -> None:
    told: list[CrashReport] = []
    reporter.reported.connect(told.append)
    for _ in range(50):
        clock.now += 10
        fail(reporter, ValueError("in paint"))
    assert len(told) == 1
    assert told[0].summary == "ValueError: in paint"
    assert "Traceback" in told[0].text


def test_errors_of_one_moment_are_told_once_and_all_written(
    reporter: CrashReporter, clock: Clock
) -> None:
    told: list[CrashReport] = []
    reporter.reported.connect(told.append)
    fail(reporter, ValueError("first"))
    clock.now += 0.1
    fail_elsewhere(reporter, KeyError("second"))
    assert len(told) == 1
    written = reporter.log_path.read_text(encoding="utf-8")
    assert "first" in written
    assert "second" in written


def test_a_report_does_not_name_the_home_folder(home: Path) -> None:
    assert without_home(f"File {home}/worlds/a.json") == "File ~/worlds/a.json"


def test_a_thread_s_error_is_told_in_this_thread(
    reporter: CrashReporter, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[int] = []
    reporter.reported.connect(lambda report: told.append(threading.get_ident()))
    monkeypatch.setattr(threading, "excepthook", reporter._on_thread_exception)

    def work() -> None:
        raise RuntimeError("in a thread")

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: bool(told), timeout=2000)
    assert told == [threading.get_ident()]


def test_a_folder_that_cannot_be_written_is_no_second_error(tmp_path: Path, qapp: object) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    reporter = CrashReporter(tmp_path / "file")
    told: list[CrashReport] = []
    reporter.reported.connect(told.append)
    fail(reporter, ValueError("told all the same"))
    assert len(told) == 1


def test_a_hard_crash_is_told_at_the_next_start(tmp_path: Path, qapp: object) -> None:
    code = (
        "import faulthandler, sys; from pathlib import Path;"
        "from PySide6.QtCore import QCoreApplication; from editor.crash import CrashReporter;"
        "app = QCoreApplication([]); r = CrashReporter(Path(sys.argv[1])); r.install();"
        "faulthandler._sigsegv()"
    )
    root = Path(__file__).resolve().parents[2]
    ended = subprocess.run([sys.executable, "-c", code, str(tmp_path)], cwd=root, check=False)
    assert ended.returncode != 0
    reporter = CrashReporter(tmp_path)
    report = reporter.previous_crash()
    assert report is not None
    assert "Segmentation fault" in report.text or "Fatal Python error" in report.text
    assert reporter.previous_crash() is None


def test_a_clean_end_leaves_nothing(tmp_path: Path, qapp: object) -> None:
    code = (
        "import sys; from pathlib import Path; from PySide6.QtCore import QCoreApplication;"
        "from editor.crash import CrashReporter; app = QCoreApplication([]);"
        "r = CrashReporter(Path(sys.argv[1])); r.install(); r.uninstall()"
    )
    root = Path(__file__).resolve().parents[2]
    subprocess.run([sys.executable, "-c", code, str(tmp_path)], cwd=root, check=True)
    assert list(tmp_path.glob("fault-*")) == []


def test_qt_s_messages_go_to_logging(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG, logger="qt"):
        log_qt_message(QtMsgType.QtWarningMsg, None, "something of Qt")  # type: ignore[arg-type]
    assert [(r.levelname, r.message) for r in caplog.records] == [("WARNING", "something of Qt")]


def test_it_is_shown_in_one_line_without_a_dialog(
    reporter: CrashReporter, make_window: object
) -> None:
    window = make_window()  # type: ignore[operator]
    CrashNotices(reporter, window.notices)
    fail(reporter, ValueError("odd"))
    assert "ValueError: odd" in window.notices.text
    assert "Traceback" not in window.notices.text
    assert "Traceback" in window.notices.detail
