"""A copy of the sample world and of a save with markup in every field of every record."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

EVIL = '<img src="file:///evil.png"><b>x</b>'
_WORDS = {"publico", "secreto", "oculto", "es", "todas"}
_LISTED_IDS = ("npcs", "lugares", "quests", "facciones", "entradas", "casos", "trama")


def write_world(source: Path, target: Path) -> None:
    """Every text is given markup; ids too, and all that names them the same."""
    files = {p.name: json.loads(p.read_text(encoding="utf-8")) for p in source.glob("*.json")}
    ids = {
        record["id"]
        for data in files.values()
        for key in _LISTED_IDS
        for record in data.get(key, [])
    }
    target.mkdir()
    for name, data in files.items():
        text = json.dumps(_marked(data, ids), ensure_ascii=False, indent=1)
        (target / name).write_text(text, encoding="utf-8")


def write_save(source: Path, target: Path, world: Path) -> None:
    """The same for a save of that world."""
    files = [json.loads(p.read_text(encoding="utf-8")) for p in world.glob("*.json")]
    ids = {r["id"] for data in files for key in _LISTED_IDS for r in data.get(key, [])}
    text = json.dumps(_marked(json.loads(source.read_text(encoding="utf-8")), ids, keys=True))
    target.write_text(text, encoding="utf-8")


def _marked(value: Any, ids: set[str], key: str = "", *, keys: bool = False) -> Any:
    if isinstance(value, dict):
        inner = {
            (k + EVIL if (keys and k in ids) or key == "etiquetas_alias" else k): _marked(
                v, ids, k, keys=keys
            )
            for k, v in value.items()
        }
        return {**inner, EVIL: EVIL} if not keys and "id" in inner else inner
    if isinstance(value, list):
        return [_marked(v, ids, key, keys=keys) for v in value]
    if not isinstance(value, str) or value in _WORDS or key in ("perfil", "tipo"):
        return value
    kind, colon, id = value.partition(":")
    if colon and kind in ("npc", "faccion", "quest"):
        return f"{kind}:{id}{EVIL}"
    return value + EVIL if value in ids or key in ("etiquetas", "lugar") else EVIL + value
