"""Make golden.json anew: `python -m tests.core.retrieval.godot.make_golden RUNNER`.

RUNNER is a Python file with `run(script_text, data) -> {"blocks": {name: value}, ...}` that
runs a GDScript in a real Godot 4.6. The weights are such that two scores are equal, but for
rounding in the last place, or at least 0.001 apart: between these the game's comparison with a
tolerance would be no order.
"""

from __future__ import annotations

import importlib.util
import itertools
import json
import struct
import sys
from pathlib import Path
from random import Random
from typing import Any

HERE = Path(__file__).parent
_LISTED = (
    "dragón dragones Dragon mina MINA bocamina minero niño Ñandú año canción canciones corazón "
    "torre torreón torrente puente río rey mar sol luna lunática pingüino vergüenza coração "
    "maçã não irmão avô derrumbe hierro herrero herrería 1234 12345 l'oro co-op mina_norte ea "
    "e\u0301lite cora\u0303o straße øre"
)
WORDS = _LISTED.split()
PLACES = ("mina", "torre", "Torre", "puente_viejo", "río")
NPCS = ("bram", "nela", "Bram")
QUESTS = ("verdad", "última", "q")
WEIGHTS = (1.0, 1.0, 1.0, 1, 2, 1.5, 0.3, 0.7, 1.1, 1.2, 0.05, 3.3, 1e9, 123456789.123, 7.77)
MARKS = (" ", " ", " ", ", ", ". ", " ¿", "? ", "\n", " — ", "_")
ALPHABET = ("a", "b", "B", "Z", "ñ", "é", "z_", "_", "1", "10", "2", "\U0001f409", "\uffee")


def entries(random: Random) -> list[dict[str, Any]]:
    """Entries of the format's first version."""
    made = []
    for number in range(60):
        words = random.choices(WORDS, k=random.randint(1, 20))
        tags = random.sample(WORDS, random.randint(0, 4)) + random.choices(
            PLACES, k=random.randint(0, 2)
        )
        tags += random.choices(tags, k=1) if tags and number % 4 == 0 else []
        entry: dict[str, Any] = {"id": f"{random.choice(ALPHABET)}{number}"}
        entry["texto"] = "".join(w + random.choice(MARKS) for w in words)
        entry["etiquetas"] = tags
        entry.update(random.choice(_visibilities(random)))
        if random.random() < 0.6:
            entry["peso"] = random.choice(WEIGHTS)
        made.append(entry)
    return made


def _visibilities(random: Random) -> list[dict[str, str]]:
    secret = {"visibilidad": "secreto", "requiere_quest": random.choice(QUESTS)}
    own = {"visibilidad": "npc:" + random.choice(NPCS)}
    rare = random.choice(
        ({"visibilidad": "oculto"}, {"visibilidad": "secreto"}, {"visibilidad": "X"})
    )
    return [{}, {}, {"visibilidad": "publico"}, own, secret, rare]


def questions(random: Random) -> list[dict[str, Any]]:
    """Questions of one to twenty words, from all kinds of askers."""
    made = []
    for _ in range(400):
        words = random.choices(WORDS, k=random.choice((1, 2, 3, 4, 6, 20)))
        cut = [w[: random.randint(2, len(w))] if random.random() < 0.3 else w for w in words]
        made.append(
            {
                "query": "".join(w + random.choice(MARKS) for w in cut),
                "npc": random.choice(("", *NPCS)),
                "place": random.choice(("", *PLACES)),
                "quests": random.sample(QUESTS, random.randint(0, 2)),
                "k": random.choice((5, 5, 1, 60)),
            }
        )
    return made


def main() -> None:
    """Ask the game, and write what it says."""
    random = Random(2)
    data: dict[str, Any] = {"entradas": entries(random), "questions": questions(random)}
    ran = _runner(Path(sys.argv[1]))((HERE / "seed_rule.gd").read_text(encoding="utf-8"), data)
    data["answers"] = ran["blocks"]["answers"]
    assert len(data["answers"]) == len(data["questions"])
    assert all(_is_clear(answer) for answer in data["answers"])
    text = json.dumps(data, ensure_ascii=False, indent=None, separators=(",", ":"))
    (HERE / "golden.json").write_text(text.replace("},{", "},\n{") + "\n", encoding="utf-8")


def _is_clear(answer: list[list[str]]) -> bool:
    scores = [struct.unpack("<d", bytes.fromhex(shown))[0] for _, shown in answer]
    gaps = [a - b for a, b in itertools.pairwise(scores)]
    return all(abs(gap) < 1e-6 or gap > 0.001 for gap in gaps)


def _runner(path: Path) -> Any:
    sys.path.insert(0, str(path.parent))
    spec = importlib.util.spec_from_file_location("runner", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.run


if __name__ == "__main__":
    main()
