"""`loremask check WORLD`: what is wrong, one line each."""

from __future__ import annotations

import argparse
import os

from core.cli.main import FINDINGS, FINE
from core.cli.options import add_output, add_world, load_world, print_json
from core.cli.terminal import counted, say, told
from core.validation import Issue, Validator
from core.validation.naming import field_key, record_name
from core.world.lines import record_lines
from core.world.world import World

EXAMPLES = """examples:
  loremask check data/lore
  loremask check data/lore --json
  loremask check data/lore/mina.json --language es

Exit code 0 when there is no error, 1 when there is one, 2 when nothing could be read.
With --strict, a warning counts as an error."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's arguments."""
    add_world(parser)
    add_output(parser)
    parser.add_argument("--strict", action="store_true", help="exit 1 on warnings too")


def run(options: argparse.Namespace) -> int:
    """Print every issue; 1 when one of them is an error."""
    world = load_world(options.world)
    validator = Validator(world)
    validator.run_pending(float("inf"))
    issues = validator.issues()
    lines = {h: n for f in world.lore_files for h, n in record_lines(world, f).items()}
    if options.json:
        print_json({"issues": [as_json(world, i, lines, options.language) for i in issues]})
    else:
        _print(world, issues, lines, options.language)
    failing = {"error", "warning"} if options.strict else {"error"}
    return FINDINGS if any(i.severity in failing for i in issues) else FINE


def as_json(world: World, issue: Issue, lines: dict[int, int], language: str) -> dict[str, object]:
    """One issue for programs; `id` and `line` are null where there is none."""
    handle = issue.handle
    record = world.record(handle) if handle is not None and handle in world else None
    return {
        "code": issue.code,
        "severity": issue.severity,
        "file": world.file(issue.file).name if issue.file else None,
        "line": _line(issue, lines),
        "kind": record.kind.value if record else None,
        "id": record.id if record else None,
        "field": issue.field or None,
        "message": issue.message(language),
        "params": dict(issue.params),
    }


def _line(issue: Issue, lines: dict[int, int]) -> int | None:
    return issue.line if issue.handle is None else lines.get(issue.handle)


def _path(world: World, issue: Issue) -> str | None:
    """The file as the current directory leads to it, so that an editor or CI can open it."""
    if not issue.file:
        return None
    path = world.file(issue.file).path
    try:
        return os.path.relpath(path)
    except ValueError:
        return str(path)


def _what(world: World, issue: Issue) -> str:
    """The record and the field by the names that they have in the file."""
    handle = issue.handle
    record = world.record(handle) if handle is not None and handle in world else None
    name = record_name(world, record) if record is not None else ""
    return " ".join(part for part in (name, field_key(world, issue)) if part)


def _print(world: World, issues: tuple[Issue, ...], lines: dict[int, int], language: str) -> None:
    for issue in issues:
        parts = (_path(world, issue), _line(issue, lines))
        where = ":".join(str(part) for part in parts if part is not None)
        what = _what(world, issue)
        text, severity = issue.message(language), told(f"severity_{issue.severity}", language)
        say(f"{where}: {severity}: {what + ': ' if what else ''}{text}")
    counts = {s: sum(i.severity == s for i in issues) for s in ("error", "warning", "hint")}
    print(", ".join(counted(n, f"{s}s", language) for s, n in counts.items()))
