"""`publico` in a longer list is validation's to tell, not a secret that everybody sees."""

from __future__ import annotations

import json
from pathlib import Path

from core.knowledge.audit import Audit
from core.validation import Validator
from core.world.opening import open_world


def codes(folder: Path, visibility: object) -> set[str]:
    entry = {"id": "a", "texto": "x", "etiquetas": ["t"], "visibilidad": visibility}
    content = {"version": 2, "entradas": [entry], "npcs": [{"id": "n"}, {"id": "m"}]}
    (folder / "a.json").write_text(json.dumps(content), encoding="utf-8")
    world = open_world(folder)
    return {f.code for f in Audit(world, Validator(world).issues()).findings}


def test_public_in_a_list_is_not_called_unpublic(tmp_path: Path) -> None:
    assert "audit_everybody" not in codes(tmp_path, ["publico", "npc:n"])
    assert "audit_everybody" in codes(tmp_path, ["npc:m", "npc:n"])
