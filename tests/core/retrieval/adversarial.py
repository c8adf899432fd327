"""Random small worlds that try to be awkward, and random questions and edits for them."""

from __future__ import annotations

import json
import unicodedata
from pathlib import Path
from random import Random
from typing import Any

from core.errors import BadEdit
from core.model.kinds import Kind
from core.model.state import GameState
from core.model.visibility import HIDDEN, PUBLIC, SECRET, AllOf, AnyOf, faction, npc, quest
from core.world import build
from core.world.edits import Edit
from core.world.world import World

_LISTED = (
    "drag dragon dragón dragones DRAGÓN ñandú niño Niña nino canción cancion corazón año ano straße "
    "STRASSE ﬁn ofﬁcio İstanbul istanbul ırmak Σίσυφος ΣΟΦΟΣ σοφος 龙 龙王 龙王之歌传说 한국어 ½taza "
    "②do ªla ºlo øre đak ſoul mar sol rey reyes torre torrente mina minas mino inam bocamina "
    "mina_norte _mina mina_ l'or d’or it's o'neil co-op 1234 12345 7 ３４５６ 𝐀𝐛𝐜𝐝𝐞 ǆungla ﷺ ﷲ e\u0301l "
    "a\u0308\u0323b \u0301x \u200dzwj ab\u200dcd ab\u00adcd a´b aͺb naïve NAÏVE Ångström ångstrom"
)
STEMS = tuple(_LISTED.split(" "))
SPACES = (
    " ",
    " ",
    " ",
    "  ",
    "\u00a0",
    "\n",
    "\t",
    "\x1c",
    "\x85",
    "\u2003",
    ", ",
    ". ",
    "_",
    "-",
    "’",
    "",
)
NPCS = ("bram", "Bram", "nela", "ñu", "n")
FACTIONS = ("gremio", "concejo", "f")
QUESTS = ("q", "Q", "verdad", "última")
PLACES = ("mina", "Mina", "torre", "dragón", "dragon", "mina_norte", "a b")
IDS = ("a", "b", "B", "ñ", "z", "", "a1", "a10", "a2", "é", "e\u0301", "\U00010000", "\uffff")
WEIGHTS: tuple[Any, ...] = (
    1.0,
    1,
    2,
    0.3,
    0.30003,
    0.30004,
    1.5,
    0.1,
    1e-300,
    1e9,
    123456789.123,
    1e-5,
)
BAD_WEIGHTS: tuple[Any, ...] = (0, -1, 2e9, 0.0, True, "1", None)
QUERY_MARKS = ("¿", "?", "¡", "!", "", "")


def spelt(random: Random, word: str) -> str:
    """The word in another form that may or may not fold alike."""
    form = random.choice(("", "", "NFC", "NFD", "NFKC", "NFKD"))
    word = unicodedata.normalize(form, word) if form else word
    return random.choice((word, word, word.upper(), word.lower(), word.title()))


def word(random: Random) -> str:
    """A word, a part of one, or two run together."""
    chosen = spelt(random, random.choice(STEMS))
    if random.random() < 0.25:
        start = random.randrange(len(chosen))
        return chosen[start : start + random.randint(1, 6)]
    if random.random() < 0.15:
        return chosen + spelt(random, random.choice(STEMS))
    return chosen


def text(random: Random, most: int = 14) -> str:
    """Some words with odd spaces between."""
    return "".join(word(random) + random.choice(SPACES) for _ in range(random.randint(0, most)))


def tags(random: Random) -> list[str]:
    """Tags, some repeated, some no single word, some empty."""
    found = [word(random) for _ in range(random.randint(0, 4))]
    found += random.choices(PLACES, k=random.randint(0, 2))
    if found and random.random() < 0.3:
        found += random.choices(found, k=random.randint(1, 3))
    return found + ([""] if random.random() < 0.05 else [])


def visibility(random: Random, depth: int = 0) -> Any:
    """Any form of visibility, wrong ones too."""
    simple = [
        "publico",
        "publico",
        "secreto",
        "secreto",
        "oculto",
        "npc:" + random.choice(NPCS),
        "faccion:" + random.choice(FACTIONS),
        "quest:" + random.choice(QUESTS),
        random.choice(
            ("Publico", "", None, [], {"todas": []}, 5, "npc:", "nadie", {"x": ["publico"]})
        ),
    ]
    if depth < 2 and random.random() < 0.3:
        parts = [visibility(random, depth + 1) for _ in range(random.randint(1, 3))]
        return parts if random.random() < 0.5 else {"todas": parts}
    return random.choice(simple)


def entry(random: Random) -> Any:
    """One entry, perhaps broken."""
    made: dict[str, Any] = {"id": random.choice((*IDS, f"e{random.randrange(30)}"))}
    made["texto"] = text(random)
    made["etiquetas"] = tags(random)
    if random.random() < 0.5:
        made["visibilidad"] = visibility(random)
    if random.random() < 0.4:
        made["requiere_quest"] = random.choice((*QUESTS, "", None))
    if random.random() < 0.5:
        made["peso"] = random.choice(WEIGHTS if random.random() < 0.9 else BAD_WEIGHTS)
    for key in ("id", "texto", "etiquetas"):
        if random.random() < 0.05:
            del made[key]
    if random.random() < 0.04:
        return random.choice((7, "x", None, {**made, "texto": 3}, {**made, "etiquetas": "mina"}))
    return made


def write_world(random: Random, folder: Path, most: int = 25) -> Path:
    """A world of two lore files and a cast."""
    for name in ("a.json", "b.json"):
        rows = [entry(random) for _ in range(random.randint(0, most))]
        shown = json.dumps({"version": 2, "entradas": rows}, ensure_ascii=random.random() < 0.5)
        (folder / name).write_text(shown, encoding="utf-8")
    cast = [
        {"id": n, "nombre": n, "facciones": random.sample(FACTIONS, random.randint(0, 2))}
        for n in NPCS
    ]
    (folder / "cast.json").write_text(json.dumps({"npcs": cast}), encoding="utf-8")
    return folder


def question(random: Random) -> str:
    """What a player might type, or half of it."""
    typed = random.choice(QUERY_MARKS) + text(random, 7) + random.choice(QUERY_MARKS)
    return typed[: random.randint(1, len(typed))] if typed and random.random() < 0.3 else typed


def state(random: Random) -> GameState:
    """Who asks, where, after which quests."""
    who = random.choice((None, *NPCS))
    learnt = {n: dict.fromkeys(random.sample(IDS, random.randint(0, 3)), 1) for n in NPCS}
    return GameState(
        npc=who,
        place=random.choice((None, None, "", *PLACES)),
        quests=frozenset(random.sample(QUESTS, random.randint(0, 3))),
        learnt=learnt if random.random() < 0.4 else {},
        k=random.choice((5, 5, 5, 1, 2, 50, 0)),
    )


def edit(random: Random, world: World) -> Edit | None:
    """A random edit, or None where it makes no sense."""
    handles = world.handles(Kind.ENTRY)
    files = [f.handle for f in world.lore_files if f.name != "cast.json"]
    some = random.sample(handles, min(len(handles), random.randint(1, 3)))
    try:
        match random.choice(("set", "set", "set", "add", "delete", "duplicate", "move", "cast")):
            case "cast":
                member = random.choice(world.handles(Kind.NPC))
                chosen = tuple(random.sample(FACTIONS, random.randint(0, 3)))
                return build.set_value(world, member, "factions", chosen)
            case "add":
                fields = {"id": random.choice(IDS), "text": text(random), "tags": tags(random)}
                return build.add(world, Kind.ENTRY, random.choice(files), fields)
            case _ if not some:
                return None
            case "set":
                return build.set_value(world, some[0], *_value(random))
            case "delete":
                return build.delete(world, some)
            case "duplicate":
                return build.duplicate(world, some)
            case _:
                return build.move(world, some, random.choice(files), random.randint(-1, 5))
    except BadEdit:
        return None


def _value(random: Random) -> tuple[str, Any]:
    forms = (
        PUBLIC,
        SECRET,
        HIDDEN,
        npc(random.choice(NPCS)),
        AnyOf((npc(random.choice(NPCS)), SECRET)),
        AllOf((faction(random.choice(FACTIONS)), quest(random.choice(QUESTS)))),
    )
    values: dict[str, Any] = {
        "id": random.choice(IDS),
        "text": text(random),
        "tags": tags(random),
        "visibility": random.choice(forms),
        "required_quest": random.choice((*QUESTS, None)),
        "weight": random.choice((*WEIGHTS, 0, -1)),
    }
    name = random.choice(list(values))
    return name, values[name]
