"""`loremask merge`: a merge driver for git that knows entries and fields."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from core.cli.main import FINDINGS, FINE, UNUSABLE
from core.cli.options import add_output, print_json
from core.errors import LoremaskError, UnreadableFile
from core.files.atomic import write_files
from core.files.layout import read_layout
from core.merge.conflicts import Conflict, Merged
from core.merge.markers import MARKER_SIZE, merge_marked, read_sides
from core.merge.pieces import cut_file
from core.messages import render
from core.world.opening import decode, read_bytes

EXAMPLES = """set it up once:
  echo 'data/lore/*.json merge=loremask' >> .gitattributes
  git config merge.loremask.driver 'loremask merge %O %A %B --marker-size %L --path=%P'

OURS is rewritten in place. A change of one side is taken; where both sides changed the same
field, both stand between git's conflict markers, with the version before them. Choose one in
an editor, or open the file in Loremask.

Exit code 0 when nothing is left to decide, 1 when conflicts are, 2 when a file cannot be
merged; then OURS is left as it was."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's arguments."""
    parser.add_argument("base", type=Path, metavar="BASE", help="what both come from (git: %%O)")
    parser.add_argument("ours", type=Path, metavar="OURS", help="rewritten in place (git: %%A)")
    parser.add_argument("theirs", type=Path, metavar="THEIRS", help="merged into it (git: %%B)")
    parser.add_argument(
        "--marker-size",
        type=int,
        default=MARKER_SIZE,
        metavar="N",
        help=f"length of the markers (git: %%L; default {MARKER_SIZE})",
    )
    parser.add_argument("--path", metavar="NAME", help="the file's name in messages (git: %%P)")
    add_output(parser)


def run(options: argparse.Namespace) -> int:
    """Merge, write OURS, and say what is left to decide."""
    try:
        ours, theirs = _read(options.ours), _read(options.theirs)
        base = _base(options)
        merged = merge_marked(base, ours, theirs, max(options.marker_size, 1))
        _check(merged)
    except UnreadableFile as error:
        language = options.language
        text = f"{_said(error, options)} {render('merge_unusable', {}, language)}"
        print(f"loremask merge: {text}", file=sys.stderr)
        return UNUSABLE
    if merged.text != ours:
        folder, name = options.ours.absolute().parent, options.ours.name
        write_files(folder, {name: merged.text.encode("utf-8")})
    _tell(options, merged)
    return FINDINGS if merged.conflicts else FINE


def _read(path: Path) -> str:
    text, encoding = decode(read_bytes(path))
    if encoding != "utf-8":
        raise UnreadableFile("wrong_encoding", {"encoding": encoding}, path=path)
    return text


def _base(options: argparse.Namespace) -> str | None:
    """The common version; None where there is none, or none that can be read."""
    try:
        text = _read(options.base)
        sides = read_sides(text)
        text = text if sides is None else sides.base or ""
        if not text.strip("\ufeff \t\r\n"):
            return None
        cut_file(text)
    except LoremaskError as error:
        params = {"reason": render(error.code, error.params, options.language)}
        words = render("merge_no_base", params, options.language)
        print(f"loremask merge: {_name(options)}: {words}", file=sys.stderr)
        return None
    return text


def _check(merged: Merged) -> None:
    """Raises UnreadableFile unless each side of the result is JSON."""
    sides = read_sides(merged.text) if merged.conflicts else None
    if sides is None:
        read_layout(merged.text)
        return
    read_layout(sides.ours)
    read_layout(sides.theirs)


def _name(options: argparse.Namespace) -> str:
    return options.path or str(options.ours)


def _said(error: UnreadableFile, options: argparse.Namespace) -> str:
    """What is wrong after the file's name, which is the one that git gave where it gave one."""
    text = render(error.code, error.params, options.language)
    of_ours = error.path is None or error.path == options.ours or options.path
    where = [_name(options) if of_ours else str(error.path)]
    where += [str(number) for number in (error.line, error.column) if number is not None]
    return f"{':'.join(where)}: {text}"


def _tell(options: argparse.Namespace, merged: Merged) -> None:
    if options.json:
        print_json({"file": _name(options), "conflicts": [_as_json(c) for c in merged.conflicts]})
        return
    if not merged.conflicts:
        return
    params = {"count": len(merged.conflicts), "file": _name(options)}
    lines = [render("merge_conflicts", params, options.language)]
    lines += [f"  {_described(c, options.language)}" for c in merged.conflicts]
    print("\n".join(lines), file=sys.stderr)


def _described(conflict: Conflict, language: str) -> str:
    params = {"kind": conflict.kind, "id": conflict.id, "field": conflict.field}
    if not conflict.kind:
        return render("merge_place_key", params, language)
    return render("merge_place" if conflict.field else "merge_place_whole", params, language)


def _as_json(conflict: Conflict) -> dict[str, object]:
    return {
        "kind": conflict.kind,
        "id": conflict.id,
        "number": conflict.number,
        "field": conflict.field,
        "base": conflict.base,
        "ours": conflict.ours,
        "theirs": conflict.theirs,
    }
