"""`loremask COMMAND ...`: finds the command and runs it, or says what was meant."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module

from core.cli.commands import COMMANDS, is_command
from core.errors import LoremaskError

FINE, FINDINGS, UNUSABLE = 0, 1, 2
"""Exit codes (spec section 11)."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit code. Errors are one message on standard error."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    _speak_utf8()
    try:
        code = _dispatch(arguments)
        if sys.stdout is not None:
            sys.stdout.flush()
        return code
    except LoremaskError as error:
        print(f"loremask: {error.message(_language(arguments))}", file=sys.stderr)
        return UNUSABLE
    except BrokenPipeError:
        # The reader (such as `head`) has seen enough.
        _write_no_more()
        return FINE
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        _write_no_more()
        what = error.filename or _told("not_written", arguments)
        print(f"loremask: {what}: {error.strerror or error}.", file=sys.stderr)
        return UNUSABLE
    except Exception as error:
        return _unexpected(error, arguments)


def _write_no_more() -> None:
    """What is still to be written goes nowhere, so that the interpreter's end stays quiet."""
    sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123


def _unexpected(error: Exception, arguments: list[str]) -> int:
    """A defect of ours: one line for the user, the whole story where it was asked for."""
    if os.environ.get("LOREMASK_DEBUG"):
        raise error
    what = f"{type(error).__name__}: {error}"
    print(f"loremask: {_told('not_expected', arguments, what=what)}", file=sys.stderr)
    print(_told("debug", arguments), file=sys.stderr)
    return UNUSABLE


def _told(word: str, arguments: Sequence[str], /, **params: object) -> str:
    from core.cli.terminal import told

    return told(word, _language(arguments), **params)


def _speak_utf8() -> None:
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors="backslashreplace")


def _language(arguments: Sequence[str]) -> str:
    for at, word in enumerate(arguments):
        if word == "--language" and at + 1 < len(arguments):
            return arguments[at + 1]
        if word.startswith("--language="):
            return word.partition("=")[2]
    return "en"


def _dispatch(arguments: list[str]) -> int:
    word = arguments[0] if arguments else "--help"
    if word == "--version":
        return _version()
    if word == "help" and arguments[1:2] and arguments[1] in COMMANDS:
        return run_command(arguments[1], ["--help"])
    if word in ("-h", "--help", "help"):
        return _help()
    if word not in COMMANDS:
        return _unknown(word, arguments)
    return run_command(word, arguments[1:])


def run_command(name: str, arguments: list[str]) -> int:
    """Parse a command's arguments and run it; the exit code."""
    from core.cli.options import Parser

    command = COMMANDS[name]
    module = import_module(command.module)
    parser = Parser(
        prog=f"loremask {name}",
        description=command.summary[:1].upper() + command.summary[1:] + ".",
        epilog=module.EXAMPLES,
    )
    module.add_arguments(parser)
    try:
        options = parser.parse_args(arguments)
    except SystemExit as stop:
        return int(stop.code or 0)
    return int(module.run(options))


def _version() -> int:
    from importlib.metadata import PackageNotFoundError, version

    try:
        print(f"loremask {version('loremask')}")
    except PackageNotFoundError:
        print("loremask (not installed)")
    return FINE


def _help() -> int:
    width = max(len(name) for name in COMMANDS)
    lines = [
        "loremask: lore that NPCs may, or may not, know.",
        "",
        "  loremask                      open the editor: the last world, or the welcome page",
        "  loremask data/lore            open a world (a folder, or one lore file)",
        "",
        "Commands:",
        *(f"  {c.name:<{width}}  {c.summary}" for c in COMMANDS.values()),
        "",
        "Examples:",
        *(f"  {c.example}" for c in COMMANDS.values()),
        "",
        "`loremask COMMAND --help` tells more. A folder named like a command: ./check",
    ]
    print("\n".join(lines))
    return FINE


def _unknown(word: str, arguments: list[str]) -> int:
    from core.text.similarity import nearest

    guess = nearest(word, list(COMMANDS))
    hint = ("did_you_mean", {"guess": guess}) if guess else ("lists_commands", {})
    words = (_told("no_command", arguments, word=word), _told(hint[0], arguments, **hint[1]))
    print(f"loremask: {' '.join(words)}", file=sys.stderr)
    return UNUSABLE


__all__ = ["FINDINGS", "FINE", "UNUSABLE", "is_command", "main", "run_command"]
