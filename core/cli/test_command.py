"""`loremask test WORLD`: run the knowledge cases of a world (spec section 10)."""

from __future__ import annotations

import argparse
from pathlib import Path
from time import perf_counter

from core.cases.junit import junit_xml
from core.cases.result import CaseResult, Check, Status
from core.cases.runner import CaseRunner
from core.cli.main import FINDINGS, FINE
from core.cli.options import add_output, add_world, load_world, print_json
from core.cli.terminal import counted, say, told
from core.files.atomic import write_files
from core.files.vocabulary import FIELDS
from core.knowledge.ids import unknown_id
from core.model.kinds import Kind
from core.retrieval import Retriever
from core.world.world import World

EXAMPLES = """examples:
  loremask test data/lore
  loremask test data/lore semilla_mina pacto_gremio
  loremask test data/lore --junit results.xml
  loremask test data/lore --json

Exit code 0 when every case passes, 1 when one does not, 2 when the world cannot be read."""

Row = tuple[str, CaseResult, float]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's arguments."""
    add_world(parser)
    parser.add_argument("case", nargs="*", help="ids of cases; left out: all of them")
    parser.add_argument("--junit", type=Path, metavar="FILE", help="write JUnit XML there")
    add_output(parser)


def run(options: argparse.Namespace) -> int:
    """Run the cases; 1 when one of them does not pass."""
    world = load_world(options.world)
    handles = _chosen(world, options.case)
    runner = CaseRunner(world, Retriever(world))
    rows = [_timed(world, runner, handle) for handle in handles]
    if options.junit is not None:
        path = options.junit.absolute()
        write_files(path.parent, {path.name: junit_xml(rows, options.language)})
    if options.json:
        print_json({"cases": [result.as_json(options.language) for _, result, _ in rows]})
    else:
        _print(world, rows, options.language)
    return FINE if all(result.ok for _, result, _ in rows) else FINDINGS


def _chosen(world: World, ids: list[str]) -> list[int]:
    """The handles of the cases asked for, in file order. Raises UnknownId."""
    unknown = next((id for id in ids if not world.find(Kind.CASE, id)), None)
    if unknown is not None:
        raise unknown_id(world, Kind.CASE, unknown)
    wanted = set(ids)
    return [r.handle for r in world.records(Kind.CASE) if not ids or r.id in wanted]


def _timed(world: World, runner: CaseRunner, handle: int) -> Row:
    start = perf_counter()
    result = runner.run(handle)
    return world.file(world.record(handle).file).name, result, perf_counter() - start


def _keys(world: World, result: CaseResult) -> dict[str, str]:
    """Each field's key in the vocabulary of the case's file."""
    own = world.file(world.record(result.handle).file).style.vocabulary
    return {spec.name: spec.key(own) for spec in FIELDS[Kind.CASE]}


def _print(world: World, rows: list[Row], language: str) -> None:
    for file, result, _ in rows:
        if result.ok:
            continue
        status = told(f"status_{result.status.value}", language)
        say(f"{file}: {status}: {result.id}  {result.title or ''}".rstrip())
        keys = _keys(world, result)
        for difference in result.differences:
            say(f"    {difference.message(language)}")
        for check in result.checks:
            if check.status is Status.FAILED:
                _print_check(keys.get(check.name, check.name), check, language)
    counts = {s: sum(result.status is s for _, result, _ in rows) for s in Status}
    shown = (s for s, n in counts.items() if n or s is Status.PASSED)
    print(", ".join(counted(counts[s], f"cases_{s.value}", language) for s in shown))


def _print_check(key: str, check: Check, language: str) -> None:
    expected, got = told("expected", language), told("got", language)
    say(f"    {key}: {expected} {_listed(check.expected, language)}")
    say(f"    {' ' * len(key)}  {got:<{len(expected)}} {_listed(check.got, language)}")


def _listed(texts: tuple[str, ...], language: str) -> str:
    return ", ".join(texts) or told("nothing", language)
