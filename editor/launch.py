"""The command `loremask`: a command word goes to the command line, all else opens the editor."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from core.cli.commands import COMMANDS
from core.cli.commands import is_command as is_command_word


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command or the editor; the exit code. Qt is not imported for a command."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if is_command(given):
        from core.cli.main import main as run_command

        return run_command(given)
    problem = _cannot_open(given)
    if problem:
        print(f"loremask: {problem}", file=sys.stderr)
        return 2
    from editor.app import run

    return run(given)


def _cannot_open(arguments: Sequence[str]) -> str:
    """Why the editor cannot be opened, in words; "" when it can."""
    if arguments and not arguments[0]:
        return "a path is expected, and this is empty."
    if arguments and not Path(arguments[0]).exists():
        return _no_such(arguments[0])
    if _has_display():
        return ""
    return "there is no display to open a window on. `loremask --help` lists what works without."


def _no_such(word: str) -> str:
    from core.text.similarity import nearest

    folder = Path(word).absolute().parent
    beside = [path.name for path in folder.iterdir()] if folder.is_dir() else []
    guess = nearest(Path(word).name, [*COMMANDS, *beside])
    hint = f"Did you mean “{guess}”?" if guess else "`loremask --help` lists the commands."
    return f"there is no such folder or file, and no such command: “{word}”. {hint}"


def _has_display() -> bool:
    """Whether Qt may find a display; without one it would end the process."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(n) for n in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def is_command(arguments: Sequence[str]) -> bool:
    """Whether the arguments are for the command line: a command, an option, or a typo of one."""
    if not arguments:
        return False
    first = arguments[0]
    if is_command_word(first) or first.startswith("-"):
        return True
    if Path(first).exists():
        return False
    return len(arguments) > 1 or _is_nearly_a_command(first)


def _is_nearly_a_command(word: str) -> bool:
    from difflib import get_close_matches

    return word.isalpha() and bool(get_close_matches(word.lower(), COMMANDS, 1))


if __name__ == "__main__":
    sys.exit(main())
