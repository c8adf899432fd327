"""A command word is a command; anything else opens the editor."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from editor.launch import is_command, main

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ([], False),
        (["check", "world"], True),
        (["--help"], True),
        (["--version"], True),
        (["chekc"], True),
        (["chekc", "world"], True),
        (["my_world", "--json"], True),
        (["my_world"], False),
        (["worlds/check"], False),
    ],
)
def test_who_gets_the_arguments(arguments: list[str], expected: bool) -> None:
    assert is_command(arguments) is expected


def test_a_folder_that_is_there_is_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "chek").mkdir()
    assert not is_command(["chek"])
    assert not is_command(["./chek"])


def test_a_command_runs_without_qt() -> None:
    code = (
        "import sys; from editor.launch import main; code = main(['check', 'data/lore']);"
        "assert not [m for m in sys.modules if m.startswith('PySide6')]; sys.exit(code)"
    )
    ended = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, check=False, capture_output=True, text=True
    )
    assert ended.returncode in (0, 1), ended.stderr


def test_the_window_needs_no_heavy_library_to_be_shown() -> None:
    code = (
        "import sys; from editor.app import make_application, make_window;"
        "app = make_application([]); window = make_window(app); window.show();"
        "app.processEvents(); window.close();"
        "print(*[m for m in ('pydantic', 'numpy', 'core.world', 'core.retrieval') "
        "if m in sys.modules])"
    )
    ended = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, check=True, capture_output=True, text=True
    )
    assert ended.stdout.strip() == ""


def test_the_editor_starts_opens_a_world_and_ends_cleanly(world_folder: Path) -> None:
    code = (
        "import sys; from PySide6.QtCore import QTimer; import editor.app as app\n"
        "first = app.open_first\n"
        "def then_close(window, arguments):\n"
        "    first(window, arguments)\n"
        "    window.flow.opened.connect(lambda d: QTimer.singleShot(200, window.close))\n"
        "app.open_first = then_close\n"
        "from editor.launch import main; sys.exit(main(sys.argv[1:]))"
    )
    ended = subprocess.run(
        [sys.executable, "-c", code, str(world_folder)],
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
    )
    lines = [line for line in ended.stderr.splitlines() if "propagateSizeHints" not in line]
    assert (ended.returncode, lines) == (0, [])


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a display")
@pytest.mark.parametrize(("argument", "words"), [("data/lore", "no display"), ("", "is empty")])
def test_what_cannot_be_opened_is_said_in_a_line(argument: str, words: str) -> None:
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {k: v for k, v in os.environ.items() if k not in names}
    code = "import sys; from editor.launch import main; sys.exit(main(sys.argv[1:]))"
    ended = subprocess.run(
        [sys.executable, "-c", code, argument],
        cwd=ROOT,
        env=environment,
        check=False,
        capture_output=True,
        text=True,
    )
    assert ended.returncode == 2
    assert words in ended.stderr
    assert len(ended.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("foo", "no such folder or file, and no such command: “foo”"),
        ("aldae", "Did you mean “aldea”?"),
    ],
)
@pytest.mark.parametrize("display", [False, True])
def test_a_path_that_is_nowhere_is_told_and_opens_no_window(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    word: str,
    said: str,
    display: bool,
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "aldea").mkdir()
    monkeypatch.setattr("editor.launch._has_display", lambda: display)
    monkeypatch.setattr("editor.app.run", lambda given: pytest.fail("a window is opened"))
    assert main([word]) == 2
    assert said in capsys.readouterr().err


def test_without_a_display_a_world_cannot_be_shown(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "aldea").mkdir()
    monkeypatch.setattr("editor.launch._has_display", lambda: False)
    assert main(["aldea"]) == 2
    assert "no display" in capsys.readouterr().err
