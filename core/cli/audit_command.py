"""`loremask audit WORLD`: what nobody can know, what everybody knows, who first knows what when."""

from __future__ import annotations

import argparse
from pathlib import Path

from core.cli.main import FINDINGS, FINE
from core.cli.options import add_output, add_world, load_world, print_json
from core.cli.terminal import counted, say, told
from core.files.atomic import write_files
from core.knowledge.audit import Audit, Finding
from core.knowledge.table import STRANGER
from core.validation import Validator
from core.world.lines import record_lines
from core.world.world import World

EXAMPLES = """examples:
  loremask audit data/lore
  loremask audit data/lore --csv audit.csv
  loremask audit data/lore --table knows.json

--csv writes a line an entry: its findings, and the step at which each NPC first knows it.
--table writes entries x NPCs x quest steps, for dialogue systems: JSON, or CSV by the ending.
Exit code 0 when there is no warning, 1 when there is one, 2 when the world cannot be read."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's arguments."""
    add_world(parser)
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write the audit there as a table")
    parser.add_argument("--table", type=Path, metavar="FILE", help="write who knows what when")
    add_output(parser)


def run(options: argparse.Namespace) -> int:
    """Print the findings; 1 when one of them is no hint."""
    world = load_world(options.world)
    validator = Validator(world)
    validator.run_pending()
    audit = Audit(world, validator.issues())
    if options.csv is not None:
        _write(options.csv, audit.as_csv())
    if options.table is not None:
        table = audit.table
        as_csv = options.table.suffix.lower() == ".csv"
        _write(options.table, table.as_csv() if as_csv else table.as_json())
    if options.json:
        print_json(as_json(world, audit, options.language))
    else:
        _print(world, audit, options.language)
    return FINDINGS if any(f.severity != "hint" for f in audit.findings) else FINE


def _write(path: Path, text: str) -> None:
    path = path.absolute()
    write_files(path.parent, {path.name: text.encode("utf-8", "backslashreplace")})


def as_json(world: World, audit: Audit, language: str) -> dict[str, object]:
    """`findings[]`, the steps, and `since{}`: entry to NPC to the first step (null: never)."""
    return {
        "findings": [_finding(world, f, language) for f in audit.findings],
        "steps": [audit.table.step_name(i) for i in range(len(audit.table.quests) + 1)],
        "since": {world.record(h).id: _since(audit, h) for h in audit.table.handles},
    }


def _since(audit: Audit, handle: int) -> dict[str, int | None]:
    since = audit.table.since(handle)
    return {STRANGER if npc is None else npc: step for npc, step in since.items()}


def _finding(world: World, finding: Finding, language: str) -> dict[str, object]:
    record = world.record(finding.handle)
    return {
        "code": finding.code,
        "severity": finding.severity,
        "kind": record.kind.value,
        "id": record.id,
        "file": world.file(record.file).name,
        "message": finding.message(language),
        "params": dict(finding.params),
    }


def _print(world: World, audit: Audit, language: str) -> None:
    lines = {h: n for f in world.lore_files for h, n in record_lines(world, f).items()}
    for finding in audit.findings:
        record = world.record(finding.handle)
        where = f"{world.file(record.file).name}:{lines.get(finding.handle, '')}"
        severity = told(f"severity_{finding.severity}", language)
        say(f"{where}: {severity}: {record.id}: {finding.message(language)}")
    warnings = sum(f.severity != "hint" for f in audit.findings)
    hints = len(audit.findings) - warnings
    rows = (
        ((warnings, "warnings"), (hints, "hints")),
        ((len(audit.table.handles), "entries"), (len(audit.table.npcs) - 1, "npcs")),
    )
    print("; ".join(", ".join(counted(n, word, language) for n, word in row) for row in rows))
