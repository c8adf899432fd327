"""A world in which every hidden thing holds words that stand nowhere else."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass, field
from pathlib import Path

from core.text.fold import fold
from core.world.opening import open_world
from core.world.world import World

ANYBODY = "*"
NPCS = ("ana", "bruno", "celia", "dario", "elisa")
GUILD = ("bruno", "celia")
QUESTS = ("q1", "q2", "q3")
PLACES = ("plaza", "horno", "torre")
MARK = "qx"
LENGTH = 11
"""Every long canary begins with the mark, so that all are found in one pass over a text."""
_LETTERS = "bcdfghjklmnpqrtvwxzaeiou"
_ODD = str.maketrans({"o": "ø", "c": "č", "l": "ł", "d": "đ"})
PLAIN = str.maketrans({"ø": "o", "ł": "l", "đ": "d", "ß": "ss", "æ": "ae"})
_HEADS = tuple(a + b + c for a in "kwxzj" for b in "kwxzjq" for c in "aeiouy" if a != b)
"""How short canaries begin: no two alike, so that no ending can make one of another."""


@dataclass
class Canaries:
    """Each canary with those who know it from the start, and what reveals it."""

    rng: random.Random
    knowers: dict[str, set[str]] = field(default_factory=dict)
    of_entry: dict[str, list[str]] = field(default_factory=dict)
    opened_by: dict[str, str] = field(default_factory=dict)
    skill: str = ""
    """One that is the name of a skill: the Game Director sees those."""
    short: list[str] = field(default_factory=list)

    def new(self, *knowers: str, capital: bool = False) -> str:
        while True:
            word = MARK + "".join(self.rng.choice(_LETTERS) for _ in range(LENGTH - len(MARK)))
            # Broken up or inside another word a short one is found too: none may be in a long one.
            if word not in self.knowers and not any(head in word for head in _HEADS):
                break
        self.knowers[word] = set(knowers)
        return word.capitalize() if capital else word

    def any(self, *knowers: str, capital: bool = False) -> str:
        """A canary of any kind: long, of three to five letters, or spelt oddly."""
        kind = self.rng.random()
        if kind < 0.4:
            word = self.rng.choice([h for h in _HEADS if h not in {s[:3] for s in self.short}])
            word += "".join(self.rng.choice("kwxzjq") for _ in range(self.rng.randrange(3)))
            self.short.append(word)
            self.knowers[word] = set(knowers)
            return word.capitalize() if capital else word
        word = self.new(*knowers, capital=capital)
        return word.translate(_ODD) if kind < 0.6 else word

    def entry(self, id: str, *knowers: str, quest: str | None = None) -> tuple[str, str]:
        pair = (self.any(*knowers, capital=True), self.any(*knowers))
        self.of_entry[id] = [plain(word) for word in pair]
        if quest:
            self.opened_by.update(dict.fromkeys(self.of_entry[id], quest))
        return pair


def plain(text: str) -> str:
    """A text in small plain letters."""
    return fold(text).translate(PLAIN)


def build(folder: Path, seed: int, declared: bool = True) -> tuple[World, Canaries]:
    """Write the world and open it; without `declared` it is lore and nothing else."""
    canaries = Canaries(random.Random(seed))
    entries = [
        _entry(
            "fuente", "La fuente de la plaza canta de noche y nadie paga por el agua.", ["fuente"]
        ),
        _entry("pan", "El horno da pan de centeno los martes y los viernes.", ["pan", "horno"]),
        _entry("torre", "La torre perdió su campana hace siete inviernos.", ["torre", "campana"]),
        _entry("feria", "En la feria se venden cestas, quesos y cuchillos.", ["feria"]),
    ]
    plans: list[tuple[str, object, str | None, tuple[str, ...]]] = [
        ("de_ana", "npc:ana", None, ("ana",)),
        ("de_bruno", "npc:bruno", None, ("bruno",)),
        ("de_celia_dario", ["npc:celia", "npc:dario"], None, ("celia", "dario")),
        ("del_gremio", "faccion:gremio", None, GUILD),
        ("s1", "secreto", "q1", ()),
        ("s2", "secreto", "q2", ()),
        ("s3", "secreto", "q3", ()),
        ("borrador", "oculto", None, ()),
    ]
    for id, visibility, quest, knowers in plans:
        name, word = canaries.entry(id, *knowers, quest=quest)
        text = f"La torre, el pan y la feria esconden a {name}, que guarda un {word} en la fuente."
        fields: dict[str, object] = {"visibilidad": visibility}
        if declared and canaries.rng.random() < 0.5:
            fields["terminos"] = [word]
        if quest:
            fields["requiere_quest"] = quest
        entries.append(_entry(id, text, ["torre", "fuente", "pan", "feria"], **fields))
    files: dict[str, object] = {"a.json": {"version": 2, "entradas": entries}}
    if declared:
        files |= {"b.json": _scenario(canaries), "c.json": _player(canaries)}
    for name, content in files.items():
        (folder / name).write_text(json.dumps(content, ensure_ascii=False), encoding="utf-8")
    return open_world(folder), canaries


def _entry(id: str, text: str, tags: list[str], **fields: object) -> dict[str, object]:
    return {"id": id, "texto": text, "etiquetas": tags, **fields}


def _scenario(canaries: Canaries) -> dict[str, object]:
    people = []
    for npc in NPCS:
        secret = f"Sueña con {canaries.any(npc, capital=True)} y oculta un {canaries.any(npc)}."
        people.append(
            {
                "id": npc,
                "nombre": npc.capitalize(),
                "voz": f"Habla despacio y nombra su {canaries.any(npc)}.",
                "facciones": ["gremio"] if npc in GUILD else [],
                "ficha_publica": f"{npc.capitalize()} vende quesos en la feria.",
                "ficha_completa": secret,
            }
        )
    return {
        "npcs": people,
        "lugares": [{"id": place, "nombre": f"La {place}"} for place in PLACES],
        "quests": [{"id": quest, "nombre": f"Tarea {quest}"} for quest in QUESTS],
        "facciones": [{"id": "gremio", "nombre": "Gremio"}],
        "trama": [
            {"id": f"t{n}", "texto": f"{canaries.any(capital=True)} teme al {canaries.any()}."}
            for n in range(3)
        ],
        "idioma": "es",
    }


def _player(canaries: Canaries) -> dict[str, object]:
    canaries.skill = secret = canaries.new()
    full = f"Es {canaries.any(capital=True)} en secreto y bebe {secret} cada noche."
    return {
        "jugador": {
            "nombre": "Iria",
            "ficha_publica": "Viajera con capa verde y poca prisa.",
            "ficha_completa": full,
            "habilidades": {"sigilo": 2, secret: 1},
        }
    }
