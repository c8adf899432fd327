"""`loremask save FILE`: what each NPC remembers in a save. The file is never written."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from core.cli.main import FINE, UNUSABLE
from core.cli.options import add_output, path_of, print_json
from core.cli.save_state import password_from
from core.cli.terminal import counted, say, told
from core.memory.fields import as_whole, english_name
from core.messages import render
from core.saves import Candidate, Problem, SaveFile, read_folder, read_save

_FACT_KEYS = ("texto", "turno", "peso")

EXAMPLES = """examples:
  loremask save data/saves/partida_01.json
  loremask save slot1.save --json
  LOREMASK_PASSWORD=... loremask save slot1.save --password-env LOREMASK_PASSWORD

A folder shows every save in it."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's arguments."""
    parser.add_argument(
        "file", type=path_of, help="a save in any known format, or a folder of them"
    )
    parser.add_argument("--password-env", metavar="NAME", help="variable with the password")
    add_output(parser)


def run(options: argparse.Namespace) -> int:
    """Print every memory found in the save; 2 when nothing could be read."""
    password = password_from(options.password_env)
    if options.file.is_dir():
        return _run_folder(options, password)
    row = save_json(options.file, read_save(options.file, password), options.language)
    if options.json:
        print_json(row)
    else:
        _print(row, options.language)
    return FINE


def _run_folder(options: argparse.Namespace, password: str | None) -> int:
    code = FINE
    rows: list[dict[str, object]] = []
    for path, save in read_folder(options.file, password):
        if isinstance(save, SaveFile):
            rows.append(save_json(path, save, options.language))
        else:
            code = UNUSABLE
            rows.append({"file": str(path), "error": save.message(options.language)})
    if options.json:
        print_json({"saves": rows})
    else:
        for row in rows:
            _print(row, options.language)
    return code


def save_json(path: Path, save: SaveFile, language: str = "en") -> dict[str, object]:
    """One save for programs (spec section 11)."""
    return {
        "file": str(path),
        "format": list(save.layers),
        "candidates": [_candidate_json(c) for c in save.candidates],
        "problems": [
            {"path": p.path, "message": render(p.code, p.params, language)} for p in _problems(save)
        ],
    }


def _problems(save: SaveFile) -> list[Problem]:
    return [*save.problems, *(p for c in save.candidates for p in c.problems)]


def _candidate_json(candidate: Candidate) -> dict[str, object]:
    return {
        "path": candidate.path,
        "version": candidate.version,
        "turn": candidate.turn,
        "npcs": {npc: list(map(_fact_json, facts)) for npc, facts in candidate.npcs.items()},
    }


def _fact_json(fact: object) -> object:
    """A fact as it stands in the save, its three keys in one spelling and whole turns whole."""
    if not isinstance(fact, dict):
        return fact
    spanish = {english_name(key): key for key in _FACT_KEYS}
    shown = {_one_spelling(key, spanish, fact): value for key, value in fact.items()}
    turn = as_whole(shown.get("turno"))
    return shown if turn is None else {**shown, "turno": turn}


def _one_spelling(key: str, spanish: Mapping[str, str], fact: Mapping[str, object]) -> str:
    name = spanish.get(key, key)
    return key if name in fact else name


def _print(row: Mapping[str, object], language: str) -> None:
    if "error" in row:
        say(str(row["error"]))
        return
    layers = row["format"]
    assert isinstance(layers, list)
    layered = str(layers[0])
    for inner in layers[1:]:
        layered = told("layer_in", language, inner=inner, outer=layered)
    say(f"{row['file']}: {layered}")
    candidates = row["candidates"]
    assert isinstance(candidates, list)
    if not candidates:
        say(f"  {told('no_memory', language)}")
    for candidate in candidates:
        _print_candidate(candidate, language)
    problems = row["problems"]
    assert isinstance(problems, list)
    for problem in problems:
        say(f"  {problem['path']}: {problem['message']}")


def _print_candidate(candidate: Mapping[str, Any], language: str) -> None:
    known = candidate["turn"] is not None
    turn = f"{candidate['turn']:g}" if known else told("unknown", language)
    memory = told("memory_at", language, version=candidate["version"], turn=turn)
    say(f"  {candidate['path']}  {memory}")
    for npc, facts in candidate["npcs"].items():
        say(f"    {npc}: {counted(len(facts), 'facts', language)}")
        for fact in facts:
            say(f"      - {_fact(fact, language)}")


def _fact(fact: object, language: str) -> str:
    if not isinstance(fact, dict):
        return str(fact)
    turn, weight = fact.get("turno"), fact.get("peso")
    text = " ".join(str(fact.get("texto")).split())
    return f"{text}  ({told('fact', language, turn=turn, weight=weight)})"
